// SPDX-License-Identifier: MIT
#include "tilings/boardtext.h"

#include "core/positionline.h"
#include "tilings/board.h"

#include <algorithm>

namespace tilings {

namespace {

/// Splits a board text into signs, up to the first fault.
class SignReader {
public:
    SignReader(const core::Grid &grid, std::string_view text) : m_grid(grid), m_text(text) {}

    std::variant<core::PerCell<Sign>, core::Fault> read();

private:
    std::optional<core::Fault> readSign(char sign);
    std::optional<core::Fault> endRow();
    core::Fault rowFault() const;

    const core::Grid m_grid;
    const std::string_view m_text;
    core::PerCell<Sign> m_signs;
    std::size_t m_at = 0;
    int m_row = 0;
    int m_cells = 0; ///< the number of cells read in the current row
};

std::variant<core::PerCell<Sign>, core::Fault> SignReader::read()
{
    for (; m_at <= m_text.size(); ++m_at) {
        const char sign = m_at < m_text.size() ? m_text[m_at] : '/';
        if (blanks.find(sign) != blanks.npos)
            continue;
        if (auto found = readSign(sign))
            return *std::move(found);
    }
    if (m_row < m_grid.rows)
        return core::fault(m_text.size(),
                           PUZZLE_TEXT("tilings", "the board has %1 rows, but the text gives only %2"),
                           {m_grid.rows, m_row});
    return std::move(m_signs);
}

std::optional<core::Fault> SignReader::readSign(char sign)
{
    if (static_cast<unsigned char>(sign) >= 0x80)
        return core::fault(m_at, PUZZLE_TEXT("tilings", "“%1” is not the letter of a piece of this board"),
                           {core::quoted(m_text.substr(m_at))});
    if (sign == '/')
        return endRow();
    if (sign == '\'' && m_cells > 0) {
        ++m_signs.back().apostrophes;
        return std::nullopt;
    }
    if (++m_cells > m_grid.columns)
        return rowFault();
    const std::size_t length = std::max<std::size_t>(nameLength(m_text.substr(m_at)), 1);
    m_signs.push_back({m_text.substr(m_at, length), 0, m_at});
    m_at += length - 1;
    return std::nullopt;
}

std::optional<core::Fault> SignReader::endRow()
{
    if (m_cells != m_grid.columns)
        return rowFault();
    if (++m_row == m_grid.rows && m_at < m_text.size())
        return core::fault(m_at, PUZZLE_TEXT("tilings", "the text has more rows than the board (%1)"),
                           {m_grid.rows});
    m_cells = 0;
    return std::nullopt;
}

core::Fault SignReader::rowFault() const
{
    return {m_at,
            {PUZZLE_TEXT("tilings", "row %1 must have one cell per column (%3), not %2"),
             {m_row + 1, m_cells, m_grid.columns},
             {}}};
}

/// Finds the pieces in the signs of a position, up to the first fault. A region of equal signs can be several
/// equal pieces side by side, into which it is divided by backtracking.
class BoardReader {
public:
    BoardReader(const Tilings &tilings, const core::PerCell<Sign> &signs)
        : m_tilings(tilings), m_signs(signs), m_grid(tilings.grid()), m_isSeen(signs.size()),
          m_isOpen(signs.size())
    {
    }

    std::variant<core::Position, core::Fault> read();

private:
    using Cells = std::vector<std::int16_t>;

    static constexpr int maxTries = 20000;

    std::optional<core::Fault> checkSigns() const;
    /// Returns the cells connected with this one through cells with the same sign.
    Cells regionAt(int cell);
    std::optional<core::Fault> readRegion(const Cells &region, int kind);
    core::Fault divisionFault(const Cells &region, int kind) const;
    /// Divides the open cells of a region into pieces, starting with the piece on the first open cell.
    bool divide(const Cells &region, int kind);
    bool tryPlace(const Cells &region, int kind, const core::Place &place);
    core::Fault fault(int cell, core::Text text,
                      std::vector<core::Explanation::Argument> arguments = {}) const;

