// SPDX-License-Identifier: MIT
#include "tilings/variables.h"

#include <algorithm>

namespace tilings {

std::vector<core::Variable> pieceVariables(const Tilings &tilings, const core::Position &before,
                                           const core::Event &event)
{
    const core::Position after = core::positionAfter(before, event);
    const long long laid = std::ranges::count_if(after, &core::Place::onBoard);
    const core::Step &step = event.step;
    const core::Place &place = step.to.onBoard() ? step.to : step.from;
    if (event.type == core::Event::Solution || !place.onBoard())
        return {core::variable("letter", core::noValue), core::variable("row", core::noValue),
                core::variable("column", core::noValue), core::variable("turn", core::noValue),
                core::variable("laid", laid)};
    return {core::variable("letter", tilings.name(step.piece)),
            core::variable("row", tilings.grid().row(place.cell) + 1),
            core::variable("column", tilings.grid().column(place.cell) + 1),
            core::variable("turn", place.turn), core::variable("laid", laid)};
}

} // namespace tilings
