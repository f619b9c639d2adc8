// SPDX-License-Identifier: MIT
#include "dogs/deck.h"

#include "dogs/board.h"

#include <algorithm>

namespace dogs {

namespace {

Card turned(const Card &card, int turn)
{
    Card result;
    for (const Side side : sides)
        result.faces[side] = card.half(side, turn);
    return result;
}

/// Returns the least of a card's four turns, which is the same for cards that differ only by a turn.
Card canonicalForm(const Card &card)
{
    Card least = card;
    for (int turn = 1; turn < 4; ++turn) {
        const Card other = turned(card, turn);
        if (other.faces < least.faces)
            least = other;
    }
    return least;
}

Half halfOf(const std::vector<Card> &cards, int oriented, Side side)
{
    return cards[std::size_t(cardOf(oriented))].half(side, turnOf(oriented));
}

} // namespace

Deck::Deck(const core::Grid &grid, const std::vector<Card> &cards, Half frame) : m_count(int(cards.size()))
{
    indexEdges(cards);
    indexMatches();
    classify(cards);
    indexWaste(grid, cards, frame);
}

void Deck::indexEdges(const std::vector<Card> &cards)
{
    for (int oriented = 0; oriented < 4 * m_count; ++oriented) {
        for (const Side side : sides) {
            const Half half = halfOf(cards, oriented, side);
            m_showing[side][indexOf(half)].add(oriented);
            m_shown[oriented][side] = std::uint8_t(indexOf(half));
            m_needed[oriented][side] = std::uint8_t(indexOf(complement(half)));
        }
    }
}

void Deck::indexMatches()
{
    for (int oriented = 0; oriented < 4 * m_count; ++oriented) {
        const auto &needed = m_needed[oriented];
        for (const Side side : sides)
            m_matching[oriented][side] = m_showing[opposite(side)][needed[side]];
        const auto showing = [&](Side side) { return m_showing[side][m_shown[oriented][side]]; };
        m_lookalikes[oriented] = showing(North) & showing(East) & showing(South) & showing(West);
        indexSupports(oriented);
    }
}

/// Records that this oriented card supports all cards that match it, except the turns of the same card.
void Deck::indexSupports(int oriented)
{
    const OrientedCards own = OrientedCards::allTurns(cardOf(oriented));
    for (const Side side : sides) {
        for (const Side other : sides) {
            OrientedCards &supported = m_supported[opposite(side)][other][m_shown[oriented][other]];
            supported = supported | (m_matching[oriented][side] - own);
        }
    }
}

void Deck::classify(const std::vector<Card> &cards)
{
    std::vector<Card> classes;
    for (int card = 0; card < m_count; ++card) {
        const Card &own = cards[std::size_t(card)];
        const Card form = canonicalForm(own);
        const auto found = std::ranges::find(classes, form);
        m_equalityClass[card] = int(found - classes.begin());
        if (found == classes.end())
            classes.push_back(form);
        findDistinctTurns(card, own);
    }
}

void Deck::findDistinctTurns(int card, const Card &own)
{
    std::vector<Card> seen;
    for (int turn = 0; turn < 4; ++turn) {
        if (std::ranges::find(seen, turned(own, turn)) != seen.end())
            continue;
        seen.push_back(turned(own, turn));
        m_distinctTurns[card].add(4 * card + turn);
    }
}

/// Computes the slack, and returns which halves are scarce.
ByHalf<bool> Deck::countScarceHalves(const core::Grid &grid, const std::vector<Card> &cards)
{
    ByHalf<int> count{};
    for (const Card &card : cards) {
        for (const Half half : card.faces)
            ++count[indexOf(half)];
    }
    ByHalf<bool> scarce{};
    ByHalf<bool> equal{};
    if (isPlain(cards.front().faces[North])) {
        m_slack = innerEdges(grid); // nothing is scarce, so nothing can be lost
        return scarce;
    }
    m_slack = -innerEdges(grid);
    for (int colour = 1; colour <= mostColours; ++colour) {
        const std::size_t head = indexOf(Half(colour));
        const std::size_t body = indexOf(Half(-colour));
        m_slack += std::min(count[head], count[body]);
        scarce[count[head] <= count[body] ? head : body] = true;
        equal[head] = equal[body] = count[head] == count[body];
    }
    // If heads and bodies of a colour are equally frequent, only one of them counts as scarce, or a dog would be
    // lost twice. Without slack, both count: then no half of either may be wasted.
    for (std::size_t half = 0; half < scarce.size() && m_slack == 0; ++half)
        scarce[half] = scarce[half] || equal[half];
    return scarce;
}

void Deck::indexWaste(const core::Grid &grid, const std::vector<Card> &cards, Half frame)
{
    const ByHalf<bool> scarce = countScarceHalves(grid, cards);
    for (int cell = 0; cell < grid.size(); ++cell) {
        for (int oriented = 0; oriented < 4 * m_count; ++oriented) {
            int waste = 0;
            bool fitsFrame = true;
            for (const Side side : sides) {
                const Half half = halfOf(cards, oriented, side);
                const bool outwards = neighbour(grid, cell, side) < 0;
                waste += outwards && scarce[indexOf(half)];
                fitsFrame = fitsFrame && (!outwards || frame == 0 || half == frame);
            }
            m_waste[cell][oriented] = std::uint8_t(waste);
            for (int allowed = waste; fitsFrame && allowed <= mostWaste; ++allowed)
                m_wastingAtMost[cell][allowed].add(oriented);
        }
    }
}

} // namespace dogs
