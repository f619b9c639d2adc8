// SPDX-License-Identifier: MIT
#include "taquin/methods.h"

#include "taquin/beam.h"
#include "taquin/idastar.h"
#include "taquin/parallelidastar.h"
#include "taquin/parity.h"
#include "taquin/pdb/pdbcache.h"
#include "taquin/pdb/pdbheuristic.h"
#include "taquin/variables.h"

#include <new>
#include <optional>

namespace taquin {

namespace {

constexpr core::Goal goals[] = {core::Goal::First};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin",
                "The bound is the fewest moves that the pattern tables allow; without them, the distances of "
                "all tiles plus two moves per conflict (two tiles in their own row or column, but in the "
                "wrong order)"),
    PUZZLE_TEXT("taquin", "The gap tries each direction"),
    PUZZLE_TEXT("taquin", "… not the one that undoes the last move"),
    PUZZLE_TEXT("taquin",
                "… nor one that completes a detour: another way reaches the same board in no more moves"),
    PUZZLE_TEXT("taquin", "… nor one where the moves made plus the moves needed exceed the bound"),
    PUZZLE_TEXT("taquin", "… otherwise it goes there, and goes on trying"),
    PUZZLE_TEXT("taquin", "No direction left: it goes back one move"),
    PUZZLE_TEXT("taquin",
                "Back at the start: the bound rises by the smallest excess, and the search restarts"),
    PUZZLE_TEXT("taquin",
                "More than 16 cells or 71 moves: first a good solution is found, level by level; beyond 16 "
                "cells a better one is looked for before each longer search"),
};

/// The most cells of a board on which searches are short.
constexpr int maxQuickCells = 16;

bool isQuick(core::Grid grid)
{
    return grid.size() <= maxQuickCells;
}

/// Returns whether pattern databases are used: smaller boards do not need them, and on larger ones hardly any
/// search ends.
bool usesDatabases(core::Grid grid)
{
    return grid.size() >= 10 && grid.size() <= 25 && PdbSet::covers(grid, PdbSet::Small);
}

/// IdaStar over pattern databases. It begins with small databases and changes to large ones: on up to 16 cells
/// as soon as those are ready, and a long search waits for them; on larger boards once the search has proved
/// long. On larger boards, and if the bound is high, a BeamSearch finds a first path, the incumbent; on larger
/// boards wider beams look for better paths between the iterations. Long iterations are split among threads if
/// the search is not watched. The path found is the same in any case; the nodes are the same for the same
/// databases.
template <typename Tracer>
class PdbIdaStar {
public:
    PdbIdaStar(Tracer &tracer, core::SearchContext &context, core::Grid grid, const core::Position &from)
        : m_tracer(tracer), m_context(context), m_from(from), m_graph(grid), m_root(grid, from)
    {
    }

    /// Returns nothing if there is no memory for databases.
    std::optional<core::Outcome> run()
    {
        if (!takeFirstDatabases())
            return goesOn() ? std::nullopt : std::optional(stopped());
        for (int bound = 0; goesOn(); bound = m_nextBound) {
            bound = std::max(bound, m_heuristic->lowerBound());
            if (takesLargeAt(bound)) {
                takeLargeDatabases();
                bound = std::max(bound, m_heuristic->lowerBound());
            }
            m_tracer.stats().bound = m_tracer.stats().lowerBound = bound;
            if (isLong(bound) && !isIncumbentWithin(bound) && goesOn())
                improveIncumbent();
            if (!goesOn())
                break;
            if (isIncumbentWithin(bound))
                return incumbentIsShortest();
            const IterationEnd end = iterate(bound);
            if (end == IterationEnd::Found)
                return solved(std::move(m_path));
            if (end == IterationEnd::Stopped)
                break;
            if (end == IterationEnd::Interrupted) {
                takeLargeDatabases();
                m_nextBound = bound;
            }
        }
        return stopped();
    }

private:
    /// The number of nodes after which a search waits for the large databases: with the small ones it would
    /// mostly need many times more nodes.
    static constexpr std::uint64_t nodesBeforeLarge = 1 << 22;
    static constexpr std::uint64_t nodesBeforeLargeQuick = 1 << 18; ///< the same for up to 16 cells
    /// The number of nodes of the previous iteration from which threads are worthwhile.
    static constexpr std::uint64_t nodesBeforeThreads = 1 << 13;
    static constexpr std::size_t leastWidth = 2000; ///< the least width of a beam
    static constexpr std::size_t mostWidth = 1 << 19;
    static constexpr int longQuickBound = 72; ///< the bound from which searches on up to 16 cells are long
    static constexpr std::size_t quickWidth = 8000;
    /// The approximate nodes of a beam on 5x5, per unit of width.
    static constexpr std::uint64_t nodesPerWidth = 200;

