// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <vector>

namespace queens {

/// Whether there is room for so many queens on so many squares a side: always, but for 2 and 3.
inline bool hasSolution(int size)
{
    return size == 1 || size >= 4;
}

/// The column of each row's queen, both from 0, by a closed formula (E. Pauls, Das Maximalproblem der Damen
/// auf dem Schachbrete, Deutsche Schachzeitung 1874). The size must have a solution.
std::vector<int> formulaColumns(int size);

/// The method `formula`: writes that solution down. It needs a board whose queens, if any, already stand
/// where it would set them.
core::Solver formula();

} // namespace queens
