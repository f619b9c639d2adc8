// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"

namespace ui {

/// How far the recursion has come: the exchanges that stand and, in a search, what the present call has
/// tried.
struct Advance {
    std::vector<int> choices; ///< Row::choices
    bool searching = false;   ///< calls before this one have been made, later ones have not
    int tried = 0;            ///< places before this one have had their turn in the present call

    friend bool operator==(const Advance &, const Advance &) = default;
};

} // namespace ui
