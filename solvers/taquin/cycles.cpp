// SPDX-License-Identifier: MIT
#include "taquin/cycles.h"

#include "taquin/deals.h"
#include "taquin/hand.h"
#include "taquin/marks.h"
#include "taquin/parity.h"
#include "taquin/turns.h"

#include <numeric>

namespace taquin {

namespace {

enum Line { Home = 1, InOneRow, OneAbove, TwoAbove };

constexpr core::Goal goals[] = {core::Goal::First};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin", "The gap goes home to its corner: down, then right"),
    PUZZLE_TEXT("taquin",
                "For each ring to turn; if it lies in one row: the gap goes beside its last cell, three "
                "rounds, and home"),
    PUZZLE_TEXT("taquin",
                "… one cell above, two below: the upper row is rolled, one round joins the three, and the "
                "row is rolled back"),
    PUZZLE_TEXT("taquin", "… two cells above, one below: the same, the upper row rolled twice"),
};

constexpr long long mostMoves = 10000000;             // 120 MB of steps
constexpr std::size_t mostTurns = mostMoves / 14 + 1; // none takes less moves where so many are needed

/// The reason of an event: the turn that it is part of.
struct TurnReason {
    static constexpr int leftBit = 1 << 14; // a board has at most 10 000 cells
    static constexpr int undoneBit = 1 << 15;

    static int code(const Turn &turn, bool undone)
    {
        return turn.last | (turn.left ? leftBit : 0) | (undone ? undoneBit : 0);
    }
};

/// The gap's ways for turns, worked out once for each ring.
class TurnRoutes {
public:
    explicit TurnRoutes(core::Grid grid) : m_grid(grid), m_left(std::size_t(grid.size())) {}

    const Route &left(int last)
    {
        Route &route = m_left[std::size_t(last)];
        if (route.empty())
            route = leftTurn(m_grid, last);
        return route;
    }
    Route of(const Turn &turn) { return turn.left ? left(turn.last) : back(left(turn.last)); }
    long long moves(std::span<const Turn> turns)
    {
        return std::accumulate(turns.begin(), turns.end(), 0LL, [this](long long sum, const Turn &turn) {
            return sum + static_cast<long long>(left(turn.last).size());
        });
    }

private:
    core::Grid m_grid;
    std::vector<Route> m_left;
};

/// The deal's turns, the last one first, each the other way.
std::vector<Turn> undoing(const core::Dealing &dealing)
{
    std::vector<Turn> turns;
    for (std::size_t step = dealing.path.size(); step > 0; step -= 3)
        turns.push_back({dealing.path[step - 3].from.cell, true});
    return turns;
}

bool isOwnDeal(const Taquin &taquin, const core::Position &position)
{
    const core::Deal *deal = taquin.order().deal;
    return deal && deal->id == std::string_view(cyclesDeal) && position == taquin.start();
}

Board broughtHome(const Taquin &taquin, const core::Position &position)
{
    Board board(taquin.grid(), position);
    for (const Direction direction : homeward(board.grid(), board.gap()))
        board.go(direction);
    return board;
}

std::vector<Turn> turnsFor(const Taquin &taquin, const core::Position &position)
{
    return isOwnDeal(taquin, position) ? undoing(*taquin.dealing())
                                       : decompose(broughtHome(taquin, position), mostTurns);
}

core::Explanation tooLong(TurnRoutes &routes, std::span<const Turn> turns)
{
    if (routes.moves(turns) <= mostMoves)
        return {};
    return {PUZZLE_TEXT("taquin", "By cycles this board would take more than %1 moves."), {mostMoves}};
}

core::Explanation unfit(const core::Puzzle &puzzle, const core::Position &position,
                        std::span<const core::Step>)
{
    const auto &taquin = static_cast<const Taquin &>(puzzle);
    TurnRoutes routes(taquin.grid());
    return solvable(taquin, position) ? tooLong(routes, turnsFor(taquin, position)) : core::Explanation{};
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const auto &taquin = static_cast<const Taquin &>(puzzle);
    if (auto no = impossible(taquin, task.from))
        return *std::move(no);
    const bool own = isOwnDeal(taquin, task.from);
    const std::vector<Turn> turns = turnsFor(taquin, task.from);
    TurnRoutes routes(taquin.grid());
    if (core::Explanation why = tooLong(routes, turns); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        Hand<Watch> hand(watch, taquin.grid(), task.from);
        hand.says(Home, 0);
        hand.go(homeward(taquin.grid(), hand.board().gap()));
        for (const Turn &turn : turns) {
            if (!hand.going())
                break;
            hand.says(InOneRow + int(shape(taquin.grid(), turn.last)), TurnReason::code(turn, own));
            hand.go(routes.of(turn));
        }
        return hand.outcome();
    });
}

core::Text turnText(int reason)
{
    if (reason & TurnReason::undoneBit)
        return PUZZLE_TEXT(
            "taquin", "The deal turned the cells %1, %2 and %3 to the right; they turn back to the left.");
    return reason & TurnReason::leftBit
               ? PUZZLE_TEXT("taquin", "Cycle of the cells %1, %2 and %3 to the left; all else stays.")
               : PUZZLE_TEXT("taquin", "Cycle of the cells %1, %2 and %3 to the right; all else stays.");
}

core::Explanation explain(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    const auto &taquin = static_cast<const Taquin &>(puzzle);
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order.")};
    if (event.line == Home) {
        const int gap = taquin.gap(before);
        core::Explanation why{
            PUZZLE_TEXT("taquin", "The gap goes home to its corner: first down, then right.")};
        markRoute(why, taquin.grid(), gap, homeward(taquin.grid(), gap));
        return why;
    }
    const int last = event.reason & (TurnReason::leftBit - 1);
    core::Explanation why{turnText(event.reason)};
    for (int cell = last - 2; cell <= last; ++cell) {
        why.arguments.emplace_back(static_cast<long long>(cell + 1));
        mark(why, cell, core::Role::Target);
    }
    mark(why, event.step.from.cell, core::Role::Moving);
    return why;
}

} // namespace

core::Solver cycles()
{
    return {.id = "cycles",
            .name = PUZZLE_TEXT("taquin", "Cycles of three"),
            .about = PUZZLE_TEXT("taquin",
                                 "Turns rings of three neighbouring tiles until all are home: long, but it "
                                 "proves that every even board can be solved."),
            .goals = goals,
            .constructive = true,
            .pseudocode = pseudocode,
            .unsuitable = unfit,
            .solve = solve,
            .explain = explain};
}

} // namespace taquin
