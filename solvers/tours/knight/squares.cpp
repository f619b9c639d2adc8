// SPDX-License-Identifier: MIT
//
// The knight's method `squares`, the course text's first: depth-first search with backtracking that marks visited
// squares, tries the eight jumps clockwise, and prunes nothing. From the corner of the usual board, it makes 3,242
// 064 jumps up to its first tour. (The text's own program never records the last square; here, every tour is
// complete.)
#include "tours/knight/explanations.h"
#include "tours/knight/methods.h"
#include "tours/variables.h"
#include "tours/walk.h"

namespace tours::squares {

namespace {

enum Line { TryAll = 1, NotVisited, NotOpen, GoThere, GoBack, Complete };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "From the knight’s square, all eight jumps in turn, clockwise:"),
    PUZZLE_TEXT("tours", "… not to a visited square"),
    PUZZLE_TEXT("tours", "… nor, in a closed tour, to a last square that cannot close it"),
    PUZZLE_TEXT("tours", "… otherwise go there: mark the square, and repeat"),
    PUZZLE_TEXT("tours", "All jumps were tried: the mark is erased, and the knight goes back one jump"),
    PUZZLE_TEXT("tours", "No square is left: a tour"),
};

/// The search of the method `squares`. A node is a jump made. A jump is refused if it leads to a visited square,
/// or if it is a last jump that does not close a closed tour.
template <typename Tracer>
class SquareSearch {
public:
    SquareSearch(Tracer &tracer, const Knight &knight, const core::Task &task)
        : m_walk(tracer, knight, task), m_knight(knight), m_visited(std::size_t(knight.grid().size()))
    {
        for (const int cell : m_walk.route())
            m_visited[cell] = true;
    }

    core::Outcome run()
    {
        search(1);
        core::Explanation none = whyNoTour(m_knight.grid(), m_walk.route().front(), m_knight.isClosed());
        return m_walk.outcome(none.empty() ? explainExhausted(m_walk.given()) : std::move(none));
    }

private:
    bool search(double share)
    {
        if (m_knight.isComplete(m_walk.route())) {
            m_walk.at(Complete);
            m_walk.finishLeaf(share);
            return m_walk.found();
        }
        const JumpGraph::Neighbours targets = m_knight.graph().neighbours(m_walk.here());
        for (const int cell : targets) {
            if (!tryJump(cell, share / targets.size()))
                return false;
        }
        return true;
    }

    bool tryJump(int cell, double share)
    {
        if (m_visited[cell])
            return m_walk.refuse(NotVisited, JumpReason::Visited, cell, share);
        if (!m_walk.node())
            return false;
        if (!mayEndOn(cell))
            return m_walk.refuse(NotOpen, JumpReason::DoesNotClose, cell, share);
        m_visited[cell] = true;
        m_walk.at(GoThere);
        m_walk.push(cell);
        if (!search(share))
            return false;
        m_walk.at(GoBack);
        m_walk.pop();
        m_visited[cell] = false;
        m_walk.finishBranch(share);
        return true;
    }

    bool mayEndOn(int cell) const
    {
        const bool last = m_walk.size() + 1 == m_knight.grid().size();
        return !last || !m_knight.isClosed() || isJump(m_knight.grid(), cell, m_walk.route().front());
    }

    Walk<Tracer> m_walk;
    const Knight &m_knight;
    core::PerCell<std::uint8_t> m_visited;
};

std::vector<core::Variable> variables(const Knight &knight, const core::Position &before,
                                      const core::Event &event)
{
    const WalkCall call(knight, before, event);
    return {core::variable("y", rowNumber(knight.grid(), call.here())),
            core::variable("x", columnNumber(knight.grid(), call.here())),
            core::variable("number", call.number()),
            core::variable("a", offsetNumber(knight.grid(), jumps, call.here(), call.there))};
}

} // namespace

core::Solver solver()
{
    return {.id = "squares",
            .name = PUZZLE_TEXT("tours", "Squares"),
            .about = PUZZLE_TEXT(
                "tours",
                "The course’s first program: marks squares and tries all eight jumps, without "
                "looking ahead; on 8×8 it needs 3,242,064 jumps to find its first tour. It numbers the "
                "squares from 11 to 88, by column and row from a8."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("tours", "Jumps"),
            .pseudocode = pseudocode,
            .unsuitable = core::callback<needsPlainBoard>,
            .solve = core::callback<solvePlainBoard<SquareSearch, Knight>>,
            .explain = core::callback<explainJump>,
            .variables = core::callback<variables>};
}

} // namespace tours::squares
