// SPDX-License-Identifier: MIT
#include "core/treecut.h"
#include "core/variables.h"
#include "dogs/explanations.h"
#include "dogs/methods.h"
#include "dogs/solutionorbit.h"

#include <algorithm>
#include <optional>
#include <utility>

// The method `placement` lays card by card, and leaves the cards on the board where they are. It backtracks
// over the cells in a static order (SearchOrder), with candidates as bitmasks, forward checking of the
// adjacent cells, a bound on the halves that may be wasted (Deck), and symmetry breaking: the images of a
// solution are listed without a search (SolutionOrbit). A node is a card laid. Nothing is refused, since a
// card that does not fit is never tried.
namespace dogs::placement {

namespace {

enum PseudocodeLine { Begin = 1, LayIt, DeadEnd, TakeBack, Whole, Image };

/// The node limit of the search for a full board to show, if counting the halves has already proved that there is
/// no solution.
constexpr std::uint64_t nodesToIllustrate = 100'000;

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("dogs",
                "Usually the middle first; the board is searched in one orientation only, since the others "
                "are images of it"),
    PUZZLE_TEXT("dogs", "The next place beside the cards already laid: they determine which edges it needs, "
                        "and each remaining card with these edges is laid there in turn"),
    PUZZLE_TEXT("dogs", "No card has them: the last card is removed"),
    PUZZLE_TEXT("dogs", "All the cards that have them were tried: the last card is removed"),
    PUZZLE_TEXT("dogs", "All places are full: a solution"),
    PUZZLE_TEXT("dogs", "Turning the board and swapping identical cards: solutions that need no search"),
};

/// Fills the cells in search order. Only cards that fit are tried: the intersection of precomputed sets.
template <typename Tracer, std::size_t Words>
class PlacementSearch {
public:
    PlacementSearch(Tracer &tracer, const Deck &deck, const SearchOrder &order, const core::Task &task)
        : m_tracer(tracer), m_deck(deck), m_order(order), m_levels(int(order.levels.size())),
          m_goal(task.goal), m_orbit(deck, order, task.from), m_at(order.at)
    {
        for (const core::Place &place : task.from) {
            if (place.onBoard())
                m_needed[place.cell] = deck.needed(order.at[place.cell]);
        }
    }

    /// Searches, and returns whether the whole tree was searched.
    bool run()
    {
        if (m_levels == 0)
            return reportSolution();
        const Cards free(m_order.free);
        const SearchOrder::Level &level = m_order.levels.front();
        const Cards first = free & allowed(level, m_order.slack) & fitting(level);
        return !first.any() || backtrack(m_tracer, &level, first, free, m_order.slack);
    }

    /// Returns the path to the fullest board that was reached; with Goal::First, to the solution.
    core::Path deepest() const { return pathTo(m_order, m_deepest, std::size_t(m_depth)); }

private:
    using Cards = OrientedCardSet<Words>;

