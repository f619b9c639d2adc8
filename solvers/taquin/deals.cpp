// SPDX-License-Identifier: MIT
#include "taquin/deals.h"

#include "core/dealcancellation.h"
#include "core/random.h"

#include <algorithm>

namespace taquin {

namespace {

constexpr long long maxDraws = 1000000;
constexpr long long fewestMoves = 320; // after this many moves, no board of four cells is in order

/// Returns the length of a walk that moves each tile about as often as the square of the longer side: a random
/// walk of that length takes the tile about as far as that side. Only boards of more than a thousand cells are
/// mixed less.
long long movesFor(core::Grid grid)
{
    const long long side = std::max(grid.columns, grid.rows);
    return std::clamp(grid.size() * side * side, fewestMoves, maxDraws);
}

constexpr core::Deal allDeals[] = {
    {walkDeal,
     PUZZLE_TEXT("taquin", "Random walk"),
     PUZZLE_TEXT("taquin", "The gap wanders at random, never straight back, and returns to its place."),
     {"count", PUZZLE_TEXT("taquin", "Moves"), core::Option::Integer, "30000", 1, maxDraws},
     {},
     movesFor},
    {evenDeal,
     PUZZLE_TEXT("taquin", "Even permutation"),
     PUZZLE_TEXT("taquin", "Two tiles swap places, an even number of times."),
     {"count", PUZZLE_TEXT("taquin", "Exchanges"), core::Option::Integer, "10000", 2, maxDraws}},
    {cyclesDeal,
     PUZZLE_TEXT("taquin", "3-cycles"),
     PUZZLE_TEXT("taquin", "Three neighbouring tiles at a time rotate their places."),
     {"count", PUZZLE_TEXT("taquin", "Cycles"), core::Option::Integer, "20", 1, maxDraws}},
};

core::Place at(int cell)
{
    return {std::int16_t(cell)};
}

std::int16_t piece(const Board &board, int cell)
{
    return std::int16_t(board.tile(cell));
}

/// Returns the last cells of the 3-cycles that generate all even permutations of the tiles.
core::Indexed<int> generators(core::Grid grid)
{
    core::Indexed<int> lastCells;
    const int tiles = grid.size() - 1;
    for (int last = 2; last < tiles; last += 2)
        lastCells.push_back(last);
    if (tiles % 2 == 0)
        lastCells.push_back(tiles - 1);
    return lastCells;
}

/// Scrambles a board and records the steps.
class Dealer {
public:
    Dealer(const Board &goal, std::uint64_t seed) : m_board(goal), m_home(goal.blank()), m_random(seed) {}

    core::Path walk(long long count)
    {
        m_path.reserve(std::size_t(count + m_board.grid().columns + m_board.grid().rows));
        int cameFrom = Board::none;
        while (count-- > 0 && shouldContinue(count)) {
            const Direction direction = draw(cameFrom);
            cameFrom = m_board.blank();
            go(direction);
        }
        for (const Direction direction : routeBetween(m_board.grid(), m_board.blank(), m_home))
            go(direction);
        return std::move(m_path);
    }

    core::Path exchanges(long long count)
    {
        m_path.reserve(std::size_t(2 * count));
        while (count-- > 0 && shouldContinue(count)) {
            const int one = cellBeside(below(m_board.grid().size() - 1));
            int other = one;
            while (other == one)
                other = cellBeside(below(m_board.grid().size() - 1));
            m_path.push_back({piece(m_board, one), at(one), at(other), false});
            m_path.push_back({piece(m_board, other), at(other), at(one), true});
            m_board.exchange(one, other);
        }
        return std::move(m_path);
    }

    core::Path cycles(long long count)
    {
        m_path.reserve(std::size_t(3 * count));
        const core::Indexed<int> lastCells = generators(m_board.grid());
        while (count-- > 0 && shouldContinue(count)) {
            const int place = lastCells[below(int(lastCells.size()))];
            const int first = cellBeside(place - 2);
            const int middle = cellBeside(place - 1);
            const int last = cellBeside(place);
            m_path.push_back({piece(m_board, last), at(last), at(first), false});
            m_path.push_back({piece(m_board, middle), at(middle), at(last), false});
            m_path.push_back({piece(m_board, first), at(first), at(middle), true});
            m_board.exchange(middle, last);
            m_board.exchange(first, middle);
        }
        return std::move(m_path);
    }

private:
    /// Returns whether the deal goes on; a cancelled deal is left unfinished, since it is never used.
    static bool shouldContinue(long long left)
    {
        return left % 4096 != 0 || core::DealCancellation::keepGoing();
    }
    int below(int bound) { return int(m_random.below(std::uint64_t(bound))); }
    /// Returns the cell with this number if the blank's cell in the goal is not counted.
    int cellBeside(int number) const { return number + int(number >= m_home); }

    /// Returns a random direction of the blank that does not lead back to `cameFrom`.
    Direction draw(int cameFrom)
    {
        core::Indexed<Direction> choices;
        for (const Direction direction : directions) {
            if (m_board.canGo(direction) && next(m_board.grid(), m_board.blank(), direction) != cameFrom)
                choices.push_back(direction);
        }
        return choices[below(int(choices.size()))];
    }

    void go(Direction direction)
    {
        m_path.push_back(m_board.step(direction));
        m_board.go(direction);
    }

    Board m_board;
    int m_home; ///< the cell of the blank in the goal
    core::Random m_random;
    core::Path m_path;
};

} // namespace

std::span<const core::Deal> deals()
{
    return allDeals;
}

core::Path deal(const Board &goal, const core::DealOrder &order)
{
    const std::string_view id = order.deal->id;
    const core::Position solved = goal.position();
    const long long more = id == evenDeal ? 2 : 1; // an odd number of exchanges makes the board unsolvable
    core::Path path;
    // A walk around four cells returns to its start after twelve moves, whatever the seed.
    for (long long extra = 0; extra < 24 * more && core::DealCancellation::keepGoing(); extra += more) {
        Dealer dealer(goal, order.seed);
        const long long count = order.count + extra;
        path = id == walkDeal   ? dealer.walk(count)
               : id == evenDeal ? dealer.exchanges(count)
                                : dealer.cycles(count);
        if (core::after(solved, path) != solved)
            break;
    }
    return path;
}

} // namespace taquin
