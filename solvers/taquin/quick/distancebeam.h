// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/quick/tileconflicts.h"

#include <utility>

namespace taquin {

/// A beam search from one board to another that uses only the distances of the tiles: level by level, all moves
/// are tried, and only the `width` most promising boards are expanded further. It is meant for boards without
/// pattern databases. Since it brings all tiles near their cells at once, it comes close to the end in fewer moves
/// than placing them one after the other; whether it reaches the end depends on the width.
///
/// A board's score adds, for each tile, the Manhattan distance to its cell and a power of the columns and rows in
/// between, so that many tiles with short paths are better than one with a long path. Pairs of tiles that hinder each
/// other count in addition (TileConflicts).
class DistanceBeam {
public:
    /// The weights of the score, found by trial: `distance` per cell, and `factor` times the powers of the columns
    /// and the rows.
    struct Weights {
        double distance;
        double factor;
        double exponent;
        TileConflicts::Weights conflicts;
    };
    static constexpr std::size_t maxCells = 196; ///< the most cells of the part that a beam works on

    static bool fits(core::Grid grid) { return std::size_t(grid.size()) <= maxCells; }

    /// Searches from `from` to the goal in at most `mostMoves` moves. The board must fit.
    DistanceBeam(const Board &from, const Weights &weights, std::size_t width, std::size_t mostMoves);
    /// Searches from `from` to the board that `route` leads to, in fewer moves. It only moves tiles around the
    /// route, and ends at once if that part of the board does not fit.
    DistanceBeam(const Board &from, std::span<const Direction> route, const Weights &weights,
                 std::size_t width);

    /// Expands `levels` more levels, unless the search ends earlier.
    void advance(int levels);
    /// Returns whether the search has reached or missed the end.
    bool hasEnded() const { return m_hasEnded; }
    bool isSolved() const { return m_hasEnded && !m_level.empty() && m_level[m_best].distance == 0; }
    /// Returns the score of the most promising board, as a fraction of the first board's.
    double remainder() const { return double(m_level[m_best].score) / m_firstScore; }
    /// Returns the moves to the most promising board.
    Route route() const;
    /// Returns the number of moves tried since the last call.
    std::uint64_t takeNodes() { return std::exchange(m_nodes, 0); }

private:
    using Cell = TileConflicts::Cell;

    /// The number of slots in the table of seen boards for each board of the beam.
    static constexpr std::size_t seenPerBoard = 16;
    /// The number of boards whose moves are listed before the first of them is looked up among the seen ones.
    static constexpr std::size_t boardsPerBlock = 16;

    struct Node {
        std::uint64_t hash;
        int score;
        int distance; ///< the sum of the distances of all tiles, a lower bound of the moves
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
    /// The contribution of a tile on a cell to its board's hash, score and distance.
    struct TileKey {
        std::uint64_t hash;
        int score;
        int distance;
    };

    /// Starts the search: `tiles`, indexed by cell, describe the first board, with a number for the blank, which is on
    /// the cell `blank`; `goal` is the final cell of each tile.
    void begin(const core::Grid &grid, const std::vector<int> &tiles, int blank, const std::vector<int> &goal,
               const Weights &weights);
    void addKeys(const core::Grid &grid, const std::vector<int> &goal, const Weights &weights);
    void expandLevel(std::size_t movesLeft);
    void tryMoves(std::size_t first, std::size_t end, std::size_t movesLeft);
    /// Returns the first of the two slots of a hash.
    std::size_t slotOf(std::uint64_t hash) const { return std::size_t(hash >> 20) & (m_seen.size() - 2); }
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
    std::vector<std::int16_t> m_neighbours; ///< indexed by cell and direction; -1 beyond the edge
    std::vector<TileKey> m_keys;            ///< indexed by tile and cell
    TileConflicts m_conflicts;
    Cell m_blankTile = 0; ///< the number that stands for the blank among the tiles
    /// Hashes of recent boards, with two slots for each hash.
    std::vector<std::uint64_t> m_seen;
    std::vector<Node> m_level;
    std::vector<Node> m_levelBefore;
    std::vector<Cell> m_tiles; ///< the tiles of all boards of the level, indexed by cell
    std::vector<Cell> m_tilesBefore;
    /// The moves of some boards of the level; their scores lack the conflicts.
    std::vector<Successor> m_tried;
    std::vector<Successor> m_successors;
    /// The parent of each board and the move from there, indexed by level and board.
    std::vector<std::vector<std::uint32_t>> m_moves;
    std::size_t m_best = 0; ///< the number of the best board in its level
    int m_firstScore = 0;
    int m_leastScore = 0;
    int m_leastAt = 0;
    std::uint64_t m_nodes = 0;
    bool m_hasEnded = false;
};

} // namespace taquin
