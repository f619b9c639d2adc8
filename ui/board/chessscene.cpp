// SPDX-License-Identifier: MIT
#include "board/chessscene.h"

#include "core/squarename.h"

#include <QPainter>

namespace board {

namespace {

constexpr std::size_t mostSquares = 40; // to be redrawn one by one; more of them cost more than the board

} // namespace

ChessScene::ChessScene(std::shared_ptr<const core::Puzzle> puzzle, const Style &style, QObject *parent)
    : BoardScene(std::move(puzzle), style, parent), m_darkCell(grid().cell(0, grid().rows - 1))
{
    const double frame = chessFrameWidth(grid());
    setSceneRect(QRectF(0, 0, grid().columns, grid().rows).adjusted(-frame, -frame, frame, frame));
}

QString ChessScene::nameOfCell(int cell) const
{
    return cell < grid().size() ? QString::fromStdString(core::squareName(grid(), cell))
                                : BoardScene::nameOfCell(cell);
}

void ChessScene::setDarkCell(int cell)
{
    m_darkCell = cell;
    invalidate(sceneRect(), BackgroundLayer);
}

void ChessScene::shade(std::vector<Shaded> squares)
{
    if (squares == m_shaded)
        return;
    redrawShaded();
    m_shaded = std::move(squares);
    redrawShaded();
}

/// The view keeps a picture of the background: an update alone would show that again.
void ChessScene::redrawShaded()
{
    if (m_shaded.size() > mostSquares) {
        invalidate(sceneRect(), BackgroundLayer);
        return;
    }
    for (const Shaded &square : m_shaded)
        invalidate(cellRect(square.cell), BackgroundLayer);
}

void ChessScene::paintBed(QPainter &painter) const
{
    paintChessFrame(painter, grid(), style());
    paintChessSquares(painter, grid(), m_darkCell, style());
}

void ChessScene::drawBackground(QPainter *painter, const QRectF &exposed)
{
    BoardScene::drawBackground(painter, exposed);
    for (const Shaded &square : m_shaded) {
        if (cellRect(square.cell).intersects(exposed))
            paintShade(*painter, cellRect(square.cell), square.shade, style());
    }
}

} // namespace board
