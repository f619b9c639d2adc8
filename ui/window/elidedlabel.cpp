// SPDX-License-Identifier: MIT
#include "window/elidedlabel.h"

#include <QPainter>
#include <QStyle>

namespace window {

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::say(const QString &text)
{
    setText(text);
    setAccessibleDescription(text); // the name says only what the label is for
    updateTip();
}

QString ElidedLabel::shown() const
{
    QString line = text();
    line.replace(QLatin1Char('\n'), QLatin1Char(' '));
    const int room = contentsRect().width() - std::max(0, indent());
    return fontMetrics().elidedText(line, Qt::ElideRight, room);
}

// A tip that repeats what is read already would only cover the board.
void ElidedLabel::updateTip()
{
    setToolTip(shown() == text() ? QString()
                                 : QLatin1String("<p>") + text().toHtmlEscaped() +
                                       QLatin1String("</p>")); // rich text, so that it is wrapped
}

QSize ElidedLabel::sizeHint() const
{
    return {40, QLabel::sizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {40, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect into = contentsRect().adjusted(std::max(0, indent()), 0, 0, 0);
    style()->drawItemText(&painter, into, int(Qt::AlignLeft | Qt::AlignVCenter), palette(), isEnabled(),
                          shown(), foregroundRole());
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    updateTip();
}

} // namespace window
