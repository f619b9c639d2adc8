// SPDX-License-Identifier: MIT
#include "queens/bits.h"

#include "core/treecut.h"
#include "core/variables.h"
#include "queens/counting.h"
#include "queens/explanations.h"
#include "queens/methods.h"
#include "queens/outcome.h"

#include <array>
#include <bit>
#include <limits>
#include <utility>

// The method `bits` stores the attacked squares of a row as the bits of a word, and tries only free squares (the
// usual fast way: M. Richards, Backtracking algorithms in MCPL using bit patterns and recursion, 1997). It keeps
// the queens on the board, and leaves closed squares free. On a torus, the bits of the diagonals are rotated. All
// solutions are listed row by row in order; counting joins quarters of the board (counting.h), and one solution of
// a larger board is found by the minimum remaining values heuristic (mrvsearch.cpp). A node is a queen placed.
// Nothing is refused, since an attacked square is never tried.
namespace queens::bits {

namespace {

enum PseudocodeLine { Free = 1, Set, TakeOff, Mirror };

constexpr int largestInOrder = 12;    ///< up to this size the first solution is the first of the list
constexpr int largestListByRows = 20; ///< on larger boards, no list can be completed

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("queens",
                "The free squares of a row: the bits set neither for columns nor for diagonals; no empty row "
                "left: a solution"),
    PUZZLE_TEXT("queens", "A queen on the first free square; the diagonals shift by one column per row"),
    PUZZLE_TEXT("queens", "No free square left to try: the queen is taken off"),
    PUZZLE_TEXT("queens", "The mirror images of the solutions found, in reverse order"),
};

/// Lists solutions in order: row by row from the top, free squares from the left. On an empty board, the solutions
/// with the first queen on the right are the mirror images of the others, in the opposite order: up to a certain
/// size they are not searched for, but derived from the others, which are stored for that.
template <typename Tracer>
class BitmaskSearch {
public:
    BitmaskSearch(Tracer &tracer, const Queens &queens, const core::Task &task)
        : m_tracer(tracer), m_queens(queens), m_goal(task.goal), m_given(task.from), m_position(task.from),
          m_open(queens, task.from)
    {
        for (const OpenRows::Row &open : m_open.rows)
            m_path.push_back(queens.set(open.row, 0));
    }

    core::Outcome run()
    {
        if (m_queens.clash(m_given).empty()) {
            if (m_path.empty())
                reportSolution();
            else if (m_queens.isTorus())
                backtrack<true, true>(m_open.all & ~m_open.rows[0].unsafe);
            else if (placed(m_given) > 0 || m_queens.hasClosedSquares())
                backtrack<true, false>(m_open.all & ~m_open.rows[0].unsafe);
            else
                searchEmptyBoard();
        }
        return outcomeOf(m_queens, m_given,
                         {m_tracer.stats(), m_tracer.going(), m_isSolved ? &m_path : nullptr});
    }

private:
    using Columns = std::uint64_t;

    static constexpr std::size_t mostRows = std::numeric_limits<Columns>::digits;
    static constexpr int largestMirrored = 16; ///< the most columns for which a solution fits into a word
    static constexpr int columnBits = 4;

    void searchEmptyBoard()
    {
        const int size = m_queens.size();
        m_mirrored = !Tracer::cuts && m_goal != core::Goal::First && size <= largestMirrored;
        const Columns left = (Columns(1) << (size + 1) / 2) - 1;
        if (backtrack<false, false>(m_mirrored ? left : m_open.all) && m_mirrored)
            reportMirrored();
    }

    /// An open row that is being filled: the columns still to be tried there, and those that the queens above
    /// attack.
    struct Level {
        Columns untried;
        Columns columns;
        Columns left; ///< attacked along diagonals down to the left
        Columns right;
    };

    /// Searches depth first with an explicit stack, since recursive calls would take most of the time. `untried`
    /// are the columns to try on the first open row. Returns false if the search must end. Without `given`, there
    /// are neither given queens nor closed squares: every row is open.
    template <bool given, bool torus>
    bool backtrack(Columns untried)
    {
        const Columns all = m_open.all;
        const std::size_t last = m_path.size() - 1;
        Columns columns = 0;
        Columns left = 0;
        Columns right = 0;
        std::uint64_t tried = 0;
        for (std::size_t depth = 0;;) {
            if (untried == 0) {
                if (!m_tracer.node(int(depth), std::exchange(tried, 0)))
                    return false;
                if (depth == 0)
                    return true;
                m_tracer.leave();
                --depth;
                m_stale = std::min(m_stale, depth);
                untried = m_levels[depth].untried;
                columns = m_levels[depth].columns;
                left = m_levels[depth].left;
                right = m_levels[depth].right;
                takeOff(BitsReason::SubtreeTried);
                continue;
            }
            if (depth < 2)
                progress(depth, untried);
            const Columns queen = untried & (0 - untried);
            untried ^= queen;
            ++tried;
            m_set[depth] = queen;
            m_tracer.at(Set);
            m_tracer.did([&] { return stepAt(depth); }, int(BitsReason::FirstFree));
            if (depth == last) {
                if (!m_tracer.node(int(depth), std::exchange(tried, 0)) || !reportSolution())
                    return false;
                continue;
            }
            const int rows = given ? m_open.rows[depth + 1].distance : 1;
            const int size = m_queens.size();
            const Columns leftBelow =
                torus ? shiftedRight(left | queen, size - rows, size) : (left | queen) >> rows;
            const Columns rightBelow =
                torus ? shiftedRight(right | queen, rows, size) : (right | queen) << rows;
            const Columns free = all & ~(columns | queen | leftBelow | rightBelow |
                                         (given ? m_open.rows[depth + 1].unsafe : 0));
            if (free == 0) {
                takeOff(BitsReason::NoneRemaining);
                continue;
            }
            if (!enter(int(depth), tried)) {
                takeOff(BitsReason::SubtreeTried);
                continue;
            }
            m_levels[depth].untried = untried;
            m_levels[depth].columns = columns;
            m_levels[depth].left = left;
            m_levels[depth].right = right;
            ++depth;
            untried = free;
            columns |= queen;
            left = leftBelow;
            right = rightBelow;
        }
    }