    /// Searches a subtree that begins with one of these candidates, with the `free` cards; `slack` is the number of
    /// dogs that may still be lost. Returns false if the search is to end. Most nodes are leaves, so the next cell's
    /// candidates are computed before going there: those that fit all but the card on this cell only once.
    template <typename DepthTracer>
    bool backtrack(DepthTracer &tracer, const SearchOrder::Level *level, Cards candidates, Cards free,
                   int slack)
    {
        if (level->number == m_levels)
            return layLast(tracer, *level, candidates);
        const SearchOrder::Level *const next = level + 1;
        const Cards fitOthers = fitting(*next);
        do {
            const int oriented = candidates.takeFirst();
            if (!lay(tracer, *level, oriented))
                return false;
            int deadEnd = 0; // the next cell, counted from 1, if no free card fits there
            if (tracer.enter()) {
                const SearchOrder::Successors &successors = level->successors[oriented];
                const Cards left = free ^ Cards(m_order.exchanged[cardOf(oriented)]);
                const int slackLeft = slack - successors.waste;
                const Cards there = left & allowed(*next, slackLeft) & fitOthers & Cards(successors.cards);
                if (!there.any()) {
                    deadEnd = next->cell + 1;
                } else {
                    m_needed[level->cell] = m_deck.needed(oriented);
                    if (tracer.beginsUnit() ? !backtrack(tracer.belowRoot(), next, there, left, slackLeft)
                                            : !backtrack(tracer, next, there, left, slackLeft))
                        return false;
                }
                tracer.leave();
            }
            tracer.at(deadEnd > 0 ? DeadEnd : TakeBack);
            tracer.undid(deadEnd);
        } while (candidates.any());
        return true;
    }
    /// Lays each candidate on the last free cell.
    template <typename DepthTracer>
    bool layLast(DepthTracer &tracer, const SearchOrder::Level &level, Cards candidates)
    {
        do {
            if (!lay(tracer, level, candidates.takeFirst()))
                return false;
            if (tracer.enter()) {
                if (!reportSolution())
                    return false;
                tracer.leave();
            }
            tracer.at(TakeBack);
            tracer.undid();
        } while (candidates.any());
        return true;
    }
    /// Lays a card; returns false if the search is to end.
    template <typename DepthTracer>
    bool lay(DepthTracer &tracer, const SearchOrder::Level &level, int oriented)
    {
        if (!tracer.node(level.number))
            return false;
        m_at[level.cell] = OrientedCard(oriented);
        if (level.number > m_depth)
            noteDeepest(level.number);
        tracer.at(level.isBesideFilled ? LayIt : Begin);
        tracer.did([&] { return laying(level.cell, oriented); });
        return true;
    }

    /// Returns the oriented cards that waste no more than the slack.
    static Cards allowed(const SearchOrder::Level &level, int slack)
    {
        return Cards(level.allowed[std::min(slack, Deck::mostWaste)]);
    }
    /// Returns the oriented cards that meet the level's conditions on all cells but the latest.
    Cards fitting(const SearchOrder::Level &level) const
    {
        Cards cards = Cards::all();
        for (const SearchOrder::Condition &condition : level.earlierConditions())
            cards = cards & Cards((*condition.cards)[m_needed[condition.cell][condition.side]]);
        return cards;
    }

    void noteDeepest(int depth)
    {
        m_depth = depth;
        m_deepest = m_at;
    }

    bool reportSolution()
    {
        m_tracer.at(Whole);
        noteDeepest(m_levels);
        if (m_goal == core::Goal::All)
            return m_orbit.forEach(m_at, [&] { return showMember(); });
        m_orbit.begin(m_at);
        if (m_goal == core::Goal::Count)
            return countOrbit();
        m_tracer.found(m_orbit.position(), m_orbit.path());
        return false;
    }

    /// Reports one member of the orbit. In a watched search, the board changes to that member and back.
    bool showMember()
    {
        if constexpr (!Tracer::traces)
            return m_tracer.found(m_orbit.position(), m_orbit.path());
        const core::Path change = m_orbit.changeFrom(m_at);
        m_tracer.at(Image);
        for (const core::Step &step : change)
            m_tracer.did([&] { return step; });
        m_tracer.at(Whole);
        const bool going = m_tracer.found(m_orbit.position(), m_orbit.path());
        m_tracer.at(Image);
        for (std::size_t i = 0; going && i < change.size(); ++i)
            m_tracer.undid();
        return going;
    }

    /// Counts all members of the orbit at once. Only the solution itself is reported, so the context must be asked
    /// whether the count is enough.
    bool countOrbit()
    {
        if (m_tracer.counts())
            m_tracer.stats().addSolutions(m_orbit.count() - 1); // tracer.found() counts one
        return m_tracer.found(m_orbit.position(), m_orbit.path()) && !m_tracer.stats().overflows() &&
               m_tracer.keepGoing();
    }

