// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "board/chesspainter.h"

namespace board {

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
    void paintBed(QPainter &painter) const override;
    void drawBackground(QPainter *painter, const QRectF &exposed) override;

private:
    void redrawShaded();

    int m_darkCell;
    std::vector<Shaded> m_shaded;
};

} // namespace board
