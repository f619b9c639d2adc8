// SPDX-License-Identifier: MIT
#include "tours/knightscene.h"

#include "tours/knight.h"
#include "tours/piecepainter.h"
#include "tours/tourscene.h"

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

void KnightScene::paintTraveller(QPainter &painter) const
{
    paintKnight(painter, style());
}

void KnightScene::paintWay(QPainter &painter, QPointF from, QPointF to, double age) const
{
    paintJump(painter, from, to, age, style());
}

/// The jump that closes the tour.
void KnightScene::paintUse(const Canvas &canvas, const Route &route) const
{
    const tours::Knight &knight = tours::asKnight(puzzle());
    if (!isLineShown() || !knight.isClosed() || route.size() < 2 || !knight.isComplete(route))
        return;
    const QPointF from = middleOf(route.back());
    const QPointF way = middleOf(route.front()) - from;
    const QRectF extent = QRectF({}, way).normalized().adjusted(-0.2, -0.2, 0.2, 0.2);
    const int direction = int(way.x() + 2) * 5 + int(way.y() + 2);
    stamp(canvas, {closingFace, direction}, extent, from,
          [&](QPainter &own) { paintClosing(own, {}, way, style()); });
}

QRectF KnightScene::numberRect(std::int8_t) const
{
    return isLineShown() ? QRectF(-0.29, -0.19, 0.58, 0.38) : QRectF(-0.42, -0.25, 0.84, 0.5);
}

std::shared_ptr<const core::Puzzle> KnightScene::startingAt(int cell) const
{
    return std::make_shared<const tours::Knight>(grid(), cell, tours::asKnight(puzzle()).isClosed());
}

} // namespace ui
