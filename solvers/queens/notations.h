// SPDX-License-Identifier: MIT
#pragma once

#include "core/notation.h"

namespace queens {

/// The ways in which people write queens: rows of Q and dots, lists of columns, tables of 0 and 1.
std::span<const core::Notation> notations();

} // namespace queens
