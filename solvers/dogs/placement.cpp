// SPDX-License-Identifier: MIT
#include "dogs/placement.h"

#include "dogs/budget.h"
#include "dogs/placer.h"
#include "dogs/words.h"

#include <algorithm>
#include <optional>

namespace dogs {

namespace {

using Line = Placer<core::NullWatch, 1>::Line;

/// Enough to find a full board to look at, where counting has said already that none is whole.
constexpr std::uint64_t illustration = 100'000;

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("dogs", "The middle first as a rule; of the board’s turns only one is looked at, since the "
                        "others are its images"),
    PUZZLE_TEXT("dogs",
                "The next place beside cards that lie: they tell which halves it needs, and the cards "
                "left that have them are laid there in turn"),
    PUZZLE_TEXT("dogs", "None has them: the last card is taken back"),
    PUZZLE_TEXT("dogs", "All that have them were tried: the last card is taken back"),
    PUZZLE_TEXT("dogs", "All places are full: a solution"),
    PUZZLE_TEXT("dogs", "The board turned and equal cards exchanged: solutions that need no search"),
};

bool isEmpty(const core::Position &position)
{
    return std::ranges::none_of(position, &core::Place::onBoard);
}

/// The plan of this position; made anew in `own` unless the board is empty.
const Plan &planFor(const Dogs &dogs, const core::Position &from, std::optional<Plan> &own)
{
    return isEmpty(from) ? dogs.plan() : own.emplace(dogs.grid(), dogs.deck(), from);
}

/// What came of a run of the search.
struct Run {
    bool whole = false; ///< the tree was searched to its end
    bool overflows = false;
    core::Path deepest = {};
    core::Stats stats = {};
};

template <std::size_t Words>
Run runPlacer(const Dogs &dogs, const Plan &plan, const core::Task &task, core::Control &control)
{
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        Placer<Watch, Words> placer(watch, control, dogs.deck(), plan, task);
        const bool whole = placer.run();
        const bool shown = task.goal == core::Goal::First || watch.stats().solutions == 0;
        return Run{whole, placer.overflows(), shown ? placer.deepest() : core::Path(), watch.stats()};
    });
}

Run run(const Dogs &dogs, const Plan &plan, const core::Task &task, core::Control &control)
{
    return dogs.grid().size() <= 16 ? runPlacer<1>(dogs, plan, task, control)
                                    : runPlacer<2>(dogs, plan, task, control);
}

/// No search can succeed: too many halves that are needed lie outwards, or were never there.
core::Explanation tooFewDogs(const Dogs &dogs, const Plan &plan)
{
    const long long needed = jointsOf(dogs.grid());
    const long long most = needed + plan.slack;
    if (dogs.deck().slack() < 0)
        return {PUZZLE_TEXT("dogs",
                            "The places have %1 edges in common, but of these heads and bodies only %2 "
                            "dogs can be made: no search is needed to know that there is no solution."),
                {needed, most}};
    return {PUZZLE_TEXT("dogs",
                        "The places have %1 edges in common, but with the halves that lie outwards only "
                        "%2 dogs can be made: no search is needed to know that there is no solution."),
            {needed, most}};
}

core::Outcome tooFew(const Dogs &dogs, Plan plan, const core::Task &task, core::Control &control)
{
    core::Explanation why = tooFewDogs(dogs, plan);
    plan.slack = jointsOf(dogs.grid());
    Budget limited(&control, illustration);
    core::Task searched = task;
    searched.goal = core::Goal::First;
    Run result = run(dogs, plan, searched, limited);
    if (!limited.worldGoesOn())
        return {core::Outcome::Stopped, std::move(result.deepest), {}, result.stats};
    return {core::Outcome::Impossible, std::move(result.deepest), std::move(why), result.stats};
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const auto &dogs = static_cast<const Dogs &>(puzzle);
    std::optional<Plan> own;
    const Plan &plan = planFor(dogs, task.from, own);
    if (own) {
        if (core::Explanation why = remark(puzzle, task.from); !why.empty())
            return {core::Outcome::Impossible, {}, std::move(why), {}};
    }
    if (plan.slack < 0)
        return tooFew(dogs, plan, task, control);
    Run result = run(dogs, plan, task, control);
    core::Outcome outcome{core::Outcome::Solved, std::move(result.deepest), {}, result.stats};
    if (result.overflows)
        outcome.reason = {PUZZLE_TEXT("dogs", "there are more solutions than can be counted here")};
    const bool enough = task.goal == core::Goal::First && result.stats.solutions > 0;
    if (!result.whole && !enough) {
        outcome.verdict = core::Outcome::Stopped;
    } else if (result.stats.solutions == 0) {
        const auto laid = static_cast<long long>(task.from.size() - plan.levels.size() + outcome.path.size());
        outcome.verdict = core::Outcome::Impossible;
        outcome.reason = {
            PUZZLE_TEXT_N("dogs",
                          "Everything was tried, %n card(s) laid in all: there is no solution. At most "
                          "%1 of the %2 places could be filled."),
            {static_cast<long long>(result.stats.nodes), laid, static_cast<long long>(task.from.size())}};
    }
    return outcome;
}

