// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace core {

/// Returns the candidate that was probably meant by a mistyped word; empty if none is near enough. The distance is
/// that of Damerau and Levenshtein: letters left out, added, changed, or exchanged with their neighbours.
std::string_view similarWord(std::string_view word, std::span<const std::string_view> candidates);

} // namespace core
