// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/landmarks.h"

#include <QString>

namespace session {

/// A place at which a viewer wants to stop, like a debugger's breakpoint: a landmark that can be disabled.
struct Stop {
    Landmark landmark;
    bool on = true;

    friend bool operator==(const Stop &, const Stop &) = default;
};

using Stops = std::vector<Stop>;

/// Returns the landmarks of the enabled stops.
Landmarks landmarksOf(const Stops &stops);

/// `writeStop` returns a stop as a text such as "on refusal 3"; `readStop` reads one, and returns none if the text is
/// not valid.
QString writeStop(const Stop &stop);
std::optional<Stop> readStop(const QString &text);

} // namespace session
