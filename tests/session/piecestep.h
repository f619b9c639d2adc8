// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"

/// Returns a step of piece 0 from one cell to another.
inline core::Step step(int from, int to, bool closes = true)
{
    return {0, {std::int16_t(from)}, {std::int16_t(to)}, closes};
}
