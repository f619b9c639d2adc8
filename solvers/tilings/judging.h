// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tilings/tilings.h"

namespace tilings {

/// Kind::judge: by areas and colours at once, else by an exact cover search of bounded length.
core::Judgement judge(const Tilings &tilings, const core::Position &position, core::Control &control);

/// Kind::hint: the next piece of a solution, where the fewest ways are left; or the one piece that bars all
/// solutions.
core::Hint hint(const Tilings &tilings, const core::Position &position, core::Control &control);

} // namespace tilings
