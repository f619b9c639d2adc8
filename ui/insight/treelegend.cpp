// SPDX-License-Identifier: MIT
#include "insight/treelegend.h"

#include "insight/treeview.h"

#include <QPainter>

namespace insight {

namespace {

enum Mark { InView, InPlace, TakenBack, Solved, Folded };

TreeView::Look lookOf(int mark)
{
    switch (mark) {
    case InView:
        return {.isCurrent = true, .isOnPath = true};
    case InPlace:
        return {.isOnPath = true};
    case Solved:
        return {.outcome = SearchCell::Solved};
    default:
        return {.outcome = SearchCell::Failed};
    }
}

} // namespace

TreeLegend::TreeLegend(QWidget *parent) : Legend(parent)
{
    setObjectName(QStringLiteral("treeLegend"));
    refresh();
}

QList<Legend::Entry> TreeLegend::entries() const
{
    return {{tr("in view", "a move in the search tree"), InView},
            {tr("in place", "a move in the search tree"), InPlace},
            {tr("taken back", "a move in the search tree"), TakenBack},
            {tr("with a solution", "a move in the search tree"), Solved},
            {tr("folded", "a move in the search tree"), Folded}};
}

void TreeLegend::paintMark(QPainter &painter, const QRect &place, int mark) const
{
    if (mark == Folded)
        TreeView::paintBadge(painter, QRectF(place).center(), place.height() * 0.4, SearchCell::Failed,
                             style());
    else
        TreeView::paintBox(painter, QRectF(place).adjusted(0.5, 1, -0.5, -1), lookOf(mark), style());
}

} // namespace insight
