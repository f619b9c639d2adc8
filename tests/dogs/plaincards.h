// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tests {

/// The dog cards solved as a textbook would: cell by cell in raster order, every card left in every turn,
/// tested against its neighbours to the west and to the north. It shares nothing with the program's solvers,
/// so that it can be asked whether they are right.
class PlainCards {
public:
    /// Halves of a card: north, east, south, west.
    using Card = std::array<int, 4>;

    PlainCards(int columns, int rows, std::vector<Card> cards);

    /// Only layouts that go on from this one, written as a position line has it; all dots for none.
    void begin(const std::string &layout);
    /// Goes through all solutions, or up to `most`.
    void search(std::uint64_t most = ~std::uint64_t(0));

    std::uint64_t solutions() const { return m_solutions; }
    /// As a position line has them: "2 1'' 9' …".
    const std::vector<std::string> &layouts() const { return m_layouts; }
    /// How many layings of the first 0, 1, 2, … cells fit.
    const std::vector<std::uint64_t> &prefixes() const { return m_prefixes; }

    void keepLayouts(bool keep) { m_keeps = keep; }

private:
    struct Laid {
        int card = -1;
        int turn = 0;
    };

    int half(std::size_t cell, int side) const;
    bool fits(std::size_t cell) const;
    bool fill(std::size_t cell);
    std::string layout() const;

    std::size_t m_columns;
    std::vector<Card> m_cards;
    std::vector<Laid> m_laid;
    std::vector<Laid> m_given;
    std::vector<bool> m_used;
    std::vector<std::uint64_t> m_prefixes;
    std::vector<std::string> m_layouts;
    std::uint64_t m_solutions = 0;
    std::uint64_t m_most = 0;
    bool m_keeps = true;
};

} // namespace tests
