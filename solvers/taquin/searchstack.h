// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/heuristic.h"
#include "taquin/pruning.h"

#include <array>
#include <bit>
#include <cassert>
#include <limits>
#include <memory>
#include <span>

namespace taquin {

/// The boards on the current path of a depth-first search, each with the moves still to be tried from it: those
/// that MovePruning does not find redundant. The stack is on the heap, since large boards may have hundreds of
/// thousands of levels. With `showsRedundant`, the redundant moves are generated too, so that a watched search can
/// show them.
template <Heuristic H, bool showsRedundant>
class SearchStack {
public:
    /// A move to try.
    struct Successor {
        Slide slide;
        MovePruning::State pruning;
        int lowerBound; ///< the bound returned by Heuristic::screen
        typename H::Change change;

        core::Step step() const { return {slide.tile, {slide.from}, {slide.to}}; }
    };

    /// `graph` must outlive the stack.
    SearchStack(const GridGraph &graph, const Board &board, const H &heuristic)
        : m_graph(graph), m_board(board), m_heuristic(heuristic)
    {
    }

    const Board &board() const { return m_board; }
    int lowerBound() const { return m_heuristic.lowerBound(); }
    bool isGoal() const { return m_heuristic.isZero(); }
    int depth() const { return m_depth; }
    Direction lastMove() const { return m_level->came; }

    /// Starts at the board of the constructor, with room for paths of `bound` moves.
    void start(int bound)
    {
        assert(m_depth == 0 && bound < std::numeric_limits<int>::max());
        m_bound = bound;
        if (bound >= m_capacity) {
            m_capacity = bound + 1;
            m_levels = std::make_unique_for_overwrite<Level[]>(std::size_t(m_capacity));
        }
        m_level = m_levels.get();
        enter(Direction::Right, MovePruning::start);
    }
    /// Makes moves without generating others.
    void follow(const Route &route)
    {
        for (const Direction direction : route) {
            Successor &successor = m_level->successors.front();
            m_level->next = m_level->count = 1;
            prepare(direction, m_pruning.after(m_level->pruning, direction), successor);
            m_heuristic.screen(successor.slide, mostLeft(), successor.change);
            m_heuristic.evaluate(mostLeft(), successor.change);
            push(successor);
        }
    }

    /// Returns the most moves that a successor of the current board may still need.
    int mostLeft() const { return m_bound - m_depth - 1; }
    /// Returns the next move to try from the current board; null if none is left. Calls onRedundant(direction) for
    /// each redundant move generated.
    Successor *next(const auto &onRedundant)
    {
        if (m_level->next == m_level->count && !prepareMore(onRedundant))
            return nullptr;
        return &m_level->successors[std::size_t(m_level->next++)];
    }
    /// Returns the lower bound after a move if it is more than mostLeft(), otherwise any number up to
    /// mostLeft().
    int evaluate(Successor &successor) const
    {
        return successor.lowerBound > mostLeft() ? successor.lowerBound
                                                 : m_heuristic.evaluate(mostLeft(), successor.change);
    }
    /// Makes an evaluated move.
    void push(Successor &successor)
    {
        m_heuristic.apply(successor.change);
        m_board.slide(successor.slide.from);
        ++m_depth;
        ++m_level;
        enter(successor.slide.direction, successor.pruning);
    }
    /// Takes back the last move.
    void pop()
    {
        --m_depth;
        --m_level;
        const Successor &successor = m_level->successors[std::size_t(m_level->next - 1)];
        m_board.slide(successor.slide.to);
        m_heuristic.undo(successor.change);
    }

    /// Returns the moves made.
    Route route() const
    {
        Route route(std::size_t(m_depth), Direction::Right);
        for (std::size_t i = 0; i < route.size(); ++i)
            route[i] = m_levels[i + 1].came;
        return route;
    }
    core::Path path() const
    {
        core::Path path;
        for (const Level *level = m_levels.get(); level != m_level; ++level)
            path.push_back(level->successors[std::size_t(level->next - 1)].step());
        return path;
    }

private:
    struct Level {
        std::array<Successor, H::lookahead> successors;
        int count;         ///< the number of successors
        int next;          ///< the next successor to try; the previous one leads to the next level
        DirectionSet left; ///< the directions not prepared yet
        Direction came;    ///< undefined at the start
        MovePruning::State pruning;
    };

    /// Starts the current level.
    void enter(Direction came, MovePruning::State pruning)
    {
        m_level->count = m_level->next = 0;
        m_level->left = m_graph.open(m_board.blank());
        if constexpr (!showsRedundant)
            m_level->left &= m_pruning.useful(pruning);
        m_level->came = came;
        m_level->pruning = pruning;
    }
    /// Prepares as many successors as the heuristic looks ahead. Returns false if none is left.
    bool prepareMore(const auto &onRedundant)
    {
        int count = 0;
        DirectionSet left = m_level->left;
        for (; left != 0 && count < int(H::lookahead); left &= DirectionSet(left - 1)) {
            const auto direction = Direction(std::countr_zero(left));
            const MovePruning::State pruning = m_pruning.after(m_level->pruning, direction);
            if (showsRedundant && pruning == MovePruning::redundant)
                onRedundant(direction);
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
    void prepare(Direction direction, MovePruning::State pruning, Successor &successor) const
    {
        const int from = m_graph.neighbour(m_board.blank(), direction);
        successor.slide = {direction, std::int16_t(m_board.tile(from)), std::int16_t(from),
                           std::int16_t(m_board.blank())};
        successor.pruning = pruning;
        m_heuristic.prepare(m_board, successor.slide, mostLeft(), successor.change);
    }

    const GridGraph &m_graph;
    const MovePruning &m_pruning = MovePruning::automaton();
    Board m_board;
    H m_heuristic;
    std::unique_ptr<Level[]> m_levels; ///< indexed by depth
    int m_capacity = 0;                ///< the capacity of m_levels
    Level *m_level = nullptr;          ///< the current level
    int m_depth = 0;                   ///< the depth of the current level
    int m_bound = 0;
};

} // namespace taquin
