// SPDX-License-Identifier: MIT
#include "tilings/notation.h"

#include "core/celllist.h"
#include "core/itemlist.h"
#include "core/positionline.h"
#include "tilings/board.h"
#include "tilings/boardtext.h"
#include "tilings/piecesetreader.h"
#include "tilings/polyominosets.h"

#include <algorithm>
#include <cctype>

namespace tilings {

namespace {

std::string cellName(core::Grid grid, int cell)
{
    return std::to_string(grid.row(cell) + 1) + '.' + std::to_string(grid.column(cell) + 1);
}

/// Reads a corner in closed=, such as "4.5"; none if it is not a cell of the grid.
std::optional<int> readCell(core::Grid grid, std::string_view text)
{
    const std::size_t dot = std::min(text.find('.'), text.size());
    const auto row = core::wholeNumber(text.substr(0, dot));
    const auto column = core::wholeNumber(text.substr(std::min(dot + 1, text.size())));
    if (!row || !column || *row < 1 || *row > grid.rows || *column < 1 || *column > grid.columns)
        return std::nullopt;
    return grid.cell(int(*column) - 1, int(*row) - 1);
}

/// Reads the options part and then the position part, up to the first fault.
class GameReader {
public:
    std::optional<core::Fault> readOptions(std::string_view options);
    std::optional<core::Fault> readPosition(std::string_view text, std::size_t at);
    core::Game game() const { return {m_tilings, m_position}; }

private:
    std::optional<core::Fault> readSize(const core::OptionList &list);
    std::optional<core::Fault> readPieces(const core::OptionList &list);
    /// Reads the value of pieces=, letters of which some parts may be names of sets: "pentominoes+OO".
    std::optional<core::Fault> readSetsAndLetters(const core::OptionList::Item &pieces);
    std::optional<core::Fault> readSets(const core::OptionList &list);
    static std::optional<core::Fault> tooManyKinds(std::size_t at);
    std::optional<core::Fault> readClosed(const core::OptionList::Item &item);
    /// Closes the cells that the board text closes, unless closed= was given.
    std::optional<core::Fault> readSigns(std::string_view text, std::size_t at);

