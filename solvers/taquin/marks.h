// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "taquin/direction.h"

namespace taquin {

inline void mark(core::Explanation &why, int cell, core::Role role)
{
    why.marks.push_back({std::int16_t(cell), role, {}});
}

/// The cells that the gap comes to, the last one too.
inline void markRoute(core::Explanation &why, const core::Grid &grid, int gap, const Route &route)
{
    for (const Direction direction : route) {
        gap = next(grid, gap, direction);
        mark(why, gap, core::Role::Route);
    }
}

} // namespace taquin
