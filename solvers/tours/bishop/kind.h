// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tours/bishop/bishop.h"

namespace tours {

/// Returns the kind of the bishop's tour: all squares of a colour, each at most once in either sense.
const core::Kind &bishopKind();

/// Judges whether a tour goes on from here. A theorem or a square that can no longer be visited may decide it at
/// once; otherwise, a search does within a node limit, in some tenths of a second. The judgement is unknown if the
/// limit is too low. `hintBishop` returns the next step.
core::Judgement judgeBishop(const Bishop &bishop, const core::Position &position,
                            core::SearchContext &context);
core::Hint hintBishop(const Bishop &bishop, const core::Position &position, core::SearchContext &context);

} // namespace tours
