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

/// The jump that was done or undone, as Teller has it.
inline const Jump &jumpOf(const Shape &shape, const core::Event &event)
{
    return shape.jumps()[std::min<std::size_t>(event.reason, shape.jumps().size() - 1)];
}

} // namespace solitaire
