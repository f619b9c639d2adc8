// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "solitaire/shape.h"

#include <algorithm>

namespace solitaire {

inline void mark(core::Explanation &why, const Shape &shape, int hole, core::Role role,
                 std::string label = {})
{
    why.marks.push_back({std::int16_t(shape.cell(hole)), role, std::move(label)});
}

/// Two arguments of an explanation: the row and the column of a hole.
inline void name(core::Explanation &why, const Shape &shape, int hole)
{
    why.arguments.emplace_back(static_cast<long long>(shape.row(hole)));
    why.arguments.emplace_back(static_cast<long long>(shape.column(hole)));
}

inline void markJump(core::Explanation &why, const Shape &shape, const Jump &jump)
{
    mark(why, shape, jump.from, core::Role::Moving);
    mark(why, shape, jump.over, core::Role::Region);
    mark(why, shape, jump.to, core::Role::Target);
}

/// The jump that was done or undone, as Teller has it. Steps of a path come without a reason: then it is
/// known of the peg that jumps, and null of the one jumped over.
inline const Jump *jumpOf(const Shape &shape, const core::Event &event)
{
    if (event.reason > 0 && event.reason <= shape.jumps().size())
        return &shape.jumps()[event.reason - 1U];
    const auto between = [&](const Jump &jump) {
        return shape.cell(jump.from) == event.step.from.cell && shape.cell(jump.to) == event.step.to.cell;
    };
    const auto found = std::ranges::find_if(shape.jumps(), between);
    return found == shape.jumps().end() ? nullptr : &*found;
}

/// What is to be said of a peg of which no more is known than that it was jumped over.
inline core::Explanation jumpedOver(const Shape &shape, const core::Step &step)
{
    core::Explanation why{
        PUZZLE_TEXT("solitaire", "The peg in row %1, column %2 has been jumped over: it leaves the board.")};
    const int cell = step.from.onBoard() ? step.from.cell : step.to.cell;
    const int hole = cell >= 0 && cell < shape.grid().size() ? shape.hole(cell) : -1;
    if (hole < 0)
        return {};
    name(why, shape, hole);
    mark(why, shape, hole, core::Role::Region);
    return why;
}

} // namespace solitaire
