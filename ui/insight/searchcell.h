// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"
#include "insight/seenrecord.h"

#include <QString>

namespace insight {

/// A move of a watched search, from the event that made it to the one that took it back. Of a search tree laid
/// along time it is the node of that move, with all that was tried beneath it.
struct SearchCell {
    enum Fate {
        Standing, ///< not taken back, so far
        Failed,   ///< taken back without a solution
        Solved,   ///< a solution was found beneath it
    };

    /// The cell in which this boundary lies at this depth; the depth of the boundary is at least as great.
    static SearchCell at(const SeenRecord &record, qint64 boundary, qint64 depth);

    qint64 depth = 0; ///< from 1
    qint64 made = -1; ///< the event that made the move; -1 when it is forgotten
    qint64 begin = 0; ///< the first boundary at which the move stands
    qint64 end = 0;   ///< the first one at which it does not; the record's size plus 1 while it stands
    Fate fate = Standing;
    session::SearchSummary beneath; ///< of the events while it stood
};

/// The move that the event closes, in the puzzle's notation.
QString moveMadeBy(const core::Puzzle &puzzle, const SeenRecord &record, qint64 event);

} // namespace insight
