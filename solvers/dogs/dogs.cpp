// SPDX-License-Identifier: MIT
#include "dogs/dogs.h"

#include "dogs/deals.h"
#include "dogs/explanations.h"
#include "dogs/notation.h"

#include <algorithm>

namespace dogs {

namespace {

/// Returns the conditions with a place for every card.
Conditions completed(Conditions conditions, std::size_t cards)
{
    conditions.fixed.resize(cards);
    return conditions;
}

} // namespace

Dogs::Dogs(core::Grid grid, std::vector<Card> cards, Conditions conditions, const core::DealOrder &order)
    : m_grid(grid), m_cards(std::move(cards)), m_conditions(completed(std::move(conditions), m_cards.size())),
      m_deck(grid, m_cards, m_conditions.frame), m_searchOrder(grid, m_deck, m_conditions.fixed),
      m_order(order), m_dealing{m_conditions.fixed, {}}
{
}

std::string Dogs::options() const
{
    const std::string size = std::to_string(m_grid.columns) + 'x' + std::to_string(m_grid.rows);
    return size + spellConditions(*this) + core::spell(m_order) + ':' +
           (m_order.deal ? std::string() : spellCards(m_grid, m_cards, m_conditions.frame));
}

std::string Dogs::write(const core::Position &position) const
{
    const Board board = this->board(position);
    std::string text;
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        const int card = board.card(cell);
        text += card == Board::none ? "." : spellCard(card, position[card].turn);
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
    return readMoves(*this, from, moves);
}

std::vector<core::Path> Dogs::moves(const core::Position &position) const
{
    const Board board = this->board(position);
    std::vector<core::Path> all;
    for (std::size_t card = 0; card < position.size(); ++card) {
        if (isFixed(int(card)))
            continue;
        for (int i = 0; i < 4 * m_grid.size(); ++i) { // every cell in every turn
            const core::Place to{std::int16_t(i / 4), std::int8_t(i % 4)};
            if (to != position[card] && !isHeld(board, to))
                all.push_back(moveTo(board, {std::int16_t(card), position[card], to}));
        }
        if (position[card].onBoard())
            all.push_back({{std::int16_t(card), position[card], {}}});
    }
    return all;
}

/// Returns whether a fixed card lies on this place.
bool Dogs::isHeld(const Board &board, const core::Place &place) const
{
    const bool isCell = place.onBoard() && place.cell < m_grid.size();
    const int card = isCell ? board.card(place.cell) : Board::none;
    return card != Board::none && isFixed(card);
}

/// Returns the move of a card to a place on the board; the card on that place is moved to where this card was.
core::Path Dogs::moveTo(const Board &board, const core::Step &step) const
{
    const int other = board.card(step.to.cell);
    core::Path path{step};
    path.front().closes = other == Board::none || other == step.piece;
    if (!path.front().closes) {
        const core::Place &place = board.place(other);
        path.push_back({std::int16_t(other),
                        place,
                        {step.from.cell, step.from.onBoard() ? place.turn : std::int8_t(0)}});
    }
    return path;
}

core::Path Dogs::move(const core::Position &position, const core::Step &step) const
{
    const bool there = step.piece >= 0 && std::size_t(step.piece) < position.size() &&
                       position[step.piece] == step.from && step.to != step.from;
    if (!there || isFixed(step.piece) || (!step.to.onBoard() && step.to.turn != 0))
        return {};
    if (!step.to.onBoard())
        return {{step.piece, step.from, step.to}};
    const bool onGrid = step.to.cell < m_grid.size() && step.to.turn >= 0 && step.to.turn < 4;
    if (!onGrid)
        return {};
    const Board board = this->board(position);
    return isHeld(board, step.to) ? core::Path() : moveTo(board, step);
}

core::Explanation Dogs::why(const core::Position &position, const core::Step &step) const
{
    const core::Place &from = position[step.piece];
    const Board board = this->board(position);
    const bool isOccupied = from != step.to && !isFixed(step.piece) && isHeld(board, step.to);
    if (isOccupied || isFixed(step.piece)) {
        const int card = isOccupied ? board.card(step.to.cell) : step.piece;
        core::Explanation why{PUZZLE_TEXT("dogs", "Card %1 is fixed: it stays where it is."), {card + 1}};
        mark(why, position[card].cell, core::Role::Culprit);
        return why;
    }
    core::Explanation why{PUZZLE_TEXT("dogs", "Card %1 is already there."), {step.piece + 1}};
    if (from.onBoard())
        mark(why, from.cell, core::Role::Moving);
    return why;
}

bool Dogs::solved(const core::Position &position) const
{
    const Board board = this->board(position);
    return board.isFull() && board.mismatches().empty();
}

bool Dogs::hasFixedCards() const
{
    return std::ranges::any_of(m_conditions.fixed, &core::Place::onBoard);
}

int Dogs::colours() const
{
    int most = 0;
    for (const Card &card : m_cards) {
        for (const Half half : card.faces)
            most = std::max(most, colourOf(half));
    }
    return most;
}

} // namespace dogs
