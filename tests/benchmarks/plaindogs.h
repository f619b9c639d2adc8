// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace bench {

/// The halves of a card: north, east, south, west.
using DogCard = std::array<int, 4>;

/// Counts the solutions of dog cards by the textbook method: row by row, trying every remaining card in every
/// orientation, compared with its neighbours to the west and the north. With `isEqual`, edges that meet must be the
/// same, and those at the border must be `frame` unless that is 0.
class PlainDogs {
public:
    PlainDogs(std::vector<DogCard> cards, std::size_t columns, bool isEqual = false, int frame = 0);

    std::uint64_t count() { return fill(0); }

private:
    std::uint64_t fill(std::size_t cell);
    bool fits(std::size_t cell) const;
    bool fitsFrame(std::size_t cell) const;

    std::vector<DogCard> m_cards;
    std::size_t m_columns;
    bool m_isEqual;
    int m_frame;
    std::vector<bool> m_used;
    std::vector<DogCard> m_laid; ///< the cards by cell, as turned
};

} // namespace bench
