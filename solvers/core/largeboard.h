// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace core {

/// A solution as a list of words, a square or a column each. Up to 10^8 of them: they are made one by one, as they
/// are written.
struct LargeSolution {
    std::uint64_t given = 0; ///< how many words at the beginning the board had already
    std::uint64_t size = 0;
    std::function<void(std::string &text, std::uint64_t word)> append;
};

/// A board that is too large for the window, and for positions that know a place for each piece. It can only be
/// solved, from its start, by a method that constructs one solution without a search.
struct LargeBoard {
    std::string options; ///< as they are understood
    const char *method;  ///< the id
    /// The solution, or why there is none. 10^8 squares take less than a second.
    std::function<std::variant<LargeSolution, Explanation>()> solve;
};

/// Nothing for a board that Kind::parse reads, and where the options say no size.
using LargeReading = std::optional<std::variant<LargeBoard, Fault>>;

} // namespace core
