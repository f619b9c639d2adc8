// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace queens {

/// Returns the notations of queens: rows of Q and dots, lists of columns, tables of 0 and 1.
std::span<const core::Notation> notations();

} // namespace queens
