// SPDX-License-Identifier: MIT
#include "window/widgets/savepath.h"

#include "session/basics/translation.h"
#include "window/widgets/modaldialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace window {

using namespace Qt::StringLiterals;

QString suggestedFileName(const core::Kind &kind)
{
    return session::translated(kind.name).section(u" ("_s, 0, 0).toLower();
}

// QFileDialog::getSaveFileName cannot add a suffix, and a suffix added to its result may name another file,
// for which it has not asked permission to replace.
QString askForSavePath(QWidget *parent, const QString &title, const QString &path, const QString &suffix,
                       const QString &filter, QString *chosenFilter)
{
    const QFileInfo suggested(path);
    const QString folder = path.contains(u'/')
                               ? suggested.path()
                               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    ModalDialog<QFileDialog> dialog(parent, title, folder, filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(suggested.fileName() + suffix);
    if (!dialog.isAccepted())
        return {};
    if (chosenFilter)
        *chosenFilter = dialog->selectedNameFilter();
    return dialog->selectedFiles().constFirst();
}

} // namespace window
