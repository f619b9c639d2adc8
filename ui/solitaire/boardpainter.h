// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "solitaire/shape.h"

#include <QPainterPath>
#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

/// Where everything is on a solitaire board: the holes on a turned disc, on the triangle on a board of its
/// shape, and around them the groove that is the tray. One unit is from hole to hole.
class PegBoardLayout {
public:
    static constexpr double edge = 0.74; ///< from the outermost holes to where the groove begins
    static constexpr double grooveWidth = 0.76;
    static constexpr double rim = 0.26;       ///< outside of the groove
    static constexpr double pegInTray = 0.78; ///< size of a peg in the groove

    explicit PegBoardLayout(const solitaire::Shape &shape);

    QPointF hole(int hole) const { return m_centres[std::size_t(hole)]; }
    QPointF slot(int number) const { return m_slots[std::size_t(number)]; }
    int holes() const { return int(m_centres.size()); }

    /// The line so far outside of the outermost holes: a circle, or a triangle with round corners.
    QPainterPath outline(double distance) const;
    QPainterPath board() const { return outline(edge + grooveWidth + rim); }
    double radius() const; ///< from the middle to the rim
    QPointF middle() const { return m_middle; }
    QRectF whole() const; ///< with the board's shadow

private:
    void placeSlots();

    std::vector<QPointF> m_centres; ///< by hole
    std::vector<QPointF> m_corners; ///< what the outline runs around: the corners of the triangle, or nothing
    QPointF m_middle;
    double m_reach = 0; ///< from the middle to the outermost hole, on a disc
    std::vector<QPointF> m_slots;
};

/// The colours of a solitaire board and its pegs.
struct WoodPalette {
    QColor light; ///< of the board, where the light falls
    QColor dark;
    QColor grain;
    QColor groove;
    QColor hole;
    QColor numbers;
    QColor pegLight;
    QColor peg;
    QColor pegDark;
    QColor inlay; ///< around the hole that the last peg is to end in
    bool plain;   ///< drawn in lines, for high contrast

    static WoodPalette make(const board::Style &style);
};

enum class Numbers { Shown, Hidden };

/// The turned board without pegs: rim, groove, rings and grain of the wood, holes, and the numbers of rows
/// and columns. The hole that the last peg is to end in has a brass ring.
void paintPegBoard(QPainter &painter, const PegBoardLayout &plan, const solitaire::Shape &shape,
                   std::optional<int> end, const board::Style &style, Numbers numbers = Numbers::Shown);

} // namespace ui
