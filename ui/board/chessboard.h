// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "board/notation.h"
#include "board/style.h"
#include "core/grid.h"

#include <QRectF>

class QPainter;

namespace board {

/// The meaning of a square's shading.
enum class Shade {
    Attacked,  ///< a piece here would be taken: greyed, with a small cross
    Reachable, ///< the moving piece can go here: a ring
};

/// Returns the width of the frame around a chessboard of this size, in squares.
double chessFrameWidth(core::Grid grid);

/// Paints the squares; those of the same colour as `darkCell` are dark.
void paintChessSquares(QPainter &painter, core::Grid grid, int darkCell, const Style &style);
/// Paints the frame, with the names of columns and rows on all four sides, but without names if each square shows its
/// own number.
void paintChessFrame(QPainter &painter, core::Grid grid, const Style &style,
                     Notation notation = Notation::Letters);
/// Paints the number of each square in its corner, in a notation that numbers squares.
void paintSquareNumbers(QPainter &painter, core::Grid grid, const Style &style, Notation notation);
void paintShade(QPainter &painter, const QRectF &square, Shade shade, const Style &style);

/// Paints a square that is not part of the board, in the wood of the frame with a knob.
void paintClosedSquare(QPainter &painter, const QRectF &square, const Style &style);
/// Returns the colour of what is given on a board, as if printed on it.
QColor givenColour(const Style &style);
/// Paints the frame of a square on which something is given: a number, or a queen that stays.
void paintGivenSquare(QPainter &painter, const QRectF &square, const Style &style);
/// Paints arrowheads on the corners of the frame: on a torus, diagonals continue at the opposite edge.
void paintTorusCorners(QPainter &painter, core::Grid grid, const Style &style);

/// Paints an arrow from the middle of the attacker's square to that of the attacked one.
void paintAttack(QPainter &painter, QPointF from, QPointF to, const Style &style);

/// A chessboard of any size with its coordinates, a1 at the bottom left. The puzzle's own scene adds the
/// pieces and their moves.
class ChessScene : public BoardScene {
    Q_OBJECT

public:
    struct ShadedSquare {
        int cell = 0;
        Shade shade = Shade::Attacked;

        friend bool operator==(const ShadedSquare &, const ShadedSquare &) = default;
    };

    ChessScene(std::shared_ptr<const core::Puzzle> puzzle, const Style &style, QObject *parent = nullptr);

    QString nameOfCell(int cell) const override; ///< a name such as "c5", in the notation of the board
    QString nameOfMove(std::span<const core::Step> move) const override; ///< the square to which it goes
    QString nameOfRow(int row) const { return rowName(m_notation, grid(), row); }
    void setNotation(Notation notation);

    /// Shades these squares and no others. Shades are drawn on the screen only, neither on paper nor in thumbnails.
    void shade(std::vector<ShadedSquare> squares);
    const std::vector<ShadedSquare> &shaded() const { return m_shaded; }

protected:
    /// Makes the squares of this cell's colour the dark ones; by default those of a1's colour are dark.
    void setDarkCell(int cell);

    QPointF middleOf(int cell) const { return cellRect(cell).center(); }
    void paintBoard(QPainter &painter) const override;
    void drawBackground(QPainter *painter, const QRectF &exposed) override;

private:
    void redrawShaded();

    int m_darkCell;
    Notation m_notation = Notation::Letters;
    std::vector<ShadedSquare> m_shaded;
};

} // namespace board
