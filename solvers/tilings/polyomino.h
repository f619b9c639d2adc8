// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tilings {

/// A cell of a piece, seen from the piece's first cell in raster order.
struct Offset {
    std::int8_t row = 0;
    std::int8_t column = 0; ///< can be negative below the first row

    friend auto operator<=>(const Offset &, const Offset &) = default;
};

/// A polyomino as it lies: its cells in raster order, the first at 0, 0.
using Shape = std::vector<Offset>;

/// One of the free polyominoes that boards are tiled with: S. W. Golomb's twelve pentominoes and their
/// letters (1953), the five tetrominoes and the monomino. Its turns are numbered from 0 to 7: so many quarter
/// turns clockwise of the letter as it is drawn, from 4 on turned over, left for right, before.
class Polyomino {
public:
    static constexpr int kinds = 18; ///< the pentominoes F to Z, then the tetrominoes I O T S L, then m
    static constexpr int pentominoes = 12;
    static constexpr int monomino = kinds - 1;
    static constexpr int turns = 8;
    static constexpr int largest = 5; ///< cells

    static const Polyomino &of(int kind);

    char letter() const { return m_letter; }
    int size() const { return int(m_shapes[0].size()); }
    const Shape &shape(int turn) const { return m_shapes[std::size_t(turn)]; }
    /// The first turn that lies just like this one.
    int plain(int turn) const { return m_plain[std::size_t(turn)]; }
    /// The turns that lie differently, each the first of its like.
    std::span<const std::int8_t> differentTurns() const { return m_different; }
    /// Turned over it is another piece.
    bool isTwoFaced() const { return m_different.back() >= turns / 2; }
    /// Squares of one colour on a chequerboard less those of the other, whichever are more.
    int imbalance() const;

    Polyomino(char letter, std::string_view drawing);

private:
    char m_letter;
    std::array<Shape, turns> m_shapes;
    std::array<std::int8_t, turns> m_plain{};
    std::vector<std::int8_t> m_different;
};

/// The turn of a piece lying at `turn` once the board under it is turned by `by`.
int turned(int turn, int by);

} // namespace tilings
