// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/indexed.h"

#include <bitset>
#include <cstdint>
#include <optional>
#include <span>

namespace tilings {

/// A cell of a piece, relative to the piece's first cell in raster order.
struct Offset {
    std::int8_t row = 0;
    std::int8_t column = 0; ///< the column, which may be negative below the first row

    // NOLINTNEXTLINE(modernize-use-nullptr): clang 14 sees a null pointer in a comparison that it generates itself
    friend auto operator<=>(const Offset &, const Offset &) = default;
};

/// A polyomino in one orientation: its cells in raster order, the first at 0, 0.
using Shape = std::vector<Offset>;

/// A polyomino for tiling. Its orientations, called turns, are numbered 0 to 7: a turn is a number of clockwise
/// quarter turns of the piece as it is drawn; from 4 on, the piece is first turned over, left to right. The
/// ready-made kinds are S. W. Golomb's twelve pentominoes with their letters (1953), the five tetrominoes and the
/// monomino; a set of pieces can have other kinds, which are numbered after these.
class Polyomino {
public:
    static constexpr int kinds = 18; ///< the pentominoes F to Z, then the tetrominoes I O T S L, then m
    static constexpr int pentominoes = 12;
    static constexpr int monomino = kinds - 1;
    static constexpr int turns = 8;
    static constexpr int maxSize = 16; ///< the most cells of a piece

    /// Returns a ready-made kind and its letter.
    static const Polyomino &of(int kind);
    static char letterOf(int kind);

    /// Makes the polyomino with these cells, which are connected.
    explicit Polyomino(const Shape &cells);

    int size() const { return int(m_shapes[0].size()); }
    const Shape &shape(int turn) const { return m_shapes[turn]; }
    /// Returns the first turn with the same shape.
    int canonicalTurn(int turn) const { return m_canonical[turn]; }
    /// Returns the first turn of each distinct shape.
    std::span<const std::int8_t> distinctTurns() const { return m_distinct; }
    /// Returns whether the piece differs from its mirror image under every rotation.
    bool isChiral() const { return m_distinct.back() >= turns / 2; }

    friend bool operator==(const Polyomino &one, const Polyomino &other)
    {
        return one.m_shapes == other.m_shapes;
    }

private:
    core::IndexedArray<Shape, turns> m_shapes;
    core::IndexedArray<std::int8_t, turns> m_canonical{};
    std::vector<std::int8_t> m_distinct;
};

/// the most kinds of pieces that a set can have, with the ready-made ones, whether it has pieces of them or not
inline constexpr int maxKinds = 128;

template <typename T>
using PerKind = core::IndexedArray<T, maxKinds>;
using KindSet = std::bitset<maxKinds>;

/// Returns a piece's cells in raster order, with the first at 0, 0; and the piece turned over, left to right.
Shape normalized(Shape shape);
Shape turnedOver(Shape shape);
/// Returns the index of the first cell that is not connected with the first one, along sides; -1 if there is none.
int firstApart(const Shape &cells);

/// Returns the turn that a piece placed in `turn` has after the board is turned by `by`.
int turned(int turn, int by);

/// The cells of the board that a piece covers, in raster order.
class CoveredCells {
public:
    /// Returns the covered cells of a shape with its first cell here; none if it extends beyond the grid.
    static std::optional<CoveredCells> of(const Shape &shape, const core::Grid &grid, int cell)
    {
        CoveredCells covered;
        for (const Offset &offset : shape) {
            const int column = grid.column(cell) + offset.column;
            const int row = grid.row(cell) + offset.row;
            if (!grid.has(column, row))
                return std::nullopt;
            covered.m_cells[covered.m_size++] = std::int16_t(grid.cell(column, row));
        }
        return covered;
    }

    auto begin() const { return m_cells.begin(); }
    auto end() const { return m_cells.begin() + m_size; }
    int size() const { return m_size; }

private:
    core::IndexedArray<std::int16_t, Polyomino::maxSize> m_cells{};
    int m_size = 0;
};

} // namespace tilings
