// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <cstdint>
#include <vector>

namespace taquin {

/// Scores pairs of tiles that hinder each other, with respect to a goal:
/// - linear conflicts: both tiles are in the row of their goal cells, or in the column, but in the wrong order
/// (Hansson,   Mayer and Yung, 1992); - diagonal exchanges: each of two tiles is on the other's goal cell, and these
/// cells touch at a corner.
///
/// Such tiles are near their goal cells by distance, but take many moves, since others must make way. A beam search
/// that scores only distances leaves them behind all over the board, and can hardly repair them at the end.
class TileConflicts {
public:
    using Cell = std::uint8_t;

    struct Weights {
        int line;     ///< the score of a linear conflict
        int diagonal; ///< the score of a diagonal exchange
    };

    /// There are no conflicts until a goal is set.
    TileConflicts() = default;
    /// `goal` is the final cell of each tile; `blank` is the number of the blank among the tiles.
    TileConflicts(const core::Grid &grid, const std::vector<int> &goal, int blank, const Weights &weights);

    /// Returns the score of a board. `tiles` is indexed by cell.
    int score(const Cell *tiles) const;
    /// Returns the change of the score by a slide of the tile on `from` to the blank's neighbouring cell `to`. `tiles`
    /// is the board before the slide.
    int change(const Cell *tiles, int from, int to) const
    {
        const int tile = tiles[from];
        const Place &before = m_places[std::size_t(from)];
        const Place &after = m_places[std::size_t(to)];
        int lines = 0;
        if (before.row == after.row)
            lines = inColumn(tiles, tile, after) - inColumn(tiles, tile, before);
        else
            lines = inRow(tiles, tile, after) - inRow(tiles, tile, before);
        return m_weights.line * lines + m_weights.diagonal * (int(isExchanged(tiles, tile, to, after)) -
                                                              int(isExchanged(tiles, tile, from, before)));
    }

private:
    struct Place {
        std::int8_t column;
        std::int8_t row;
    };

    /// Counts the conflicts of a tile at this place with others in its column.
    int inColumn(const Cell *tiles, int tile, const Place &place) const
    {
        const Place &goal = m_goals[std::size_t(tile)];
        if (goal.column != place.column)
            return 0;
        int count = 0;
        const Cell *cell = tiles + place.column;
        for (int row = 0; row < m_rows; ++row, cell += m_columns) {
            const Place &other = m_goals[*cell];
            count += int(other.column == place.column) & int((row < place.row) != (other.row < goal.row));
        }
        return count;
    }
    /// Counts the conflicts of a tile at this place with others in its row.
    int inRow(const Cell *tiles, int tile, const Place &place) const
    {
        const Place &goal = m_goals[std::size_t(tile)];
        if (goal.row != place.row)
            return 0;
        int count = 0;
        const Cell *cell = tiles + std::ptrdiff_t(place.row) * m_columns;
        for (int column = 0; column < m_columns; ++column, ++cell) {
            const Place &other = m_goals[*cell];
            count +=
                int(other.row == place.row) & int((column < place.column) != (other.column < goal.column));
        }
        return count;
    }
    bool isExchanged(const Cell *tiles, int tile, int cell, const Place &place) const
    {
        const Place &goal = m_goals[std::size_t(tile)];
        const int columns = goal.column - place.column;
        const int rows = goal.row - place.row;
        return columns * columns == 1 && rows * rows == 1 &&
               m_goalCells[tiles[cell + rows * m_columns + columns]] == cell;
    }

    int m_columns = 0;
    int m_rows = 0;
    Weights m_weights{};
    std::vector<Place> m_places;  ///< indexed by cell
    std::vector<Place> m_goals;   ///< indexed by tile; that of the blank is outside of the board
    std::vector<int> m_goalCells; ///< indexed by tile; -1 for the blank
};

} // namespace taquin
