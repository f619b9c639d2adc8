// SPDX-License-Identifier: MIT
#include "solitaire/methods.h"

#include "core/notation.h"
#include "core/positionline.h"
#include "core/texttable.h"
#include "core/tikz.h"
#include "solitaire/drawing.h"

#include <algorithm>

namespace solitaire {

namespace {

using core::DrawnRow;

constexpr std::string_view pegSigns = "OoXx#*1";
constexpr std::string_view holeSigns = "._0";
constexpr std::string_view outsideSigns = "- ~";

/// Reads a drawing in which each sign is a peg, a hole or outside the board.
class DrawingReader {
public:
    explicit DrawingReader(std::string_view text) : m_rows(core::drawnRows(text)) {}

    std::optional<core::NotationMatch> read()
    {
        if (!isMeant())
            return std::nullopt;
        chooseHole();
        if (auto match = readSurrounded())
            return match;
        return readRows();
    }

private:
    std::optional<core::NotationMatch> readRows()
    {
        long long holes = 0;
        for (const DrawnRow &row : m_rows) {
            for (const char sign : row.signs)
                ++(isPeg(sign) ? m_pegs : holes);
        }
        m_isFull = m_pegs > holes;
        core::NotationMatch match{{}, {}, core::NotationMatch::Certain};
        for (const Board *board : boards()) {
            if (const auto line = lineOn(*board)) {
                match.lines.push_back(*line);
                match.remark =
                    holes == 0 && match.lines.size() == 1 ? remarkOnFull(*board) : core::Explanation();
            }
        }
        return match.lines.empty() ? readOwn() : match;
    }

    /// Reads a drawing of a known board with two signs for pegs and holes, and a third one around them that is usually
    /// a hole: "_ _ X X X _ _", where O is the empty hole.
    std::optional<core::NotationMatch> readSurrounded() const
    {
        std::string used;
        for (const DrawnRow &row : m_rows) {
            for (const char sign : row.signs) {
                if (used.find(sign) == used.npos)
                    used += sign;
            }
        }
        const std::size_t around = used.find_first_of("._");
        if (used.size() != 3 || around == used.npos)
            return std::nullopt;
        DrawingReader inside(*this);
        for (DrawnRow &row : inside.m_rows)
            std::ranges::replace(row.signs, used[around], '-');
        inside.chooseHole();
        if (inside.m_hole == '\0')
            return std::nullopt;
        auto match = inside.readRows();
        const bool isKnown =
            match && match->certainty == core::NotationMatch::Certain && match->lines.size() == 1;
        return isKnown ? match : std::nullopt;
    }

    /// Returns whether the text has several rows, pegs, and no other signs than such drawings have.
    bool isMeant() const
    {
        bool hasPeg = false;
        for (const DrawnRow &row : m_rows) {
            for (const char sign : row.signs) {
                hasPeg = hasPeg || pegSigns.find(sign) != pegSigns.npos;
                if (pegSigns.find(sign) == pegSigns.npos && holeSigns.find(sign) == holeSigns.npos &&
                    outsideSigns.find(sign) == outsideSigns.npos)
                    return false;
            }
        }
        return hasPeg && m_rows.size() > 2;
    }

    /// Finds the sign of a hole in a drawing with two signs that usually mean pegs: the rarer one, since one hole
    /// is empty at the start.
    void chooseHole()
    {
        std::string used;
        bool hasHole = false;
        for (const DrawnRow &row : m_rows) {
            for (const char sign : row.signs) {
                hasHole = hasHole || holeSigns.find(sign) != holeSigns.npos;
                if (pegSigns.find(sign) != pegSigns.npos && used.find(sign) == used.npos)
                    used += sign;
            }
        }
        // Squares around round pegs and holes are what is outside the board; so is another sign beside digits.
        const bool hasDigits = used.find('1') != used.npos;
        const std::size_t around = hasDigits ? used.find_first_not_of('1') : used.find('#');
        if (used.size() == 2 && hasHole && around != used.npos) {
            for (DrawnRow &row : m_rows)
                std::ranges::replace(row.signs, used[around], '-');
        }
        if (used.size() == 2 && !hasHole)
            m_hole = count(used[0]) < count(used[1]) ? used[0] : used[1];
    }

    long long count(char sign) const
    {
        long long sum = 0;
        for (const DrawnRow &row : m_rows)
            sum += std::ranges::count(row.signs, sign);
        return sum;
    }

    bool isPeg(char sign) const { return sign != m_hole && pegSigns.find(sign) != pegSigns.npos; }
    bool isOutside(char sign) const { return outsideSigns.find(sign) != outsideSigns.npos; }

    /// Returns whether the outside of the board differs between rows, as on no rectangle.
    bool isRagged() const
    {
        return std::ranges::any_of(m_rows, [&](const DrawnRow &row) {
            return row.signs.size() != m_rows.front().signs.size() ||
                   row.signs.find_first_of(outsideSigns) != row.signs.npos;
        });
    }

