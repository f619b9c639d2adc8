// SPDX-License-Identifier: MIT
#include "insight/maplegend.h"

#include "insight/mapimage.h"
#include "insight/searchcell.h"
#include "insight/searchmap.h"

#include <QLocale>
#include <QPainter>

#include <cmath>

namespace insight {

namespace {

constexpr int refusal = -1; // a mark beside those of SearchCell::Outcome

} // namespace

MapLegend::MapLegend(const SearchMap &map, QWidget *parent) : Legend(parent), m_map(map)
{
    setObjectName(QStringLiteral("mapLegend"));
    connect(&map, &SearchMap::stretchChanged, this, &MapLegend::refresh);
    refresh();
}

QList<Legend::Entry> MapLegend::entries() const
{
    return {{tr("in place", "a move on the search map"), SearchCell::Standing},
            {tr("taken back", "a move on the search map"), SearchCell::Failed},
            {tr("leads to a solution", "a move on the search map"), SearchCell::Solved},
            {tr("refused", "a move on the search map"), refusal}};
}

QString MapLegend::title() const
{
    return tr("Search map");
}

/// Returns what the axes are.
QString MapLegend::remark() const
{
    const QLocale locale;
    const Stretch &shown = m_map.stretch();
    return tr("steps %1 to %2 →   depth ↓", "the axes of the search map")
        .arg(locale.toString(qint64(std::floor(shown.from)) + 1),
             locale.toString(std::max<qint64>(1, qint64(std::ceil(shown.to)))));
}

void MapLegend::paintMark(QPainter &painter, const QRect &place, int mark) const
{
    if (mark == refusal) {
        painter.setPen(QPen(style().culprit, 1.5));
        const double middle = place.center().x() + 0.5;
        painter.drawLine(QPointF(middle, place.top() + 1), QPointF(middle, place.bottom()));
        return;
    }
    const QColor colour = cellColour(mark, style());
    painter.fillRect(place, colour);
    if (mark == SearchCell::Failed)
        painter.fillRect(place, QBrush(board::mixed(colour, style().text, 0.3), Qt::BDiagPattern));
}

} // namespace insight
