// SPDX-License-Identifier: MIT
#include "tours/links.h"

#include "tours/existence.h"
#include "tours/walk.h"
#include "tours/words.h"

#include <algorithm>

namespace tours {

namespace {

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

enum Line { TryLinks = 1, NotCut, NotBack, NotOpen, GoThere, GoBack, Complete };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours",
                "From where the knight stands, all links, by the number of the square they lead to:"),
    PUZZLE_TEXT("tours", "… not one that is cut or forbidden"),
    PUZZLE_TEXT("tours", "… back at the start, whose links were never cut, nothing leads on"),
    PUZZLE_TEXT("tours", "… nor, in a closed tour, at last to where it cannot be closed"),
    PUZZLE_TEXT("tours", "… else there: all links into that square are cut, and all begins again"),
    PUZZLE_TEXT("tours", "All links are tried: those that were cut are joined as they were, one back"),
    PUZZLE_TEXT("tours", "No square is left: a tour"),
};

template <typename Watch>
class LinkSearch {
public:
    LinkSearch(Watch &watch, const Knight &knight, const core::Task &task)
        : m_watch(watch), m_walk(watch, knight, task), m_knight(knight),
          m_links(knight.grid(), JumpLists::Ascending), m_cut(std::size_t(m_links.count()))
    {
        collectLinksInto();
        const Route &route = m_walk.route();
        for (std::size_t i = 1; i < route.size(); ++i)
            cutInto(route[i]);
        forbidMirrored();
    }

    core::Outcome run()
    {
        m_watch.stats().nodes = 1; // where the text's counter starts
        go(1);
        core::Explanation none = whyNoTour(m_knight.grid(), m_walk.route().front(), m_knight.isClosed());
        return m_walk.outcome(none.empty() ? everythingTried(m_walk.kept()) : std::move(none));
    }

private:
    /// For each square, where the links into it stand in the list of all links.
    void collectLinksInto()
    {
        m_into.resize(std::size_t(m_links.count()));
        for (int cell = 0; cell < m_knight.grid().size(); ++cell) {
            for (int i = 0; i < m_links.from(cell).size(); ++i) {
                const int neighbour = m_links.from(cell).first[i];
                const JumpLists::List back = m_links.from(neighbour);
                const auto link = std::find(back.begin(), back.end(), cell) - back.begin();
                m_into[std::size_t(m_links.beginOf(cell) + i)] = m_links.beginOf(neighbour) + int(link);
            }
        }
    }

    /// Of a square board's corner's two jumps the second is the first's mirror image.
    void forbidMirrored()
    {
        const core::Grid grid = m_knight.grid();
        const int start = m_walk.here();
        if (grid.columns == grid.rows && m_walk.size() == 1 && m_links.from(start).size() == 2) {
            m_forbidden = m_links.beginOf(start) + 1;
            m_cut[std::size_t(m_forbidden)] = 1;
        }
    }

    void cutInto(int cell)
    {
        for (int i = 0; i < m_links.from(cell).size(); ++i)
            m_cut[std::size_t(m_into[std::size_t(m_links.beginOf(cell) + i)])] = 1;
    }

    bool go(double share)
    {
        if (!m_walk.node())
            return false;
        if (m_knight.isComplete(m_walk.route())) {
            m_walk.at(Complete);
            m_walk.passLeaf(share);
            return m_walk.found();
        }
        const int here = m_walk.here();
        const int links = m_links.from(here).size();
        for (int i = 0; i < links; ++i) {
            if (!tryLink(m_links.beginOf(here) + i, m_links.from(here).first[i], share / links))
                return false;
        }
        return true;
    }

    bool tryLink(int link, int cell, double share)
    {
        if (m_cut[std::size_t(link)])
            return refuse(NotCut, link == m_forbidden ? Why::Mirrored : Why::Visited, cell, share);
        const int start = m_walk.route().front();
        if (cell == start)
            return m_walk.node() && refuse(NotBack, Why::BackToStart, cell, share);
        const bool last = m_walk.size() + 1 == m_knight.grid().size();
        if (last && m_knight.isClosed() && !isJump(m_knight.grid(), cell, start))
            return m_walk.node() && refuse(NotOpen, Why::Unclosed, cell, share);
        return follow(link, cell, share);
    }

    bool follow(int link, int cell, double share)
    {
        const int begin = m_links.beginOf(cell);
        const int links = m_links.from(cell).size();
        std::array<std::uint8_t, 8> before{};
        m_cut[std::size_t(link)] = 1;
        for (int i = 0; i < links; ++i)
            before[std::size_t(i)] = m_cut[std::size_t(m_into[std::size_t(begin + i)])];
        cutInto(cell);
        m_walk.at(GoThere);
        m_walk.go(cell);
        if (!go(share))
            return false;
        m_walk.at(GoBack);
        m_walk.back();
        for (int i = 0; i < links; ++i)
            m_cut[std::size_t(m_into[std::size_t(begin + i)])] = before[std::size_t(i)];
        m_cut[std::size_t(link)] = 0;
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

    static constexpr int noLink = -1;

    Watch &m_watch;
    Walk<Watch> m_walk;
    const Knight &m_knight;
    JumpLists m_links;
    std::vector<std::uint8_t> m_cut; ///< by link
    std::vector<int> m_into;
    int m_forbidden = noLink;
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        return LinkSearch<Watch>(watch, asKnight(puzzle), task).run();
    });
}

} // namespace

core::Solver links()
{
    return {.id = "links",
            .name = PUZZLE_TEXT("tours", "Links"),
            .about =
                PUZZLE_TEXT("tours", "The course’s second program: cuts the links into visited squares; its "
                                     "counter shows 17 739 771 at its first tour."),
            .goals = goals,
            .counts = PUZZLE_TEXT("tours", "Jumps"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = explainJump};
}

} // namespace tours
