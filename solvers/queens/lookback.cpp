// SPDX-License-Identifier: MIT
#include "queens/lookback.h"

#include "queens/descent.h"

namespace queens {

namespace {

enum ListingLine { Look = 1, Set, Next, TakeOff };

constexpr int none = -1;

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("queens",
                "The columns of a row in turn: from each square a look up to the left, straight up, "
                "up to the right; a queen in sight ends it"),
    PUZZLE_TEXT("queens", "None in sight: a queen is set"),
    PUZZLE_TEXT("queens", "The procedure calls itself for the next row; after the last, a solution"),
    PUZZLE_TEXT("queens", "The queen is taken off"),
};

struct Direction {
    int right; ///< columns for each row up
    Reason seen;
};
constexpr Direction directions[] = {{-1, Reason::SeenLeft}, {0, Reason::SeenAbove}, {1, Reason::SeenRight}};

template <typename Watch>
class Lookback {
public:
    explicit Lookback(Descent<Watch> &descent)
        : m_descent(descent), m_columns(std::size_t(descent.size()), none)
    {
    }

    void play(int row)
    {
        for (int column = m_descent.firstColumn(row); column <= m_descent.lastColumn(row); ++column) {
            m_descent.progress(row, column);
            m_descent.at(Look);
            const Reason seen = look(row, column);
            if (!m_descent.going())
                return;
            if (seen != Reason::Unseen) {
                m_descent.refuse(row, column, seen);
                continue;
            }
            set(row, column);
            m_descent.at(TakeOff);
            if (!m_descent.going() || !m_descent.work(1))
                return;
            m_columns[std::size_t(row)] = none;
            m_descent.takeOff(row);
        }
    }

private:
    Reason look(int row, int column)
    {
        for (const Direction &direction : directions) {
            int x = column;
            for (int y = row; y >= 0 && x >= 0 && x < m_descent.size(); --y, x += direction.right) {
                m_descent.work(1);
                if (m_columns[std::size_t(y)] == x)
                    return direction.seen;
            }
        }
        return Reason::Unseen;
    }

    void set(int row, int column)
    {
        m_descent.at(Set);
        m_columns[std::size_t(row)] = column;
        m_descent.set(row, column, Reason::Unseen);
        if (!m_descent.work(1))
            return;
        m_descent.at(Next);
        if (row + 1 < m_descent.size())
            play(row + 1);
        else
            m_descent.solution();
    }

    Descent<Watch> &m_descent;
    std::vector<int> m_columns; ///< of each row's queen
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        Descent<Watch> descent(watch, static_cast<const Queens &>(puzzle), task);
        Lookback<Watch>(descent).play(0);
        return descent.outcome();
    });
}

} // namespace

core::Solver lookback()
{
    return {.id = "lookback",
            .name = PUZZLE_TEXT("queens", "Looking back"),
            .about =
                PUZZLE_TEXT("queens", "The course's third program: no square is filled; before a queen is "
                                      "set, it looks upward for one that attacks."),
            .goals = goals,
            .counts = PUZZLE_TEXT("queens", "Squares touched"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = narrate};
}

} // namespace queens
