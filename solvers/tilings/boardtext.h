// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

inline constexpr std::string_view blanks = " \t\r\n"; ///< the blanks between signs and between moves

/// The sign of a cell in the board text: the name of the piece on it, "." if it is empty, "#" if it is closed.
struct Sign {
    std::string_view name = "."; ///< a part of the text
    int apostrophes = 0;         ///< the number of apostrophes after the name
    std::size_t at = 0;          ///< the offset in the text

    bool isEmpty() const { return name == "."; }
    bool isClosed() const { return name == "#"; }

    bool isSameAs(const Sign &other) const { return name == other.name && apostrophes == other.apostrophes; }
};

/// Returns the position part of the position line: a sign for each cell, row by row, with '/' between the rows.
/// Apostrophes distinguish touching equal pieces if their names alone would be read differently.
std::string writeBoard(const Tilings &tilings, const core::Position &position);

/// Reads the signs of a board text, one for each cell of the grid; blanks between them are ignored.
std::variant<core::PerCell<Sign>, core::Fault> readSigns(const core::Grid &grid, std::string_view text);

/// Returns the position that the signs show.
std::variant<core::Position, core::Fault> readBoard(const Tilings &tilings, const core::PerCell<Sign> &signs);

} // namespace tilings
