// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tilings/tilings.h"

namespace tilings {

/// Implements Kind::judge: by areas and colourings if they decide at once, otherwise by an exact cover search with
/// a budget.
core::Judgement judge(const Tilings &tilings, const core::Position &position, core::SearchContext &context);

/// Implements Kind::hint: returns the next piece of a solution, at the item with the fewest options left; if there
/// is no solution, a piece without which there is one.
core::Hint hint(const Tilings &tilings, const core::Position &position, core::SearchContext &context);

} // namespace tilings
