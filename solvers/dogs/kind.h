// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace dogs {

/// The dog cards: square cards with half dogs on their edges, to be laid so that all dogs are whole.
const core::Kind &kind();

} // namespace dogs
