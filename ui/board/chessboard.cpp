// SPDX-License-Identifier: MIT
#include "board/chessboard.h"

#include "board/lettering.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace board {

namespace {

constexpr double smallestGrained = 28;  // pixels per square; the grain of a smaller one would be noise
constexpr std::size_t mostSquares = 40; // redrawing more of them one by one costs more than the whole board

struct WoodColours {
    QColor light;
    QColor dark;
    QColor frame;
    QColor letters;
    QColor edge; // the edge between squares and frame
};

WoodColours woodColours(const Style &style)
{
    switch (style.look) {
    case Style::Light:
        return {rgb(0xf3e8cf), rgb(0xd2b18a), style.tray, rgb(0xf0dfc0), rgb(0x4c3a2b)};
    case Style::Dark:
        return {rgb(0x4a5663), rgb(0x2e3741), rgb(0x20262d), rgb(0xb9c0c7), rgb(0x0f1215)};
    case Style::Contrast:
        return {rgb(0x000000), rgb(0x444444), style.tray, style.text, style.line};
    case Style::Paper:
        return {rgb(0xffffff), rgb(0xdcdcdc), style.tray, style.text, style.text};
    }
    return {};
}

/// Returns whether each square shows its own number, so that the frame needs no labels.
bool numbersSquares(Notation notation)
{
    return notation != Notation::Letters && notation != Notation::FromZero;
}

bool isDark(core::Grid grid, int cell, int darkCell)
{
    const int steps = grid.column(cell) + grid.row(cell) + grid.column(darkCell) + grid.row(darkCell);
    return steps % 2 == 0;
}

/// Returns a pseudorandom number from 0 to 1 that depends only on the seed, so that a square always has the same
/// grain. (Thomas Wang's integer hash.)
double noise(unsigned seed)
{
    seed = (seed ^ 61U) ^ (seed >> 16U);
    seed *= 9U;
    seed ^= seed >> 4U;
    seed *= 0x27d4eb2dU;
    seed ^= seed >> 15U;
    return double(seed % 4096U) / 4096;
}

/// Draws a few slightly bent wood fibres through a square.
void paintGrain(QPainter &painter, const QRectF &square, unsigned cell, const QColor &wood, bool upright)
{
    constexpr int fibres = 7;
    painter.save();
    painter.setClipRect(square, Qt::IntersectClip);
    painter.translate(square.center());
    if (upright)
        painter.rotate(90);
    const double bend = 0.12 * (noise(cell * 31 + 7) - 0.5);
    for (int fibre = 0; fibre < fibres; ++fibre) {
        const unsigned seed = cell * 64 + unsigned(fibre);
        const double at = -0.5 + (fibre + noise(seed)) / fibres;
        QPainterPath path(QPointF(-0.5, at));
        path.cubicTo(QPointF(-0.15, at + bend), QPointF(0.15, at - bend),
                     QPointF(0.5, at + 0.05 * (noise(seed + 17) - 0.5)));
        const double width = 0.006 + 0.03 * noise(seed + 29);
        const QColor fibreColour = noise(seed + 43) < 0.6 ? wood.darker(118) : wood.lighter(108);
        painter.strokePath(path, QPen(withAlpha(fibreColour, 0.3), width));
    }
    painter.restore();
}

} // namespace

double chessFrameWidth(core::Grid grid)
{
    return std::clamp(0.055 * std::max(grid.columns, grid.rows), 0.42, 1.3);
}

void paintChessSquares(QPainter &painter, core::Grid grid, int darkCell, const Style &style)
{
    const WoodColours wood = woodColours(style);
    const bool grained = style.look == Style::Light && painter.deviceTransform().m11() >= smallestGrained;
    painter.setPen(Qt::NoPen);
    painter.fillRect(QRectF(0, 0, grid.columns, grid.rows), wood.light);
    for (int cell = 0; cell < grid.size(); ++cell) {
        const bool dark = isDark(grid, cell, darkCell);
        const QRectF square(grid.column(cell), grid.row(cell), 1, 1);
        if (dark)
            painter.fillRect(square, wood.dark);
        if (grained)
            paintGrain(painter, square, unsigned(cell), dark ? wood.dark : wood.light, !dark);
    }
    if (style.look != Style::Contrast)
        return;
    painter.setPen(QPen(style.line, 0));
    for (int column = 1; column < grid.columns; ++column)
        painter.drawLine(QPointF(column, 0), QPointF(column, grid.rows));
    for (int row = 1; row < grid.rows; ++row)
        painter.drawLine(QPointF(0, row), QPointF(grid.columns, row));
}

