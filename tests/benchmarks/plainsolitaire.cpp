// SPDX-License-Identifier: MIT
#include "benchmarks/plainsolitaire.h"

#include <algorithm>
#include <utility>

namespace bench {

namespace {

constexpr int ways[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

bool isHole(int row, int column)
{
    const auto inside = [](int value) { return value >= 0 && value < 7; };
    const auto inArm = [](int value) { return value >= 2 && value <= 4; };
    return inside(row) && inside(column) && (inArm(row) || inArm(column));
}

/// Returns the number of a hole in reading order.
int holeAt(int row, int column)
{
    int number = 0;
    for (int cell = 0; cell < 7 * row + column; ++cell)
        number += isHole(cell / 7, cell % 7);
    return number;
}

std::uint64_t bitAt(int row, int column)
{
    return std::uint64_t(1) << holeAt(row, column);
}

} // namespace

PlainSolitaire::PlainSolitaire()
{
    for (int cell = 0; cell < side * side; ++cell) {
        const int row = cell / side;
        const int column = cell % side;
        if (!isHole(row, column))
            continue;
        m_start |= bitAt(row, column);
        for (const auto &[down, right] : ways) {
            if (isHole(row + 2 * down, column + 2 * right)) {
                const Board pair = bitAt(row, column) | bitAt(row + down, column + right);
                m_jumps.push_back({pair, pair | bitAt(row + 2 * down, column + 2 * right)});
            }
        }
    }
    m_start ^= bitAt(3, 3);
    mapImages();
}

void PlainSolitaire::mapImages()
{
    for (int cell = 0; cell < side * side; ++cell) {
        int row = cell / side;
        int column = cell % side;
        if (!isHole(row, column))
            continue;
        const auto hole = std::size_t(holeAt(row, column));
        for (std::size_t number = 0; number < 8; ++number) {
            for (std::size_t byte = 0; byte < 256; ++byte) {
                if (byte >> hole % 8 & 1)
                    m_images[number][hole / 8][byte] |= bitAt(row, column);
            }
            const int before = std::exchange(row, column); // a quarter turn
            column = side - 1 - before;
            if (number == 3)
                column = side - 1 - column;
        }
    }
}

std::uint64_t PlainSolitaire::callsOfTheCourse()
{
    for (auto &row : m_square)
        row.fill(-1);
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            if (isHole(row, column))
                m_square[std::size_t(row + 2)][std::size_t(column + 2)] = row != 3 || column != 3;
        }
    }
    m_calls = 0;
    play(32);
    return m_calls;
}

bool PlainSolitaire::play(int pegs)
{
    if (pegs == 1)
        return true;
    ++m_calls;
    for (std::size_t row = 2; row < side + 2; ++row) {
        for (std::size_t column = 2; column < side + 2; ++column) {
            if (m_square[row][column] != 1)
                continue;
            for (const auto &[down, right] : ways) {
                int &over = m_square[row + std::size_t(down)][column + std::size_t(right)];
                int &to = m_square[row + std::size_t(2 * down)][column + std::size_t(2 * right)];
                if (over != 1 || to != 0)
                    continue;
                m_square[row][column] = over = 0;
                to = 1;
                if (play(pegs - 1))
                    return true;
                m_square[row][column] = over = 1;
                to = 0;
            }
        }
    }
    return false;
}

std::uint64_t PlainSolitaire::deadBoardCount()
{
    m_dead.clear();
    search(m_start);
    return m_dead.size();
}

bool PlainSolitaire::search(Board board)
{
    if ((board & (board - 1)) == 0)
        return true;
    if (m_dead.contains(board))
        return false;
    for (const Jump &jump : m_jumps) {
        if ((board & jump.triple) == jump.pair && search(board ^ jump.triple))
            return true;
    }
    m_dead.insert(board);
    return false;
}

PlainSolitaire::Board PlainSolitaire::image(Board board, int number) const
{
    Board other = 0;
    for (std::size_t byte = 0; byte < 5; ++byte)
        other |= m_images[std::size_t(number)][byte][board >> 8 * byte & 255];
    return other;
}

PlainSolitaire::Board PlainSolitaire::least(Board board) const
{
    Board smallest = board;
    for (int number = 1; number < 8; ++number)
        smallest = std::min(smallest, image(board, number));
    return smallest;
}

std::uint64_t PlainSolitaire::orbit(Board board) const
{
    std::unordered_set<Board> images;
    for (int number = 0; number < 8; ++number)
        images.insert(image(board, number));
    return images.size();
}

PlainSolitaire::Level PlainSolitaire::below(const Level &level) const
{
    Level next;
    for (const auto &[board, ways] : level) {
        for (const Jump &jump : m_jumps) {
            if ((board & jump.triple) == jump.pair)
                next[least(board ^ jump.triple)] += ways;
        }
    }
    return next;
}

std::uint64_t PlainSolitaire::games() const
{
    Level level{{least(m_start), 1}};
    for (int pegs = 32; pegs > 17; --pegs)
        level = below(level);
    const Board all = (Board(1) << 33) - 1;
    std::uint64_t sum = 0;
    for (const auto &[board, ways] : level) {
        for (const Jump &jump : m_jumps) {
            if ((board & jump.triple) != jump.pair)
                continue;
            const auto rest = level.find(least(all ^ board ^ jump.triple));
            if (rest != level.end())
                sum += ways * (rest->second / orbit(rest->first));
        }
    }
    return sum;
}

} // namespace bench
