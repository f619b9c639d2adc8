// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/solitaire.h"

namespace solitaire {

/// Which peg stands in which hole: what turns jumps into steps. A jump is two steps and one move.
class Troop {
public:
    Troop(const Shape &shape, const core::Position &position);

    struct Steps {
        core::Step leap;  ///< of the peg that jumps
        core::Step leave; ///< of the peg jumped over
    };
    /// The steps of a legal jump, taken.
    Steps go(const Jump &jump);
    /// The latest jump that is not yet taken back.
    void goBack(const Jump &jump);
    /// The step that a jump would begin with.
    core::Step leap(const Jump &jump) const;

private:
    std::int16_t &at(int hole) { return m_pegs[std::size_t(hole)]; }
    core::Place place(int hole) const { return {std::int16_t(m_shape.cell(hole))}; }

    const Shape &m_shape;
    std::array<std::int16_t, Shape::mostHoles> m_pegs{}; ///< by hole
    std::vector<std::int16_t> m_left;                    ///< pegs that jumps have sent to the box
    int m_inBox = 0;
};

/// The steps of these jumps.
core::Path pathOf(const Shape &shape, const core::Position &from, std::span<const Jump *const> jumps);

} // namespace solitaire
