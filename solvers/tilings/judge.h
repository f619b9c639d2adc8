// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tilings/tilings.h"

namespace tilings {

/// Kind::judge: by areas and colourings at once, else by an exact cover search with a budget.
core::Judgement judge(const Tilings &tilings, const core::Position &position, core::Control &control);

/// Kind::hint: the next piece of a solution, where the fewest options are left; or the one piece that
/// prevents all solutions and is to be taken up.
core::Hint hint(const Tilings &tilings, const core::Position &position, core::Control &control);

} // namespace tilings
