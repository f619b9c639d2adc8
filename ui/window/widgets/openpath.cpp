// SPDX-License-Identifier: MIT
#include "window/widgets/openpath.h"

#include "window/widgets/modaldialog.h"

#include <QFileDialog>

namespace window {

namespace {

QString chosenIn(ModalDialog<QFileDialog> &dialog, QFileDialog::FileMode mode)
{
    dialog->setFileMode(mode);
    return dialog.isAccepted() ? dialog->selectedFiles().value(0) : QString();
}

} // namespace

QString askForOpenPath(QWidget *parent, const QString &title, const QString &folder, const QString &filter)
{
    ModalDialog<QFileDialog> dialog(parent, title, folder, filter);
    return chosenIn(dialog, QFileDialog::ExistingFile);
}

QString askForFolder(QWidget *parent, const QString &title, const QString &folder)
{
    ModalDialog<QFileDialog> dialog(parent, title, folder);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    return chosenIn(dialog, QFileDialog::Directory);
}

} // namespace window