    /// Returns the row without the outside at its ends.
    static std::string_view inner(std::string_view row)
    {
        const std::size_t first = std::min(row.find_first_not_of(outsideSigns), row.size());
        return row.substr(first, row.find_last_not_of(outsideSigns) + 1 - first);
    }

    /// Returns the signs of the board's holes in this row; nothing if their number differs. Dots and
    /// zeros may mean the outside, since the board says where that is.
    std::optional<std::string> signsOf(const Board &board, int row) const
    {
        const std::string_view whole = m_rows[std::size_t(row)].signs;
        std::string own;
        for (const char sign : whole) {
            if (!isOutside(sign))
                own += sign;
        }
        std::string cells;
        for (int column = 0; column < board.rowLength(row); ++column)
            cells += board.hole(board.grid().cell(column, row)) < 0 ? '-' : 'O';
        const auto holes = std::size_t(std::ranges::count(cells, 'O'));
        if (own.size() == holes &&
            (board.isTriangular() || inner(whole).find_first_of(outsideSigns) == whole.npos))
            return own;
        if (whole.size() != cells.size() || !m_isFull)
            return std::nullopt;
        own.clear();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (cells[i] == 'O' && isOutside(whole[i]))
                return std::nullopt;
            if (cells[i] == '-' && !isOutside(whole[i]) && holeSigns.find(whole[i]) == holeSigns.npos)
                return std::nullopt;
            if (cells[i] == 'O')
                own += whole[i];
        }
        return own;
    }

    std::optional<std::string> lineOn(const Board &board) const
    {
        if (int(m_rows.size()) != board.grid().rows)
            return std::nullopt;
        std::string text;
        bool hasHole = false;
        for (int row = 0; row < board.grid().rows; ++row) {
            const auto signs = signsOf(board, row);
            if (!signs)
                return std::nullopt;
            text += row == 0 ? ':' : '/';
            std::size_t next = 0;
            for (int column = 0; column < board.rowLength(row); ++column) {
                const bool isHole = board.hole(board.grid().cell(column, row)) >= 0;
                text += !isHole ? '-' : isPeg((*signs)[next++]) ? 'O' : '.';
                hasHole = hasHole || text.back() == '.';
            }
        }
        return std::string("solitaire:") + board.id() + (hasHole ? text : "");
    }

    /// Returns the remark on a drawing without an empty hole: it shows the board before the first one is emptied.
    static core::Explanation remarkOnFull(const Board &board)
    {
        const int hole = board.classicHole();
        return {PUZZLE_TEXT("solitaire",
                            "This drawing has no empty hole: the game begins with the one in row "
                            "%1, column %2 empty. To begin with another, draw it empty."),
                {number(board.row(hole)), number(board.column(hole))}};
    }

    /// Reads the drawing as a board of the player's own.
    std::optional<core::NotationMatch> readOwn() const
    {
        const bool isTriangular = isStaggered();
        const bool isRectangle = !isTriangular && !isRagged();
        if (isRectangle && !m_isFull && !isDrawnInRounds())
            return std::nullopt;
        core::NotationMatch match{{}, {}, isRectangle ? certaintyOfRectangle() : core::NotationMatch::Likely};
        match.isOpen = isRectangle && m_pegs > 1;
        const std::vector<Cell> cells = cellsDrawn(isTriangular);
        const auto [left, right] = std::ranges::minmax(cells, {}, &Cell::column);
        const auto [top, bottom] = std::ranges::minmax(cells, {}, &Cell::row);
        const core::Grid grid{right.column - left.column + 1, bottom.row - top.row + 1};
        if (grid.columns > maxSide || grid.rows > maxSide || cells.size() > std::size_t(maxHoles)) {
            match.fault =
                core::fault(m_rows.front().at.front(),
                            PUZZLE_TEXT("solitaire", "a board has at most %1 rows, %1 columns and %2 holes; "
                                                     "this drawing has %3 rows, %4 columns and %5 holes"),
                            {number(maxSide), number(maxHoles), number(grid.rows), number(grid.columns),
                             number(std::ssize(cells))});
            return match;
        }
        Drawing drawing(grid, isTriangular);
        for (const Cell &cell : cells)
            drawing.signs[grid.cell(cell.column - left.column, cell.row - top.row)] = cell.sign;
        const auto drawn = drawing.game();
        if (const auto *game = std::get_if<core::Game>(&drawn)) {
            const bool isBoardOnly = std::ranges::count(drawing.signs, Drawing::Hole) == 0;
            if (isBoardOnly)
                match.remark = remarkOnFull(static_cast<const Solitaire &>(*game->puzzle).board());
            match.lines.push_back(isBoardOnly ? "solitaire:" + game->puzzle->options()
                                              : core::writeLine(kind(), *game->puzzle, game->position));
        }
        return match;
    }

