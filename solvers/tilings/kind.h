// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tilings {

/// Tilings: polyominoes that are to cover a board.
const core::Kind &kind();

} // namespace tilings
