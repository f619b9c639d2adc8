// SPDX-License-Identifier: MIT
#include "solitaire/troop.h"

namespace solitaire {

Troop::Troop(const Shape &shape, const core::Position &position) : m_shape(shape)
{
    for (std::size_t peg = 0; peg < position.size(); ++peg) {
        if (position[peg].onBoard())
            at(shape.hole(position[peg].cell)) = std::int16_t(peg);
        else
            ++m_inBox;
    }
}

Troop::Steps Troop::go(const Jump &jump)
{
    const std::int16_t peg = at(jump.from);
    const std::int16_t other = at(jump.over);
    const core::Place tray{core::Place::box, std::int8_t(m_inBox++)};
    m_left.push_back(other);
    at(jump.to) = peg;
    return {{peg, place(jump.from), place(jump.to), false}, {other, place(jump.over), tray, true}};
}

void Troop::goBack(const Jump &jump)
{
    at(jump.from) = at(jump.to);
    at(jump.over) = m_left.back();
    m_left.pop_back();
    --m_inBox;
}

core::Step Troop::leap(const Jump &jump) const
{
    return {m_pegs[std::size_t(jump.from)], place(jump.from), place(jump.to), false};
}

core::Path pathOf(const Shape &shape, const core::Position &from, std::span<const Jump *const> jumps)
{
    Troop troop(shape, from);
    core::Path path;
    path.reserve(2 * jumps.size());
    for (const Jump *const jump : jumps) {
        const Troop::Steps steps = troop.go(*jump);
        path.push_back(steps.leap);
        path.push_back(steps.leave);
    }
    return path;
}

} // namespace solitaire
