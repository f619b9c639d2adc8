// SPDX-License-Identifier: MIT
#pragma once

#include "session/landmarks.h"

#include <QString>

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

/// As text, such as "on refusal 3", and back; nothing where it is no stop.
QString writeStop(const Stop &stop);
std::optional<Stop> readStop(const QString &text);

} // namespace session
