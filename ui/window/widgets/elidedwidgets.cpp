// SPDX-License-Identifier: MIT
#include "window/widgets/elidedwidgets.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolTip>

namespace window {

using namespace Qt::StringLiterals;

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

// QComboBox computes its minimum size only once, even if the entries change.
QSize ElidedComboBox::minimumSizeHint() const
{
    return sizeAdjustPolicy() == AdjustToContents ? sizeHint() : QComboBox::minimumSizeHint();
}

void ElidedComboBox::hidePopup()
{
    const bool wasOpen = view()->isVisible();
    QComboBox::hidePopup();
    if (wasOpen)
        Q_EMIT listClosed();
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

/// Returns the full current text if it is cut, and the tool tip that was set.
QString ElidedComboBox::fullToolTip() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (option.currentText == currentText())
        return toolTip();
    return paragraph(currentText()) + (toolTip().isEmpty() ? QString() : paragraph(toolTip()));
}

} // namespace window