/// A card beside the board that fits this cell as far as its neighbours tell.
std::optional<core::Step> fitting(const Dogs &dogs, const core::Position &position, int cell)
{
    const Layout layout = dogs.layout(position);
    for (int lay = 0; lay < 4 * int(position.size()); ++lay) {
        const auto card = std::size_t(cardOf(lay));
        if (!position[card].onBoard() && layout.fits(dogs.cards()[card], turnOf(lay), cell))
            return laying(cell, lay);
    }
    return std::nullopt;
}

/// The side on which nothing could be laid any more after this step.
std::optional<Side> blocked(const Dogs &dogs, core::Position position, const core::Step &step)
{
    core::advance(position, step);
    const Layout layout = dogs.layout(position);
    for (const Side side : sides) {
        const int other = neighbour(dogs.grid(), step.to.cell, side);
        if (other >= 0 && layout.card(other) == Layout::none && !fitting(dogs, position, other))
            return side;
    }
    return std::nullopt;
}

core::Explanation explainDead(const Dogs &dogs, const core::Position &before, const core::Event &event)
{
    const int cell = event.reason - 1;
    const std::optional<core::Step> step = fitting(dogs, before, cell);
    if (!step)
        return needs(dogs.layout(before), cell);
    core::Explanation why{PUZZLE_TEXT("dogs",
                                      "Card %1 would fit the marked place, but heads or bodies that the "
                                      "inside needs would lie outwards, or an image of another board "
                                      "would come of it."),
                          {static_cast<long long>(step->piece + 1)}};
    mark(why, cell, core::Role::Target);
    if (const std::optional<Side> side = blocked(dogs, before, *step)) {
        why.text =
            PUZZLE_TEXT("dogs", "Card %1 would fit the marked place, but then the place beside it %2 could "
                                "not be filled.");
        why.arguments.push_back(inTheSide(*side));
        mark(why, neighbour(dogs.grid(), cell, *side), core::Role::Culprit);
    }
    return why;
}

core::Explanation explainLaid(const Dogs &dogs, const core::Position &before, const core::Event &event)
{
    const Layout layout = dogs.layout(before);
    const int cell = event.step.to.cell;
    core::Explanation why{PUZZLE_TEXT("dogs", "Card %1, turned like this, fits all that lies around it."),
                          {static_cast<long long>(event.step.piece + 1)}};
    mark(why, cell, core::Role::Target);
    for (const Side side : sides) {
        if (layout.wanted(cell, side) != 0)
            mark(why, neighbour(dogs.grid(), cell, side), core::Role::Placed);
    }
    if (why.marks.size() == 1)
        why.text = PUZZLE_TEXT("dogs", "Card %1 begins.");
    return why;
}

core::Explanation explain(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    const auto &dogs = static_cast<const Dogs &>(puzzle);
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("dogs", "On every common edge a head meets a body of its colour.")};
    if (event.line == Line::Image)
        return {PUZZLE_TEXT("dogs",
                            "The board turned, or equal cards exchanged, makes one solution of another.")};
    if (event.type == core::Event::Did)
        return explainLaid(dogs, before, event);
    if (event.reason > 0)
        return explainDead(dogs, before, event);
    core::Explanation why{PUZZLE_TEXT("dogs", "All that fits behind card %1 was tried: it is taken back."),
                          {static_cast<long long>(event.step.piece + 1)}};
    mark(why, event.step.to.cell, core::Role::Moving);
    return why;
}

} // namespace

core::Solver placement()
{
    return {.id = "placement",
            .name = PUZZLE_TEXT("dogs", "Card by card"),
            .about = PUZZLE_TEXT("dogs",
                                 "Lays only cards that fit, next to those that lie: every solution at once, "
                                 "and an impossible set is proved to be one."),
            .goals = goals,
            .counts = PUZZLE_TEXT("dogs", "Cards laid"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = explain};
}

Census census(const Dogs &dogs, const core::Position &from, std::uint64_t most, std::uint64_t nodes,
              core::Control *world)
{
    if (!dogs.layout(from).wrong().empty())
        return {0, true};
    std::optional<Plan> own;
    const Plan &plan = planFor(dogs, from, own);
    if (plan.slack < 0)
        return {0, true};
    Budget budget(world, nodes, most);
    core::Task task;
    task.goal = most == 1 ? core::Goal::First : core::Goal::Count;
    task.from = from;
    Run result = run(dogs, plan, task, budget);
    const bool found = result.stats.solutions > 0;
    return {result.stats.solutions, result.whole, result.stats.nodes,
            found ? std::move(result.deepest) : core::Path()};
}

} // namespace dogs
