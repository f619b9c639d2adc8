// SPDX-License-Identifier: MIT
#include "tilings/piecesetreader.h"

#include "core/itemlist.h"
#include "core/positionline.h"

#include <algorithm>

namespace tilings {

namespace {

constexpr std::string_view onlyPentominoes = "FNPUVWXYZ";

int kindOfLetter(char letter, bool isPentomino)
{
    const int from = isPentomino ? 0 : Polyomino::pentominoes;
    const int to = isPentomino ? Polyomino::pentominoes : Polyomino::kinds;
    for (int kind = from; kind < to; ++kind) {
        if (Polyomino::letterOf(kind) == letter)
            return kind;
    }
    return -1;
}

/// The text of a set of pieces, which is read up to the first fault.
class PieceText {
public:
    PieceText(PieceSet &set, std::string_view text, std::size_t at) : m_set(set), m_text(text), m_at(at) {}

protected:
    bool isAtEnd() const { return m_next == m_text.size(); }
    /// Reads the number after "*"; returns 1 if there is no "*".
    std::optional<int> readCount();
    core::Fault countFault() const;
    bool isAtSeparator() const
    {
        return !isAtEnd() && core::itemSeparators.find(m_text[m_next]) != std::string_view::npos;
    }
    void skipSeparator() { m_next += core::separatorLength(m_text.substr(m_next)); }
    std::optional<core::Fault> checkSize(std::size_t index) const;
    core::Fault fault(std::size_t index, core::Text text,
                      std::vector<core::Explanation::Argument> arguments = {}) const
    {
        return {m_at + index, {text, std::move(arguments), {}}};
    }

    PieceSet &m_set;
    const std::string_view m_text;
    const std::size_t m_at;
    std::size_t m_next = 0;
    std::size_t m_star = 0; ///< where the latest number of copies was to begin
};

std::optional<int> PieceText::readCount()
{
    m_star = m_next;
    if (isAtEnd() || m_text[m_next] != '*')
        return 1;
    const std::size_t from = m_next + 1;
    m_next = std::min(m_text.find_first_not_of("0123456789", from), m_text.size());
    const auto number = core::wholeNumber(m_text.substr(from, m_next - from));
    if (!number || *number < 1 || *number > PieceSet::maxPieces)
        return std::nullopt;
    return int(*number);
}

core::Fault PieceText::countFault() const
{
    return fault(m_star, PUZZLE_TEXT("tilings", "a number of pieces from 1 to %1 is expected after “*”"),
                 {PieceSet::maxPieces});
}

std::optional<core::Fault> PieceText::checkSize(std::size_t index) const
{
    if (m_set.size() <= PieceSet::maxPieces)
        return std::nullopt;
    return fault(index, PUZZLE_TEXT("tilings", "a board can have at most %1 pieces"), {PieceSet::maxPieces});
}

class LetterReader : public PieceText {
public:
    LetterReader(PieceSet &set, std::string_view letters, std::size_t at)
        : PieceText(set, letters, at),
          m_hasPentominoes(letters.find_first_of(onlyPentominoes) != letters.npos)
    {
    }

    std::optional<core::Fault> read()
    {
        if (isAtEnd())
            return fault(0, PUZZLE_TEXT("tilings", "at least one piece is needed"));
        while (!isAtEnd()) {
            if (auto found = readItem())
                return found;
        }
        return std::nullopt;
    }

private:
    std::optional<core::Fault> readItem();
    /// Reads the next letter, which names a kind.
    std::optional<int> readKind();

