// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/indexed.h"
#include "solitaire/board.h"

#include <QPainterPath>
#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

/// The layout of a solitaire board: the holes on a round board, or on a triangular one for triangles, and around
/// them the groove that is the tray. One unit is the distance from hole to hole.
class PegBoardLayout {
public:
    static constexpr double edge = 0.74; ///< the distance from the outermost holes to the groove
    static constexpr double grooveWidth = 0.76;
    static constexpr double rim = 0.26; ///< the width of the rim outside of the groove
    static constexpr double outer = edge + grooveWidth + rim;
    static constexpr double trayScale = 0.78; ///< the scale of a peg in the groove

    explicit PegBoardLayout(const solitaire::Board &shape);

    QPointF hole(int hole) const { return m_holes[hole]; }
    /// Returns where a hole would be; the cell may be outside of the grid. Rows and columns count from 0.
    QPointF place(int row, int column) const;
    QPointF trayPlace(int index) const { return m_trayPlaces[index]; }
    int holes() const { return int(m_holes.size()); }

    /// Returns the line at this distance outside of the outermost holes: a circle, or a triangle with round corners.
    QPainterPath outline(double distance) const;
    QPainterPath board() const { return outline(outer); }
    double radius() const; ///< the distance from the middle to the rim
    QPointF middle() const { return m_middle; }
    QRectF whole() const; ///< the rectangle of the board with its shadow

private:
    int m_columns;
    bool m_triangular;
    core::Indexed<QPointF> m_holes;
    /// The corners of a triangle, clockwise from the top; empty on a round board.
    std::vector<QPointF> m_corners;
    QPointF m_middle;
    double m_reach = 0; ///< the distance from the middle of a round board to the outermost hole
    core::Indexed<QPointF> m_trayPlaces;
};

/// The colours of a solitaire board and its pegs.
struct WoodPalette {
    QColor light; ///< the colour of the board on the side of the light
    QColor dark;
    QColor grain;
    QColor groove;
    QColor hole;
    QColor numbers;
    QColor pegLight;
    QColor peg;
    QColor pegDark;
    QColor inlay; ///< the colour of the ring around the goal hole
    bool plain;   ///< the board is drawn in lines, for high contrast and paper

    static WoodPalette make(const board::Style &style);
};

enum class Numbers { Shown, Hidden };

/// Paints the turned board without pegs: rim, groove, rings and grain of the wood, holes, and the numbers of rows and
/// columns. The goal hole, in which the last peg is to end, has a brass ring.
void paintPegBoard(QPainter &painter, const PegBoardLayout &layout, const solitaire::Board &shape,
                   std::optional<int> goal, const board::Style &style, Numbers numbers = Numbers::Shown);

/// The rectangle that a peg is drawn in, relative to its middle.
inline constexpr QRectF pegRect(-0.5, -0.5, 1, 1);

/// Paints a turned peg seen from above, around the origin: a foot, a neck and a round head, with its shadow.
void paintPeg(QPainter &painter, const board::Style &style);

/// Paints the place beside the board's holes where a hole can be added while the board is edited.
void paintFreePlace(QPainter &painter, QPointF at, const board::Style &style);

/// Highlights a hole that the picked-up peg can jump into.
void paintJumpTarget(QPainter &painter, QPointF at, const board::Style &style);

} // namespace ui
