// SPDX-License-Identifier: MIT
#include "queens/deals.h"

#include "core/dealcancellation.h"
#include "core/random.h"
#include "queens/outcome.h"

#include <numeric>

namespace queens {

namespace {

constexpr core::Deal allDeals[] = {
    {"begun",
     PUZZLE_TEXT("queens", "Partial solution"),
     PUZZLE_TEXT("queens", "Some queens of a solution are already placed; find squares for the others."),
     {"count", PUZZLE_TEXT("queens", "Queens placed"), core::Option::Integer, "3", 1, Queens::largest},
     PUZZLE_TEXT("queens", "Place a Few Queens")},
};

constexpr int mostTries = 4000; ///< the most queens placed in a search on a board with closed squares

/// Draws a solution by hill climbing with random restarts: in a random permutation, two queens exchange their
/// columns as long as that reduces the attacks; if no exchange does but attacks remain, another permutation is
/// drawn (R. Sosic and J. Gu, A polynomial time algorithm for the N-queens problem, 1990).
class HillClimbing {
public:
    HillClimbing(int size, core::Random &random)
        : m_random(random), m_columns(std::size_t(size)), m_rising(std::size_t(2 * size)),
          m_falling(std::size_t(2 * size))
    {
        std::iota(m_columns.begin(), m_columns.end(), 0);
    }

    const core::Indexed<int> &solution()
    {
        do {
            m_random.shuffle(m_columns);
            countQueens();
            while (improve()) {
            }
        } while (attacks() > 0);
        return m_columns;
    }

private:
    int &rising(std::size_t row) { return m_rising[row + std::size_t(m_columns[row])]; }
    int &falling(std::size_t row) { return m_falling[row + m_columns.size() - std::size_t(m_columns[row])]; }

    void countQueens()
    {
        m_rising.assign(m_rising.size(), 0);
        m_falling.assign(m_falling.size(), 0);
        for (std::size_t row = 0; row < m_columns.size(); ++row)
            add(row, 1);
    }
    void add(std::size_t row, int queens)
    {
        rising(row) += queens;
        falling(row) += queens;
    }
    int attacks() const
    {
        int all = 0;
        for (const core::Indexed<int> *diagonals : {&m_rising, &m_falling}) {
            for (const int queens : *diagonals)
                all += std::max(0, queens - 1);
        }
        return all;
    }
    void exchange(std::size_t one, std::size_t other)
    {
        add(one, -1);
        add(other, -1);
        std::swap(m_columns[one], m_columns[other]);
        add(one, 1);
        add(other, 1);
    }
    bool improve()
    {
        const int before = attacks();
        for (std::size_t one = 0; one < m_columns.size(); ++one) {
            for (std::size_t other = one + 1; other < m_columns.size(); ++other) {
                exchange(one, other);
                if (attacks() < before)
                    return true;
                exchange(one, other);
            }
        }
        return false;
    }

    core::Random &m_random;
    core::Indexed<int> m_columns; ///< indexed by row
    core::Indexed<int> m_rising;  ///< the queens on each diagonal of one direction
    core::Indexed<int> m_falling; ///< the queens on each diagonal of the other direction
};

/// Draws a solution of an empty torus in which each queen is a fixed number of columns to the right of the one
/// above; a search for others takes too long on large boards. The size must have a solution.
core::Indexed<int> regularSolution(int size, core::Random &random)
{
    const auto draw = [&] { return int(random.below(std::uint64_t(size))); };
    const int first = draw();
    int leap = 0;
    do
        leap = draw();
    while (size > 1 &&
           (std::gcd(leap, size) > 1 || std::gcd(leap + 1, size) > 1 || std::gcd(leap - 1, size) > 1));
    core::Indexed<int> columns;
    for (int row = 0; row < size; ++row)
        columns.push_back((first + leap * row) % size);
    return columns;
}

/// Draws a solution of a board with closed squares or given queens by a depth-first search with a limit: the next queen
/// is placed in the row with the fewest safe squares, which are tried in random order.
class RandomSearch {
public:
    RandomSearch(const Queens &queens, core::Random &random)
        : m_queens(queens), m_random(random), m_position(queens.start())
    {
    }

    /// Returns the column of each row's queen; empty if no solution was found.
    core::Indexed<int> solution()
    {
        core::Indexed<int> columns;
        if (!whyUnsolvable(m_queens, m_position).empty() || !fill())
            return columns;
        for (const core::Place &place : m_position)
            columns.push_back(m_queens.grid().column(place.cell));
        return columns;
    }

private:
    core::Indexed<int> safeCells(int row) const
    {
        core::Indexed<int> cells;
        for (int column = 0; column < m_queens.size(); ++column) {
            const int cell = m_queens.grid().cell(column, row);
            if (m_queens.isSafe(m_position, cell))
                cells.push_back(cell);
        }
        return cells;
    }

    bool fill()
    {
        int next = -1;
        core::Indexed<int> cells;
        for (int row = 0; row < m_queens.size(); ++row) {
            if (m_position[row].onBoard())
                continue;
            core::Indexed<int> safe = safeCells(row);
            if (next < 0 || safe.size() < cells.size()) {
                next = row;
                cells = std::move(safe);
            }
        }
        if (next < 0)
            return true;
        m_random.shuffle(cells);
        for (const int cell : cells) {
            if (++m_tries > mostTries || !core::DealCancellation::keepGoing())
                return false;
            m_position[next] = {std::int16_t(cell)};
            if (fill())
                return true;
        }
        m_position[next] = {};
        return false;
    }

    const Queens &m_queens;
    core::Random &m_random;
    core::Position m_position;
    int m_tries = 0;
};

core::Indexed<int> drawSolution(const Queens &queens, core::Random &random)
{
    if (queens.hasGivenQueens())
        return RandomSearch(queens, random).solution();
    if (queens.isPlain())
        return HillClimbing(queens.size(), random).solution();
    if (!queens.hasClosedSquares() && hasSolutionOnTorus(queens.size()))
        return regularSolution(queens.size(), random);
    return RandomSearch(queens, random).solution();
}

} // namespace

std::span<const core::Deal> deals()
{
    return allDeals;
}

core::Path deal(const Queens &queens, const core::DealOrder &order)
{
    core::Random random(order.seed);
    const core::Indexed<int> columns = drawSolution(queens, random);
    if (columns.empty())
        return {};
    core::Indexed<int> rows(columns.size());
    std::iota(rows.begin(), rows.end(), 0);
    random.shuffle(rows);
    core::Path path;
    for (const int row : rows) {
        if (std::ssize(path) < order.count && !queens.givenInRow(row))
            path.push_back(queens.set(row, columns[row]));
    }
    return path;
}

} // namespace queens
