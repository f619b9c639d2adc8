// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// The signs of a position, row by row with / between the rows: the letter of the piece on each cell, . for
/// an empty cell, # for a closed one. Equal pieces that touch are told apart by apostrophes where their
/// letters alone would be read otherwise.
std::string writeMosaic(const Tilings &tilings, const core::Position &position);

/// What stands on each cell of such a text.
struct Sign {
    char letter = '.';
    int marks = 0;      ///< apostrophes behind it
    std::size_t at = 0; ///< in the text

    bool isSameAs(const Sign &other) const { return letter == other.letter && marks == other.marks; }
};

/// The signs of a text, one for each cell of the grid; blanks between them mean nothing.
std::variant<std::vector<Sign>, core::Fault> readSigns(const core::Grid &grid, std::string_view text);

/// The position that the signs show.
std::variant<core::Position, core::Fault> readMosaic(const Tilings &tilings, const std::vector<Sign> &signs);

} // namespace tilings