void paintChessFrame(QPainter &painter, core::Grid grid, const Style &style, Notation notation)
{
    const WoodColours wood = woodColours(style);
    const double width = chessFrameWidth(grid);
    const QRectF board(0, 0, grid.columns, grid.rows);
    const QRectF outer = board.adjusted(-width, -width, width, width);
    const bool plain = style.isFlat();
    painter.setPen(plain ? QPen(style.line, 0.05) : QPen(Qt::NoPen));
    painter.setBrush(plain ? QBrush(wood.frame)
                           : QBrush(downwards(outer, wood.frame.lighter(114), wood.frame.darker(110))));
    const double inset = plain ? 0.025 : 0;
    painter.drawRoundedRect(outer.adjusted(inset, inset, -inset, -inset), width * 0.3, width * 0.3);
    const double edge = 0.07 * width;
    painter.fillRect(board.adjusted(-edge, -edge, edge, edge), wood.edge);

    if (numbersSquares(notation))
        return;
    const double height = std::min(0.42 * width, 0.42); // two letters fit a square
    for (int column = 0; column < grid.columns; ++column) {
        const QString name = columnName(notation, column);
        for (const double top : {-width, double(grid.rows)})
            write(painter, QRectF(column + 0.04, top, 0.92, width), name, height, wood.letters);
    }
    for (int row = 0; row < grid.rows; ++row) {
        const QString name = rowName(notation, grid, row);
        for (const double left : {-width, double(grid.columns)})
            write(painter, QRectF(left + 0.1 * width, row, 0.8 * width, 1), name, height, wood.letters);
    }
}

void paintSquareNumbers(QPainter &painter, core::Grid grid, const Style &style, Notation notation)
{
    if (!numbersSquares(notation))
        return;
    const QColor ink = style.look == Style::Light  ? rgb(0x4c3a2b)
                       : style.look == Style::Dark ? rgb(0xb9c0c7)
                                                   : style.text;
    constexpr double height = 0.15;
    for (int cell = 0; cell < grid.size(); ++cell) {
        const QString text = squareName(notation, grid, cell);
        const double width = std::min(textWidth(text, height), 0.5);
        write(painter, QRectF(grid.column(cell) + 0.06, grid.row(cell) + 0.05, width, height * 1.3), text,
              height, ink);
    }
}

void paintShade(QPainter &painter, const QRectF &square, Shade shade, const Style &style)
{
    const QPointF middle = square.center();
    const bool plain = style.isFlat();
    if (shade == Shade::Reachable) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.piece, 0.11));
        painter.drawEllipse(middle, 0.17, 0.17);
        painter.setPen(QPen(style.target, 0.07));
        painter.drawEllipse(middle, 0.17, 0.17);
        return;
    }
    const QColor veil = style.look == Style::Light ? rgb(0x6f6a66) : rgb(0x0d1013);
    if (!plain)
        painter.fillRect(square, withAlpha(veil, style.look == Style::Light ? 0.34 : 0.5));
    const QColor cross = plain ? style.text : style.look == Style::Light ? rgb(0x4a4440) : rgb(0xa3abb4);
    painter.setPen(QPen(withAlpha(cross, plain ? 1 : 0.75), 0.035, Qt::SolidLine, Qt::RoundCap));
    const QPointF arm(0.075, 0.075);
    const QPointF other(0.075, -0.075);
    painter.drawLine(middle - arm, middle + arm);
    painter.drawLine(middle - other, middle + other);
}

void paintClosedSquare(QPainter &painter, const QRectF &square, const Style &style)
{
    const WoodColours wood = woodColours(style);
    painter.save();
    painter.setPen(Qt::NoPen);
    if (style.isFlat()) {
        painter.fillRect(square, style.table);
        painter.setClipRect(square.adjusted(0.04, 0.04, -0.04, -0.04), Qt::IntersectClip);
        painter.setPen(QPen(style.text, 0.05));
        for (double along = -1; along < 1; along += 0.2) // hatched, since a difference in colour alone is not
                                                         // accessible
            painter.drawLine(square.bottomLeft() + QPointF(along, 0),
                             square.topRight() + QPointF(along + 0.2, 0.2));
        painter.setClipping(false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.text, 0.06));
        painter.drawRect(square.adjusted(0.03, 0.03, -0.03, -0.03));
        painter.restore();
        return;
    }
    const bool dark = style.look == Style::Dark;
    const QColor block = dark ? rgb(0x6b7885) : wood.frame;
    painter.fillRect(square, wood.edge);
    const QRectF top = square.adjusted(0.05, 0.05, -0.05, -0.05);
    painter.setBrush(downwards(top, block.lighter(122), block.darker(112)));
    painter.drawRoundedRect(top, 0.1, 0.1);
    painter.setBrush(block.darker(150));
    painter.drawEllipse(square.center() + QPointF(0, 0.025), 0.14, 0.14);
    painter.setBrush(block.lighter(135));
    painter.drawEllipse(square.center(), 0.125, 0.125);
    painter.restore();
}

