// SPDX-License-Identifier: MIT
#include "dogs/dogs.h"

#include "dogs/notation.h"
#include "dogs/sets.h"
#include "dogs/words.h"

#include <algorithm>
#include <cstdlib>

namespace dogs {

namespace {

core::Step moving(int card, const core::Place &from, const core::Place &to, bool closes = true)
{
    return {std::int16_t(card), from, to, closes};
}

} // namespace

Dogs::Dogs(core::Grid grid, std::vector<Card> cards, const core::DealOrder &order)
    : m_grid(grid), m_cards(std::move(cards)), m_deck(grid, m_cards),
      m_plan(grid, m_deck, core::Position(m_cards.size())),
      m_order(order), m_dealing{core::Position(m_cards.size()), {}}
{
}

std::string Dogs::options() const
{
    const std::string size = std::to_string(m_grid.columns) + 'x' + std::to_string(m_grid.rows);
    return size + core::spell(m_order) + ':' + (m_order.deal ? std::string() : spellCards(m_grid, m_cards));
}

std::string Dogs::write(const core::Position &position) const
{
    const Layout layout = this->layout(position);
    std::string text;
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        const int card = layout.card(cell);
        text += card == Layout::none ? "." : spellLay(card, position[std::size_t(card)].turn);
        text += ' ';
    }
    text.pop_back();
    return text;
}

std::string Dogs::spell(const core::Position &, std::span<const core::Step> steps) const
{
    return spellMoves(m_grid, steps);
}

std::variant<core::Path, core::Fault> Dogs::replay(const core::Position &from, std::string_view moves) const
{
    return readMoves(m_grid, from, moves);
}

std::vector<core::Path> Dogs::moves(const core::Position &position) const
{
    const Layout layout = this->layout(position);
    std::vector<core::Path> all;
    for (int card = 0; card < int(position.size()); ++card) {
        const core::Place &from = position[std::size_t(card)];
        for (int cell = 0; cell < m_grid.size(); ++cell) {
            const int there = layout.card(cell);
            for (int turn = 0; turn < 4; ++turn) {
                const core::Place to{std::int16_t(cell), std::int8_t(turn)};
                if (to == from)
                    continue;
                if (there == Layout::none || there == card)
                    all.push_back({moving(card, from, to)});
                else
                    all.push_back({moving(card, from, to, false),
                                   moving(there, position[std::size_t(there)],
                                          {from.cell, from.onBoard() ? position[std::size_t(there)].turn
                                                                     : std::int8_t(0)})});
            }
        }
        if (from.onBoard())
            all.push_back({moving(card, from, {})});
    }
    return all;
}

core::Explanation Dogs::why(const core::Position &position, const core::Step &step) const
{
    const core::Place &from = position[std::size_t(step.piece)];
    core::Explanation why{PUZZLE_TEXT("dogs", "Card %1 lies there already."),
                          {static_cast<long long>(step.piece + 1)}};
    if (from.onBoard())
        mark(why, from.cell, core::Role::Moving);
    return why;
}

bool Dogs::solved(const core::Position &position) const
{
    const Layout layout = this->layout(position);
    return layout.isFull() && layout.wrong().empty();
}

int Dogs::colours() const
{
    int most = 0;
    for (const Card &card : m_cards) {
        for (const Half half : card.faces)
            most = std::max(most, std::abs(half));
    }
    return most;
}

} // namespace dogs
