// SPDX-License-Identifier: MIT
#include "solitaire/atlas.h"

#include "core/watch.h"

#include <limits>

namespace solitaire {

namespace {

Problem middleToMiddle()
{
    const Solitaire game(englishShape(), englishShape().classicHole(), englishShape().classicHole());
    return {game, game.start()};
}

} // namespace

Atlas::Atlas() : m_crossing(middleToMiddle(), Reach<std::uint32_t>::Kept::Links) {}

Atlas &Atlas::english()
{
    static Atlas atlas;
    return atlas;
}

std::optional<bool> Atlas::isWinnable(Pegs pegs, core::Control &control)
{
    std::unique_lock lock(m_mutex, std::defer_lock);
    while (!lock.try_lock_for(std::chrono::milliseconds(5))) {
        if (!control.keepGoing({}))
            return std::nullopt;
    }
    if (!m_ready && !makeReady(control))
        return std::nullopt;
    return m_crossing.isWinnable(pegs);
}

bool Atlas::makeReady(core::Control &control)
{
    core::NullWatch watch(control);
    if (m_crossing.build(watch, std::numeric_limits<std::size_t>::max()) != Reach<std::uint32_t>::End::Done ||
        !m_crossing.markWinnable(watch))
        return false;
    m_crossing.dropLinks();
    m_ready = true;
    return true;
}

} // namespace solitaire
