// SPDX-License-Identifier: MIT
#include "tilings/methods.h"

#include "core/notation.h"
#include "core/positionline.h"
#include "core/textlines.h"
#include "core/texttable.h"
#include "core/tikz.h"
#include "tilings/board.h"
#include "tilings/drawntiling.h"
#include "tilings/notation.h"
#include "tilings/polyominosets.h"
#include "tilings/tilings.h"

#include <algorithm>

namespace tilings {

namespace {

constexpr std::string_view openSigns = ". _";
constexpr std::string_view plainSigns = "#X*x._ ";
constexpr std::string_view readyMadeLetters = "FILNPTUVWXYZSO";

/// A row of a drawing: the sign of each cell, which is a letter with digits or apostrophes in boards with many pieces.
struct SignRow {
    std::vector<std::string> signs;
    std::vector<std::size_t> at; ///< the offset of each sign in the text read
};

/// Returns whether letters are followed by digits or apostrophes, which are not the quotation marks of strings.
bool hasLongSigns(std::string_view text)
{
    bool hasAny = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\'' && !core::isDigit(text[at]))
            continue;
        const char before = at == 0 ? '\n' : text[at - 1];
        if (!core::isLetter(before) && !core::isDigit(before) && (text[at] != '\'' || before != '\''))
            return false;
        hasAny = true;
    }
    return hasAny && text.find_first_of("[\",") == text.npos;
}

/// Splits a drawing into rows of signs that may have several characters and blanks between them.
std::vector<SignRow> longSigns(std::string_view text)
{
    std::vector<SignRow> rows(1);
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\n' || text[at] == '/') {
            if (!rows.back().signs.empty())
                rows.emplace_back();
        } else if (text[at] != ' ' && text[at] != '\t') {
            std::size_t end = at + std::max<std::size_t>(nameLength(text.substr(at)), 1);
            while (end < text.size() && text[end] == '\'')
                ++end;
            rows.back().signs.emplace_back(text.substr(at, end - at));
            rows.back().at.push_back(at);
            at = end;
            continue;
        }
        ++at;
    }
    if (rows.back().signs.empty())
        rows.pop_back();
    return rows;
}

