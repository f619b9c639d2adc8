// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

/// A puzzle whose solutions are as many as one likes: "pick:5" has five cells, and a piece laid on any of
/// them is a solution. Its methods:
///  - each: all goals, cell by cell; counting, it finds nothing to show
///  - one: the first only
///  - tally: counts only, and for ever
///  - shared: all, with a task for each cell
///  - hungry: runs out of memory after the first
///  - choosy: fits no board
const core::Kind &pick();
