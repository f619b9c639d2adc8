// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/ground.h"

namespace taquin {

/// What it costs the gap to carry a tile to a cell without a step back, by the cheapest of all such ways:
/// worked out from the cell backwards over the rectangle in between (dynamic programming), as if the gap met
/// all other tiles where they lie now. A few cells round the tile it is nearly so; costs are those of GapWay.
class CarryPlan {
public:
    static constexpr int never = 1 << 20; ///< costs that no way has

    explicit CarryPlan(const Ground &ground) : m_ground(ground) {}

    void make(int cell, int target);
    void forget() { m_target = Board::none; }
    int target() const { return m_target; }
    /// From where the gap is beside the tile, on its way on; `never` if it cannot go on from there.
    int cost(int tileCell, Direction side) const;

private:
    /// The tile at a cell of the rectangle: what is left with the gap ahead of it, on its way along the row
    /// or along the column.
    struct Place {
        int along = never;
        int down = never;
    };

    Place &at(int columns, int rows) { return m_places[std::size_t(rows * m_width + columns)]; }
    void fill(int columns, int rows);
    int afterPush(int columns, int rows, bool along);
    int way(int from, Direction first, Direction second) const;
    int edge(int &gap, Direction direction) const;

    const Ground &m_ground;
    int m_target = Board::none;
    Direction m_aheadAlong = Direction::Right;
    Direction m_aheadDown = Direction::Down;
    int m_width = 0; ///< of the rectangle, in cells
    int m_height = 0;
    std::vector<Place> m_places; ///< by rows and columns left
};

} // namespace taquin
