// SPDX-License-Identifier: MIT
#pragma once

#include "session/landmarks.h"

namespace session {

/// Where a viewer wants to be stopped, as by a debugger's breakpoints: landmarks, each of which can be switched
/// off for a while.
struct Stop {
    Landmark landmark;
    bool on = true;

    friend bool operator==(const Stop &, const Stop &) = default;
};

using Stops = std::vector<Stop>;

/// Those that are on.
Landmarks landmarksOf(const Stops &stops);

/// The reasons for which tries of a record were refused, each with the first event refused for it, in the order
/// in which they came. Looks at all events.
std::vector<qint64> refusalsByReason(const Record &record);

} // namespace session
