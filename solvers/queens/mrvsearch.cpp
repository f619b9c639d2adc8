// SPDX-License-Identifier: MIT
#include "queens/bits.h"

#include "core/tracer.h"
#include "queens/outcome.h"

#include <algorithm>
#include <bit>

// This file implements backtracking by the minimum remaining values heuristic (MRV, also called fail first) with
// forward checking: the next queen is placed in the row with the fewest free squares, or in a column with only one
// left; if a row or column has none, the search backtracks. It finds one solution of a large board within a few
// hundred tries, where going row by row would take forever. The heuristic is due to S. W. Golomb and L. Baumert
// (Backtrack programming, 1965), forward checking to R. Haralick and G. Elliott (1980).
namespace queens {

namespace {

enum PseudocodeLine { Free = 1, Set, TakeOff }; // the lines of the method `bits`

template <typename Tracer>
class MrvSearch {
public:
    MrvSearch(Tracer &tracer, const Queens &queens, const core::Task &task)
        : m_tracer(tracer), m_queens(queens), m_torus(queens.isTorus()), m_goal(task.goal),
          m_given(task.from), m_position(task.from)
    {
    }

    core::Outcome run()
    {
        if (m_queens.clash(m_given).empty())
            backtrack(initialBoard());
        return outcomeOf(m_queens, m_given,
                         {m_tracer.stats(), m_tracer.going(), m_isSolved ? &m_path : nullptr});
    }

private:
    using Columns = std::uint64_t;

    /// The state of the search. The open rows are the variables without a value.
    struct Board {
        core::IndexedArray<Columns, Queens::largest> free; ///< the domain of each open row
        std::uint64_t rows;                                ///< the open rows
        Columns columns;                                   ///< the columns without a queen
    };
    /// The next variable to assign: a row, with its columns in turn.
    struct Choice {
        int row = none; ///< none: a row or column has no free square
        Columns columns = 0;
        BitsReason reason = BitsReason::FewestOnRow;
    };

    static constexpr int none = -1;
    static constexpr std::uint64_t one = 1;

    Board initialBoard() const
    {
        Board board;
        board.rows = board.columns = (one << m_queens.size()) - 1;
        board.free.fill(board.columns);
        for (int cell = 0; cell < m_queens.grid().size(); ++cell) {
            if (m_queens.isClosed(cell))
                board.free[m_queens.grid().row(cell)] &= ~(one << m_queens.grid().column(cell));
        }
        for (const core::Place &place : m_given) {
            if (place.onBoard())
                forwardCheck(board, m_queens.grid().row(place.cell),
                             one << m_queens.grid().column(place.cell));
        }
        return board;
    }

    /// Places a queen, and removes the squares that it attacks from the domains.
    void forwardCheck(Board &board, int row, Columns queen) const
    {
        board.rows &= ~(one << row);
        board.columns &= ~queen;
        for (std::uint64_t rest = board.rows; rest != 0; rest &= rest - 1) {
            const int other = std::countr_zero(rest);
            const int distance = std::abs(other - row);
            board.free[other] &= ~(queen | queen << distance | queen >> distance);
            if (m_torus)
                board.free[other] &=
                    ~(queen << (m_queens.size() - distance) | queen >> (m_queens.size() - distance));
        }
    }

    /// Returns the variable with the fewest remaining values; a column with a single free square also counts as
    /// such a variable.
    static Choice choose(const Board &board)
    {
        Choice choice;
        int fewest = Queens::largest + 1;
        Columns once = 0;  // free on at least one row
        Columns twice = 0; // free on at least two rows
        for (std::uint64_t rest = board.rows; rest != 0; rest &= rest - 1) {
            const int row = std::countr_zero(rest);
            const Columns columns = board.free[row];
            twice |= once & columns;
            once |= columns;
            if (const int count = std::popcount(columns); count < fewest) {
                fewest = count;
                choice = {row, columns};
            }
        }
        if ((board.columns & ~once) != 0)
            return {};
        if (const Columns single = once & ~twice; fewest > 1 && single != 0)
            choice = lastOnColumn(board, single & (0 - single));
        return choice.columns == 0 ? Choice() : choice;
    }

    static Choice lastOnColumn(const Board &board, Columns column)
    {
        std::uint64_t rest = board.rows;
        while ((board.free[std::countr_zero(rest)] & column) == 0)
            rest &= rest - 1;
        return {std::countr_zero(rest), column, BitsReason::LastOnColumn};
    }

    void backtrack(const Board &board)
    {
        if (board.rows == 0)
            return reportSolution();
        const Choice choice = choose(board);
        m_feasible = choice.row != none;
        if (!m_feasible)
            return;
        for (Columns rest = choice.columns; rest != 0; rest &= rest - 1) {
            const Columns queen = rest & (0 - rest);
            if (!m_tracer.node(int(m_path.size())))
                return;
            progress(choice.columns, rest);
            set(choice, std::countr_zero(queen));
            Board next = board;
            forwardCheck(next, choice.row, queen);
            m_feasible = true;
            backtrack(next);
            if (m_isSolved || !m_tracer.going())
                return;
            takeOff(choice.row);
        }
        m_feasible = true;
    }

    void set(const Choice &choice, int column)
    {
        m_path.push_back(m_queens.set(choice.row, column));
        m_position[choice.row] = m_path.back().to;
        m_tracer.at(Set);
        m_tracer.did([&] { return m_path.back(); }, int(choice.reason));
    }
    void takeOff(int row)
    {
        m_path.pop_back();
        m_position[row] = {};
        m_tracer.at(TakeOff);
        m_tracer.undid(int(m_feasible ? BitsReason::SubtreeTried : BitsReason::NoneRemaining));
    }
    void reportSolution()
    {
        m_tracer.at(Free);
        m_isSolved = m_goal == core::Goal::First;
        if (m_isSolved) // sort the rows from the top, as the path requires
            std::ranges::sort(m_path, {}, &core::Step::piece);
        m_tracer.found(m_position, m_path);
    }

    void progress(Columns columns, Columns rest)
    {
        if (!m_path.empty())
            return;
        m_tracer.stats().done = 1 - double(std::popcount(rest)) / std::popcount(columns);
    }

    Tracer &m_tracer;
    const Queens &m_queens;
    const bool m_torus;
    const core::Goal m_goal;
    const core::Position m_given;
    core::Position m_position;
    core::Path m_path;
    bool m_isSolved = false;
    bool m_feasible = true; ///< every row and column still had a free square after the latest queen
};

} // namespace

core::Outcome mrvSearch(const Queens &queens, const core::Task &task, core::SearchContext &context)
{
    return core::runSearch<MrvSearch>(context, task, queens, task);
}

} // namespace queens
