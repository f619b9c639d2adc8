// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "dogs/dogs.h"

namespace dogs {

/// Implements Kind::judge: whether the cards on the board can be completed, found by the search of `placement` within a
/// bounded number of nodes.
core::Judgement judge(const Dogs &dogs, const core::Position &position, core::SearchContext &context);

/// Implements Kind::hint: returns the next card to be laid, from a search; if the board cannot be completed, the card
/// to take away so that as few as possible are taken away.
core::Hint hint(const Dogs &dogs, const core::Position &position, core::SearchContext &context);

} // namespace dogs