    core::Grid m_grid;
    PieceSet m_pieces;
    std::vector<std::string_view> m_sets; ///< the sets among the letters of the pieces
    core::PerCell<bool> m_closed;
    core::PerCell<Sign> m_signs; ///< empty without a position part
    std::shared_ptr<const Tilings> m_tilings;
    core::Position m_position;
};

std::optional<core::Fault> GameReader::readSize(const core::OptionList &list)
{
    const auto size = core::readSize(list.head(), list.headAt(), 1, Tilings::maxSide);
    if (const auto *found = std::get_if<core::Fault>(&size))
        return *found;
    // These options give the rows first, as the names of the puzzles do.
    m_grid = {std::get<core::Grid>(size).rows, std::get<core::Grid>(size).columns};
    m_closed.assign(std::size_t(m_grid.size()), false);
    return std::nullopt;
}

std::optional<core::Fault> GameReader::readPieces(const core::OptionList &list)
{
    if (const auto *item = list.find("pieces")) {
        if (auto found = readSetsAndLetters(*item))
            return found;
    }
    // Drawn pieces come before the sets, since those take only names that are free.
    if (const auto *drawings = list.find("own")) {
        if (auto found = readDrawings(m_pieces, drawings->value, drawings->valueAt))
            return found;
    }
    if (auto found = readSets(list))
        return found;
    if (m_pieces.size() == 0)
        return fault(
            list.headAt() + list.head().size(),
            PUZZLE_TEXT("tilings",
                        "which pieces? Give a set, as in tiling:6x10,pentominoes, or pieces= or own="));
    if (const auto *oneSided = list.find("onesided"); oneSided && !m_pieces.makeOneSided())
        return tooManyKinds(oneSided->at);
    if (const auto *only = list.find("only")) {
        if (auto found = readSelection(m_pieces, only->value, only->valueAt))
            return found;
    }
    const auto *fixed = list.find("fixed");
    return fixed ? readFixed(m_pieces, fixed->value, fixed->valueAt) : std::nullopt;
}

std::optional<core::Fault> GameReader::readSetsAndLetters(const core::OptionList::Item &pieces)
{
    const auto isSet = [](std::string_view part) {
        return std::ranges::find(polyominoSets, part, &PolyominoSet::name) != std::end(polyominoSets);
    };
    const std::vector<core::ListItem> parts = core::listItems(pieces.value);
    if (std::ranges::none_of(parts, isSet, &core::ListItem::text))
        return readLetters(m_pieces, pieces.value, pieces.valueAt);
    for (const core::ListItem &part : parts) {
        if (isSet(part.text))
            m_sets.push_back(part.text);
        else if (auto found = readLetters(m_pieces, part.text, pieces.valueAt + part.at))
            return found;
    }
    return std::nullopt;
}

std::optional<core::Fault> GameReader::tooManyKinds(std::size_t at)
{
    return fault(at, PUZZLE_TEXT("tilings", "a board can have at most %1 kinds of pieces of its own"),
                 {PieceSet::maxOwnKinds});
}

/// Adds the sets that are named, the smallest pieces first, since their names depend on the order.
std::optional<core::Fault> GameReader::readSets(const core::OptionList &list)
{
    for (const PolyominoSet &set : polyominoSets) {
        const auto *word = list.find(set.name);
        const bool isNamed = word || std::ranges::find(m_sets, set.name) != m_sets.end();
        if (isNamed && !m_pieces.addSet(set.size))
            return tooManyKinds(word ? word->at : list.find("pieces")->valueAt);
    }
    if (m_pieces.size() <= PieceSet::maxPieces)
        return std::nullopt;
    return fault(list.headAt(), PUZZLE_TEXT("tilings", "a board can have at most %1 pieces"),
                 {PieceSet::maxPieces});
}

std::optional<core::Fault> GameReader::readClosed(const core::OptionList::Item &item)
{
    auto read = core::readCells(
        m_grid, item.value, item.valueAt, readCell,
        PUZZLE_TEXT("tilings", "a cell of the board, row and column, such as 4.5, is expected here"));
    if (auto *found = std::get_if<core::Fault>(&read))
        return std::move(*found);
    m_closed = std::get<core::PerCell<bool>>(std::move(read));
    return std::nullopt;
}

std::optional<core::Fault> GameReader::readOptions(std::string_view options)
{
    std::vector<std::string_view> words{"onesided"};
    for (const PolyominoSet &set : polyominoSets)
        words.push_back(set.name);
    constexpr std::string_view keys[] = {"pieces", "own", "only", "fixed", "closed"};
    auto list = core::OptionList::read(options);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const auto &read = std::get<core::OptionList>(list);
    if (auto found = readSize(read))
        return found;
    if (auto found = read.unknown(words, keys))
        return found;
    const auto order = read.deal({});
    if (const auto *found = std::get_if<core::Fault>(&order))
        return *found;
    if (auto found = readPieces(read))
        return found;
    const auto *closed = read.find("closed");
    return closed && !closed->value.empty() ? readClosed(*closed) : std::nullopt;
}

std::optional<core::Fault> GameReader::readSigns(std::string_view text, std::size_t at)
{
    auto read = tilings::readSigns(m_grid, text);
    if (auto *found = std::get_if<core::Fault>(&read))
        return core::Fault{at + found->at, std::move(found->why)};
    m_signs = std::get<core::PerCell<Sign>>(std::move(read));
    const bool isGiven = std::ranges::find(m_closed, true) != m_closed.end();
    for (std::size_t cell = 0; cell < m_signs.size() && !isGiven; ++cell)
        m_closed[cell] = m_signs[cell].isClosed();
    return std::nullopt;
}

std::optional<core::Fault> GameReader::readPosition(std::string_view text, std::size_t at)
{
    if (text.find_first_not_of(blanks) != text.npos) {
        if (auto found = readSigns(text, at))
            return found;
    }
    if (std::ranges::find(m_closed, false) == m_closed.end())
        return fault(at, PUZZLE_TEXT("tilings", "every cell of this board is closed"));
    m_tilings = std::make_shared<const Tilings>(m_grid, m_closed, m_pieces);
    m_position = m_tilings->start();
    if (m_signs.empty())
        return std::nullopt;
    auto read = readBoard(*m_tilings, m_signs);
    if (auto *found = std::get_if<core::Fault>(&read))
        return core::Fault{at + found->at, std::move(found->why)};
    m_position = std::get<core::Position>(std::move(read));
    return std::nullopt;
}

/// Reads one word of a list of moves.
class MoveReader {
public:
    MoveReader(const Tilings &tilings, std::string_view word, std::size_t at)
        : m_tilings(tilings), m_word(word), m_at(at)
    {
    }

