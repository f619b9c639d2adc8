// SPDX-License-Identifier: MIT
#include "solitaire/variables.h"

#include "solitaire/jumptrace.h"

namespace solitaire {

JumpCall::JumpCall(const Solitaire &puzzle, const core::Position &before, const core::Event &event)
{
    const core::Position after = core::positionAfter(before, event);
    pegs = std::max(countPegs(puzzle.pegs(before)), countPegs(puzzle.pegs(after)));
    if (event.type == core::Event::Refused)
        jump = puzzle.jump(event.step);
    else if (event.type != core::Event::Solution)
        jump = jumpOf(puzzle.board(), event);
}

std::vector<core::Variable> jumpVariables(const Solitaire &puzzle, const core::Position &before,
                                          const core::Event &event)
{
    const JumpCall call(puzzle, before, event);
    const auto name = [&](std::int8_t Jump::*hole) {
        return call.jump ? puzzle.board().nameOf(call.jump->*hole) : core::noValue;
    };
    return {core::variable("source", name(&Jump::from)), core::variable("over", name(&Jump::over)),
            core::variable("target", name(&Jump::to)), core::variable("pegs", call.pegs)};
}

} // namespace solitaire
