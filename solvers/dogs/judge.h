// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "dogs/dogs.h"

namespace dogs {

/// Kind::judge: whether what lies on the board can be completed, found by the search of `placement` within a
/// bounded number of nodes.
core::Judgement judge(const Dogs &dogs, const core::Position &position, core::Control &control);

/// Kind::hint: the next card to be laid, from a search; when the board cannot be completed, the card to be
/// taken away so that as few as possible are.
core::Hint hint(const Dogs &dogs, const core::Position &position, core::Control &control);

} // namespace dogs
