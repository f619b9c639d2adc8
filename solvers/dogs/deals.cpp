// SPDX-License-Identifier: MIT
#include "dogs/deals.h"

#include "core/dealcancellation.h"
#include "core/random.h"
#include "dogs/methods.h"
#include "dogs/symmetry.h"

#include <algorithm>
#include <limits>

namespace dogs {

namespace {

constexpr const char *chosenOptions[] = {"fixed", "cards"};

constexpr core::Deal allDeals[] = {
    {.id = uniqueDeal,
     .name = PUZZLE_TEXT("dogs", "One solution"),
     .about =
         PUZZLE_TEXT("dogs", "New cards with exactly one solution, not counting rotations of the board."),
     .count = {"count", PUZZLE_TEXT("dogs", "Colours"), core::Option::Integer, "4", fewestColours,
               mostColours},
     .verb = PUZZLE_TEXT("dogs", "New Cards"),
     .chooses = chosenOptions},
};

/// The number of sets tried for each kind of border, and the most nodes of one search and of a kind's searches.
constexpr int tries = 2000;
constexpr std::uint64_t nodesPerTry = 100'000;
constexpr std::uint64_t nodesPerBorder = 5'000'000;

constexpr int climbs = 4;
constexpr std::uint64_t nodesPerClimb = 5'000'000;

/// The length of the memory of a late acceptance climb, and the bounds of these climbs. In 30 runs each on 3x3 cards
/// with five kinds of equal edges, memories of 5, 20 and 50 found 27, 28 and 28 sets; on 4x3 cards with six kinds, in 8
/// runs, 6, 6 and 1.
constexpr std::size_t memory = 20;
constexpr int lateClimbs = 2;
constexpr std::uint64_t nodesPerLateClimb = 40'000'000;

/// A set is tried only if at most this many further solutions are expected: with more, a set hardly ever has none.
constexpr double mostExpected = 5;

/// With equal edges and no border, climbs from boards with more solutions than this expected are not begun: in 8 runs on
/// 3x3 cards with four kinds, where 1,400 are expected, none found a set in its three seconds.
constexpr double mostExpectedToClimb = 1000;

constexpr long long fewestKindsByDefault = 4;
/// The most solutions expected with the number of kinds that is chosen if none is given: then a set is found at once.
constexpr double mostExpectedByDefault = 10;

/// The most cells of a board for hill climbing: on larger boards no climb succeeded.
constexpr int largestToClimb = 16;

/// The most solutions counted: a climb treats all larger counts alike.
constexpr std::uint64_t mostCounted = 20'000;

/// Returns how many solutions a random set is expected to have, rotations of the board not counted, from the number of
/// arrangements and the probability that one fits: `halves` ways to fill an edge, all taken as independent.
double expectedSolutions(core::Grid grid, int halves, bool framed)
{
    double expected = 1.0 / rotationsOf(grid);
    for (int card = 1; card <= grid.size(); ++card)
        expected *= 4 * card;
    const int inner = innerEdges(grid);
    const int matched = framed ? 4 * grid.size() - inner : inner;
    for (int edge = 0; edge < matched; ++edge)
        expected /= halves;
    return expected;
}

/// Ends the searches of a cancelled deal.
class DealContext : public core::NullContext {
public:
    bool keepGoing(const core::Stats &) override
    {
        m_shouldContinue = m_shouldContinue && core::DealCancellation::keepGoing();
        return m_shouldContinue;
    }
    bool shouldContinue() const { return m_shouldContinue; }

private:
    bool m_shouldContinue = true;
};

/// Makes cards with exactly one solution up to rotations of the board, in a bounded number of tries.
///
/// Generate and test: a solved board is drawn at random, and a search counts the other solutions of its cards. At
/// first, the halves at the border are drawn like the inner ones; then only heads are drawn there, so that no body
/// may face outwards; then heads of a colour that does not occur inside, so that every card shows whether it
/// belongs inside, at a side or in a corner. If that is not enough, hill climbing follows: a board is changed half
/// by half as long as its solutions become fewer. At last, climbs begin at boards with any halves at the border, and
/// get over local optima by late acceptance (Burke and Bykov 2017).
class SetGenerator {
public:
    /// `framed` demands that all plain edges at the border are of kind 1.
    SetGenerator(core::Grid grid, const core::DealOrder &order, bool plain, bool framed)
        : m_grid(grid), m_colours(int(order.count)), m_isPlain(plain), m_random(order.seed)
    {
        m_conditions.frame = framed ? plainEdge(1) : Half(0);
    }