QColor givenColour(const Style &style)
{
    return style.look == Style::Light ? style.onPiece : style.text;
}

void paintGivenSquare(QPainter &painter, const QRectF &square, const Style &style)
{
    painter.save();
    painter.setBrush(withAlpha(style.region, style.look == Style::Contrast ? 0 : 0.3));
    painter.setPen(QPen(givenColour(style), 0.035));
    painter.drawRect(square.adjusted(0.06, 0.06, -0.06, -0.06));
    painter.restore();
}

void paintTorusCorners(QPainter &painter, core::Grid grid, const Style &style)
{
    const double width = chessFrameWidth(grid);
    const double arm = 0.26 * width;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(woodColours(style).letters, 0.1 * width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    for (const double right : {-1.0, 1.0}) {
        for (const double down : {-1.0, 1.0}) {
            const QPointF corner(right < 0 ? 0 : grid.columns, down < 0 ? 0 : grid.rows);
            const QPointF tip = corner + QPointF(right, down) * (0.68 * width);
            painter.drawPolyline(QPolygonF{tip - QPointF(right * arm, 0), tip, tip - QPointF(0, down * arm)});
            painter.drawLine(corner + QPointF(right, down) * (0.3 * width), tip);
        }
    }
    painter.restore();
}

void paintAttack(QPainter &painter, QPointF from, QPointF to, const Style &style)
{
    const QPointF vector = to - from;
    const double length = std::hypot(vector.x(), vector.y());
    if (length == 0)
        return;
    const QPointF unit = vector / length;
    const QPointF across(-unit.y(), unit.x());
    const QPointF neck = to - unit * 0.24;
    QPainterPath line(from + unit * 0.3);
    line.lineTo(neck);
    QPainterPath head(to);
    head.lineTo(neck + across * 0.13);
    head.lineTo(neck - across * 0.13);
    head.closeSubpath();
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(line, QPen(style.piece, 0.13, Qt::SolidLine, Qt::RoundCap));
    painter.strokePath(head, QPen(style.piece, 0.07, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(line, QPen(style.culprit, 0.075, Qt::SolidLine, Qt::RoundCap));
    painter.fillPath(head, style.culprit);
}

ChessScene::ChessScene(std::shared_ptr<const core::Puzzle> puzzle, const Style &style, QObject *parent)
    : BoardScene(std::move(puzzle), style, parent), m_darkCell(grid().cell(0, grid().rows - 1))
{
    const double frame = chessFrameWidth(grid());
    setSceneRect(QRectF(0, 0, grid().columns, grid().rows).adjusted(-frame, -frame, frame, frame));
}

QString ChessScene::nameOfCell(int cell) const
{
    return cell < grid().size() ? squareName(m_notation, grid(), cell) : BoardScene::nameOfCell(cell);
}

QString ChessScene::nameOfMove(std::span<const core::Step> move) const
{
    return move.back().to.onBoard() ? nameOfCell(move.back().to.cell) : QString();
}

void ChessScene::setDarkCell(int cell)
{
    m_darkCell = cell;
    invalidate(sceneRect(), BackgroundLayer);
}

void ChessScene::setNotation(Notation notation)
{
    if (std::exchange(m_notation, notation) == notation)
        return;
    invalidate(sceneRect(), BackgroundLayer);
    Q_EMIT renamed();
}

void ChessScene::shade(std::vector<ShadedSquare> squares)
{
    if (squares == m_shaded)
        return;
    redrawShaded();
    m_shaded = std::move(squares);
    redrawShaded();
}

/// Redraws the shaded squares. The view caches the background, so a plain update would show the old picture.
void ChessScene::redrawShaded()
{
    if (m_shaded.size() > mostSquares) {
        invalidate(sceneRect(), BackgroundLayer);
        return;
    }
    for (const ShadedSquare &square : m_shaded)
        invalidate(cellRect(square.cell), BackgroundLayer);
}

void ChessScene::paintBoard(QPainter &painter) const
{
    paintChessFrame(painter, grid(), style(), m_notation);
    paintChessSquares(painter, grid(), m_darkCell, style());
    paintSquareNumbers(painter, grid(), style(), m_notation);
}

void ChessScene::drawBackground(QPainter *painter, const QRectF &exposed)
{
    BoardScene::drawBackground(painter, exposed);
    for (const ShadedSquare &square : m_shaded) {
        if (cellRect(square.cell).intersects(exposed))
            paintShade(*painter, cellRect(square.cell), square.shade, style());
    }
}

} // namespace board
