// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "solitaire/troop.h"

namespace solitaire {

/// Tells a watch of jumps, in steps. Which peg stands where is kept up only while somebody watches. The
/// reason of what was done or undone is the jump's number on its board, from 1.
template <typename Watch>
class Teller {
public:
    Teller(Watch &watch, const Shape &shape, const core::Position &from)
        : m_watch(watch), m_shape(shape), m_troop(shape, from)
    {
    }

    void did(const Jump &jump, int line)
    {
        if constexpr (Watch::sees) {
            const Troop::Steps steps = m_troop.go(jump);
            m_watch.at(line);
            m_watch.did([&] { return steps.leap; }, number(jump));
            m_watch.did([&] { return steps.leave; }, number(jump));
        }
    }
    void undid(const Jump &jump, int line)
    {
        if constexpr (Watch::sees) {
            m_troop.goBack(jump);
            m_watch.at(line);
            m_watch.undid(number(jump));
            m_watch.undid(number(jump));
        }
    }
    void refused(const Jump &jump, int line, int reason)
    {
        if constexpr (Watch::sees) {
            m_watch.at(line);
            m_watch.refused(reason, [&] { return m_troop.leap(jump); });
        }
    }

private:
    int number(const Jump &jump) const { return 1 + int(&jump - m_shape.jumps().data()); }

    Watch &m_watch;
    const Shape &m_shape;
    Troop m_troop;
};

} // namespace solitaire
