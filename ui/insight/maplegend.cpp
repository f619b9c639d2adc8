// SPDX-License-Identifier: MIT
#include "insight/maplegend.h"

#include "insight/mapimage.h"
#include "insight/searchcell.h"
#include "insight/searchmap.h"

#include <QLocale>
#include <QPainter>

namespace insight {

namespace {

// Marks beside those of SearchCell::Outcome.
constexpr int refusal = -1;
constexpr int path = -2;

} // namespace

MapLegend::MapLegend(const SearchMap &map, QWidget *parent) : Legend(parent), m_map(map)
{
    setObjectName(QStringLiteral("mapLegend"));
    connect(&map, &SearchMap::stretchChanged, this, &MapLegend::refresh);
    refresh();
}

QList<Legend::Entry> MapLegend::entries() const
{
    return {{tr("in place", "a move on the search map"), SearchCell::InPlace},
            {tr("taken back", "a move on the search map"), SearchCell::Failed},
            {tr("leads to a solution", "a move on the search map"), SearchCell::Solved},
            {tr("refused", "a move on the search map"), refusal},
            {tr("in view", "a move on the search map"), path}};
}

QString MapLegend::title() const
{
    return tr("Search map");
}

/// Returns what the axes are, and whose search it is unless it is that of the method chosen now.
QString MapLegend::remark() const
{
    const auto steps = m_map.steps();
    if (!steps)
        return {};
    const QLocale locale;
    const QString axes = tr("steps %1 to %2 →   depth ↓", "the axes of the search map")
                             .arg(locale.toString(steps->first), locale.toString(steps->second));
    const QString method = m_map.otherMethod();
    return method.isEmpty()
               ? axes
               : tr("%1: %2", "a method, and the axes of the map of its search").arg(method, axes);
}

void MapLegend::paintMark(QPainter &painter, const QRect &place, int mark) const
{
    if (mark == refusal) {
        painter.setPen(QPen(style().culprit, 1.5));
        const double middle = place.center().x() + 0.5;
        painter.drawLine(QPointF(middle, place.top() + 1), QPointF(middle, place.bottom()));
        return;
    }
    if (mark == path) {
        painter.setPen(QPen(style().accent, pathOutline));
        painter.drawRect(place.adjusted(1, 1, -1, -1));
        return;
    }
    const QColor colour = cellColour(mark, style());
    painter.fillRect(place, colour);
    if (mark == SearchCell::Failed)
        painter.fillRect(place, QBrush(board::mixed(colour, style().text, 0.3), Qt::BDiagPattern));
}

} // namespace insight
