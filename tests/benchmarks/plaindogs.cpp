// SPDX-License-Identifier: MIT
#include "benchmarks/plaindogs.h"

#include <algorithm>

namespace bench {

namespace {

enum Side : std::size_t { North, East, South, West };

}

PlainDogs::PlainDogs(std::vector<DogCard> cards, std::size_t columns, bool isEqual, int frame)
    : m_cards(std::move(cards)), m_columns(columns), m_isEqual(isEqual), m_frame(frame),
      m_used(m_cards.size()), m_laid(m_cards.size())
{
}

std::uint64_t PlainDogs::fill(std::size_t cell)
{
    if (cell == m_cards.size())
        return 1;
    std::uint64_t count = 0;
    for (std::size_t card = 0; card < m_cards.size(); ++card) {
        if (m_used[card])
            continue;
        m_used[card] = true;
        m_laid[cell] = m_cards[card];
        for (int turn = 0; turn < 4; ++turn) {
            std::rotate(m_laid[cell].begin(), m_laid[cell].begin() + 1, m_laid[cell].end());
            if (fits(cell))
                count += fill(cell + 1);
        }
        m_used[card] = false;
    }
    return count;
}

bool PlainDogs::fits(std::size_t cell) const
{
    const DogCard &card = m_laid[cell];
    const auto meet = [this](int one, int other) { return one == (m_isEqual ? other : -other); };
    if (cell % m_columns > 0 && !meet(m_laid[cell - 1][East], card[West]))
        return false;
    if (cell >= m_columns && !meet(m_laid[cell - m_columns][South], card[North]))
        return false;
    return m_frame == 0 || fitsFrame(cell);
}

bool PlainDogs::fitsFrame(std::size_t cell) const
{
    const DogCard &card = m_laid[cell];
    const bool isAt[] = {cell < m_columns, (cell + 1) % m_columns == 0, cell + m_columns >= m_cards.size(),
                         cell % m_columns == 0};
    for (std::size_t side = North; side <= West; ++side) {
        if (isAt[side] && card[side] != m_frame)
            return false;
    }
    return true;
}

} // namespace bench
