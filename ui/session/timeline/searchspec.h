// SPDX-License-Identifier: MIT
#pragma once

#include "core/search.h"

#include <QByteArray>

#include <optional>

namespace session {

/// The data with which a search is run again to restore the events of its act: the request to the method, except the
/// position, and how far the search was shown.
struct SearchSpec {
    enum State {
        Open,    ///< the search can continue
        Stopped, ///< the player ended the search
        Ended,   ///< the search came to its end, and all of it was shown
    };

    core::Goal goal = core::Goal::First;
    core::Values options = {};
    std::uint64_t seed = 1;
    bool pauses = false; ///< whether it pauses at each solution
    State state = Open;
    quint64 found = 0; ///< the number of solutions found when it was stopped; some may not have been shown

    // The following members are used only if the events themselves are missing.
    qint64 events = 0;  ///< the number of events that were shown
    quint64 digest = 0; ///< the digest of these events
    qint64 at = 0;      ///< the number of events before the cursor, or of all
    bool here = false;  ///< whether the viewer is in this act
    /// Whether only the first `at` events are restored, since another act follows them.
    bool isTruncated = false;

    friend bool operator==(const SearchSpec &, const SearchSpec &) = default;
};

/// Returns the search spec in the form of saved games: words in one line.
QByteArray writeSearchSpec(const SearchSpec &spec);
/// Reads a search spec; returns none if the line is not understood.
std::optional<SearchSpec> readSearchSpec(const QByteArray &line);

} // namespace session
