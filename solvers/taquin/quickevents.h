// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace taquin {

/// The lines of the pseudocode of `quick`.
enum class QuickLine : std::uint8_t { None, Single, Pair, Nearest, Windows };

} // namespace taquin
