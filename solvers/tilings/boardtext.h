// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// What stands for one cell in the board text: the letter of the piece on it, '.' for an empty cell, '#' for
/// a closed one.
struct Sign {
    char letter = '.';
    int apostrophes = 0; ///< behind the letter
    std::size_t at = 0;  ///< in the text

    bool isSameAs(const Sign &other) const
    {
        return letter == other.letter && apostrophes == other.apostrophes;
    }
};

/// The position part of the position line: a sign for each cell, row by row with '/' between the rows. Equal
/// pieces that touch are told apart by apostrophes where their letters alone would be read otherwise.
std::string writeBoard(const Tilings &tilings, const core::Position &position);

/// The signs of a board text, one for each cell of the grid; blanks between them mean nothing.
std::variant<core::PerCell<Sign>, core::Fault> readSigns(const core::Grid &grid, std::string_view text);

/// The position that the signs show.
std::variant<core::Position, core::Fault> readBoard(const Tilings &tilings, const core::PerCell<Sign> &signs);

} // namespace tilings
