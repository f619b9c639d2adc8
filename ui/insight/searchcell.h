// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"
#include "insight/visiblerecord.h"

#include <QString>

#include <functional>
#include <span>

namespace insight {

/// A move of a watched search, from the event that made it to the one that took it back. In a search tree
/// laid along time, it is the node of that move together with its subtree.
struct SearchCell {
    enum Outcome {
        InPlace, ///< not taken back yet
        Failed,  ///< taken back without a solution
        Solved,  ///< a solution was found in its subtree
    };

    /// Returns the cell at this depth that contains this boundary. The depth at the boundary must not be smaller.
    static SearchCell at(const VisibleRecord &record, qint64 boundary, qint64 depth);

    qint64 depth = 0; ///< the depth, from 1
    qint64 made = -1; ///< the event that made the move; -1 if it is no longer stored
    qint64 begin = 0; ///< the first boundary after the move was made
    qint64 end = 0;   ///< the boundary at which it was taken back; the record's size plus 1 if it was not
    Outcome outcome = InPlace;
    session::SearchSummary subtree; ///< the summary of the events until the move was taken back
};

/// Names a move by the square names of the board in view; returns an empty text to use the puzzle's notation.
using MoveNames = std::function<QString(std::span<const core::Step> move)>;

/// Returns the steps of the move that the event closes.
core::Path stepsMadeBy(const VisibleRecord &record, qint64 event);
/// Returns the move that the event closes, in the puzzle's notation.
QString moveMadeBy(const core::Puzzle &puzzle, const VisibleRecord &record, qint64 event);

} // namespace insight
