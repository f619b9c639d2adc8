// SPDX-License-Identifier: MIT
#include "tilings/outline.h"

#include <algorithm>

namespace ui {

namespace {

/// Walks along the edges of the cells, which lie at its right hand.
class Walk {
public:
    explicit Walk(const std::vector<QPoint> &cells) : m_cells(cells)
    {
        m_at = *std::ranges::min_element(cells, [](const QPoint &one, const QPoint &other) {
            return std::pair(one.y(), one.x()) < std::pair(other.y(), other.x());
        });
    }

    QPoint at() const { return m_at; }
    QPoint way() const { return m_way; }
    /// On to the next corner, and round it. The way before is answered.
    QPoint go()
    {
        const QPoint before = m_way;
        do
            m_at += m_way;
        while (has(ahead(right())) && !has(ahead(left())));
        m_way = has(ahead(left())) ? left() : right();
        return before;
    }

private:
    QPoint right() const { return {-m_way.y(), m_way.x()}; }
    QPoint left() const { return {m_way.y(), -m_way.x()}; }
    /// The cell that touches this corner in front of it, on this side.
    QPoint ahead(QPoint side) const
    {
        const QPoint sum = m_way + side;
        return m_at + QPoint(sum.x() > 0 ? 0 : -1, sum.y() > 0 ? 0 : -1);
    }
    bool has(QPoint cell) const { return std::ranges::find(m_cells, cell) != m_cells.end(); }

    const std::vector<QPoint> &m_cells;
    QPoint m_at;
    QPoint m_way{1, 0};
};

QPointF inward(QPoint way)
{
    return QPointF(-way.y(), way.x());
}

} // namespace

QPainterPath outlineOf(const std::vector<QPoint> &cells, double inset, double radius)
{
    constexpr double round = 0.5523; // of a quarter circle by a cubic curve
    QPainterPath path;
    Walk walk(cells);
    const QPoint start = walk.at();
    do {
        const QPointF in(walk.go());
        const QPointF out(walk.way());
        const QPointF corner = QPointF(walk.at()) + inset * (inward(in.toPoint()) + inward(out.toPoint()));
        const QPointF from = corner - radius * in;
        if (path.isEmpty())
            path.moveTo(from);
        else
            path.lineTo(from);
        path.cubicTo(from + round * radius * in, corner + (1 - round) * radius * out, corner + radius * out);
    } while (walk.at() != start);
    path.closeSubpath();
    return path;
}

} // namespace ui
