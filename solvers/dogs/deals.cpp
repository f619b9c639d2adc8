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

constexpr core::Deal allDeals[] = {
    {uniqueDeal,
     PUZZLE_TEXT("dogs", "One solution"),
     PUZZLE_TEXT("dogs", "New cards with exactly one solution, apart from turning the board."),
     {"count", PUZZLE_TEXT("dogs", "Colours"), core::Option::Integer, "4", fewestColours, mostColours},
     PUZZLE_TEXT("dogs", "New Cards")},
};

/// For each kind of border, so many sets are tried, by searches of so many nodes each and in all.
constexpr int tries = 2000;
constexpr std::uint64_t nodesPerTry = 100'000;
constexpr std::uint64_t nodesPerBorder = 5'000'000;

constexpr int climbs = 4;
constexpr std::uint64_t nodesPerClimb = 5'000'000;

/// Where so many further solutions are to be expected, hardly any set will have none.
constexpr double mostExpected = 5;

/// On larger boards no climb arrived.
constexpr int largestToClimb = 16;

/// Sets with more solutions than this are all the same to a climb.
constexpr std::uint64_t mostCounted = 20'000;

/// Says whether a deal goes on.
class DealControl : public core::NullControl {
public:
    bool keepGoing(const core::Stats &) override
    {
        m_goesOn = m_goesOn && core::DealCancellation::keepGoing();
        return m_goesOn;
    }
    bool goesOn() const { return m_goesOn; }

private:
    bool m_goesOn = true;
};

/// Makes cards that have exactly one solution but for the rotations of the board, in a bounded number of
/// tries.
///
/// Generate and test: a solved board is drawn, and a search counts what else its cards allow. At first the
/// halves at the border are drawn like the inner ones; then they are heads only, so that no body may lie
/// outwards; then heads of one colour that the inside has not, so that every card tells whether it lies
/// inside, at a side or in a corner. Where that is not enough, hill climbing: a board is changed half by half
/// as long as its solutions become fewer.
class SetGenerator {
public:
    SetGenerator(core::Grid grid, int colours, std::uint64_t seed)
        : m_grid(grid), m_colours(colours), m_random(seed)
    {
    }

    /// Empty when none was found, or when it was told to stop.
    std::vector<Card> make()
    {
        for (const Border border : {Border::Any, Border::Heads, Border::OwnColour}) {
            m_nodes = 0;
            for (int i = 0;
                 i < tries && m_nodes < nodesPerBorder && isPromising(border) && m_control.goesOn(); ++i) {
                std::vector<Card> cards = draw(border);
                if (isUnique(cards))
                    return shuffled(std::move(cards));
            }
        }
        for (int i = 0; i < climbs && m_grid.size() <= largestToClimb && m_control.goesOn(); ++i) {
            if (std::vector<Card> cards = hillClimb(); !cards.empty())
                return shuffled(std::move(cards));
        }
        return {};
    }

private:
    /// What the halves at the border may be.
    enum class Border { Any, Heads, OwnColour };

    int below(std::size_t bound) { return int(m_random.below(bound)); }
    template <typename T>
    void shuffle(std::vector<T> &all)
    {
        for (std::size_t left = all.size(); left > 1; --left)
            std::swap(all[left - 1], all[std::size_t(below(left))]);
    }

    int innerEdgeCount() const { return innerEdges(m_grid); }

    int borderEdgeCount() const { return 4 * m_grid.size() - 2 * innerEdgeCount(); }

    /// By the number of arrangements and the chance of each to fit as if the halves were all independent.
    bool isPromising(Border border) const
    {
        if (border == Border::OwnColour)
            return m_colours > fewestColours || m_grid.size() < 9;
        double expected = 1.0 / rotationsOf(m_grid);
        for (int card = 1; card <= m_grid.size(); ++card)
            expected *= 4 * card;
        for (int edge = 0; edge < innerEdgeCount(); ++edge)
            expected /= 2 * m_colours;
        for (int edge = 0; edge < borderEdgeCount() && border == Border::Heads; ++edge)
            expected /= 2;
        return expected < mostExpected;
    }

    /// So many colours in equal shares, in an order drawn.
    std::vector<int> palette(int count, int lowest)
    {
        std::vector<int> colours;
        for (int i = 0; i < count; ++i)
            colours.push_back(lowest + i % (m_colours - lowest + 1));
        shuffle(colours);
        return colours;
    }

    /// Puts this half on this side, and beyond it what makes a dog of it.
    void setHalf(std::vector<Card> &cards, int cell, Side side, int half) const
    {
        cards[std::size_t(cell)].faces[side] = Half(half);
        if (const int other = neighbour(m_grid, cell, side); other >= 0)
            cards[std::size_t(other)].faces[opposite(side)] = Half(-half);
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
                const int colour = other < 0 ? colours[outer++] : colours[inner++];
                const bool headOnly = other < 0 && border != Border::Any;
                setHalf(cards, cell, side, headOnly || below(2) == 0 ? colour : -colour);
            }
        }
        return cards;
    }

    /// From a board drawn, takes every change after which there are not more solutions. Empty when it gets
    /// stuck.
    std::vector<Card> hillClimb()
    {
        m_nodes = 0;
        std::vector<Card> cards = draw(Border::OwnColour);
        double fewest = solutions(cards, mostCounted);
        while (m_nodes < nodesPerClimb && m_control.goesOn()) {
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

    void change(std::vector<Card> &cards)
    {
        for (int times = 1 + below(2); times > 0; --times) {
            const int cell = below(cards.size());
            const Side side = sides[std::size_t(below(sides.size()))];
            const int colour = 1 + below(std::size_t(m_colours));
            setHalf(cards, cell, side, below(2) == 0 ? colour : -colour);
        }
    }

    /// Infinite when they could not be counted.
    double solutions(const std::vector<Card> &cards, std::uint64_t most)
    {
        if (!m_control.keepGoing({}))
            return std::numeric_limits<double>::infinity();
        constexpr std::uint64_t construction = 1000; // making the puzzle takes as long as so many nodes
        const Dogs dogs(m_grid, cards);
        const SolutionCount all = countSolutions(dogs, dogs.start(), most, nodesPerTry, m_control);
        m_nodes += all.nodes + construction;
        return all.complete ? double(all.solutions) : std::numeric_limits<double>::infinity();
    }

    bool isUnique(const std::vector<Card> &cards)
    {
        const int rotations = rotationsOf(m_grid);
        return solutions(cards, std::uint64_t(rotations) + 1) == rotations;
    }

    /// The cards turned and numbered anew.
    std::vector<Card> shuffled(std::vector<Card> cards)
    {
        for (Card &card : cards)
            std::rotate(card.faces.begin(), card.faces.begin() + below(4), card.faces.end());
        shuffle(cards);
        return cards;
    }

    core::Grid m_grid;
    int m_colours;
    core::Random m_random;
    DealControl m_control;
    std::uint64_t m_nodes = 0; ///< spent on what is tried at present
};

} // namespace

std::span<const core::Deal> deals()
{
    return allDeals;
}

std::vector<Card> deal(core::Grid grid, const core::DealOrder &order)
{
    return SetGenerator(grid, int(order.count), order.seed).make();
}

} // namespace dogs
