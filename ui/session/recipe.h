// SPDX-License-Identifier: MIT
#pragma once

#include "core/search.h"

#include <QByteArray>

#include <optional>

namespace session {

/// With what the events of an act are found again: what a method was asked, beside its position, and how far it
/// was shown.
struct Recipe {
    enum State {
        Open,    ///< the search can go on
        Stopped, ///< ended by the player
        Ended,   ///< it came to its end, and all of it was shown
    };

    core::Goal goal = core::Goal::First;
    core::Values options = {};
    std::uint64_t seed = 1;
    bool pauses = false; ///< at each solution
    State state = Open;
    quint64 found = 0; ///< solutions, when it was stopped; some may lie behind what was shown

    // Where the events are there, they say this themselves.
    qint64 events = 0;  ///< that were shown
    quint64 digest = 0; ///< of these
    qint64 at = 0;      ///< how many of them come before the viewer, or all
    bool here = false;  ///< the viewer is in this act
    bool cut = false;   ///< only these are wanted, since something else was done there

    friend bool operator==(const Recipe &, const Recipe &) = default;
};

/// As saved games have it: words in one line.
QByteArray writeRecipe(const Recipe &recipe);
/// None where the line is not understood.
std::optional<Recipe> readRecipe(const QByteArray &line);

} // namespace session
