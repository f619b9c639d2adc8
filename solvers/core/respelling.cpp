// SPDX-License-Identifier: MIT
#include "core/respelling.h"

#include "core/textlines.h"
#include "core/texttable.h"
#include "core/values.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace core {

namespace {

constexpr std::size_t longestSide =
    40; // the longest side of a board that is written by the squares of its pieces

/// Returns rows of different digits with blanks between them: "123\n4 5\n786", whose blank is the gap.
std::optional<std::string> separatedDigits(std::string_view text)
{
    const std::vector<std::string_view> rows = filledLines(text);
    std::string spaced;
    std::string seen;
    for (const std::string_view row : rows) {
        if (rows.size() < 2 || row.size() != rows.front().size() || row.size() < 2 || row.size() > 4)
            return std::nullopt;
        for (const char sign : row) {
            const bool isGap = std::string_view(" ._#*-x").find(sign) != std::string_view::npos;
            if ((!isDigit(sign) && !isGap) || (isDigit(sign) && seen.find(sign) != seen.npos))
                return std::nullopt;
            seen += sign;
            spaced += isGap ? '_' : sign;
            spaced += ' ';
        }
        spaced += '\n';
    }
    return rows.size() < 2 ? std::nullopt : std::optional(spaced);
}

/// Returns numbers between dashes as numbers between blanks: "1-2-3/4-0-5/7-8-6".
std::optional<std::string> separatedNumbers(std::string_view text)
{
    std::string spaced;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isDash = text[at] == '-';
        const bool isBetween =
            isDash && at > 0 && isDigit(text[at - 1]) && at + 1 < text.size() && isDigit(text[at + 1]);
        if ((isDash && !isBetween) || (!isDash && !isDigit(text[at]) && text[at] != '/' && text[at] != '\n'))
            return std::nullopt;
        spaced += isDash ? ' ' : text[at];
    }
    return spaced == text ? std::nullopt : std::optional(spaced);
}

/// Returns whole numbers that are written with decimals, as spreadsheets do: "1.0;2.0" or in French "1,0;2,0".
std::optional<std::string> wholeNumbers(std::string_view text)
{
    std::string numbers;
    bool hasDecimals = false;
    for (std::size_t at = 0; at < text.size();) {
        const bool isDecimal = (text[at] == '.' || text[at] == ',') && at > 0 && isDigit(text[at - 1]);
        if (!isDecimal) {
            if (!isDigit(text[at]) && std::string_view("; \t\n").find(text[at]) == std::string_view::npos)
                return std::nullopt;
            numbers += text[at++];
            continue;
        }
        const std::size_t end = std::min(text.find_first_not_of('0', at + 1), text.size());
        if (end == at + 1 || (end < text.size() && isDigit(text[end])))
            return std::nullopt;
        hasDecimals = true;
        at = end;
    }
    return hasDecimals ? std::optional(numbers) : std::nullopt;
}

/// Returns numbers for the tiles of a square that are written as letters, or as digits and then letters: "ABC/D.E/GHF" and
/// "1234/5678/9ABC/DE.F". One cell is the gap.
std::optional<std::string> numberedTiles(std::string_view text)
{
    std::vector<std::string> rows(1);
    for (const char sign : text) {
        if (sign == '\n' || sign == '/')
            rows.emplace_back();
        else if (sign != ' ' && sign != '\t')
            rows.back() += sign;
    }
    const std::size_t side = rows.size();
    const bool hasDigits = text.find('1') != text.npos;
    std::string seen;
    std::string numbers;
    for (const std::string &row : rows) {
        if (row.size() != side || side < 3 || side > 5)
            return std::nullopt;
        for (const char sign : row) {
            const bool isLetter = std::isupper(static_cast<unsigned char>(sign)) != 0;
            const bool isGap = sign == '.' || sign == '_' || sign == '-' || sign == '*' || sign == '0';
            const int tile = isLetter ? sign - 'A' + (hasDigits ? 10 : 1) : isDigit(sign) ? sign - '0' : 0;
            if ((!isGap && tile == 0) || tile >= int(side * side) || (!hasDigits && isDigit(sign)) ||
                seen.find(isGap ? '.' : sign) != seen.npos)
                return std::nullopt;
            seen += isGap ? '.' : sign;
            numbers += std::to_string(isGap ? 0 : tile) + ' ';
        }
        numbers += '\n';
    }
    const bool hasLetters = std::ranges::any_of(
        seen, [](char sign) { return std::isupper(static_cast<unsigned char>(sign)) != 0; });
    return hasLetters ? std::optional(numbers) : std::nullopt;
}

