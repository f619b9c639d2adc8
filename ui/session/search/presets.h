// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace session {

/// Sets the methods that ready-made boards of this kind are there to show: their ids, in the order of the boards; an
/// empty one where a board shows none.
void setPresetMethods(const core::Kind &kind, std::span<const char *const> ids);

/// Returns the method that a ready-made board is there to show; null if it shows none.
const core::Solver *methodOf(const core::Kind &kind, const core::Preset &preset);

/// Returns the ready-made board that begins in this position; null if there is none.
const core::Preset *presetOf(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &start);

} // namespace session
