// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace tilings {

/// The ways in which people write boards of polyominoes: drawings of closed cells or of pieces.
std::span<const core::Notation> notations();

} // namespace tilings
