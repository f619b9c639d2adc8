// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// The bishop's tour: all squares of a colour, each at most once in either sense.
const core::Kind &bishopKind();

} // namespace tours
