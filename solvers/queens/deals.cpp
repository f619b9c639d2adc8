// SPDX-License-Identifier: MIT
#include "queens/deals.h"

#include "core/random.h"

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

void shuffle(core::Indexed<int> &list, core::Random &random)
{
    for (std::size_t left = list.size(); left > 1; --left)
        std::swap(list[left - 1], list[random.below(left)]);
}

/// Draws a solution by hill climbing with random restarts: in a random permutation, two queens exchange their
/// columns as long as that reduces the attacks; if no exchange does and attacks remain, another permutation is
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
            shuffle(m_columns, m_random);
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
    core::Indexed<int> m_falling; ///< the queens on each diagonal of the other
};

} // namespace

std::span<const core::Deal> deals()
{
    return allDeals;
}

core::Path deal(const Queens &queens, const core::DealOrder &order)
{
    core::Random random(order.seed);
    const core::Indexed<int> columns = HillClimbing(queens.size(), random).solution();
    core::Indexed<int> rows(columns.size());
    std::iota(rows.begin(), rows.end(), 0);
    shuffle(rows, random);
    core::Path path;
    for (const int row : std::span(rows).first(std::size_t(order.count)))
        path.push_back(queens.set(row, columns[row]));
    return path;
}

} // namespace queens