    /// Enters a subtree. If the tree is cut into units, the nodes tried above the cut are counted first.
    bool enter(int depth, std::uint64_t &tried)
    {
        if constexpr (Tracer::cuts)
            m_tracer.node(depth, std::exchange(tried, 0));
        return m_tracer.enter();
    }
    core::Step stepAt(std::size_t depth) const
    {
        core::Step step = m_path[depth];
        step.to.cell = std::int16_t(step.piece * m_queens.size() + std::countr_zero(m_set[depth]));
        return step;
    }
    void takeOff(BitsReason reason)
    {
        m_tracer.at(TakeOff);
        m_tracer.undid(int(reason));
    }

    /// Reports a solution; returns false if the search must end. m_path still contains the queens that have not
    /// changed since the previous solution.
    bool reportSolution()
    {
        for (std::size_t depth = std::exchange(m_stale, m_path.size()); depth < m_path.size(); ++depth)
            put(depth, std::countr_zero(m_set[depth]));
        m_stale = m_path.empty() ? 0 : m_path.size() - 1;
        if (m_mirrored && m_set[0] < Columns(1) << m_queens.size() / 2)
            pack();
        m_tracer.at(Free);
        m_tracer.found(m_position, m_path);
        m_isSolved = m_goal == core::Goal::First;
        if (m_isSolved || !m_tracer.going())
            return false;
        if (!m_path.empty())
            takeOff(BitsReason::SubtreeTried);
        return true;
    }

    void put(std::size_t depth, int column)
    {
        core::Step &step = m_path[depth];
        step.to.cell = std::int16_t(step.piece * m_queens.size() + column);
        m_position[step.piece].cell = step.to.cell;
    }

    void pack()
    {
        std::uint64_t word = 0;
        for (std::size_t row = m_path.size(); row-- > 0;)
            word = word << columnBits | std::uint64_t(std::countr_zero(m_set[row]));
        m_packed.push_back(word);
    }
    void reportMirrored()
    {
        m_tracer.at(Mirror);
        const int right = m_queens.size() - 1;
        for (auto packed = m_packed.rbegin(); packed != m_packed.rend() && m_tracer.going(); ++packed) {
            std::uint64_t word = *packed;
            for (std::size_t row = 0; row < m_path.size(); ++row, word >>= columnBits)
                put(row, right - int(word & ((1U << columnBits) - 1)));
            m_tracer.show([&] { return m_path; });
            m_tracer.found(m_position, m_path);
        }
    }

    /// Updates the progress: a column of the first row is a share of the whole, and one of the second row a share
    /// of that.
    void progress(std::size_t depth, Columns rest)
    {
        const double size = m_queens.size();
        const double row = std::countr_zero(rest) / size;
        const double before = depth == 0 ? 0 : std::countr_zero(m_set[0]) / size;
        m_tracer.stats().done = depth == 0 ? row : before + row / size;
    }

