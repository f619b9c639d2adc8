// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/positionline.h"
#include "core/squarename.h"

#include <cstdlib>
#include <optional>

namespace queens {

/// The line along which a queen on one square attacks another.
enum class Line {
    None,
    Row,
    Column,
    Diagonal,
    DiagonalRoundTheEdge, ///< a diagonal of a torus, continued at the opposite edge
};

/// Returns the line between two squares; None between a square and itself.
inline Line lineBetween(core::Grid grid, int cell, int other, bool torus = false)
{
    const int columns = std::abs(grid.column(cell) - grid.column(other));
    const int rows = std::abs(grid.row(cell) - grid.row(other));
    if (rows == 0)
        return columns == 0 ? Line::None : Line::Row;
    if (columns == 0)
        return Line::Column;
    if (columns == rows)
        return Line::Diagonal;
    return torus && columns + rows == grid.columns ? Line::DiagonalRoundTheEdge : Line::None;
}

/// Returns whether N queens fit on N x N squares: always, except for N = 2 and 3.
inline bool hasSolution(int size)
{
    return size == 1 || size >= 4;
}

/// Returns whether N queens fit on a torus of N x N squares (G. Pólya, 1918).
inline bool hasSolutionOnTorus(int size)
{
    return size % 2 != 0 && size % 3 != 0;
}

/// The terrain of a board: closed squares, torus, and given queens.
struct Terrain {
    core::PerCell<bool> closed = {}; ///< squares where no queen may be; empty if there are none
    bool torus = false;              ///< diagonals continue at the opposite edge
    /// The squares of queens that stay, at most one in a row; empty if there are none.
    core::PerCell<bool> given = {};
};

/// The puzzle of N non-attacking queens on N x N squares. Piece k is the queen of row k, counted from 0 at the
/// top; it leaves its row only for the box. No queen may be on a closed square, but queens attack across it.
class Queens : public core::Puzzle {
public:
    static constexpr int smallest = 1; ///< in squares per side
    static constexpr int largest = 40;

    explicit Queens(int size, Terrain terrain = {});
    /// Makes a board on which some queens of a random solution are placed. The size must have a solution; on a
    /// torus or with closed squares, no queen is placed if no solution was found.
    Queens(int size, const core::DealOrder &order, Terrain terrain = {});

    int size() const { return m_size; }
    bool isTorus() const { return m_terrain.torus; }
    bool hasClosedSquares() const { return m_hasClosedSquares; }
    bool isClosed(int cell) const { return m_terrain.closed[cell]; }
    const core::PerCell<bool> &closed() const { return m_terrain.closed; }
    bool hasGivenQueens() const { return m_hasGivenQueens; }
    bool isGiven(int cell) const { return m_terrain.given[cell]; }
    const core::PerCell<bool> &given() const { return m_terrain.given; }
    /// Returns the square of the queen that is given in a row; none if its queen is free.
    std::optional<int> givenInRow(int row) const;
    /// Returns whether the course's programs can use the board: no torus and no closed squares.
    bool isPlain() const { return !m_terrain.torus && !m_hasClosedSquares; }
    /// Returns the line between two squares; None between a square and itself.
    Line lineBetween(int cell, int other) const
    {
        return queens::lineBetween(grid(), cell, other, m_terrain.torus);
    }

    std::string options() const override;
    std::string write(const core::Position &position) const override;
    /// Writes a queen placed in the topmost empty row as its column from 1, one in another row as its square;
    /// "-e4" is a removal, and "e4-g4" a move along the row. Columns up to 9 follow one another without blanks.
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return {m_size, m_size}; }
    core::Position start() const override { return m_start; }
    const core::Dealing *dealing() const override { return m_order.deal ? &m_dealing : nullptr; }
    /// Returns the moves that place queens, then those that remove queens, then those that shift queens along
    /// their rows.
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override;

    const core::DealOrder &order() const { return m_order; }

    /// Returns the step that places the queen of this row in this column, both from 0.
    core::Step set(int row, int column) const;
    /// Returns the name of a square in texts: "e4".
    std::string name(int cell) const { return core::squareName(grid(), cell); }
    /// Returns a square, a row or a column, counted from 0, or the columns of all queens, to be named in a sentence.
    core::Squares square(int cell) const { return squares({cell}); }
    core::Squares row(int row) const { return squares({grid().cell(0, row)}, core::Squares::Row); }
    core::Squares column(int column) const { return squares({column}, core::Squares::Column); }
    core::Squares columnsOf(const core::Position &position) const;
    core::Squares squares(std::vector<int> cells, core::Squares::Part part = core::Squares::Each) const
    {
        return {"queens", grid(), std::move(cells), part};
    }
    /// Returns the squares of the queens that attack this square, the nearest first.
    std::vector<int> attackers(const core::Position &position, int cell) const;
    /// Returns whether a square is neither closed nor attacked.
    bool isSafe(const core::Position &position, int cell) const;
    /// Explains why no queen can be placed there: the square is closed or attacked. Empty if it is safe.
    core::Explanation whyUnsafe(const core::Position &position, int cell) const;
    /// Returns the position with the given queens alone.
    core::Position withoutMovable() const { return m_order.deal ? m_dealing.from : m_start; }
    /// Explains that a given queen stays.
    core::Explanation whyItStays(int cell) const;
    /// Explains which two queens attack each other; empty if none do.
    core::Explanation clash(const core::Position &position) const;

private:
    int m_size;
    Terrain m_terrain; ///< `closed` and `given` have an entry for each square
    bool m_hasClosedSquares;
    bool m_hasGivenQueens;
    core::DealOrder m_order;
    core::Dealing m_dealing;
    core::Position m_start;
};

/// Returns how many queens are on the board.
int placed(const core::Position &position);

/// Returns the board with these squares closed, and the position without the queens on them.
core::Game edited(const Queens &queens, const core::Position &position, core::PerCell<bool> closed);
/// Returns the board with a queen given on this square, instead of any other in its row; without her if she is given
/// there already. The other queens that she attacks are removed.
core::Game withGiven(const Queens &queens, const core::Position &position, int cell);

/// Implements Kind::symmetryClassifier: the images of a position are the board turned and mirrored, and on a torus
/// also shifted, by those symmetries that preserve the closed squares.
std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Queens &queens);

/// The eight queens puzzle, and the same puzzle on boards of other sizes.
const core::Kind &kind();

} // namespace queens
