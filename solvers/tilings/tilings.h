// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"
#include "tilings/footprint.h"
#include "tilings/pieceset.h"

namespace tilings {

/// Polyominoes that are to cover a rectangle, some cells of which can be closed; all are used. A place is the
/// first cell of the piece in raster order, and its turn, the first of those that lie alike. A piece is laid
/// only where it leaves no hole that the remaining ones cannot fill by their sizes.
class Tilings : public core::Puzzle {
public:
    static constexpr int longest = 32; ///< side of a board

    /// `closed` has an entry for each cell.
    Tilings(core::Grid grid, std::vector<bool> closed, PieceSet pieces);

    std::string options() const override;
    std::string write(const core::Position &position) const override;
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return m_grid; }
    core::Position start() const override { return core::Position(std::size_t(m_pieces.size())); }
    /// Every piece from the box to where it can lie, of equal ones the first; every piece that lies to where
    /// else it can, and back into the box.
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Path move(const core::Position &position, const core::Step &step) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override;

    const PieceSet &pieces() const { return m_pieces; }
    int kindOf(int piece) const { return m_kinds[std::size_t(piece)]; }
    char letter(int piece) const { return m_pieces.letter(kindOf(piece)); }
    const std::vector<bool> &closed() const { return m_closed; }
    bool isClosed(int cell) const { return m_closed[std::size_t(cell)]; }
    int openCells() const;
    bool hasClosedCells() const { return openCells() < m_grid.size(); }

    /// What a piece of this kind covers there; nothing when that is not all on the grid.
    std::optional<Footprint> footprint(int kind, const core::Place &place) const
    {
        return Footprint::of(Polyomino::of(kind).shape(place.turn), m_grid, place.cell);
    }

private:
    core::Grid m_grid;
    std::vector<bool> m_closed;
    PieceSet m_pieces;
    std::vector<std::int8_t> m_kinds; ///< by piece
};

/// The text of closed=: rectangles of cells, "4.4-5.5" from row 4, column 4 to row 5, column 5, with +
/// between them.
std::string writeClosed(const core::Grid &grid, const std::vector<bool> &closed);

} // namespace tilings
