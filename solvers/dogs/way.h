// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"

namespace dogs {

/// Legal moves from one position to another: cards that must go elsewhere are taken away first, then every
/// card is laid or turned.
core::Path way(const core::Position &from, const core::Position &to);

} // namespace dogs
