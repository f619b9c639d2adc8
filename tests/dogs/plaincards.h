// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tests {

/// Solves dog cards by the textbook method: cell by cell in reading order, trying every remaining card in
/// every orientation, compared with its neighbours to the west and the north. It shares no code with the
/// program's solvers, so that it can check them.
class PlainCards {
public:
    /// The halves of a card: north, east, south, west.
    using Card = std::array<int, 4>;

    PlainCards(int columns, int rows, std::vector<Card> cards);

    /// Restricts the search to completions of this layout, which is written as in a position line; dots are
    /// empty cells.
    void begin(const std::string &layout);
    /// Makes edges match that are equal, instead of halves whose sum is 0; all edges at the border must show `frame`,
    /// unless that is 0.
    void matchEqualEdges(int frame);
    /// Searches for all solutions, or for the first `most` of them.
    void search(std::uint64_t most = ~std::uint64_t(0));

    std::uint64_t solutions() const { return m_solutions; }
    /// Returns the solutions, written as in position lines: "2 1'' 9' …".
    const std::vector<std::string> &layouts() const { return m_layouts; }
    /// Returns the numbers of valid layouts of the first 0, 1, 2, … cells.
    const std::vector<std::uint64_t> &prefixes() const { return m_prefixes; }

    void keepLayouts(bool keep) { m_keeps = keep; }

private:
    struct Laid {
        int card = -1;
        int turn = 0;
    };

    int half(std::size_t cell, int side) const;
    bool fits(std::size_t cell) const;
    bool match(int half, int other) const;
    bool fitsFrame(std::size_t cell) const;
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
    bool m_equal = false;
    int m_frame = 0;
};

} // namespace tests
