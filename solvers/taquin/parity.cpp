// SPDX-License-Identifier: MIT
#include "taquin/parity.h"

namespace taquin {

namespace {

/// Counts the inversions in O(n log n), with a Fenwick tree (1994) of the tiles met so far.
long long countInversions(const core::PerCell<int> &tiles)
{
    std::vector<int> tree(tiles.size() + 1);
    long long inversions = 0;
    long long tilesMet = 0;
    for (const int tile : tiles) {
        if (tile == Board::none)
            continue;
        inversions += tilesMet++;
        for (std::size_t node = std::size_t(tile) + 1; node > 0; node &= node - 1)
            inversions -= tree[node];
        for (std::size_t node = std::size_t(tile) + 1; node < tree.size(); node += node & -node)
            ++tree[node];
    }
    return inversions;
}

core::Text parityText(bool oddColumns, bool solvable)
{
    if (oddColumns)
        return solvable
                   ? PUZZLE_TEXT_N("taquin", "This board can be solved. %n pair(s) of tiles are in the wrong "
                                             "order (the larger comes first), an even number. The ordered "
                                             "board has 0, and no move here makes an even number odd.")
                   : PUZZLE_TEXT_N("taquin",
                                   "%n pair(s) of tiles are in the wrong order (the larger comes first), an "
                                   "odd number. The ordered board has 0, an even one, and no move here makes "
                                   "an odd number even. Exchange any two tiles.");
    return solvable
               ? PUZZLE_TEXT_N("taquin",
                               "This board can be solved. %n pair(s) of tiles are in the wrong order (the "
                               "larger comes first); with the rows below the gap (%1), that makes %2, an "
                               "even number. The ordered board has 0, and no move makes an even number odd.")
               : PUZZLE_TEXT_N("taquin",
                               "%n pair(s) of tiles are in the wrong order (the larger comes first); with "
                               "the rows below the gap (%1), that makes %2, an odd number. The ordered board "
                               "has 0, and no move makes an odd number even. Exchange any two tiles.");
}

} // namespace

Parity parity(const Taquin &taquin, const core::Position &position)
{
    const core::Grid grid = taquin.grid();
    Parity result;
    result.inversions = countInversions(taquin.tileAt(position));
    result.rowsBelowBlank = grid.rows - 1 - grid.row(taquin.blank(position));
    const long long sum = result.inversions + (grid.columns % 2 == 0 ? result.rowsBelowBlank : 0);
    result.solvable = sum % 2 == 0;
    return result;
}

std::vector<std::pair<int, int>> invertedCells(const Taquin &taquin, const core::Position &position,
                                               std::size_t limit)
{
    const core::PerCell<int> tiles = taquin.tileAt(position);
    std::vector<std::pair<int, int>> pairs;
    for (std::size_t first = 0; first < tiles.size(); ++first) {
        for (std::size_t second = first + 1; second < tiles.size() && tiles[first] > 0; ++second) {
            if (pairs.size() == limit)
                return pairs;
            if (tiles[second] != Board::none && tiles[second] < tiles[first])
                pairs.emplace_back(int(first), int(second));
        }
    }
    return pairs;
}

core::Explanation explainParity(const Taquin &taquin, const core::Position &position)
{
    const Parity found = parity(taquin, position);
    const bool oddColumns = taquin.grid().columns % 2 != 0;
    core::Explanation why{parityText(oddColumns, found.solvable), {found.inversions}};
    if (!oddColumns) {
        why.arguments.emplace_back(static_cast<long long>(found.rowsBelowBlank));
        why.arguments.emplace_back(found.inversions + found.rowsBelowBlank);
        why.marks = {{std::int16_t(taquin.blank(position)), core::Role::Region, {}}};
    }
    return why;
}

std::optional<core::Outcome> impossible(const Taquin &taquin, const core::Position &position)
{
    if (solvable(taquin, position))
        return std::nullopt;
    return core::Outcome{core::Outcome::Impossible, {}, explainParity(taquin, position), {}};
}

} // namespace taquin
