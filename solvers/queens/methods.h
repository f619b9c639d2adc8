// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/runsonce.h"

#include <vector>

namespace queens {

// The methods; each is told in the file of its id.
RUNS_ONCE core::Solver loops();
RUNS_ONCE core::Solver copies();
RUNS_ONCE core::Solver lookback();
RUNS_ONCE core::Solver string();
RUNS_ONCE core::Solver bits();
RUNS_ONCE core::Solver formula();

/// So many queens can be asked for in a position line, more than Queens::largest only of the method `formula`.
inline constexpr int mostByFormula = 1'000'000;

/// Kind::parseLarge.
core::LargeReading readLarge(std::string_view options, std::string_view method);

/// The column of each row's queen, both from 0, in the solution that the method `formula` writes down. The
/// size must have a solution.
std::vector<int> formulaColumns(int size);

} // namespace queens
