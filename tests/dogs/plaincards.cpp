// SPDX-License-Identifier: MIT
#include "plaincards.h"

#include <algorithm>
#include <sstream>

namespace tests {

namespace {

enum Side { North, East, South, West };

}

PlainCards::PlainCards(int columns, int rows, std::vector<Card> cards)
    : m_columns(std::size_t(columns)), m_cards(std::move(cards)), m_laid(std::size_t(columns * rows)),
      m_given(m_laid), m_used(m_laid.size()), m_prefixes(m_laid.size() + 1)
{
}

void PlainCards::begin(const std::string &layout)
{
    std::istringstream words(layout);
    std::string word;
    for (std::size_t cell = 0; words >> word; ++cell) {
        if (word == ".")
            continue;
        m_given[cell] = {std::stoi(word) - 1, int(std::ranges::count(word, '\''))};
        m_used[std::size_t(m_given[cell].card)] = true;
    }
}

void PlainCards::matchEqualEdges(int frame)
{
    m_equal = true;
    m_frame = frame;
}

void PlainCards::search(std::uint64_t most)
{
    m_most = most;
    fill(0);
}

/// Returns a half of a turned card: after one clockwise turn, a card's west half is in the north.
int PlainCards::half(std::size_t cell, int side) const
{
    const Laid &laid = m_laid[cell];
    return m_cards[std::size_t(laid.card)][std::size_t((side + 4 - laid.turn) % 4)];
}

bool PlainCards::fits(std::size_t cell) const
{
    if (cell % m_columns > 0 && !match(half(cell, West), half(cell - 1, East)))
        return false;
    if (cell >= m_columns && !match(half(cell, North), half(cell - m_columns, South)))
        return false;
    return m_frame == 0 || fitsFrame(cell);
}

bool PlainCards::match(int half, int other) const
{
    return m_equal ? half == other : half + other == 0;
}

bool PlainCards::fitsFrame(std::size_t cell) const
{
    const auto shows = [&](int side) { return half(cell, side) == m_frame; };
    return (cell % m_columns > 0 || shows(West)) && (cell % m_columns < m_columns - 1 || shows(East)) &&
           (cell >= m_columns || shows(North)) && (cell + m_columns < m_laid.size() || shows(South));
}

bool PlainCards::fill(std::size_t cell)
{
    ++m_prefixes[cell];
    if (cell == m_laid.size()) {
        if (m_keeps)
            m_layouts.push_back(layout());
        return ++m_solutions < m_most;
    }
    if (m_given[cell].card >= 0) {
        m_laid[cell] = m_given[cell];
        return !fits(cell) || fill(cell + 1);
    }
    for (std::size_t card = 0; card < m_cards.size(); ++card) {
        if (m_used[card])
            continue;
        m_used[card] = true;
        for (int turn = 0; turn < 4; ++turn) {
            m_laid[cell] = {int(card), turn};
            if (fits(cell) && !fill(cell + 1))
                return false;
        }
        m_used[card] = false;
    }
    return true;
}

std::string PlainCards::layout() const
{
    std::string text;
    for (const Laid &laid : m_laid)
        text += std::to_string(laid.card + 1) + std::string(std::size_t(laid.turn), '\'') + ' ';
    text.pop_back();
    return text;
}

} // namespace tests
