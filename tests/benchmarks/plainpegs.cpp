// SPDX-License-Identifier: MIT
#include "benchmarks/plainpegs.h"

#include <bit>

namespace bench {

PlainPegs::PlainPegs(const std::vector<std::string> &rows)
{
    const auto isHole = [&](std::size_t row, std::size_t column) {
        return row < rows.size() && column < rows[row].size() && rows[row][column] != '-';
    };
    const std::size_t columns = rows.front().size();
    const auto bitAt = [columns](std::size_t row, std::size_t column) {
        return Board(1) << (row * columns + column);
    };
    constexpr std::size_t back =
        static_cast<std::size_t>(-1); // one less, by the overflow of unsigned numbers
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            if (!isHole(row, column))
                continue;
            m_start |= rows[row][column] == 'O' ? bitAt(row, column) : 0;
            for (const auto &[down, right] : {std::pair(back, std::size_t(0)), {1, 0}, {0, back}, {0, 1}}) {
                if (!isHole(row + down, column + right) || !isHole(row + 2 * down, column + 2 * right))
                    continue;
                const Board pair = bitAt(row, column) | bitAt(row + down, column + right);
                m_jumps.push_back({pair, pair | bitAt(row + 2 * down, column + 2 * right)});
            }
        }
    }
}

std::uint64_t PlainPegs::games() const
{
    Level level{{m_start, 1}};
    for (int pegs = std::popcount(m_start); pegs > 1; --pegs) {
        Level next;
        for (const auto &[board, ways] : level) {
            for (const Jump &jump : m_jumps) {
                if ((board & jump.triple) == jump.pair)
                    next[board ^ jump.triple] += ways;
            }
        }
        level = std::move(next);
    }
    std::uint64_t games = 0;
    for (const auto &[board, ways] : level)
        games += ways;
    return games;
}

} // namespace bench
