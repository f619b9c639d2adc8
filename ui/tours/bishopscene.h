// SPDX-License-Identifier: MIT
#pragma once

#include "tours/tourscene.h"

namespace ui {

/// The board of the bishop's tour, coloured so that the start is dark. Falling diagonals are drawn as full lines,
/// rising ones as dashed lines of another colour. A square's first number is above the lines, its second number below.
class BishopScene : public TourScene {
    Q_OBJECT

public:
    BishopScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                QObject *parent = nullptr);

    QString describe(int cell) const override;
    QString aim() const override;

protected:
    void paintChessPiece(QPainter &painter) const override;
    void paintSegment(QPainter &painter, QPointF from, QPointF to, double fraction) const override;
    void paintUnderLine(const Canvas &canvas, const Route &route) const override;
    QRectF numberRect(std::int8_t turn) const override;
    double liftHeight() const override { return 0.25; }
    QString howToBegin() const override;
    QString howToMove() const override;
    QString chessPieceName() const override { return tr("the bishop"); }

private:
    void updateDarkCell();

    int m_darkCell = -1;
};

} // namespace ui
