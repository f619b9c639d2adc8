// SPDX-License-Identifier: MIT
#include "dogs/searchorder.h"

#include "dogs/board.h"
#include "dogs/symmetry.h"

#include <algorithm>

namespace dogs {

namespace {

/// Builds a search order in five steps, which must be called in the order of their declaration.
class Builder {
public:
    Builder(SearchOrder &order, const core::Grid &grid, const Deck &deck, const core::Position &from)
        : m_order(order), m_grid(grid), m_deck(deck), m_filled(std::size_t(grid.size())), m_from(from)
    {
    }

    void takeGivenCards()
    {
        m_order.slack = m_deck.slack();
        for (std::size_t card = 0; card < m_from.size(); ++card) {
            if (!m_from[card].onBoard())
                continue;
            const int cell = m_from[card].cell;
            const int oriented = 4 * int(card) + m_from[card].turn;
            m_filled[cell] = true;
            m_order.at[cell] = OrientedCard(oriented);
            m_order.slack -= m_deck.waste(cell, oriented);
        }
    }
    void orderCells()
    {
        m_matchChance = matchChance();
        const bool empty = std::ranges::find(m_filled, true) == m_filled.end();
        for (int cell = empty ? first() : next(); cell >= 0; cell = next()) {
            m_order.levels.push_back(level(cell));
            m_filled[cell] = true;
        }
    }
    /// Breaks the symmetry of equal cards: they are used in the order of their numbers.
    void chainEqualCards()
    {
        core::IndexedArray<int, mostCards> latest;
        latest.fill(-1);
        for (int card = 0; card < int(m_from.size()); ++card) {
            if (m_from[card].onBoard())
                continue;
            const OrientedCards &turns = m_deck.distinctTurns(card);
            int &before = latest[m_deck.equalityClass(card)];
            OrientedCards &begins = before < 0 ? m_order.free : m_order.exchanged[before];
            begins = begins | turns;
            m_order.exchanged[card] = turns;
            m_order.notGiven = m_order.notGiven | OrientedCards::allTurns(card);
            before = card;
        }
        for (int oriented = 0; oriented < 4 * int(m_from.size()); ++oriented)
            m_order.hasLookalikes[oriented] = (m_order.notGiven & m_deck.lookalikes(oriented)).count() > 1;
    }
    /// Breaks the symmetry of the board: the search reaches only one of the images under rotations. In it, the
    /// middle card is turned least or, on a board without a middle, a card without an equal is in the fundamental
    /// domain.
    void breakRotations()
    {
        if (m_order.levels.size() != m_from.size())
            return;
        const int rotations = rotationsOf(m_grid);
        if (m_grid.columns % 2 == 1 && m_grid.rows % 2 == 1) {
            if (restrictMiddle(rotations))
                listImages(rotations);
            return;
        }
        if (const int card = cardWithoutEqual(); card >= 0) {
            for (SearchOrder::Level &level : m_order.levels) {
                if (!isFundamental(m_grid, level.cell))
                    forbid(level, m_deck.distinctTurns(card));
            }
            listImages(rotations);
        }
    }

