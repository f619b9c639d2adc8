// SPDX-License-Identifier: MIT
#include "window/columnarea.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QScrollBar>

namespace window {

namespace {

// In the interface that Qt 6.4 makes of a scroll area, children are counted without the scroll bars that are
// hidden, and one asked for beyond them is read behind the end of the list: a screen reader that counted
// before a bar went and asks after it ends the program.
QAccessibleInterface *makeColumn(const QString &, QObject *object)
{
    auto *area = qobject_cast<ColumnArea *>(object);
    return area ? new QAccessibleWidget(area, QAccessible::Client) : nullptr;
}

} // namespace

ColumnArea::ColumnArea(QWidget *column, QWidget *parent) : QScrollArea(parent)
{
    QAccessible::installFactory(makeColumn); // once, however often
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(column);
}

QSize ColumnArea::minimumSizeHint() const
{
    const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {width, QScrollArea::minimumSizeHint().height()};
}

bool ColumnArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace window
