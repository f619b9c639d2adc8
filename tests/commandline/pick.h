// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

/// A puzzle with any number of solutions: "pick:5" has five cells, and a piece on any of them is a solution.
/// Its methods:
/// - each: all goals, cell by cell; reports no solutions while counting
/// - one: the first solution only
/// - tally: only counts, endlessly
/// - shared: all goals, with a task for each cell
/// - hungry: runs out of memory after the first solution
/// - choosy: is unsuitable for every board
const core::Kind &pick();
