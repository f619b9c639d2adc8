// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <vector>

namespace queens {

// The methods of the queens; each is documented in the file of its id.
core::Solver loops();
core::Solver copies();
core::Solver lookback();
core::Solver string();
core::Solver bits();
core::Solver formula();

/// The most queens in a position line; only the method `formula` accepts more than Queens::largest.
inline constexpr int mostByFormula = 1'000'000;

/// Implements Kind::parseLarge.
core::LargeReading readLarge(std::string_view options, std::string_view method);

/// Returns the column of the queen in each row, both counted from 0, in the solution of the method `formula`. The
/// size must have a solution.
std::vector<int> formulaColumns(int size, bool torus = false);

} // namespace queens
