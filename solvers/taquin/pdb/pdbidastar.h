// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/beam.h"
#include "taquin/idastar.h"
#include "taquin/interruptible.h"
#include "taquin/parallelidastar.h"
#include "taquin/pdb/pdbcache.h"
#include "taquin/pdb/pdbheuristic.h"

#include <cassert>
#include <new>
#include <optional>

namespace taquin {

/// The most cells of a board whose searches are short.
inline constexpr int maxQuickCells = 16;

/// IdaStar with pattern databases. It begins with small databases and changes to large ones: on up to 16 cells as
/// soon as these are ready, and a long search waits for them; on larger boards once the search has proved long. On
/// larger boards, and if the bound is high, a BeamSearch finds a first path, the incumbent; on larger boards,
/// wider beams search for better paths between the iterations. Long iterations are divided among threads if the
/// search is not watched. The path found is the same in all cases; the nodes are the same for the same databases.
template <typename Tracer>
class PdbIdaStar {
public:
    PdbIdaStar(Tracer &tracer, core::SearchContext &context, core::Grid grid, const core::Position &from)
        : m_tracer(tracer), m_context(context), m_from(from), m_graph(grid), m_root(grid, from)
    {
        assert(solvable(Taquin(grid), from));
    }

    /// Runs the search; returns nothing if there is no memory for databases.
    std::optional<core::Outcome> run()
    {
        if (!useFirstDatabases())
            return shouldContinue() ? std::nullopt : std::optional(stopped());
        for (int bound = 0; shouldContinue(); bound = m_nextBound) {
            bound = std::max(bound, m_heuristic->lowerBound());
            if (mustAwaitLargeAt(bound)) {
                useLargeDatabases();
                bound = std::max(bound, m_heuristic->lowerBound());
            }
            m_tracer.stats().bound = bound;
            m_tracer.stats().lowerBound = std::max(m_tracer.stats().lowerBound, bound);
            if (isLong(bound) && !isIncumbentWithin(bound) && shouldContinue())
                improveIncumbent();
            if (!shouldContinue())
                break;
            if (isIncumbentWithin(bound))
                return incumbentIsShortest();
            const IterationEnd end = iterate(bound);
            if (end == IterationEnd::Found)
                return solved(std::move(m_path));
            if (end == IterationEnd::Stopped)
                break;
        }
        return stopped();
    }

private:
    /// The number of nodes after which a search waits for the large databases: with the small ones, it would
    /// usually need many times more.
    static constexpr std::uint64_t nodesBeforeLarge = 1 << 22;
    static constexpr std::uint64_t nodesBeforeLargeQuick = 1 << 18; ///< the same number for up to 16 cells
    /// The nodes of the previous iteration from which threads pay off.
    static constexpr std::uint64_t nodesBeforeThreads = 1 << 13;
    static constexpr std::size_t leastWidth = 2000; ///< the least width of a beam
    static constexpr std::size_t mostWidth = 1 << 19;
    static constexpr int longQuickBound = 72; ///< the bound from which searches on up to 16 cells are long
    static constexpr std::size_t quickWidth = 8000;
    /// The approximate number of nodes of a beam on 5x5, per unit of width.
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
    bool isQuick() const { return grid().size() <= maxQuickCells; }
    void at(IdaStarLine line) { m_tracer.at(int(line)); }

    bool shouldContinue() const { return m_shouldContinue && m_tracer.going(); }
    PdbCache::Databases wait(PdbSet::Size size)
    {
        return PdbCache::shared().wait(grid(), size, [this] {
            return m_shouldContinue = m_shouldContinue && m_context.keepGoing(m_tracer.stats());
        });
    }
    void useDatabases(PdbCache::Databases databases, bool isLast)
    {
        m_databases = std::move(databases);
        m_heuristic.emplace(*m_databases, m_root);
        m_isLast = isLast;
    }
    bool useFirstDatabases()
    {
        const bool hasLarge = PdbSet::covers(grid(), PdbSet::Large);
        if (isQuick() && hasLarge) {
            if (PdbCache::Databases large = PdbCache::shared().lookUp(grid(), PdbSet::Large)) {
                useDatabases(std::move(large), true);
                return true;
            }
        }
        PdbCache::Databases small = wait(PdbSet::Small);
        if (small)
            useDatabases(std::move(small), !hasLarge);
        return m_databases != nullptr;
    }
    bool isLargeDue() const
    {
        const std::uint64_t nodes = m_tracer.stats().nodes;
        if (!isQuick())
            return nodes >= nodesBeforeLarge;
        return PdbCache::shared().request(grid(), PdbSet::Large) || nodes >= nodesBeforeLargeQuick;
    }
    void useLargeDatabases()
    {
        m_isLast = true; // set even if there is no memory for them
        if (PdbCache::Databases large = wait(PdbSet::Large))
            useDatabases(std::move(large), true);
    }

    /// Returns whether an incumbent pays off.
    bool isLong(int bound) const { return !isQuick() || bound >= longQuickBound; }
    /// Returns whether to wait for the large databases now, so that the incumbent does not depend on when they are
    /// ready.
    bool mustAwaitLargeAt(int bound) const { return isQuick() && isLong(bound) && !m_isLast; }
    bool isIncumbentWithin(int bound) const { return m_incumbent && int(m_incumbent->size()) <= bound; }
    /// Finds a better incumbent, so that a search that is stopped early has an answer, and no iteration is started
    /// that could only find a path of the same length. The last iteration takes longer than all others, and a
    /// beam takes as many nodes as the previous iteration.
    void improveIncumbent()
    {
        const std::size_t width =
            isQuick() ? quickWidth
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
                m_shouldContinue = tracer.going();
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
        if (m_isLast) {
            IdaStar<Tracer, PdbHeuristic> search(m_tracer, m_graph, m_root, *m_heuristic);
            return searchWithin(search, bound);
        }
        return searchUntilLargeIsDue(bound);
    }
    /// Runs an iteration with the small databases. It ends when the large ones are due; the next iteration then
    /// has the same bound.
    IterationEnd searchUntilLargeIsDue(int bound)
    {
        Interruptible<Tracer> tracer(m_tracer, [this] { return isLargeDue(); });
        IdaStar<Interruptible<Tracer>, PdbHeuristic> search(tracer, m_graph, m_root, *m_heuristic);
        const IterationEnd end = searchWithin(search, bound);
        if (!tracer.isInterrupted())
            return end;
        search.unwind();
        useLargeDatabases();
        m_nextBound = bound;
        return IterationEnd::Exhausted;
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
    bool m_isLast = false;                   ///< there are no better databases
    /// Becomes false when the context ends the search in a call from outside the tracer.
    bool m_shouldContinue = true;
    std::optional<core::Path> m_incumbent; ///< the best path so far
    std::size_t m_width = 0;               ///< the width of the widest beam so far
    core::Path m_path;
    int m_nextBound = 0;
    std::uint64_t m_lastNodes = 0; ///< the nodes of the previous iteration
};

} // namespace taquin