    core::Outcome stopped() const
    {
        return {core::Outcome::Stopped, m_incumbent.value_or(core::Path()), {}, m_tracer.stats()};
    }
    core::Outcome solved(core::Path path)
    {
        m_tracer.stats().length = int(path.size());
        m_tracer.found(core::after(m_from, path), path);
        return {core::Outcome::Solved, std::move(path), {}, m_tracer.stats()};
    }
    core::Outcome incumbentIsShortest()
    {
        at(IdaStarLine::Incumbent);
        m_tracer.show([&] { return *m_incumbent; });
        return solved(*std::move(m_incumbent));
    }
    const core::Grid &grid() const { return m_root.grid(); }
    void at(IdaStarLine line) { m_tracer.at(int(line)); }

    bool goesOn() const { return m_mayGoOn && m_tracer.going(); }
    PdbCache::Databases wait(PdbSet::Size size)
    {
        return PdbCache::shared().wait(
            grid(), size, [this] { return m_mayGoOn = m_mayGoOn && m_context.keepGoing(m_tracer.stats()); });
    }
    void take(PdbCache::Databases databases, bool isLast)
    {
        m_databases = std::move(databases);
        m_heuristic.emplace(*m_databases, m_root);
        m_isLast = isLast;
    }
    bool takeFirstDatabases()
    {
        const bool hasLarge = PdbSet::covers(grid(), PdbSet::Large);
        if (isQuick(grid()) && hasLarge) {
            if (PdbCache::Databases large = PdbCache::shared().lookUp(grid(), PdbSet::Large)) {
                take(std::move(large), true);
                return true;
            }
        }
        PdbCache::Databases small = wait(PdbSet::Small);
        if (small)
            take(std::move(small), !hasLarge);
        return m_databases != nullptr;
    }
    bool isLargeDue() const
    {
        const std::uint64_t nodes = m_tracer.stats().nodes;
        if (!isQuick(grid()))
            return nodes >= nodesBeforeLarge;
        return PdbCache::shared().request(grid(), PdbSet::Large) || nodes >= nodesBeforeLargeQuick;
    }
    void takeLargeDatabases()
    {
        m_isLast = true; // set even if there is no memory for them
        if (PdbCache::Databases large = wait(PdbSet::Large))
            take(std::move(large), true);
    }

    /// Returns whether an incumbent is worthwhile.
    bool isLong(int bound) const { return !isQuick(grid()) || bound >= longQuickBound; }
    /// Returns whether to wait for the large databases now; the incumbent must not depend on when they are
    /// ready.
    bool takesLargeAt(int bound) const { return isQuick(grid()) && isLong(bound) && !m_isLast; }
    bool isIncumbentWithin(int bound) const { return m_incumbent && int(m_incumbent->size()) <= bound; }
    /// Finds a better incumbent, so that a search that is stopped early has an answer, and that no iteration is
    /// begun which could only find a path of the same length. The last iteration takes longer than all others,
    /// and a beam takes as many nodes as the iteration before it.
    void improveIncumbent()
    {
        const std::size_t width =
            isQuick(grid()) ? quickWidth
                            : std::clamp(std::size_t(m_lastNodes / nodesPerWidth), leastWidth, mostWidth);
        if (width < 2 * m_width)
            return;
        m_width = width;
        at(IdaStarLine::Incumbent);
        std::optional<Route> route;
        try {
            route = searchBeam(m_incumbent ? int(m_incumbent->size()) - 1 : std::numeric_limits<int>::max());
        } catch (const std::bad_alloc &) {
            m_width = mostWidth; // a wider beam would not get enough memory either
        }
        m_tracer.show([] { return core::Path(); });
        if (!route)
            return;
        m_incumbent = steps(m_root, *route);
        m_tracer.stats().length = int(m_incumbent->size());
    }
    std::optional<Route> searchBeam(int maxMoves)
    {
        std::optional<Route> route;
        if constexpr (Tracer::traces) {
            BeamSearch beam(*m_databases, m_root, m_width);
            route = beam.run(
                maxMoves, [this](int depth, std::uint64_t nodes) { return m_tracer.node(depth, nodes); },
                [this](const Route &best) { m_tracer.show([&] { return steps(m_root, best); }); });
        } else {
            ForkJoinPool::open(m_context, [&](ForkJoinPool &pool, core::SearchContext &context) {
                core::NullTracer tracer(context);
                tracer.stats() = m_tracer.stats();
                BeamSearch beam(*m_databases, m_root, m_width, &pool);
                route = beam.run(
                    maxMoves, [&](int depth, std::uint64_t nodes) { return tracer.node(depth, nodes); }, {});
                m_tracer.stats() = tracer.stats();
                m_mayGoOn = tracer.going();
            });
        }
        return route;
    }

