// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace core {

/// Returns the candidate that was probably meant by a mistyped word; empty if none is similar enough. The measure
/// is the Damerau-Levenshtein distance: letters left out, added, changed, or swapped with their neighbour.
std::string_view similarWord(std::string_view word, std::span<const std::string_view> candidates);

} // namespace core
