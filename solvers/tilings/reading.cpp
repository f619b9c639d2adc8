// SPDX-License-Identifier: MIT
#include "tilings/reading.h"

#include "core/positionline.h"
#include "tilings/mosaic.h"

#include <algorithm>
#include <optional>

namespace tilings {

namespace {

constexpr std::string_view blanks = " \t\r\n";

core::Fault fault(std::size_t at, core::Text text, std::vector<core::Explanation::Argument> arguments = {})
{
    return {at, {text, std::move(arguments), {}}};
}

/// One past a corner of the rectangles of closed=, "4.5"; nothing when that is not a cell of the grid.
std::optional<int> readCell(const core::Grid &grid, std::string_view text)
{
    const std::size_t dot = std::min(text.find('.'), text.size());
    const auto row = core::wholeNumber(text.substr(0, dot));
    const auto column = core::wholeNumber(text.substr(std::min(dot + 1, text.size())));
    if (!row || !column || *row < 1 || *row > grid.rows || *column < 1 || *column > grid.columns)
        return std::nullopt;
    return grid.cell(int(*column) - 1, int(*row) - 1);
}

std::optional<core::Fault> closeRectangle(const core::Grid &grid, std::string_view text, std::size_t at,
                                          std::vector<bool> &closed)
{
    const std::size_t dash = std::min(text.find('-'), text.size());
    const auto from = readCell(grid, text.substr(0, dash));
    const auto to = dash < text.size() ? readCell(grid, text.substr(dash + 1)) : from;
    if (!from || !to)
        return fault(
            from ? at + dash + 1 : at,
            PUZZLE_TEXT("tilings", "a cell of the board such as 4.5, row and column, is expected here"));
    const auto [left, right] = std::minmax({grid.column(*from), grid.column(*to)});
    const auto [top, bottom] = std::minmax({grid.row(*from), grid.row(*to)});
    for (int row = top; row <= bottom; ++row) {
        for (int column = left; column <= right; ++column)
            closed[std::size_t(grid.cell(column, row))] = true;
    }
    return std::nullopt;
}

/// Reads the options part, and then the position, up to the first fault.
class Reader {
public:
    std::optional<core::Fault> readOptions(std::string_view options);
    std::optional<core::Fault> readPosition(std::string_view text, std::size_t at);
    core::Reading game() const;

private:
    std::optional<core::Fault> readSize(const core::OptionList &list);
    std::optional<core::Fault> readPieces(const core::OptionList &list);
    std::optional<core::Fault> readClosed(const core::OptionList::Item &item);

    core::Grid m_grid;
    PieceSet m_pieces;
    std::vector<bool> m_closed;
    std::shared_ptr<const Tilings> m_tilings;
    core::Position m_position;
};

std::optional<core::Fault> Reader::readSize(const core::OptionList &list)
{
    const auto size = core::readSize(list.head(), list.headAt(), 1, Tilings::longest);
    if (const auto *found = std::get_if<core::Fault>(&size))
        return *found;
    // Rows come first here, as in the names of these puzzles.
    m_grid = {std::get<core::Grid>(size).rows, std::get<core::Grid>(size).columns};
    m_closed.assign(std::size_t(m_grid.size()), false);
    return std::nullopt;
}

std::optional<core::Fault> Reader::readPieces(const core::OptionList &list)
{
    const core::OptionList::Item *sources[] = {list.find("tetrominoes"), list.find("pentominoes"),
                                               list.find("pieces")};
    if (std::ranges::count(sources, nullptr) != 2)
        return fault(
            list.headAt() + list.head().size(),
            PUZZLE_TEXT("tilings", "which pieces? One of tetrominoes, pentominoes and pieces= is needed"));
    if (sources[0])
        m_pieces = PieceSet::tetrominoes();
    if (sources[1])
        m_pieces = PieceSet::pentominoes();
    if (sources[2]) {
        auto set = PieceSet::read(sources[2]->value, sources[2]->valueAt);
        if (auto *found = std::get_if<core::Fault>(&set))
            return std::move(*found);
        m_pieces = std::get<PieceSet>(set);
    }
    const auto *fixed = list.find("fixed");
    return fixed ? m_pieces.fix(fixed->value, fixed->valueAt) : std::nullopt;
}

std::optional<core::Fault> Reader::readClosed(const core::OptionList::Item &item)
{
    std::size_t from = 0;
    while (from <= item.value.size()) {
        const std::size_t end = std::min(item.value.find('+', from), item.value.size());
        const std::string_view text = item.value.substr(from, end - from);
        if (auto found = closeRectangle(m_grid, text, item.valueAt + from, m_closed))
            return found;
        from = end + 1;
    }
    return std::nullopt;
}

std::optional<core::Fault> Reader::readOptions(std::string_view options)
{
    constexpr std::string_view words[] = {"tetrominoes", "pentominoes"};
    constexpr std::string_view keys[] = {"pieces", "fixed", "closed"};
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

std::optional<core::Fault> Reader::readPosition(std::string_view text, std::size_t at)
{
    const bool closedBefore = std::ranges::find(m_closed, true) != m_closed.end();
    const bool given = text.find_first_not_of(blanks) != text.npos;
    std::vector<Sign> signs;
    if (given) {
        auto read = readSigns(m_grid, text);
        if (auto *found = std::get_if<core::Fault>(&read))
            return core::Fault{at + found->at, std::move(found->why)};
        signs = std::get<std::vector<Sign>>(std::move(read));
        for (std::size_t cell = 0; cell < signs.size() && !closedBefore; ++cell)
            m_closed[cell] = signs[cell].letter == '#';
    }
    if (std::ranges::find(m_closed, false) == m_closed.end())
        return fault(at, PUZZLE_TEXT("tilings", "every cell of this board is closed"));
    m_tilings = std::make_shared<const Tilings>(m_grid, m_closed, m_pieces);
    m_position = m_tilings->start();
    if (given) {
        auto read = readMosaic(*m_tilings, signs);
        if (auto *found = std::get_if<core::Fault>(&read))
            return core::Fault{at + found->at, std::move(found->why)};
        m_position = std::get<core::Position>(std::move(read));
    }
    return std::nullopt;
}

core::Reading Reader::game() const
{
    return core::Game{m_tilings, m_position};
}

} // namespace

core::Reading read(std::string_view options, std::string_view position)
{
    Reader reader;
    if (auto found = reader.readOptions(options))
        return *std::move(found);
    if (auto found = reader.readPosition(position, options.size() + 1))
        return *std::move(found);
    return reader.game();
}

} // namespace tilings
