// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"

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
    /// Dark empty cells less light ones.
    int difference(const Board &board) const;
    /// How large the like can be in a piece, wherever it lies and however: these sizes, a bit each.
    unsigned sizes(int kind) const;
    unsigned findSizes(int kind) const;
    core::Explanation explain(const Board &board, std::string possible) const;
    core::Text text() const;

    Pattern m_pattern;
};

} // namespace tilings
