// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <optional>

namespace core {

/// The text of a variable without a value, such as the variable of a loop that does not run.
inline constexpr const char *noValue = "–";

inline Variable variable(std::string name, std::string value)
{
    return {std::move(name), std::move(value)};
}
Variable variable(std::string name, std::optional<long long> value);
Variable variable(std::string name, Squares squares);

/// Joins the numbers, without blanks if `largest` has a single digit.
std::string sequence(std::span<const int> numbers, int largest);

/// Returns the position right after `event`, which happens at `before`.
Position positionAfter(Position before, const Event &event);

} // namespace core
