// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tilings {

/// Returns the position line of a board that its pieces cover, drawn with a letter or a digit for the piece on each cell
/// and # for closed cells, whatever the pieces are; nothing if some letter's cells do not hang together.
std::optional<std::string> lineOfDrawnTiling(std::string_view drawing);

} // namespace tilings
