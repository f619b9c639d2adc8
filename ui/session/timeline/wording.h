// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "core/kind.h"
#include "session/timeline/timeline.h"

namespace session {

/// Rewords an explanation by a solver or a rule for a board with this look. Solvers do not know looks, and name a
/// piece by its number even if the board shows none.
using Wording = core::Explanation (*)(core::Explanation explanation, const QString &look);

/// Sets the wording of a kind; to be called before its first session.
void setWording(const core::Kind &kind, Wording wording);

/// Returns an explanation in the words that suit this board.
core::Explanation worded(const core::Kind &kind, const Instance &instance, core::Explanation explanation);

} // namespace session
