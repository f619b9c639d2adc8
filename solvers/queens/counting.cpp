// SPDX-License-Identifier: MIT
#include "queens/counting.h"

#include "core/treecut.h"
#include "queens/bits.h"
#include "queens/outcome.h"
#include "queens/shareddiagonals.h"

#include <bit>

namespace queens {

namespace {

constexpr int smallestInQuarters = 8;  ///< smaller boards gain nothing
constexpr int mostGivenInQuarters = 3; ///< with more, rows are filled before quarters are listed
constexpr int largestByRows = 20;      ///< larger boards can only be counted if few squares are free

/// Counts row by row. On an empty board, the first queen stays in the left half, and a solution counts twice
/// unless that queen is in the middle column: the other solutions are mirror images. On an empty torus, the first
/// queen stays in the first column, since the others are shifted images.
template <bool torus>
class RowCounter {
public:
    RowCounter(core::UnitTracer &tracer, const Queens &queens, const core::Position &given)
        : m_tracer(tracer), m_size(queens.size()), m_open(queens, given)
    {
        if (placed(given) > 0 || queens.hasClosedSquares())
            return;
        if constexpr (torus) {
            m_firstRow = 1;
        } else {
            m_firstRow = (Columns(1) << (queens.size() + 1) / 2) - 1;
            m_middle = queens.size() % 2 != 0 ? Columns(1) << queens.size() / 2 : 0;
        }
    }

    void count() { search({}); }

private:
    using Columns = std::uint64_t;

    /// The state when the first open rows are filled: the columns that their queens attack in the next row.
    struct Rows {
        std::size_t filled = 0; ///< the number of open rows filled
        Columns columns = 0;
        Columns left = 0;  ///< along diagonals down to the left
        Columns right = 0; ///< along diagonals down to the right
        std::uint64_t weight = 1;
    };

    Columns free(const Rows &rows) const
    {
        const Columns free =
            m_open.all & ~(rows.columns | rows.left | rows.right | m_open.rows[rows.filled].unsafe);
        return rows.filled == 0 ? free & m_firstRow : free;
    }

    Rows with(const Rows &rows, Columns queen) const
    {
        Rows next = rows;
        ++next.filled;
        next.columns |= queen;
        const int down = next.filled < m_open.rows.size() ? m_open.rows[next.filled].distance : 1;
        next.left =
            torus ? shiftedRight(rows.left | queen, m_size - down, m_size) : (rows.left | queen) >> down;
        next.right = torus ? shiftedRight(rows.right | queen, down, m_size) : (rows.right | queen) << down;
        if (rows.filled == 0 && m_firstRow != everywhere && queen != m_middle)
            next.weight = torus ? std::uint64_t(m_size) : 2;
        return next;
    }

    bool search(const Rows &rows)
    {
        if (rows.filled == m_open.rows.size()) {
            m_tracer.stats().solutions += rows.weight;
            return m_tracer.going();
        }
        const Columns columns = free(rows);
        if (!m_tracer.node(int(rows.filled), std::uint64_t(std::popcount(columns))))
            return false;
        for (Columns rest = columns; rest != 0; rest &= rest - 1) {
            if (m_tracer.enter()) {
                if (!search(with(rows, rest & (0 - rest))))
                    return false;
                m_tracer.leave();
            }
        }
        return true;
    }

    static constexpr Columns everywhere = ~Columns(0);

    core::UnitTracer &m_tracer;
    const int m_size;
    const OpenRows m_open;
    Columns m_firstRow = everywhere; ///< the columns to try for the first queen
    Columns m_middle = 0;            ///< the column that is its own mirror image
};

core::Outcome countSuitably(const Queens &queens, const core::Task &task, core::SearchContext &context)
{
    const int size = queens.size();
    const int given = placed(task.from);
    if (!queens.clash(task.from).empty())
        return {.verdict = core::Outcome::Impossible};
    if (queens.isTorus() && !hasSolutionOnTorus(size) && !task.division)
        return {.verdict = core::Outcome::Impossible};
    if (!queens.isTorus() && size >= smallestInQuarters && size <= SharedDiagonals::largest &&
        given <= mostGivenInQuarters)
        return countByQuarters(queens, task, context);
    if (size <= largestByRows || task.division)
        return countByRows(queens, task, context);
    return mrvSearch(queens, task, context);
}

} // namespace

core::Outcome countSolutions(const Queens &queens, const core::Task &task, core::SearchContext &context)
{
    const core::Outcome counted = countSuitably(queens, task, context);
    if (task.division)
        return counted;
    return outcomeOf(queens, task.from, {counted.stats, counted.verdict != core::Outcome::Stopped});
}

core::Outcome countByRows(const Queens &queens, const core::Task &task, core::SearchContext &context)
{
    const auto walk = [&](core::UnitTracer &tracer) {
        if (queens.isTorus())
            RowCounter<true>(tracer, queens, task.from).count();
        else
            RowCounter<false>(tracer, queens, task.from).count();
    };
    return core::unitsOutcome(task, core::searchInUnits(task, context, walk), {});
}

} // namespace queens
