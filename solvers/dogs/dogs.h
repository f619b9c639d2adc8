// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/positionline.h"
#include "core/runsonce.h"
#include "dogs/board.h"
#include "dogs/searchorder.h"

namespace dogs {

/// As many cards as the board has cells; the goal is to lay them all so that on every common edge a head
/// meets a body of its own colour. Piece k is the card numbered k + 1. Any laying is legal, fitting or not;
/// beside the board every card lies unturned.
class Dogs : public core::Puzzle {
public:
    static constexpr int shortest = 2; ///< side of a board, in cells
    static constexpr int longest = 5;

    /// The cards must be as many as the cells. An order says that its deal made them.
    Dogs(core::Grid grid, std::vector<Card> cards, const core::DealOrder &order = {});

    /// Ends with a colon and the cards' faces, which are left out where size and deal tell them.
    std::string options() const override;
    std::string write(const core::Position &position) const override;
    /// Moves separated by spaces, the steps of a move joined by "+": "7''@23" lays card 7, turned twice, on
    /// row 2, column 3, and "7@-" takes it away.
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return m_grid; }
    /// All cards beside the board.
    core::Position start() const override { return core::Position(m_cards.size()); }
    const core::Dealing *dealing() const override { return m_order.deal ? &m_dealing : nullptr; }
    /// Laying, turning and taking away a card; exchanging it with another, on the board or beside it.
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Path move(const core::Position &position, const core::Step &step) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override;

    const std::vector<Card> &cards() const { return m_cards; }
    const Deck &deck() const { return m_deck; }
    const SearchOrder &searchOrder() const { return m_searchOrder; } ///< from the empty board
    Board board(const core::Position &position) const { return {m_grid, m_cards, position}; }
    int colours() const; ///< the highest that a card shows
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

/// The dog cards: square cards with half dogs on their edges, to be laid so that all dogs are whole.
RUNS_ONCE const core::Kind &kind();

} // namespace dogs
