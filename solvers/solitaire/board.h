// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "core/grid.h"
#include "core/indexed.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace solitaire {

/// A position as a bit board: bit h is set if there is a peg in hole h.
using Pegs = std::uint64_t;

inline constexpr Pegs bit(int hole)
{
    return Pegs(1) << hole;
}
inline int countPegs(Pegs pegs)
{
    return std::popcount(pegs);
}

inline constexpr int maxHoles = 45;
/// An array indexed by hole.
template <typename T>
using PerHole = core::IndexedArray<T, maxHoles>;

/// The directions in which a peg can jump; the last two exist only on the triangle.
enum class Direction : std::uint8_t { Up, Right, Down, Left, UpLeft, DownRight };
inline constexpr std::string_view directionLetters = "urdlyn"; // indexed by Direction

/// A jump of a peg over its neighbour into the hole behind it; the neighbour is removed from the board.
struct Jump {
    std::int8_t from = 0; ///< hole numbers
    std::int8_t over = 0;
    std::int8_t to = 0;
    Direction direction = Direction::Up;
    Pegs mask = 0; ///< the bits of the three holes, which a jump flips: it leads to `pegs ^ mask`
    Pegs pair = 0; ///< the bits of the holes from and over, which must have pegs

    bool isLegal(Pegs pegs) const { return (pegs & mask) == pair; }
};

/// A board: the places of its holes and the possible jumps. There are six boards, each constructed once.
///
/// On a board with the symmetry of the square, the holes are numbered in four equal sectors with the middle last,
/// so that turning a position means rotating its bits; see DihedralGroup. On other boards, they are numbered in
/// reading order.
class Board {
public:
    /// `rows`: O is a hole, - is not.
    Board(const char *id, core::Text name, std::span<const std::string_view> rows, bool triangular,
          std::string_view classicHole);

    const char *id() const { return m_id; }
    core::Text name() const { return m_name; }
    core::Grid grid() const { return m_grid; }
    bool isTriangular() const { return m_triangular; }
    int directions() const { return m_triangular ? 6 : 4; }
    int rowLength(int row) const { return m_triangular ? row + 1 : m_grid.columns; } ///< cells; row from 0
    int holes() const { return int(m_cells.size()); }
    Pegs allHoles() const { return bit(holes()) - 1; }
    /// Returns the hole that is empty at the start of the classic game.
    int classicHole() const { return m_classicHole; }

    int cell(int hole) const { return m_cells[hole]; }
    int hole(int cell) const { return m_holes[cell]; }                          ///< -1: no hole there
    const std::vector<int> &inReadingOrder() const { return m_inReadingOrder; } ///< all holes
    int row(int hole) const { return m_grid.row(cell(hole)) + 1; }
    int column(int hole) const { return m_grid.column(cell(hole)) + 1; }
    std::string nameOf(int hole) const; ///< "44": row and column
    std::optional<int> holeNamed(std::string_view name) const;

    /// Returns the jumps by hole in reading order, and those of each hole in the order of Direction.
    const std::vector<Jump> &jumps() const { return m_jumps; }
    bool canJump(Pegs pegs) const;
    const Jump *jumpBetween(int from, int to) const;           ///< null if there is none
    const Jump *jumpFrom(int hole, Direction direction) const; ///< null if there is none
    /// Returns the number of holes in a sector; 0 on a board without the symmetry of the square.
    int sectorSize() const { return m_sectorSize; }

private:
    bool hasSquareSymmetry() const;
    void numberBySectors();
    void numberInReadingOrder();
    void addHole(int cell);
    void makeJumps();
    int neighbour(int from, Direction direction, int steps) const;

    const char *m_id;
    core::Text m_name;
    core::Grid m_grid;
    bool m_triangular;
    int m_sectorSize = 0;
    int m_classicHole = 0;
    core::Indexed<int> m_cells; ///< indexed by hole
    core::PerCell<int> m_holes;
    std::vector<int> m_inReadingOrder;
    std::vector<Jump> m_jumps;
};

/// Returns all boards, the English board first.
std::span<const Board *const> boards();
const Board *findBoard(std::string_view id); ///< null if no board has this name
const Board &englishBoard();

/// Returns the Table of a board in `boards()`; the tables of all boards are made at the first call.
template <typename Table>
const Table &tableOf(const Board &board)
{
    static const std::vector<Table> tables = [] {
        std::vector<Table> all;
        for (const Board *const one : boards())
            all.emplace_back(*one);
        return all;
    }();
    return tables[std::size_t(std::ranges::find(boards(), &board) - boards().begin())];
}

/// A set of jumps by their indices in a JumpTable.
struct JumpSet {
    std::array<std::uint64_t, 2> words{};

    friend JumpSet operator&(const JumpSet &one, const JumpSet &other)
    {
        return {{one.words[0] & other.words[0], one.words[1] & other.words[1]}};
    }
    JumpSet without(const JumpSet &other) const
    {
        return {{words[0] & ~other.words[0], words[1] & ~other.words[1]}};
    }
    void add(std::size_t index) { words[index / 64] |= std::uint64_t(1) << index % 64; }
    /// Removes the first index from a set that is not empty, and returns it.
    std::size_t takeFirst()
    {
        const std::size_t i = words[0] == 0;
        const std::uint64_t word = words[i];
        words[i] = word & (word - 1);
        return std::size_t(std::countr_zero(word)) + 64 * i;
    }
    bool isEmpty() const { return (words[0] | words[1]) == 0; }
    void forEach(auto &&visit) const
    {
        for (std::size_t i = 0; i < words.size(); ++i) {
            for (std::uint64_t word = words[i]; word != 0; word &= word - 1)
                visit(std::size_t(std::countr_zero(word)) + 64 * i);
        }
    }
};

/// The jumps of a board in a chosen order, with a function that finds all legal jumps of a position at once: each
/// byte of the bit board allows some jumps, and the jumps allowed by all bytes are legal.
class JumpTable {
public:
    static constexpr std::size_t maxJumps = 128;

    explicit JumpTable(const Board &board); ///< uses the board's own order
    /// `order` must contain all jumps of the board.
    JumpTable(const Board &board, std::span<const Jump *const> order);

    JumpSet legal(Pegs pegs) const
    {
        JumpSet set = m_allowed[0][pegs & 0xff];
        for (std::size_t byte = 1; byte < bytes; ++byte)
            set = set & m_allowed[byte][pegs >> 8 * byte & 0xff];
        return set;
    }
    std::size_t size() const { return m_size; }
    const Jump &jump(std::size_t index) const { return *m_jumps[index]; }
    Pegs mask(std::size_t index) const { return m_masks[index]; }

private:
    static constexpr std::size_t bytes = (maxHoles + 7) / 8;

    void fillAllowed(const Board &board);

    std::size_t m_size;
    std::array<const Jump *, maxJumps> m_jumps{};
    std::array<Pegs, maxJumps> m_masks{};
    std::array<std::array<JumpSet, 256>, bytes> m_allowed; ///< indexed by byte of a position and its value
};

/// Returns the table of the jumps in the board's own order.
inline const JumpTable &jumpTable(const Board &board)
{
    return tableOf<JumpTable>(board);
}

} // namespace solitaire
