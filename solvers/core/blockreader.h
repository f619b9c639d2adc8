// SPDX-License-Identifier: MIT
#pragma once

#include "core/importboard.h"

#include <string_view>
#include <vector>

namespace core {

/// Returns the puzzle that the line names before its colon, or whose id is the whole line. Other names are also words,
/// which are boards of anagrams, so they need the colon.
const Kind *kindNamed(Kinds kinds, std::string_view line);

/// Reads one block of a cleaned text: consecutive lines that belong together, the first of which has this role.
std::vector<ImportedBoard> readBlock(Kinds kinds, std::string_view block, LineRole role);

} // namespace core
