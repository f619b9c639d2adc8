// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tilings/tilings.h"

namespace tilings {

/// Implements Kind::judge: by areas and colourings if they decide at once, else by an exact cover search with a budget.
core::Judgement judge(const Tilings &tilings, const core::Position &position, core::SearchContext &context);

/// Implements Kind::hint: returns the next piece of a solution, at the item with the fewest options left, or the one
/// piece that prevents all solutions and must be taken up.
core::Hint hint(const Tilings &tilings, const core::Position &position, core::SearchContext &context);

} // namespace tilings
