// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/knight.h"
#include "tours/tourscene.h"

namespace ui {

/// The board of the knight's tour, whose line changes its colour from start to end.
class KnightScene : public TourScene {
    Q_OBJECT

public:
    KnightScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                QObject *parent = nullptr);

protected:
    void paintChessPiece(QPainter &painter) const override;
    void paintSegment(QPainter &painter, QPointF from, QPointF to, double fraction) const override;
    void paintUnderLine(const Canvas &canvas, const Route &route) const override;
    QRectF numberRect(std::int8_t turn) const override;
    double liftHeight() const override { return 0.8; }
    board::Guidance invitation() const override;
    QString chessPieceName() const override { return tr("the knight"); }

private:
    const tours::Knight &knight() const { return static_cast<const tours::Knight &>(puzzle()); }
};

} // namespace ui
