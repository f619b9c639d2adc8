// SPDX-License-Identifier: MIT
#pragma once

#include "tours/tourscene.h"

namespace ui {

/// The board of the bishop's tour, coloured so that the start is dark. The two senses are drawn differently:
/// the falling one as a full line, the rising one as a dashed line of another colour. A square's first number
/// stands above the lines, its second below.
class BishopScene : public TourScene {
    Q_OBJECT

public:
    BishopScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                QObject *parent = nullptr);

    QString describe(int cell) const override;

protected:
    void paintTraveller(QPainter &painter) const override;
    void paintWay(QPainter &painter, QPointF from, QPointF to, double age) const override;
    void paintUse(const Canvas &canvas, const Route &route) const override;
    QRectF numberRect(std::int8_t turn) const override;
    double flight() const override { return 0.25; }
    std::shared_ptr<const core::Puzzle> startingAt(int cell) const override;
    QString nameOfTraveller() const override { return tr("the bishop"); }

private:
    void colour();

    int m_dark = -1; ///< a dark cell
};

} // namespace ui