/// Returns rows of numbers without what ends them: full stops, or the empty columns of a spreadsheet.
std::optional<std::string> withoutEnds(std::string_view text)
{
    std::vector<std::string_view> rows = filledLines(text);
    std::size_t empty = text.size(); // the separators at the end of every row
    for (const std::string_view row : rows)
        empty = std::min(empty, row.size() - 1 - std::min(row.find_last_not_of(";,\t"), row.size() - 1));
    bool hasEnds = empty > 1;
    std::string ended;
    for (std::string_view &row : rows) {
        row.remove_suffix(empty > 1 ? empty : 0);
        const bool hasStop = row.size() > 1 && row.back() == '.' && isDigit(row[row.size() - 2]);
        row.remove_suffix(hasStop ? 1 : 0);
        hasEnds = hasEnds || hasStop;
        ended.append(row).append("\n");
    }
    return hasEnds ? std::optional(ended) : std::nullopt;
}

/// Returns the squares of a game whose moves are numbered: "1. a8 2. b6 3. c8".
std::optional<std::string> unnumberedSquares(std::string_view text)
{
    std::string squares;
    long long next = 1;
    bool isSquareDue = false;
    for (std::size_t at = text.find_first_not_of(" \n"); at != text.npos;) {
        const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
        const std::string_view word = text.substr(at, end - at);
        if (!isSquareDue) {
            if (!word.ends_with('.') || wholeNumber(word.substr(0, word.size() - 1)) != next)
                return std::nullopt;
            ++next;
        } else {
            if (!std::isalpha(static_cast<unsigned char>(word.front())))
                return std::nullopt;
            squares.append(squares.empty() ? "" : " ").append(word);
        }
        isSquareDue = !isSquareDue;
        at = text.find_first_not_of(" \n", end);
    }
    return isSquareDue || next < 3 ? std::nullopt : std::optional(squares);
}

/// Returns the word whose letters have blanks or commas between them: "c h i e n" or "c, h, i, e, n".
std::optional<std::string> joinedLetters(std::string_view text)
{
    constexpr std::size_t fewest = 3;
    std::string word;
    std::size_t letters = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t size = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
        const bool isOne = (size == 1 ? std::isalpha(byte) != 0 : size == 2) && at + size <= text.size();
        if (!isOne || (at + size < text.size() && text[at + size] != ' ' && text[at + size] != ','))
            return std::nullopt;
        word += text.substr(at, size);
        ++letters;
        at = text.find_first_not_of(" ,", at + size);
    }
    return letters < fewest ? std::nullopt : std::optional(word);
}

/// Returns a drawing whose rows are centred, with blanks between the signs, as one of full rows: shorter rows may begin
/// anywhere, since nobody counts blanks.
std::optional<std::string> centredRows(std::string_view text)
{
    std::vector<std::string> rows;
    std::size_t longest = 0;
    std::size_t pegs = 0;
    std::size_t signs = 0;
    for (const std::string_view line : filledLines(text)) {
        std::string &row = rows.emplace_back();
        for (const char sign : line) {
            if (std::string_view("OoXx*.#01").find(sign) != std::string_view::npos)
                row += sign;
            else if (sign != ' ')
                return std::nullopt;
        }
        longest = std::max(longest, row.size());
        pegs += row.size() - std::size_t(std::ranges::count(row, '.') + std::ranges::count(row, '0'));
        signs += row.size();
    }
    if (2 * pegs < signs)
        return std::nullopt;
    std::string drawing;
    for (const std::string &row : rows) {
        if ((longest - row.size()) % 2 != 0)
            return std::nullopt;
        const std::string outside((longest - row.size()) / 2, '-');
        drawing += outside + row + outside + '\n';
    }
    return rows.size() > 2 ? std::optional(drawing) : std::nullopt;
}