    Tracer &m_tracer;
    const Queens &m_queens;
    const core::Goal m_goal;
    const core::Position m_given;
    core::Position m_position;
    const OpenRows m_open;
    core::Path m_path;       ///< a queen for each open row, as in the latest solution
    std::size_t m_stale = 0; ///< from this open row on, m_path may be older than m_set
    std::array<Level, mostRows> m_levels{};
    std::array<Columns, mostRows> m_set{}; ///< the column of each open row's queen
    bool m_mirrored = false;
    std::vector<std::uint64_t> m_packed; ///< the solutions to be mirrored, columnBits for each row
    bool m_isSolved = false;
};

bool needsHeuristic(const Queens &queens, core::Goal goal)
{
    return queens.size() > (goal == core::Goal::First ? largestInOrder : largestListByRows);
}

core::Outcome solve(const Queens &queens, const core::Task &task, core::SearchContext &context)
{
    if (task.goal == core::Goal::Count && !task.traced)
        return countSolutions(queens, task, context);
    if (task.division) {
        const auto walk = [&](core::UnitTracer &tracer) {
            BitmaskSearch<core::UnitTracer>(tracer, queens, task).run();
        };
        return core::unitsOutcome(task, core::searchInUnits(task, context, walk), {});
    }
    if (needsHeuristic(queens, task.goal))
        return mrvSearch(queens, task, context);
    return core::runSearch<BitmaskSearch>(context, task, queens, task);
}

core::Text whySet(BitsReason reason)
{
    switch (reason) {
    case BitsReason::Mirrored:
        return PUZZLE_TEXT("queens", "%1 is in the mirror image of a solution already found.");
    case BitsReason::FewestOnRow:
        return PUZZLE_TEXT("queens", "Row %3 has the fewest free squares: its queen is tried on %1.");
    case BitsReason::LastOnColumn:
        return PUZZLE_TEXT("queens", "%1 is the only free square left in column %2: a queen must be there.");
    default:
        return PUZZLE_TEXT("queens", "%1 is the next free square of its row: a queen is placed there.");
    }
}

core::Text whyTakenOff(BitsReason reason)
{
    switch (reason) {
    case BitsReason::Mirrored:
        return PUZZLE_TEXT("queens", "The next mirror image has no queen on %1.");
    case BitsReason::NoneRemaining:
        return PUZZLE_TEXT("queens",
                           "With a queen on %1, a row or a column has no free square left: she is taken "
                           "off.");
    default:
        return subtreeSearched;
    }
}

core::Explanation explain(const Queens &queens, const core::Position &before, const core::Event &event)
{
    const auto reason = BitsReason(event.reason);
    if (event.type == core::Event::Solution)
        return explainSolution(queens, before);
    if (event.type == core::Event::Undid)
        return explainTakenOff(queens, event, whyTakenOff(reason));
    core::Explanation why = explainSet(queens, event, whySet(reason));
    if (reason == BitsReason::LastOnColumn)
        why.arguments[1] = queens.column(queens.grid().column(event.step.to.cell));
    return why;
}

std::vector<core::Variable> variables(const Queens &queens, const core::Position &before,
                                      const core::Event &event)
{
    const core::Grid grid = queens.grid();
    if (event.type == core::Event::Solution)
        return {core::variable("row", grid.rows),         core::variable("queen", core::noValue),
                core::variable("columns", core::noValue), core::variable("left", core::noValue),
                core::variable("right", core::noValue),   core::variable("free", core::noValue)};
    const int row = grid.row(event.step.to.cell);
    const auto queen = std::size_t(grid.column(event.step.to.cell));
    std::vector<bool> columns(std::size_t(grid.columns));
    std::vector<bool> left(columns);
    std::vector<bool> right(columns);
    const auto attack = [&](std::vector<bool> &line, int column) {
        if (queens.isTorus())
            column = (column + grid.columns) % grid.columns;
        if (column >= 0 && column < grid.columns)
            line[std::size_t(column)] = true;
    };
    for (int other = 0; other < grid.rows; ++other) {
        if (other == row || !before[other].onBoard())
            continue;
        const int column = grid.column(before[other].cell);
        attack(columns, column);
        attack(left, column - (row - other));
        attack(right, column + (row - other));
    }
    const auto bits = [&](auto &&isSet) {
        std::string text;
        for (std::size_t column = 0; column < columns.size(); ++column)
            text += isSet(column) ? '1' : '0';
        return text;
    };
    return {core::variable("row", row),
            core::variable("queen", bits([&](std::size_t i) { return i == queen; })),
            core::variable("columns", bits([&](std::size_t i) { return columns[i]; })),
            core::variable("left", bits([&](std::size_t i) { return left[i]; })),
            core::variable("right", bits([&](std::size_t i) { return right[i]; })),
            core::variable("free", bits([&](std::size_t i) {
                               return !columns[i] && !left[i] && !right[i] &&
                                      !queens.isClosed(grid.cell(int(i), row));
                           }))};
}

} // namespace

core::Solver solver()
{
    return {.id = "bits",
            .name = PUZZLE_TEXT("queens", "Bits"),
            .about = PUZZLE_TEXT(
                "queens",
                "Keeps the queens on the board and tries only free squares, stored as bits. Lists all "
                "solutions in order, often the second half as mirror images of the first; counts them up to "
                "20 queens, from 8 on by joining quarters of the board; finds one on any board."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("queens", "Placements"),
            .divisible = core::wholeTree,
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace queens::bits

namespace queens {

OpenRows::OpenRows(const Queens &queens, const core::Position &given)
    : all((std::uint64_t(1) << queens.size()) - 1)
{
    const bool allSafe = placed(given) == 0 && !queens.hasClosedSquares();
    int before = -1;
    for (int row = 0; row < queens.size(); ++row) {
        if (given[row].onBoard())
            continue;
        std::uint64_t unsafe = 0;
        for (int column = 0; column < queens.size() && !allSafe; ++column) {
            if (!queens.isSafe(given, queens.grid().cell(column, row)))
                unsafe |= std::uint64_t(1) << column;
        }
        rows.push_back({row, row - before, unsafe});
        before = row;
    }
}

} // namespace queens