    std::variant<core::Step, core::Fault> read(const core::Position &position)
    {
        const auto kind = readKind();
        const bool isNumbered = skip('.') || isDigitNext();
        const int copy = isNumbered ? readNumber() : 1;
        if (!kind || copy < 1 || copy > m_tilings.pieces().count(*kind))
            return fault(m_at, PUZZLE_TEXT("tilings", "“%1” is not a piece of this board"),
                         {core::quoted(m_word)});
        const auto piece = std::int16_t(m_tilings.pieces().firstPiece(*kind) + copy - 1);
        const auto to = readPlace(*kind);
        if (!to)
            return fault(m_at + m_next,
                         PUZZLE_TEXT("tilings", "a place such as @2,3/1 or @- is expected here"));
        return core::Step{piece, position[piece], *to};
    }

private:
    bool isDigitNext() const
    {
        return m_next < m_word.size() && std::isdigit(static_cast<unsigned char>(m_word[m_next]));
    }
    /// Reads the name of a kind. Digits after the letter belong to it if there is such a name; otherwise they
    /// number the copies.
    std::optional<int> readKind()
    {
        m_next = std::max<std::size_t>(nameLength(m_word), 1);
        if (const auto kind = m_tilings.pieces().kindNamed(m_word.substr(0, m_next)))
            return kind;
        m_next = 1;
        return m_tilings.pieces().kindNamed(m_word.substr(0, 1));
    }
    bool skip(char sign)
    {
        const bool isThere = m_next < m_word.size() && m_word[m_next] == sign;
        m_next += isThere ? 1 : 0;
        return isThere;
    }
    /// Reads a number; returns -1 if there is none, or if it is too large for a cell or a piece.
    int readNumber()
    {
        const std::size_t from = m_next;
        m_next = std::min(m_word.find_first_not_of("0123456789", from), m_word.size());
        const auto read = core::wholeNumber(m_word.substr(from, m_next - from));
        const int most = std::max(m_tilings.grid().size(), PieceSet::maxPieces);
        return read && *read <= most ? int(*read) : -1;
    }
    std::optional<core::Place> readPlace(int kind)
    {
        if (!skip('@'))
            return std::nullopt;
        if (skip('-'))
            return m_next == m_word.size() ? std::optional(core::Place()) : std::nullopt;
        const int row = readNumber() - 1;
        const int column = skip(',') ? readNumber() - 1 : -1;
        const int turn = skip('/') ? readNumber() : -1;
        if (!m_tilings.grid().has(column, row) || turn < 0 || turn >= Polyomino::turns ||
            m_next < m_word.size())
            return std::nullopt;
        return core::Place{std::int16_t(m_tilings.grid().cell(column, row)),
                           std::int8_t(m_tilings.pieces().polyomino(kind).canonicalTurn(turn))};
    }

