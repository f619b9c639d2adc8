// SPDX-License-Identifier: MIT
#include "tilings/mosaic.h"

#include "core/positionline.h"
#include "tilings/board.h"
#include "tilings/mosaicreader.h"

#include <algorithm>

namespace tilings {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// For each piece the least number of apostrophes that tells it from equal ones that it touches.
std::vector<int> apostrophes(const Board &board, std::size_t pieces)
{
    const Tilings &tilings = board.tilings();
    const core::Grid grid = tilings.grid();
    std::vector<std::vector<int>> touching(pieces);
    const auto touch = [&](int one, int other) {
        if (one < 0 || other < 0 || one == other || tilings.kindOf(one) != tilings.kindOf(other))
            return;
        touching[std::size_t(std::max(one, other))].push_back(std::min(one, other));
    };
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (grid.column(cell) + 1 < grid.columns)
            touch(board.pieceAt(cell), board.pieceAt(cell + 1));
        if (grid.row(cell) + 1 < grid.rows)
            touch(board.pieceAt(cell), board.pieceAt(cell + grid.columns));
    }
    std::vector<int> marks(pieces, 0);
    for (std::size_t piece = 0; piece < pieces; ++piece) {
        const auto taken = [&](int other) { return marks[std::size_t(other)] == marks[piece]; };
        while (std::ranges::any_of(touching[piece], taken))
            ++marks[piece];
    }
    return marks;
}

std::string write(const Board &board, const std::vector<int> &marks)
{
    const Tilings &tilings = board.tilings();
    const core::Grid grid = tilings.grid();
    std::string text;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (cell > 0 && grid.column(cell) == 0)
            text += '/';
        const int piece = board.pieceAt(cell);
        if (piece < 0) {
            text += piece == Board::closed ? '#' : '.';
            continue;
        }
        text += tilings.letter(piece);
        text.append(std::size_t(marks[std::size_t(piece)]), '\'');
    }
    return text;
}

/// The places of each kind in order: equal pieces have no names.
core::Position sorted(const Tilings &tilings, core::Position position)
{
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        const auto first = position.begin() + tilings.pieces().firstPiece(kind);
        std::sort(first, first + tilings.pieces().count(kind),
                  [](const core::Place &one, const core::Place &other) { return one.cell < other.cell; });
    }
    return position;
}

bool isRead(const Tilings &tilings, const std::string &text, const core::Position &position)
{
    const auto signs = readSigns(tilings.grid(), text);
    const auto read = readMosaic(tilings, std::get<std::vector<Sign>>(signs));
    const auto *found = std::get_if<core::Position>(&read);
    return found && sorted(tilings, *found) == sorted(tilings, position);
}

core::Fault rowFault(const core::Grid &grid, std::size_t at, int row, int cells)
{
    return {at,
            {PUZZLE_TEXT("tilings", "row %1 has %2 cells, but the board has %3 columns"),
             {static_cast<long long>(row + 1), static_cast<long long>(cells),
              static_cast<long long>(grid.columns)},
             {}}};
}

} // namespace

std::string writeMosaic(const Tilings &tilings, const core::Position &position)
{
    const Board board(tilings, position);
    const std::vector<int> marks = apostrophes(board, position.size());
    const bool touching = std::ranges::any_of(marks, [](int mark) { return mark > 0; });
    const std::string plain = write(board, std::vector<int>(position.size(), 0));
    return !touching || isRead(tilings, plain, position) ? plain : write(board, marks);
}

std::variant<std::vector<Sign>, core::Fault> readSigns(const core::Grid &grid, std::string_view text)
{
    std::vector<Sign> signs;
    int row = 0;
    int cells = 0; // of this row
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const char sign = at < text.size() ? text[at] : '/';
        if (blanks.find(sign) != blanks.npos)
            continue;
        if (static_cast<unsigned char>(sign) >= 0x80)
            return core::Fault{at,
                               {PUZZLE_TEXT("tilings", "“%1” is not the letter of a piece of this board"),
                                {core::quoted(text.substr(at))}}};
        if (sign == '\'' && cells > 0) {
            ++signs.back().marks;
        } else if (sign == '/') {
            if (cells != grid.columns)
                return rowFault(grid, at, row, cells);
            if (++row == grid.rows && at < text.size())
                return core::Fault{at,
                                   {PUZZLE_TEXT("tilings", "the board has only %1 rows; this is too much"),
                                    {static_cast<long long>(grid.rows)}}};
            cells = 0;
        } else {
            if (++cells > grid.columns)
                return rowFault(grid, at, row, cells);
            signs.push_back({sign, 0, at});
        }
    }
    if (row < grid.rows)
        return core::Fault{text.size(),
                           {PUZZLE_TEXT("tilings", "the board has %1 rows, but these are only %2"),
                            {static_cast<long long>(grid.rows), static_cast<long long>(row)}}};
    return signs;
}

} // namespace tilings
