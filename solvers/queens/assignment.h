// SPDX-License-Identifier: MIT
#pragma once

#include "core/tracer.h"
#include "queens/outcome.h"

namespace queens {

/// Returns whether a step sets a queen on the board. It may be attacked there, since some methods fill or test
/// squares only afterwards.
inline bool setsQueen(const Queens &, const core::Position &, const core::Step &step)
{
    return !step.from.onBoard() && step.to.onBoard();
}

/// Implements Solver::unsuitable for the course's programs.
inline core::Explanation needsPlainBoard(const Queens &queens, const core::Position &,
                                         std::span<const core::Step>)
{
    if (queens.isPlain())
        return {};
    return {queens.isTorus() ? PUZZLE_TEXT("queens", "The course’s program cannot play on a torus.")
                             : PUZZLE_TEXT("queens", "The course’s program cannot handle closed squares.")};
}

/// The assignment that a backtracking search extends row by row from the top: the rows are the variables and their
/// columns the values, in the terms of S. Russell and P. Norvig (Artificial Intelligence, on constraint
/// satisfaction problems). It keeps the queens on the board, reports to the tracer and records how the search
/// ended. A row with a given queen has that queen's column as its only value, and is not reported.
template <typename Tracer>
class Assignment {
public:
    Assignment(Tracer &tracer, const Queens &queens, const core::Task &task)
        : m_tracer(tracer), m_queens(queens), m_goal(task.goal), m_given(task.from), m_position(task.from)
    {
    }

    int size() const { return m_queens.size(); }
    /// Returns false if the search must end: enough solutions were found, or it was stopped.
    bool going() const { return !m_isSolved && m_tracer.going(); }
    bool isGiven(int row) const { return m_given[row].onBoard(); }
    int firstColumn(int row) const { return isGiven(row) ? m_queens.grid().column(m_given[row].cell) : 0; }
    int lastColumn(int row) const { return isGiven(row) ? firstColumn(row) : size() - 1; }

    /// Counts `nodes` nodes: squares or characters that the method reads or writes. Returns false if the search
    /// must end.
    [[gnu::always_inline]] bool count(int nodes) // called, it would cost a tenth of the time
    {
        while (going() && nodes-- > 0)
            m_tracer.node(int(m_path.size()));
        return going();
    }

    void at(int line) { m_tracer.at(line); }
    void set(int row, int column)
    {
        if (isGiven(row))
            return;
        m_path.push_back(m_queens.set(row, column));
        m_position[row] = m_path.back().to;
        m_tracer.did([&] { return m_path.back(); });
    }
    void takeOff(int row)
    {
        if (isGiven(row))
            return;
        m_path.pop_back();
        m_position[row] = {};
        m_tracer.undid();
    }
    /// Refuses a square; `refusal` is an index into the method's Sentences.
    void refuse(int row, int column, int refusal)
    {
        if (!isGiven(row))
            m_tracer.refused(refusal, [&] { return m_queens.set(row, column); });
    }
    void reportSolution()
    {
        m_tracer.found(m_position, m_path);
        m_isSolved = m_goal == core::Goal::First;
    }

    /// Updates the progress from the columns tried on the first two rows.
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
        m_tracer.stats().done = done;
    }

    core::Outcome outcome() const
    {
        return outcomeOf(m_queens, m_given,
                         {m_tracer.stats(), m_tracer.going(), m_isSolved ? &m_path : nullptr});
    }

private:
    Tracer &m_tracer;
    const Queens &m_queens;
    core::Goal m_goal;
    const core::Position m_given;
    core::Position m_position;
    core::Path m_path;
    bool m_isSolved = false;
    double m_share = 1; ///< the share of one column of the first row in the progress
    double m_done = 0;  ///< the progress by the columns of the first row only
};

/// Runs a search of the course that begins by filling the first row.
template <template <typename> typename Search>
core::Outcome solveFromFirstRow(const Queens &queens, const core::Task &task, core::SearchContext &context)
{
    return core::watched(context, task, [&]<typename Tracer>(Tracer &tracer) {
        Assignment<Tracer> assignment(tracer, queens, task);
        Search<Tracer>(assignment).fillRow(0);
        return assignment.outcome();
    });
}

} // namespace queens
