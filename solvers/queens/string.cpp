// SPDX-License-Identifier: MIT
#include "queens/assignment.h"
#include "queens/explanations.h"
#include "queens/methods.h"
#include "queens/variables.h"

// The method `string` is P. Audibert's fourth program for the queens: the board is a string with one character per
// row, the column of its queen. A new column must not occur in it, and a recursive test follows both diagonals
// upwards. A node is a character that it reads or writes. A square is refused if its column is in the string or a
// test meets a queen.
namespace queens::string {

namespace {

enum PseudocodeLine { Search = 1, TestLeft, TestRight, Write, Next, Erase };

constexpr int none = -1;

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("queens", "Each column in turn: is it already in the string?"),
    PUZZLE_TEXT("queens",
                "The test calls itself along the diagonal up to the left, until the edge or a queen"),
    PUZZLE_TEXT("queens", "The same, up to the right"),
    PUZZLE_TEXT("queens", "The column is written into the string, at the position of its row"),
    PUZZLE_TEXT("queens", "The procedure calls itself for the next row; after the last, a solution"),
    PUZZLE_TEXT("queens", "The position is emptied again"),
};

enum { WrittenAlready, QueenOnLeft, QueenOnRight };
constexpr Refusal refusals[] = {
    {PUZZLE_TEXT("queens", "The column of %1 is already in the string: it is that of the queen on %2."), 0},
    {PUZZLE_TEXT("queens", "The test from %1, up to the left, meets the queen on %2."), -1},
    {PUZZLE_TEXT("queens", "The test from %1, up to the right, meets the queen on %2."), 1},
};
constexpr Sentences stringSentences = {
    PUZZLE_TEXT("queens",
                "Column %2 is not in the string, and no queen is on a diagonal of %1: the column is "
                "written."),
    refusals,
};

template <typename Tracer>
class StringSearch {
public:
    explicit StringSearch(Assignment<Tracer> &assignment)
        : m_assignment(assignment), m_string(std::size_t(assignment.size()), none)
    {
    }

    void fillRow(int row)
    {
        if (row == m_assignment.size())
            return m_assignment.reportSolution();
        for (int column = m_assignment.firstColumn(row); column <= m_assignment.lastColumn(row); ++column) {
            m_assignment.progress(row, column);
            const int refusal = check(row, column);
            if (!m_assignment.going())
                return;
            if (refusal != none) {
                m_assignment.refuse(row, column, refusal);
                continue;
            }
            write(row, column);
            if (!m_assignment.going())
                return;
        }
    }

private:
    /// Returns the refusal of this column; `none` if it is accepted.
    int check(int row, int column)
    {
        m_assignment.at(Search);
        if (contains(column))
            return WrittenAlready;
        m_assignment.at(TestLeft);
        if (!test(row, column, -1))
            return QueenOnLeft;
        m_assignment.at(TestRight);
        return test(row, column, 1) ? none : QueenOnRight;
    }

    bool contains(int column)
    {
        for (const int sign : m_string) {
            m_assignment.count(1);
            if (sign == column)
                return true;
        }
        return false;
    }

    /// Returns whether there is no queen on this square or diagonally above it, to the left (`direction` -1) or to the
    /// right (1).
    bool test(int row, int column, int direction)
    {
        if (row < 0 || column < 0 || column >= m_assignment.size())
            return true;
        m_assignment.count(1);
        return m_string[row] != column && test(row - 1, column + direction, direction);
    }

    void write(int row, int column)
    {
        m_assignment.at(Write);
        m_string[row] = column;
        m_assignment.set(row, column);
        if (!m_assignment.count(1))
            return;
        m_assignment.at(Next);
        fillRow(row + 1);
        m_assignment.at(Erase);
        if (!m_assignment.going() || !m_assignment.count(1))
            return;
        m_string[row] = none;
        m_assignment.takeOff(row);
    }

    Assignment<Tracer> &m_assignment;
    core::Indexed<int> m_string; ///< the column of each row's queen
};

std::vector<core::Variable> variables(const Queens &queens, const core::Position &before,
                                      const core::Event &event)
{
    const RowLoop loop(queens, before, event);
    const bool solved = event.type == core::Event::Solution;
    std::vector<int> st = loop.above;
    if (solved || event.type == core::Event::Did)
        st.push_back(loop.column);
    st.resize(std::size_t(queens.size()), none); // `none` is shown as 0
    return {core::variable("row", solved ? queens.size() + 1 : loop.row + 1),
            core::variable("column", solved ? std::nullopt : std::optional(loop.column + 1)),
            core::variable("placed", columnString(queens, st))};
}

} // namespace

core::Solver solver()
{
    return {.id = "string",
            .name = PUZZLE_TEXT("queens", "Board as a string"),
            .about = PUZZLE_TEXT(
                "queens", "The course’s fourth program: the board is a string, one character per row, and "
                          "a recursive function tests the diagonals."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("queens", "String accesses"),
            .pseudocode = pseudocode,
            .unsuitable = core::callback<needsPlainBoard>,
            .solve = core::callback<solveFromFirstRow<StringSearch>>,
            .explain = core::callback<explainBy<stringSentences>>,
            .variables = core::callback<variables>,
            .placesFirst = core::callback<setsQueen>};
}

} // namespace queens::string
