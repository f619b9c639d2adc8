// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/step.h"
#include "session/timeline/timeline.h"

#include <QPointF>

#include <span>
#include <vector>

class QPainter;

namespace ui {

/// The jumps of a game and its sweeps. A sweep is a sequence of consecutive jumps of one peg.
struct SweepTrail {
    int jumps = 0;
    int sweeps = 0;
    std::vector<int> last; ///< the cells of the last sweep, beginning with the one from which its peg started

    static SweepTrail of(std::span<const core::Step> steps);
    /// Returns the trail of all jumps that stand since the board was set up or, if the first of them are forgotten, of
    /// those of the act in view.
    static SweepTrail upTo(const session::Timeline &timeline);
};

/// Draws a sweep through these points as one line with an arrow in the middle of each jump. `weight` widens the line,
/// for small pictures.
void paintSweep(QPainter &painter, const std::vector<QPointF> &points, const board::Style &style,
                double weight = 1);

} // namespace ui
