// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace queens {

/// The board of the course's first two programs: each square is filled or not.
class Filling {
public:
    explicit Filling(int size) : m_size(size), m_filled(std::size_t(size) * std::size_t(size)) {}

    bool filled(int row, int column) const { return m_filled[index(row, column)]; }

    /// Fills the square and all that a queen there attacks in five directions, to both sides and down: above,
    /// the rows are done with. Answers how many squares that are.
    int fill(int row, int column)
    {
        int count = 1;
        m_filled[index(row, column)] = true;
        for (const auto &[down, right] : {Way{0, 1}, Way{1, 1}, Way{1, 0}, Way{1, -1}, Way{0, -1}}) {
            int y = row + down;
            int x = column + right;
            for (; y < m_size && x >= 0 && x < m_size; y += down, x += right, ++count)
                m_filled[index(y, x)] = true;
        }
        return count;
    }

private:
    struct Way {
        int down;
        int right;
    };
    std::size_t index(int row, int column) const { return std::size_t(row * m_size + column); }

    int m_size;
    std::vector<bool> m_filled;
};

} // namespace queens
