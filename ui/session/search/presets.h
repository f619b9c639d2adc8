// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace session {

/// Returns the ready-made board that begins in this position; null if there is none.
const core::Preset *presetOf(const core::Kind &kind, const core::Puzzle &puzzle, const core::Position &start);

} // namespace session
