// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "core/grid.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace solitaire {

/// The pegs on a board: a bit for each hole, by the hole's number.
using Pegs = std::uint64_t;

inline constexpr Pegs bit(int hole)
{
    return Pegs(1) << hole;
}

/// The ways a peg can jump; the last two on the triangle only.
enum class Way : std::uint8_t { Up, Right, Down, Left, UpLeft, DownRight };
inline constexpr std::string_view wayLetters = "urdlyn"; // by Way

inline constexpr int rowsAlong(Way way)
{
    constexpr int along[] = {-1, 0, 1, 0, -1, 1};
    return along[std::size_t(way)];
}
inline constexpr int columnsAlong(Way way)
{
    constexpr int along[] = {0, 1, 0, -1, -1, 1};
    return along[std::size_t(way)];
}

/// A peg jumps over its neighbour into the hole behind it, and the neighbour leaves the board.
struct Jump {
    std::int8_t from = 0; ///< holes
    std::int8_t over = 0;
    std::int8_t to = 0;
    Way way = Way::Up;
    Pegs triple = 0; ///< the three of them: what a jump changes
    Pegs pair = 0;   ///< from and over: what must be there of them

    bool isLegal(Pegs pegs) const { return (pegs & triple) == pair; }
};

/// A board as it is made: where its holes are and which jumps they allow. There are six, made once.
///
/// On a board that is the same after a quarter turn the holes are numbered in four equal sectors and the
/// middle last, so that to turn a position is to rotate its bits; see Fourfold. On the others they are
/// numbered in reading order.
class Shape {
public:
    static constexpr int mostHoles = 45;

    /// `rows`: O a hole, - none.
    Shape(const char *id, core::Text name, std::span<const std::string_view> rows, bool triangular,
          std::string_view classicHole);

    const char *id() const { return m_id; }
    core::Text name() const { return m_name; }
    core::Grid grid() const { return m_grid; }
    bool isTriangular() const { return m_triangular; }
    int holes() const { return int(m_cells.size()); }
    Pegs all() const { return bit(holes()) - 1; }
    int classicHole() const { return m_classicHole; } ///< empty when the classic game begins

    int cell(int hole) const { return m_cells[std::size_t(hole)]; }
    int hole(int cell) const { return m_holes[std::size_t(cell)]; }             ///< -1: none there
    const std::vector<int> &inReadingOrder() const { return m_inReadingOrder; } ///< holes
    int row(int hole) const { return m_grid.row(cell(hole)) + 1; }
    int column(int hole) const { return m_grid.column(cell(hole)) + 1; }
    std::string name(int hole) const; ///< "44": row and column
    std::optional<int> named(std::string_view name) const;

    /// Hole by hole in reading order, each in the order of Way.
    const std::vector<Jump> &jumps() const { return m_jumps; }
    bool canJump(Pegs pegs) const;
    /// The bits of a sector of the four; 0 on a board that is another one after a quarter turn.
    int sector() const { return m_sector; }

private:
    bool isFourfold() const;
    void numberBySectors();
    void numberInReadingOrder();
    void addHole(int cell);
    void makeJumps();
    int holeBy(int hole, Way way, int steps) const;

    const char *m_id;
    core::Text m_name;
    core::Grid m_grid;
    bool m_triangular;
    int m_sector = 0;
    int m_classicHole = 0;
    std::vector<int> m_cells;
    std::vector<int> m_holes;
    std::vector<int> m_inReadingOrder;
    std::vector<Jump> m_jumps;
};

/// All boards, the English first.
std::span<const Shape *const> shapes();
const Shape *shape(std::string_view id); ///< null when there is none of this name
const Shape &englishShape();

inline int countPegs(Pegs pegs)
{
    return std::popcount(pegs);
}

} // namespace solitaire