    /// Combines the conditions on each level's cell into one table, since the search lays most of its cards only to
    /// find that the next cell has no candidates.
    void tabulateSuccessors()
    {
        for (std::size_t depth = 0; depth + 1 < m_order.levels.size(); ++depth) {
            SearchOrder::Level &level = m_order.levels[depth];
            const SearchOrder::Level &next = m_order.levels[depth + 1];
            for (int oriented = 0; oriented < 4 * int(m_from.size()); ++oriented) {
                OrientedCards cards = OrientedCards::all();
                for (const SearchOrder::Condition &condition : next.latestConditions())
                    cards = cards & (*condition.cards)[m_deck.needed(oriented)[condition.side]];
                level.successors.push_back({cards, m_deck.waste(level.cell, oriented)});
            }
        }
    }

private:
    int middle() const { return m_grid.cell(m_grid.columns / 2, m_grid.rows / 2); }
    /// Returns the first cell: the middle, where the rotations of the board are broken, unless far fewer cards fit
    /// at the border.
    int first() const
    {
        const int best = next();
        return rotationsOf(m_grid) * candidates(best) * 2 < candidates(middle()) ? best : middle();
    }
    int next() const
    {
        int best = -1;
        for (int cell = 0; cell < m_grid.size(); ++cell) {
            if (!m_filled[cell] && (best < 0 || isBefore(cell, best)))
                best = cell;
        }
        return best;
    }
    /// Returns how many oriented cards stay within the slack on this cell.
    int candidates(int cell) const
    {
        return m_deck.wastingAtMost(cell, std::clamp(m_order.slack, 0, Deck::mostWaste)).count();
    }
    /// Returns the average fraction of the oriented cards that match one edge of another.
    double matchChance() const
    {
        const int all = 4 * m_grid.size();
        int matching = 0;
        for (int oriented = 0; oriented < all; ++oriented)
            matching += m_deck.matching(oriented, North).count();
        return double(matching) / (all * all);
    }
    /// Returns the expected number of candidates for this cell.
    double expected(int cell) const
    {
        double candidates = this->candidates(cell);
        for (int i = filledAround(cell); i > 0; --i)
            candidates *= m_matchChance;
        return candidates;
    }
    int borderEdges(int cell) const
    {
        return int(
            std::ranges::count_if(sides, [&](Side side) { return neighbour(m_grid, cell, side) < 0; }));
    }
    int filledAround(int cell) const
    {
        return int(std::ranges::count_if(sides, [&](Side side) {
            const int other = neighbour(m_grid, cell, side);
            return other >= 0 && m_filled[other];
        }));
    }
    bool isBefore(int cell, int other) const
    {
        return std::pair(expected(cell), borderEdges(other)) < std::pair(expected(other), borderEdges(cell));
    }
    SearchOrder::Level level(int cell) const
    {
        SearchOrder::Level level;
        level.cell = cell;
        level.number = int(m_order.levels.size()) + 1;
        for (const Side side : sides) {
            const int other = neighbour(m_grid, cell, side);
            if (other >= 0 && m_filled[other])
                add(level, {&m_deck.showing(side), std::uint8_t(other), opposite(side)});
            else if (other >= 0)
                lookAhead(level, other, side);
        }
        level.isBesideFilled = filledAround(cell) > 0;
        const int latest = m_order.levels.empty() ? -1 : m_order.levels.back().cell;
        const auto end = level.conditions.begin() + level.conditionCount;
        level.earlierCount = int(std::stable_partition(level.conditions.begin(), end,
                                                       [latest](const SearchOrder::Condition &condition) {
                                                           return condition.cell != latest;
                                                       }) -
                                 level.conditions.begin());
        for (int waste = 0; waste <= Deck::mostWaste; ++waste)
            level.allowed[waste] = m_deck.wastingAtMost(cell, waste);
        return level;
    }
    static void add(SearchOrder::Level &level, const SearchOrder::Condition &condition)
    {
        level.conditions[std::size_t(level.conditionCount++)] = condition;
    }
    void lookAhead(SearchOrder::Level &level, int cell, Side side) const
    {
        for (const Side further : sides) {
            const int other = neighbour(m_grid, cell, further);
            if (other >= 0 && m_filled[other])
                add(level, {&m_deck.supported(side, further), std::uint8_t(other), opposite(further)});
        }
    }
    static void forbid(SearchOrder::Level &level, const OrientedCards &cards)
    {
        for (OrientedCards &allowed : level.allowed)
            allowed = allowed - cards;
    }
    /// Allows only the first of the turns that the board's rotations map to one another; returns false if two of
    /// these turns look the same. Turns are those of the first of equal cards: the others may be numbered from another
    /// edge, and in an image of the board another of them may lie in the middle.
    bool restrictMiddle(int rotations) const
    {
        OrientedCards others;
        OrientedCards known;
        for (int card = 0; card < int(m_from.size()); ++card) {
            if (m_deck.distinctTurns(card).count() < 4)
                return false;
            if ((known & m_deck.lookalikes(4 * card)).any())
                continue;
            known = known | m_deck.distinctTurns(card);
            for (int turn = 4 / rotations; turn < 4; ++turn)
                others = others | m_deck.lookalikes(4 * card + turn);
        }
        forbid(*std::ranges::find(m_order.levels, middle(), &SearchOrder::Level::cell), others);
        return true;
    }
    void listImages(int rotations)
    {
        m_order.rotations = rotations;
        for (int rotation = 0; rotation < rotations; ++rotation) {
            SearchOrder::Image &image = m_order.images[rotation];
            image.quarters = rotation * 4 / rotations;
            for (int cell = 0; cell < m_grid.size(); ++cell)
                image.cells[cell] = std::int8_t(rotatedCell(m_grid, cell, image.quarters));
        }
    }
    int cardWithoutEqual() const
    {
        const int count = int(m_from.size());
        for (int card = 0; card < count; ++card) {
            int equals = 0;
            for (int other = 0; other < count; ++other)
                equals += m_deck.equalityClass(other) == m_deck.equalityClass(card);
            if (equals == 1)
                return card;
        }
        return -1;
    }

    SearchOrder &m_order;
    const core::Grid &m_grid;
    const Deck &m_deck;
    core::PerCell<bool> m_filled;
    double m_matchChance = 0;
    const core::Position &m_from;
};

} // namespace

SearchOrder::SearchOrder(const core::Grid &grid, const Deck &deck, const core::Position &from)
{
    for (std::size_t cell = 0; cell < from.size(); ++cell)
        images[0].cells[cell] = std::int8_t(cell);
    Builder builder(*this, grid, deck, from);
    builder.takeGivenCards();
    builder.orderCells();
    builder.chainEqualCards();
    builder.breakRotations();
    builder.tabulateSuccessors();
}

} // namespace dogs
