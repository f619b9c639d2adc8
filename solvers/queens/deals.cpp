// SPDX-License-Identifier: MIT
#include "queens/deals.h"

#include "core/random.h"

#include <numeric>

namespace queens {

namespace {

constexpr core::Deal ways[] = {
    {"begun",
     PUZZLE_TEXT("queens", "Begun solution"),
     PUZZLE_TEXT("queens", "Some queens of a solution stand already; find squares for the others."),
     {"count", PUZZLE_TEXT("queens", "Queens set"), core::Option::Integer, "3", 1, Queens::largest}},
};

/// Draws a solution: a permutation drawn by chance whose queens change places for as long as that makes fewer
/// attacks; where it does no more, another is drawn (R. Sosic and J. Gu, 1990).
class Draw {
public:
    Draw(int size, core::Random &random)
        : m_random(random), m_columns(std::size_t(size)), m_rising(std::size_t(2 * size)),
          m_falling(std::size_t(2 * size))
    {
        std::iota(m_columns.begin(), m_columns.end(), 0);
    }

    const std::vector<int> &solution()
    {
        do {
            shuffle(m_columns, m_random);
            count();
            while (improve()) {
            }
        } while (attacks() > 0);
        return m_columns;
    }

    static void shuffle(std::vector<int> &list, core::Random &random)
    {
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[random.below(i)]);
    }

private:
    int &rising(std::size_t row) { return m_rising[row + std::size_t(m_columns[row])]; }
    int &falling(std::size_t row) { return m_falling[row + m_columns.size() - std::size_t(m_columns[row])]; }

    void count()
    {
        m_rising.assign(m_rising.size(), 0);
        m_falling.assign(m_falling.size(), 0);
        for (std::size_t row = 0; row < m_columns.size(); ++row) {
            ++rising(row);
            ++falling(row);
        }
    }
    int attacks() const
    {
        int all = 0;
        for (const std::vector<int> *lines : {&m_rising, &m_falling}) {
            for (const int queens : *lines)
                all += std::max(0, queens - 1);
        }
        return all;
    }
    void exchange(std::size_t one, std::size_t other)
    {
        for (const std::size_t row : {one, other}) {
            --rising(row);
            --falling(row);
        }
        std::swap(m_columns[one], m_columns[other]);
        for (const std::size_t row : {one, other}) {
            ++rising(row);
            ++falling(row);
        }
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
    std::vector<int> m_columns;
    std::vector<int> m_rising;
    std::vector<int> m_falling;
};

} // namespace

std::span<const core::Deal> deals()
{
    return ways;
}

core::Path deal(const Queens &queens, const core::DealOrder &order)
{
    core::Random random(order.seed);
    const std::vector<int> columns = Draw(queens.size(), random).solution();
    std::vector<int> rows(columns.size());
    std::iota(rows.begin(), rows.end(), 0);
    Draw::shuffle(rows, random);
    core::Path path;
    for (const int row : std::span(rows).first(std::size_t(order.count)))
        path.push_back(queens.set(row, columns[std::size_t(row)]));
    return path;
}

} // namespace queens
