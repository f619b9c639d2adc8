// SPDX-License-Identifier: MIT
//
// Tours of large boards by divide and conquer (I. Parberry, An Efficient Algorithm for the Knight's Tour Problem,
// 1997, for squares; here for every board with sides of at least 5). The board is divided into tiles, each with
// its own tour. Two adjacent tiles are joined by an edge swap: a jump in each is replaced by two jumps from one
// tile to the other. The tiles are joined along a snake that winds through the board, so that the whole tour can
// be written from beginning to end.
//
// If the number of squares is even, the tour is closed. If it is odd, all tiles are even except the start's, and
// with its open tour the whole tour is open.
#include "tours/knight/construction.h"
#include "tours/knight/jumps.h"
#include "tours/knight/tiling.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <unordered_map>

namespace tours {

namespace {

constexpr int noJump = -1;

/// Joins the tours of a tiling's tiles into one. From the start's tile, two branches lead away, one up and one
/// down the snake; each comes back through all its tiles.
class TiledTour {
public:
    explicit TiledTour(const Tiling &tiling) : m_tiling(tiling) {}

    /// Returns the whole tour; empty if the start's tile cannot be joined with this variant of its tour.
    Cells make(int variant);

private:
    /// A tile's closed tour, entered at one square and followed to the square before or after it.
    struct Entry {
        const TileTour *tour = nullptr;
        int at = 0;
        bool backwards = false;

        Square square(int i) const;
    };
    /// A tile's tour from an entry, cut at the jump that is replaced by the jumps into the next tile and back.
    /// Cells are relative to the tile's origin.
    struct Traversal {
        Cells before;
        Cells behind;
        Entry next; ///< no tour in the last tile
    };
    struct PlacedTraversal {
        const Traversal *traversal;
        std::uint32_t origin;
    };
    using Chain = std::vector<PlacedTraversal>;
    struct EdgeSwap {
        int jump = noJump; ///< the jump that is replaced, from the square with this number to the next
        Entry into;
    };
    struct Branch {
        EdgeSwap swap;
        Chain chain;
    };

    bool hasTile(int tile) const { return tile >= 0 && tile < m_tiling.tileCount(); }
    Square shift(int from, int to) const;
    const TileTour &tourOf(int tile) const;
    TileTour rootTour(int root, int variant) const;
    template <typename Squares>
    std::optional<EdgeSwap> findSwap(const Squares &run, int length, int avoided, int from, int to) const;
    Traversal makeTraversal(const Entry &entry, int tile, int step) const;
    std::uint64_t keyOf(const Entry &entry, int tile, int step) const;
    const Traversal &traversal(const Entry &entry, int tile, int step);
    Chain chain(Entry entry, int tile, int step);
    Cells assemble(const TileTour &tour, int root, const std::array<Branch, 2> &branches) const;
    static std::uint32_t *write(const Chain &chain, std::uint32_t *to);

