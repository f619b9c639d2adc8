// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/pdb/patterndatabase.h"
#include "taquin/pdb/symmetry.h"

#include <map>
#include <span>
#include <string>

namespace taquin {

/// One pattern of a view: its database, and the symmetry that is applied to the board for the lookup.
struct PdbPattern {
    std::shared_ptr<const PatternDatabase> database;
    core::PerCell<std::uint8_t> cells; ///< the cell in the database for each cell of the board
    /// The masks of slides, indexed by the blank's cell on the board and the direction of its move.
    core::PerCell<core::IndexedArray<SlideMasks, directions.size()>> slides;

    /// Returns whether both patterns consist of the same tiles.
    bool operator==(const PdbPattern &other) const
    {
        return database == other.database && cells == other.cells;
    }
};

/// A partition of the board's tiles into patterns, whose distances add up. The board is treated as an upright one
/// (with no more columns than rows), perhaps mirrored at the diagonal (the mirrored view: Culberson and Schaeffer,
/// 1998).
struct PdbView {
    core::PerPiece<std::uint8_t> patternOf; ///< an index into `patterns` for each tile of the board
    std::vector<PdbPattern> patterns;

    /// Returns the state of each pattern.
    std::vector<PatternState> states(const Board &board) const;
};

/// The additive pattern databases for boards of one size, in two or more views. In each view, the sum of the
/// patterns' distances is a lower bound of the number of moves; every move changes this sum by one.
class PdbSet {
public:
    enum Size : std::uint8_t {
        Least, ///< built in milliseconds, for beams: patterns of up to 4 tiles
        Small, ///< built at once; for 4x4, patterns of 6, 6 and 3 tiles
        Large, ///< takes a second; for 4x4, patterns of 7, 7 and 1 tiles
    };
    static constexpr std::size_t views = 2; ///< the least number of views
    static constexpr int maxCells = 36;
    static constexpr std::size_t maxPatterns = 9; ///< the most patterns of a view

    /// Returns whether there are databases for boards of this size: Small ones for up to 36 cells, Large ones for
    /// 13 to 20 cells and 5x5, Least ones for 5x4, 5x5 and 6x6.
    static bool covers(core::Grid grid, Size size);
    /// Returns whether `build` will find the databases in the program's store, and thus take hardly any time.
    static bool areKept(core::Grid grid, Size size);
    /// Loads the databases from the program's store, and builds those that are missing. Returns null if it was
    /// cancelled.
    static std::shared_ptr<const PdbSet> build(core::Grid grid, Size size, const ParallelFor &parallelFor);
    /// Saves the databases that were not loaded from the store, as long as `shouldContinue` returns true. Saving to a
    /// slow disk may take longer than building.
    void save(core::TableStore &store, const std::function<bool()> &shouldContinue) const;
    /// Returns the same databases for boards with rows and columns exchanged.
    std::shared_ptr<const PdbSet> transposed(core::Grid grid) const;

    /// Returns the number of views, at least `views`; any further views use databases of the first ones.
    std::size_t viewCount() const { return m_views.size(); }
    const PdbView &view(std::size_t index) const { return m_views[index]; }
    std::size_t bytes() const { return m_bytes; }

private:
    /// The data shared by all patterns with the same number of tiles. The graph is built for the first pattern
    /// that is not loaded.
    struct Shared {
        std::shared_ptr<const PatternSpace> space = nullptr;
        std::unique_ptr<const SlotGraph> graph = nullptr;
        std::unique_ptr<const LaneGraph> laneGraph = nullptr; ///< the graph for few tiles
        /// The databases by the home cells of their patterns.
        std::map<CellSet, std::shared_ptr<const PatternDatabase>> databases = {};
    };
    using SharedBySize = std::map<int, Shared>; ///< indexed by a pattern's number of tiles

    explicit PdbSet(core::Grid grid) : m_grid(grid) {}
    bool findSmallPatterns(std::span<const std::string> partitions, SharedBySize &shared,
                           const ParallelFor &parallelFor);
    bool addView(const std::string &partition, SharedBySize &shared, const ParallelFor &parallelFor);
    std::shared_ptr<const PatternDatabase> databaseOf(CellSet home, SharedBySize &shared,
                                                      const ParallelFor &parallelFor);
    std::shared_ptr<const PatternDatabase> findDatabase(CellSet home, Shared &shared,
                                                        const ParallelFor &parallelFor);

    core::Grid m_grid; ///< upright
    std::vector<PdbView> m_views;
    std::vector<std::shared_ptr<const PatternDatabase>> m_built; ///< the databases not loaded from the store
    std::size_t m_bytes = 0;
};

} // namespace taquin
