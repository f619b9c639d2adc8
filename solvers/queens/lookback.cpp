// SPDX-License-Identifier: MIT
#include "queens/assignment.h"
#include "queens/explanations.h"
#include "queens/methods.h"
#include "queens/variables.h"

// The method `lookback` is P. Audibert's third program for the queens: it fills no squares, but looks for a queen
// from each square in three directions: up, and up to the left and to the right. A node is a square that it reads,
// including the one it looks from, or a queen placed or removed. A square is refused if a queen is in sight.
namespace queens::lookback {

namespace {

enum PseudocodeLine { Look = 1, Set, Next, TakeOff };

constexpr int none = -1;

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("queens",
                "Each square of a row in turn: look up to the left, straight up and up to the right; a queen "
                "in sight rules it out"),
    PUZZLE_TEXT("queens", "None in sight: a queen is placed"),
    PUZZLE_TEXT("queens", "The procedure calls itself for the next row; after the last, a solution"),
    PUZZLE_TEXT("queens", "The queen is taken off"),
};

constexpr Refusal refusals[] = {
    {PUZZLE_TEXT("queens", "From %1, the queen on %2 is in sight up to the left."), -1},
    {PUZZLE_TEXT("queens", "From %1, the queen on %2 is in sight straight up."), 0},
    {PUZZLE_TEXT("queens", "From %1, the queen on %2 is in sight up to the right."), 1},
};
constexpr Sentences lookbackSentences = {
    PUZZLE_TEXT("queens", "No queen is in sight looking up from %1: one is placed there."),
    refusals,
};

template <typename Tracer>
class Lookback {
public:
    explicit Lookback(Assignment<Tracer> &assignment)
        : m_assignment(assignment), m_columns(std::size_t(assignment.size()), none)
    {
    }

    void fillRow(int row)
    {
        for (int column = m_assignment.firstColumn(row); column <= m_assignment.lastColumn(row); ++column) {
            m_assignment.progress(row, column);
            m_assignment.at(Look);
            const int refusal = look(row, column);
            if (!m_assignment.going())
                return;
            if (refusal != none) {
                m_assignment.refuse(row, column, refusal);
                continue;
            }
            set(row, column);
            m_assignment.at(TakeOff);
            if (!m_assignment.going() || !m_assignment.count(1))
                return;
            m_columns[row] = none;
            m_assignment.takeOff(row);
        }
    }

private:
    /// Returns the refusal for the first direction with a queen in sight; `none` if there is none. The square
    /// itself is counted in each direction.
    int look(int row, int column)
    {
        for (int direction = -1; direction <= 1; ++direction) {
            int x = column;
            for (int y = row; y >= 0 && x >= 0 && x < m_assignment.size(); --y, x += direction) {
                m_assignment.count(1);
                if (m_columns[y] == x)
                    return direction + 1;
            }
        }
        return none;
    }

    void set(int row, int column)
    {
        m_assignment.at(Set);
        m_columns[row] = column;
        m_assignment.set(row, column);
        if (!m_assignment.count(1))
            return;
        m_assignment.at(Next);
        if (row + 1 < m_assignment.size())
            fillRow(row + 1);
        else
            m_assignment.reportSolution();
    }

    Assignment<Tracer> &m_assignment;
    core::Indexed<int> m_columns; ///< the column of each row's queen
};

std::vector<core::Variable> variables(const Queens &queens, const core::Position &before,
                                      const core::Event &event)
{
    const RowLoop loop(queens, before, event);
    return {core::variable("row", loop.row), core::variable("x", loop.column),
            core::variable("placed", columnString(queens, loop.above))};
}

} // namespace

core::Solver solver()
{
    return {.id = "lookback",
            .name = PUZZLE_TEXT("queens", "Looking back"),
            .about =
                PUZZLE_TEXT("queens", "The course’s third program: no square is marked; before a queen is "
                                      "placed, it looks upward for a queen that attacks the square."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("queens", "Square accesses"),
            .pseudocode = pseudocode,
            .unsuitable = core::callback<needsPlainBoard>,
            .solve = core::callback<solveFromFirstRow<Lookback>>,
            .explain = core::callback<explainBy<lookbackSentences>>,
            .variables = core::callback<variables>,
            .placesFirst = core::callback<setsQueen>};
}

} // namespace queens::lookback
