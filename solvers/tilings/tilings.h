// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/puzzle.h"
#include "tilings/pieceset.h"

namespace tilings {

/// The rules: polyominoes cover a rectangle, in which cells may be closed, and all pieces are used. A piece's
/// place is its first cell in raster order and its turn, which is always a canonical one.
class Tilings : public core::Puzzle {
public:
    static constexpr int maxSide = 32;

    Tilings(core::Grid grid, core::PerCell<bool> closed, PieceSet pieces);

    std::string options() const override;
    std::string write(const core::Position &position) const override;
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return m_grid; }
    core::Position start() const override { return core::Position(std::size_t(m_pieces.size())); }
    /// Returns the moves of the first of each group of equal pieces in the box to every place where it may be
    /// laid, and of every piece on the board to every other place and back into the box.
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Path move(const core::Position &position, const core::Step &step) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override;

    const PieceSet &pieces() const { return m_pieces; }
    int kindOf(int piece) const { return m_kinds[piece]; }
    std::string name(int piece) const { return m_pieces.name(kindOf(piece)); }
    const core::PerCell<bool> &closed() const { return m_closed; }
    bool isClosed(int cell) const { return m_closed[cell]; }
    int openCells() const;
    bool hasClosedCells() const { return openCells() < m_grid.size(); }

    /// Returns the cells that a piece of this kind covers there; none if it extends beyond the grid.
    std::optional<CoveredCells> coveredCells(int kind, const core::Place &place) const
    {
        return CoveredCells::of(m_pieces.polyomino(kind).shape(place.turn), m_grid, place.cell);
    }
    /// Calls visit(place, cells) for every place of this kind within the grid, turn by turn, in raster order. The
    /// cells may be closed or covered.
    void forEachPlace(int kind, auto &&visit) const
    {
        for (const std::int8_t turn : m_pieces.turns(kind)) {
            for (std::int16_t cell = 0; cell < m_grid.size(); ++cell) {
                const core::Place place{cell, turn};
                if (const auto cells = coveredCells(kind, place))
                    visit(place, *cells);
            }
        }
    }

private:
    core::Grid m_grid;
    core::PerCell<bool> m_closed;
    PieceSet m_pieces;
    core::PerPiece<std::int8_t> m_kinds;
};

/// Returns the board with other closed cells and pieces. Pieces on it stay if their places are still allowed; at
/// least one cell must be open.
core::Game edited(const Tilings &tilings, const core::Position &position, core::PerCell<bool> closed,
                  const PieceSet &pieces);

/// Returns the kind of the polyomino tilings.
const core::Kind &kind();

} // namespace tilings
