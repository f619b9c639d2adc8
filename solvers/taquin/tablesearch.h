// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/beam.h"
#include "taquin/tableshelf.h"
#include "taquin/tableteam.h"

#include <optional>

namespace taquin {

/// Up to so many cells searches are short.
inline constexpr int fastCells = 16;

/// Shortest ways by iterative deepening (IDA*; Korf, 1985) over pattern tables. Begins with small tables and
/// changes to large ones: up to 16 cells as soon as those are ready, on larger boards once the search has
/// proved long. There a Beam finds a good way first. Iterations of some length are split among threads when
/// nobody watches. The way found is the same in any case; the nodes are so for the same tables.
template <typename Watch>
class TableSearch {
public:
    TableSearch(Watch &watch, core::Control &control, core::Grid grid, const core::Position &from)
        : m_watch(watch), m_control(control), m_from(from), m_root(grid, from)
    {
    }

    /// Nothing when there is no memory for tables.
    std::optional<core::Outcome> run()
    {
        if (!takeFirst())
            return goes() ? std::nullopt : std::optional(stopped());
        if (!isFast())
            findGoodWay();
        for (int bound = 0; goes(); bound = m_nextBound) {
            bound = std::max(bound, m_board->atLeast());
            m_watch.stats().bound = m_watch.stats().lowerBound = bound;
            if (m_goodWay && bound >= int(m_goodWay->size())) {
                m_watch.at(int(DeepLine::GoodWay));
                m_watch.show([&] { return *m_goodWay; });
                return solved(*std::move(m_goodWay));
            }
            const std::uint64_t before = m_watch.stats().nodes;
            const DescentEnd end = descend(bound);
            m_lastNodes = m_watch.stats().nodes - before;
            if (end == DescentEnd::Found)
                return solved(std::move(m_path));
            if (end == DescentEnd::Stopped)
                break;
            if (end == DescentEnd::Interrupted) {
                takeLarge();
                m_nextBound = bound;
            }
        }
        return stopped();
    }

private:
    /// On larger boards: nodes after which the large tables are worth waiting for.
    static constexpr std::uint64_t nodesBeforeLarge = 1 << 22;
    /// Nodes of the iteration before, from which on threads are worth their while.
    static constexpr std::uint64_t nodesBeforeTeam = 1 << 13;

    /// Boards of a level in the search for a good way.
    static constexpr std::size_t goodWidth = 2000;

    core::Outcome stopped() const
    {
        return {core::Outcome::Stopped, m_goodWay.value_or(core::Path()), {}, m_watch.stats()};
    }
    core::Outcome solved(core::Path path)
    {
        m_watch.stats().length = int(path.size());
        m_watch.found(core::after(m_from, path), path);
        return {core::Outcome::Solved, std::move(path), {}, m_watch.stats()};
    }
    const core::Grid &grid() const { return m_root.grid(); }

    void take(TableShelf::Tables tables, bool last)
    {
        m_tables = std::move(tables);
        m_board.emplace(*m_tables, m_root);
        m_last = last;
    }
    TableShelf::Tables wait(TableSet::Extent extent)
    {
        return TableShelf::shelf().wait(grid(), extent, [this] { return goOn(); });
    }
    bool goOn() { return m_waits = m_waits && m_control.keepGoing(m_watch.stats()); }
    bool goes() const { return m_waits && m_watch.going(); }
    bool isFast() const { return grid().size() <= fastCells; }

    bool takeFirst()
    {
        const bool better = TableSet::covers(grid(), TableSet::Large);
        if (isFast() && better) {
            if (TableShelf::Tables large = TableShelf::shelf().look(grid(), TableSet::Large)) {
                take(std::move(large), true);
                return true;
            }
        }
        TableShelf::Tables small = wait(TableSet::Small);
        if (small)
            take(std::move(small), !better);
        return m_tables != nullptr;
    }
    bool largeIsDue() const
    {
        return isFast() ? TableShelf::shelf().ask(grid(), TableSet::Large) != nullptr
                        : m_watch.stats().nodes >= nodesBeforeLarge;
    }
    void takeLarge()
    {
        m_last = true; // come what may
        if (TableShelf::Tables large = wait(TableSet::Large))
            take(std::move(large), true);
    }

    /// So that a search that is ended early has an answer, and none is made that could only find as long a
    /// way.
    void findGoodWay()
    {
        Beam beam(*m_tables, m_root, goodWidth);
        const auto pulse = [this](int depth, std::uint64_t nodes) { return m_watch.node(depth, nodes); };
        const auto show = [this](const Route &route) { m_watch.show([&] { return pathOf(route); }); };
        m_watch.at(int(DeepLine::GoodWay));
        const std::optional<Route> route =
            beam.run(std::numeric_limits<int>::max(), pulse, Watch::sees ? show : Beam::Show());
        m_watch.show([] { return core::Path(); });
        if (!route)
            return;
        m_goodWay = pathOf(*route);
        m_watch.stats().length = int(m_goodWay->size());
    }
    core::Path pathOf(const Route &route) const
    {
        Board board = m_root;
        core::Path path;
        for (const Direction direction : route) {
            path.push_back(board.step(direction));
            board.go(direction);
        }
        return path;
    }
    DescentEnd descend(int bound)
    {
        if constexpr (!Watch::sees) {
            if (m_last && m_lastNodes >= nodesBeforeTeam && bound >= TableTeam::leastBound) {
                TableTeam team(m_control, m_watch);
                return conclude(team, team.run(*m_board, bound));
            }
        }
        TableDescent<Watch> descent(m_watch, *m_board, bound);
        if (!m_last)
            descent.setInterrupt([this] { return largeIsDue(); });
        return conclude(descent, descent.run({}));
    }
    DescentEnd conclude(const auto &descent, DescentEnd end)
    {
        m_nextBound = descent.nextBound();
        if (end == DescentEnd::Found)
            m_path = pathOf(descent.route());
        return end;
    }

    Watch &m_watch;
    core::Control &m_control;
    const core::Position &m_from;
    Board m_root;
    TableShelf::Tables m_tables;
    std::optional<TableBoard> m_board;
    bool m_last = false;                 ///< no better tables are to be had
    bool m_waits = true;                 ///< nobody said stop while it waited for tables
    std::optional<core::Path> m_goodWay; ///< on boards where a shortest one may take long
    core::Path m_path;
    int m_nextBound = 0;
    std::uint64_t m_lastNodes = 0;
};

} // namespace taquin
