// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/crossing.h"

#include <mutex>

namespace solitaire {

/// The boards of all games from an empty middle to a peg in the middle of the English board, made when first
/// asked for (some 0.3 s; 10 MB stay): the verdict on a position of such a game is one look-up. The one atlas
/// is shared by threads.
class Atlas {
public:
    static Atlas &english();

    /// Whether the atlas is about such a problem: a last peg may stand in the middle.
    static bool covers(const Problem &problem)
    {
        return &problem.shape == &englishShape() && (problem.aims & bit(middle)) && problem.jumps() > 1;
    }
    /// Nothing when the atlas cannot tell (the position is not of such a game) or when it was stopped while
    /// it was made; what is made stays and is gone on with.
    std::optional<bool> isWinnable(Pegs pegs, core::Control &control);

private:
    static constexpr int middle = 32;

    Atlas();
    bool makeReady(core::Control &control);

    std::timed_mutex m_mutex;
    Crossing<std::uint32_t> m_crossing;
    bool m_ready = false;
};

} // namespace solitaire
