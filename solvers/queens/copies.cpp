// SPDX-License-Identifier: MIT
#include "queens/copies.h"

#include "queens/descent.h"
#include "queens/filling.h"

namespace queens {

namespace {

enum ListingLine { Keep = 1, Try, Fill, Next, PutBack };

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("queens", "A row is begun: the call keeps a copy of the board"),
    PUZZLE_TEXT("queens", "Its columns in turn; a filled square is passed over"),
    PUZZLE_TEXT("queens", "A queen is set; the squares that she attacks, sideways and down, are filled"),
    PUZZLE_TEXT("queens", "The procedure calls itself for the next row; after the last, a solution"),
    PUZZLE_TEXT("queens", "The board becomes the copy again, and the queen is taken off"),
};

template <typename Watch>
class Copies {
public:
    explicit Copies(Descent<Watch> &descent)
        : m_descent(descent), m_board(descent.size()), m_squares(descent.size() * descent.size())
    {
    }

    void play(int row)
    {
        m_descent.at(Keep);
        const Filling kept = m_board;
        if (!m_descent.work(m_squares))
            return;
        for (int column = m_descent.firstColumn(row); column <= m_descent.lastColumn(row); ++column) {
            m_descent.progress(row, column);
            m_descent.at(Try);
            if (!m_descent.work(1))
                return;
            if (m_board.filled(row, column)) {
                m_descent.refuse(row, column, Reason::Filled);
                continue;
            }
            set(row, column);
            m_descent.at(PutBack);
            if (!m_descent.going() || !m_descent.work(m_squares))
                return;
            m_board = kept;
            m_descent.takeOff(row);
        }
    }

private:
    void set(int row, int column)
    {
        m_descent.at(Fill);
        m_descent.set(row, column, Reason::Empty);
        if (!m_descent.work(m_board.fill(row, column)))
            return;
        m_descent.at(Next);
        if (row + 1 < m_descent.size())
            play(row + 1);
        else
            m_descent.solution();
    }

    Descent<Watch> &m_descent;
    Filling m_board;
    int m_squares;
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        Descent<Watch> descent(watch, static_cast<const Queens &>(puzzle), task);
        Copies<Watch>(descent).play(0);
        return descent.outcome();
    });
}

} // namespace

core::Solver copies()
{
    return {.id = "copies",
            .name = PUZZLE_TEXT("queens", "Saved boards"),
            .about = PUZZLE_TEXT("queens", "The course's second program: one procedure that calls itself row "
                                           "by row, and keeps a copy of the filled board at each call."),
            .goals = goals,
            .counts = PUZZLE_TEXT("queens", "Squares touched"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = narrate};
}

} // namespace queens
