// SPDX-License-Identifier: MIT
#include "board/accessiblescrollarea.h"

#include <QAccessibleWidget>

namespace board {

namespace {

/// Returns an accessible whose children are all child widgets, visible or not, and which checks the index of a child.
/// Qt's own factory makes those of lists, trees, tables and texts, which have other names.
QAccessibleInterface *makeScrollArea(const QString &className, QObject *object)
{
    const bool isPlain =
        className == QStringLiteral("QScrollArea") || className == QStringLiteral("QAbstractScrollArea");
    return isPlain ? new QAccessibleWidget(static_cast<QWidget *>(object)) : nullptr;
}

} // namespace

void installAccessibleScrollAreas()
{
    QAccessible::installFactory(makeScrollArea);
}

} // namespace board
