// SPDX-License-Identifier: MIT
//
// The knight's method `frontier` counts tours by dynamic programming over the squares, as in Knuth's Simpath (The
// Art of Computer Programming, 7.1.4, 2009). The closed tours of the usual board were first counted correctly by
// McKay (1997), by joining halves; Löbbing and Wegener (1996) used decision diagrams.
#include "tours/knight/frontiercount.h"

#include "tours/knight/explanations.h"
#include "tours/knight/methods.h"
#include "tours/walk.h"

namespace tours {

namespace {

constexpr core::Goal goals[] = {core::Goal::Count};

constexpr core::Choice counted[] = {
    {"start", PUZZLE_TEXT("tours", "From the start, both ways")},
    {"board", PUZZLE_TEXT("tours", "Whole board, one way")},
};

constexpr core::Option options[] = {{.id = "counted",
                                     .name = PUZZLE_TEXT("tours", "Tours counted"),
                                     .type = core::Option::OneOf,
                                     .initial = "start",
                                     .choices = counted}};

/// Turns the board so that its columns are along the shorter side, and upside down if the tour starts in its lower
/// half: the sooner the given squares are passed, the fewer states there are.
class TurnedBoard {
public:
    TurnedBoard(core::Grid grid, int start) : m_grid(grid), m_isTurned(grid.columns > grid.rows)
    {
        m_isUpsideDown = 2 * square(start) > grid.size();
    }

    core::Grid grid() const { return m_isTurned ? core::Grid{m_grid.rows, m_grid.columns} : m_grid; }
    int square(int cell) const
    {
        const int turned = m_isTurned ? m_grid.column(cell) * m_grid.rows + m_grid.row(cell) : cell;
        return m_isUpsideDown ? m_grid.size() - 1 - turned : turned;
    }

private:
    core::Grid m_grid;
    bool m_isTurned;
    bool m_isUpsideDown = false;
};

/// Returns the tours that continue this route. The rest of a closed tour that has begun is an open tour back to
/// the start.
CountedTours toursFrom(const Knight &knight, const Route &route, bool ofWholeBoard)
{
    const TurnedBoard board(knight.grid(), route.back());
    const int end = knight.conditions().end;
    CountedTours tours{board.grid(), knight.isClosed() && route.size() == 1 && end == Conditions::none};
    for (int cell = 0; cell < knight.grid().size(); ++cell) {
        if (!knight.isOpen(cell))
            tours.without.push_back(board.square(cell));
    }
    if (end != Conditions::none)
        tours.last = board.square(end);
    if (!tours.closed && !(ofWholeBoard && route.size() == 1 && end == Conditions::none))
        tours.first = board.square(route.back());
    if (knight.isClosed() && route.size() > 1 && end == Conditions::none)
        tours.last = board.square(route.front());
    const bool endsAtStart = knight.isClosed() && end == Conditions::none;
    for (std::size_t i = endsAtStart ? 1 : 0; i + 1 < route.size(); ++i)
        tours.without.push_back(board.square(route[i]));
    return tours;
}

core::Explanation unsuitable(const core::Puzzle &puzzle, const core::Position &from,
                             std::span<const core::Step>)
{
    const auto &knight = static_cast<const Knight &>(puzzle);
    if (!knight.conditions().given.empty())
        return {PUZZLE_TEXT("tours", "This method cannot handle given numbers.")};
    if (isCountable(toursFrom(knight, knight.route(from), false)))
        return {};
    return {PUZZLE_TEXT(
        "tours", "This method counts the closed tours of boards with a side of at most eight squares, and "
                 "other tours on boards with a side of at most six.")};
}

core::Outcome solve(const Knight &knight, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = unsuitable(knight, task.from, {}); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    const Route route = knight.route(task.from);
    core::Explanation none = whyNoTour(knight, route);
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    if (int(route.size()) == knight.squareCount()) {
        core::Outcome outcome{knight.isComplete(route) ? core::Outcome::Solved : core::Outcome::Impossible};
        outcome.stats.solutions = outcome.verdict == core::Outcome::Solved;
        return outcome;
    }
    const bool ofWholeBoard = task.options.text("counted") == "board";
    const CountedTours tours = toursFrom(knight, route, ofWholeBoard);
    core::Outcome outcome = countByFrontier(tours, task.archive, context);
    if (outcome.verdict != core::Outcome::Solved)
        return outcome;
    if (tours.closed && !ofWholeBoard)
        outcome.stats.addSolutions(outcome.stats.solutions); // each in both directions
    if (outcome.stats.solutions == 0)
        return {core::Outcome::Impossible, {}, explainExhausted(int(route.size())), outcome.stats};
    return outcome;
}

} // namespace

core::Solver frontier()
{
    return {
        .id = "frontier",
        .name = PUZZLE_TEXT("tours", "Counting by a frontier"),
        .about = PUZZLE_TEXT(
            "tours",
            "Counts tours without walking them: passes the squares row by row, and treats alike all paths "
            "that leave the same ends to join. 7×8 closed takes a quarter of a minute and 0.6 GB, 8×8 half "
            "an "
            "hour and 12 GB."),
        .goals = goals,
        .options = options,
        .counts = PUZZLE_TEXT("tours", "Ways to pass a square"),
        .savesLayers = true,
        .unsuitable = unsuitable,
        .solve = core::callback<solve>,
        .explain = core::callback<explainJump>};
}

} // namespace tours
