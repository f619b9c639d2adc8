// SPDX-License-Identifier: MIT
#include "queens/assignment.h"
#include "queens/attackmap.h"
#include "queens/methods.h"
#include "queens/variables.h"

// The method `copies` is P. Audibert's second program for the queens: the loops of the first program become one
// recursive procedure, which keeps a copy of the board in each call. A node is a square that it reads, fills,
// saves or restores. A square is refused if it is filled.
namespace queens::copies {

namespace {

enum PseudocodeLine { Copy = 1, Try, Fill, Next, Restore };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("queens", "A row begins: the call keeps a copy of the board"),
    PUZZLE_TEXT("queens", "Its columns in turn; an attacked square is skipped"),
    PUZZLE_TEXT("queens", "A queen is placed; the squares she attacks, sideways and down, are marked"),
    PUZZLE_TEXT("queens", "The procedure calls itself for the next row; after the last, a solution"),
    PUZZLE_TEXT("queens", "The board is restored from the copy, and the queen is taken off"),
};

template <typename Tracer>
class Copies {
public:
    explicit Copies(Assignment<Tracer> &assignment)
        : m_assignment(assignment), m_board(assignment.size()),
          m_squares(assignment.size() * assignment.size())
    {
    }

    void fillRow(int row)
    {
        m_assignment.at(Copy);
        const AttackMap copy = m_board;
        if (!m_assignment.count(m_squares))
            return;
        for (int column = m_assignment.firstColumn(row); column <= m_assignment.lastColumn(row); ++column) {
            m_assignment.progress(row, column);
            m_assignment.at(Try);
            if (!m_assignment.count(1))
                return;
            if (m_board.filled(row, column)) {
                m_assignment.refuse(row, column, 0);
                continue;
            }
            set(row, column);
            m_assignment.at(Restore);
            if (!m_assignment.going() || !m_assignment.count(m_squares))
                return;
            m_board = copy;
            m_assignment.takeOff(row);
        }
    }

private:
    void set(int row, int column)
    {
        m_assignment.at(Fill);
        m_assignment.set(row, column);
        if (!m_assignment.count(m_board.fill(row, column)))
            return;
        m_assignment.at(Next);
        if (row + 1 < m_assignment.size())
            fillRow(row + 1);
        else
            m_assignment.reportSolution();
    }

    Assignment<Tracer> &m_assignment;
    AttackMap m_board;
    const int m_squares;
};

std::vector<core::Variable> variables(const Queens &queens, const core::Position &before,
                                      const core::Event &event)
{
    const RowLoop loop(queens, before, event);
    return {core::variable("row", loop.row), core::variable("column", loop.column),
            core::variable("placed", columnString(queens, loop.above))};
}

} // namespace

core::Solver solver()
{
    return {.id = "copies",
            .name = PUZZLE_TEXT("queens", "Saved boards"),
            .about = PUZZLE_TEXT(
                "queens",
                "The course’s second program: one procedure calls itself for each row, so any size works. "
                "Each call keeps its own copy of the marked board."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("queens", "Square accesses"),
            .pseudocode = pseudocode,
            .unsuitable = core::callback<needsPlainBoard>,
            .solve = core::callback<solveFromFirstRow<Copies>>,
            .explain = core::callback<explainBy<attackMapSentences>>,
            .variables = core::callback<variables>,
            .placesFirst = core::callback<setsQueen>};
}

} // namespace queens::copies
