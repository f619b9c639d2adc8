// SPDX-License-Identifier: MIT
#include "tours/variables.h"

#include <algorithm>

namespace tours {

WalkCall::WalkCall(const Tour &tour, const core::Position &before, const core::Event &event)
    : route(tour.route(event.type == core::Event::Undid ? core::positionAfter(before, event) : before))
{
    if (event.type != core::Event::Solution)
        there = event.step.to.cell;
}

std::optional<long long> offsetNumber(core::Grid grid, std::span<const Offset> offsets, int from,
                                      std::optional<int> to)
{
    if (!to)
        return {};
    const auto leadsThere = [&](const Offset &offset) {
        return grid.column(from) + offset.dx == grid.column(*to) &&
               grid.row(from) + offset.dy == grid.row(*to);
    };
    const auto found = std::ranges::find_if(offsets, leadsThere);
    return found == offsets.end() ? std::nullopt : std::optional(found - offsets.begin() + 1);
}

std::optional<long long> rowNumber(core::Grid grid, std::optional<int> cell)
{
    return cell ? std::optional(grid.row(*cell) + 1) : std::nullopt;
}

std::optional<long long> columnNumber(core::Grid grid, std::optional<int> cell)
{
    return cell ? std::optional(grid.column(*cell) + 1) : std::nullopt;
}

std::vector<core::Variable> squareVariables(const Tour &tour, const WalkCall &call)
{
    return {core::variable("here", tour.square(call.here())),
            call.there ? core::variable("there", tour.square(*call.there))
                       : core::variable("there", core::noValue),
            core::variable("number", call.number())};
}

} // namespace tours
