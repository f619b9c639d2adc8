// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/positionline.h"
#include "taquin/board.h"

namespace taquin {

/// The sliding-tile puzzle: tiles 1, 2, … on all cells of a grid but one, the blank, into which a neighbouring
/// tile can slide. The goal has all tiles in order with the blank last. Piece k is the tile numbered k + 1.
class Taquin : public core::Puzzle {
public:
    static constexpr int shortest = 2; ///< the shortest side of a board, in cells
    static constexpr int longest = 100;

    explicit Taquin(core::Grid grid);
    /// Makes a board dealt from the ordered board.
    Taquin(core::Grid grid, const core::DealOrder &order);

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

    core::Position ordered() const { return Board(m_grid).position(); }
    /// Returns the tile on each cell; Board::none for the blank.
    core::PerCell<int> tileAt(const core::Position &position) const;
    /// Returns the cell of the blank.
    int blank(const core::Position &position) const;
    const core::DealOrder &order() const { return m_order; }

private:
    core::Path slide(const Board &board, Direction direction, int tiles) const;

    core::Grid m_grid;
    core::DealOrder m_order;
    core::Dealing m_dealing;
    core::Position m_start;
};

/// The taquin, or fifteen puzzle: sliding tiles and one blank cell.
const core::Kind &kind();

} // namespace taquin
