// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

namespace anagrams {

/// Reads the parts of a position line: a word, perhaps with ",distinct", and the word as it stands, with a /
/// before what is open. Letters of equal look are told apart by the first exchanges that lead there.
core::Reading read(std::string_view options, std::string_view position);

} // namespace anagrams
