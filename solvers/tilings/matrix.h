// SPDX-License-Identifier: MIT
#pragma once

#include "core/exactcover.h"
#include "tilings/board.h"

namespace tilings {

/// The empty cells and the pieces left as the items of an exact cover, the places of these pieces as its
/// options. A kind is one item, however many pieces of it there are.
class Matrix {
public:
    Matrix(const Tilings &tilings, const core::Position &position);

    core::ExactCover &cover() { return m_cover; }
    const core::ExactCover &cover() const { return m_cover; }

    int items() const { return int(m_cells.size() + m_kinds.size()); }
    /// What an item is: a cell, or else a kind.
    bool isCell(int item) const { return item < int(m_cells.size()); }
    int cellOf(int item) const { return m_cells[std::size_t(item)]; }
    int kindOf(int item) const { return m_kinds[std::size_t(item) - m_cells.size()]; }

    int kindOfOption(int option) const { return m_options[std::size_t(option)].kind; }
    const core::Place &placeOf(int option) const { return m_options[std::size_t(option)].place; }
    /// The option of this kind at this place, which must exist.
    int optionOf(int kind, const core::Place &place) const;

private:
    struct Option {
        int kind;
        core::Place place;
    };

    std::vector<std::int16_t> m_cells; ///< by item
    std::vector<int> m_kinds;          ///< by item after the cells
    std::vector<Option> m_options;
    core::ExactCover m_cover;
};

} // namespace tilings
