// SPDX-License-Identifier: MIT
#include "queens/queens.h"

#include <utility>

namespace queens {

namespace {

constexpr int turnsAndMirrors = 8; ///< the symmetries of a square: four turns, each mirrored or not

/// A symmetry of the board: turning and mirroring, then shifting round the edges.
struct Symmetry {
    int image; ///< bit 0 mirrors the columns, bit 1 the rows, then bit 2 transposes
    int right;
    int down;

    int of(core::Grid grid, int cell) const
    {
        int column = grid.column(cell);
        int row = grid.row(cell);
        if (image & 1)
            column = grid.columns - 1 - column;
        if (image & 2)
            row = grid.rows - 1 - row;
        if (image & 4)
            std::swap(column, row);
        return grid.cell((column + right) % grid.columns, (row + down) % grid.rows);
    }
};

/// Returns the symmetries that preserve the closed squares and the given queens; only a torus can be shifted.
std::vector<Symmetry> symmetriesOf(const Queens &queens)
{
    const core::Grid grid = queens.grid();
    const bool isMarked = queens.hasClosedSquares() || queens.hasGivenQueens();
    const int shifts = queens.isTorus() ? queens.size() : 1;
    std::vector<Symmetry> symmetries;
    for (int number = 0; number < turnsAndMirrors * shifts * shifts; ++number) {
        const Symmetry symmetry{number % turnsAndMirrors, number / turnsAndMirrors % shifts,
                                number / turnsAndMirrors / shifts};
        bool keeps = true;
        for (int cell = 0; cell < grid.size() && keeps && isMarked; ++cell)
            keeps = queens.isClosed(symmetry.of(grid, cell)) == queens.isClosed(cell) &&
                    queens.isGiven(symmetry.of(grid, cell)) == queens.isGiven(cell);
        if (keeps)
            symmetries.push_back(symmetry);
    }
    return symmetries;
}

class Classifier : public core::ZobristClassifier {
public:
    /// All queens are of one sort, since they look alike.
    Classifier(core::Grid grid, std::vector<Symmetry> symmetries)
        : ZobristClassifier(int(symmetries.size()), grid.size(),
                            core::PerPiece<int>(std::size_t(grid.rows), 0)),
          m_grid(grid), m_symmetries(std::move(symmetries))
    {
    }

private:
    /// Returns the image of the square.
    std::uint64_t feature(int image, int, const core::Place &place) const override
    {
        return std::uint64_t(m_symmetries[std::size_t(image)].of(m_grid, place.cell));
    }

    const core::Grid m_grid;
    const std::vector<Symmetry> m_symmetries;
};

/// Classifies solutions of a torus, which has too many symmetries to add up all images. The least image, by its
/// queens' columns from the top, names the class; the first rows of most images show that they are not the least.
class TorusClassifier : public core::SymmetryClassifier {
public:
    explicit TorusClassifier(const Queens &queens)
        : m_size(queens.size()), m_grid(queens.grid()), m_symmetries(symmetriesOf(queens)),
          m_columns(std::size_t(m_size)), m_rows(std::size_t(m_size))
    {
    }

    core::ClassDigest classOf(const core::Position &solution) override
    {
        for (int row = 0; row < m_size; ++row) {
            m_columns[row] = m_grid.column(solution[row].cell);
            m_rows[m_columns[row]] = row;
        }
        std::vector<std::int16_t> least;
        for (int row = 0; row < m_size; ++row)
            least.push_back(std::int16_t(m_columns[row]));
        for (const Symmetry &symmetry : m_symmetries)
            takeLess(symmetry, least);
        return core::digestOf(least);
    }

private:
    /// Returns the queen's column in a row of the solution's image.
    int columnInImage(const Symmetry &symmetry, int row) const
    {
        int along = (row + m_size - symmetry.down) % m_size; // the row before the shift
        int column = 0;
        if (symmetry.image & 4) {
            if (symmetry.image & 1)
                along = m_size - 1 - along;
            column = m_rows[along];
            if (symmetry.image & 2)
                column = m_size - 1 - column;
        } else {
            if (symmetry.image & 2)
                along = m_size - 1 - along;
            column = m_columns[along];
            if (symmetry.image & 1)
                column = m_size - 1 - column;
        }
        return (column + symmetry.right) % m_size;
    }

    void takeLess(const Symmetry &symmetry, std::vector<std::int16_t> &least) const
    {
        int row = 0;
        while (row < m_size && columnInImage(symmetry, row) == least[std::size_t(row)])
            ++row;
        if (row == m_size || columnInImage(symmetry, row) > least[std::size_t(row)])
            return;
        for (; row < m_size; ++row)
            least[std::size_t(row)] = std::int16_t(columnInImage(symmetry, row));
    }

    const int m_size;
    const core::Grid m_grid;
    const std::vector<Symmetry> m_symmetries;
    core::Indexed<int> m_columns; ///< the column of each row's queen
    core::Indexed<int> m_rows;    ///< the row of each column's queen
};

} // namespace

std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Queens &queens)
{
    if (queens.isTorus())
        return std::make_unique<TorusClassifier>(queens);
    return std::make_unique<Classifier>(queens.grid(), symmetriesOf(queens));
}

} // namespace queens
