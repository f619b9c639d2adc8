// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

#include <functional>
#include <optional>
#include <string>
#include <variant>

namespace core {

/// A solution as a list of words, one for each square or column. There may be 10^8 words, so each is generated
/// when it is written.
struct LargeSolution {
    std::uint64_t given = 0; ///< the number of leading words that the board already contained
    std::uint64_t size = 0;
    std::function<void(std::string &text, std::uint64_t word)> append;
};

/// A board too large for the window, and for positions with a place for each piece. It can only be solved from its
/// start, by a method that constructs one solution without searching.
struct LargeBoard {
    std::string options; ///< the options in canonical form
    const char *method;  ///< the method's id
    /// Returns the solution, or why there is none. It takes less than a second for 10^8 squares.
    std::function<std::variant<LargeSolution, Explanation>()> solve;
};

/// The result of Kind::parseLarge; empty for a board that Kind::parse reads, and for options without a size.
using LargeReading = std::optional<std::variant<LargeBoard, Fault>>;

} // namespace core
