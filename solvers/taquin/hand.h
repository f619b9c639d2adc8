// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "taquin/taquin.h"

namespace taquin {

/// Moves the gap for the constructive methods, which never take a move back: keeps the board and the path,
/// and tells the watch. A node is a move. Once the world has said stop, nothing moves any more, so that the
/// methods need not ask after each move; their loops are all counted.
template <typename Watch>
class Hand {
public:
    Hand(Watch &watch, core::Grid grid, const core::Position &from) : m_watch(watch), m_board(grid, from) {}

    const Board &board() const { return m_board; }
    bool going() const { return m_watch.going(); }

    /// What the coming moves are for: the line of the pseudocode, and the reason that they carry.
    void says(int line, int reason)
    {
        m_watch.at(line);
        m_reason = reason;
    }
    void go(Direction direction, int times = 1)
    {
        for (; times > 0 && going(); --times) {
            const core::Step step = m_board.step(direction);
            m_board.go(direction);
            m_path.push_back(step);
            m_watch.changed([&] { return step; }, m_reason);
            m_watch.node(int(m_path.size()));
        }
    }
    void go(std::span<const Direction> route)
    {
        for (const Direction direction : route)
            go(direction);
    }
    /// After the last move: the answer.
    core::Outcome outcome()
    {
        const bool done = going();
        if (done)
            m_watch.found(m_board.position(), m_path);
        return {
            done ? core::Outcome::Solved : core::Outcome::Stopped, std::move(m_path), {}, m_watch.stats()};
    }

private:
    Watch &m_watch;
    Board m_board;
    core::Path m_path;
    int m_reason = 0;
};

} // namespace taquin
