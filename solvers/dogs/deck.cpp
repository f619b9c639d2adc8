// SPDX-License-Identifier: MIT
#include "dogs/deck.h"

#include "dogs/layout.h"

#include <algorithm>

namespace dogs {

namespace {

constexpr std::size_t index(Half half)
{
    return std::size_t(half + mostColours);
}

Card turned(const Card &card, int turn)
{
    Card result;
    for (const Side side : sides)
        result.faces[side] = card.half(side, turn);
    return result;
}

/// The least of its four turns: the same for cards that are the same but for a turn.
Card plainest(const Card &card)
{
    Card least = card;
    for (int turn = 1; turn < 4; ++turn) {
        const Card other = turned(card, turn);
        if (other.faces < least.faces)
            least = other;
    }
    return least;
}

} // namespace

Deck::Deck(const core::Grid &grid, const std::vector<Card> &cards) : m_count(int(cards.size()))
{
    index(cards);
    look();
    classify(cards);
    weigh(grid, cards);
}

void Deck::index(const std::vector<Card> &cards)
{
    for (int lay = 0; lay < 4 * m_count; ++lay) {
        for (const Side side : sides) {
            const Half half = cards[std::size_t(cardOf(lay))].half(side, turnOf(lay));
            m_showing[side][dogs::index(half)].add(lay);
            m_needed[std::size_t(lay)][side] = std::uint8_t(dogs::index(Half(-half)));
        }
    }
}

void Deck::look()
{
    for (int lay = 0; lay < 4 * m_count; ++lay) {
        const auto &needed = m_needed[std::size_t(lay)];
        for (const Side side : sides)
            m_matching[std::size_t(lay)][side] = m_showing[opposite(side)][needed[side]];
        const auto showing = [&](Side side) { return m_showing[side][2 * mostColours - needed[side]]; };
        m_alike[std::size_t(lay)] = showing(North) & showing(East) & showing(South) & showing(West);
        for (const Side side : sides) {
            for (const Side other : sides) {
                Lays &supported = m_supported[opposite(side)][other][2 * mostColours - needed[other]];
                supported = supported | (m_matching[std::size_t(lay)][side] - Lays::four(cardOf(lay)));
            }
        }
    }
}

void Deck::classify(const std::vector<Card> &cards)
{
    std::vector<Card> sorts;
    for (int card = 0; card < m_count; ++card) {
        const Card &own = cards[std::size_t(card)];
        const auto sort = std::ranges::find(sorts, plainest(own));
        m_sort[std::size_t(card)] = int(sort - sorts.begin());
        if (sort == sorts.end())
            sorts.push_back(plainest(own));
        std::vector<Card> seen;
        for (int turn = 0; turn < 4; ++turn) {
            if (std::ranges::find(seen, turned(own, turn)) != seen.end())
                continue;
            seen.push_back(turned(own, turn));
            m_looks[std::size_t(card)].add(4 * card + turn);
        }
    }
}

void Deck::weigh(const core::Grid &grid, const std::vector<Card> &cards)
{
    std::array<int, 2 * mostColours + 1> count{};
    for (const Card &card : cards) {
        for (const Half half : card.faces)
            ++count[dogs::index(half)];
    }
    std::array<bool, 2 * mostColours + 1> scarce{};
    std::array<bool, 2 * mostColours + 1> equal{};
    m_slack = -jointsOf(grid);
    for (int colour = 1; colour <= mostColours; ++colour) {
        const std::size_t head = dogs::index(Half(colour));
        const std::size_t body = dogs::index(Half(-colour));
        m_slack += std::min(count[head], count[body]);
        scarce[count[head] <= count[body] ? head : body] = true;
        equal[head] = equal[body] = count[head] == count[body];
    }
    // Of two equally many sorts only one is counted, or a dog would be lost twice; with none to lose, each is
    // too dear.
    for (std::size_t half = 0; half < scarce.size() && m_slack == 0; ++half)
        scarce[half] = scarce[half] || equal[half];
    for (int cell = 0; cell < grid.size(); ++cell) {
        for (int lay = 0; lay < 4 * m_count; ++lay) {
            int waste = 0;
            for (const Side side : sides) {
                const Half half = cards[std::size_t(cardOf(lay))].half(side, turnOf(lay));
                waste += neighbour(grid, cell, side) < 0 && scarce[dogs::index(half)];
            }
            m_waste[std::size_t(cell)][std::size_t(lay)] = std::uint8_t(waste);
            for (int allowed = waste; allowed <= mostWaste; ++allowed)
                m_within[std::size_t(cell)][std::size_t(allowed)].add(lay);
        }
    }
}

} // namespace dogs
