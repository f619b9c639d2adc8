// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"

#include <utility>

namespace taquin {

/// A beam search from one board to another that knows nothing but the distances of the tiles: level by level, all moves
/// are tried, and only those `width` boards go on that look nearest to the end. It takes boards for which there are no
/// pattern databases. As all tiles are brought near their cells at once, it comes close to the end in fewer moves than
/// placing them one after the other takes; whether it comes to the end itself depends on the width.
///
/// A board's score adds for each tile the Manhattan distance to its cell and a power of its columns and rows away, so
/// that many tiles with short ways are better than one with a long way.
class DistanceBeam {
public:
    /// In the score, by trial: `distance` a cell, and `factor` times the power of the columns and of the rows.
    struct Weights {
        double distance;
        double factor;
        double exponent;
    };
    static constexpr std::size_t maxCells = 196; ///< of the part of a board that a beam works on

    static bool fits(core::Grid grid) { return std::size_t(grid.size()) <= maxCells; }

    /// From `from` to the goal in at most so many moves. The board must fit.
    DistanceBeam(const Board &from, const Weights &weights, std::size_t width, std::size_t mostMoves);
    /// From `from` to the board that `route` leads to, in fewer moves. It only moves tiles around the route, and ends at
    /// once where that part of the board does not fit.
    DistanceBeam(const Board &from, std::span<const Direction> route, const Weights &weights,
                 std::size_t width);

    /// Makes so many levels more, unless it ends before.
    void advance(int levels);
    /// It has found the end, or missed it.
    bool hasEnded() const { return m_hasEnded; }
    bool isSolved() const { return m_hasEnded && !m_level.empty() && m_level[m_best].distance == 0; }
    /// Of the board that looks nearest now, as a part of the first one's.
    double remainder() const { return double(m_level[m_best].score) / m_firstScore; }
    /// The moves to that board.
    Route route() const;
    /// Moves tried since this was asked before.
    std::uint64_t takeNodes() { return std::exchange(m_nodes, 0); }

private:
    using Cell = std::uint8_t;

    /// The number of slots in the table of seen boards for each board of the beam.
    static constexpr std::size_t seenPerBoard = 16;

    struct Node {
        std::uint64_t hash;
        int score;
        int distance; ///< of all tiles, a lower bound of the moves
        Cell blank;
        Direction came;
    };
    struct Successor {
        std::uint64_t hash;
        std::uint32_t parent;
        int score;
        int distance;
        Direction direction;
    };
    /// What a tile on a cell adds to its board's.
    struct TileKey {
        std::uint64_t hash;
        int score;
        int distance;
    };

    /// `tiles` and `blank` are where it begins, by cell; `goal` is the cell of each tile at the end.
    void begin(const core::Grid &grid, const std::vector<int> &tiles, int blank, const std::vector<int> &goal,
               const Weights &weights);
    void addKeys(const core::Grid &grid, const std::vector<int> &goal, const Weights &weights);
    void expandLevel(std::size_t movesLeft);
    bool isNew(std::uint64_t hash);
    void keepBest();
    void makeLevel();
    int neighbour(int cell, Direction direction) const
    {
        return m_neighbours[std::size_t(cell) * directions.size() + std::size_t(direction)];
    }
    const TileKey &key(std::size_t tile, std::size_t cell) const { return m_keys[tile * m_cells + cell]; }

    const std::size_t m_width;
    std::size_t m_mostMoves;
    std::size_t m_cells = 0;
    std::vector<std::int16_t> m_neighbours; ///< by cell and direction; -1 beyond the edge
    std::vector<TileKey> m_keys;            ///< by tile and cell
    /// Hashes of boards met lately, two for each place.
    std::vector<std::uint64_t> m_seen;
    std::vector<Node> m_level;
    std::vector<Node> m_levelBefore;
    std::vector<Cell> m_tiles; ///< of all boards of the level, by cell; anything on the blank's
    std::vector<Cell> m_tilesBefore;
    std::vector<Successor> m_successors;
    std::vector<std::vector<std::uint32_t>>
        m_moves;            ///< by level and board: its parent and the move from there
    std::size_t m_best = 0; ///< number in the level
    int m_firstScore = 0;
    int m_leastScore = 0;
    int m_leastAt = 0;
    std::uint64_t m_nodes = 0;
    bool m_hasEnded = false;
};

} // namespace taquin