/// Returns rows with a Q on the column of each row, from 0; negative for a row without one.
std::string queenRows(const std::vector<int> &columns)
{
    std::string rows;
    for (const int column : columns) {
        std::string row(columns.size(), '.');
        if (column >= 0)
            row[std::size_t(column)] = 'Q';
        rows += row + '\n';
    }
    return rows;
}

/// Reads pairs of a row and a column, as (1, 5) or 1:5, counted from 0 or from 1, as many as there are rows.
std::optional<std::string> placedByPairs(std::string_view text)
{
    if (text.find_first_not_of("0123456789()[]{},;: \t\n") != text.npos ||
        text.find_first_of("([{:") == text.npos)
        return std::nullopt;
    std::vector<long long> numbers;
    for (std::size_t at = text.find_first_of("0123456789"); at != text.npos;) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
        numbers.push_back(wholeNumber(text.substr(at, end - at)).value_or(-1));
        at = text.find_first_of("0123456789", end);
    }
    const std::size_t size = numbers.size() / 2;
    if (numbers.size() % 2 != 0 || size < 4 || size > longestSide)
        return std::nullopt;
    const long long first = *std::ranges::min_element(numbers);
    std::vector<int> columns(size, -1);
    std::vector<int> rows(size, -1); ///< the row of the pair in each column
    for (std::size_t pair = 0; pair < size; ++pair) {
        const long long row = numbers[2 * pair] - first;
        const long long column = numbers[2 * pair + 1] - first;
        const auto most = static_cast<long long>(size);
        if (first < 0 || first > 1 || row >= most || column >= most || columns[std::size_t(row)] >= 0 ||
            rows[std::size_t(column)] >= 0)
            return std::nullopt;
        columns[std::size_t(row)] = int(column);
        rows[std::size_t(column)] = int(row);
    }
    return queenRows(columns);
}

/// Reads the placement of a position in FEN, the notation of chess programs: "3Q4/6Q1/…". The other fields are ignored.
std::optional<std::string> fenRows(std::string_view text)
{
    const std::string_view field = text.substr(0, text.find(' '));
    const auto ranks = std::size_t(std::ranges::count(field, '/')) + 1;
    std::string rows(1, '\n');
    std::size_t length = 0;
    for (const char sign : field) {
        const bool isPiece = sign == 'Q' || sign == 'q';
        if (sign == '/' && length != ranks)
            return std::nullopt;
        if (!isPiece && sign != '/' && !isDigit(sign))
            return std::nullopt;
        const std::size_t squares = isDigit(sign) ? std::size_t(sign - '0') : isPiece ? 1 : 0;
        length = sign == '/' ? 0 : length + squares;
        rows.append(sign == '/' ? 1 : squares, sign == '/' ? '\n' : isPiece ? 'Q' : '.');
    }
    return length == ranks && ranks >= 4 ? std::optional(rows.substr(1)) : std::nullopt;
}

/// Returns the place of a square such as "b4", from 0: its column, and its row from below.
std::optional<std::pair<std::size_t, std::size_t>> placeOf(std::string_view square)
{
    const auto number = square.size() < 2 ? std::nullopt : wholeNumber(square.substr(1));
    const bool isSquare = number && square[0] >= 'a' && square[0] <= 'z' && *number >= 1 &&
                          *number <= static_cast<long long>(longestSide);
    return isSquare ? std::optional(std::pair(std::size_t(square[0] - 'a'), std::size_t(*number - 1)))
                    : std::nullopt;
}

