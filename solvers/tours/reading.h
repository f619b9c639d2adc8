// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// Kind::parse of the two: "8x8", "8x8,closed" (the knight alone), "8x8,start=c5", and the squares in their
/// order.
core::Reading readKnight(std::string_view options, std::string_view position);
core::Reading readBishop(std::string_view options, std::string_view position);

} // namespace tours
