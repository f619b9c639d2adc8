// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <cstdint>
#include <optional>
#include <vector>

namespace session {

class Record;
class Timeline;

enum class Direction { Back, Forward };

/// What a viewer goes to, either way: as a debugger stops at a line, or when a condition becomes true.
struct Landmark {
    enum Type : std::uint8_t {
        Frame,        ///< the next one, whatever it shows
        Solution,     ///< a board that a search reported as solved
        Deepest,      ///< where a search turned back, deeper in than it had ever been
        Moment,       ///< a frame that the viewer has named
        Try,          ///< the try of this number in a search, from 1
        TakenBack,    ///< a move of a search is taken back
        DepthAtLeast, ///< where so many moves of a search have come to stand, or more
        DepthAtMost,  ///< where no more than so many are left standing
        Turn,         ///< a move of the player's own after which the goal is out of reach, or in reach again
        Refusal,      ///< a try refused for the reason of this code; any try refused for -1
        Line,         ///< where this step of the method's pseudocode runs, from 1
        Arrival,      ///< a piece comes to the cell of this number, or comes back there
    };

    constexpr Landmark(Type what, qint64 which = 0) : type(what), number(which) {}

    /// Is found by looking at the events one by one, which takes some 3 milliseconds a million.
    bool isScannedFor() const { return type >= Line; }
    friend bool operator==(const Landmark &, const Landmark &) = default;

    Type type;
    qint64 number;
};

using Landmarks = std::vector<Landmark>;

/// The next landmark after `frame`, across acts, in microseconds however many millions of events lie between,
/// unless it is scanned for. `over`: nothing more will come, so that the last act's end may be its deepest
/// point.
std::optional<qint64> landmarkAfter(const Timeline &timeline, Landmark landmark, qint64 frame,
                                    bool over = true);
std::optional<qint64> landmarkBefore(const Timeline &timeline, Landmark landmark, qint64 frame);
/// The nearest of several, either way. Going back, `over` makes no difference.
std::optional<qint64> nextLandmark(const Timeline &timeline, Direction direction, const Landmarks &landmarks,
                                   qint64 frame, bool over = true);

/// The frame of a record at which the solution of this number lies, while the record still keeps it.
/// Solutions are numbered from 1, in the order in which the search reported them.
std::optional<qint64> frameOfSolution(const Record &record, qint64 number);

/// The number of the solution that lies at this frame of a record; 0 when none does.
qint64 solutionAt(const Record &record, qint64 frame);

} // namespace session
