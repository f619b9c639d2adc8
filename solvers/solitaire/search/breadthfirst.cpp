// SPDX-License-Identifier: MIT
#include "solitaire/search/breadthfirst.h"

#include <cstdlib>

namespace solitaire {

namespace {

/// Returns the weight of a hole, from its row and column distances to the middle, since the board is symmetrical.
/// The weights add up to an odd number, so that no position is on the border.
int englishWorth(const Board &board, int hole)
{
    const int row = std::abs(board.row(hole) - 4);
    const int column = std::abs(board.column(hole) - 4);
    constexpr int worths[4][4] = {{9, 7, 9, 0}, {7, 2, 8, -5}, {9, 8, 0, 0}, {0, -5, 0, 0}};
    return worths[row][column];
}

} // namespace

template <typename Jumps>
ResourceCount<Jumps>::ResourceCount(const Board &board)
{
    PerHole<int> worths{};
    for (int hole = 0; hole < board.holes(); ++hole) {
        worths[hole] = &board == &englishBoard() ? englishWorth(board, hole) : 1;
        m_total += worths[hole];
        auto &sums = m_sums[std::size_t(hole) / 8];
        for (std::size_t byte = 0; byte < 256; ++byte) {
            if (byte >> hole % 8 & 1)
                sums[byte] = std::int16_t(sums[byte] + worths[hole]);
        }
    }
    const Jumps &table = jumpTable<Jumps>(board);
    m_jumpsLosing.resize(std::size_t(m_total) + 2);
    for (std::size_t index = 0; index < table.size(); ++index) {
        const Jump &jump = table.jump(index);
        const int loss = worths[jump.from] + worths[jump.over] - worths[jump.to];
        for (int most = loss; most <= m_total; ++most)
            m_jumpsLosing[std::size_t(most) + 1].add(index);
    }
}

template class ResourceCount<JumpTable>;
template class ResourceCount<LargeJumpTable>;

} // namespace solitaire