    const Tilings &m_tilings;
    const core::PerCell<Sign> &m_signs;
    core::Grid m_grid;
    core::PerCell<bool> m_isSeen;
    core::PerCell<bool> m_isOpen;       ///< the cells of the region that are in no piece yet
    std::vector<core::Place> m_divided; ///< the pieces of the region
    PerKind<std::vector<core::Place>> m_found;
    int m_triesLeft = maxTries; ///< limits the tries, since there may be very many divisions
};

core::Fault BoardReader::fault(int cell, core::Text text,
                               std::vector<core::Explanation::Argument> arguments) const
{
    return {m_signs[cell].at, {text, std::move(arguments), {}}};
}

std::optional<core::Fault> BoardReader::checkSigns() const
{
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        const Sign &sign = m_signs[cell];
        if (sign.isClosed() != m_tilings.isClosed(cell))
            return fault(cell, m_tilings.isClosed(cell)
                                   ? PUZZLE_TEXT("tilings", "this cell is closed on this board")
                                   : PUZZLE_TEXT("tilings", "this cell is not closed on this board"));
        if (!sign.isEmpty() && !sign.isClosed() && !m_tilings.pieces().kindNamed(sign.name))
            return fault(cell, PUZZLE_TEXT("tilings", "“%1” is not the letter of a piece of this board"),
                         {std::string(sign.name)});
    }
    return std::nullopt;
}

std::variant<core::Position, core::Fault> BoardReader::read()
{
    if (auto found = checkSigns())
        return *std::move(found);
    core::Position position = m_tilings.start();
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        const Sign &sign = m_signs[cell];
        if (sign.isEmpty() || sign.isClosed() || m_isSeen[cell])
            continue;
        const int kind = *m_tilings.pieces().kindNamed(sign.name);
        if (auto found = readRegion(regionAt(cell), kind))
            return *std::move(found);
    }
    for (int kind = 0; kind < m_tilings.pieces().kinds(); ++kind) {
        std::ranges::sort(m_found[kind], {}, &core::Place::cell);
        std::ranges::copy(m_found[kind], position.begin() + m_tilings.pieces().firstPiece(kind));
    }
    return position;
}

BoardReader::Cells BoardReader::regionAt(int cell)
{
    Cells region;
    const auto visit = [&](int to) {
        if (m_isSeen[to] || !m_signs[to].isSameAs(m_signs[cell]))
            return;
        m_isSeen[to] = true;
        region.push_back(std::int16_t(to));
    };
    visit(cell);
    for (std::size_t next = 0; next < region.size(); ++next) {
        const int here = region[next];
        if (m_grid.column(here) > 0)
            visit(here - 1);
        if (m_grid.column(here) + 1 < m_grid.columns)
            visit(here + 1);
        if (m_grid.row(here) > 0)
            visit(here - m_grid.columns);
        if (m_grid.row(here) + 1 < m_grid.rows)
            visit(here + m_grid.columns);
    }
    std::ranges::sort(region);
    return region;
}

std::optional<core::Fault> BoardReader::readRegion(const Cells &region, int kind)
{
    for (const int cell : region)
        m_isOpen[cell] = true;
    m_divided.clear();
    if (!divide(region, kind))
        return divisionFault(region, kind);
    auto &found = m_found[kind];
    for (const core::Place &place : m_divided) {
        if (int(found.size()) == m_tilings.pieces().count(kind))
            return fault(place.cell, PUZZLE_TEXT("tilings", "there are more %1 pieces than the board has"),
                         {m_tilings.pieces().name(kind)});
        found.push_back(place);
    }
    return std::nullopt;
}

core::Fault BoardReader::divisionFault(const Cells &region, int kind) const
{
    const std::string letter = m_tilings.pieces().name(kind);
    if (m_triesLeft <= 0)
        return fault(region.front(),
                     PUZZLE_TEXT("tilings",
                                 "it is unclear where one piece %1 ends and the next begins; write ' after "
                                 "all letters of a piece"),
                     {letter});
    return fault(region.front(),
                 m_tilings.pieces().isFixed(kind)
                     ? PUZZLE_TEXT("tilings", "these cells do not form a piece %1, even turned over")
                     : PUZZLE_TEXT("tilings", "these cells do not form a piece %1"),
                 {letter});
}

