// SPDX-License-Identifier: MIT
#include "tours/bishopscene.h"

#include "session/basics/translation.h"
#include "tours/bishop/bishop.h"
#include "tours/piecepainter.h"

#include <QPainter>

namespace ui {

namespace {

constexpr int usedFace = 102;

} // namespace

BishopScene::BishopScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                         QObject *parent)
    : TourScene(std::move(puzzle), style, parent)
{
    connect(this, &BoardScene::cellsChanged, this, &BishopScene::updateDarkCell);
    show(this->puzzle().start());
}

/// Updates the colouring of the squares: a position can start on another square than that of its board.
void BishopScene::updateDarkCell()
{
    if (route().empty() || (m_darkCell >= 0 && tours::isOfColour(grid(), m_darkCell, route().front())))
        return;
    m_darkCell = route().front();
    setDarkCell(m_darkCell);
}

QString BishopScene::describe(int cell) const
{
    QString text = TourScene::describe(cell);
    const tours::UsedSenses used(grid(), route());
    const std::uint8_t senses = used.senses[std::size_t(cell)];
    for (const tours::Sense sense : {tours::Falling, tours::Rising}) {
        if (senses & sense)
            text = tr("%1, used in the %2").arg(text, session::translated({tours::senseName(sense)}));
    }
    return text;
}

void BishopScene::paintChessPiece(QPainter &painter) const
{
    paintBishop(painter, style());
}

void BishopScene::paintSegment(QPainter &painter, QPointF from, QPointF to, double) const
{
    const bool falling = (to.x() > from.x()) == (to.y() > from.y());
    paintDiagonal(painter, from, to, falling ? tours::Falling : tours::Rising, style());
}

// Shows on every square the senses in which it is used, with or without the line.
void BishopScene::paintUnderLine(const Canvas &canvas, const Route &route) const
{
    const tours::UsedSenses used(grid(), route);
    for (int cell = 0; cell < grid().size(); ++cell) {
        const std::uint8_t senses = used.senses[std::size_t(cell)];
        if (senses == 0 || !cellRect(cell).intersects(canvas.exposed))
            continue;
        for (const tours::Sense sense : {tours::Falling, tours::Rising}) {
            if (senses & sense)
                paintSprite(canvas, {usedFace, sense}, QRectF(-0.5, -0.5, 1, 1), middleOf(cell),
                            [&](QPainter &own) { paintUsedSense(own, {}, sense, style()); });
        }
    }
}

QRectF BishopScene::numberRect(std::int8_t turn) const
{
    return QRectF(-0.25, turn == 0 ? -0.46 : 0.17, 0.5, 0.29);
}

QString BishopScene::aim() const
{
    return tr("Visit every square of the bishop’s colour, step by step.");
}

QString BishopScene::howToBegin() const
{
    return isCursorShown()
               ? tr("Press Enter on the next square. To start on another square, edit the board.")
               : tr("Click the next square, or drag the bishop there. To start on another square, edit the "
                    "board.");
}

QString BishopScene::howToMove() const
{
    return isCursorShown() ? tr("Press Enter on the next square. Undo takes a step back.")
                           : tr("Click the next square, or drag the bishop there. Undo takes a step back.");
}

} // namespace ui
