// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "taquin/deepevents.h"
#include "taquin/estimate.h"
#include "taquin/loops.h"

#include <algorithm>
#include <array>
#include <limits>

namespace taquin {

/// Shortest ways by iterative deepening (IDA*; Korf, 1985) over Estimate: depth first, no deeper than moves
/// made + estimate <= bound, and again with the least bound that was not enough. Leaves out moves that take
/// the last one back and ways that Loops calls vain. A node is any other move tried; Stats::bound proves that
/// no shorter way exists. Refused: moves left out or leading beyond the bound.
template <typename Watch>
class Deepening {
public:
    Deepening(Watch &watch, core::Grid grid, const core::Position &from)
        : m_watch(watch), m_board(grid, from), m_estimate(m_board), m_neighbours(std::size_t(grid.size()))
    {
        for (int cell = 0; cell < grid.size(); ++cell) {
            for (const Direction direction : directions)
                m_neighbours[std::size_t(cell)][std::size_t(direction)] = hasNext(grid, cell, direction);
        }
    }

    core::Outcome run()
    {
        for (int bound = m_estimate.total(); m_watch.going(); bound = m_next) {
            m_watch.stats().bound = bound;
            if (!searchWithin(bound))
                continue;
            m_watch.found(m_board.position(), m_path);
            return {core::Outcome::Solved, std::move(m_path), {}, m_watch.stats()};
        }
        return {core::Outcome::Stopped, {}, {}, m_watch.stats()};
    }

private:
    /// A state on the way down.
    struct Level {
        Direction came;
        Loops::State loop = Loops::start;
        std::uint8_t tried = 0; ///< of `directions`
        Estimate::Change back;  ///< what takes the move that led here back in the estimate
    };

    void at(DeepLine line) { m_watch.at(int(line)); }

    /// True with the whole way in m_path; else m_next is the next bound.
    bool searchWithin(int bound)
    {
        m_next = std::numeric_limits<int>::max();
        m_path.clear();
        m_levels.assign(1, {});
        while (!m_levels.empty()) {
            if (m_estimate.total() == 0)
                return true;
            if (m_levels.back().tried == directions.size())
                goBack();
            else if (!tryNext(bound))
                return false;
        }
        return false;
    }
    /// False when the world says stop.
    bool tryNext(int bound)
    {
        Level &level = m_levels.back();
        const Direction direction = directions[level.tried++];
        if (!m_neighbours[std::size_t(m_board.blank())][std::size_t(direction)])
            return true;
        const core::Step step = m_board.step(direction);
        if (m_levels.size() > 1 && direction == opposite(level.came)) {
            at(DeepLine::Undoing);
            m_watch.refused(DeepReason::undoes, [&] { return step; });
            return true;
        }
        const Loops::State loop = m_loops.after(level.loop, direction);
        if (loop == Loops::vain) {
            at(DeepLine::Vain);
            m_watch.refused(DeepReason::vain, [&] { return step; });
            return true;
        }
        const Estimate::Change change = m_estimate.change(m_board, step);
        const int atLeast = int(m_path.size()) + 1 + m_estimate.total(change);
        if (atLeast > bound) {
            m_next = std::min(m_next, atLeast);
            at(DeepLine::Beyond);
            m_watch.refused(DeepReason::beyond + atLeast - bound, [&] { return step; });
        } else {
            go(direction, loop, step, change);
        }
        return m_watch.node(int(m_path.size()));
    }
    void go(Direction direction, Loops::State loop, const core::Step &step, const Estimate::Change &change)
    {
        m_board.go(direction);
        m_path.push_back(step);
        m_levels.push_back({direction, loop, 0, m_estimate.apply(change)});
        at(DeepLine::Go);
        m_watch.did([&] { return step; });
    }
    void goBack()
    {
        if (m_levels.size() > 1) {
            m_board.go(opposite(m_levels.back().came));
            m_estimate.apply(m_levels.back().back);
            m_path.pop_back();
            at(DeepLine::Back);
            m_watch.undid();
        }
        m_levels.pop_back();
    }

    Watch &m_watch;
    const Loops &m_loops = Loops::all();
    Board m_board;
    Estimate m_estimate;
    std::vector<std::array<bool, directions.size()>> m_neighbours;
    std::vector<Level> m_levels;
    core::Path m_path;
    int m_next = 0;
};

} // namespace taquin
