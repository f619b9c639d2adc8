// SPDX-License-Identifier: MIT
#include "window/widgets/plainmessagebox.h"

#include <QLabel>

namespace window {

PlainMessageBox::PlainMessageBox(Icon icon, const QString &title, const QString &text,
                                 StandardButtons buttons, QWidget *parent)
    : QMessageBox(icon, title, QString(), buttons, parent)
{
    setTextFormat(Qt::PlainText);
    setText(text);
}

void PlainMessageBox::setInformativeText(const QString &text)
{
    if (text.isEmpty()) {
        QMessageBox::setInformativeText(text);
        return;
    }
    QMessageBox::setInformativeText(QStringLiteral(" ")); // makes QMessageBox create the label
    for (QLabel *label : findChildren<QLabel *>())
        label->setTextFormat(Qt::PlainText);
    QMessageBox::setInformativeText(text);
}

} // namespace window
