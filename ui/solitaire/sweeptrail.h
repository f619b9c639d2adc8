// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/step.h"
#include "session/timeline.h"

#include <QPointF>

#include <span>
#include <vector>

class QPainter;

namespace ui {

/// A game counted: its jumps, and its sweeps, which are jumps of one peg one after the other.
struct SweepTrail {
    int jumps = 0;
    int sweeps = 0;
    std::vector<int> last; ///< the cells of the last sweep, from where its peg stood

    static SweepTrail of(std::span<const core::Step> steps);
    /// Of the act up to the cursor, or of all that was played by hand since the board was made.
    static SweepTrail upTo(const session::Timeline &timeline);
};

/// The way of a peg over several holes: one line, with an arrow in the middle of each jump. `weight` makes it
/// wider, for small pictures.
void paintSweep(QPainter &painter, const std::vector<QPointF> &points, const board::Style &style,
                double weight = 1);

/// A hole that the peg in the hand can jump into.
void paintTarget(QPainter &painter, QPointF at, const board::Style &style);

} // namespace ui
