// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace solitaire {

/// Peg solitaire: jump until one peg is left.
const core::Kind &kind();

} // namespace solitaire