    /// Returns how well a rectangle fits: its signs may mean closed squares, or the queens of a chessboard.
    core::NotationMatch::Certainty certaintyOfRectangle() const
    {
        return m_isFull && !isDrawnInBlocks() ? core::NotationMatch::Likely : core::NotationMatch::Possible;
    }

    struct Cell {
        int row;
        int column;
        Drawing::Sign sign;
    };

    /// Returns the cells of the board; the rows of a triangular one are drawn half a cell apart.
    std::vector<Cell> cellsDrawn(bool isTriangular) const
    {
        std::vector<Cell> cells;
        for (int row = 0; row < std::ssize(m_rows); ++row) {
            const std::string &signs = m_rows[std::size_t(row)].signs;
            for (int at = 0; at < std::ssize(signs); ++at) {
                if (const char sign = signs[std::size_t(at)]; !isOutside(sign))
                    cells.push_back({row, isTriangular ? (at + row) / 2 : at,
                                     isPeg(sign) ? Drawing::Peg : Drawing::Hole});
            }
        }
        return cells;
    }

    /// Returns whether every row is shifted by half a cell against the one above, as on triangular boards.
    bool isStaggered() const
    {
        std::optional<int> parity;
        for (int row = 0; row < std::ssize(m_rows); ++row) {
            const std::string &signs = m_rows[std::size_t(row)].signs;
            for (int at = 0; at < std::ssize(signs); ++at) {
                if (isOutside(signs[std::size_t(at)]))
                    continue;
                if (parity.value_or((at + row) % 2) != (at + row) % 2)
                    return false;
                parity = (at + row) % 2;
            }
        }
        return true;
    }

    /// Returns whether a sign looks like a peg: it hardly means a closed square.
    bool isDrawnInRounds() const
    {
        return std::ranges::any_of(
            m_rows, [&](const DrawnRow &row) { return row.signs.find_first_of("Oo*1") != row.signs.npos; });
    }

    /// Returns whether all pegs are signs that also mean closed squares.
    bool isDrawnInBlocks() const
    {
        return std::ranges::all_of(m_rows, [&](const DrawnRow &row) {
            return row.signs.find_first_not_of("#._ ") == row.signs.npos;
        });
    }

    static long long number(auto value) { return static_cast<long long>(value); }

    std::vector<DrawnRow> m_rows;
    long long m_pegs = 0;
    bool m_isFull = false; ///< most signs are pegs
    char m_hole = '\0';    ///< a sign that usually means a peg, but here a hole
};

std::optional<core::NotationMatch> readDrawing(std::string_view text)
{
    return DrawingReader(text).read();
}

std::string writeDrawing(const core::Puzzle &puzzle, const core::Position &position)
{
    const Board &board = static_cast<const Solitaire &>(puzzle).board();
    std::string text;
    int row = 0;
    for (const char sign : puzzle.write(position)) {
        if (board.isTriangular() && (text.empty() || text.back() == '\n'))
            text += std::string(std::size_t(board.grid().rows - 1 - row), ' ');
        text += sign == '/' ? '\n' : sign == '-' ? ' ' : sign;
        if (board.isTriangular() && sign != '/')
            text += ' ';
        row += sign == '/' ? 1 : 0;
    }
    return text;
}

std::string writePegPicture(const Solitaire &solitaire, const core::Position &position)
{
    const Board &board = solitaire.board();
    const Pegs pegs = solitaire.pegs(position);
    core::TikzPicture picture(board.grid());
    for (const int hole : board.inReadingOrder())
        picture.disc(board.cell(hole), (pegs & bit(hole)) != 0);
    return picture.end();
}

constexpr core::NotationExample drawingExamples[] = {
    {"  OOO\n  OOO\nOOOOOOO\nOOO.OOO\nOOOOOOO\n  OOO\n  OOO",
     "solitaire:english:--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--"},
    {"    x x x\n    x x x\nx x x x x x x\nx x x o x x x\nx x x x x x x\n    x x x\n    x x x",
     "solitaire:english:--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--"},
    {"    .\n   * *\n  * * *\n * * * *\n* * * * *", "solitaire:triangle:./OO/OOO/OOOO/OOOOO"},
    {"XXXX\nXX.XX\n-XXXX", "solitaire:own,cells=OOOO-/OOOOO/-OOOO,hole=23:OOOO-/OO.OO/-OOOO"},
    {"  o o o\n o o o o\no o . o o\n o o o o\n  o o o",
     "solitaire:own,cells=OOO--/OOOO-/OOOOO/-OOOO/--OOO,triangular,hole=33:OOO--/OOOO-/OO.OO/-OOOO/--OOO"},
};

} // namespace

std::span<const core::Notation> notations()
{
    static const core::Notation all[] = {
        {"grid", PUZZLE_TEXT("solitaire", "a drawing of pegs and holes"), drawingExamples, readDrawing,
         writeDrawing},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, core::callback<writePegPicture>},
    };
    return all;
}

} // namespace solitaire
