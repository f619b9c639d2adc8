// SPDX-License-Identifier: MIT
#include "tours/prospects.h"

#include "tours/bishopsearch.h"
#include "tours/budget.h"
#include "tours/existence.h"
#include "tours/flaws.h"
#include "tours/mirrors.h"
#include "tours/prunedsearch.h"
#include "tours/rulesearch.h"
#include "tours/wholetour.h"

namespace tours {

namespace {

constexpr std::uint64_t nodesByRule = 400000;
constexpr std::uint64_t nodesByTrying = 300000;

using core::Judgement;

/// The verdict, and where a tour goes on when one was found.
struct Prospect {
    Judgement judgement;
    std::optional<core::Step> next;
};

Prospect solvable(const core::Step &step, long long left)
{
    return {
        {Judgement::Solvable, {PUZZLE_TEXT_N("tours", "A tour goes on from here: %n more move(s)."), {left}}},
        step};
}

Prospect unsolvable(core::Explanation why)
{
    return {{Judgement::Unsolvable, std::move(why)}, {}};
}

Prospect unknown()
{
    return {{Judgement::Unknown,
             {PUZZLE_TEXT("tours", "Whether a tour goes on from here is not known: it was not "
                                   "found within a moment’s search.")}},
            {}};
}

/// Of a search that leaves nothing out.
Prospect fromOutcome(const core::Outcome &outcome)
{
    if (outcome.verdict == core::Outcome::Solved)
        return solvable(outcome.path.front(), static_cast<long long>(outcome.path.size()));
    return outcome.verdict == core::Outcome::Impossible ? unsolvable(outcome.reason) : unknown();
}

bool beginsWith(const auto &tour, const Route &route)
{
    return tour.size() > route.size() &&
           std::equal(route.begin(), route.end(), tour.begin(),
                      [](int mine, auto theirs) { return mine == int(theirs); });
}

std::optional<Prospect> byRule(const Knight &knight, const core::Task &task, core::Control &control)
{
    Budget budget(control, nodesByRule);
    core::NullWatch watch(budget);
    Walk<core::NullWatch> walk(watch, knight, task);
    RuleSearch<core::NullWatch> search(walk, knight);
    search.run();
    if (!walk.isSolved())
        return std::nullopt;
    return fromOutcome(walk.outcome({}));
}

std::optional<Prospect> byKnownTour(const Knight &knight, const Route &route)
{
    const auto start = std::uint32_t(route.front());
    const Cells tour = knight.isClosed() ? closedTour(knight.grid(), start) : openTour(knight.grid(), start);
    if (!beginsWith(tour, route))
        return std::nullopt;
    return solvable(knight.step(route, route.size(), int(tour[route.size()])),
                    static_cast<long long>(tour.size() - route.size()));
}

Prospect prospectOf(const Knight &knight, const core::Position &position, core::Control &control)
{
    const Route route = knight.route(position);
    if (core::Explanation none = whyNoTour(knight.grid(), route.front(), knight.isClosed()); !none.empty())
        return unsolvable(std::move(none));
    if (core::Explanation flaw = explainFlaw(knight, route); !flaw.empty())
        return unsolvable(std::move(flaw));
    core::Task task;
    task.from = position;
    if (auto found = byRule(knight, task, control))
        return *found;
    if (auto found = byKnownTour(knight, route))
        return *found;
    Budget budget(control, nodesByTrying);
    core::NullWatch watch(budget);
    return fromOutcome(PrunedSearch<core::NullWatch>(watch, knight, task, PrunedOrder::FewestWays).run({}));
}

Prospect prospectOf(const Bishop &bishop, const core::Position &position, core::Control &control)
{
    const Route route = bishop.route(position);
    if (core::Explanation none = whyNoTour(bishop, route.front()); !none.empty())
        return unsolvable(std::move(none));
    if (core::Explanation deserted = explainDeserted(bishop, route); !deserted.empty())
        return unsolvable(std::move(deserted));
    if (bishop.deadEnds(route.front()).size() == 1) {
        const Route tour = Mirrors(bishop, route.front()).tour();
        if (beginsWith(tour, route))
            return solvable(bishop.step(route, route.size(), tour[route.size()]),
                            static_cast<long long>(tour.size() - route.size()));
    }
    core::Task task;
    task.from = position;
    Budget budget(control, nodesByTrying);
    core::NullWatch watch(budget);
    return fromOutcome(BishopSearch<core::NullWatch>(watch, bishop, task).run());
}

core::Hint asHint(const Tour &tour, const core::Position &position, const Prospect &prospect)
{
    if (!prospect.next)
        return {{}, prospect.judgement.why};
    const Route route = tour.route(position);
    const int there = prospect.next->to.cell;
    return {{*prospect.next},
            {PUZZLE_TEXT("tours", "A whole tour goes on from %1 to %2, number %3."),
             {tour.name(route.back()), tour.name(there), static_cast<long long>(route.size() + 1)},
             {{std::int16_t(route.back()), core::Role::Moving, {}},
              {std::int16_t(there), core::Role::Target, {}}}}};
}

} // namespace

Judgement judgeKnight(const core::Puzzle &puzzle, const core::Position &position, core::Control &control)
{
    const Knight &knight = asKnight(puzzle);
    if (puzzle.solved(position))
        return {Judgement::Solved,
                {knight.isClosed() ? PUZZLE_TEXT("tours", "All squares are visited, and the tour is closed.")
                                   : PUZZLE_TEXT("tours", "All squares are visited: a tour.")}};
    return prospectOf(knight, position, control).judgement;
}

Judgement judgeBishop(const core::Puzzle &puzzle, const core::Position &position, core::Control &control)
{
    if (puzzle.solved(position))
        return {Judgement::Solved, {PUZZLE_TEXT("tours", "All squares of this colour are visited: a tour.")}};
    return prospectOf(asBishop(puzzle), position, control).judgement;
}

core::Hint hintKnight(const core::Puzzle &puzzle, const core::Position &position, core::Control &control)
{
    if (puzzle.solved(position))
        return {{}, judgeKnight(puzzle, position, control).why};
    return asHint(asKnight(puzzle), position, prospectOf(asKnight(puzzle), position, control));
}

core::Hint hintBishop(const core::Puzzle &puzzle, const core::Position &position, core::Control &control)
{
    if (puzzle.solved(position))
        return {{}, judgeBishop(puzzle, position, control).why};
    return asHint(asBishop(puzzle), position, prospectOf(asBishop(puzzle), position, control));
}

} // namespace tours
