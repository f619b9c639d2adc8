// SPDX-License-Identifier: MIT
#include "board/plaintext.h"

#include <QTextDocument>

namespace board {

PlainLabel::PlainLabel(QWidget *parent) : PlainLabel(QString(), parent) {}

PlainLabel::PlainLabel(const QString &text, QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setText(text);
}

QString plainToolTip(const QString &text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

} // namespace board
