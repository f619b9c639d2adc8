// SPDX-License-Identifier: MIT
#include "solitaire/endingshelf.h"

#include "core/watch.h"

namespace solitaire {

namespace {

constexpr std::size_t room = std::size_t(192) << 20; // bytes

} // namespace

EndingShelf &EndingShelf::english()
{
    static EndingShelf shelf;
    return shelf;
}

std::shared_ptr<const Endings> EndingShelf::of(const Problem &problem, core::Control &control)
{
    std::unique_lock lock(m_mutex, std::defer_lock);
    while (!lock.try_lock_for(std::chrono::milliseconds(5))) {
        if (!control.keepGoing({}))
            return nullptr;
    }
    if (m_aims == problem.aims)
        return m_endings;
    m_endings = nullptr; // before the next ones are made: there is room for one only
    m_aims = 0;
    const auto endings = std::make_shared<Endings>(problem);
    core::NullWatch watch(control);
    if (!endings->make(watch, room))
        return nullptr;
    m_aims = problem.aims;
    return m_endings = endings;
}

} // namespace solitaire
