// SPDX-License-Identifier: MIT
#pragma once

#include "tours/tourscene.h"

namespace ui {

/// The board of the knight's tour. The line's colour goes from the start's to the end's.
class KnightScene : public TourScene {
    Q_OBJECT

public:
    KnightScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                QObject *parent = nullptr);

protected:
    void paintTraveller(QPainter &painter) const override;
    void paintWay(QPainter &painter, QPointF from, QPointF to, double age) const override;
    void paintUse(const Canvas &canvas, const Route &route) const override;
    QRectF numberRect(std::int8_t turn) const override;
    double flight() const override { return 0.8; }
    std::shared_ptr<const core::Puzzle> startingAt(int cell) const override;
    QString nameOfTraveller() const override { return tr("the knight"); }
};

} // namespace ui