    IterationEnd iterate(int bound)
    {
        const std::uint64_t before = m_tracer.stats().nodes;
        const IterationEnd end = searchWithin(bound);
        m_lastNodes = m_tracer.stats().nodes - before;
        return end;
    }
    IterationEnd searchWithin(int bound)
    {
        if constexpr (!Tracer::traces) {
            if (m_isLast && m_lastNodes >= nodesBeforeThreads && bound >= ParallelIdaStar::minBound) {
                ParallelIdaStar search(m_tracer, m_context, m_graph, m_root, *m_heuristic);
                return searchWithin(search, bound);
            }
        }
        IdaStar<Tracer, PdbHeuristic> search(m_tracer, m_graph, m_root, *m_heuristic);
        if (!m_isLast)
            search.setInterrupt([this] { return isLargeDue(); });
        return searchWithin(search, bound);
    }
    IterationEnd searchWithin(auto &search, int bound)
    {
        const IterationEnd end = search.searchWithin(bound);
        m_nextBound = search.nextBound();
        if (end == IterationEnd::Found)
            m_path = steps(m_root, search.route());
        return end;
    }

    Tracer &m_tracer;
    core::SearchContext &m_context;
    const core::Position &m_from;
    GridGraph m_graph;
    Board m_root;
    PdbCache::Databases m_databases;
    std::optional<PdbHeuristic> m_heuristic; ///< the heuristic of the root
    bool m_isLast = false;                   ///< no better databases are available
    /// The context has not ended the search in a call from outside the tracer.
    bool m_mayGoOn = true;
    std::optional<core::Path> m_incumbent; ///< the best path so far
    std::size_t m_width = 0;               ///< the width of the widest beam so far
    core::Path m_path;
    int m_nextBound = 0;
    std::uint64_t m_lastNodes = 0; ///< the nodes of the previous iteration
};

/// Finds a shortest path by iterative deepening A* (Korf, 1985): on boards of 10 to 25 cells over additive
/// pattern databases (Korf and Felner, 2002); on other boards, or if memory is short, over the tiles' distances
/// and conflicts.
core::Outcome solve(const Taquin &taquin, const core::Task &task, core::SearchContext &context)
{
    if (auto no = impossible(taquin, task.from))
        return *std::move(no);
    return core::watched(context, task, [&]<typename Tracer>(Tracer &tracer) {
        if (usesDatabases(taquin.grid())) {
            if (auto outcome = PdbIdaStar<Tracer>(tracer, context, taquin.grid(), task.from).run())
                return *std::move(outcome);
        }
        const GridGraph graph(taquin.grid());
        const Board root(taquin.grid(), task.from);
        return IdaStar<Tracer, LinearConflict>(tracer, graph, root, LinearConflict(graph, root)).run();
    });
}

/// Builds the databases. The large databases of boards above 16 cells are only for long searches, which take
/// them at the same node whether or not they exist already.
void prepare(const Taquin &taquin, core::SearchContext &context)
{
    const core::Grid grid = taquin.grid();
    if (!usesDatabases(grid))
        return;
    for (const PdbSet::Size size : {PdbSet::Small, PdbSet::Large}) {
        if (PdbSet::covers(grid, size) && (size == PdbSet::Small || isQuick(grid)))
            PdbCache::shared().wait(grid, size, [&] { return context.keepGoing({}); });
    }
}

