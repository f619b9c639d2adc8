// SPDX-License-Identifier: MIT
#include "window/widgets/filedialogs.h"

#include "board/style.h"
#include "session/basics/translation.h"
#include "window/widgets/modaldialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr auto fileSettings = "files"_L1;
constexpr auto folderKey = "folder"_L1;

} // namespace

QString suggestedFileName(const session::Session &session, const QString &what)
{
    static const QRegularExpression size(u"^[0-9]+(x[0-9]+)?$"_s);
    const QString board = QString::fromStdString(session.puzzle().options()).section(u',', 0, 0);
    const QStringList words{session::puzzleName(session.kind()).toLower(),
                            size.match(board).hasMatch() ? board : QString(), what};
    return words.join(u' ').simplified();
}

QString lastFolder()
{
    // A dialog takes a folder that does not exist for the name of a file.
    for (const QString &folder : {board::displaySettings(fileSettings).value(folderKey).toString(),
                                  QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return folder;
    }
    return QDir::homePath();
}

void setLastFolder(const QString &folder)
{
    board::displaySettings(fileSettings).setValue(folderKey, QFileInfo(folder).absoluteFilePath());
}

// QFileDialog::getSaveFileName cannot add a suffix. A suffix added to its result may name another existing file,
// which the dialog has not asked to replace.
QString askForSavePath(QWidget *parent, const QString &title, const QString &name, const QString &suffix,
                       const QString &filter, QString *chosenFilter)
{
    ModalDialog<QFileDialog> dialog(parent, title, lastFolder(), filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(name + suffix);
    // Choosing another file type changes the suffix of the name in the dialog.
    QFileDialog *shown = dialog.operator->();
    QObject::connect(shown, &QFileDialog::filterSelected, shown, [shown](const QString &chosen) {
        static const QRegularExpression ending(u"\\(\\*(\\.\\w+)\\)$"_s);
        const QString wanted = ending.match(chosen).captured(1);
        const QStringList files = shown->selectedFiles();
        if (wanted.isEmpty() || files.isEmpty())
            return;
        shown->setDefaultSuffix(wanted);
        shown->selectFile(QFileInfo(files.constFirst()).completeBaseName() + wanted);
    });
    if (!dialog.isAccepted())
        return {};
    if (chosenFilter)
        *chosenFilter = dialog->selectedNameFilter();
    const QString path = dialog->selectedFiles().constFirst();
    setLastFolder(QFileInfo(path).path());
    return path;
}

QString askForOpenPath(QWidget *parent, const QString &title, const QString &folder, const QString &filter)
{
    ModalDialog<QFileDialog> dialog(parent, title, folder, filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    return dialog.isAccepted() ? dialog->selectedFiles().value(0) : QString();
}

QString askForFolder(QWidget *parent, const QString &title)
{
    ModalDialog<QFileDialog> dialog(parent, title, lastFolder());
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    const QString folder = dialog.isAccepted() ? dialog->selectedFiles().value(0) : QString();
    if (!folder.isEmpty())
        setLastFolder(folder);
    return folder;
}

} // namespace window
