// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace tilings {

/// Returns the notations of boards of polyominoes: drawings of closed cells or of pieces.
std::span<const core::Notation> notations();

} // namespace tilings
