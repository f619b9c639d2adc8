// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace taquin {

/// The taquin, or fifteen puzzle: sliding tiles and one gap.
const core::Kind &kind();

} // namespace taquin