    Tracer &m_tracer;
    const Deck &m_deck;
    const SearchOrder &m_order;
    const int m_levels; ///< the number of levels
    core::Goal m_goal;
    SolutionOrbit m_orbit;
    Arrangement m_at;
    core::IndexedArray<Deck::NeededHalves, mostCards> m_needed; ///< what each filled cell needs beside it
    Arrangement m_deepest{};
    int m_depth = 0;
};

/// Returns the order for this position. Unless it is the start, it is computed into `own`.
const SearchOrder &orderFor(const Dogs &dogs, const core::Position &from, std::optional<SearchOrder> &own)
{
    return from == dogs.start() ? dogs.searchOrder() : own.emplace(dogs.grid(), dogs.deck(), from);
}

/// The result of a search.
struct SearchResult {
    bool complete = false; ///< the whole tree was searched
    core::Path deepest = {};
    core::Stats stats = {};
};

/// Returns whether a board is better to show: it has more cards or, with equally many, is reached first by the
/// search.
bool comesBefore(const core::Path &path, const core::Path &other)
{
    const auto oriented = [](const core::Step &step) { return std::pair(step.piece, step.to.turn); };
    return path.size() > other.size() ||
           (path.size() == other.size() &&
            std::ranges::lexicographical_compare(path, other, {}, oriented, oriented));
}

template <std::size_t Words>
SearchResult searchUnits(const Dogs &dogs, const SearchOrder &order, const core::Task &task,
                         core::SearchContext &context)
{
    std::mutex mutex;
    SearchResult all;
    const auto walk = [&](core::UnitTracer &tracer) {
        PlacementSearch<core::UnitTracer, Words> search(tracer, dogs.deck(), order, task);
        search.run();
        const std::lock_guard lock(mutex);
        core::Path deepest = search.deepest();
        if (comesBefore(deepest, all.deepest))
            all.deepest = std::move(deepest);
    };
    const core::UnitsResult result = core::searchInUnits(task, context, walk);
    all.complete = result.complete && !result.stats.overflows();
    all.stats = result.stats;
    return all;
}

template <std::size_t Words>
SearchResult searchWith(const Dogs &dogs, const SearchOrder &order, const core::Task &task,
                        core::SearchContext &context)
{
    if (core::runsInUnits(task, context))
        return searchUnits<Words>(dogs, order, task, context);
    return core::watched(context, task, [&]<typename Tracer>(Tracer &tracer) {
        PlacementSearch<Tracer, Words> search(tracer, dogs.deck(), order, task);
        const bool complete = search.run();
        const bool shown = task.goal == core::Goal::First || tracer.stats().solutions == 0;
        return SearchResult{complete, shown ? search.deepest() : core::Path(), tracer.stats()};
    });
}

SearchResult search(const Dogs &dogs, const SearchOrder &order, const core::Task &task,
                    core::SearchContext &context)
{
    const int cards = dogs.grid().size();
    if (cards > 32)
        return searchWith<3>(dogs, order, task, context);
    return cards <= 16 ? searchWith<1>(dogs, order, task, context)
                       : searchWith<2>(dogs, order, task, context);
}

/// Explains why no search can succeed: too many of the necessary halves face outwards, or are missing.
core::Explanation whyTooFewDogs(const Dogs &dogs, const SearchOrder &order)
{
    const long long needed = innerEdges(dogs.grid());
    const long long most = needed + order.slack;
    if (dogs.deck().slack() < 0)
        return {PUZZLE_TEXT("dogs", "The places share %1 edges, but these heads and bodies make only %2 "
                                    "dogs: no search is needed to see it."),
                {needed, most}};
    return {PUZZLE_TEXT("dogs", "The places share %1 edges, but with the halves facing outwards only %2 dogs "
                                "can be made: no search is needed to see it."),
            {needed, most}};
}

/// Returns why counting the edges proves that there is no solution; empty if it does not.
core::Explanation whyCountsForbidIt(const Dogs &dogs, const SearchOrder &order)
{
    return order.slack < 0 ? whyTooFewDogs(dogs, order) : whyUnpaired(dogs);
}

/// Returns that there is no solution, for this reason. The search still runs, without its bound, to find a full
/// board to show.
core::Outcome impossibleByCounting(const Dogs &dogs, SearchOrder order, core::Explanation why,
                                   const core::Task &task, core::SearchContext &context)
{
    order.slack = innerEdges(dogs.grid());
    core::BudgetContext limited(context, {.nodes = nodesToIllustrate});
    core::Task first = task;
    first.goal = core::Goal::First;
    SearchResult result = search(dogs, order, first, limited);
    if (!limited.parentKeepsGoing())
        return {core::Outcome::Stopped, std::move(result.deepest), {}, result.stats};
    return {core::Outcome::Impossible, std::move(result.deepest), std::move(why), result.stats};
}

core::Explanation whyImpossible(const core::Task &task, const SearchOrder &order, const SearchResult &result)
{
    const auto laid = static_cast<long long>(task.from.size() - order.levels.size() + result.deepest.size());
    return {PUZZLE_TEXT_N("dogs",
                          "Everything was tried, %n card(s) laid in all. Place after place, the search "
                          "filled at most %1 of the %2 places."),
            {static_cast<long long>(result.stats.nodes), laid, std::ssize(task.from)}};
}

core::Outcome outcomeOf(const core::Task &task, const SearchOrder &order, SearchResult result)
{
    core::Outcome outcome{core::Outcome::Solved, {}, {}, result.stats};
    if (result.stats.overflows())
        outcome.reason = {PUZZLE_TEXT("dogs", "there are too many solutions to count here")};
    const bool enough = task.goal == core::Goal::First && result.stats.solutions > 0;
    if (!result.complete && !enough) {
        outcome.verdict = core::Outcome::Stopped;
    } else if (result.stats.solutions == 0 && !task.division) {
        outcome.verdict = core::Outcome::Impossible;
        outcome.reason = whyImpossible(task, order, result);
    }
    outcome.path = std::move(result.deepest);
    return outcome;
}

core::Outcome solve(const Dogs &dogs, const core::Task &task, core::SearchContext &context)
{
    std::optional<SearchOrder> own;
    const SearchOrder &order = orderFor(dogs, task.from, own);
    if (std::ranges::any_of(task.from, &core::Place::onBoard)) {
        if (core::Explanation why = remark(dogs, task.from); !why.empty())
            return {core::Outcome::Impossible, {}, std::move(why), {}};
    }
    if (core::Explanation why = whyCountsForbidIt(dogs, order); !why.empty())
        return impossibleByCounting(dogs, order, std::move(why), task, context);
    return outcomeOf(task, order, search(dogs, order, task, context));
}

/// Returns the step of a free card that fits all cards around this cell.
std::optional<core::Step> fitting(const Dogs &dogs, const core::Position &position, int cell)
{
    const Board board = dogs.board(position);
    for (int oriented = 0; oriented < 4 * int(position.size()); ++oriented) {
        const auto card = std::size_t(cardOf(oriented));
        if (!position[card].onBoard() && board.fits(dogs.cards()[card], turnOf(oriented), cell))
            return laying(cell, oriented);
    }
    return std::nullopt;
}

/// Returns the side on which no card fits any more after this step.
std::optional<Side> blockedSide(const Dogs &dogs, core::Position position, const core::Step &step)
{
    core::advance(position, step);
    const Board board = dogs.board(position);
    for (const Side side : sides) {
        const int other = neighbour(dogs.grid(), step.to.cell, side);
        if (other >= 0 && board.card(other) == Board::none && !fitting(dogs, position, other))
            return side;
    }
    return std::nullopt;
}

core::Explanation explainDeadEnd(const Dogs &dogs, const core::Position &before, const core::Event &event)
{
    const int cell = event.reason - 1;
    const std::optional<core::Step> step = fitting(dogs, before, cell);
    if (!step)
        return explainUnfillable(dogs.board(before), cell);
    if (const std::optional<Side> side = blockedSide(dogs, before, *step)) {
        core::Explanation why{
            PUZZLE_TEXT("dogs",
                        "Card %1 would fit the marked place, but its neighbour %2 could then not be filled."),
            {step->piece + 1, inTheSide(*side)}};
        mark(why, cell, core::Role::Target);
        mark(why, neighbour(dogs.grid(), cell, *side), core::Role::Culprit);
        return why;
    }
    core::Explanation why{
        dogs.hasPlainEdges()
            ? PUZZLE_TEXT("dogs", "Card %1 would fit the marked place, but it would lead to an image of "
                                  "another board.")
            : PUZZLE_TEXT("dogs", "Card %1 would fit the marked place, but it would turn outwards a head "
                                  "or body needed inside, or lead to an image of another board."),
        {step->piece + 1}};
    mark(why, cell, core::Role::Target);
    return why;
}

core::Explanation explainLaid(const Dogs &dogs, const core::Position &before, const core::Event &event)
{
    const Board board = dogs.board(before);
    const int cell = event.step.to.cell;
    core::Explanation why{PUZZLE_TEXT("dogs", "Card %1, turned like this, fits all its neighbours."),
                          {event.step.piece + 1}};
    mark(why, cell, core::Role::Target);
    for (const Side side : sides) {
        if (board.needed(cell, side) != 0)
            mark(why, neighbour(dogs.grid(), cell, side), core::Role::Placed);
    }
    if (why.marks.size() == 1)
        why.text = PUZZLE_TEXT("dogs", "Card %1 is first.");
    return why;
}

core::Explanation explain(const Dogs &dogs, const core::Position &before, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {whatFits(dogs)};
    if (event.line == Image)
        return {PUZZLE_TEXT("dogs", "Turning the board, or swapping identical cards, turns one solution into "
                                    "another.")};
    if (event.type == core::Event::Did)
        return explainLaid(dogs, before, event);
    if (event.reason > 0)
        return explainDeadEnd(dogs, before, event);
    core::Explanation why{PUZZLE_TEXT("dogs", "No other card fits after card %1: it is removed."),
                          {event.step.piece + 1}};
    mark(why, event.step.to.cell, core::Role::Moving);
    return why;
}

std::vector<core::Variable> variables(const Dogs &, const core::Position &before, const core::Event &event)
{
    const core::Position after = core::positionAfter(before, event);
    const long long laid = std::ranges::count_if(after, &core::Place::onBoard);
    const core::Place &place = event.step.to.onBoard() ? event.step.to : event.step.from;
    if (event.type == core::Event::Solution || !place.onBoard())
        return {core::variable("place", core::noValue), core::variable("card", core::noValue),
                core::variable("quarters", core::noValue), core::variable("laid", laid)};
    return {core::variable("place", place.cell), core::variable("card", event.step.piece + 1),
            core::variable("quarters", place.turn), core::variable("laid", laid)};
}

const char *placementProgram(const Dogs &dogs)
{
    return dogs.hasPlainEdges() ? "placement-equal" : "placement";
}

} // namespace