    const Tilings &m_tilings;
    std::string_view m_word;
    std::size_t m_at;
    std::size_t m_next = 0;
};

/// Returns the fault of a step that was read from a word of the move list; nothing if the step is allowed.
std::optional<core::Fault> checkStep(const Tilings &tilings, const core::Position &position,
                                     const core::Step &step, std::size_t at)
{
    if (step.to == step.from)
        return fault(at, PUZZLE_TEXT("tilings", "the piece is already there"));
    if (!step.to.onBoard())
        return std::nullopt;
    core::Position others = position;
    others[step.piece] = {};
    if (!Board(tilings, others).fits(tilings.kindOf(step.piece), step.to))
        return core::Fault{at, tilings.why(position, step), {step}};
    return std::nullopt;
}

std::string writePiece(const Tilings &tilings, int piece)
{
    const int kind = tilings.kindOf(piece);
    std::string name = tilings.pieces().name(kind);
    if (tilings.pieces().count(kind) == 1)
        return name;
    const std::string copy = std::to_string(piece - tilings.pieces().firstPiece(kind) + 1);
    // The number is set apart if it could be taken for a part of the name, or together they name another kind.
    const bool isAmbiguous = name.size() > 1 || tilings.pieces().kindNamed(name + copy);
    return name + (isAmbiguous ? "." : "") + copy;
}

std::string writePlace(const core::Grid &grid, const core::Place &place)
{
    if (!place.onBoard())
        return "@-";
    return '@' + std::to_string(grid.row(place.cell) + 1) + ',' +
           std::to_string(grid.column(place.cell) + 1) + '/' + std::to_string(place.turn);
}

} // namespace

core::Reading read(std::string_view options, std::string_view position)
{
    GameReader reader;
    if (auto found = reader.readOptions(options))
        return *std::move(found);
    if (auto found = reader.readPosition(position, options.size() + 1))
        return *std::move(found);
    return reader.game();
}

std::string pieceOptions(std::string_view setNames, std::string_view letters)
{
    std::string text;
    for (std::size_t from = 0; from < setNames.size();) {
        const std::size_t end = std::min(setNames.find('+', from), setNames.size());
        text.append(",").append(setNames.substr(from, end - from));
        from = end + 1;
    }
    if (!letters.empty())
        text.append(",pieces=").append(letters);
    return text;
}

std::string writePieces(const PieceSet &pieces)
{
    std::string text = pieceOptions(pieces.setNames(), pieces.letters());
    const auto add = [&](const char *key, const std::string &value) {
        if (!value.empty())
            text.append(",").append(key).append("=").append(value);
    };
    add("own", pieces.drawings());
    text += pieces.isOneSided() ? ",onesided" : "";
    add("only", pieces.selection());
    add("fixed", pieces.fixedNames());
    return text;
}

std::string writeOptions(const Tilings &tilings)
{
    const core::Grid grid = tilings.grid();
    return std::to_string(grid.rows) + 'x' + std::to_string(grid.columns) + writePieces(tilings.pieces()) +
           (tilings.hasClosedCells() ? ",closed=" + writeClosed(tilings) : std::string());
}

std::string writeClosed(const Tilings &tilings)
{
    return core::writeCells(tilings.grid(), tilings.closed(), cellName);
}

std::string spellMoves(const Tilings &tilings, std::span<const core::Step> steps)
{
    std::string text;
    for (const core::Step &step : steps) {
        if (!text.empty())
            text += ' ';
        text += writePiece(tilings, step.piece);
        text += writePlace(tilings.grid(), step.to);
    }
    return text;
}

std::variant<core::Path, core::Fault> readMoves(const Tilings &tilings, core::Position position,
                                                std::string_view moves)
{
    core::Path path;
    std::size_t at = std::min(moves.find_first_not_of(blanks), moves.size());
    while (at < moves.size()) {
        const std::size_t end = std::min(moves.find_first_of(blanks, at), moves.size());
        const auto read = MoveReader(tilings, moves.substr(at, end - at), at).read(position);
        if (const auto *found = std::get_if<core::Fault>(&read))
            return *found;
        const core::Step &step = std::get<core::Step>(read);
        if (auto found = checkStep(tilings, position, step, at))
            return *std::move(found);
        core::advance(position, step);
        path.push_back(step);
        at = std::min(moves.find_first_not_of(blanks, end), moves.size());
    }
    return path;
}

} // namespace tilings
