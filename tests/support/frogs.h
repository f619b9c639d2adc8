// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace frogs {

/// Frogs and toads (Lucas 1883): as many of each on a row with one free cell between them. Frogs only move
/// to the right and toads to the left, to the next cell or over one animal of the other kind, until they
/// have changed sides. This is the example puzzle of ARCHITECTURE.md, complete, and under the contract
/// tests.
const core::Kind &kind();

} // namespace frogs
