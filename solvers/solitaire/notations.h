// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace solitaire {

/// The ways in which people write boards of pegs: drawings with signs for pegs and holes.
std::span<const core::Notation> notations();

} // namespace solitaire
