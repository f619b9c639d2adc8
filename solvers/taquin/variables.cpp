// SPDX-License-Identifier: MIT
#include "taquin/variables.h"

#include <cstdlib>

namespace taquin {

BlankMove::BlankMove(const Taquin &taquin, const core::Position &before, const core::Event &event)
    : after(core::positionAfter(before, event)), poscv(taquin.blank(after))
{
    if (event.type != core::Event::Solution)
        tile = int(taquin.number(event.step.piece));
}

long long manhattanDistance(const Taquin &taquin, const core::Position &position)
{
    const core::Grid grid = taquin.grid();
    long long sum = 0;
    for (int tile = 0; tile < int(position.size()); ++tile) {
        const int cell = position[tile].cell;
        const int home = taquin.goal().cell(tile);
        sum += std::abs(grid.column(cell) - grid.column(home)) + std::abs(grid.row(cell) - grid.row(home));
    }
    return sum;
}

std::vector<core::Variable> distanceVariables(const Taquin &taquin, const core::Position &before,
                                              const core::Event &event)
{
    const BlankMove move(taquin, before, event);
    return {core::variable("tile", move.tile), core::variable("gap", move.poscv),
            core::variable("h", manhattanDistance(taquin, move.after))};
}

} // namespace taquin
