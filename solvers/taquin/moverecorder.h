// SPDX-License-Identifier: MIT
#pragma once

#include "core/tracer.h"
#include "taquin/board.h"

namespace taquin {

/// Makes the moves of a constructive method, which never takes one back: maintains the board and the path, and
/// reports to the tracer. A node is a move. Once the search is stopped, no more moves are made, so a method need
/// not check after each of them; all its loops are bounded.
template <typename Tracer>
class MoveRecorder {
public:
    MoveRecorder(Tracer &tracer, core::Grid grid, const core::Position &from)
        : m_tracer(tracer), m_board(grid, from)
    {
    }

    const Board &board() const { return m_board; }
    bool going() const { return m_tracer.going(); }

    /// Sets the purpose of the next moves: the line of the pseudocode, and the reason in their events.
    void announce(int line, int reason)
    {
        m_tracer.at(line);
        m_reason = reason;
    }
    void go(Direction direction, int times = 1)
    {
        for (; times > 0 && going(); --times) {
            const core::Step step = m_board.step(direction);
            m_board.go(direction);
            m_path.push_back(step);
            m_tracer.changed([&] { return step; }, m_reason);
            m_tracer.node(int(m_path.size()));
        }
    }
    void go(std::span<const Direction> route)
    {
        for (const Direction direction : route)
            go(direction);
    }
    /// Returns the outcome after the last move.
    core::Outcome outcome()
    {
        const bool solved = going();
        if (solved)
            m_tracer.found(m_board.position(), m_path);
        return {
            solved ? core::Outcome::Solved : core::Outcome::Stopped, std::move(m_path), {}, m_tracer.stats()};
    }

private:
    Tracer &m_tracer;
    Board m_board;
    core::Path m_path;
    int m_reason = 0;
};

} // namespace taquin
