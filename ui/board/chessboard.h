// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "board/style.h"
#include "core/grid.h"

#include <QRectF>

class QPainter;

namespace board {

/// What a square is shaded to say.
enum class Shade {
    Attacked,  ///< a piece here would be taken: greyed, with a small cross
    Reachable, ///< the piece in hand can go here: a ring
};

/// The width of the frame around a chessboard of this size, in squares.
double chessFrameWidth(core::Grid grid);

/// The squares; those of the same colour as `darkCell` are dark.
void paintChessSquares(QPainter &painter, core::Grid grid, int darkCell, const Style &style);
/// The frame, with the letters of the columns and the numbers of the rows on all four sides.
void paintChessFrame(QPainter &painter, core::Grid grid, const Style &style);
void paintShade(QPainter &painter, const QRectF &square, Shade shade, const Style &style);

/// A line from one square's middle to another's, with a head at its end: who attacks, and what.
void paintAttack(QPainter &painter, QPointF from, QPointF to, const Style &style);

/// A chessboard of any size with its coordinates, a1 at the bottom left. Which pieces stand on it and what
/// they may do is for the puzzle's own scene to say.
class ChessScene : public BoardScene {
    Q_OBJECT

public:
    struct Shaded {
        int cell = 0;
        Shade shade = Shade::Attacked;

        friend bool operator==(const Shaded &, const Shaded &) = default;
    };

    ChessScene(std::shared_ptr<const core::Puzzle> puzzle, const Style &style, QObject *parent = nullptr);

    QString nameOfCell(int cell) const override; ///< "c5"

    /// The squares shaded from now on. They belong to what is on the screen: neither printed nor in small
    /// pictures.
    void shade(std::vector<Shaded> squares);
    const std::vector<Shaded> &shaded() const { return m_shaded; }

protected:
    /// The squares of this one's colour are the dark ones; a1's unless told.
    void setDarkCell(int cell);

    QPointF middleOf(int cell) const { return cellRect(cell).center(); }
    void paintBoard(QPainter &painter) const override;
    void drawBackground(QPainter *painter, const QRectF &exposed) override;

private:
    void redrawShaded();

    int m_darkCell;
    std::vector<Shaded> m_shaded;
};

} // namespace board
