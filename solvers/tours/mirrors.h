// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tours/bishop.h"

namespace tours {

/// A bishop's tour of a large board, made and not sought. A bishop that always goes straight on and bounces
/// off the border like a ball of light leaves squares out, where one less than the columns and one less than
/// the rows have a common divisor: the diagonals make several trails. Where two trails cross, a mirror can
/// turn both, but then the other two ways at that square are lost, so that mirrors stand at the corners of
/// diamonds, round which nobody goes. Diamonds are laid and lifted by chance, the fewer trails the better,
/// until a single one is left: the tour. Every tour from a corner can be had so.
class Mirrors {
public:
    /// The start must be a corner, and the board not odd both ways.
    Mirrors(const Bishop &bishop, int start);

    /// Empty when there is none, as on 4 x 4, 4 x 7, …, where no diamond fits in, and on 6 x 6.
    Route tour();

private:
    static constexpr int nowhere = -1;

    bool isLaid(int column, int row) const;
    bool hasWay(int cell, std::size_t diagonal) const;
    bool isSound(int column, int row) const;
    bool toggle(int cell);
    /// The way on after coming to a cell along a diagonal; nowhere in a corner.
    int onward(int cell, std::size_t diagonal) const;
    int trails() const;
    Route follow() const;

    const Bishop &m_bishop;
    core::Grid m_grid;
    int m_start;
    std::vector<int> m_centres; ///< where a diamond of four squares fits in
    std::vector<bool> m_laid;
};

/// The bishop's method `mirrors`.
core::Solver mirrors();

} // namespace tours
