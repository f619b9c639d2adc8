// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/positionline.h"
#include "dogs/board.h"
#include "dogs/searchorder.h"

namespace dogs {

/// The conditions of a board beyond its cards.
struct Conditions {
    Half frame = 0; ///< the plain edge that all cards must show at the border; 0 if anything may be there
    core::Position fixed = {}; ///< the places of the fixed cards; the others are beside the board

    friend bool operator==(const Conditions &, const Conditions &) = default;
};

/// A board with as many cards as cells; the goal is to lay all cards so that on every shared edge a head meets a
/// body of the same colour or, if the cards have plain edges, two equal ones meet. Piece k is the card numbered
/// k + 1. Every placement is legal, fitting or not, except that fixed cards stay where they are; beside the board
/// every card is unturned.
class Dogs : public core::Puzzle {
public:
    static constexpr int shortest = 2; ///< the least number of cells on a side
    static constexpr int longest = 6;

    /// There must be as many cards as cells, all with halves of dogs or all with plain edges. The fixed cards, if any,
    /// lie on different cells. `order` names the deal that made the cards, if any.
    Dogs(core::Grid grid, std::vector<Card> cards, Conditions conditions = {},
         const core::DealOrder &order = {});

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
    /// Returns the position with all cards beside the board, except the fixed ones.
    core::Position start() const override { return m_conditions.fixed; }
    const core::Dealing *dealing() const override { return m_order.deal ? &m_dealing : nullptr; }
    /// Returns the moves that lay, turn or take away a card, or exchange it with another one, on the board or
    /// beside it.
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Path move(const core::Position &position, const core::Step &step) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override;

    const std::vector<Card> &cards() const { return m_cards; }
    const Deck &deck() const { return m_deck; }
    const SearchOrder &searchOrder() const { return m_searchOrder; } ///< the search order from the start
    Board board(const core::Position &position) const
    {
        return {m_grid, m_cards, m_conditions.frame, position};
    }
    int colours() const; ///< the highest colour or kind on any card
    bool hasPlainEdges() const { return isPlain(m_cards.front().faces[North]); }
    Half frame() const { return m_conditions.frame; }
    const Conditions &conditions() const { return m_conditions; }
    bool isFixed(int card) const { return m_conditions.fixed[card].onBoard(); }
    bool hasFixedCards() const;
    const core::DealOrder &order() const { return m_order; }

private:
    bool isHeld(const Board &board, const core::Place &place) const;
    core::Path moveTo(const Board &board, const core::Step &step) const;

    core::Grid m_grid;
    std::vector<Card> m_cards;
    Conditions m_conditions;
    Deck m_deck;
    SearchOrder m_searchOrder;
    core::DealOrder m_order;
    core::Dealing m_dealing;
};

/// Returns the kind of the dog cards, an edge-matching puzzle.
const core::Kind &kind();

} // namespace dogs
