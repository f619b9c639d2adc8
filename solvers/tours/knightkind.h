// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// The knight's tour: every square of a board once, by a knight's jumps.
const core::Kind &knightKind();

} // namespace tours