    /// Returns the cards; empty if no set was found or the deal was cancelled.
    std::vector<Card> make()
    {
        for (const Border border : {Border::Any, Border::Heads, Border::OwnColour}) {
            if (m_isPlain && border == Border::Heads)
                continue;
            m_nodes = 0;
            for (int i = 0;
                 i < tries && m_nodes < nodesPerBorder && isPromising(border) && m_context.shouldContinue();
                 ++i) {
                std::vector<Card> cards = draw(border);
                if (isUnique(cards))
                    return shuffled(std::move(cards));
            }
        }
        for (int i = 0; i < climbs && isClimbable() && m_context.shouldContinue(); ++i) {
            if (std::vector<Card> cards = hillClimb(); !cards.empty())
                return shuffled(std::move(cards));
        }
        for (int i = 0; i < lateClimbs && isClimbable() && m_context.shouldContinue(); ++i) {
            if (std::vector<Card> cards = lateClimb(); !cards.empty())
                return shuffled(std::move(cards));
        }
        return {};
    }

private:
    /// The halves allowed at the border.
    enum class Border { Any, Heads, OwnColour };

    int below(std::size_t bound) { return int(m_random.below(bound)); }

    int innerEdgeCount() const { return innerEdges(m_grid); }

    bool isFramed() const { return m_conditions.frame != 0; }

    int borderEdgeCount() const { return 4 * m_grid.size() - 2 * innerEdgeCount(); }

    double expectedWithAnyBorder() const
    {
        return expectedSolutions(m_grid, m_isPlain ? m_colours : 2 * m_colours, isFramed());
    }

    /// Returns whether a climb may find a set.
    bool isClimbable() const
    {
        return m_grid.size() <= largestToClimb &&
               (!m_isPlain || isFramed() || expectedWithAnyBorder() <= mostExpectedToClimb);
    }

    /// Returns whether a unique set is likely.
    bool isPromising(Border border) const
    {
        if (border == Border::OwnColour)
            return m_colours > fewestColours || m_grid.size() < 9;
        double expected = expectedWithAnyBorder();
        for (int edge = 0; edge < borderEdgeCount() && border == Border::Heads; ++edge)
            expected /= 2;
        return expected < mostExpected;
    }

    /// Returns `count` colours, each about equally often, in random order.
    std::vector<int> palette(int count, int lowest)
    {
        std::vector<int> colours;
        for (int i = 0; i < count; ++i)
            colours.push_back(lowest + i % (m_colours - lowest + 1));
        m_random.shuffle(colours);
        return colours;
    }

    /// Sets this half on a side of the cell, and its complement on the adjacent card.
    void setHalf(std::vector<Card> &cards, int cell, Side side, Half half) const
    {
        cards[std::size_t(cell)].faces[side] = half;
        if (const int other = neighbour(m_grid, cell, side); other >= 0)
            cards[std::size_t(other)].faces[opposite(side)] = complement(half);
    }

    /// Returns an edge of a colour: if it is not plain, a head or, unless only heads are wanted, at random a body.
    Half edgeOf(int colour, bool headOnly)
    {
        if (m_isPlain)
            return plainEdge(colour);
        return Half(headOnly || below(2) == 0 ? colour : -colour);
    }

    std::vector<Card> draw(Border border)
    {
        std::vector<int> colours = border == Border::OwnColour
                                       ? palette(innerEdgeCount(), 2)
                                       : palette(innerEdgeCount() + borderEdgeCount(), 1);
        colours.resize(std::size_t(innerEdgeCount() + borderEdgeCount()), 1);
        std::vector<Card> cards(std::size_t(m_grid.size()));
        std::size_t inner = 0;
        auto outer = std::size_t(innerEdgeCount());
        for (int cell = 0; cell < m_grid.size(); ++cell) {
            for (const Side side : sides) {
                const int other = neighbour(m_grid, cell, side);
                if (other >= 0 && other < cell)
                    continue;
                const int colour = other >= 0 ? colours[inner++] : isFramed() ? 1 : colours[outer++];
                setHalf(cards, cell, side, edgeOf(colour, other < 0 && border != Border::Any));
            }
        }
        return cards;
    }

