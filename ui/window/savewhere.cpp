// SPDX-License-Identifier: MIT
#include "window/savewhere.h"

#include <QFileDialog>
#include <QStandardPaths>

namespace window {

// QFileDialog::getSaveFileName knows no ending to be added, and would not ask about the name that it makes.
QString askWhereToSave(QWidget *parent, const QString &title, const QString &name, const QString &ending,
                       const QString &filter)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QFileDialog dialog(parent, title, folder, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(ending);
    dialog.selectFile(name + ending);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().constFirst() : QString();
}

} // namespace window
