// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace taquin {

/// The ways in which people write boards of numbers: rows, brackets, lists, digits.
std::span<const core::Notation> notations();

} // namespace taquin