    /// Climbs from a random board: accepts every change that does not increase the number of solutions. Returns no
    /// cards if the climb gets stuck.
    std::vector<Card> hillClimb()
    {
        m_nodes = 0;
        std::vector<Card> cards = draw(Border::OwnColour);
        double fewest = solutions(cards, mostCounted);
        while (m_nodes < nodesPerClimb && m_context.shouldContinue()) {
            if (fewest == rotationsOf(m_grid))
                return cards;
            std::vector<Card> changed = cards;
            change(changed);
            const double now = solutions(changed, mostCounted);
            if (now > fewest)
                continue;
            fewest = now;
            cards = std::move(changed);
        }
        return {};
    }

    /// Climbs from a board with any halves at the border: accepts also a change that leaves no more solutions than
    /// there were some changes ago. Returns no cards if the climb gets stuck.
    std::vector<Card> lateClimb()
    {
        m_nodes = 0;
        std::vector<Card> cards = draw(Border::Any);
        double fewest = solutions(cards, mostCounted);
        std::vector<double> before(memory, std::numeric_limits<double>::infinity());
        for (std::size_t i = 0; m_nodes < nodesPerLateClimb && m_context.shouldContinue(); ++i) {
            if (fewest == rotationsOf(m_grid))
                return cards;
            std::vector<Card> changed = cards;
            change(changed);
            const double now = solutions(changed, mostCounted);
            double &late = before[i % memory];
            if (now <= std::max(fewest, late)) {
                fewest = now;
                cards = std::move(changed);
            }
            late = fewest;
        }
        return {};
    }

    void change(std::vector<Card> &cards)
    {
        for (int times = 1 + below(2); times > 0; --times) {
            const int cell = below(cards.size());
            const Side side = sides[std::size_t(below(sides.size()))];
            const int colour = 1 + below(std::size_t(m_colours));
            const Half half = edgeOf(colour, false);
            if (!isFramed() || neighbour(m_grid, cell, side) >= 0)
                setHalf(cards, cell, side, half);
        }
    }

    /// Returns the number of solutions; infinite if the count was not completed within `most` solutions and the node
    /// limit.
    double solutions(const std::vector<Card> &cards, std::uint64_t most)
    {
        if (!m_context.keepGoing({}))
            return std::numeric_limits<double>::infinity();
        constexpr std::uint64_t construction = 1000; // preparing the puzzle takes as long as this many nodes
        const Dogs dogs(m_grid, cards, m_conditions);
        const SolutionCount all = placement::countSolutions(dogs, dogs.start(), most, nodesPerTry, m_context);
        m_nodes += all.nodes + construction;
        return all.complete ? double(all.solutions) : std::numeric_limits<double>::infinity();
    }

    bool isUnique(const std::vector<Card> &cards)
    {
        const int rotations = rotationsOf(m_grid);
        return solutions(cards, std::uint64_t(rotations) + 1) == rotations;
    }

    /// Returns the cards turned and numbered at random.
    std::vector<Card> shuffled(std::vector<Card> cards)
    {
        for (Card &card : cards)
            std::rotate(card.faces.begin(), card.faces.begin() + below(4), card.faces.end());
        m_random.shuffle(cards);
        return cards;
    }

    core::Grid m_grid;
    int m_colours;
    bool m_isPlain;
    Conditions m_conditions;
    core::Random m_random;
    DealContext m_context;
    std::uint64_t m_nodes = 0; ///< the nodes spent on the current kind of border or climb
};

} // namespace

std::span<const core::Deal> deals()
{
    return allDeals;
}

std::vector<Card> deal(core::Grid grid, const core::DealOrder &order)
{
    return SetGenerator(grid, order, false, false).make();
}

long long kindsByDefault(core::Grid grid, bool framed)
{
    long long kinds = fewestKindsByDefault;
    while (kinds < mostColours && expectedSolutions(grid, int(kinds), framed) > mostExpectedByDefault)
        ++kinds;
    return kinds;
}

std::vector<Card> dealPlain(core::Grid grid, const core::DealOrder &order, Half frame)
{
    std::vector<Card> cards = SetGenerator(grid, order, true, frame != 0).make();
    if (frame != 0)
        exchangeKinds(cards, plainEdge(1), frame);
    return cards;
}

void exchangeKinds(std::vector<Card> &cards, Half one, Half other)
{
    for (Card &card : cards) {
        for (Half &half : card.faces) {
            if (half == one)
                half = other;
            else if (half == other)
                half = one;
        }
    }
}

} // namespace dogs
