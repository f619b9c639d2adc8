// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace queens {

/// The eight queens, and as many on boards of other sizes.
const core::Kind &kind();

} // namespace queens