/// Returns the squares of a knight or a bishop that have the piece's letter before them: "Na1 Nb3", in French "Ca1 Cb3".
std::optional<std::string> squaresOfPieces(std::string_view text)
{
    constexpr std::string_view gaps = " \t\n,;";
    std::string squares;
    char piece = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(gaps), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty())
            continue;
        const bool isPiece = std::string_view("NCSBFL").find(word.front()) != std::string_view::npos &&
                             (piece == 0 || piece == word.front());
        if (!isPiece || !placeOf(word.substr(1)))
            return std::nullopt;
        piece = word.front();
        squares.append(squares.empty() ? "" : " ").append(word.substr(1));
    }
    return squares;
}

/// Returns the value of a key in the options of LaTeX's chessboard: of "b" in "a=1,b={2}".
std::string_view chessboardOption(std::string_view text, std::string_view key)
{
    const std::size_t at = text.find(key);
    if (at == text.npos)
        return {};
    std::string_view value = text.substr(at + key.size());
    const bool isGroup = value.starts_with('{');
    value.remove_prefix(isGroup ? 1 : 0);
    return value.substr(0, value.find_first_of(isGroup ? "}" : ",]"));
}

/// Reads the queens of a board in LaTeX, for its package chessboard. Without `maxfield` the board has eight rows.
std::optional<std::string> chessboardRows(std::string_view text)
{
    if (text.find("\\chessboard") == text.npos)
        return std::nullopt;
    const std::string_view corner = chessboardOption(text, "maxfield=");
    const auto last = placeOf(corner.empty() ? "h8" : corner);
    if (!last || last->first != last->second)
        return std::nullopt;
    std::vector<int> columns(last->second + 1, -1);
    std::string_view pieces = chessboardOption(text, "setpieces=");
    while (!pieces.empty()) {
        std::string_view piece = withoutBlanks(pieces.substr(0, pieces.find(',')));
        pieces.remove_prefix(std::min(pieces.find(','), pieces.size() - 1) + 1);
        const bool isQueen = piece.starts_with('Q') || piece.starts_with('q');
        const auto place = isQueen ? placeOf(piece.substr(1)) : std::nullopt;
        if (!place || place->first > last->first || place->second > last->second ||
            columns[last->second - place->second] >= 0)
            return std::nullopt;
        columns[last->second - place->second] = int(place->first);
    }
    return queenRows(columns);
}

/// Reads a table of 1 for a peg, 0 for a hole, and -1 or 2 for what is outside the board.
std::optional<std::string> drawnTable(std::string_view text)
{
    const std::vector<TableRow> rows = tableRows(text);
    if (rows.size() < 3 || rowLength(rows).value_or(0) < 3)
        return std::nullopt;
    std::string drawing;
    std::string_view outside;
    for (const TableRow &row : rows) {
        for (const TableCell &cell : row) {
            const bool isOutside = cell.text == "-1" || cell.text == "2";
            if (isOutside && !outside.empty() && cell.text != outside)
                return std::nullopt;
            if (!isOutside && cell.text != "0" && cell.text != "1")
                return std::nullopt;
            if (isOutside)
                outside = cell.text;
            drawing += isOutside ? '-' : cell.text == "1" ? 'O' : '.';
        }
        drawing += '\n';
    }
    return outside.empty() ? std::nullopt : std::optional(drawing);
}

} // namespace

std::vector<std::string> respelled(std::string_view text)
{
    const std::string_view bare = withoutBlanks(text);
    std::vector<std::string> all;
    for (const auto respell : {separatedNumbers, wholeNumbers, numberedTiles, joinedLetters, placedByPairs,
                               fenRows, squaresOfPieces, unnumberedSquares, chessboardRows, drawnTable}) {
        if (auto found = respell(bare))
            all.push_back(*std::move(found));
    }
    for (const auto respell : {separatedDigits, centredRows, withoutEnds}) {
        if (auto found = respell(text))
            all.push_back(*std::move(found));
    }
    return all;
}

} // namespace core
