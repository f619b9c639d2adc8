// SPDX-License-Identifier: MIT
#include "taquin/deals.h"
#include "taquin/methods.h"
#include "taquin/moverecorder.h"
#include "taquin/parity.h"
#include "taquin/variables.h"

#include <numeric>
#include <utility>

// This file implements P. Audibert's third method: three tiles at a time, on consecutive cells, change places in a
// 3-cycle, and all other tiles stay where they are. On a board dealt by such cycles and not played on since, these
// cycles are undone. The permutation of any other board is decomposed into the generators described in deals.h,
// which proves that every even board can be solved. The solutions are long. A node is a move made.
namespace taquin::cycles {

namespace {

enum Line { Home = 1, InOneRow, OneAbove, TwoAbove, LastWalk };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin", "The gap returns to its corner: down, then right"),
    PUZZLE_TEXT("taquin",
                "For each cycle: if it lies in one row, the gap goes beside its last cell, makes three "
                "rounds and returns"),
    PUZZLE_TEXT("taquin",
                "… one cell above, two below: the upper row rotates, one round brings the three together, "
                "and the row rotates back"),
    PUZZLE_TEXT("taquin", "… two cells above, one below: the same, with the upper row rotated twice"),
    PUZZLE_TEXT("taquin",
                "If the goal has the gap elsewhere: the gap goes there, and each tile on its way moves "
                "one cell, from where it was placed for this"),
};

/// A 3-cycle of the tiles on three consecutive cells in reading order: to the left, last → last - 1 → last - 2 →
/// last, or to the right.
struct ThreeCycle {
    int last = 2;
    bool left = true;
};

/// Returns the shape of the three cells, which determines how the cycle is played.
Line lineOf(const core::Grid &grid, int last)
{
    const int column = grid.column(last);
    if (column >= 2)
        return InOneRow;
    return column == 1 ? OneAbove : TwoAbove;
}

constexpr auto up = Direction::Up;
constexpr auto down = Direction::Down;
constexpr auto left = Direction::Left;
constexpr auto right = Direction::Right;

/// Returns the route from the corner to a cell, through the given moves there, and back to the corner: right, then
/// down.
Route excursion(const core::Grid &grid, int cell, const Route &movesThere)
{
    Route route;
    append(route, up, grid.rows - 1 - grid.row(cell));
    append(route, left, grid.columns - 1 - grid.column(cell));
    const Route home = reversed(route);
    append(route, movesThere);
    append(route, home);
    return route;
}

/// Returns the route of a cycle within one row; it needs three columns.
Route cycleInOneRow(const core::Grid &grid, int last)
{
    const bool lastRow = grid.row(last) == grid.rows - 1;
    // The first direction leads from the row of the blank to the row of the cycle, the second one back.
    const Direction towards = lastRow ? down : up;
    const Direction away = opposite(towards);
    const int cell = next(grid, last, away);
    return excursion(
        grid, cell,
        {towards, left, left, away, right, towards, right, away, left, left, towards, right, right, away});
}

/// Rotates `last` and every second cell to its left by one place to the right, or back again, as if the ends of
/// the row were joined. A cycle to the right is played as two to the left.
void rotateRow(Route &route, const core::Grid &grid, int last, bool toRight)
{
    const int cycles = grid.column(last) / 2;
    for (int i = 0; i < cycles; ++i) {
        const Route cycle = cycleInOneRow(grid, toRight ? last - 2 * i : last - 2 * (cycles - 1 - i));
        append(route, cycle);
        if (toRight)
            append(route, cycle);
    }
}

/// Rotates the upper row until the three tiles meet at its left end, cycles them, and rotates it back. It needs
/// an odd number of columns.
Route cycleWithOneAbove(const core::Grid &grid, int last)
{
    Route route;
    rotateRow(route, grid, last - 2, true);
    append(route, excursion(grid, last - grid.columns, {left, down, right, up}));
    rotateRow(route, grid, last - 2, false);
    return route;
}

/// Moves the two tiles above to the left end of their row, one after the other, cycles, and moves them back. With
/// an odd number of columns, one rotation does both.
Route cycleWithTwoAbove(const core::Grid &grid, int last)
{
    const int first = grid.columns % 2 == 0 ? last - 2 : last - 1;
    Route route;
    rotateRow(route, grid, first, true);
    rotateRow(route, grid, last - 1, true);
    append(route, excursion(grid, last + 1, {left, up, right, down}));
    rotateRow(route, grid, last - 1, false);
    rotateRow(route, grid, first, false);
    return route;
}

/// The routes of cycles, each computed once.
class CycleRoutes {
public:
    explicit CycleRoutes(core::Grid grid) : m_grid(grid), m_left(std::size_t(grid.size())) {}

