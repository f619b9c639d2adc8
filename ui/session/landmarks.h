// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <optional>

namespace session {

class Record;
class Timeline;

enum class Direction { Back, Forward };

/// What a viewer goes to, either way.
enum class Landmark {
    Frame,    ///< the next one, whatever it shows
    Solution, ///< a board that a search reported as solved
    Deepest,  ///< where a search turned back, deeper in than it had ever been
};

/// The next landmark after `frame`, across acts, in microseconds however many millions of events lie between.
/// `over`: nothing more will come, so that the last act's end may be its deepest point.
std::optional<qint64> landmarkAfter(const Timeline &timeline, Landmark landmark, qint64 frame,
                                    bool over = true);
std::optional<qint64> landmarkBefore(const Timeline &timeline, Landmark landmark, qint64 frame);
/// Either of them. Going back, `over` makes no difference.
std::optional<qint64> nextLandmark(const Timeline &timeline, Direction direction, Landmark landmark,
                                   qint64 frame, bool over = true);

/// The frame of a record at which the solution of this number lies, while the record still keeps it.
/// Solutions are numbered from 1, in the order in which the search reported them.
std::optional<qint64> frameOfSolution(const Record &record, qint64 number);

/// The number of the solution that lies at this frame of a record; 0 when none does.
qint64 solutionAt(const Record &record, qint64 frame);

} // namespace session
