// SPDX-License-Identifier: MIT
#include "tilings/symmetry.h"

#include <algorithm>
#include <optional>

namespace tilings {

namespace {

/// The smallest rectangle that holds all empty cells; symmetries turn about its middle.
struct Frame {
    int left = Tilings::longest;
    int top = Tilings::longest;
    int right = -1;
    int bottom = -1;

    explicit Frame(const Board &board)
    {
        const core::Grid grid = board.tilings().grid();
        for (int row = 0, cell = 0; row < grid.rows; ++row) {
            for (int column = 0; column < grid.columns; ++column, ++cell) {
                if (!board.isFree(cell))
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

    /// Where a cell goes, counted from the corner of the frame, for a frame that the turn brings onto itself.
    int image(const core::Grid &grid, int column, int row, int turn) const
    {
        if (turn >= 4)
            column = columns() - 1 - column;
        int width = columns();
        int height = rows();
        for (int quarter = 0; quarter < turn % 4; ++quarter) {
            const int below = column;
            column = height - 1 - row;
            row = below;
            std::swap(width, height);
        }
        return grid.cell(left + column, top + row);
    }
};

std::optional<Symmetry> symmetry(const Board &board, const Frame &frame, int turn)
{
    const core::Grid grid = board.tilings().grid();
    if (turn % 2 == 1 && frame.columns() != frame.rows())
        return std::nullopt;
    std::vector<std::int16_t> cells(std::size_t(grid.size()), -1);
    // From a cell to the next the image always goes as far.
    const int first = frame.image(grid, 0, 0, turn);
    const int aside = frame.image(grid, 1, 0, turn) - first;
    const int down = frame.image(grid, 0, 1, turn) - first;
    for (int row = 0; row < frame.rows(); ++row) {
        for (int column = 0; column < frame.columns(); ++column) {
            const int cell = grid.cell(frame.left + column, frame.top + row);
            const int image = first + column * aside + row * down;
            if (!board.isFree(cell))
                continue;
            if (!board.isFree(image))
                return std::nullopt;
            cells[std::size_t(cell)] = std::int16_t(image);
        }
    }
    return Symmetry(turn, std::move(cells));
}

} // namespace

core::Place Symmetry::image(int kind, const core::Place &place, const Footprint &footprint) const
{
    std::int16_t first = m_cells[std::size_t(*footprint.begin())];
    for (const int cell : footprint)
        first = std::min(first, m_cells[std::size_t(cell)]);
    return {first, std::int8_t(Polyomino::of(kind).plain(turned(place.turn, m_turn)))};
}

std::vector<Symmetry> symmetries(const Board &board, const std::array<bool, Polyomino::kinds> &kinds)
{
    const PieceSet &pieces = board.tilings().pieces();
    bool mayTurnOver = true;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        const bool held = pieces.isFixed(kind) && Polyomino::of(kind).isTwoFaced();
        mayTurnOver = mayTurnOver && !(kinds[std::size_t(kind)] && held);
    }
    const Frame frame(board);
    std::vector<Symmetry> all;
    for (int turn = 0; turn < (mayTurnOver ? Polyomino::turns : Polyomino::turns / 2); ++turn) {
        if (auto found = symmetry(board, frame, turn))
            all.push_back(*std::move(found));
    }
    return all;
}

std::vector<Symmetry> symmetries(const Tilings &tilings)
{
    std::array<bool, Polyomino::kinds> kinds{};
    for (int kind = 0; kind < Polyomino::kinds; ++kind)
        kinds[std::size_t(kind)] = tilings.pieces().count(kind) > 0;
    return symmetries(Board(tilings), kinds);
}

std::string symmetryClass(const Tilings &tilings, const core::Position &position)
{
    std::string least;
    for (const Symmetry &symmetry : symmetries(tilings)) {
        std::vector<std::array<int, 3>> image;
        for (std::size_t piece = 0; piece < position.size(); ++piece) {
            if (!position[piece].onBoard())
                continue;
            const int kind = tilings.kindOf(int(piece));
            const auto footprint = tilings.footprint(kind, position[piece]);
            const core::Place place = symmetry.image(kind, position[piece], *footprint);
            image.push_back({kind, place.cell, place.turn});
        }
        std::ranges::sort(image);
        std::string text;
        for (const auto &[kind, cell, turn] : image)
            text += std::to_string(kind) + '@' + std::to_string(cell) + '/' + std::to_string(turn) + ' ';
        if (least.empty() || text < least)
            least = std::move(text);
    }
    return least;
}

} // namespace tilings
