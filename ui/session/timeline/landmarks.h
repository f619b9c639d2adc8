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

/// A frame that a viewer can go to, in either direction: as a debugger stops at a line, or when a condition
/// becomes true.
struct Landmark {
    enum Type : std::uint8_t {
        Frame,        ///< the next frame, whatever it shows
        End,          ///< the last frame of all, once no more will come
        Solution,     ///< a board that a search reported as solved
        Deepest,      ///< a place where a search turned back, deeper than it had ever been
        Moment,       ///< a frame that the viewer has named
        Try,          ///< the try of this number in a search, from 1
        TakenBack,    ///< a move of a search is taken back
        DepthAtLeast, ///< a frame at which the depth of a search has risen to this number of moves, or more
        DepthAtMost,  ///< a frame at which the depth of a search has fallen to this number of moves, or fewer
        Turn,         ///< a move of the player's own after which the goal is out of reach, or in reach again
        Refusal,      ///< a try refused for the reason with this code; any refused try for -1
        // Types from here on are found by looking at each event; those above by counts or an index.
        Line,    ///< a frame at which this step of the method's pseudocode runs, from 1
        Arrival, ///< a piece moves to the cell of this number, or returns to it
    };

    constexpr Landmark(Type what, qint64 which = 0) : type(what), number(which) {}

    /// Returns whether the landmark is found by examining the events one by one, which takes some 3 milliseconds per
    /// million.
    bool isScannedFor() const { return type >= Line; }
    friend bool operator==(const Landmark &, const Landmark &) = default;

    Type type;
    qint64 number;
};

using Landmarks = std::vector<Landmark>;

/// Returns the next landmark after `frame`, across acts. Takes microseconds, however many millions of events
/// lie between, unless the landmark is scanned for. `over` means that no more events will come, so that the
/// last act's end may be its deepest point.
std::optional<qint64> landmarkAfter(const Timeline &timeline, Landmark landmark, qint64 frame,
                                    bool over = true);
std::optional<qint64> landmarkBefore(const Timeline &timeline, Landmark landmark, qint64 frame);
/// Returns the nearest of several landmarks in this direction. Going back, `over` makes no difference.
std::optional<qint64> nextLandmark(const Timeline &timeline, Direction direction, const Landmarks &landmarks,
                                   qint64 frame, bool over = true);

/// Returns the frame of the solution of this number in a record; none if the record no longer contains it. Solutions
/// are numbered from 1, in the order in which the search reported them.
std::optional<qint64> frameOfSolution(const Record &record, qint64 number);

/// Returns the number of the solution at this frame of a record; 0 if there is none.
qint64 solutionAt(const Record &record, qint64 frame);

} // namespace session
