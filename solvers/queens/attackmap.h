// SPDX-License-Identifier: MIT
#pragma once

#include "core/indexed.h"
#include "queens/explanations.h"

namespace queens {

/// The board of the course's first two programs: the squares attacked by queens in the rows above, which the
/// programs call filled.
class AttackMap {
public:
    explicit AttackMap(int size) : m_size(size), m_filled(std::size_t(size) * std::size_t(size)) {}

    bool filled(int row, int column) const { return m_filled[row * m_size + column]; }

    /// Fills the square and all squares that a queen there attacks sideways and downwards; the rows above already
    /// have their queens. Returns the number of these squares.
    int fill(int row, int column)
    {
        int count = 1;
        m_filled[row * m_size + column] = true;
        for (const auto &[down, right] :
             {Direction{0, 1}, Direction{1, 1}, Direction{1, 0}, Direction{1, -1}, Direction{0, -1}}) {
            int y = row + down;
            int x = column + right;
            for (; y < m_size && x >= 0 && x < m_size; y += down, x += right, ++count)
                m_filled[y * m_size + x] = true;
        }
        return count;
    }

private:
    struct Direction {
        int down;
        int right;
    };

    int m_size;
    core::PerCell<bool> m_filled;
};

inline constexpr Refusal attackMapRefusals[] = {
    {PUZZLE_TEXT("queens", "%1 is attacked by the queen on %2.")},
};
/// The sentences of the two programs.
inline constexpr Sentences attackMapSentences = {
    PUZZLE_TEXT(
        "queens",
        "%1 is not attacked: a queen is placed there, and the squares she attacks, from her row down, "
        "are marked."),
    attackMapRefusals,
};

} // namespace queens
