// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"

#include <optional>
#include <string_view>

namespace taquin {

/// Reads an arrangement of this grid as people write boards, such as "1 2 3 / 8 _ 4 / 7 6 5": whatever the notation of
/// grids accepts (notations.cpp). Returns nothing if it is none.
std::optional<Board> readWritten(core::Grid grid, std::string_view text);

} // namespace taquin
