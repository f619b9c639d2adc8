// SPDX-License-Identifier: MIT
#include "tilings/bedpainter.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

QColor mixed(const QColor &one, const QColor &other, double part)
{
    const auto mix = [part](int a, int b) { return int(a + (b - a) * part); };
    return QColor(mix(one.red(), other.red()), mix(one.green(), other.green()),
                  mix(one.blue(), other.blue()));
}

QPainterPath openCells(const core::Grid &grid, const std::vector<bool> &closed, double inset, double radius)
{
    QPainterPath path;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (closed[std::size_t(cell)])
            continue;
        const QRectF well(grid.column(cell), grid.row(cell), 1, 1);
        path.addRoundedRect(well.adjusted(inset, inset, -inset, -inset), radius, radius);
    }
    return path;
}

QRectF frameOf(const core::Grid &grid)
{
    return QRectF(0, 0, grid.columns, grid.rows).adjusted(-bedFrame, -bedFrame, bedFrame, bedFrame);
}

void paintPlainBed(QPainter &painter, const core::Grid &grid, const std::vector<bool> &closed,
                   const board::Style &style)
{
    painter.setPen(QPen(style.line, 0.05));
    painter.setBrush(QBrush(style.line, Qt::BDiagPattern));
    painter.drawRoundedRect(frameOf(grid).adjusted(0.05, 0.05, -0.05, -0.05), 0.2, 0.2);
    painter.fillPath(openCells(grid, closed, -0.03, 0), style.line);
    painter.fillPath(openCells(grid, closed, 0.03, 0), style.tray);
}

/// What sets a closed cell apart from the frame: a knob.
void paintClosedCells(QPainter &painter, const core::Grid &grid, const std::vector<bool> &closed,
                      const QColor &wood)
{
    painter.setPen(Qt::NoPen);
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (!closed[std::size_t(cell)])
            continue;
        const QPointF centre(grid.column(cell) + 0.5, grid.row(cell) + 0.5);
        painter.setBrush(wood.darker(135));
        painter.drawEllipse(centre + QPointF(0, 0.02), 0.13, 0.13);
        painter.setBrush(wood.lighter(118));
        painter.drawEllipse(centre, 0.12, 0.12);
    }
}

} // namespace

void paintTilingBed(QPainter &painter, const core::Grid &grid, const std::vector<bool> &closed,
                    const board::Style &style)
{
    if (style.look == board::Style::Contrast)
        return paintPlainBed(painter, grid, closed, style);
    const QColor wood = mixed(style.tray, style.pieceEdge, 0.28);
    const QRectF frame = frameOf(grid);
    QLinearGradient light(0, frame.top(), 0, frame.bottom());
    light.setColorAt(0, wood.lighter(112));
    light.setColorAt(1, wood.darker(108));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(frame, bedFrame * 0.9, bedFrame * 0.9);
    painter.fillPath(openCells(grid, closed, -0.025, 0.06), wood.darker(140));
    painter.fillPath(openCells(grid, closed, -0.005, 0), style.tray);
    const bool dark = style.look == board::Style::Dark;
    painter.fillPath(openCells(grid, closed, 0.014, 0.05),
                     dark ? mixed(style.tray, style.text, 0.075) : style.tray.darker(122));
    paintClosedCells(painter, grid, closed, wood);
}

void paintTrayBed(QPainter &painter, const QRectF &tray, const std::vector<QRectF> &places,
                  const board::Style &style)
{
    const bool plain = style.look == board::Style::Contrast;
    painter.setPen(plain ? QPen(style.line, 0.04) : QPen(Qt::NoPen));
    painter.setBrush(plain ? style.table : mixed(style.table, style.text, 0.06));
    painter.drawRoundedRect(tray, 0.25, 0.25);
    painter.setPen(plain ? QPen(style.line, 0.02, Qt::DotLine) : QPen(Qt::NoPen));
    painter.setBrush(plain ? Qt::NoBrush : QBrush(mixed(style.table, style.text, 0.11)));
    for (const QRectF &place : places)
        painter.drawRoundedRect(place.adjusted(0.08, 0.08, -0.08, -0.08), 0.16, 0.16);
}

} // namespace ui
