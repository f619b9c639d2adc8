// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// How many ways there are to set the queens, attacked or not.
core::Explanation extent(const core::Puzzle &puzzle);

} // namespace queens
