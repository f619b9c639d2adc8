// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"

#include <bitset>

namespace tilings {

/// Two colours given to the cells of the plane. The difference of their numbers among the empty cells must be
/// one that the pieces left can make together.
class Colouring {
public:
    static std::span<const Colouring> all();

    /// Why there is no tiling; empty when the difference can be made.
    core::Explanation forbids(const Board &board, const core::Position &position) const;

private:
    enum Pattern { Chequerboard, Rows, Columns };

    explicit constexpr Colouring(Pattern pattern) : m_pattern(pattern) {}

    bool isDark(int column, int row) const;
    /// Differences that can come about, each as its distance from `zero`.
    static constexpr int zero = PieceSet::most * Polyomino::largest;
    using Differences = std::bitset<2 * zero + 1>;

    /// Dark cells less light ones, wherever such a piece may lie.
    std::vector<int> differences(const PieceSet &pieces, int kind) const;
    /// What the pieces left can make together.
    Differences sums(const Tilings &tilings, const core::Position &position) const;
    static std::string list(const Differences &differences);
    core::Text text() const;

    Pattern m_pattern;
};

} // namespace tilings
