// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace session {

struct Act;

/// The size of acts. Playing and reading have the same limit, so that every game that could be played can be read
/// again.
struct GameSize {
    qint64 acts = 0;
    qint64 steps = 0;  ///< steps in the acts' records, and in the dealings of their boards
    qint64 places = 0; ///< the sizes of the acts' start positions: pieces or cells, whichever are more
    qint64 kept = 0;   ///< characters of moments, and of lines that this version does not know

    /// Returns the size of one act. The dealing of its board is not counted if `before`, the act before it,
    /// has the same board.
    static GameSize of(const Act &act, const Act *before);

    GameSize &operator+=(const GameSize &other);
    GameSize &operator-=(const GameSize &other);
    bool within(const GameSize &most) const;
};

/// The largest size of a game: about one gigabyte, in memory as in a text.
inline constexpr GameSize largestGameSize{200'000, 40'000'000, 24'000'000, 16'000'000};

} // namespace session
