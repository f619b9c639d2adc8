// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "queens/conclusion.h"
#include "queens/narration.h"

#include <algorithm>
#include <array>
#include <bit>

namespace queens {

/// Always on the row with the fewest free squares next, or on a column that has a single one left; when a row
/// or a column has none, back. It finds one solution of a large board among a few hundred tries where going
/// from the top would take for ever (the rule is S. W. Golomb's and L. Baumert's, 1965). A node is a queen
/// set.
template <typename Watch>
class FewestFirst {
public:
    enum Line { Free = 1, Set, TakeOff };

    FewestFirst(Watch &watch, const Queens &queens, const core::Task &task)
        : m_watch(watch), m_queens(queens), m_goal(task.goal), m_given(task.from), m_position(task.from)
    {
    }

    core::Outcome run()
    {
        if (m_queens.clash(m_given).empty())
            descend(begin());
        return conclude(m_queens, m_given, {m_watch.stats(), m_watch.going(), m_enough ? &m_path : nullptr});
    }

private:
    using Columns = std::uint64_t;

    struct Board {
        std::array<Columns, Queens::largest> free; ///< of each open row
        std::uint64_t rows;                        ///< open
        Columns columns;                           ///< without a queen
    };
    struct Choice {
        int row = -1; ///< none: there is no room
        Columns columns = 0;
        Reason reason = Reason::FewestOnRow;
    };

    static constexpr std::uint64_t one = 1;

    Board begin() const
    {
        Board board;
        board.rows = board.columns = (one << m_queens.size()) - 1;
        board.free.fill(board.columns);
        for (const core::Place &place : m_given) {
            if (place.onBoard())
                cover(board, m_queens.grid().row(place.cell), one << m_queens.grid().column(place.cell));
        }
        return board;
    }

    static void cover(Board &board, int row, Columns queen)
    {
        board.rows &= ~(one << row);
        board.columns &= ~queen;
        for (std::uint64_t rest = board.rows; rest != 0; rest &= rest - 1) {
            const int other = std::countr_zero(rest);
            const int far = std::abs(other - row);
            board.free[std::size_t(other)] &= ~(queen | queen << far | queen >> far);
        }
    }

    static Choice choose(const Board &board)
    {
        Choice choice;
        int fewest = Queens::largest + 1;
        Columns some = 0;
        Columns many = 0;
        for (std::uint64_t rest = board.rows; rest != 0; rest &= rest - 1) {
            const int row = std::countr_zero(rest);
            const Columns columns = board.free[std::size_t(row)];
            many |= some & columns;
            some |= columns;
            if (const int count = std::popcount(columns); count < fewest) {
                fewest = count;
                choice = {row, columns};
            }
        }
        if ((board.columns & ~some) != 0)
            return {};
        if (const Columns single = some & ~many; fewest > 1 && single != 0)
            choice = onColumn(board, single & (0 - single));
        return choice.columns == 0 ? Choice() : choice;
    }

    static Choice onColumn(const Board &board, Columns column)
    {
        std::uint64_t rest = board.rows;
        while ((board.free[std::size_t(std::countr_zero(rest))] & column) == 0)
            rest &= rest - 1;
        return {std::countr_zero(rest), column, Reason::LastOnLine};
    }

    void descend(const Board &board)
    {
        if (board.rows == 0)
            return solution();
        const Choice choice = choose(board);
        m_room = choice.row >= 0;
        if (!m_room)
            return;
        for (Columns rest = choice.columns; rest != 0; rest &= rest - 1) {
            const Columns queen = rest & (0 - rest);
            if (!m_watch.node(int(m_path.size())))
                return;
            progress(choice.columns, rest);
            set(choice, std::countr_zero(queen));
            Board next = board;
            cover(next, choice.row, queen);
            m_room = true;
            descend(next);
            if (m_enough || !m_watch.going())
                return;
            takeOff(choice.row);
        }
        m_room = true;
    }

    void set(const Choice &choice, int column)
    {
        m_path.push_back(m_queens.set(choice.row, column));
        m_position[std::size_t(choice.row)] = m_path.back().to;
        m_watch.at(Set);
        m_watch.did([&] { return m_path.back(); }, int(choice.reason));
    }
    void takeOff(int row)
    {
        m_path.pop_back();
        m_position[std::size_t(row)] = {};
        m_watch.at(TakeOff);
        m_watch.undid(int(m_room ? Reason::Tried : Reason::NoRoom));
    }
    void solution()
    {
        m_watch.at(Free);
        m_enough = m_goal == core::Goal::First;
        if (m_enough) // Told from the top, so that the columns say all.
            std::ranges::sort(m_path, {}, &core::Step::piece);
        m_watch.found(m_position, m_path);
    }

    void progress(Columns columns, Columns rest)
    {
        if (!m_path.empty())
            return;
        m_watch.stats().done = 1 - double(std::popcount(rest)) / std::popcount(columns);
    }

    Watch &m_watch;
    const Queens &m_queens;
    const core::Goal m_goal;
    const core::Position m_given;
    core::Position m_position;
    core::Path m_path;
    bool m_enough = false;
    bool m_room = true; ///< the latest queen left a free square on every row and column
};

} // namespace queens
