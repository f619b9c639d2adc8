// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "taquin/taquin.h"

namespace taquin {

/// A board with any goal, seen as a board with the usual one, so that the methods need to know only that goal: the
/// tiles are renumbered, and the solutions are translated back. If the goal has its blank elsewhere than in the last
/// cell, the image is the board from which a walk of the blank leads to the goal (Taquin::lastWalk).
class UsualForm {
public:
    enum Orientation : std::uint8_t {
        Upright, ///< every cell stays where it is: for methods whose sentences name rows, columns or directions
        Reflected, ///< the corner nearest to the goal's blank becomes the last cell, so that the walk is shortest
    };

    UsualForm(const Taquin &taquin, Orientation orientation);

    const Taquin &image() const { return *m_image; }

    core::Position toImage(const core::Position &position) const;
    core::Event toImage(core::Event event) const;
    core::Path toImage(std::span<const core::Step> steps) const { return mapped(steps, m_imageTiles); }
    core::Position fromImage(const core::Position &position) const;
    core::Event fromImage(core::Event event) const;
    core::Path fromImage(std::span<const core::Step> steps) const { return mapped(steps, m_tiles); }
    core::Explanation fromImage(core::Explanation explanation) const;

private:
    /// Returns the reflected cell; reflecting it again gives the cell.
    int reflected(int cell) const;
    core::Place reflected(const core::Place &place) const
    {
        return {std::int16_t(reflected(place.cell)), place.turn};
    }
    core::Step mapped(core::Step step, const core::PerPiece<int> &tiles) const;
    core::Path mapped(std::span<const core::Step> steps, const core::PerPiece<int> &tiles) const;

    core::Grid m_grid;
    bool m_swapsColumns = false;
    bool m_swapsRows = false;
    core::PerPiece<int> m_imageTiles; ///< indexed by tile
    core::PerPiece<int> m_tiles;      ///< indexed by tile of the image
    std::unique_ptr<const Taquin> m_image;
};

} // namespace taquin