    const Route &left(int last)
    {
        Route &route = m_left[last];
        if (route.empty())
            route = routeOfLeftCycle(m_grid, last);
        return route;
    }
    Route of(const ThreeCycle &cycle) { return cycle.left ? left(cycle.last) : reversed(left(cycle.last)); }
    long long countMoves(std::span<const ThreeCycle> cycles)
    {
        return std::accumulate(cycles.begin(), cycles.end(), 0LL,
                               [this](long long sum, const ThreeCycle &cycle) {
                                   return sum + static_cast<long long>(left(cycle.last).size());
                               });
    }

private:
    core::Grid m_grid;
    core::PerCell<Route> m_left; ///< indexed by last cell
};

/// Decomposes the even permutation of a board with the blank in its corner into cycles of the generators that put
/// the tiles in order. Cells are filled from the front, two at a time: one of their tiles waits in the cycle that
/// begins there, the other is brought to its third cell, and the cycle turns both into place.
class Decomposition {
public:
    explicit Decomposition(const Board &board) : m_tiles(board.grid().size() - 1), m_board(board) {}

    /// Returns the cycles; if there are more than `limit`, it stops soon after.
    std::vector<ThreeCycle> run(std::size_t limit)
    {
        // finish() handles the last cycle, or the last two if an extra one ends the chain.
        const int end = m_tiles % 2 == 0 ? m_tiles - 4 : m_tiles - 3;
        for (int first = 0; first < end && m_cycles.size() <= limit; first += 2)
            fillTwo(first);
        finish(end);
        return std::move(m_cycles);
    }

private:
    int cell(int tile) const { return m_board.cell(tile); }

    void turn(int last, bool toLeft)
    {
        m_cycles.push_back({last, toLeft});
        m_board.exchange(toLeft ? last - 2 : last - 1, toLeft ? last - 1 : last);
        m_board.exchange(toLeft ? last - 1 : last - 2, toLeft ? last : last - 1);
    }
    /// Brings the tile to `target` within the cycle that begins at `first`, by at most one turn.
    void turnTo(int tile, int first, int target)
    {
        const int ahead = (target - cell(tile) + 3) % 3;
        if (ahead != 0)
            turn(first + 2, ahead == 2);
    }
    /// Brings the tile to the even cell `target`, which precedes its current cell.
    void bring(int tile, int target)
    {
        while (cell(tile) > target) {
            const int from = cell(tile);
            if (from % 2 == 0 || from == m_tiles - 1)
                turn(from, false);
            else
                turn(from + 1, true);
        }
    }
    bool isInCycle(int tile, int first) const { return cell(tile) <= first + 2; }

    void fillTwo(int first)
    {
        const int second = first + 1;
        if (isInCycle(first, first) && isInCycle(second, first)) {
            turnTo(first, first, first);
            if (cell(second) == second)
                return;
            turn(first + 4, false); // the second tile leaves the cycle
        }
        const bool firstWaits =
            isInCycle(first, first) || (!isInCycle(second, first) && cell(first) < cell(second));
        const int waiting = firstWaits ? first : second;
        const int coming = firstWaits ? second : first;
        bring(waiting, first + 2);
        turnTo(waiting, first, firstWaits ? second : first);
        bring(coming, first + 2);
        turn(first + 2, firstWaits);
    }
    void finish(int first)
    {
        const int extra = m_tiles - 1;
        if (m_tiles % 2 == 0 && cell(extra) != extra) {
            if (cell(extra) == first)
                turn(first + 2, false);
            turn(extra, cell(extra) == first + 1);
        }
        turnTo(first, first, first);
    }

    int m_tiles;
    Board m_board;
    std::vector<ThreeCycle> m_cycles;
};

constexpr long long maxMoves = 10000000;             // 120 MB of steps
constexpr std::size_t maxCycles = maxMoves / 14 + 1; // no cycle on such boards has fewer than 14 moves

/// Returns the inverse of each of the deal's cycles, the last one first.
std::vector<ThreeCycle> undoing(const core::Dealing &dealing)
{
    std::vector<ThreeCycle> cycles;
    for (std::size_t step = dealing.path.size(); step > 0; step -= 3)
        cycles.push_back({dealing.path[step - 3].from.cell, true});
    return cycles;
}

bool isOwnDeal(const Taquin &taquin, const core::Position &position)
{
    const core::Deal *deal = taquin.order().deal;
    return deal && deal->id == std::string_view(cyclesDeal) && position == taquin.start();
}

Board withBlankInCorner(const Taquin &taquin, const core::Position &position)
{
    Board board(taquin.grid(), position);
    for (const Direction direction : routeToCorner(board.grid(), board.blank()))
        board.go(direction);
    return board;
}

std::vector<ThreeCycle> cyclesFor(const Taquin &taquin, const core::Position &position)
{
    return isOwnDeal(taquin, position) ? undoing(*taquin.dealing())
                                       : Decomposition(withBlankInCorner(taquin, position)).run(maxCycles);
}

core::Explanation tooLong(CycleRoutes &routes, std::span<const ThreeCycle> cycles)
{
    if (routes.countMoves(cycles) <= maxMoves)
        return {};
    return {PUZZLE_TEXT("taquin", "With 3-cycles this board would need more than %1 moves."), {maxMoves}};
}

core::Explanation unsuitable(const Taquin &taquin, const core::Position &position,
                             std::span<const core::Step>)
{
    CycleRoutes routes(taquin.grid());
    return solvable(taquin, position) ? tooLong(routes, cyclesFor(taquin, position)) : core::Explanation{};
}

/// The reason of an event: the cycle to which the move belongs.
struct CycleReason {
    static constexpr int leftBit = 1 << 14; // a board has at most 10,000 cells
    static constexpr int undoneBit = 1 << 15;