/// Returns the lower bound of the moves needed after the step, as the search computed it.
long long lowerBoundAfter(const Taquin &taquin, const core::Position &before, const core::Event &event)
{
    if (event.reason & IdaStarReason::value)
        return event.reason & (IdaStarReason::value - 1);
    const core::Step steps[] = {event.step};
    const Board board(taquin.grid(), core::after(before, steps));
    return LinearConflict(GridGraph(taquin.grid()), board).lowerBound();
}

core::Explanation explainBound(const core::Event &event, long long lowerBound)
{
    const long long number = event.step.piece + 1;
    if (event.type == core::Event::Did && lowerBound == 0)
        return {PUZZLE_TEXT("taquin", "Tile %1 moves, and all tiles are in order."), {number}};
    const bool fromDatabases = event.reason & IdaStarReason::value;
    if (event.type == core::Event::Did)
        return {PUZZLE_TEXT("taquin", "Tile %1 moves; at least %2 more moves are needed, within the bound."),
                {number, lowerBound}};
    // With pattern databases, a move changes the sum of moves made and needed by nothing or by two.
    const long long excess = fromDatabases ? 2 : event.reason - IdaStarReason::beyond;
    return {fromDatabases
                ? PUZZLE_TEXT("taquin",
                              "After this move of tile %1, at least %2 more are needed, as the pattern "
                              "tables show: %3 over the bound.")
                : PUZZLE_TEXT("taquin",
                              "After this move of tile %1, at least %2 more are needed: %3 over the bound."),
            {number, lowerBound, excess}};
}

core::Explanation explainIncumbent(const core::Event &event)
{
    const long long number = event.step.piece + 1;
    if (event.type == core::Event::Undid)
        return {PUZZLE_TEXT("taquin", "Tile %1 goes back: another route is shown from here."), {number}};
    return {PUZZLE_TEXT("taquin", "Tile %1 moves, towards the board that looks nearest now."), {number}};
}

core::Explanation explainStep(const Taquin &taquin, const core::Position &before, const core::Event &event)
{
    const long long number = event.step.piece + 1;
    if (IdaStarLine(event.line) == IdaStarLine::Incumbent)
        return explainIncumbent(event);
    if (event.type == core::Event::Undid)
        return {PUZZLE_TEXT("taquin", "Nothing is left to try from here: tile %1 goes back."), {number}};
    if (event.reason == IdaStarReason::undoes)
        return {PUZZLE_TEXT("taquin", "Tile %1 has just come from there: that would undo the last move."),
                {number}};
    if (event.reason == IdaStarReason::redundant)
        return {PUZZLE_TEXT("taquin",
                            "With a move of tile %1 the gap would make a detour: another route reaches the "
                            "same board in no more moves, and that one is tried."),
                {number}};
    return explainBound(event, lowerBoundAfter(taquin, before, event));
}

core::Explanation explain(const Taquin &taquin, const core::Position &before, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order, and there is no shorter solution.")};
    core::Explanation why = explainStep(taquin, before, event);
    mark(why, event.step.from.cell, core::Role::Moving);
    mark(why, event.step.to.cell,
         event.type == core::Event::Refused ? core::Role::Culprit : core::Role::Target);
    return why;
}

std::vector<core::Variable> variables(const Taquin &taquin, const core::Position &before,
                                      const core::Event &event)
{
    if (event.line == 0) // an event of a search that was not watched
        return {};
    return distanceVariables(taquin, before, event);
}

} // namespace

core::Solver optimal()
{
    return {.id = "optimal",
            .name = PUZZLE_TEXT("taquin", "Shortest solution"),
            .about = PUZZLE_TEXT(
                "taquin",
                "Finds a shortest solution by searching deeper and deeper: at once up to 4×4, in minutes or "
                "hours on 5×4 and 5×5, hardly ever beyond. Its tables take up to 110 MB on 8×2 and 130 MB on "
                "5×5, and a long search beyond 4×4 up to 1 GB more."),
            .goals = goals,
            .shortestUpTo = 16,
            .pseudocode = pseudocode,
            .prepare = core::callback<prepare>,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace taquin
