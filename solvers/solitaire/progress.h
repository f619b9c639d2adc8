// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/jumptable.h"

#include <algorithm>

namespace solitaire {

/// How far a game still is from its end: a sum over the pegs that no jump raises. A border through the middle
/// of its range cuts all games in two halves, and the second half of a game, played backwards, is a first
/// half on the complements of its boards.
///
/// On the English board the worths are chosen, by search, so that the first halves meet as few boards as can
/// be: 1.6 million, where the number of pegs would leave 6.3 million. Elsewhere it is the number of pegs.
class Progress {
public:
    explicit Progress(const Shape &shape);

    int of(Pegs pegs) const
    {
        int sum = 0;
        for (std::size_t byte = 0; byte < m_sums.size(); ++byte)
            sum += m_sums[byte][pegs >> 8 * byte & 0xff];
        return sum;
    }
    int total() const { return m_total; }
    /// The jumps that take no more than this; none when it is negative.
    const JumpSet &within(int loss) const { return m_within[std::size_t(std::clamp(loss, -1, m_total) + 1)]; }

private:
    std::array<std::array<std::int16_t, 256>, (Shape::mostHoles + 7) / 8> m_sums{};
    int m_total = 0;
    std::vector<JumpSet> m_within; ///< by loss + 1
};

const Progress &progress(const Shape &shape);

} // namespace solitaire
