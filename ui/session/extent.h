// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace session {

struct Act;

/// How much acts hold. What is played and what is read are held to the same greatest extent, so that a game
/// that could be played can be read again.
struct Extent {
    qint64 acts = 0;
    qint64 steps = 0;  ///< in the acts' records, and in the dealings of their boards
    qint64 places = 0; ///< of the positions that the acts start from: pieces or cells, whichever are more
    qint64 kept = 0;   ///< characters of moments, and of lines that this version does not know

    /// Of one act; the act before it, if any, has a board's dealing for it.
    static Extent of(const Act &act, const Act *before);

    Extent &operator+=(const Extent &other);
    Extent &operator-=(const Extent &other);
    bool within(const Extent &most) const;
};

/// About one gigabyte, in memory as in a text.
inline constexpr Extent largestExtent{200'000, 40'000'000, 24'000'000, 16'000'000};

} // namespace session
