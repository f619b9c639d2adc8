// SPDX-License-Identifier: MIT
#include "solitaire/pegplan.h"

#include <QLineF>

#include <cmath>

namespace ui {

namespace {

const double rowHeight = std::sqrt(3.0) / 2; // of the triangle
constexpr double shadow = 0.22;

QPointF centreOf(const solitaire::Board &board, int hole)
{
    const double column = board.column(hole) - 1;
    const double row = board.row(hole) - 1;
    if (!board.isTriangular())
        return {column + 0.5, row + 0.5};
    return {board.grid().columns / 2.0 + column - row / 2, 0.5 + row * rowHeight};
}

/// The farthest of these points.
double reachFrom(QPointF middle, const std::vector<QPointF> &points)
{
    double reach = 0;
    for (const QPointF &point : points)
        reach = std::max(reach, QLineF(middle, point).length());
    return reach;
}

/// The middle of the smallest circle around them, found by going ever less far towards the farthest one
/// (Badoiu and Clarkson, 2003).
QPointF middleOf(const std::vector<QPointF> &points)
{
    constexpr int steps = 4000;
    QPointF middle = points.front();
    for (int step = 1; step <= steps; ++step) {
        const auto farthest = std::ranges::max_element(
            points, {}, [&](const QPointF &point) { return QLineF(middle, point).length(); });
        middle += (*farthest - middle) / (step + 1);
    }
    // Boards are made to quarters of a hole.
    return {std::round(middle.x() * 4) / 4, std::round(middle.y() * 4) / 4};
}

} // namespace

PegPlan::PegPlan(const solitaire::Board &board)
{
    for (int hole = 0; hole < board.holes(); ++hole)
        m_centres.push_back(centreOf(board, hole));
    if (board.isTriangular()) {
        const int side = board.grid().rows;
        for (const auto &[row, column] :
             {std::pair(0, 0), std::pair(side - 1, side - 1), std::pair(side - 1, 0)})
            m_corners.push_back(m_centres[std::size_t(board.hole(board.grid().cell(column, row)))]);
        m_middle = (m_corners[0] + m_corners[1] + m_corners[2]) / 3;
    } else {
        m_middle = middleOf(m_centres);
        m_reach = reachFrom(m_middle, m_centres);
    }
    placeSlots();
}

// Clockwise, from the top of the disc, or of the triangle.
void PegPlan::placeSlots()
{
    const QPainterPath groove = outline(edge + grooveWidth / 2);
    for (int slot = 0; slot < holes(); ++slot)
        m_slots.push_back(groove.pointAtPercent(double(slot) / holes()));
}

QPainterPath PegPlan::outline(double distance) const
{
    QPainterPath path;
    if (m_corners.empty()) {
        const double radius = m_reach + distance;
        const QRectF around(m_middle.x() - radius, m_middle.y() - radius, 2 * radius, 2 * radius);
        path.arcMoveTo(around, 90);
        path.arcTo(around, 90, -360);
        path.closeSubpath();
        return path;
    }
    // Around the top, then the corners on the right and on the left, 120 degrees each.
    double angle = 90;
    path.arcMoveTo(QRectF(m_corners[0] - QPointF(distance, distance), QSizeF(2 * distance, 2 * distance)),
                   angle);
    for (const std::size_t corner : {0, 1, 2, 0}) {
        const QRectF around(m_corners[corner] - QPointF(distance, distance),
                            QSizeF(2 * distance, 2 * distance));
        const double turn = corner == 0 ? 60 : 120; // the top one is begun with and ended with
        path.arcTo(around, angle, -turn);
        angle -= turn;
    }
    path.closeSubpath();
    return path;
}

double PegPlan::radius() const
{
    return reachFrom(m_middle, m_centres) + edge + grooveWidth + rim;
}

QRectF PegPlan::whole() const
{
    return board().boundingRect().adjusted(-shadow, -shadow * 0.6, shadow, shadow * 1.4);
}

} // namespace ui