    bool m_hasPentominoes; ///< I, L and T also mean pentominoes
};

std::optional<core::Fault> LetterReader::readItem()
{
    const std::size_t at = m_next;
    const auto kind = readKind();
    if (!kind)
        return fault(at, PUZZLE_TEXT("tilings", "“%1” is not a piece: the pieces are %2"),
                     {core::quoted(m_text.substr(at)), std::string("FILNPTUVWXYZ, IOTSL, m")});
    const auto count = readCount();
    if (!count)
        return countFault();
    m_set.setCount(*kind, m_set.count(*kind) + *count);
    skipSeparator();
    return checkSize(at);
}

std::optional<int> LetterReader::readKind()
{
    const char letter = m_text[m_next++];
    constexpr std::string_view capitals = "ILT";
    constexpr std::string_view small = "ilt";
    bool isPentomino = onlyPentominoes.find(letter) != onlyPentominoes.npos;
    if (const auto at = small.find(letter); at != small.npos)
        return kindOfLetter(capitals[at], false);
    if (capitals.find(letter) != capitals.npos) {
        isPentomino = m_hasPentominoes;
        if (!isAtEnd() && m_text[m_next] == '5') {
            isPentomino = true;
            ++m_next;
        }
    }
    const int found = kindOfLetter(letter, isPentomino);
    return found < 0 ? std::nullopt : std::optional(found);
}

class SelectionReader : public PieceText {
public:
    using PieceText::PieceText;

    std::optional<core::Fault> read()
    {
        if (isAtEnd())
            return fault(0, PUZZLE_TEXT("tilings", "at least one piece is needed"));
        PerKind<int> counts{};
        while (!isAtEnd()) {
            if (auto found = readItem(counts))
                return found;
        }
        m_set.select(counts);
        return checkSize(0);
    }

private:
    std::optional<core::Fault> readItem(PerKind<int> &counts)
    {
        const std::string_view rest = m_text.substr(m_next);
        const std::string_view name = rest.substr(0, std::max<std::size_t>(nameLength(rest), 1));
        const auto kind = m_set.kindNamed(name);
        if (!kind)
            return fault(m_next, PUZZLE_TEXT("tilings", "“%1” is not the letter of a piece of this board"),
                         {core::quoted(rest)});
        m_next += name.size();
        const auto count = readCount();
        if (!count || counts[*kind] + *count > PieceSet::maxPieces)
            return countFault();
        counts[*kind] += *count;
        skipSeparator();
        return std::nullopt;
    }
};

class DrawingReader : public PieceText {
public:
    using PieceText::PieceText;

    std::optional<core::Fault> read()
    {
        for (;;) {
            if (auto found = readPiece())
                return found;
            if (isAtEnd())
                return std::nullopt;
            skipSeparator();
        }
    }

private:
    static constexpr std::string_view dots = ".-_";

    /// Reads a piece up to the separator after it, or the end.
    std::optional<core::Fault> readPiece();
    std::optional<core::Fault> readCells();
    std::optional<core::Fault> readCell();
    core::Fault unexpected() const
    {
        return fault(m_next, PUZZLE_TEXT("tilings", "a piece is drawn by its letter and dots, row by row: "
                                                    "JJJ/..J, and + before the next piece"));
    }
    std::optional<core::Fault> checkCells(std::size_t at) const;

