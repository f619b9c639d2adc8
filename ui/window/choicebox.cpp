// SPDX-License-Identifier: MIT
#include "window/choicebox.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QToolTip>

namespace window {

using namespace Qt::StringLiterals;

namespace {

QString paragraph(const QString &text)
{
    return u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s; // rich text, so that it is wrapped
}

} // namespace

ChoiceBox::ChoiceBox(QWidget *parent) : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToContents);
}

// Qt keeps its own from the first time on, whatever the entries say since.
QSize ChoiceBox::minimumSizeHint() const
{
    return sizeAdjustPolicy() == AdjustToContents ? sizeHint() : QComboBox::minimumSizeHint();
}

void ChoiceBox::initStyleOption(QStyleOptionComboBox *option) const
{
    QComboBox::initStyleOption(option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    const int room = field.width() - 2; // of which the style leaves a pixel free on either side
    option->currentText = option->fontMetrics.elidedText(option->currentText, Qt::ElideRight, room);
}

bool ChoiceBox::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QComboBox::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), tip(), this);
    return true;
}

/// What is cut, and what is to be said of the box anyway.
QString ChoiceBox::tip() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (option.currentText == currentText())
        return toolTip();
    return paragraph(currentText()) + (toolTip().isEmpty() ? QString() : paragraph(toolTip()));
}

} // namespace window
