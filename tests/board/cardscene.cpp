// SPDX-License-Identifier: MIT
#include "cardscene.h"

#include <QPainter>

namespace tests {

board::Pose CardScene::poseOf(int piece, const core::Place &place) const
{
    const QPointF at =
        place.onBoard() ? cellRect(place.cell).center() : QPointF(grid().columns + 0.5, piece * 0.25);
    return {at, place.turn * 90.0};
}

void CardScene::paintBoard(QPainter &painter) const
{
    painter.fillRect(sceneRect(), style().tray);
}

void CardScene::paintPiece(QPainter &painter, int piece, const core::Place &place) const
{
    painter.rotate(place.turn * 90.0);
    painter.fillRect(QRectF(-0.4, -0.4, 0.8, 0.8), QColor::fromHsv(piece * 37 % 360, 160, 220));
    painter.fillRect(QRectF(-0.1, -0.4, 0.2, 0.2), Qt::black);
}

} // namespace tests
