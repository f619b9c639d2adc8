// SPDX-License-Identifier: MIT
#include "window/elidedwidgets.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolTip>

namespace window {

using namespace Qt::StringLiterals;

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::showText(const QString &text)
{
    setText(text);
    setAccessibleDescription(text); // since the name says only what the label is for
    updateToolTip();
}

QString ElidedLabel::elidedText() const
{
    QString line = text();
    line.replace(QLatin1Char('\n'), QLatin1Char(' '));
    const int room = contentsRect().width() - std::max(0, indent());
    return fontMetrics().elidedText(line, Qt::ElideRight, room);
}

// A tool tip that repeats a text which is not cut would only cover the board.
void ElidedLabel::updateToolTip()
{
    setToolTip(elidedText() == text() ? QString()
                                      : QLatin1String("<p>") + text().toHtmlEscaped() +
                                            QLatin1String("</p>")); // only rich text is wrapped
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
                          elidedText(), foregroundRole());
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    updateToolTip();
}

namespace {

QString paragraph(const QString &text)
{
    return u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s; // only rich text is wrapped
}

} // namespace

ElidedComboBox::ElidedComboBox(QWidget *parent) : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToContents);
}

// QComboBox computes its minimum size only once, and keeps it when the entries change.
QSize ElidedComboBox::minimumSizeHint() const
{
    return sizeAdjustPolicy() == AdjustToContents ? sizeHint() : QComboBox::minimumSizeHint();
}

void ElidedComboBox::initStyleOption(QStyleOptionComboBox *option) const
{
    QComboBox::initStyleOption(option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    const int room = field.width() - 2; // the style leaves a pixel free on either side
    option->currentText = option->fontMetrics.elidedText(option->currentText, Qt::ElideRight, room);
}

bool ElidedComboBox::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QComboBox::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), fullToolTip(), this);
    return true;
}

/// The current text if it is cut, then the tool tip that was set.
QString ElidedComboBox::fullToolTip() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (option.currentText == currentText())
        return toolTip();
    return paragraph(currentText()) + (toolTip().isEmpty() ? QString() : paragraph(toolTip()));
}

} // namespace window
