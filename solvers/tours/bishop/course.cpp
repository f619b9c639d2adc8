// SPDX-License-Identifier: MIT
//
// The bishop's method `course`, the course text's own program: backtracking without pruning. Every square has a
// mark for each sense and one for having been visited; the four diagonal steps are tried in turn. From a8 on the
// usual board, it makes 309,226 calls up to its first tour.
//
// Two errors of the text are corrected here: it does not mark the start as visited, and it counts half of the
// board's squares. A complete tour visits all squares of the start's colour, which are more or fewer than half if
// both sides are odd.
#include "tours/bishop/explanations.h"
#include "tours/bishop/methods.h"
#include "tours/variables.h"
#include "tours/walk.h"

namespace tours::course {

namespace {

enum Line { TryAll = 1, SenseFree, GoThere, GoBack, Complete };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "From the bishop’s square, the four diagonal steps, in alternating directions:"),
    PUZZLE_TEXT("tours", "… not to a square already used in this direction"),
    PUZZLE_TEXT("tours", "… otherwise go there: mark the direction on both squares, and repeat"),
    PUZZLE_TEXT("tours", "All steps were tried: the marks are restored, and the bishop goes back one step"),
    PUZZLE_TEXT("tours", "All squares of the colour are visited: a tour"),
};

/// The search of the method `course`. A node is a call, including the first. A step is refused if it leads to a
/// square whose sense is used.
template <typename Tracer>
class CourseSearch {
public:
    CourseSearch(Tracer &tracer, const Bishop &bishop, const core::Task &task)
        : m_walk(tracer, bishop, task), m_bishop(bishop), m_used(bishop.grid(), m_walk.route()),
          m_all(bishop.squaresToVisit(m_walk.route().front()))
    {
    }

    core::Outcome run()
    {
        search(1);
        core::Explanation none = whyNoTour(m_bishop, m_walk.route());
        return m_walk.outcome(none.empty() ? explainExhausted(m_walk.given()) : std::move(none));
    }

private:
    bool search(double share)
    {
        if (!m_walk.node())
            return false;
        if (m_used.squares == m_all) {
            m_walk.at(Complete);
            m_walk.finishLeaf(share);
            return m_walk.found();
        }
        const DiagonalNeighbours &neighbours = m_bishop.neighbours(m_walk.here());
        for (std::size_t i = 0; i < neighbours.size(); ++i) {
            if (neighbours[i] < 0)
                m_walk.finishLeaf(share / double(neighbours.size()));
            else if (!tryStep(neighbours[i], senseOf(i), share / double(neighbours.size())))
                return false;
        }
        return true;
    }

    bool tryStep(int there, Sense sense, double share)
    {
        if (m_used.senses[there] & sense)
            return m_walk.refuse(SenseFree, StepReason::UsedSense, there, share);
        const int here = m_walk.here();
        const std::uint8_t hereBefore = m_used.senses[here];
        const std::uint8_t thereBefore = m_used.senses[there];
        const bool isNew = !m_used.visited[there];
        m_used.senses[here] |= sense;
        m_used.senses[there] |= sense;
        m_used.visited[there] = true;
        m_used.squares += isNew;
        m_walk.at(GoThere);
        m_walk.push(there);
        if (!search(share))
            return false;
        m_walk.at(GoBack);
        m_walk.pop();
        m_used.senses[here] = hereBefore;
        m_used.senses[there] = thereBefore;
        m_used.visited[there] = !isNew;
        m_used.squares -= isNew;
        m_walk.finishBranch(share);
        return true;
    }

    Walk<Tracer> m_walk;
    const Bishop &m_bishop;
    UsedSenses m_used;
    int m_all;
};

std::vector<core::Variable> variables(const Bishop &bishop, const core::Position &before,
                                      const core::Event &event)
{
    const core::Grid grid = bishop.grid();
    const WalkCall call(bishop, before, event);
    return {core::variable("x1", columnNumber(grid, call.here())),
            core::variable("y1", rowNumber(grid, call.here())),
            core::variable("move", call.number()),
            core::variable("i", offsetNumber(grid, diagonals, call.here(), call.there)),
            core::variable("new_x", columnNumber(grid, call.there)),
            core::variable("new_y", rowNumber(grid, call.there))};
}

} // namespace

core::Solver solver()
{
    return {.id = "course",
            .name = PUZZLE_TEXT("tours", "The course’s program"),
            .about = PUZZLE_TEXT(
                "tours", "Marks the directions on every square and tries all four steps, without looking "
                         "ahead; from a8 it needs 309,226 calls to find its first tour. It numbers the "
                         "squares from 11 to 88, by row and column from a8."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("tours", "Calls"),
            .pseudocode = pseudocode,
            .unsuitable = core::callback<needsPlainBoard>,
            .solve = core::callback<solvePlainBoard<CourseSearch, Bishop>>,
            .explain = core::callback<explainStep>,
            .variables = core::callback<variables>};
}

} // namespace tours::course
