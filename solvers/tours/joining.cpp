// SPDX-License-Identifier: MIT
#include "tours/joining.h"

#include "tours/jumps.h"

#include <algorithm>

namespace tours {

namespace {

constexpr int none = -1;

} // namespace

Square Joining::Entry::square(int i) const
{
    const int length = int(tile->tour.size());
    const int index = (backwards ? at - i + length : at + i) % length;
    return tile->tour[std::size_t(index)];
}

/// How the squares of one tile are counted from the origin of another.
Square Joining::shift(int from, int to) const
{
    const Square here = m_tiling.originOf(from);
    const Square there = m_tiling.originOf(to);
    return {there.column - here.column, there.row - here.row};
}

const Tile &Joining::tileAt(int tile) const
{
    const core::Grid size = m_tiling.sizeOf(tile);
    return closedTile(size.columns, size.rows);
}

/// A jump of this run and a jump of the next tile that can be exchanged for two between them.
template <typename Squares>
std::optional<Joining::Exit> Joining::findExit(const Squares &run, int length, int avoided, Square shift,
                                               const Tile &next) const
{
    const auto joins = [shift](Square here, Square there) {
        return isJump(there.column + shift.column - here.column, there.row + shift.row - here.row);
    };
    const int squares = int(next.tour.size());
    for (int jump = 0; jump + 1 < length; ++jump) {
        if (jump == avoided)
            continue;
        const Square leaves = run(jump);
        const Square returns = run(jump + 1);
        for (int at = 0; at < squares; ++at) {
            if (!joins(leaves, next.tour[std::size_t(at)]))
                continue;
            for (const bool backwards : {false, true}) {
                const Entry entry{&next, at, backwards};
                if (joins(returns, entry.square(squares - 1)))
                    return Exit{jump, entry};
            }
        }
    }
    return std::nullopt;
}

Joining::Strand Joining::makeStrand(const Entry &entry, int tile, int step) const
{
    const int length = int(entry.tile->tour.size());
    const auto run = [&entry](int i) { return entry.square(i); };
    const int next = tile + step;
    Exit exit{length - 1, {}};
    if (next >= 0 && next < m_tiling.tileCount()) {
        if (const auto found = findExit(run, length, none, shift(tile, next), tileAt(next)))
            exit = *found;
    }
    Strand strand{{}, {}, exit.into};
    for (int i = 0; i < length; ++i)
        (i <= exit.jump ? strand.before : strand.behind).push_back(m_tiling.cell(run(i)));
    return strand;
}

/// Strands that begin alike and lead alike into tiles of the same size are the same.
const Joining::Strand &Joining::strand(const Entry &entry, int tile, int step)
{
    const int next = tile + step;
    std::uint64_t key = std::uint64_t(entry.tile->grid.columns) << 4 | std::uint64_t(entry.tile->grid.rows);
    key = key << 8 | std::uint64_t(entry.at) << 1 | std::uint64_t(entry.backwards);
    if (next >= 0 && next < m_tiling.tileCount()) {
        const core::Grid size = m_tiling.sizeOf(next);
        const Square way = shift(tile, next);
        key = key << 8 | std::uint64_t(size.columns) << 4 | std::uint64_t(size.rows);
        key = key << 3 | (way.row > 0 ? 1U : way.row < 0 ? 2U : way.column > 0 ? 3U : 4U);
    } else {
        key <<= 11;
    }
    std::unique_ptr<Strand> &made = m_strands[key];
    if (!made)
        made = std::make_unique<Strand>(makeStrand(entry, tile, step));
    return *made;
}

Joining::Chain Joining::chain(Entry entry, int tile, int step)
{
    Chain chain;
    for (; entry.tile; tile += step) {
        const Strand &next = strand(entry, tile, step);
        chain.push_back({&next, m_tiling.cell(m_tiling.originOf(tile))});
        entry = next.next;
    }
    return chain;
}

/// Into every tile to the end of the chain, and back through what was left of each.
std::uint32_t *Joining::write(const Chain &chain, std::uint32_t *to)
{
    const auto lay = [&to](const Cells &cells, std::uint32_t origin) {
        for (const std::uint32_t cell : cells)
            *to++ = origin + cell;
    };
    for (const Laid &laid : chain)
        lay(laid.strand->before, laid.origin);
    for (auto laid = chain.rbegin(); laid != chain.rend(); ++laid)
        lay(laid->strand->behind, laid->origin);
    return to;
}

Tile Joining::rootTile(int variant) const
{
    const int root = m_tiling.tileOf(int(m_tiling.cell(m_tiling.m_start)));
    const core::Grid size = m_tiling.sizeOf(root);
    const Square origin = m_tiling.originOf(root);
    const Square start{m_tiling.m_start.column - origin.column, m_tiling.m_start.row - origin.row};
    if (size.size() % 2 != 0)
        return openTile(size, start, variant);
    Tile tile = closedTile(size.columns, size.rows);
    const auto at = std::find(tile.tour.begin(), tile.tour.end(), start);
    std::rotate(tile.tour.begin(), at, tile.tour.end());
    return tile;
}

Cells Joining::tour(int variant)
{
    const Tile root = rootTile(variant);
    const int length = int(root.tour.size());
    if (length == 0)
        return {};
    const int tile = m_tiling.tileOf(int(m_tiling.cell(m_tiling.m_start)));
    const auto run = [&root](int i) { return root.tour[std::size_t(i)]; };
    std::array<Exit, 2> exits{Exit{none, {}}, Exit{none, {}}};
    std::array<Chain, 2> chains;
    for (const int step : {1, -1}) {
        const int next = tile + step;
        if (next < 0 || next >= m_tiling.tileCount())
            continue;
        const auto found = findExit(run, length, exits[0].jump, shift(tile, next), tileAt(next));
        if (!found)
            return {};
        const std::size_t which = step > 0 ? 0 : 1;
        exits[which] = *found;
        chains[which] = chain(found->into, next, step);
    }
    Cells tour(std::size_t(m_tiling.m_grid.size()));
    std::uint32_t *to = tour.data();
    const std::uint32_t origin = m_tiling.cell(m_tiling.originOf(tile));
    for (int i = 0; i < length; ++i) {
        *to++ = origin + m_tiling.cell(run(i));
        for (std::size_t which = 0; which < exits.size(); ++which) {
            if (exits[which].jump == i)
                to = write(chains[which], to);
        }
    }
    return to == tour.data() + tour.size() ? tour : Cells();
}

} // namespace tours
