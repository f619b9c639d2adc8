// SPDX-License-Identifier: MIT
#include "tilings/symmetry.h"

#include "tilings/holes.h"
#include "tilings/remainingpieces.h"

#include <algorithm>

namespace tilings {

namespace {

/// The smallest rectangle that contains all empty cells, about whose centre symmetries rotate.
struct BoundingBox {
    int left = Tilings::maxSide;
    int top = Tilings::maxSide;
    int right = -1;
    int bottom = -1;

    explicit BoundingBox(const Board &board)
    {
        const core::Grid grid = board.tilings().grid();
        for (int row = 0, cell = 0; row < grid.rows; ++row) {
            for (int column = 0; column < grid.columns; ++column, ++cell) {
                if (!board.isEmpty(cell))
                    continue;
                left = std::min(left, column);
                right = std::max(right, column);
                top = std::min(top, row);
                bottom = std::max(bottom, row);
            }
        }
    }
    int columns() const { return right - left + 1; }
    int rows() const { return bottom - top + 1; }
    bool isSquare() const { return columns() == rows(); }

    /// Returns the image of a cell, given relative to the box, under a turn that maps the box onto itself.
    int image(const core::Grid &grid, int column, int row, int turn) const
    {
        if (turn >= 4)
            column = columns() - 1 - column;
        int width = columns();
        int height = rows();
        for (int quarter = 0; quarter < turn % 4; ++quarter) {
            const int rotatedRow = column;
            column = height - 1 - row;
            row = rotatedRow;
            std::swap(width, height);
        }
        return grid.cell(left + column, top + row);
    }
};

std::optional<Symmetry> symmetry(const Board &board, const BoundingBox &box, int turn)
{
    const core::Grid grid = board.tilings().grid();
    if (turn % 2 == 1 && !box.isSquare())
        return std::nullopt;
    core::PerCell<std::int16_t> images(std::size_t(grid.size()), -1);
    // The map is affine, so three images determine it.
    const int origin = box.image(grid, 0, 0, turn);
    const int byColumn = box.image(grid, 1, 0, turn) - origin;
    const int byRow = box.image(grid, 0, 1, turn) - origin;
    for (int row = 0; row < box.rows(); ++row) {
        for (int column = 0; column < box.columns(); ++column) {
            const int cell = grid.cell(box.left + column, box.top + row);
            const int image = origin + column * byColumn + row * byRow;
            if (!board.isEmpty(cell))
                continue;
            if (!board.isEmpty(image))
                return std::nullopt;
            images[cell] = std::int16_t(image);
        }
    }
    return Symmetry(turn, std::move(images));
}

bool mayReflect(const PieceSet &pieces, const KindSet &kinds)
{
    for (int kind = 0; kind < pieces.kinds(); ++kind) {
        if (kinds[std::size_t(kind)] && pieces.isFixed(kind) && pieces.polyomino(kind).isChiral())
            return false;
    }
    return true;
}

/// Returns the pivot: of the pieces alone of their kind, the one with the fewest turns and, in a tie, the largest;
/// noPivot if there is none.
int choosePivot(const Tilings &tilings, const RemainingPieces &remaining)
{
    int best = Subproblem::noPivot;
    std::pair<std::size_t, int> bestRank;
    for (int kind = 0; kind < tilings.pieces().kinds(); ++kind) {
        const std::pair rank(tilings.pieces().turns(kind).size(), -tilings.pieces().polyomino(kind).size());
        if (remaining.count(kind) == 1 && (best == Subproblem::noPivot || rank < bestRank)) {
            best = remaining.nextPiece(kind);
            bestRank = rank;
        }
    }
    return best;
}

/// Enumerates one place of the pivot from every orbit under the symmetries: places that are images of earlier ones
/// are left out.
class OrbitRepresentatives {
public:
    OrbitRepresentatives(const Board &board, const RemainingSizes &remaining,
                         std::vector<Symmetry> symmetries, int pivot)
        : m_board(board), m_remaining(remaining), m_symmetries(std::move(symmetries)), m_pivot(pivot),
          m_kind(board.tilings().kindOf(pivot))
    {
        m_remaining.remove(board.tilings().pieces().polyomino(m_kind).size());
    }

