// SPDX-License-Identifier: MIT
#pragma once

#include "core/tracer.h"
#include "taquin/heuristic.h"
#include "taquin/pruning.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <limits>
#include <memory>
#include <span>

namespace taquin {

/// The lines of the pseudocode of `optimal`.
enum class IdaStarLine : std::uint8_t {
    None,
    Bound,
    Try,
    Undoing,
    Redundant,
    Beyond,
    Descend,
    Backtrack,
    Raise,
    Incumbent
};

/// The reason of an event of `optimal`.
struct IdaStarReason {
    static constexpr int undoes = 1;
    static constexpr int redundant = 2;
    /// The base of a reason: `beyond` + the number of moves by which the bound would be exceeded.
    static constexpr int beyond = 3;
    /// The base of a reason: `value` + the lower bound after the move, for heuristics with
    /// Heuristic::valueInEvents.
    static constexpr int value = 1 << 15;
};

/// The end of an iteration.
enum class IterationEnd : std::uint8_t { Exhausted, Found, Stopped, Interrupted };

/// Iterative deepening A* (IDA*; Korf, 1985): searches depth first the boards with moves made + lower bound <=
/// bound, and repeats with the least bound that was exceeded. So the first path found is a shortest one; among
/// these it is the first in the order of `directions`, whatever the heuristic. It omits moves that undo the
/// last one and those that MovePruning calls redundant. A node is any other move tried; Stats::bound proves
/// that no shorter path exists. The boards on the current path are a stack on the heap: on large boards there
/// may be hundreds of thousands.
template <typename Tracer, Heuristic H>
class IdaStar {
public:
    /// `graph` must outlive the search.
    IdaStar(Tracer &tracer, const GridGraph &graph, const Board &board, const H &heuristic)
        : m_tracer(tracer), m_graph(graph), m_board(board), m_heuristic(heuristic)
    {
    }

    /// Iterates until a shortest path is found.
    core::Outcome run()
    {
        for (int bound = m_heuristic.lowerBound(); m_tracer.going(); bound = m_nextBound) {
            m_tracer.stats().bound = bound;
            if (searchWithin(bound) != IterationEnd::Found)
                continue;
            core::Path path = this->path();
            m_tracer.found(m_board.position(), path);
            return {core::Outcome::Solved, std::move(path), {}, m_tracer.stats()};
        }
        return {core::Outcome::Stopped, {}, {}, m_tracer.stats()};
    }

    /// Makes the search call leaf() at this depth instead of searching the boards there.
    void setLeaves(int depth, std::function<void()> leaf)
    {
        m_leafDepth = depth;
        m_leaf = std::move(leaf);
    }
    /// Sets a function called at intervals; if it returns true, the iteration is abandoned.
    void setInterrupt(std::function<bool()> interrupt) { m_interrupt = std::move(interrupt); }

    /// Runs one iteration. An iteration with a start searches only below the board there, and is the last one.
    IterationEnd searchWithin(int bound, const Route &start = {})
    {
        m_bound = bound;
        m_nextBound = unlimited;
        enterRoot();
        follow(start);
        const int root = m_depth;
        IterationEnd end = m_heuristic.isZero() ? IterationEnd::Found : IterationEnd::Exhausted;
        while (end == IterationEnd::Exhausted) {
            if (m_level->next < m_level->count || prepareNext())
                end = trySuccessor(m_level->successors[std::size_t(m_level->next++)]);
            else if (m_depth > root)
                backtrack();
            else
                return end;
        }
        while (end == IterationEnd::Interrupted && m_depth > root)
            backtrack();
        return end;
    }
    /// Returns the least bound that would have allowed more moves.
    int nextBound() const { return m_nextBound; }

    /// Returns the whole path after Found, or the path to a leaf.
    Route route() const
    {
        Route route(std::size_t(m_depth), Direction::Right);
        for (std::size_t i = 0; i < route.size(); ++i)
            route[i] = m_levels[i + 1].came;
        return route;
    }

private:
    static constexpr int unlimited = std::numeric_limits<int>::max();
    static constexpr std::uint64_t interruptPeriod = 1 << 14;

    /// A move that is worth trying.
    struct Successor {
        Slide slide;
        MovePruning::State pruning;
        int lowerBound; ///< the bound returned by Heuristic::screen
        typename H::Change change;
    };
    /// A board on the current path.
    struct Level {
        std::array<Successor, H::lookahead> successors;
        int count;         ///< the number of successors
        int next;          ///< the next successor to try; the one before it leads to the next level
        DirectionSet left; ///< the directions not prepared yet
        Direction came;    ///< undefined at the start
        MovePruning::State pruning;
    };

    void at(IdaStarLine line) { m_tracer.at(int(line)); }
    static core::Step stepOf(const Slide &slide) { return {slide.tile, {slide.from}, {slide.to}}; }
    core::Path path() const
    {
        core::Path path;
        for (const Level *level = m_levels.get(); level != m_level; ++level)
            path.push_back(stepOf(level->successors[std::size_t(level->next - 1)].slide));
        return path;
    }

