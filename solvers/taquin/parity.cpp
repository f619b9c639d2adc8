// SPDX-License-Identifier: MIT
#include "taquin/parity.h"

#include "taquin/goals.h"

#include <cstdlib>

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

/// Returns the rank in the goal of the tile on each cell; Board::none for the blank.
core::PerCell<int> ranksAt(const Taquin &taquin, const core::Position &position)
{
    core::PerCell<int> tiles = taquin.tileAt(position);
    if (taquin.hasUsualGoal())
        return tiles;
    const core::PerPiece<int> ranks = ranksInGoal(taquin);
    for (int &tile : tiles) {
        if (tile != Board::none)
            tile = ranks[tile];
    }
    return tiles;
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
                                   "an odd number even. %1");
    return solvable
               ? PUZZLE_TEXT_N("taquin",
                               "This board can be solved. %n pair(s) of tiles are in the wrong order (the "
                               "larger comes first); with the rows below the gap (%1), that makes %2, an "
                               "even number. The ordered board has 0, and no move makes an even number odd.")
               : PUZZLE_TEXT_N("taquin",
                               "%n pair(s) of tiles are in the wrong order (the larger comes first); with "
                               "the rows below the gap (%1), that makes %2, an odd number. The ordered board "
                               "has 0, and no move makes an odd number even. %3");
}

/// Returns the sentence about the parity of a board whose goal is not the usual one.
core::Text parityTextOfGoal(bool oddColumns, bool solvable)
{
    if (oddColumns)
        return solvable
                   ? PUZZLE_TEXT_N("taquin",
                                   "This board can reach its goal. %n pair(s) of tiles are in "
                                   "another order than in the goal, an even number. The goal has 0, "
                                   "and no move here makes an even number odd.")
                   : PUZZLE_TEXT_N("taquin",
                                   "%n pair(s) of tiles are in another order than in "
                                   "the goal, an odd number. The goal has 0, and no move here makes an odd "
                                   "number even. %1");
    return solvable
               ? PUZZLE_TEXT_N("taquin",
                               "This board can reach its goal. %n pair(s) of tiles are in another order than "
                               "in the goal; with the rows from the gap to its place there (%1), that makes "
                               "%2, an even number. The goal has 0, and no move makes an even number odd.")
               : PUZZLE_TEXT_N("taquin",
                               "%n pair(s) of tiles are in another order than in the "
                               "goal; with the rows from the gap to its place there (%1), that makes %2, an "
                               "odd number. The goal has 0, and no move makes an odd number even. %3");
}

/// Returns what to do about an unsolvable board: an exchange, or another goal that it can reach.
core::Text advice(const Taquin &taquin, const core::Position &position)
{
    for (const NamedGoal &goal : namedGoals()) {
        if (solvable(Taquin(goal.board(taquin.grid())), position))
            return goal.advice;
    }
    return PUZZLE_TEXT("taquin", "Exchange any two tiles.");
}

} // namespace

core::PerPiece<int> ranksInGoal(const Taquin &taquin)
{
    core::PerPiece<int> ranks(std::size_t(taquin.grid().size() - 1));
    int rank = 0;
    for (int cell = 0; cell < taquin.grid().size(); ++cell) {
        if (const int tile = taquin.goal().tile(cell); tile != Board::none)
            ranks[tile] = rank++;
    }
    return ranks;
}

Parity parity(const Taquin &taquin, const core::Position &position)
{
    const core::Grid grid = taquin.grid();
    Parity result;
    result.inversions = countInversions(ranksAt(taquin, position));
    result.rowsToGoal = std::abs(grid.row(taquin.goal().blank()) - grid.row(taquin.blank(position)));
    const long long sum = result.inversions + (grid.columns % 2 == 0 ? result.rowsToGoal : 0);
    result.solvable = sum % 2 == 0;
    return result;
}

core::Explanation explainParity(const Taquin &taquin, const core::Position &position)
{
    const Parity found = parity(taquin, position);
    const bool oddColumns = taquin.grid().columns % 2 != 0;
    const auto text = taquin.hasUsualGoal() ? parityText : parityTextOfGoal;
    core::Explanation why{text(oddColumns, found.solvable), {found.inversions}};
    if (!oddColumns) {
        why.arguments.emplace_back(static_cast<long long>(found.rowsToGoal));
        why.arguments.emplace_back(found.inversions + found.rowsToGoal);
        why.marks = {{std::int16_t(taquin.blank(position)), core::Role::Region, {}}};
    }
    if (!found.solvable)
        why.arguments.emplace_back(advice(taquin, position));
    return why;
}

std::optional<core::Outcome> impossible(const Taquin &taquin, const core::Position &position)
{
    if (solvable(taquin, position))
        return std::nullopt;
    return core::Outcome{core::Outcome::Impossible, {}, explainParity(taquin, position), {}};
}

} // namespace taquin
