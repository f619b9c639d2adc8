// SPDX-License-Identifier: MIT
#include "taquin/tilepainter.h"

#include "board/lettering.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double hairline = 0.018; // the distance from a tile to the edge of its cell
constexpr double rounding = 0.1;
constexpr double thickness = 0.045; // the thickness of a tile's lower edge

QRectF tileRect()
{
    return QRectF(-0.5, -0.5, 1, 1).adjusted(hairline, hairline, -hairline, -hairline);
}

void paintPlainTile(QPainter &painter, const board::Style &style)
{
    const double pen = 0.05;
    painter.setPen(QPen(style.pieceEdge, pen));
    painter.setBrush(style.piece);
    painter.drawRoundedRect(tileRect().adjusted(0.03, 0.03, -0.03, -0.03), rounding, rounding);
}

double numberHeight(int digits)
{
    constexpr double heights[] = {0.36, 0.34, 0.29, 0.23, 0.19};
    return heights[std::clamp(digits, 1, 5) - 1];
}

} // namespace

double frameWidth(core::Grid grid)
{
    return std::clamp(0.035 * std::max(grid.columns, grid.rows), 0.14, 0.5);
}

void paintTileBoard(QPainter &painter, core::Grid grid, const board::Style &style)
{
    const QRectF cells(0, 0, grid.columns, grid.rows);
    const double width = frameWidth(grid);
    const QRectF outer = cells.adjusted(-width, -width, width, width);
    const bool plain = style.isFlat();
    const QColor wood = plain ? style.tray : style.wood();
    painter.setPen(plain ? QPen(style.line, width / 3) : QPen(Qt::NoPen));
    painter.setBrush(plain ? QBrush(style.tray)
                           : QBrush(board::downwards(outer, wood.lighter(112), wood.darker(108))));
    const double inset = plain ? width / 6 : 0;
    painter.drawRoundedRect(outer.adjusted(inset, inset, -inset, -inset), width * 0.9, width * 0.9);
    if (plain)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.tray);
    painter.drawRoundedRect(cells.adjusted(-0.03, -0.03, 0.03, 0.03), rounding, rounding);
    // The wells are painted row by row and column by column: cell by cell would take long on a large board.
    for (int row = 0; row < grid.rows; ++row) {
        const QRectF well = QRectF(0, row, grid.columns, 1).adjusted(0, hairline, 0, -hairline);
        painter.fillRect(well, board::downwards(well, style.tray.darker(135), style.tray.darker(108)));
    }
    for (int column = 1; column < grid.columns; ++column)
        painter.fillRect(QRectF(column - hairline, 0, 2 * hairline, grid.rows), style.tray);
}

void paintTile(QPainter &painter, const board::Style &style)
{
    if (style.isFlat())
        return paintPlainTile(painter, style);
    const QRectF whole = tileRect();
    const QRectF face = whole.adjusted(0, 0, 0, -thickness);
    painter.setPen(Qt::NoPen);
    painter.setBrush(board::mixed(style.pieceEdge, style.tray, 0.2));
    painter.drawRoundedRect(whole, rounding, rounding);
    painter.setBrush(style.piece.lighter(style.look == board::Style::Dark ? 128 : 108));
    painter.drawRoundedRect(face, rounding, rounding);
    const QRectF inner = face.adjusted(0.012, 0.02, -0.012, -0.004);
    painter.setBrush(board::downwards(face, style.piece.lighter(103), style.piece.darker(105)));
    painter.drawRoundedRect(inner, rounding - 0.012, rounding - 0.012);
}

QPainterPath pictureTilePath()
{
    QPainterPath path;
    path.addRoundedRect(tileRect(), 0.045, 0.045);
    return path;
}

void paintPictureEdge(QPainter &painter, const board::Style &style)
{
    const QRectF edge = tileRect().adjusted(0.008, 0.008, -0.008, -0.008);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 60), 0.016));
    // Qt's SVG engine can neither fill a path with a picture nor draw a line with a gradient, so the parts are
    // square.
    if (painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::SVG)
        return painter.drawRect(edge);
    if (!style.isFlat()) {
        QLinearGradient light = board::downwards(edge, QColor(255, 255, 255, 110), QColor(0, 0, 0, 110));
        light.setColorAt(0.3, QColor(255, 255, 255, 30));
        light.setColorAt(0.7, QColor(0, 0, 0, 30));
        painter.setPen(QPen(QBrush(light), 0.016));
    }
    painter.drawRoundedRect(edge, 0.04, 0.04);
}

void paintTileNumber(QPainter &painter, const QString &number, int digits, const board::Style &style)
{
    const double up = style.isFlat() ? 0 : thickness / 2;
    board::write(painter, QRectF(-0.42, -0.5 - up, 0.84, 1), number, numberHeight(digits), style.onPiece);
}

void paintNumberPlate(QPainter &painter, const QString &number, int digits, const board::Style &style)
{
    const double height = digits > 3 ? 0.22 : 0.26;
    QColor plate = style.surface;
    plate.setAlpha(225);
    board::writePlate(painter, {-0.45, -0.45, board::plateWidth(digits, height), height}, number, plate,
                      style.text);
}

} // namespace ui
