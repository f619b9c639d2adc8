// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace solitaire {

/// Returns the notations of boards of pegs: drawings with signs for pegs and holes.
std::span<const core::Notation> notations();

} // namespace solitaire
