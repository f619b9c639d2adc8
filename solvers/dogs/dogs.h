// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/positionline.h"
#include "dogs/board.h"
#include "dogs/searchorder.h"

namespace dogs {

/// A board with as many cards as cells; the goal is to lay all cards so that on every shared edge a head meets a
/// body of the same colour. Piece k is the card numbered k + 1. Every placement is legal, fitting or not; beside
/// the board every card is unturned.
class Dogs : public core::Puzzle {
public:
    static constexpr int shortest = 2; ///< the least number of cells on a side
    static constexpr int longest = 5;

    /// There must be as many cards as cells. `order` names the deal that made them, if any.
    Dogs(core::Grid grid, std::vector<Card> cards, const core::DealOrder &order = {});

    /// Returns the options, which end with a colon and the cards' faces; the faces are left out if size and deal
    /// determine them.
    std::string options() const override;
    std::string write(const core::Position &position) const override;
    /// Returns moves separated by spaces, the steps of a move joined by "+": "7''@23" lays card 7, turned twice, on row
    /// 2, column 3, and "7@-" takes it away.
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return m_grid; }
    /// Returns the position with all cards beside the board.
    core::Position start() const override { return core::Position(m_cards.size()); }
    const core::Dealing *dealing() const override { return m_order.deal ? &m_dealing : nullptr; }
    /// Returns the moves that lay, turn or take away a card, or exchange it with another one, on the board or
    /// beside it.
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Path move(const core::Position &position, const core::Step &step) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override;

    const std::vector<Card> &cards() const { return m_cards; }
    const Deck &deck() const { return m_deck; }
    const SearchOrder &searchOrder() const { return m_searchOrder; } ///< the search order on the empty board
    Board board(const core::Position &position) const { return {m_grid, m_cards, position}; }
    int colours() const; ///< the highest colour on any card
    const core::DealOrder &order() const { return m_order; }

private:
    core::Path moveTo(const Board &board, const core::Step &step) const;

    core::Grid m_grid;
    std::vector<Card> m_cards;
    Deck m_deck;
    SearchOrder m_searchOrder;
    core::DealOrder m_order;
    core::Dealing m_dealing;
};

/// Returns the kind of the dog cards, an edge-matching puzzle.
const core::Kind &kind();

} // namespace dogs
