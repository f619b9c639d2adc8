// SPDX-License-Identifier: MIT
#include "benchmarks/plaindogs.h"

#include <algorithm>

namespace bench {

namespace {

enum Side : std::size_t { North, East, South, West };

}

PlainDogs::PlainDogs(std::vector<DogCard> cards, std::size_t columns)
    : m_cards(std::move(cards)), m_columns(columns), m_used(m_cards.size()), m_laid(m_cards.size())
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
    if (cell % m_columns > 0 && m_laid[cell - 1][East] + card[West] != 0)
        return false;
    return cell < m_columns || m_laid[cell - m_columns][South] + card[North] == 0;
}

} // namespace bench
