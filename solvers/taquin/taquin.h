// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/positionline.h"
#include "taquin/board.h"

namespace taquin {

class UsualForm;

/// The sliding-tile puzzle: tiles 1, 2, … on all cells of a grid but one, the blank, into which a neighbouring
/// tile can slide. The usual goal has all tiles in order with the blank last; any other arrangement can be the goal.
/// Piece k is the tile numbered k + 1.
class Taquin : public core::Puzzle {
public:
    static constexpr int shortest = 2; ///< the shortest side of a board, in cells
    static constexpr int longest = 100;

    explicit Taquin(core::Grid grid) : Taquin(Board(grid)) {}
    explicit Taquin(const Board &goal);
    /// Makes a board dealt from its goal.
    Taquin(const Board &goal, const core::DealOrder &order);
    Taquin(core::Grid grid, const core::DealOrder &order) : Taquin(Board(grid), order) {}
    ~Taquin() override;

    std::string options() const override;
    std::string write(const core::Position &position) const override;
    /// Returns a letter u, d, l or r for each step: the direction of the blank. The steps must be slides.
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return m_grid; }
    core::Position start() const override { return m_start; }
    const core::Dealing *dealing() const override { return m_order.deal ? &m_dealing : nullptr; }
    /// Returns the slides of one tile, then of two, and so on: clicking a tile moves all tiles from it to the
    /// blank, one move each.
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override;

    const Board &goal() const { return m_goal; }
    bool hasUsualGoal() const { return m_goalOption.empty() && m_lastWalk.empty(); }
    /// Returns the board as one with the usual goal, upright or reflected (usualform.h); null if its goal is the
    /// usual one.
    const UsualForm *uprightForm() const { return m_uprightForm.get(); }
    const UsualForm *reflectedForm() const { return m_reflectedForm.get(); }
    /// Returns the number that this tile shows. The usual form of a board has other tiles with the same numbers.
    long long number(int tile) const { return m_numbers.empty() ? tile + 1 : m_numbers[tile]; }
    /// Returns the walk of the blank from the ordered board to the goal: the end of every solution of a usual form
    /// whose goal has its blank elsewhere. It is empty for other boards.
    const Route &lastWalk() const { return m_lastWalk; }
    /// Returns the tile on each cell; Board::none for the blank.
    core::PerCell<int> tileAt(const core::Position &position) const;
    /// Returns the cell of the blank.
    int blank(const core::Position &position) const;
    const core::DealOrder &order() const { return m_order; }

private:
    friend class UsualForm;
    struct Image {}; ///< marks the constructor of a usual form, which has no usual forms of its own

    Taquin(Image, const Board &goal, Route lastWalk, core::PerPiece<int> numbers);
    core::Path slide(const Board &board, Direction direction, int tiles) const;

    core::Grid m_grid;
    Board m_goal;
    std::string m_goalOption; ///< the goal in `options`; empty for the usual one
    core::DealOrder m_order;
    core::Dealing m_dealing;
    core::Position m_start;
    core::PerPiece<int> m_numbers; ///< empty if each tile shows its own number
    Route m_lastWalk;
    std::unique_ptr<const UsualForm> m_uprightForm;
    std::unique_ptr<const UsualForm> m_reflectedForm;
};

/// The taquin, or fifteen puzzle: sliding tiles and one blank cell.
const core::Kind &kind();

} // namespace taquin
