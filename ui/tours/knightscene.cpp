// SPDX-License-Identifier: MIT
#include "tours/knightscene.h"

#include "tours/piecepainter.h"

#include <QPainter>

namespace ui {

namespace {

constexpr int closingFace = 101;

} // namespace

KnightScene::KnightScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                         QObject *parent)
    : TourScene(std::move(puzzle), style, parent)
{
    show(this->puzzle().start());
}

void KnightScene::paintChessPiece(QPainter &painter) const
{
    paintKnight(painter, style());
}

void KnightScene::paintSegment(QPainter &painter, QPointF from, QPointF to, double fraction) const
{
    paintJump(painter, from, to, fraction, style());
}

// Paints the jump back to the start that ends a closed tour.
void KnightScene::paintUnderLine(const Canvas &canvas, const Route &route) const
{
    if (!isLineShown() || !knight().isClosed() || route.size() < 2 || !knight().isComplete(route))
        return;
    const QPointF from = middleOf(route.back());
    const QPointF jump = middleOf(route.front()) - from;
    const QRectF rect = QRectF({}, jump).normalized().adjusted(-0.2, -0.2, 0.2, 0.2);
    const int direction = int(jump.x() + 2) * 5 + int(jump.y() + 2);
    paintSprite(canvas, {closingFace, direction}, rect, from,
                [&](QPainter &own) { paintClosingJump(own, {}, jump, style()); });
}

QRectF KnightScene::numberRect(std::int8_t) const
{
    return isLineShown() ? QRectF(-0.29, -0.19, 0.58, 0.38) : QRectF(-0.42, -0.25, 0.84, 0.5);
}

board::Guidance KnightScene::invitation() const
{
    const QString how = tr("Click a square a jump away, or drag the knight there. Undo takes a jump back.");
    if (knight().conditions().givesNumbers())
        return {tr("Visit every square once, with the given numbers on their squares."), how};
    const QString aim = knight().isClosed()
                            ? tr("Visit every square once, and end a jump away from the start.")
                            : tr("Visit every square once with the knight.");
    return {aim, how};
}

} // namespace ui