    static int code(const ThreeCycle &cycle, bool undone)
    {
        return cycle.last | (cycle.left ? leftBit : 0) | (undone ? undoneBit : 0);
    }
    static int last(int code) { return code & (leftBit - 1); }
};

core::Outcome solve(const Taquin &taquin, const core::Task &task, core::SearchContext &context)
{
    if (auto no = impossible(taquin, task.from))
        return *std::move(no);
    const bool undone = isOwnDeal(taquin, task.from);
    const std::vector<ThreeCycle> cycles = cyclesFor(taquin, task.from);
    CycleRoutes routes(taquin.grid());
    if (core::Explanation why = tooLong(routes, cycles); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    return core::watched(context, task, [&]<typename Tracer>(Tracer &tracer) {
        MoveRecorder<Tracer> recorder(tracer, taquin.grid(), task.from);
        recorder.announce(Home, 0);
        recorder.go(routeToCorner(taquin.grid(), recorder.board().blank()));
        for (const ThreeCycle &cycle : cycles) {
            if (!recorder.going())
                break;
            recorder.announce(lineOf(taquin.grid(), cycle.last), CycleReason::code(cycle, undone));
            recorder.go(routes.of(cycle));
        }
        recorder.announce(LastWalk, 0);
        recorder.go(taquin.lastWalk());
        return recorder.outcome();
    });
}

core::Text cycleSentence(int reason)
{
    if (reason & CycleReason::undoneBit)
        return PUZZLE_TEXT("taquin",
                           "The deal turned cells %1, %2 and %3 to the right; they turn back to the left.");
    return reason & CycleReason::leftBit
               ? PUZZLE_TEXT("taquin", "Cells %1, %2 and %3 turn to the left; nothing else changes.")
               : PUZZLE_TEXT("taquin", "Cells %1, %2 and %3 turn to the right; nothing else changes.");
}

core::Explanation explain(const Taquin &taquin, const core::Position &before, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order.")};
    if (event.line == Home) {
        const int blank = taquin.blank(before);
        core::Explanation why{
            PUZZLE_TEXT("taquin", "The gap returns to its corner: first down, then right.")};
        markRoute(why, taquin.grid(), blank, routeToCorner(taquin.grid(), blank));
        return why;
    }
    if (event.line == LastWalk) {
        core::Explanation why{lastWalkText};
        why.mark(taquin.goal().blank(), core::Role::Target);
        return why;
    }
    const int last = CycleReason::last(event.reason);
    core::Explanation why{cycleSentence(event.reason)};
    for (int cell = last - 2; cell <= last; ++cell) {
        why.arguments.emplace_back(static_cast<long long>(cell + 1));
        why.mark(cell, core::Role::Target);
    }
    why.mark(event.step.from.cell, core::Role::Moving);
    return why;
}

std::vector<core::Variable> variables(const Taquin &taquin, const core::Position &before,
                                      const core::Event &event)
{
    const BlankMove move(taquin, before, event);
    const bool inCycle = event.line != Home && event.line != LastWalk && event.type != core::Event::Solution;
    const bool toLeft = event.reason & CycleReason::leftBit;
    return {core::variable("i", inCycle ? std::optional(CycleReason::last(event.reason)) : std::nullopt),
            core::variable("cycle", !inCycle ? core::noValue
                                    : toLeft ? "g"
                                             : "d"),
            core::variable("tile", move.tile), core::variable("gap", move.poscv)};
}

} // namespace

Route routeOfLeftCycle(const core::Grid &grid, int last)
{
    switch (lineOf(grid, last)) {
    case OneAbove:
        return cycleWithOneAbove(grid, last);
    case TwoAbove:
        return cycleWithTwoAbove(grid, last);
    default:
        return cycleInOneRow(grid, last);
    }
}

core::Solver solver()
{
    return {.id = "cycles",
            .name = PUZZLE_TEXT("taquin", "3-cycles"),
            .about = PUZZLE_TEXT("taquin",
                                 "Rotates three neighbouring tiles at a time until all are in place: long, "
                                 "but it proves that every even permutation can be solved."),
            .goals = core::onlyFirst,
            .constructive = true,
            .pseudocode = pseudocode,
            .unsuitable = core::callback<unsuitable>,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace taquin::cycles
