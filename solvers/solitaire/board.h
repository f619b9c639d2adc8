// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"
#include "core/grid.h"
#include "core/indexed.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <typeindex>
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

inline constexpr int maxHoles = 64;
/// The most rows and columns of a board: the name of a hole has one digit for each.
inline constexpr int maxSide = 9;
inline constexpr int fewestHoles = 3;
/// An array indexed by hole.
template <typename T>
using PerHole = core::IndexedArray<T, maxHoles>;

/// The directions in which a peg can jump; the last two exist only on triangular boards.
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

/// The cells of a grid that are holes of a board, and whether pegs jump along the rows and columns or, on a
/// triangular board, also along the diagonals from the upper left to the lower right.
struct Shape {
    core::Grid grid;
    core::PerCell<bool> holes;
    bool triangular = false;

    int count() const { return int(std::ranges::count(holes, true)); }
    /// Returns the shape without the rows and columns at its edges that have no holes. It must have a hole.
    Shape cropped() const;
    /// Returns the rows, "OO-/OOO": O is a hole, - is not.
    std::string rows() const;

    friend bool operator==(const Shape &one, const Shape &other)
    {
        return one.triangular == other.triangular && one.grid.columns == other.grid.columns &&
               one.holes == other.holes;
    }
};

class Board;

/// The data that are computed for a board once, when they are first needed.
class BoardTables {
public:
    template <typename Table>
    const Table &get(const Board &board)
    {
        const std::lock_guard lock(m_mutex);
        std::shared_ptr<const void> &table = m_tables[typeid(Table)];
        if (!table)
            table = std::make_shared<const Table>(board);
        return *static_cast<const Table *>(table.get());
    }

private:
    std::recursive_mutex m_mutex; ///< recursive, since some tables are computed from others
    std::map<std::type_index, std::shared_ptr<const void>> m_tables;
};

/// A board: the places of its holes and the possible jumps. The ready-made boards are constructed once; a player
/// can draw others.
///
/// On a ready-made board with the symmetry of the square, the holes are numbered in four equal sectors with the
/// middle last, so that turning a position means rotating its bits; see DihedralGroup. On other boards, they are
/// numbered in reading order.
class Board {
public:
    /// `rows`: O is a hole, - is not.
    Board(const char *id, core::Text name, std::span<const std::string_view> rows, bool triangular,
          std::string_view classicHole);
    /// Makes a board of the player's own. Its classic hole is the one nearest to the middle from
    /// which the position class allows a game.
    explicit Board(const Shape &shape);

    static constexpr char ownId[] = "own"; ///< the id of every board of the player's own

    const char *id() const { return m_id; }
    bool isOwn() const { return m_id == ownId; }
    core::Text name() const { return m_name; }
    core::Grid grid() const { return m_grid; }
    Shape shape() const;
    bool isTriangular() const { return m_triangular; }
    int directions() const { return m_triangular ? 6 : 4; }
    /// Returns the number of cells written for a row, from 0: on a triangle, a row has one more than the one above.
    int rowLength(int row) const { return m_staircase ? row + 1 : m_grid.columns; }
    int holes() const { return int(m_cells.size()); }
    Pegs allHoles() const { return ~Pegs(0) >> (maxHoles - holes()); }
    /// Returns whether the board needs a LargeJumpTable.
    bool isLarge() const;
    /// Returns the hole that is empty at the start of the classic game.
    int classicHole() const { return m_classicHole; }

    int cell(int hole) const { return m_cells[hole]; }
    int hole(int cell) const { return m_holes[cell]; }                          ///< -1: no hole there
    const std::vector<int> &inReadingOrder() const { return m_inReadingOrder; } ///< all holes
    int row(int hole) const { return m_grid.row(cell(hole)) + 1; }
    int column(int hole) const { return m_grid.column(cell(hole)) + 1; }
    /// Returns four times the square of the distance of a hole from the middle of the grid.
    int distanceFromMiddle(int hole) const
    {
        const int down = 2 * row(hole) - m_grid.rows - 1;
        const int right = 2 * column(hole) - m_grid.columns - 1;
        return down * down + right * right;
    }
    std::string nameOf(int hole) const; ///< "44": row and column
    std::optional<int> holeNamed(std::string_view name) const;

    /// Returns the jumps by hole in reading order, and those of each hole in the order of Direction.
    const std::vector<Jump> &jumps() const { return m_jumps; }
    bool canJump(Pegs pegs) const;
    const Jump *jumpBetween(int from, int to) const;           ///< null if there is none
    const Jump *jumpFrom(int hole, Direction direction) const; ///< null if there is none
    /// Returns the number of holes in a sector; 0 on a board whose holes are not numbered by sectors.
    int sectorSize() const { return m_sectorSize; }

    BoardTables &tables() const { return m_tables; }

private:
    Board(const char *id, core::Text name, const Shape &shape);

