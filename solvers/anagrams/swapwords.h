// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"
#include "core/event.h"

#include <span>

namespace anagrams {

/// The lines of the pseudocode of `swaps`.
enum class SwapLine : std::uint8_t { None, SetOut, Whole, Stay, Exchange, Same, Back };

std::span<const core::Text> swapListing();

/// What an event of `swaps` means.
core::Explanation explainSwap(const core::Puzzle &puzzle, const core::Position &before,
                              const core::Event &event);

} // namespace anagrams
