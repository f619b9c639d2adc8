// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <ostream>

namespace app {

/// `cassetete list`: prints the puzzles with their options, boards, deals and methods, in the user's language.
void writeList(core::Kinds kinds, std::ostream &out);

} // namespace app
