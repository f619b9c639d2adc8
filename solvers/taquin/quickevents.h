// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace taquin {

/// The lines of the listing of `quick`.
enum class QuickLine : std::uint8_t { None, Single, Pair, Nearest, Windows };

} // namespace taquin
