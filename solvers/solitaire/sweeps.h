// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace solitaire {

/// The method `sweeps`, see Fewest: a game with as few sweeps as there can be. Bergholt (1912) found one of
/// 18 from the middle to the middle of the English board; that none has fewer, Beasley proved (The Ins and
/// Outs of Peg Solitaire, 1985). A node is a board worked on.
core::Solver sweeps();

} // namespace solitaire
