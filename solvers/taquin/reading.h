// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/taquin.h"

namespace taquin {

/// Kind::parse: "4x4" or "4x4,deal=walk,count=300,seed=7", and the tiles row by row with 0 for the gap.
core::Reading read(std::string_view options, std::string_view position);

} // namespace taquin
