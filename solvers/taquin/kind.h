// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace taquin {

/// The taquin, or fifteen puzzle: sliding tiles and one blank cell.
const core::Kind &kind();

} // namespace taquin
