// SPDX-License-Identifier: MIT
#include "tilings/boardpainter.h"

#include "board/lettering.h"
#include "tilings/piecelook.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

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
    return QRectF(0, 0, grid.columns, grid.rows)
        .adjusted(-boardFrameWidth, -boardFrameWidth, boardFrameWidth, boardFrameWidth);
}

void paintPlainBoard(QPainter &painter, const core::Grid &grid, const std::vector<bool> &closed,
                     const board::Style &style)
{
    painter.setPen(QPen(style.line, 0.05));
    painter.setBrush(QBrush(style.line, Qt::BDiagPattern));
    painter.drawRoundedRect(frameOf(grid).adjusted(0.05, 0.05, -0.05, -0.05), 0.2, 0.2);
    painter.fillPath(openCells(grid, closed, -0.03, 0), style.line);
    painter.fillPath(openCells(grid, closed, 0.03, 0), style.tray);
}

/// Paints a knob on each closed cell, which distinguishes it from the frame.
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

void paintTilingBoard(QPainter &painter, const core::Grid &grid, const std::vector<bool> &closed,
                      const board::Style &style)
{
    if (style.isFlat())
        return paintPlainBoard(painter, grid, closed, style);
    const QColor wood = style.wood();
    const QRectF frame = frameOf(grid);
    painter.setPen(Qt::NoPen);
    painter.setBrush(board::downwards(frame, wood.lighter(112), wood.darker(108)));
    painter.drawRoundedRect(frame, boardFrameWidth * 0.9, boardFrameWidth * 0.9);
    painter.fillPath(openCells(grid, closed, -0.025, 0.06), wood.darker(140));
    painter.fillPath(openCells(grid, closed, -0.005, 0), style.tray);
    const bool dark = style.look == board::Style::Dark;
    painter.fillPath(openCells(grid, closed, 0.014, 0.05),
                     dark ? board::mixed(style.tray, style.text, 0.075) : style.tray.darker(122));
    paintClosedCells(painter, grid, closed, wood);
}

void paintTray(QPainter &painter, const QRectF &tray, const std::vector<QRectF> &places,
               const board::Style &style)
{
    const bool plain = style.isFlat();
    painter.setPen(plain ? QPen(style.line, 0.04) : QPen(Qt::NoPen));
    painter.setBrush(plain ? style.table : board::mixed(style.table, style.text, 0.06));
    painter.drawRoundedRect(tray, 0.25, 0.25);
    painter.setPen(plain ? QPen(style.line, 0.02, Qt::DotLine) : QPen(Qt::NoPen));
    painter.setBrush(plain ? Qt::NoBrush : QBrush(board::mixed(style.table, style.text, 0.11)));
    for (const QRectF &place : places)
        painter.drawRoundedRect(place.adjusted(0.08, 0.08, -0.08, -0.08), 0.16, 0.16);
}

namespace {

std::vector<QPoint> corners(const QList<QRectF> &cells)
{
    std::vector<QPoint> corners;
    for (const QRectF &cell : cells)
        corners.push_back(cell.topLeft().toPoint());
    return corners;
}

} // namespace

void paintRefusedTarget(QPainter &painter, const QList<QRectF> &cells, const board::Style &style)
{
    const QPainterPath outline = outlineOf(corners(cells), 0.05, 0.12);
    painter.fillPath(outline, board::withAlpha(style.culprit, 0.2));
    painter.strokePath(outline, QPen(style.culprit, 0.06));
    painter.setPen(QPen(style.culprit, 0.07, Qt::SolidLine, Qt::RoundCap));
    for (const QRectF &cell : cells) {
        const QRectF cross = cell.adjusted(0.38, 0.38, -0.38, -0.38);
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
    }
}

void paintBadge(QPainter &painter, const QRectF &place, int count, const board::Style &style)
{
    const QString text = u'×' + QLocale().toString(count);
    const double width = board::plateWidth(text.size(), 0.42);
    board::writePlate(painter, {place.right() - width - 0.12, place.bottom() - 0.54, width, 0.42}, text,
                      style.accent, style.onAccent);
}

} // namespace ui
