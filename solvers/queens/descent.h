// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "queens/conclusion.h"
#include "queens/narration.h"

namespace queens {

/// What searches that go down the board row by row have in common: the queens that stand, the word to the
/// watch, the end. Rows whose queen is given have one column to try, hers.
template <typename Watch>
class Descent {
public:
    Descent(Watch &watch, const Queens &queens, const core::Task &task)
        : m_watch(watch), m_queens(queens), m_goal(task.goal), m_given(task.from), m_position(task.from)
    {
    }

    int size() const { return m_queens.size(); }
    /// Nothing was found that would be enough, and nobody said stop.
    bool going() const { return !m_enough && m_watch.going(); }
    bool isGiven(int row) const { return m_given[std::size_t(row)].onBoard(); }
    int firstColumn(int row) const
    {
        return isGiven(row) ? m_queens.grid().column(m_given[std::size_t(row)].cell) : 0;
    }
    int lastColumn(int row) const { return isGiven(row) ? firstColumn(row) : size() - 1; }

    /// So many units of the method's work; false: come to an end.
    bool work(int units)
    {
        while (going() && units-- > 0)
            m_watch.node(int(m_path.size()));
        return going();
    }

    void at(int line) { m_watch.at(line); }
    void set(int row, int column, Reason reason)
    {
        if (isGiven(row))
            return;
        m_path.push_back(m_queens.set(row, column));
        m_position[std::size_t(row)] = m_path.back().to;
        m_watch.did([&] { return m_path.back(); }, int(reason));
    }
    void takeOff(int row, Reason reason = Reason::Tried)
    {
        if (isGiven(row))
            return;
        m_path.pop_back();
        m_position[std::size_t(row)] = {};
        m_watch.undid(int(reason));
    }
    void refuse(int row, int column, Reason reason)
    {
        if (!isGiven(row))
            m_watch.refused(int(reason), [&] { return m_queens.set(row, column); });
    }
    void solution()
    {
        m_watch.found(m_position, m_path);
        m_enough = m_goal == core::Goal::First;
    }

    /// How far the search has come is told by the columns tried on the first two rows.
    void progress(int row, int column)
    {
        if (row > 1)
            return;
        const int first = firstColumn(row);
        const double share = 1.0 / (lastColumn(row) - first + 1);
        if (row == 0)
            m_share = share;
        const double before = row == 0 ? 0 : m_done;
        const double done = before + (row == 0 ? share : m_share * share) * (column - first);
        if (row == 0)
            m_done = done;
        m_watch.stats().done = done;
    }

    core::Outcome outcome() const
    {
        return conclude(m_queens, m_given, {m_watch.stats(), m_watch.going(), m_enough ? &m_path : nullptr});
    }

private:
    Watch &m_watch;
    const Queens &m_queens;
    core::Goal m_goal;
    const core::Position m_given;
    core::Position m_position;
    core::Path m_path;
    bool m_enough = false;
    double m_share = 1;
    double m_done = 0;
};

} // namespace queens
