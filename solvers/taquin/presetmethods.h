// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace taquin {

/// Returns the ids of the methods that the ready-made boards are there to show, in the order of the boards. It is empty
/// for a board that shows none.
std::span<const char *const> presetMethods();

} // namespace taquin