core::Solver solver()
{
    return {.id = "placement",
            .name = PUZZLE_TEXT("dogs", "Card by card"),
            .about = PUZZLE_TEXT("dogs", "Lays only cards that fit, next to those already laid: finds every "
                                         "solution, or proves that there is none."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("dogs", "Cards laid"),
            .divisible = core::wholeTree,
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>,
            .program = core::callback<placementProgram>};
}

SolutionCount countSolutions(const Dogs &dogs, const core::Position &from, std::uint64_t most,
                             std::uint64_t nodes, core::SearchContext &context)
{
    if (!dogs.board(from).mismatches().empty())
        return {0, true};
    std::optional<SearchOrder> own;
    const SearchOrder &order = orderFor(dogs, from, own);
    if (!whyCountsForbidIt(dogs, order).empty())
        return {0, true};
    core::BudgetContext limited(context, {.nodes = nodes, .solutions = most});
    core::Task task;
    task.goal = most == 1 ? core::Goal::First : core::Goal::Count;
    task.from = from;
    SearchResult result = search(dogs, order, task, limited);
    const bool found = result.stats.solutions > 0;
    return {result.stats.solutions, result.complete, result.stats.nodes,
            found ? std::move(result.deepest) : core::Path()};
}

} // namespace dogs::placement
