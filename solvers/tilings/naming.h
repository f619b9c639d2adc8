// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// Kind::caption: the letters of the pieces in the order of their first cells.
std::string caption(const Tilings &tilings, const core::Position &position);

/// Kind::extent: in how many ways the pieces could be laid, each as if it were alone.
core::Explanation extent(const Tilings &tilings);

} // namespace tilings
