// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/taquin.h"

namespace taquin {

/// The next move: of a shortest way where one is found within a budget of nodes, else of the row method.
core::Hint hint(const Taquin &taquin, const core::Position &position, core::Control &control);

} // namespace taquin
