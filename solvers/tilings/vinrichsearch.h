// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "tilings/holes.h"
#include "tilings/progress.h"

namespace tilings {

/// Lines of the pseudocode of `vinrich`.
struct VinrichLine {
    enum Line { Clear = 1, Next, Measure, Refuse, Keep, LastHole, TakeBack };
};

/// The pieces in a given order, each in all its turns on all cells: what fits is laid, a try, and the holes
/// are measured; one whose area the pieces left cannot make up refuses it. Monominoes come last, into what is
/// left.
template <typename Watch>
class VinrichSearch {
public:
    /// `order` has the pieces that are not monominoes.
    VinrichSearch(Watch &watch, const Tilings &tilings, const core::Task &task,
                  std::vector<std::int16_t> order)
        : m_watch(watch), m_tilings(tilings), m_task(task), m_order(std::move(order)), m_position(task.from),
          m_board(tilings), m_supply(tilings, tilings.start())
    {
    }

    core::Outcome run()
    {
        clear();
        const bool complete = next(0, 0);
        core::Stats &stats = m_watch.stats();
        const bool wanted = m_task.goal == core::Goal::First ? stats.solutions > 0 : complete;
        if (wanted || complete)
            stats.done = 1;
        if (complete && stats.solutions == 0)
            return {core::Outcome::Impossible, {}, {}, stats};
        return {wanted ? core::Outcome::Solved : core::Outcome::Stopped, std::move(m_first), {}, stats};
    }

private:
    struct Way {
        core::Place place;
        Footprint footprint;
    };

    bool isMonomino(int piece) const { return m_tilings.kindOf(piece) == Polyomino::monomino; }

    /// Off the board with everything but monominoes.
    void clear()
    {
        m_watch.at(VinrichLine::Clear);
        for (std::size_t piece = 0; piece < m_position.size(); ++piece) {
            const core::Place from = m_position[piece];
            if (!from.onBoard())
                continue;
            if (isMonomino(int(piece))) {
                m_board.lay(int(piece), *m_tilings.footprint(Polyomino::monomino, from));
                m_supply.remove(1);
                continue;
            }
            m_path.push_back({std::int16_t(piece), from, {}});
            m_position[piece] = {};
            m_watch.did([&] { return m_path.back(); });
        }
    }

    const std::vector<Way> &ways(int kind)
    {
        std::vector<Way> &ways = m_ways[std::size_t(kind)];
        if (!ways.empty())
            return ways;
        for (const std::int8_t turn : m_tilings.pieces().turns(kind)) {
            for (std::int16_t cell = 0; cell < m_tilings.grid().size(); ++cell) {
                const core::Place place{cell, turn};
                if (const auto footprint = m_tilings.footprint(kind, place))
                    ways.push_back({place, *footprint});
            }
        }
        return ways;
    }

    /// Lays the piece whose turn it is; an equal one after the one before, so that they are not exchanged.
    bool next(std::size_t index, std::size_t from)
    {
        if (index == m_order.size())
            return fillLastHoles();
        const std::int16_t piece = m_order[index];
        const int kind = m_tilings.kindOf(piece);
        const std::vector<Way> &all = ways(kind);
        for (std::size_t way = from; way < all.size(); ++way) {
            if (index < Progress::levels)
                m_watch.stats().done = m_progress.take(int(index), int(way), int(all.size()));
            if (!m_board.isFree(all[way].footprint))
                continue;
            if (!tryWay(index, piece, way))
                return false;
        }
        return true;
    }

    bool tryWay(std::size_t index, std::int16_t piece, std::size_t way)
    {
        if (!m_watch.node(int(m_path.size())))
            return false;
        const int kind = m_tilings.kindOf(piece);
        const Way &tried = ways(kind)[way];
        const core::Step step{piece, {}, tried.place};
        m_board.lay(piece, tried.footprint);
        m_supply.remove(tried.footprint.size());
        bool going = true;
        if (hopelessHole(m_board, m_supply).empty()) {
            m_watch.at(VinrichLine::Keep);
            m_watch.did([&] { return step; });
            m_path.push_back(step);
            const bool again = index + 1 < m_order.size() && m_tilings.kindOf(m_order[index + 1]) == kind;
            going = next(index + 1, again ? way + 1 : 0);
            m_path.pop_back();
            m_watch.at(VinrichLine::TakeBack);
            if (going)
                m_watch.undid();
        } else {
            m_watch.at(VinrichLine::Refuse);
            m_watch.refused(VinrichLine::Refuse, [&] { return step; });
        }
        m_supply.add(tried.footprint.size());
        m_board.take(tried.footprint);
        return going;
    }

    bool fillLastHoles()
    {
        const std::size_t before = m_path.size();
        std::int16_t cell = 0;
        m_watch.at(VinrichLine::LastHole);
        for (std::size_t piece = 0; piece < m_position.size(); ++piece) {
            if (!isMonomino(int(piece)) || m_position[piece].onBoard())
                continue;
            while (!m_board.isFree(cell))
                ++cell;
            m_path.push_back({std::int16_t(piece), {}, {cell++, 0}});
            m_watch.did([&] { return m_path.back(); });
        }
        const bool going = report();
        m_watch.at(VinrichLine::TakeBack);
        while (m_path.size() > before) {
            m_path.pop_back();
            if (going)
                m_watch.undid();
        }
        return going;
    }

    bool report()
    {
        if (m_task.goal == core::Goal::Count) {
            ++m_watch.stats().solutions;
            return m_watch.going();
        }
        const bool first = m_task.goal == core::Goal::First;
        if (first)
            m_first = m_path;
        return m_watch.found(core::after(m_task.from, m_path), m_path) && !first;
    }

    Watch &m_watch;
    const Tilings &m_tilings;
    const core::Task &m_task;
    const std::vector<std::int16_t> m_order;
    core::Position m_position; ///< at the beginning, and then of the monominoes that stay
    Board m_board;
    Supply m_supply;
    std::array<std::vector<Way>, Polyomino::kinds> m_ways;
    core::Path m_path;
    core::Path m_first;
    Progress m_progress;
};

} // namespace tilings
