// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/endings.h"

#include <memory>
#include <mutex>

namespace solitaire {

/// Keeps the latest Endings of the English board: while a game is played its position class and its end stay
/// the same, so that they serve the verdict on every position of it. They take up to 2 s and 200 MB. Shared
/// by threads.
class EndingShelf {
public:
    static EndingShelf &english();

    /// Null when it was stopped while they were made.
    std::shared_ptr<const Endings> of(const Problem &problem, core::Control &control);

private:
    std::timed_mutex m_mutex;
    Pegs m_aims = 0;
    std::shared_ptr<const Endings> m_endings;
};

} // namespace solitaire
