// SPDX-License-Identifier: MIT
#include "solitaire/sweeptrail.h"

#include "board/painterstate.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

QPen roundPen(const QColor &colour, double width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

} // namespace

SweepTrail SweepTrail::of(std::span<const core::Step> steps)
{
    SweepTrail trail;
    int peg = -1;
    for (const core::Step &step : steps) {
        if (!step.from.onBoard() || !step.to.onBoard())
            continue; // this step removes the peg jumped over
        ++trail.jumps;
        if (step.piece != peg) {
            ++trail.sweeps;
            peg = step.piece;
            trail.last = {step.from.cell};
        }
        trail.last.push_back(step.to.cell);
    }
    return trail;
}

SweepTrail SweepTrail::upTo(const session::Timeline &timeline)
{
    const core::Path past = timeline.past();
    return of(past.empty() ? timeline.act().record.standing(timeline.eventsBefore()) : past);
}

void paintSweep(QPainter &painter, const std::vector<QPointF> &points, const board::Style &style,
                double weight)
{
    QPainterPath path(points.front());
    for (std::size_t i = 1; i < points.size(); ++i)
        path.lineTo(points[i]);
    const board::PainterState state(painter);
    painter.setBrush(Qt::NoBrush);
    // The line has an edge, so that it is visible on wood and holes alike.
    const QColor edge = style.look == board::Style::Light ? style.surface : style.table;
    painter.strokePath(path, roundPen(edge, 0.125 * weight));
    painter.strokePath(path, roundPen(style.route, 0.07 * weight));
    painter.setPen(roundPen(edge, 0.03));
    painter.setBrush(style.route);
    painter.drawEllipse(points.front(), 0.11 * weight, 0.11 * weight);
    // The arrow is in the middle of each jump, since the end is under the peg.
    for (std::size_t i = 1; i < points.size(); ++i) {
        const QLineF jump(points[i - 1], points[i]);
        const board::PainterState moved(painter, jump.pointAt(0.53));
        painter.rotate(-jump.angle());
        painter.scale(weight, weight);
        painter.drawPolygon(QPolygonF{{{0.19, 0}, {-0.11, -0.16}, {-0.05, 0}, {-0.11, 0.16}}});
    }
}

} // namespace ui
