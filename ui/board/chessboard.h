// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "board/notation.h"
#include "board/style.h"
#include "core/grid.h"

#include <QRectF>

class QPainter;

namespace board {

/// What the shading of a square means.
enum class Shade {
    Attacked,  ///< a piece here would be taken: greyed, with a small cross
    Reachable, ///< the moving piece can go here: a ring
};

/// The width of the frame around a chessboard of this size, in squares.
double chessFrameWidth(core::Grid grid);

/// The squares; those of the same colour as `darkCell` are dark.
void paintChessSquares(QPainter &painter, core::Grid grid, int darkCell, const Style &style);
/// The frame, with the names of the columns and the rows on all four sides; none where each square bears its
/// own number.
void paintChessFrame(QPainter &painter, core::Grid grid, const Style &style,
                     Notation notation = Notation::Letters);
/// In the corner of each square, its number in a notation that numbers them.
void paintSquareNumbers(QPainter &painter, core::Grid grid, const Style &style, Notation notation);
void paintShade(QPainter &painter, const QRectF &square, Shade shade, const Style &style);

/// An arrow from the middle of the attacker's square to that of the attacked one.
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

    QString nameOfCell(int cell) const override; ///< "c5", as the sentences say, whatever the notation
    void setNotation(Notation notation);

    /// Shades these squares and no others. Shades are drawn on the screen only, neither printed nor in
    /// thumbnails.
    void shade(std::vector<ShadedSquare> squares);
    const std::vector<ShadedSquare> &shaded() const { return m_shaded; }

protected:
    /// The squares of this one's colour are the dark ones; by default those of a1's.
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
