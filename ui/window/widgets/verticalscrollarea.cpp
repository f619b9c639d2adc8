// SPDX-License-Identifier: MIT
#include "window/widgets/verticalscrollarea.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>

namespace window {

namespace {

// In Qt 6.4 the accessible interface of a scroll area does not count hidden scroll bars among its children, and
// reads past the end of its list when asked for a child beyond them. A screen reader that counts the children
// before a scroll bar is hidden, and then asks for the last one, would crash the program.
QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *area = qobject_cast<VerticalScrollArea *>(object);
    return area ? new QAccessibleWidget(area, QAccessible::Client) : nullptr;
}

} // namespace

VerticalScrollArea::VerticalScrollArea(QWidget *column, QWidget *parent) : QScrollArea(parent)
{
    QAccessible::installFactory(makeAccessible); // Qt ignores a factory that is already installed
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // the controls inside take the focus
    setWidget(column);
}

QSize VerticalScrollArea::minimumSizeHint() const
{
    const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {width, QScrollArea::minimumSizeHint().height()};
}

bool VerticalScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        keepHeight();
    }
    return QScrollArea::eventFilter(watched, event);
}

void VerticalScrollArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    keepHeight();
}

void VerticalScrollArea::reveal(const QWidget &widget, const QRect &part)
{
    const auto show = [](QScrollBar &bar, int from, int length, int room) {
        if (from < bar.value() || length > room)
            bar.setValue(from);
        else if (from + length > bar.value() + room)
            bar.setValue(from + length - room);
    };
    for (QWidget *around = widget.parentWidget(); around; around = around->parentWidget()) {
        const auto *area = qobject_cast<QScrollArea *>(around);
        if (!area)
            continue;
        const QPoint at = widget.mapTo(area->widget(), part.topLeft());
        show(*area->verticalScrollBar(), at.y(), part.height(), area->viewport()->height());
        show(*area->horizontalScrollBar(), at.x(), part.width(), area->viewport()->width());
    }
}

/// Makes the column as high as its wrapped texts need at this width, which the scroll area does not always request.
/// A column without visible wrapped text has the height that its layout requests.
void VerticalScrollArea::keepHeight()
{
    if (const QLayout *column = widget()->layout()) {
        const bool wraps = column->hasHeightForWidth();
        widget()->setMinimumHeight(wraps ? column->totalMinimumHeightForWidth(viewport()->width()) : 0);
    }
}

} // namespace window
