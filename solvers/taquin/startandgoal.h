// SPDX-License-Identifier: MIT
#pragma once

#include "core/cleantext.h"

#include <vector>

namespace taquin {

/// The texts of two boards, with the offsets of the text that they were cut from.
struct StartAndGoal {
    core::CleanText start;
    core::CleanText goal;
    bool hasArrow = false; ///< an arrow between them shows that two boards are meant
};

/// Returns the ways to cut a text into a start and a goal: at an arrow, which points to the goal; at columns that are blank
/// in all lines, where bars and arrows may stand; or, in each line, at its arrow or its widest gap.
std::vector<StartAndGoal> cutIntoStartAndGoal(std::string_view text);

} // namespace taquin
