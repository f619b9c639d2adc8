// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace anagrams {

/// The lines of the pseudocode of `swaps`.
enum class SwapLine : std::uint8_t { None, SetOut, Whole, Stay, Exchange, SkipEqual, Back };

namespace swaps {
core::Solver solver();
}
namespace words {
core::Solver solver();
}

/// Implements Kind::notations: words.
std::span<const core::Notation> notations();

} // namespace anagrams
