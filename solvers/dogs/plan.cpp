// SPDX-License-Identifier: MIT
#include "dogs/plan.h"

#include "dogs/layout.h"
#include "dogs/turns.h"

#include <algorithm>

namespace dogs {

namespace {

class Planner {
public:
    Planner(Plan &plan, const core::Grid &grid, const Deck &deck, const core::Position &from)
        : m_plan(plan), m_grid(grid), m_deck(deck), m_laid(std::size_t(grid.size())), m_from(from)
    {
    }

    void layOut()
    {
        m_plan.slack = m_deck.slack();
        for (std::size_t card = 0; card < m_from.size(); ++card) {
            if (!m_from[card].onBoard())
                continue;
            const int cell = m_from[card].cell;
            const int lay = 4 * int(card) + m_from[card].turn;
            m_laid[std::size_t(cell)] = true;
            m_plan.at[std::size_t(cell)] = Lay(lay);
            m_plan.slack -= m_deck.waste(cell, lay);
        }
    }
    void orderCells()
    {
        m_chance = chance();
        const bool empty = std::ranges::find(m_laid, true) == m_laid.end();
        for (int cell = empty ? first() : next(); cell >= 0; cell = next()) {
            m_plan.levels.push_back(level(cell));
            m_laid[std::size_t(cell)] = true;
        }
    }
    /// Equal cards are taken in the order of their numbers.
    void chainEqualCards()
    {
        std::array<int, mostCards> latest;
        latest.fill(-1);
        for (int card = 0; card < int(m_from.size()); ++card) {
            if (m_from[std::size_t(card)].onBoard())
                continue;
            int &before = latest[std::size_t(m_deck.sort(card))];
            Lays &opens = before < 0 ? m_plan.free : m_plan.unlocked[std::size_t(before)];
            opens = opens | m_deck.looks(card);
            before = card;
        }
    }
    /// Of the images under the board's turns the search sees one: that in which the middle card is turned
    /// least or, on a board without a middle, a card that has no equal lies in one part of the board.
    void breakSymmetry()
    {
        if (m_plan.levels.size() != m_from.size())
            return;
        const int turns = turnsOf(m_grid);
        if (m_grid.columns % 2 == 1 && m_grid.rows % 2 == 1) {
            if (holdMiddle(turns))
                turnBoard(turns);
            return;
        }
        if (const int card = loneCard(); card >= 0) {
            for (Plan::Level &level : m_plan.levels) {
                if (!isFundamental(m_grid, level.cell))
                    forbid(level, m_deck.looks(card));
            }
            turnBoard(turns);
        }
    }

private:
    int middle() const { return m_grid.cell(m_grid.columns / 2, m_grid.rows / 2); }
    /// The middle, where only one of the board's turns needs to be looked at, unless the rim is far choosier.
    int first() const
    {
        const int best = next();
        return turnsOf(m_grid) * lays(best) * 2 < lays(middle()) ? best : middle();
    }
    int next() const
    {
        int best = -1;
        for (int cell = 0; cell < m_grid.size(); ++cell) {
            if (!m_laid[std::size_t(cell)] && (best < 0 || isBefore(cell, best)))
                best = cell;
        }
        return best;
    }
    /// How many lays waste little enough there.
    int lays(int cell) const
    {
        return m_deck.within(cell, std::clamp(m_plan.slack, 0, Deck::mostWaste)).count();
    }
    /// The part of all lays that fit one edge of another, on average.
    double chance() const
    {
        const int all = 4 * m_grid.size();
        int fitting = 0;
        for (int lay = 0; lay < all; ++lay)
            fitting += m_deck.matching(lay, North).count();
        return double(fitting) / (all * all);
    }
    /// How many lays are to be expected there.
    double expected(int cell) const
    {
        double lays = this->lays(cell);
        for (int i = laidAround(cell); i > 0; --i)
            lays *= m_chance;
        return lays;
    }
    int outside(int cell) const
    {
        return int(
            std::ranges::count_if(sides, [&](Side side) { return neighbour(m_grid, cell, side) < 0; }));
    }
    int laidAround(int cell) const
    {
        return int(std::ranges::count_if(sides, [&](Side side) {
            const int other = neighbour(m_grid, cell, side);
            return other >= 0 && m_laid[std::size_t(other)];
        }));
    }
    bool isBefore(int cell, int other) const
    {
        return std::pair(expected(cell), outside(other)) < std::pair(expected(other), outside(cell));
    }
    Plan::Level level(int cell) const
    {
        Plan::Level level;
        level.cell = cell;
        for (const Side side : sides) {
            const int other = neighbour(m_grid, cell, side);
            if (other >= 0 && m_laid[std::size_t(other)])
                level.neighbour[std::size_t(level.neighbours++)] = {std::uint8_t(other), opposite(side)};
            else if (other >= 0)
                lookAhead(level, other, side);
        }
        for (int waste = 0; waste <= Deck::mostWaste; ++waste)
            level.allowed[std::size_t(waste)] = m_deck.within(cell, waste);
        return level;
    }
    void lookAhead(Plan::Level &level, int cell, Side side) const
    {
        for (const Side further : sides) {
            const int other = neighbour(m_grid, cell, further);
            if (other >= 0 && m_laid[std::size_t(other)])
                level.ahead[std::size_t(level.aheads++)] = {std::uint8_t(other), side, further};
        }
    }
    static void forbid(Plan::Level &level, const Lays &lays)
    {
        for (Lays &allowed : level.allowed)
            allowed = allowed - lays;
    }
    /// Only the first of each card's looks that the board's turns exchange; not possible when one of them
    /// looks like another.
    bool holdMiddle(int turns) const
    {
        Lays others;
        for (int card = 0; card < int(m_from.size()); ++card) {
            if (m_deck.looks(card).count() < 4)
                return false;
            for (int turn = 4 / turns; turn < 4; ++turn)
                others.add(4 * card + turn);
        }
        forbid(*std::ranges::find(m_plan.levels, middle(), &Plan::Level::cell), others);
        return true;
    }
    void turnBoard(int turns)
    {
        m_plan.turns = turns;
        for (int turn = 0; turn < turns; ++turn) {
            for (int cell = 0; cell < m_grid.size(); ++cell)
                m_plan.image[std::size_t(turn)][std::size_t(cell)] =
                    std::int8_t(turnedCell(m_grid, cell, turn * 4 / turns));
        }
    }
    int loneCard() const
    {
        const int count = int(m_from.size());
        for (int card = 0; card < count; ++card) {
            int equals = 0;
            for (int other = 0; other < count; ++other)
                equals += m_deck.sort(other) == m_deck.sort(card);
            if (equals == 1)
                return card;
        }
        return -1;
    }

    Plan &m_plan;
    const core::Grid &m_grid;
    const Deck &m_deck;
    std::vector<bool> m_laid;
    double m_chance = 0;
    const core::Position &m_from;
};

} // namespace

Plan::Plan(const core::Grid &grid, const Deck &deck, const core::Position &from)
{
    for (std::size_t cell = 0; cell < from.size(); ++cell)
        image[0][cell] = std::int8_t(cell);
    Planner planner(*this, grid, deck, from);
    planner.layOut();
    planner.orderCells();
    planner.chainEqualCards();
    planner.breakSymmetry();
}

} // namespace dogs