    /// Makes room for all levels, since no path is longer than the bound.
    void enterRoot()
    {
        if (m_bound >= m_capacity) {
            m_capacity = m_bound + 1;
            m_levels = std::make_unique_for_overwrite<Level[]>(std::size_t(m_capacity));
        }
        m_level = m_levels.get();
        enter(Direction::Right, MovePruning::start);
    }
    void follow(const Route &route)
    {
        for (const Direction direction : route) {
            Successor &successor = m_level->successors.front();
            m_level->next = m_level->count = 1;
            prepare(direction, m_pruning.after(m_level->pruning, direction), successor);
            m_heuristic.screen(successor.slide, mostLeft(), successor.change);
            m_heuristic.evaluate(mostLeft(), successor.change);
            descend(successor);
        }
    }
    /// Begins the current level. Redundant moves are generated only where they are shown as refused.
    void enter(Direction came, MovePruning::State pruning)
    {
        m_level->count = m_level->next = 0;
        m_level->left = m_graph.open(m_board.blank());
        if constexpr (!Tracer::traces)
            m_level->left &= m_pruning.useful(pruning);
        m_level->came = came;
        m_level->pruning = pruning;
    }

    /// Returns the most moves that a successor of the current board may still need.
    int mostLeft() const { return m_bound - m_depth - 1; }
    /// Prepares as many more successors as the heuristic looks ahead. Returns false if none is left.
    bool prepareNext()
    {
        int count = 0;
        DirectionSet left = m_level->left;
        for (; left != 0 && count < int(H::lookahead); left &= DirectionSet(left - 1)) {
            const auto direction = Direction(std::countr_zero(left));
            const MovePruning::State pruning = m_pruning.after(m_level->pruning, direction);
            if (Tracer::traces && pruning == MovePruning::redundant)
                refuseRedundant(direction);
            else
                prepare(direction, pruning, m_level->successors[std::size_t(count++)]);
        }
        m_level->left = left;
        m_level->count = count;
        m_level->next = 0;
        for (Successor &successor : std::span(m_level->successors).first(std::size_t(count)))
            successor.lowerBound = m_heuristic.screen(successor.slide, mostLeft(), successor.change);
        return count > 0;
    }
    /// Refuses a move. A move that undoes the last one is redundant, too, but is reported with a reason of its
    /// own.
    void refuseRedundant(Direction direction)
    {
        const bool undoes = direction == opposite(m_level->came);
        at(undoes ? IdaStarLine::Undoing : IdaStarLine::Redundant);
        m_tracer.refused(undoes ? IdaStarReason::undoes : IdaStarReason::redundant,
                         [&] { return m_board.step(direction); });
    }
    void prepare(Direction direction, MovePruning::State pruning, Successor &successor) const
    {
        const int from = m_graph.neighbour(m_board.blank(), direction);
        successor.slide = {direction, std::int16_t(m_board.tile(from)), std::int16_t(from),
                           std::int16_t(m_board.blank())};
        successor.pruning = pruning;
        m_heuristic.prepare(m_board, successor.slide, mostLeft(), successor.change);
    }
    IterationEnd trySuccessor(Successor &successor)
    {
        const auto step = [&] { return stepOf(successor.slide); };
        int lowerBound = successor.lowerBound;
        if (lowerBound <= mostLeft())
            lowerBound = m_heuristic.evaluate(mostLeft(), successor.change);
        if (lowerBound > mostLeft()) {
            const int length = m_depth + 1 + lowerBound;
            m_nextBound = std::min(m_nextBound, length);
            at(IdaStarLine::Beyond);
            m_tracer.refused(H::valueInEvents ? IdaStarReason::value + lowerBound
                                              : IdaStarReason::beyond + length - m_bound,
                             step);
            return countNode();
        }
        at(IdaStarLine::Descend);
        descend(successor);
        m_tracer.did(
            step, H::valueInEvents && Tracer::traces ? IdaStarReason::value + m_heuristic.lowerBound() : 0);
        const IterationEnd end = countNode();
        if (end == IterationEnd::Exhausted && m_heuristic.isZero())
            return IterationEnd::Found;
        if (end == IterationEnd::Exhausted && m_depth == m_leafDepth) {
            m_leaf();
            m_level->left = 0;
        }
        return end;
    }
    void descend(Successor &successor)
    {
        m_heuristic.apply(successor.change);
        m_board.slide(successor.slide.from);
        ++m_depth;
        ++m_level;
        enter(successor.slide.direction, successor.pruning);
    }
    void backtrack()
    {
        --m_depth;
        --m_level;
        const Successor &successor = m_level->successors[std::size_t(m_level->next - 1)];
        m_board.slide(successor.slide.to);
        m_heuristic.undo(successor.change);
        at(IdaStarLine::Backtrack);
        m_tracer.undid();
    }
    IterationEnd countNode()
    {
        if (!m_tracer.node(m_depth))
            return IterationEnd::Stopped;
        if (m_tracer.stats().nodes % interruptPeriod == 0 && m_interrupt && m_interrupt())
            return IterationEnd::Interrupted;
        return IterationEnd::Exhausted;
    }

    Tracer &m_tracer;
    const GridGraph &m_graph;
    const MovePruning &m_pruning = MovePruning::automaton();
    Board m_board;
    H m_heuristic;
    std::unique_ptr<Level[]> m_levels; ///< indexed by depth
    int m_capacity = 0;                ///< the capacity of m_levels
    Level *m_level = nullptr;          ///< the current level
    int m_depth = 0;                   ///< the depth of the current level
    int m_bound = 0;
    int m_nextBound = unlimited;
    int m_leafDepth = unlimited;
    std::function<void()> m_leaf;
    std::function<bool()> m_interrupt;
};

} // namespace taquin
