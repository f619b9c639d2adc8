// SPDX-License-Identifier: MIT
#include "window/failurebox.h"

#include <QMessageBox>

namespace window {

void FailureBox::show(QWidget *parent, const QString &text)
{
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Not Saved"), text, QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

} // namespace window
