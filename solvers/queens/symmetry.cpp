// SPDX-License-Identifier: MIT
#include "queens/queens.h"

#include <utility>

namespace queens {

namespace {

constexpr int symmetries = 8; ///< the symmetries of a square: four turns, each mirrored or not

class Classifier : public core::ZobristClassifier {
public:
    /// All queens are of one sort, since they look alike.
    explicit Classifier(core::Grid grid)
        : ZobristClassifier(symmetries, grid.size(), core::PerPiece<int>(std::size_t(grid.rows), 0)),
          m_grid(grid)
    {
    }

private:
    /// Returns the image of the square.
    std::uint64_t feature(int image, int, const core::Place &place) const override
    {
        int column = m_grid.column(place.cell);
        int row = m_grid.row(place.cell);
        if (image & 1)
            column = m_grid.columns - 1 - column;
        if (image & 2)
            row = m_grid.rows - 1 - row;
        if (image & 4)
            std::swap(column, row);
        return std::uint64_t(m_grid.cell(column, row));
    }

    const core::Grid m_grid;
};

} // namespace

std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Queens &queens)
{
    return std::make_unique<Classifier>(queens.grid());
}

} // namespace queens
