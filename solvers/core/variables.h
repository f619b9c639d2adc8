// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <optional>

namespace core {

/// What a variable shows while it has no value, as one of a loop that does not run.
inline constexpr const char *noValue = "–";

inline Variable variable(std::string name, std::string value)
{
    return {std::move(name), std::move(value)};
}
Variable variable(std::string name, std::optional<long long> value);

/// Numbers one behind the other: without blanks where each, up to `largest`, is a single digit.
std::string sequence(std::span<const int> numbers, int largest);

/// The position right after the event.
Position positionAfter(Position before, const Event &event);

} // namespace core
