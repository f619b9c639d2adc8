// SPDX-License-Identifier: MIT
#include "tours/squares.h"

#include "tours/existence.h"
#include "tours/knight.h"
#include "tours/walk.h"
#include "tours/words.h"

namespace tours {

namespace {

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

enum Line { TryAll = 1, NotVisited, NotOpen, GoThere, GoBack, Complete };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "From where the knight stands, all eight jumps in turn, clockwise:"),
    PUZZLE_TEXT("tours", "… not onto a square that is visited"),
    PUZZLE_TEXT("tours", "… nor, in a closed tour, at last to where it cannot be closed"),
    PUZZLE_TEXT("tours", "… else there: the square is marked, and all begins again"),
    PUZZLE_TEXT("tours", "All jumps are tried: the mark is wiped off, one back"),
    PUZZLE_TEXT("tours", "No square is left: a tour"),
};

template <typename Watch>
class SquareSearch {
public:
    SquareSearch(Watch &watch, const Knight &knight, const core::Task &task)
        : m_walk(watch, knight, task), m_knight(knight), m_visited(std::size_t(knight.grid().size()))
    {
        for (const int cell : m_walk.route())
            m_visited[std::size_t(cell)] = true;
    }

    core::Outcome run()
    {
        go(1);
        core::Explanation none = whyNoTour(m_knight.grid(), m_walk.route().front(), m_knight.isClosed());
        return m_walk.outcome(none.empty() ? everythingTried(m_walk.kept()) : std::move(none));
    }

private:
    bool go(double share)
    {
        if (m_knight.isComplete(m_walk.route())) {
            m_walk.at(Complete);
            m_walk.passLeaf(share);
            return m_walk.found();
        }
        const JumpLists::List list = m_knight.jumpLists().from(m_walk.here());
        for (const int cell : list) {
            if (!tryJump(cell, share / list.size()))
                return false;
        }
        return true;
    }

    bool tryJump(int cell, double share)
    {
        if (m_visited[std::size_t(cell)])
            return refuse(NotVisited, Why::Visited, cell, share);
        if (!m_walk.node())
            return false;
        if (!mayEndOn(cell))
            return refuse(NotOpen, Why::Unclosed, cell, share);
        m_visited[std::size_t(cell)] = true;
        m_walk.at(GoThere);
        m_walk.go(cell);
        if (!go(share))
            return false;
        m_walk.at(GoBack);
        m_walk.back();
        m_visited[std::size_t(cell)] = false;
        m_walk.passBranch(share);
        return true;
    }

    bool refuse(Line line, Why why, int cell, double share)
    {
        m_walk.at(line);
        m_walk.refuse(int(why), cell);
        m_walk.passLeaf(share);
        return true;
    }

    bool mayEndOn(int cell) const
    {
        const bool last = m_walk.size() + 1 == m_knight.grid().size();
        return !last || !m_knight.isClosed() || isJump(m_knight.grid(), cell, m_walk.route().front());
    }

    Walk<Watch> m_walk;
    const Knight &m_knight;
    std::vector<std::uint8_t> m_visited;
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        return SquareSearch<Watch>(watch, asKnight(puzzle), task).run();
    });
}

} // namespace

core::Solver squares()
{
    return {.id = "squares",
            .name = PUZZLE_TEXT("tours", "Squares"),
            .about =
                PUZZLE_TEXT("tours", "The course’s first program: marks squares and tries all eight jumps, "
                                     "without foresight; 3 242 064 jumps to its first tour."),
            .goals = goals,
            .counts = PUZZLE_TEXT("tours", "Jumps"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = explainJump};
}

} // namespace tours
