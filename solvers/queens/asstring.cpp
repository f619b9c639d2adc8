// SPDX-License-Identifier: MIT
#include "queens/asstring.h"

#include "queens/descent.h"

namespace queens {

namespace {

enum ListingLine { Search = 1, TestLeft, TestRight, Write, Next, Erase };

constexpr int nobody = -1;

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("queens", "The columns in turn: is this one in the string already?"),
    PUZZLE_TEXT("queens", "The test calls itself up the diagonal to the left, as far as the edge or a queen"),
    PUZZLE_TEXT("queens", "The same up to the right"),
    PUZZLE_TEXT("queens", "The column is written into the string, at the place of its row"),
    PUZZLE_TEXT("queens", "The procedure calls itself for the next row; past the last, a solution"),
    PUZZLE_TEXT("queens", "The place is made empty again"),
};

template <typename Watch>
class AsString {
public:
    explicit AsString(Descent<Watch> &descent)
        : m_descent(descent), m_string(std::size_t(descent.size()), nobody)
    {
    }

    void play(int row)
    {
        if (row == m_descent.size())
            return m_descent.solution();
        for (int column = m_descent.firstColumn(row); column <= m_descent.lastColumn(row); ++column) {
            m_descent.progress(row, column);
            const Reason met = fault(row, column);
            if (!m_descent.going())
                return;
            if (met != Reason::Unwritten) {
                m_descent.refuse(row, column, met);
                continue;
            }
            write(row, column);
            if (!m_descent.going())
                return;
        }
    }

private:
    Reason fault(int row, int column)
    {
        m_descent.at(Search);
        if (contains(column))
            return Reason::Written;
        m_descent.at(TestLeft);
        if (!test(row, column, -1))
            return Reason::TestLeft;
        m_descent.at(TestRight);
        return test(row, column, 1) ? Reason::Unwritten : Reason::TestRight;
    }

    bool contains(int column)
    {
        for (const int sign : m_string) {
            m_descent.work(1);
            if (sign == column)
                return true;
        }
        return false;
    }

    bool test(int row, int column, int way)
    {
        if (row < 0 || column < 0 || column >= m_descent.size())
            return true;
        m_descent.work(1);
        return m_string[std::size_t(row)] != column && test(row - 1, column + way, way);
    }

    void write(int row, int column)
    {
        m_descent.at(Write);
        m_string[std::size_t(row)] = column;
        m_descent.set(row, column, Reason::Unwritten);
        if (!m_descent.work(1))
            return;
        m_descent.at(Next);
        play(row + 1);
        m_descent.at(Erase);
        if (!m_descent.going() || !m_descent.work(1))
            return;
        m_string[std::size_t(row)] = nobody;
        m_descent.takeOff(row);
    }

    Descent<Watch> &m_descent;
    std::vector<int> m_string;
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        Descent<Watch> descent(watch, static_cast<const Queens &>(puzzle), task);
        AsString<Watch>(descent).play(0);
        return descent.outcome();
    });
}

} // namespace

core::Solver asString()
{
    return {.id = "string",
            .name = PUZZLE_TEXT("queens", "Board as a string"),
            .about =
                PUZZLE_TEXT("queens", "The course's fourth program: the board is a string of one sign a row, "
                                      "and the diagonals are tested by a function that calls itself."),
            .goals = goals,
            .counts = PUZZLE_TEXT("queens", "Signs touched"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = narrate};
}

} // namespace queens
