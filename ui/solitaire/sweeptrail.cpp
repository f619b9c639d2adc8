// SPDX-License-Identifier: MIT
#include "solitaire/sweeptrail.h"

namespace ui {

SweepTrail SweepTrail::of(std::span<const core::Step> steps)
{
    SweepTrail trail;
    int peg = -1;
    for (const core::Step &step : steps) {
        if (!step.from.onBoard() || !step.to.onBoard())
            continue; // the peg jumped over
        ++trail.jumps;
        if (step.piece != peg) {
            ++trail.sweeps;
            peg = step.piece;
            trail.last = {step.from.cell};
        }
        trail.last.push_back(step.to.cell);
    }
    return trail;
}

SweepTrail SweepTrail::upTo(const session::Timeline &timeline)
{
    const session::Act &act = timeline.act();
    if (act.type == session::Act::Hand) {
        if (const core::Path path = timeline.past(); !path.empty())
            return of(path);
    }
    return of(act.record.standing(timeline.eventsBefore()));
}

} // namespace ui
