// SPDX-License-Identifier: MIT
#include "tilings/notations.h"

#include "core/positionline.h"
#include "core/texttable.h"
#include "core/tikz.h"
#include "tilings/board.h"
#include "tilings/polyominosets.h"
#include "tilings/tilings.h"

#include <algorithm>

namespace tilings {

namespace {

using core::DrawnRow;

/// Reads a drawing of a board: closed cells, and the letters of the pieces on it.
class PieceDrawingReader {
public:
    explicit PieceDrawingReader(std::string_view text)
    {
        // The first line may name the pieces.
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view first = text.substr(0, end);
        std::vector<std::string_view> words{"pieces=", "own="};
        for (const PolyominoSet &set : polyominoSets)
            words.push_back(set.name);
        std::size_t from = first.npos;
        for (const std::string_view word : words)
            from = std::min(from, first.find(word));
        if (from != first.npos) {
            m_pieces = first.substr(from, first.find_last_not_of(" :") + 1 - from);
            m_skipped = end;
        }
        m_rows = core::drawnRows(text.substr(m_skipped));
    }

    std::optional<core::Claim> read()
    {
        if (!isMeant())
            return std::nullopt;
        const std::size_t columns = m_rows.front().signs.size();
        std::string rows;
        for (const DrawnRow &row : m_rows) {
            if (row.signs.size() != columns)
                return core::Claim{{},
                                   core::Fault{m_skipped + row.at.back(),
                                               {PUZZLE_TEXT("tilings", "row %1 has %2 cells, row 1 has %3"),
                                                {static_cast<long long>(&row - m_rows.data() + 1),
                                                 static_cast<long long>(row.signs.size()),
                                                 static_cast<long long>(columns)}}},
                                   certainty()};
            rows += rows.empty() ? ":" : "/";
            for (const char sign : row.signs)
                rows += signOf(sign);
        }
        const std::string size = std::to_string(m_rows.size()) + 'x' + std::to_string(columns);
        const auto pieces = piecesOf(rows);
        if (!pieces)
            return core::Claim{
                {},
                core::Fault{m_skipped + m_rows.front().at.front(),
                            {PUZZLE_TEXT("tilings",
                                         "which pieces? Give a set such as pentominoes, pieces= or own=")}},
                certainty()};
        return core::Claim{{"tiling:" + size + ',' + *pieces + rows}, {}, certainty()};
    }

private:
    /// Returns whether the drawing has only signs for cells, or only these and letters of pieces.
    bool isMeant()
    {
        std::string used;
        for (const DrawnRow &row : m_rows) {
            for (const char sign : row.signs) {
                if (used.find(sign) == used.npos)
                    used += sign;
            }
        }
        const auto consistsOf = [&](std::string_view signs) {
            return used.find_first_not_of(signs) == used.npos;
        };
        m_isPlain = consistsOf("#X*x._ ") && used.find_first_of("._ ") != used.npos;
        const bool hasLetters =
            consistsOf("FILNPTUVWXYZSOm#._") && used.find_first_of("FILNPTUVWXYZSO") != used.npos;
        return m_rows.size() > 1 && m_rows.front().signs.size() > 1 &&
               (m_isPlain ? used.size() > 1 || !m_pieces.empty() : hasLetters && used.size() > 2);
    }

    core::Claim::Certainty certainty() const
    {
        return !m_pieces.empty() ? core::Claim::Certain
               : m_isPlain       ? core::Claim::Possible
                                 : core::Claim::Likely;
    }

    char signOf(char sign) const
    {
        if (m_isPlain)
            return sign == '.' || sign == '_' || sign == ' ' ? '.' : '#';
        return sign == '_' ? '.' : sign;
    }

    /// Returns the option for the pieces: as named, as drawn, or the set that fills the open cells.
    std::optional<std::string> piecesOf(std::string_view rows) const
    {
        if (!m_pieces.empty())
            return m_pieces;
        const auto count = [&](char sign) { return std::ranges::count(rows, sign); };
        const auto cells = std::ssize(rows) - count(':') - count('/') - count('#');
        if (cells == PieceSet::pentominoes().area())
            return "pentominoes";
        if (cells == PieceSet::tetrominoes().area())
            return "tetrominoes";
        if (m_isPlain || count('.') > 0)
            return std::nullopt;
        const bool isPentominoes = rows.find_first_of("FNPUVWXYZ") != rows.npos;
        std::string letters;
        for (const char letter : std::string_view("FILNPTUVWXYZSOm")) {
            const auto size = letter == 'm' ? 1 : isPentominoes ? 5 : 4;
            letters += std::string(std::size_t(count(letter) / size), letter);
        }
        return "pieces=" + letters;
    }

    std::string m_pieces;
    std::size_t m_skipped = 0;
    std::vector<DrawnRow> m_rows;
    bool m_isPlain = false; ///< the drawing shows only cells
};

std::optional<core::Claim> readPieceDrawing(std::string_view text)
{
    return PieceDrawingReader(text).read();
}

std::string writePieceDrawing(const core::Puzzle &puzzle, const core::Position &position)
{
    const auto &tilings = static_cast<const Tilings &>(puzzle);
    const core::Grid grid = tilings.grid();
    const Board board(tilings, position);
    std::string text;
    for (int cell = 0; cell < grid.size(); ++cell) {
        const int piece = board.pieceAt(cell);
        text += piece == Board::closed ? "#" : piece == Board::empty ? "." : tilings.name(piece);
        if (grid.column(cell) + 1 == grid.columns)
            text += '\n';
    }
    text.pop_back();
    return text;
}

std::string writeTilingPicture(const core::Puzzle &puzzle, const core::Position &position)
{
    const auto &tilings = static_cast<const Tilings &>(puzzle);
    const core::Grid grid = tilings.grid();
    const Board board(tilings, position);
    core::TikzPicture picture(grid);
    for (int cell = 0; cell < grid.size(); ++cell)
        picture.cell(cell, board.pieceAt(cell) == Board::closed ? "fill=black!60" : "gray!50,very thin");
    const auto pieceAt = [&](int column, int row) {
        return grid.has(column, row) ? board.pieceAt(grid.cell(column, row)) : int(Board::closed);
    };
    for (int row = 0; row <= grid.rows; ++row) {
        for (int column = 0; column <= grid.columns; ++column) {
            if (column < grid.columns && pieceAt(column, row) != pieceAt(column, row - 1))
                picture.edge(column, row, column + 1, row);
            if (row < grid.rows && pieceAt(column, row) != pieceAt(column - 1, row))
                picture.edge(column, row, column, row + 1);
        }
    }
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (position[piece].onBoard())
            picture.text(position[piece].cell, tilings.name(int(piece)));
    }
    return picture.end();
}

constexpr core::NotationExample boardExamples[] = {
    {"pentominoes\n........\n........\n........\n...##...\n...##...\n........\n........\n........",
     "tiling:8x8,pentominoes,closed=4.4-5.5:......../......../......../...##.../...##.../......../......../"
     "........"},
    {"IIIISST\nOOLSSTT\nOOLLLmT", "tiling:3x7,tetrominoes:IIIISST/OOLSSTT/OOLLLmT"},
};

} // namespace

std::span<const core::Notation> notations()
{
    static const core::Notation all[] = {
        {"grid", PUZZLE_TEXT("tilings", "a drawing of a board and its pieces"), boardExamples,
         readPieceDrawing, writePieceDrawing},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, writeTilingPicture},
    };
    return all;
}

} // namespace tilings