std::vector<SignRow> signRows(std::string_view text)
{
    if (hasLongSigns(text))
        return longSigns(text);
    std::vector<SignRow> rows;
    for (core::DrawnRow &drawn : core::drawnRows(text)) {
        SignRow row{{}, std::move(drawn.at)};
        for (const char sign : drawn.signs)
            row.signs.emplace_back(1, sign);
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Returns a line in which the French names of sets of pieces, such as "pentominos", are the English ones.
std::string withEnglishSets(std::string_view line)
{
    constexpr std::string_view ending = "ominos";
    std::string text(line);
    for (std::size_t at = text.find(ending); at != text.npos; at = text.find(ending, at + 1))
        text.replace(at, ending.size(), "ominoes");
    return text;
}

/// Reads a drawing of a board: closed cells, and the letters of the pieces on it.
class PieceDrawingReader {
public:
    explicit PieceDrawingReader(std::string_view text)
    {
        // The first line may name the pieces.
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string first = withEnglishSets(text.substr(0, end));
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
        m_rows = signRows(text.substr(m_skipped));
    }

    std::optional<core::NotationMatch> read()
    {
        if (!isMeant())
            return std::nullopt;
        const std::size_t columns = m_rows.front().signs.size();
        for (const SignRow &row : m_rows) {
            if (row.signs.size() != columns)
                return faulty(row.at.back(), {PUZZLE_TEXT("tilings", "row %1 has %2 cells, row 1 has %3"),
                                              {&row - m_rows.data() + 1, std::ssize(row.signs),
                                               static_cast<long long>(columns)}});
        }
        core::NotationMatch match{{}, {}, certainty()};
        match.isOpen = m_pieces.empty() && (m_isPlain || m_isBinary);
        if (m_isBinary) {
            for (const std::string_view closed : {"1", "0"})
                add(match, lineOf([&](const std::string &sign) { return sign == closed ? "#" : "."; }));
            keepFilled(match);
        } else if (m_isPlain) {
            // An X may be a pentomino on the board.
            if (!m_pieces.empty() && m_used.find('X') != m_used.npos)
                add(match, lineOf([&](const std::string &sign) { return isBlank(sign) ? "." : sign; }));
            if (match.lines.empty() || !isBoard(match.lines.front())) {
                match.lines.clear();
                add(match, lineOf([&](const std::string &sign) { return isBlank(sign) ? "." : "#"; }));
            }
        } else {
            add(match, lineOf([&](const std::string &sign) { return sign == "_" ? "." : sign; }));
        }
        if (match.lines.empty() && m_isBinary)
            return std::nullopt;
        if (match.lines.empty())
            return faulty(
                m_rows.front().at.front(),
                {PUZZLE_TEXT("tilings",
                             "which pieces? Give a set, as in tiling:6x10,pentominoes, or pieces= or own=")});
        return match;
    }

    /// Returns whether one of the position lines is a board.
    static bool haveBoard(const std::vector<std::string> &lines)
    {
        return std::ranges::any_of(lines, isBoard);
    }

private:
    core::NotationMatch faulty(std::size_t at, core::Explanation why) const
    {
        return {{}, core::Fault{m_skipped + at, std::move(why)}, certainty()};
    }

    static bool isBlank(const std::string &sign) { return openSigns.find(sign) != openSigns.npos; }

    /// Returns the position line of the drawing, whose signs `change` maps to those of position lines; nothing if its
    /// pieces are unknown.
    std::optional<std::string> lineOf(const auto &change) const
    {
        std::string rows;
        std::vector<std::string> signs;
        for (const SignRow &row : m_rows) {
            rows += rows.empty() ? ":" : "/";
            for (const std::string &sign : row.signs)
                rows += signs.emplace_back(change(sign));
        }
        const auto pieces = piecesOf(signs);
        if (!pieces)
            return std::nullopt;
        return "tiling:" + std::to_string(m_rows.size()) + 'x' + std::to_string(m_rows.front().signs.size()) +
               ',' + *pieces + rows;
    }

    static void add(core::NotationMatch &match, std::optional<std::string> line)
    {
        if (line)
            match.lines.push_back(*std::move(line));
    }

    static std::optional<core::Game> gameOf(const std::string &line)
    {
        const std::size_t options = line.find(':') + 1;
        const std::size_t position = line.find(':', options) + 1;
        core::Reading reading =
            tilings::read(line.substr(options, position - options - 1), line.substr(position));
        auto *game = std::get_if<core::Game>(&reading);
        return game ? std::optional(std::move(*game)) : std::nullopt;
    }

    static bool isBoard(const std::string &line) { return gameOf(line).has_value(); }

    /// If the pieces fill the board in one of two readings, drops the other one.
    static void keepFilled(core::NotationMatch &match)
    {
        const auto isFilled = [](const std::string &line) {
            const auto game = gameOf(line);
            if (!game)
                return false;
            const auto &tilings = static_cast<const Tilings &>(*game->puzzle);
            return tilings.pieces().area() ==
                   tilings.grid().size() - std::ranges::count(tilings.closed(), true);
        };
        if (std::ranges::any_of(match.lines, isFilled))
            std::erase_if(match.lines, [&](const std::string &line) { return !isFilled(line); });
    }

    /// Returns whether the drawing has only signs for cells, or only these and names of pieces.
    bool isMeant()
    {
        bool hasLongSign = false;
        for (const SignRow &row : m_rows) {
            for (const std::string &sign : row.signs) {
                hasLongSign = hasLongSign || sign.size() > 1;
                for (const char one : sign) {
                    if (m_used.find(one) == m_used.npos)
                        m_used += one;
                }
            }
        }
        if (m_rows.size() < 2 || m_rows.front().signs.size() < 2)
            return m_rows.size() == 1 && !m_pieces.empty() && isNamed();
        m_isPlain = consistsOf(plainSigns) && m_used.find_first_of(openSigns) != m_used.npos;
        m_isBinary = consistsOf("01") && m_used.size() == 2;
        if (m_isBinary)
            return true;
        if (m_isPlain)
            return m_used.size() > 1 || !m_pieces.empty();
        if (!m_pieces.empty())
            return isNamed();
        return consistsOf(std::string(readyMadeLetters) + "m#._'") &&
               m_used.find_first_of(readyMadeLetters) != m_used.npos && (m_used.size() > 2 || hasLongSign);
    }

    bool consistsOf(std::string_view signs) const { return m_used.find_first_not_of(signs) == m_used.npos; }

    /// Returns whether the drawing has only cells and what may be names of pieces.
    bool isNamed() const
    {
        return std::ranges::all_of(m_used, [](char sign) {
            return core::isLetter(sign) || core::isDigit(sign) ||
                   std::string_view("#._'").find(sign) != std::string_view::npos;
        });
    }

    core::NotationMatch::Certainty certainty() const
    {
        return !m_pieces.empty()         ? core::NotationMatch::Certain
               : m_isPlain || m_isBinary ? core::NotationMatch::Possible
                                         : core::NotationMatch::Likely;
    }

    /// Returns the option for the pieces: as named, as drawn, or the set that fills the open cells.
    std::optional<std::string> piecesOf(const std::vector<std::string> &signs) const
    {
        if (!m_pieces.empty())
            return m_pieces;
        const auto count = [&](std::string_view letter) {
            return std::ranges::count_if(signs,
                                         [&](const std::string &sign) { return sign.starts_with(letter); });
        };
        const auto cells = std::ssize(signs) - count("#");
        if (cells == PieceSet::pentominoes().area())
            return "pentominoes";
        if (cells == PieceSet::tetrominoes().area())
            return "tetrominoes";
        if (m_isPlain || m_isBinary || count(".") > 0)
            return std::nullopt;
        const bool isPentominoes = std::ranges::any_of(std::string_view("FNPUVWXYZ"), [&](char letter) {
            return count({&letter, 1}) > 0;
        });
        std::string letters;
        for (const char letter : std::string_view("FILNPTUVWXYZSOm")) {
            const auto size = letter == 'm' ? 1 : isPentominoes ? 5 : 4;
            letters += std::string(std::size_t(count({&letter, 1}) / size), letter);
        }
        return "pieces=" + letters;
    }

    std::string m_pieces;
    std::size_t m_skipped = 0;
    std::vector<SignRow> m_rows;
    std::string m_used;      ///< the characters of all signs, each once
    bool m_isPlain = false;  ///< the drawing shows only cells
    bool m_isBinary = false; ///< the drawing consists of 0 and 1
};

std::optional<core::NotationMatch> readPieceDrawing(std::string_view text)
{
    return PieceDrawingReader(text).read();
}

/// Reads a board that is covered by pieces of any shapes, where the names of the usual ones do not suit.
std::optional<core::NotationMatch> readDrawnTiling(std::string_view text)
{
    const auto usual = readPieceDrawing(text);
    auto line = usual && PieceDrawingReader::haveBoard(usual->lines) ? std::nullopt : lineOfDrawnTiling(text);
    return line ? std::optional(core::NotationMatch{{*std::move(line)}, {}, core::NotationMatch::Certain})
                : std::nullopt;
}

/// Returns whether the drawing is read as this position and nothing else.
bool isReadAs(const std::string &drawing, const core::Puzzle &puzzle, const core::Position &position)
{
    const auto match = readPieceDrawing(drawing);
    if (!match || match->lines.size() != 1)
        return false;
    const core::Kind *const kinds[] = {&kind()};
    const core::LineReading reading = core::readLine(kinds, match->lines.front());
    const auto *game = std::get_if<core::Game>(&reading.reading);
    return game && game->puzzle->options() == puzzle.options() &&
           game->puzzle->write(game->position) == puzzle.write(position);
}

/// Writes a drawing, below a line with the pieces if it does not show by itself which they are.
std::string writePieceDrawing(const Tilings &tilings, const core::Position &position)
{
    const std::vector<SignRow> rows = longSigns(tilings.write(position));
    std::size_t width = 1;
    for (const SignRow &row : rows) {
        for (const std::string &sign : row.signs)
            width = std::max(width, sign.size());
    }
    std::string text;
    for (const SignRow &row : rows) {
        text += text.empty() ? "" : "\n";
        for (std::size_t column = 0; column < row.signs.size(); ++column) {
            const bool isLast = column + 1 == row.signs.size();
            text += row.signs[column];
            text += std::string(isLast || width == 1 ? 0 : width + 1 - row.signs[column].size(), ' ');
        }
    }
    return isReadAs(text, tilings, position) ? text : writePieces(tilings.pieces()).substr(1) + '\n' + text;
}

std::string writeTilingPicture(const Tilings &tilings, const core::Position &position)
{
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
    {"OOO'O'\nOOO'O'", "tiling:2x4,pieces=OO:OOOO/OOOO"},
};

constexpr core::NotationExample coveredExamples[] = {
    {"AAABB\nACCBB\nCCDDD", "tiling:3x5,own=AAA/A..+BB/BB+.CC/CC.+DDD:AAABB/ACCBB/CCDDD"},
};

} // namespace

std::span<const core::Notation> notations()
{
    static const core::Notation all[] = {
        {"grid", PUZZLE_TEXT("tilings", "a drawing of a board and its pieces"), boardExamples,
         readPieceDrawing, core::callback<writePieceDrawing>},
        {"covered", PUZZLE_TEXT("tilings", "a covered board, with a letter for each piece"), coveredExamples,
         readDrawnTiling, nullptr},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, core::callback<writeTilingPicture>},
    };
    return all;
}

} // namespace tilings
