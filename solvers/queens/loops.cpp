// SPDX-License-Identifier: MIT
#include "queens/loops.h"

#include "queens/descent.h"
#include "queens/filling.h"

#include <array>

namespace queens {

namespace {

constexpr int rows = 8;
constexpr int squares = rows * rows;

enum ListingLine { Loop = 1, Fill, Next, Solution, PutBack };

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("queens", "Eight loops, one within the other: each over the columns of its row; a filled "
                          "square is passed over"),
    PUZZLE_TEXT("queens", "A queen is set; the squares that she attacks, sideways and down, are filled"),
    PUZZLE_TEXT("queens", "The board is kept, and the loop of the next row begins"),
    PUZZLE_TEXT("queens", "A square not filled on the last row: a solution"),
    PUZZLE_TEXT("queens", "The board is put back as it was kept, and the queen taken off"),
};

/// The compiler writes the eight loops.
template <typename Watch>
class Loops {
public:
    explicit Loops(Descent<Watch> &descent) : m_descent(descent), m_board(rows) { m_kept.fill(m_board); }

    void run()
    {
        m_descent.work(squares);
        loop<0>();
    }

private:
    // Eight loops inlined into one another, watched and instrumented, take a compiler many minutes.
    template <int Row>
    [[gnu::noinline]] void loop()
    {
        for (int column = m_descent.firstColumn(Row); column <= m_descent.lastColumn(Row); ++column) {
            m_descent.progress(Row, column);
            m_descent.at(Loop);
            if (!m_descent.work(1))
                return;
            if (m_board.filled(Row, column)) {
                m_descent.refuse(Row, column, Reason::Filled);
                continue;
            }
            if constexpr (Row == rows - 1)
                last(column);
            else
                inner<Row>(column);
            if (!m_descent.going())
                return;
        }
    }

    template <int Row>
    void inner(int column)
    {
        m_descent.at(Fill);
        m_descent.set(Row, column, Reason::Empty);
        if (!m_descent.work(m_board.fill(Row, column)))
            return;
        m_descent.at(Next);
        if constexpr (Row < rows - 2) { // the last loop changes nothing that would have to be kept
            m_kept[Row + 1] = m_board;
            if (!m_descent.work(squares))
                return;
        }
        loop<Row + 1>();
        m_descent.at(PutBack);
        if (!m_descent.going() || !m_descent.work(squares))
            return;
        m_board = m_kept[Row];
        m_descent.takeOff(Row);
    }

    void last(int column)
    {
        m_descent.at(Solution);
        m_descent.set(rows - 1, column, Reason::Empty);
        m_descent.solution();
        if (m_descent.going())
            m_descent.takeOff(rows - 1);
    }

    Descent<Watch> &m_descent;
    Filling m_board;
    std::array<Filling, rows> m_kept{Filling(rows), Filling(rows), Filling(rows), Filling(rows),
                                     Filling(rows), Filling(rows), Filling(rows), Filling(rows)};
};

core::Explanation unfit(const core::Puzzle &puzzle, const core::Position &, std::span<const core::Step>)
{
    if (static_cast<const Queens &>(puzzle).size() == rows)
        return {};
    return {PUZZLE_TEXT("queens", "Its eight loops are written for eight rows, no more and no fewer.")};
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    if (core::Explanation why = unfit(puzzle, task.from, task.past); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        Descent<Watch> descent(watch, static_cast<const Queens &>(puzzle), task);
        Loops<Watch>(descent).run();
        return descent.outcome();
    });
}

} // namespace

core::Solver loops()
{
    return {.id = "loops",
            .name = PUZZLE_TEXT("queens", "Eight loops"),
            .about =
                PUZZLE_TEXT("queens", "The course's first program: eight loops, one within the other, on "
                                      "a board whose attacked squares are filled."),
            .goals = goals,
            .counts = PUZZLE_TEXT("queens", "Squares touched"),
            .pseudocode = pseudocode,
            .unsuitable = unfit,
            .solve = solve,
            .explain = narrate};
}

} // namespace queens
