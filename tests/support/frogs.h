// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace frogs {

/// Frogs and toads (Lucas 1883): equal numbers of both on a row with one free cell between them. Frogs only
/// move to the right and toads to the left, to the next cell or over one animal of the other kind, until they
/// have changed sides. This is the complete example puzzle of ARCHITECTURE.md; the contract tests cover it.
const core::Kind &kind();

} // namespace frogs