bool BoardReader::divide(const Cells &region, int kind)
{
    const auto next = std::ranges::find_if(region, [this](int cell) { return m_isOpen[cell]; });
    if (next == region.end())
        return true;
    return std::ranges::any_of(m_tilings.pieces().turns(kind), [&](std::int8_t turn) {
        return tryPlace(region, kind, {*next, turn});
    });
}

bool BoardReader::tryPlace(const Cells &region, int kind, const core::Place &place)
{
    const auto cells = m_tilings.coveredCells(kind, place);
    const auto isOpen = [this](int cell) { return m_isOpen[cell]; };
    if (--m_triesLeft < 0 || !cells || !std::all_of(cells->begin(), cells->end(), isOpen))
        return false;
    for (const int cell : *cells)
        m_isOpen[cell] = false;
    m_divided.push_back(place);
    if (divide(region, kind))
        return true;
    m_divided.pop_back();
    for (const int cell : *cells)
        m_isOpen[cell] = true;
    return false;
}

using Apostrophes = core::PerPiece<int>;

/// Returns for each piece the least number of apostrophes that distinguishes it from touching equal pieces.
Apostrophes apostrophes(const Board &board, std::size_t pieces)
{
    const Tilings &tilings = board.tilings();
    const core::Grid grid = tilings.grid();
    core::PerPiece<std::vector<int>> touching(pieces); // equal pieces of lower number that touch each piece
    const auto touch = [&](int one, int other) {
        if (one < 0 || other < 0 || one == other || tilings.kindOf(one) != tilings.kindOf(other))
            return;
        touching[std::max(one, other)].push_back(std::min(one, other));
    };
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (grid.column(cell) + 1 < grid.columns)
            touch(board.pieceAt(cell), board.pieceAt(cell + 1));
        if (grid.row(cell) + 1 < grid.rows)
            touch(board.pieceAt(cell), board.pieceAt(cell + grid.columns));
    }
    Apostrophes counts(pieces, 0);
    for (std::size_t piece = 0; piece < pieces; ++piece) {
        const auto isTaken = [&](int other) { return counts[other] == counts[piece]; };
        while (std::ranges::any_of(touching[piece], isTaken))
            ++counts[piece];
    }
    return counts;
}

std::string write(const Board &board, const Apostrophes &apostrophes)
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
        text += tilings.name(piece);
        text.append(std::size_t(apostrophes[piece]), '\'');
    }
    return text;
}

/// Sorts the places of each kind, since equal pieces are interchangeable.
core::Position sorted(const Tilings &tilings, core::Position position)
{
    for (int kind = 0; kind < tilings.pieces().kinds(); ++kind) {
        const auto first = position.begin() + tilings.pieces().firstPiece(kind);
        std::sort(first, first + tilings.pieces().count(kind),
                  [](const core::Place &one, const core::Place &other) { return one.cell < other.cell; });
    }
    return position;
}

bool isReadAs(const Tilings &tilings, const std::string &text, const core::Position &position)
{
    const auto signs = readSigns(tilings.grid(), text);
    const auto read = readBoard(tilings, std::get<core::PerCell<Sign>>(signs));
    const auto *found = std::get_if<core::Position>(&read);
    return found && sorted(tilings, *found) == sorted(tilings, position);
}

} // namespace

std::string writeBoard(const Tilings &tilings, const core::Position &position)
{
    // The position is sorted, so that the text does not depend on how equal pieces are numbered.
    const Board board(tilings, sorted(tilings, position));
    const Apostrophes counts = apostrophes(board, position.size());
    const bool areTouching = std::ranges::any_of(counts, [](int count) { return count > 0; });
    const std::string plain = write(board, Apostrophes(position.size(), 0));
    return !areTouching || isReadAs(tilings, plain, position) ? plain : write(board, counts);
}

std::variant<core::PerCell<Sign>, core::Fault> readSigns(const core::Grid &grid, std::string_view text)
{
    return SignReader(grid, text).read();
}

std::variant<core::Position, core::Fault> readBoard(const Tilings &tilings, const core::PerCell<Sign> &signs)
{
    return BoardReader(tilings, signs).read();
}

} // namespace tilings