    std::vector<Subproblem> subproblems()
    {
        std::vector<Subproblem> all;
        m_board.tilings().forEachPlace(m_kind, [&](const core::Place &place, const CoveredCells &cells) {
            if (!m_board.areEmpty(cells) || isSeen(place))
                return;
            Subproblem subproblem = represent(place, cells);
            if (leavesFillableHoles(cells))
                all.push_back(std::move(subproblem));
        });
        return all;
    }

private:
    bool isSeen(const core::Place &place) const { return std::ranges::find(m_seen, place) != m_seen.end(); }
    bool leavesFillableHoles(const CoveredCells &cells)
    {
        m_board.lay(m_pivot, cells);
        const bool fillable = unfillableHole(m_board, m_remaining).empty();
        m_board.takeUp(cells);
        return fillable;
    }
    /// Makes the subproblem of a place, and marks the place and all its images as seen.
    Subproblem represent(const core::Place &place, const CoveredCells &cells)
    {
        Subproblem subproblem{m_pivot, place, {}};
        for (const Symmetry &symmetry : m_symmetries) {
            const core::Place image =
                symmetry.image(m_board.tilings().pieces().polyomino(m_kind), place, cells);
            if (isSeen(image))
                continue;
            m_seen.push_back(image);
            subproblem.symmetries.push_back(symmetry);
        }
        return subproblem;
    }

    Board m_board;
    RemainingSizes m_remaining; ///< the sizes without the pivot
    std::vector<Symmetry> m_symmetries;
    int m_pivot;
    int m_kind;
    std::vector<core::Place> m_seen;
};

/// Classifies tilings, with equal pieces interchangeable.
class Classifier : public core::ZobristClassifier {
public:
    Classifier(const Tilings &tilings, std::vector<Symmetry> symmetries)
        : ZobristClassifier(int(symmetries.size()), tilings.grid().size(), kindsOf(tilings)),
          m_tilings(tilings), m_symmetries(std::move(symmetries))
    {
    }

private:
    static core::PerPiece<int> kindsOf(const Tilings &tilings)
    {
        core::PerPiece<int> kinds;
        for (int piece = 0; piece < tilings.pieces().size(); ++piece)
            kinds.push_back(tilings.kindOf(piece));
        return kinds;
    }
    /// Returns a number of the kind and its place in the image.
    std::uint64_t feature(int image, int kind, const core::Place &place) const override
    {
        const auto cells = m_tilings.coveredCells(kind, place);
        const core::Place moved =
            m_symmetries[std::size_t(image)].image(m_tilings.pieces().polyomino(kind), place, *cells);
        return (std::uint64_t(kind) << 8U | std::uint64_t(moved.turn)) << 16U | std::uint64_t(moved.cell);
    }

    const Tilings &m_tilings;
    const std::vector<Symmetry> m_symmetries;
};

} // namespace

core::Place Symmetry::image(const Polyomino &polyomino, const core::Place &place,
                            const CoveredCells &cells) const
{
    std::int16_t first = m_images[*cells.begin()];
    for (const int cell : cells)
        first = std::min(first, m_images[cell]);
    return {first, std::int8_t(polyomino.canonicalTurn(turned(place.turn, m_turn)))};
}

std::vector<Symmetry> symmetries(const Board &board, const KindSet &kinds)
{
    const BoundingBox box(board);
    const int turns = mayReflect(board.tilings().pieces(), kinds) ? Polyomino::turns : Polyomino::turns / 2;
    std::vector<Symmetry> all;
    for (int turn = 0; turn < turns; ++turn) {
        if (auto found = symmetry(board, box, turn))
            all.push_back(*std::move(found));
    }
    return all;
}

std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Tilings &tilings)
{
    const KindSet kinds = RemainingPieces(tilings, tilings.start()).kinds();
    return std::make_unique<Classifier>(tilings, symmetries(Board(tilings), kinds));
}

Subproblem wholeProblem(const Tilings &tilings, const core::Position &from)
{
    const RemainingPieces remaining(tilings, from);
    return {Subproblem::noPivot, {}, {symmetries(Board(tilings, from), remaining.kinds()).front()}};
}

std::vector<Subproblem> subproblems(const Tilings &tilings, const core::Position &from)
{
    const Board board(tilings, from);
    const RemainingPieces remaining(tilings, from);
    std::vector<Symmetry> found = symmetries(board, remaining.kinds());
    const int pivot = choosePivot(tilings, remaining);
    if (found.size() == 1 || pivot == Subproblem::noPivot)
        return {wholeProblem(tilings, from)};
    return OrbitRepresentatives(board, RemainingSizes(tilings, from), std::move(found), pivot).subproblems();
}

} // namespace tilings
