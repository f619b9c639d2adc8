// SPDX-License-Identifier: MIT
#include "window/widgets/failurebox.h"

#include "window/widgets/plainmessagebox.h"

namespace window {

void FailureBox::show(QWidget *parent, const QString &text)
{
    auto *box = new PlainMessageBox(QMessageBox::Warning, tr("Not Saved"), text, QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace window