    std::string_view m_name; ///< the name of the piece, empty before its first cell
    std::size_t m_nameAt = 0;
    Shape m_cells;
    core::Indexed<std::size_t> m_cellsAt; ///< where each cell stands in the text
    int m_row = 0;
    int m_column = 0;
};

std::optional<core::Fault> DrawingReader::readPiece()
{
    const std::size_t at = m_next;
    if (auto found = readCells())
        return found;
    if (auto found = checkCells(at))
        return found;
    const auto count = readCount();
    if (!count)
        return countFault();
    if (!isAtEnd() && !isAtSeparator())
        return unexpected();
    m_set.add(normalized(m_cells), m_name, *count);
    return checkSize(at);
}

std::optional<core::Fault> DrawingReader::readCells()
{
    m_name = {};
    m_cells.clear();
    m_cellsAt.clear();
    m_row = 0;
    m_column = 0;
    while (!isAtEnd() && m_text[m_next] != '*' && !isAtSeparator()) {
        const char sign = m_text[m_next];
        if (sign == '/') {
            ++m_row;
            m_column = 0;
            ++m_next;
        } else if (dots.find(sign) != dots.npos) {
            ++m_column;
            ++m_next;
        } else if (auto found = readCell()) {
            return found;
        }
        // The cells of a piece reach only so far, and dots before them no farther.
        if (m_row > Polyomino::maxSize || m_column > 2 * Polyomino::maxSize)
            return unexpected();
    }
    return std::nullopt;
}

std::optional<core::Fault> DrawingReader::readCell()
{
    const std::string_view name = m_text.substr(m_next, nameLength(m_text.substr(m_next)));
    constexpr std::size_t longestName = 4;
    if (name.empty() || name.size() > longestName)
        return unexpected();
    if (m_name.empty()) {
        m_name = name;
        m_nameAt = m_next;
    }
    if (name != m_name)
        return fault(m_next,
                     PUZZLE_TEXT("tilings", "a piece is drawn by one letter, here %1; “%2” is another"),
                     {std::string(m_name), std::string(name)});
    if (m_cells.size() == std::size_t(Polyomino::maxSize))
        return fault(m_next, PUZZLE_TEXT("tilings", "a piece has at most %1 cells"), {Polyomino::maxSize});
    m_cells.push_back({std::int8_t(m_row), std::int8_t(m_column)});
    m_cellsAt.push_back(m_next);
    ++m_column;
    m_next += name.size();
    return std::nullopt;
}

/// Returns the fault of the piece that was read, whose text begins `at`.
std::optional<core::Fault> DrawingReader::checkCells(std::size_t at) const
{
    if (m_cells.empty())
        return fault(at, PUZZLE_TEXT("tilings", "a piece has at least one cell"));
    if (m_set.kindNamed(m_name) && m_set.name(*m_set.kindNamed(m_name)) == m_name)
        return fault(m_nameAt, PUZZLE_TEXT("tilings", "“%1” is already the name of another piece"),
                     {std::string(m_name)});
    if (m_set.kinds() == maxKinds)
        return fault(at, PUZZLE_TEXT("tilings", "a board can have at most %1 kinds of pieces of its own"),
                     {PieceSet::maxOwnKinds});
    if (const int apart = firstApart(m_cells); apart >= 0)
        return fault(m_cellsAt[apart],
                     PUZZLE_TEXT("tilings", "this cell of piece %1 does not touch the others along a side"),
                     {std::string(m_name)});
    return std::nullopt;
}

} // namespace

std::optional<core::Fault> readLetters(PieceSet &set, std::string_view letters, std::size_t at)
{
    return LetterReader(set, letters, at).read();
}

std::optional<core::Fault> readDrawings(PieceSet &set, std::string_view drawings, std::size_t at)
{
    return DrawingReader(set, drawings, at).read();
}

std::optional<core::Fault> readSelection(PieceSet &set, std::string_view names, std::size_t at)
{
    return SelectionReader(set, names, at).read();
}

std::optional<core::Fault> readFixed(PieceSet &set, std::string_view names, std::size_t at)
{
    KindSet given;
    for (std::size_t i = 0; i < names.size();) {
        const std::size_t length = std::max<std::size_t>(nameLength(names.substr(i)), 1);
        const auto kind = set.kindNamed(names.substr(i, length));
        if (!kind)
            return core::fault(at + i,
                               PUZZLE_TEXT("tilings", "“%1” is not the letter of a piece of this board"),
                               {core::quoted(names.substr(i))});
        if (given[std::size_t(*kind)])
            return core::fault(at + i, PUZZLE_TEXT("tilings", "“%1” is given twice"),
                               {std::string(names.substr(i, length))});
        given.set(std::size_t(*kind));
        set.setFixed(*kind, true);
        i += length;
        i += core::separatorLength(names.substr(i));
    }
    return std::nullopt;
}

} // namespace tilings
