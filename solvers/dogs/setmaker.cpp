// SPDX-License-Identifier: MIT
#include "dogs/setmaker.h"

#include "dogs/placement.h"
#include "dogs/turns.h"

#include <algorithm>
#include <limits>

namespace dogs {

namespace {

/// For each kind of rim, so many sets are looked at, by searches of so many nodes each and in all.
constexpr int tries = 2000;
constexpr std::uint64_t patience = 100'000;
constexpr std::uint64_t patienceInAll = 5'000'000;
constexpr std::uint64_t patienceToClimb = 5'000'000;
constexpr int climbs = 4;

/// Beyond so many further solutions to be expected, hardly any set will have none.
constexpr double mostExpected = 5;

/// On larger boards the climber never arrived.
constexpr int largestToClimb = 16;

/// Sets with more solutions than this are all the same to the climber.
constexpr std::uint64_t mostCounted = 20'000;

} // namespace

template <typename T>
void SetMaker::shuffle(std::vector<T> &all)
{
    for (std::size_t left = all.size(); left > 1; --left)
        std::swap(all[left - 1], all[std::size_t(below(left))]);
}

int SetMaker::inside() const
{
    return jointsOf(m_grid);
}

int SetMaker::outside() const
{
    return 4 * m_grid.size() - 2 * inside();
}

std::vector<Card> SetMaker::make()
{
    for (const Rim rim : {Rim::Any, Rim::Heads, Rim::OwnColour}) {
        m_nodes = 0;
        for (int i = 0; i < tries && m_nodes < patienceInAll && hopesFor(rim); ++i) {
            std::vector<Card> cards = draw(rim);
            if (isUnique(cards))
                return mixed(std::move(cards));
        }
    }
    for (int i = 0; i < climbs && m_grid.size() <= largestToClimb; ++i) {
        if (std::vector<Card> cards = climb(); !cards.empty())
            return mixed(std::move(cards));
    }
    return {};
}

/// By the number of layings and the chance of each to fit as if the halves were all independent.
bool SetMaker::hopesFor(Rim rim) const
{
    if (rim == Rim::OwnColour)
        return m_colours > fewestColours || m_grid.size() < 9;
    double expected = 1.0 / turnsOf(m_grid);
    for (int card = 1; card <= m_grid.size(); ++card)
        expected *= 4 * card;
    for (int joint = 0; joint < inside(); ++joint)
        expected /= 2 * m_colours;
    for (int edge = 0; edge < outside() && rim == Rim::Heads; ++edge)
        expected /= 2;
    return expected < mostExpected;
}

/// So many colours in equal shares, in an order drawn.
std::vector<int> SetMaker::palette(int count, int lowest)
{
    std::vector<int> colours;
    for (int i = 0; i < count; ++i)
        colours.push_back(lowest + i % (m_colours - lowest + 1));
    shuffle(colours);
    return colours;
}

/// This half on this side, and beyond it what makes a dog of it.
void SetMaker::show(std::vector<Card> &cards, int cell, Side side, int half) const
{
    cards[std::size_t(cell)].faces[side] = Half(half);
    if (const int other = neighbour(m_grid, cell, side); other >= 0)
        cards[std::size_t(other)].faces[opposite(side)] = Half(-half);
}

std::vector<Card> SetMaker::draw(Rim rim)
{
    std::vector<int> colours =
        rim == Rim::OwnColour ? palette(inside(), 2) : palette(inside() + outside(), 1);
    colours.resize(std::size_t(inside() + outside()), 1);
    std::vector<Card> cards(std::size_t(m_grid.size()));
    std::size_t joint = 0;
    auto edge = std::size_t(inside());
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        for (const Side side : sides) {
            const int other = neighbour(m_grid, cell, side);
            if (other >= 0 && other < cell)
                continue;
            const int colour = other < 0 ? colours[edge++] : colours[joint++];
            const bool headOnly = other < 0 && rim != Rim::Any;
            show(cards, cell, side, headOnly || below(2) == 0 ? colour : -colour);
        }
    }
    return cards;
}

/// From a board drawn, takes every change that makes the solutions no more. Empty when it gets stuck.
std::vector<Card> SetMaker::climb()
{
    m_nodes = 0;
    std::vector<Card> cards = draw(Rim::OwnColour);
    double least = solutions(cards, mostCounted);
    while (m_nodes < patienceToClimb) {
        if (least == turnsOf(m_grid))
            return cards;
        std::vector<Card> changed = cards;
        change(changed);
        const double now = solutions(changed, mostCounted);
        if (now > least)
            continue;
        least = now;
        cards = std::move(changed);
    }
    return {};
}

void SetMaker::change(std::vector<Card> &cards)
{
    for (int times = 1 + below(2); times > 0; --times) {
        const int cell = below(cards.size());
        const Side side = sides[std::size_t(below(sides.size()))];
        const int colour = 1 + below(std::size_t(m_colours));
        show(cards, cell, side, below(2) == 0 ? colour : -colour);
    }
}

/// Infinite when they could not be counted.
double SetMaker::solutions(const std::vector<Card> &cards, std::uint64_t most)
{
    constexpr std::uint64_t construction = 1000; // making the puzzle takes as long as so many nodes
    const Dogs dogs(m_grid, cards);
    const Census all = census(dogs, dogs.start(), most, patience);
    m_nodes += all.nodes + construction;
    return all.complete ? double(all.solutions) : std::numeric_limits<double>::infinity();
}

bool SetMaker::isUnique(const std::vector<Card> &cards)
{
    const int turns = turnsOf(m_grid);
    return solutions(cards, std::uint64_t(turns) + 1) == turns;
}

/// The cards turned and numbered anew.
std::vector<Card> SetMaker::mixed(std::vector<Card> cards)
{
    for (Card &card : cards)
        std::ranges::rotate(card.faces, card.faces.begin() + below(4));
    shuffle(cards);
    return cards;
}

} // namespace dogs