    bool hasSquareSymmetry() const;
    bool isStaircase() const;
    int usualHole() const;
    void numberBySectors();
    void addHole(int cell);
    void makeJumps();
    int neighbour(int from, Direction direction, int steps) const;

    const char *m_id;
    core::Text m_name;
    core::Grid m_grid;
    bool m_triangular;
    bool m_staircase = false; ///< no hole is right of the diagonal of a square grid
    int m_sectorSize = 0;
    int m_classicHole = 0;
    core::Indexed<int> m_cells; ///< indexed by hole
    core::PerCell<int> m_holes;
    std::vector<int> m_inReadingOrder;
    std::vector<Jump> m_jumps;
    mutable BoardTables m_tables;
};

/// Returns the ready-made boards, the English board first.
std::span<const Board *const> boards();
/// Returns a pointer to a board that exists until the program ends.
std::shared_ptr<const Board> readyMade(const Board &board);
/// Returns the ready-made board of this shape, or a new one.
std::shared_ptr<const Board> boardOf(const Shape &shape);
const Board *findBoard(std::string_view id); ///< null if no board has this name
const Board &englishBoard();

/// Returns the Table of a board, which lives as long as the board.
template <typename Table>
const Table &tableOf(const Board &board)
{
    return board.tables().get<Table>(board);
}

/// A set of jumps by their indices in a table of jumps.
template <std::size_t wordCount>
struct BasicJumpSet {
    std::array<std::uint64_t, wordCount> words{};

    friend BasicJumpSet operator&(const BasicJumpSet &one, const BasicJumpSet &other)
    {
        BasicJumpSet both;
        for (std::size_t i = 0; i < wordCount; ++i)
            both.words[i] = one.words[i] & other.words[i];
        return both;
    }
    BasicJumpSet without(const BasicJumpSet &other) const
    {
        BasicJumpSet rest;
        for (std::size_t i = 0; i < wordCount; ++i)
            rest.words[i] = words[i] & ~other.words[i];
        return rest;
    }
    void add(std::size_t index) { words[index / 64] |= std::uint64_t(1) << index % 64; }
    /// Removes the first index from a set that is not empty, and returns it.
    std::size_t takeFirst()
    {
        std::size_t i = words[0] == 0;
        while (wordCount > 2 && words[i] == 0)
            ++i;
        const std::uint64_t word = words[i];
        words[i] = word & (word - 1);
        return std::size_t(std::countr_zero(word)) + 64 * i;
    }
    bool isEmpty() const
    {
        std::uint64_t any = words[0];
        for (std::size_t i = 1; i < wordCount; ++i)
            any |= words[i];
        return any == 0;
    }
    int count() const
    {
        int count = 0;
        for (const std::uint64_t word : words)
            count += std::popcount(word);
        return count;
    }
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
///
/// The sizes are constants, since the searches spend most of their time in `legal`; boards with more holes or jumps
/// than the usual ones have a larger table, and their searches are compiled for it.
template <int mostHoles, std::size_t mostJumps>
class BasicJumpTable {
public:
    static constexpr int maxHoles = mostHoles;
    static constexpr std::size_t maxJumps = mostJumps;
    static constexpr std::size_t bytes = (mostHoles + 7) / 8; ///< the bytes of a position that contain holes
    using Set = BasicJumpSet<mostJumps / 64>;

    explicit BasicJumpTable(const Board &board); ///< uses the board's own order
    /// `order` must contain all jumps of the board.
    BasicJumpTable(const Board &board, std::span<const Jump *const> order);

    /// Returns the legal jumps. The compiler does not inline it by itself, since it is called in many places.
    [[gnu::always_inline]] Set legal(Pegs pegs) const
    {
        Set set = m_allowed[0][pegs & 0xff];
        for (std::size_t byte = 1; byte < bytes; ++byte)
            set = set & m_allowed[byte][pegs >> 8 * byte & 0xff];
        return set;
    }
    std::size_t size() const { return m_size; }
    const Jump &jump(std::size_t index) const { return *m_jumps[index]; }
    Pegs mask(std::size_t index) const { return m_masks[index]; }

private:
    void fillAllowed(const Board &board);

    std::size_t m_size;
    std::array<const Jump *, maxJumps> m_jumps{};
    std::array<Pegs, maxJumps> m_masks{};
    std::array<std::array<Set, 256>, bytes> m_allowed; ///< indexed by byte of a position and its value
};

using JumpTable = BasicJumpTable<48, 128>;
/// A table for any board: 64 holes have at most 192 square jumps, and fewer than 320 triangular ones.
using LargeJumpTable = BasicJumpTable<maxHoles, 320>;

/// Calls work<Jumps>() with the smallest table for the board.
decltype(auto) withJumps(const Board &board, auto &&work)
{
    return board.isLarge() ? work.template operator()<LargeJumpTable>()
                           : work.template operator()<JumpTable>();
}

/// Returns the table of the jumps in the board's own order.
template <typename Jumps>
const Jumps &jumpTable(const Board &board)
{
    return tableOf<Jumps>(board);
}

} // namespace solitaire