    const Tiling &m_tiling;
    /// The traversals by their keys.
    std::unordered_map<std::uint64_t, std::unique_ptr<Traversal>> m_traversals;
};

Square TiledTour::Entry::square(int i) const
{
    const int length = int(tour->squares.size());
    const int index = (backwards ? at - i + length : at + i) % length;
    return tour->squares[std::size_t(index)];
}

/// Returns the offset from the origin of the tile `from` to that of the tile `to`.
Square TiledTour::shift(int from, int to) const
{
    const Square here = m_tiling.originOf(from);
    const Square there = m_tiling.originOf(to);
    return {there.column - here.column, there.row - here.row};
}

const TileTour &TiledTour::tourOf(int tile) const
{
    const core::Grid size = m_tiling.sizeOf(tile);
    return closedTileTour(size.columns, size.rows);
}

/// Returns the tour of the start's tile, beginning at the start.
TileTour TiledTour::rootTour(int root, int variant) const
{
    const core::Grid size = m_tiling.sizeOf(root);
    const Square origin = m_tiling.originOf(root);
    const Square start{m_tiling.start().column - origin.column, m_tiling.start().row - origin.row};
    if (size.size() % 2 != 0)
        return openTileTour(size, start, variant);
    TileTour tour = closedTileTour(size.columns, size.rows);
    const auto at = std::find(tour.squares.begin(), tour.squares.end(), start);
    std::rotate(tour.squares.begin(), at, tour.squares.end());
    return tour;
}

/// Finds a jump of this run through the tile `from` and a jump of the tile `to` that can be replaced by two jumps
/// between them. The jump `avoided` of the run is not used.
template <typename Squares>
std::optional<TiledTour::EdgeSwap> TiledTour::findSwap(const Squares &run, int length, int avoided, int from,
                                                       int to) const
{
    const TileTour &next = tourOf(to);
    const auto joins = [shift = shift(from, to)](Square here, Square there) {
        return isJump(there.column + shift.column - here.column, there.row + shift.row - here.row);
    };
    const int squares = int(next.squares.size());
    for (int jump = 0; jump + 1 < length; ++jump) {
        if (jump == avoided)
            continue;
        const Square leaves = run(jump);
        const Square returns = run(jump + 1);
        for (int at = 0; at < squares; ++at) {
            if (!joins(leaves, next.squares[std::size_t(at)]))
                continue;
            for (const bool backwards : {false, true}) {
                const Entry entry{&next, at, backwards};
                if (joins(returns, entry.square(squares - 1)))
                    return EdgeSwap{jump, entry};
            }
        }
    }
    return std::nullopt;
}

TiledTour::Traversal TiledTour::makeTraversal(const Entry &entry, int tile, int step) const
{
    const int length = int(entry.tour->squares.size());
    const auto run = [&entry](int i) { return entry.square(i); };
    EdgeSwap swap{length - 1, {}};
    if (hasTile(tile + step)) {
        if (const auto found = findSwap(run, length, noJump, tile, tile + step))
            swap = *found;
    }
    Traversal traversal{{}, {}, swap.into};
    for (int i = 0; i < length; ++i)
        (i <= swap.jump ? traversal.before : traversal.behind).push_back(m_tiling.cell(run(i)));
    return traversal;
}

/// Returns the key of a traversal: traversals are equal if they begin alike and lead in the same direction into
/// tiles of the same size.
std::uint64_t TiledTour::keyOf(const Entry &entry, int tile, int step) const
{
    const core::Grid here = entry.tour->grid;
    std::uint64_t key = std::uint64_t(here.columns) << 4 | std::uint64_t(here.rows);
    key = key << 8 | std::uint64_t(entry.at) << 1 | std::uint64_t(entry.backwards);
    if (!hasTile(tile + step))
        return key << 11;
    const core::Grid there = m_tiling.sizeOf(tile + step);
    const Square way = shift(tile, tile + step);
    key = key << 8 | std::uint64_t(there.columns) << 4 | std::uint64_t(there.rows);
    return key << 3 | (way.row > 0 ? 1U : way.row < 0 ? 2U : way.column > 0 ? 3U : 4U);
}

const TiledTour::Traversal &TiledTour::traversal(const Entry &entry, int tile, int step)
{
    std::unique_ptr<Traversal> &made = m_traversals[keyOf(entry, tile, step)];
    if (!made)
        made = std::make_unique<Traversal>(makeTraversal(entry, tile, step));
    return *made;
}

/// Returns the traversals from this tile to the end of the snake.
TiledTour::Chain TiledTour::chain(Entry entry, int tile, int step)
{
    Chain chain;
    for (; entry.tour; tile += step) {
        const Traversal &next = traversal(entry, tile, step);
        chain.push_back({&next, m_tiling.cell(m_tiling.originOf(tile))});
        entry = next.next;
    }
    return chain;
}

/// Writes the cells on the way into every tile up to the end of the chain, and then on the way back.
std::uint32_t *TiledTour::write(const Chain &chain, std::uint32_t *to)
{
    const auto lay = [&to](const Cells &cells, std::uint32_t origin) {
        for (const std::uint32_t cell : cells)
            *to++ = origin + cell;
    };
    for (const PlacedTraversal &placed : chain)
        lay(placed.traversal->before, placed.origin);
    for (auto placed = chain.rbegin(); placed != chain.rend(); ++placed)
        lay(placed->traversal->behind, placed->origin);
    return to;
}

/// Follows the root's tour, with each branch inserted in place of the jump that it replaces.
Cells TiledTour::assemble(const TileTour &tour, int root, const std::array<Branch, 2> &branches) const
{
    Cells cells(std::size_t(m_tiling.squareCount()));
    std::uint32_t *to = cells.data();
    const std::uint32_t origin = m_tiling.cell(m_tiling.originOf(root));
    for (int i = 0; i < int(tour.squares.size()); ++i) {
        *to++ = origin + m_tiling.cell(tour.squares[std::size_t(i)]);
        for (const Branch &branch : branches) {
            if (branch.swap.jump == i)
                to = write(branch.chain, to);
        }
    }
    return to == cells.data() + cells.size() ? cells : Cells();
}

Cells TiledTour::make(int variant)
{
    const int root = m_tiling.tileOf(int(m_tiling.cell(m_tiling.start())));
    const TileTour tour = rootTour(root, variant);
    if (tour.squares.empty())
        return {};
    const auto run = [&tour](int i) { return tour.squares[std::size_t(i)]; };
    std::array<Branch, 2> branches;
    for (const int step : {1, -1}) {
        if (!hasTile(root + step))
            continue;
        const auto swap = findSwap(run, int(tour.squares.size()), branches[0].swap.jump, root, root + step);
        if (!swap)
            return {};
        branches[step > 0 ? 0 : 1] = {*swap, chain(swap->into, root + step, step)};
    }
    return assemble(tour, root, branches);
}

} // namespace

Cells tiledTour(core::Grid grid, std::uint32_t start)
{
    constexpr int variants = 8;
    const Tiling tiling(grid, start);
    TiledTour tiled(tiling);
    Cells tour;
    for (int variant = 0; variant < variants && tour.empty(); ++variant)
        tour = tiled.make(variant);
    return tour;
}

} // namespace tours
