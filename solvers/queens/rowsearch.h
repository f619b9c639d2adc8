// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "queens/conclusion.h"
#include "queens/narration.h"

#include <array>
#include <bit>
#include <utility>

namespace queens {

/// The rows of a board that have no queen yet, and what the given ones attack there. Columns are bits, the
/// leftmost lowest.
struct OpenRows {
    OpenRows(const Queens &queens, const core::Position &given);

    struct Row {
        int row;
        int skipped; ///< rows from the open one before, or from the board's edge
        std::uint32_t attacked;
    };
    std::uint32_t all;
    std::vector<Row> rows;
};

/// Row by row from the top, free squares from the left, a row's attacked squares known as bits of a word: the
/// usual fast way to list all solutions in order. Boards of up to 31. A node is a queen set. Of an empty
/// board's solutions, those with the first queen on the right are the mirror images of the others, in the
/// opposite order: up to a size, they are kept for that and not searched for.
template <typename Watch>
class RowSearch {
public:
    enum Line { Free = 1, Set, TakeOff, Mirror };

    RowSearch(Watch &watch, const Queens &queens, const core::Task &task)
        : m_watch(watch), m_queens(queens), m_goal(task.goal), m_given(task.from), m_position(task.from),
          m_open(queens, task.from)
    {
        for (const OpenRows::Row &open : m_open.rows)
            m_path.push_back(queens.set(open.row, 0));
    }

    core::Outcome run()
    {
        if (m_queens.clash(m_given).empty()) {
            if (m_path.empty())
                solution();
            else if (placed(m_given) > 0)
                descend<true>(m_open.all & ~m_open.rows[0].attacked);
            else
                searchEmpty();
        }
        return conclude(m_queens, m_given, {m_watch.stats(), m_watch.going(), m_enough ? &m_path : nullptr});
    }

private:
    using Columns = std::uint32_t;

    static constexpr int mostMirrored = 16; ///< columns, so that a solution fits a word
    static constexpr int columnBits = 4;

    void searchEmpty()
    {
        const int size = m_queens.size();
        m_mirrors = m_goal != core::Goal::First && size <= mostMirrored;
        const Columns left = (Columns(1) << (size + 1) / 2) - 1;
        if (descend<false>(m_mirrors ? left : m_open.all) && m_mirrors)
            showMirrored();
    }

    /// An open row that is being filled: what is yet to be tried there, and what queens above attack.
    struct Level {
        Columns rest;
        Columns columns;
        Columns left; ///< along diagonals that go down to the left
        Columns right;
    };

    /// By a stack of its own, since calls would take most of the time. False: come to an end. On a board
    /// without given queens, no row is skipped and nothing else attacks.
    template <bool given>
    bool descend(Columns rest)
    {
        const Columns all = m_open.all;
        const std::size_t last = m_path.size() - 1;
        Columns columns = 0;
        Columns left = 0;
        Columns right = 0;
        std::uint64_t tried = 0;
        for (std::size_t depth = 0;;) {
            if (rest == 0) {
                if (!m_watch.node(int(depth), std::exchange(tried, 0)))
                    return false;
                if (depth == 0)
                    return true;
                --depth;
                m_changed = std::min(m_changed, depth);
                rest = m_levels[depth].rest;
                columns = m_levels[depth].columns;
                left = m_levels[depth].left;
                right = m_levels[depth].right;
                takeOff(Reason::Tried);
                continue;
            }
            if (depth < 2)
                progress(depth, rest);
            const Columns queen = rest & (0 - rest);
            rest ^= queen;
            ++tried;
            m_set[depth] = queen;
            m_watch.at(Set);
            m_watch.did([&] { return queenAt(depth); }, int(Reason::FreeBit));
            if (depth == last) {
                if (!m_watch.node(int(depth), std::exchange(tried, 0)) || !solution())
                    return false;
                continue;
            }
            const int rows = given ? m_open.rows[depth + 1].skipped : 1;
            const Columns leftBelow = (left | queen) >> rows;
            const Columns rightBelow = (right | queen) << rows;
            const Columns free = all & ~(columns | queen | leftBelow | rightBelow |
                                         (given ? m_open.rows[depth + 1].attacked : 0));
            if (free == 0) {
                takeOff(Reason::NoRoom);
                continue;
            }
            m_levels[depth].rest = rest;
            m_levels[depth].columns = columns;
            m_levels[depth].left = left;
            m_levels[depth].right = right;
            ++depth;
            rest = free;
            columns |= queen;
            left = leftBelow;
            right = rightBelow;
        }
    }

    core::Step queenAt(std::size_t depth) const
    {
        core::Step step = m_path[depth];
        step.to.cell = std::int16_t(step.piece * m_queens.size() + std::countr_zero(m_set[depth]));
        return step;
    }
    void takeOff(Reason reason)
    {
        m_watch.at(TakeOff);
        m_watch.undid(int(reason));
    }

    /// False: enough, or stop. The queens that still stand as in the solution before are there already.
    bool solution()
    {
        for (std::size_t depth = std::exchange(m_changed, m_path.size()); depth < m_path.size(); ++depth)
            put(depth, std::countr_zero(m_set[depth]));
        m_changed = m_path.empty() ? 0 : m_path.size() - 1;
        if (m_mirrors && m_set[0] < Columns(1) << m_queens.size() / 2)
            keep();
        m_watch.at(Free);
        m_watch.found(m_position, m_path);
        m_enough = m_goal == core::Goal::First;
        if (m_enough || !m_watch.going())
            return false;
        if (!m_path.empty())
            takeOff(Reason::Tried);
        return true;
    }

    void put(std::size_t depth, int column)
    {
        core::Step &step = m_path[depth];
        step.to.cell = std::int16_t(step.piece * m_queens.size() + column);
        m_position[std::size_t(step.piece)].cell = step.to.cell;
    }

    void keep()
    {
        std::uint64_t word = 0;
        for (std::size_t row = m_path.size(); row-- > 0;)
            word = word << columnBits | std::uint64_t(std::countr_zero(m_set[row]));
        m_kept.push_back(word);
    }
    void showMirrored()
    {
        m_watch.at(Mirror);
        const int right = m_queens.size() - 1;
        for (auto kept = m_kept.rbegin(); kept != m_kept.rend() && m_watch.going(); ++kept) {
            std::uint64_t word = *kept;
            for (std::size_t row = 0; row < m_path.size(); ++row, word >>= columnBits)
                put(row, right - int(word & ((1U << columnBits) - 1)));
            m_watch.show([&] { return m_path; });
            m_watch.found(m_position, m_path);
        }
    }

    /// Counts the columns of the first row, and those of the second as parts of them.
    void progress(std::size_t depth, Columns rest)
    {
        const double size = m_queens.size();
        const double row = std::countr_zero(rest) / size;
        const double before = depth == 0 ? 0 : std::countr_zero(m_set[0]) / size;
        m_watch.stats().done = depth == 0 ? row : before + row / size;
    }

    Watch &m_watch;
    const Queens &m_queens;
    const core::Goal m_goal;
    const core::Position m_given;
    core::Position m_position;
    const OpenRows m_open;
    core::Path m_path;         ///< a queen for each open row, as in the latest solution
    std::size_t m_changed = 0; ///< open row from which queens may stand elsewhere than there
    std::array<Level, 32> m_levels{};
    std::array<Columns, 32> m_set{}; ///< the column of each open row's queen
    bool m_mirrors = false;
    std::vector<std::uint64_t> m_kept; ///< solutions to be mirrored, four bits a row
    bool m_enough = false;
};

} // namespace queens
