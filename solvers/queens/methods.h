// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <vector>

namespace queens {

// The methods; each is told in the file of its id.
core::Solver loops();
core::Solver copies();
core::Solver lookback();
core::Solver string();
core::Solver bits();
core::Solver formula();

/// The column of each row's queen, both from 0, in the solution that the method `formula` writes down. The
/// size must have a solution.
std::vector<int> formulaColumns(int size);

} // namespace queens
