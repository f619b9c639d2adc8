// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// The column of each row's queen, from 1; a point where she is not set. Numbers are set apart by blanks on
/// boards of more than 9 columns.
std::string writeColumns(core::Grid grid, const core::Position &position);
/// Reads what `writeColumns` wrote, blanks or not on a small board. Queens may attack one another.
std::variant<core::Position, core::Fault> readColumns(const Queens &queens, std::string_view text);

/// See Queens::spell and Queens::replay.
std::string spellMoves(const Queens &queens, const core::Position &from, std::span<const core::Step> steps);
std::variant<core::Path, core::Fault> readMoves(const Queens &queens, const core::Position &from,
                                                std::string_view text);

} // namespace queens
