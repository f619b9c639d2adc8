// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "core/kind.h"
#include "session/timeline/timeline.h"

namespace session {

/// Rewords what a solver or a rule says for a board of this look. A solver knows no looks, and calls a piece by its
/// number even if the board shows none.
using Wording = core::Explanation (*)(core::Explanation said, const QString &look);

/// Sets the wording of a kind, before the first session of it.
void setWording(const core::Kind &kind, Wording wording);

/// Returns an explanation in the words that fit this board.
core::Explanation worded(const core::Kind &kind, const Instance &instance, core::Explanation said);

} // namespace session
