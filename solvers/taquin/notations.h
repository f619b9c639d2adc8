// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace taquin {

/// Returns the notations of boards of numbers: rows, brackets, lists, digits.
std::span<const core::Notation> notations();

} // namespace taquin
