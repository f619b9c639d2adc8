// SPDX-License-Identifier: MIT
//
// The knight's method `links`, the course text's second: backtracking that marks not squares but the links between
// them, the directed edges of the knight's graph. A jump cuts all links into its square, so that no visited square
// is ever tried. It searches the same tree as `squares` in another order, that of the squares' numbers.
//
// Its counter shows 17,739,771 at the first tour from the corner of the usual board. The links into the start are
// never cut, since no jump leads there: two of those calls jump back to it. From a corner of a square board, the
// second of the two jumps is forbidden, since its tours are mirror images of the first's.
#include "tours/knight/explanations.h"
#include "tours/knight/methods.h"
#include "tours/variables.h"
#include "tours/walk.h"

#include <algorithm>

namespace tours::links {

namespace {

enum Line { TryLinks = 1, NotCut, NotBack, NotOpen, GoThere, GoBack, Complete };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "From the knight’s square, all links, by the number of the square they lead to:"),
    PUZZLE_TEXT("tours", "… not one that is cut or forbidden"),
    PUZZLE_TEXT("tours", "… back at the start, whose links were never cut, there is no way on"),
    PUZZLE_TEXT("tours", "… nor, in a closed tour, to a last square that cannot close it"),
    PUZZLE_TEXT("tours", "… otherwise go there: cut all links into that square, and repeat"),
    PUZZLE_TEXT("tours",
                "All links were tried: the cut links are restored, and the knight goes back one jump"),
    PUZZLE_TEXT("tours", "No square is left: a tour"),
};

/// The search of the method `links`. A node is a call, as the text counts: its counter starts at 1 and includes
/// the first call. A jump is refused if its link is cut or forbidden, if it leads back to the start, or if it is a
/// last jump that does not close a closed tour.
template <typename Tracer>
class LinkSearch {
public:
    LinkSearch(Tracer &tracer, const Knight &knight, const core::Task &task)
        : m_tracer(tracer), m_walk(tracer, knight, task), m_knight(knight),
          m_graph(knight.grid(), JumpGraph::Ascending), m_cut(std::size_t(m_graph.edgeCount()))
    {
        findReverses();
        const Route &route = m_walk.route();
        for (std::size_t i = 1; i < route.size(); ++i)
            cutInto(route[i]);
        forbidMirrored();
    }

    core::Outcome run()
    {
        m_tracer.stats().nodes = 1; // the initial value of the text's counter
        search(1);
        core::Explanation none = whyNoTour(m_knight.grid(), m_walk.route().front(), m_knight.isClosed());
        return m_walk.outcome(none.empty() ? explainExhausted(m_walk.given()) : std::move(none));
    }

private:
    template <typename T>
    using PerLink = core::Indexed<T>;

    /// Finds the reverse of each link, so that the links into a square are the reverses of the links from it.
    void findReverses()
    {
        m_reverse.resize(std::size_t(m_graph.edgeCount()));
        for (int cell = 0; cell < m_knight.grid().size(); ++cell) {
            for (int i = 0; i < m_graph.neighbours(cell).size(); ++i) {
                const int neighbour = m_graph.neighbours(cell)[i];
                const JumpGraph::Neighbours back = m_graph.neighbours(neighbour);
                const auto link = std::find(back.begin(), back.end(), cell) - back.begin();
                m_reverse[m_graph.firstEdge(cell) + i] = m_graph.firstEdge(neighbour) + int(link);
            }
        }
    }

    /// Forbids the second of the two jumps from a corner of a square board, the mirror image of the first.
    void forbidMirrored()
    {
        const core::Grid grid = m_knight.grid();
        const int start = m_walk.here();
        if (grid.columns == grid.rows && m_walk.size() == 1 && m_graph.neighbours(start).size() == 2) {
            m_forbidden = m_graph.firstEdge(start) + 1;
            m_cut[m_forbidden] = 1;
        }
    }

    void cutInto(int cell)
    {
        for (int i = 0; i < m_graph.neighbours(cell).size(); ++i)
            m_cut[m_reverse[m_graph.firstEdge(cell) + i]] = 1;
    }

    bool search(double share)
    {
        if (!m_walk.node())
            return false;
        if (m_knight.isComplete(m_walk.route())) {
            m_walk.at(Complete);
            m_walk.finishLeaf(share);
            return m_walk.found();
        }
        const int here = m_walk.here();
        const int links = m_graph.neighbours(here).size();
        for (int i = 0; i < links; ++i) {
            if (!tryLink(m_graph.firstEdge(here) + i, m_graph.neighbours(here)[i], share / links))
                return false;
        }
        return true;
    }

    bool tryLink(int link, int cell, double share)
    {
        if (m_cut[link])
            return m_walk.refuse(NotCut, link == m_forbidden ? JumpReason::Mirrored : JumpReason::Visited,
                                 cell, share);
        const int start = m_walk.route().front();
        if (cell == start)
            return m_walk.node() && m_walk.refuse(NotBack, JumpReason::BackToStart, cell, share);
        const bool last = m_walk.size() + 1 == m_knight.grid().size();
        if (last && m_knight.isClosed() && !isJump(m_knight.grid(), cell, start))
            return m_walk.node() && m_walk.refuse(NotOpen, JumpReason::DoesNotClose, cell, share);
        return follow(link, cell, share);
    }

    bool follow(int link, int cell, double share)
    {
        const int first = m_graph.firstEdge(cell);
        const int links = m_graph.neighbours(cell).size();
        core::IndexedArray<std::uint8_t, 8> before{};
        m_cut[link] = 1;
        for (int i = 0; i < links; ++i)
            before[i] = m_cut[m_reverse[first + i]];
        cutInto(cell);
        m_walk.at(GoThere);
        m_walk.push(cell);
        if (!search(share))
            return false;
        m_walk.at(GoBack);
        m_walk.pop();
        for (int i = 0; i < links; ++i)
            m_cut[m_reverse[first + i]] = before[i];
        m_cut[link] = 0;
        m_walk.finishBranch(share);
        return true;
    }

    static constexpr int noLink = -1;

    Tracer &m_tracer;
    Walk<Tracer> m_walk;
    const Knight &m_knight;
    JumpGraph m_graph;
    PerLink<std::uint8_t> m_cut;
    PerLink<int> m_reverse;
    int m_forbidden = noLink;
};

std::vector<core::Variable> variables(const Knight &knight, const core::Position &before,
                                      const core::Event &event)
{
    const WalkCall call(knight, before, event);
    std::optional<long long> link;
    std::optional<long long> square;
    if (call.there) {
        const JumpGraph::Neighbours targets = knight.graph().neighbours(call.here());
        link =
            1 + std::count_if(targets.begin(), targets.end(), [&](int cell) { return cell < *call.there; });
        square = *call.there + 1;
    }
    return {core::variable("x", call.here() + 1), core::variable("number", call.number()),
            core::variable("i", link), core::variable("new_x", square)};
}

} // namespace

core::Solver solver()
{
    return {.id = "links",
            .name = PUZZLE_TEXT("tours", "Links"),
            .about = PUZZLE_TEXT(
                "tours",
                "The course’s second program: cuts the links into visited squares, which it numbers from "
                "1 to 64, row by row from a8; its counter shows 17,739,771 at its first tour. From a corner "
                "of a square board it finds one of every two mirror-image tours."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("tours", "Jumps"),
            .pseudocode = pseudocode,
            .unsuitable = core::callback<needsPlainBoard>,
            .solve = core::callback<solvePlainBoard<LinkSearch, Knight>>,
            .explain = core::callback<explainJump>,
            .variables = core::callback<variables>};
}

} // namespace tours::links
