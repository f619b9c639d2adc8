// SPDX-License-Identifier: MIT
#include "queens/assignment.h"
#include "queens/attackmap.h"
#include "queens/methods.h"
#include "queens/variables.h"

// The method `loops` is P. Audibert's first program for the eight queens: eight nested loops, on a board whose
// attacked squares are filled and that is saved and restored. A node is a square that it reads, fills, saves or
// restores. A square is refused if it is filled.
namespace queens::loops {

namespace {

constexpr int rows = 8;
constexpr int squares = rows * rows;

enum PseudocodeLine { Loop = 1, Fill, Next, Solution, Restore };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("queens",
                "Eight nested loops, each over the columns of its row; an attacked square is skipped"),
    PUZZLE_TEXT("queens", "A queen is placed; the squares she attacks, sideways and down, are marked"),
    PUZZLE_TEXT("queens", "The board is saved, and the loop of the next row begins"),
    PUZZLE_TEXT("queens", "A square without attack in the last row: a solution"),
    PUZZLE_TEXT("queens", "The saved board is restored, and the queen is taken off"),
};

/// Each row's loop is an instantiation of one template, so that the compiler writes the eight loops.
template <typename Tracer>
class Loops {
public:
    explicit Loops(Assignment<Tracer> &assignment) : m_assignment(assignment) {}

    void run()
    {
        m_assignment.count(squares);
        loop<0>();
    }

private:
    // Not inlined: a compiler takes many minutes for eight nested loops, watched and instrumented.
    template <int Row>
    [[gnu::noinline]] void loop()
    {
        for (int column = m_assignment.firstColumn(Row); column <= m_assignment.lastColumn(Row); ++column) {
            m_assignment.progress(Row, column);
            m_assignment.at(Loop);
            if (!m_assignment.count(1))
                return;
            if (m_board.filled(Row, column)) {
                m_assignment.refuse(Row, column, 0);
                continue;
            }
            if constexpr (Row == rows - 1)
                last(column);
            else
                inner<Row>(column);
            if (!m_assignment.going())
                return;
        }
    }

    template <int Row>
    void inner(int column)
    {
        m_assignment.at(Fill);
        m_assignment.set(Row, column);
        if (!m_assignment.count(m_board.fill(Row, column)))
            return;
        m_assignment.at(Next);
        if constexpr (Row < rows - 2) { // the last loop fills nothing
            m_saved[Row + 1] = m_board;
            if (!m_assignment.count(squares))
                return;
        }
        loop<Row + 1>();
        m_assignment.at(Restore);
        if (!m_assignment.going() || !m_assignment.count(squares))
            return;
        m_board = m_saved[Row];
        m_assignment.takeOff(Row);
    }

    void last(int column)
    {
        m_assignment.at(Solution);
        m_assignment.set(rows - 1, column);
        m_assignment.reportSolution();
        if (m_assignment.going())
            m_assignment.takeOff(rows - 1);
    }

    Assignment<Tracer> &m_assignment;
    AttackMap m_board{rows};
    /// The board at the beginning of each row's loop.
    std::vector<AttackMap> m_saved{rows, m_board};
};

core::Explanation unfit(const Queens &queens, const core::Position &position,
                        std::span<const core::Step> past)
{
    if (queens.size() == rows)
        return needsPlainBoard(queens, position, past);
    return {PUZZLE_TEXT("queens", "Its eight loops are written for eight rows, no more and no fewer.")};
}

core::Outcome solve(const Queens &queens, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = unfit(queens, task.from, task.past); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    return core::watched(context, task, [&]<typename Tracer>(Tracer &tracer) {
        Assignment<Tracer> assignment(tracer, queens, task);
        Loops<Tracer>(assignment).run();
        return assignment.outcome();
    });
}

std::vector<core::Variable> variables(const Queens &queens, const core::Position &before,
                                      const core::Event &event)
{
    const RowLoop loop(queens, before, event);
    std::vector<core::Variable> variables;
    for (int row = 0; row < rows; ++row) {
        std::optional<long long> column;
        if (row <= loop.row)
            column = row == loop.row ? loop.column : loop.above[std::size_t(row)];
        variables.push_back(core::variable('x' + std::to_string(row), column));
    }
    return variables;
}

} // namespace

core::Solver solver()
{
    return {.id = "loops",
            .name = PUZZLE_TEXT("queens", "Eight loops"),
            .about = PUZZLE_TEXT(
                "queens",
                "The course’s first program: eight nested loops, one per row, so it is for eight rows only. "
                "Attacked squares are marked, and each loop saves the marked board before the next begins. "
                "The program prints the columns from 0: 04752613 is 15863724 here."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("queens", "Square accesses"),
            .pseudocode = pseudocode,
            .unsuitable = core::callback<unfit>,
            .solve = core::callback<solve>,
            .explain = core::callback<explainBy<attackMapSentences>>,
            .variables = core::callback<variables>,
            .placesFirst = core::callback<setsQueen>};
}

} // namespace queens::loops
