// SPDX-License-Identifier: MIT
#include "dogs/symmetry.h"

#include <numeric>

namespace dogs {

namespace {

/// Classifies layouts by the halves on all edges.
class Classifier : public core::ZobristClassifier {
public:
    explicit Classifier(const Dogs &dogs)
        : ZobristClassifier(rotationsOf(dogs), dogs.grid().size(), cardNumbers(dogs)), m_dogs(dogs)
    {
    }

private:
    static core::PerPiece<int> cardNumbers(const Dogs &dogs)
    {
        core::PerPiece<int> numbers(dogs.cards().size());
        std::iota(numbers.begin(), numbers.end(), 0);
        return numbers;
    }
    /// Returns a number of the cell's image and the card's four halves in it.
    std::uint64_t feature(int image, int card, const core::Place &place) const override
    {
        const core::Grid grid = m_dogs.grid();
        const int quarters = image * 4 / rotationsOf(m_dogs);
        auto number = std::uint64_t(rotatedCell(grid, place.cell, quarters));
        for (const Side side : sides) {
            const Half half = m_dogs.cards()[std::size_t(card)].half(side, place.turn + quarters);
            number = number << 8U | std::uint8_t(half);
        }
        return number;
    }

    const Dogs &m_dogs;
};

} // namespace

int rotationsOf(const core::Grid &grid)
{
    return grid.columns == grid.rows ? 4 : 2;
}

int rotationsOf(const Dogs &dogs)
{
    return dogs.hasFixedCards() ? 1 : rotationsOf(dogs.grid());
}

int rotatedCell(const core::Grid &grid, int cell, int quarters)
{
    int column = grid.column(cell);
    int row = grid.row(cell);
    if (quarters % 2 != 0) {
        const int old = column;
        column = grid.rows - 1 - row;
        row = old;
    }
    if (quarters % 4 >= 2) {
        column = grid.columns - 1 - column;
        row = grid.rows - 1 - row;
    }
    return grid.cell(column, row);
}

bool isFundamental(const core::Grid &grid, int cell)
{
    const int rotations = rotationsOf(grid);
    for (int rotation = 1; rotation < rotations; ++rotation) {
        if (rotatedCell(grid, cell, rotation * 4 / rotations) < cell)
            return false;
    }
    return true;
}

core::Position rotated(const core::Grid &grid, core::Position position, int quarters)
{
    for (core::Place &place : position) {
        if (place.onBoard())
            place = {std::int16_t(rotatedCell(grid, place.cell, quarters)),
                     std::int8_t((place.turn + quarters) % 4)};
    }
    return position;
}

std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Dogs &dogs)
{
    return std::make_unique<Classifier>(dogs);
}

} // namespace dogs
