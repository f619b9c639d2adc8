// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "dogs/dogs.h"

namespace dogs {

/// Implements Kind::judge: whether the cards on the board can be completed, by the search of `placement` with a
/// limit of nodes.
core::Judgement judge(const Dogs &dogs, const core::Position &position, core::SearchContext &context);

/// Implements Kind::hint: returns the next card to lay, found by a search; if the board cannot be completed, one
/// of the fewest cards that must be taken away.
core::Hint hint(const Dogs &dogs, const core::Position &position, core::SearchContext &context);

} // namespace dogs
