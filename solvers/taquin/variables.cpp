// SPDX-License-Identifier: MIT
#include "taquin/variables.h"

#include <cstdlib>

namespace taquin {

BlankMove::BlankMove(const Taquin &taquin, const core::Position &before, const core::Event &event)
    : after(core::positionAfter(before, event)), poscv(taquin.blank(after))
{
    if (event.type != core::Event::Solution)
        tile = event.step.piece + 1;
}

long long manhattanDistance(core::Grid grid, const core::Position &position)
{
    long long sum = 0;
    for (int tile = 0; tile < int(position.size()); ++tile) {
        const int cell = position[tile].cell;
        sum += std::abs(grid.column(cell) - grid.column(tile)) + std::abs(grid.row(cell) - grid.row(tile));
    }
    return sum;
}

std::vector<core::Variable> distanceVariables(const Taquin &taquin, const core::Position &before,
                                              const core::Event &event)
{
    const BlankMove move(taquin, before, event);
    return {core::variable("tile", move.tile), core::variable("gap", move.poscv),
            core::variable("h", manhattanDistance(taquin.grid(), move.after))};
}

} // namespace taquin
