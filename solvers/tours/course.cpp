// SPDX-License-Identifier: MIT
#include "tours/course.h"

#include "tours/bishopwords.h"
#include "tours/walk.h"

namespace tours {

namespace {

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

enum Line { TryAll = 1, SenseFree, GoThere, GoBack, Complete };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "From where the bishop stands, the four diagonal steps, the senses taking turns:"),
    PUZZLE_TEXT("tours", "… not to a square that was used in this sense"),
    PUZZLE_TEXT("tours", "… else there: the sense is marked on both squares, and all begins again"),
    PUZZLE_TEXT("tours", "All steps are tried: the marks become what they were, one back"),
    PUZZLE_TEXT("tours", "All squares of the colour are visited: a tour"),
};

template <typename Watch>
class CourseSearch {
public:
    CourseSearch(Watch &watch, const Bishop &bishop, const core::Task &task)
        : m_walk(watch, bishop, task), m_bishop(bishop), m_used(bishop.grid(), m_walk.route()),
          m_all(bishop.squaresToVisit(m_walk.route().front()))
    {
    }

    core::Outcome run()
    {
        go(1);
        core::Explanation none = whyNoTour(m_bishop, m_walk.route().front());
        return m_walk.outcome(none.empty() ? everythingTried(m_walk.kept()) : std::move(none));
    }

private:
    bool go(double share)
    {
        if (!m_walk.node())
            return false;
        if (m_used.squares == m_all) {
            m_walk.at(Complete);
            m_walk.passLeaf(share);
            return m_walk.found();
        }
        const auto &neighbours = m_bishop.neighbours()[std::size_t(m_walk.here())];
        for (std::size_t i = 0; i < neighbours.size(); ++i) {
            if (neighbours[i] < 0)
                m_walk.passLeaf(share / double(neighbours.size()));
            else if (!tryStep(neighbours[i], senseOf(i), share / double(neighbours.size())))
                return false;
        }
        return true;
    }

    bool tryStep(int cell, Sense sense, double share)
    {
        const auto here = std::size_t(m_walk.here());
        const auto there = std::size_t(cell);
        if (m_used.senses[there] & sense) {
            m_walk.at(SenseFree);
            m_walk.refuse(int(BishopWhy::UsedSense), cell);
            m_walk.passLeaf(share);
            return true;
        }
        const std::uint8_t hereBefore = m_used.senses[here];
        const std::uint8_t thereBefore = m_used.senses[there];
        const bool fresh = !m_used.visited[there];
        m_used.senses[here] |= sense;
        m_used.senses[there] |= sense;
        m_used.visited[there] = true;
        m_used.squares += fresh;
        m_walk.at(GoThere);
        m_walk.go(cell);
        if (!go(share))
            return false;
        m_walk.at(GoBack);
        m_walk.back();
        m_used.senses[here] = hereBefore;
        m_used.senses[there] = thereBefore;
        m_used.visited[there] = !fresh;
        m_used.squares -= fresh;
        m_walk.passBranch(share);
        return true;
    }

    Walk<Watch> m_walk;
    const Bishop &m_bishop;
    Used m_used;
    int m_all;
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        return CourseSearch<Watch>(watch, asBishop(puzzle), task).run();
    });
}

} // namespace

core::Solver course()
{
    return {.id = "course",
            .name = PUZZLE_TEXT("tours", "The course’s program"),
            .about =
                PUZZLE_TEXT("tours", "Marks the senses of every square and tries all four steps, without "
                                     "foresight: 309 226 calls to its first tour from a8."),
            .goals = goals,
            .counts = PUZZLE_TEXT("tours", "Calls"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = explainStep};
}

} // namespace tours
