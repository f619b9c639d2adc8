// SPDX-License-Identifier: MIT
#include "solitaire/reading.h"

#include "core/positionline.h"

namespace solitaire {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view keys[] = {"hole", "end"};

core::Fault fault(std::size_t at, core::Text text, std::vector<core::Explanation::Argument> arguments = {})
{
    return {at, {text, std::move(arguments), {}}};
}

/// Reads the rows of a position up to the first fault.
class PegReader {
public:
    PegReader(const Shape &shape, std::string_view text, std::size_t at)
        : m_shape(shape), m_text(text), m_at(at)
    {
    }

    std::variant<Pegs, core::Fault> read()
    {
        for (int row = 0; row < m_shape.grid().rows; ++row) {
            if (auto found = readRow(row))
                return *std::move(found);
        }
        if (m_at < m_text.size())
            return fault(m_at, PUZZLE_TEXT("solitaire", "the board has only %1 rows; this is too much"),
                         {static_cast<long long>(m_shape.grid().rows)});
        if (m_pegs == 0)
            return fault(m_at, PUZZLE_TEXT("solitaire", "there must be at least one peg"));
        return m_pegs;
    }

private:
    std::optional<core::Fault> readRow(int row)
    {
        const int columns = m_shape.isTriangular() ? row + 1 : m_shape.grid().columns;
        if (row > 0) {
            if (m_at == m_text.size())
                return fault(m_at, PUZZLE_TEXT("solitaire", "the board has %1 rows, but only %2 are given"),
                             {static_cast<long long>(m_shape.grid().rows), static_cast<long long>(row)});
            if (m_text[m_at] != '/')
                return tooLong(row, columns);
            ++m_at;
        }
        for (int column = 0; column < columns; ++column, ++m_at) {
            if (m_at == m_text.size() || m_text[m_at] == '/')
                return fault(m_at,
                             PUZZLE_TEXT("solitaire", "row %1 has %2 characters, but only %3 are given"),
                             {static_cast<long long>(row + 1), static_cast<long long>(columns),
                              static_cast<long long>(column)});
            if (auto found = readCell(m_shape.grid().cell(column, row)))
                return found;
        }
        return std::nullopt;
    }

    /// No / stands between row `row` and the one before it.
    core::Fault tooLong(int row, int columns) const
    {
        return fault(m_at, PUZZLE_TEXT("solitaire", "row %1 has only %2 characters; a / is expected here"),
                     {static_cast<long long>(row),
                      static_cast<long long>(m_shape.isTriangular() ? columns - 1 : columns)});
    }

    std::optional<core::Fault> readCell(int cell)
    {
        const int hole = m_shape.hole(cell);
        const char sign = m_text[m_at];
        if (sign != 'O' && sign != '.' && sign != '-')
            return fault(m_at, PUZZLE_TEXT("solitaire", "O is a peg, . an empty hole and - no hole at all"));
        if (hole < 0 && sign != '-')
            return fault(m_at, PUZZLE_TEXT("solitaire", "there is no hole here on this board: write -"));
        if (hole >= 0 && sign == '-')
            return fault(m_at, PUZZLE_TEXT("solitaire", "there is a hole here on this board: write O or ."));
        if (sign == 'O')
            m_pegs |= bit(hole);
        return std::nullopt;
    }

    const Shape &m_shape;
    std::string_view m_text;
    std::size_t m_at;
    Pegs m_pegs = 0;
};

/// Reads the hole that an option names; `otherwise` when it is not given.
std::variant<std::optional<int>, core::Fault> readHole(const core::OptionList &list, std::string_view key,
                                                       const Shape &shape, std::optional<int> otherwise)
{
    const core::OptionList::Item *const item = list.find(key);
    if (!item)
        return otherwise;
    if (const std::optional<int> hole = shape.named(item->value))
        return hole;
    return fault(item->valueAt,
                 PUZZLE_TEXT("solitaire",
                             "“%1” is not a hole of this board: a hole is its row and its column, "
                             "such as %2"),
                 {core::quoted(item->value), shape.name(shape.classicHole())});
}

using Instance = std::variant<std::shared_ptr<const Solitaire>, core::Fault>;

Instance readInstance(std::string_view options)
{
    auto list = core::OptionList::read(options);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const core::OptionList &read = std::get<core::OptionList>(list);
    const Shape *const board = shape(read.head());
    if (!board)
        return fault(read.headAt(),
                     PUZZLE_TEXT("solitaire", "“%1” is not a board: there are english, european, wiegleb, "
                                              "asymmetric, diamond and triangle"),
                     {core::quoted(read.head())});
    if (auto found = read.unknown({}, keys))
        return *std::move(found);
    const auto order = read.deal({});
    if (const auto *found = std::get_if<core::Fault>(&order))
        return *found;
    const auto hole = readHole(read, "hole", *board, board->classicHole());
    if (const auto *found = std::get_if<core::Fault>(&hole))
        return *found;
    const auto end = readHole(read, "end", *board, std::nullopt);
    if (const auto *found = std::get_if<core::Fault>(&end))
        return *found;
    return std::make_shared<const Solitaire>(*board, *std::get<0>(hole), std::get<0>(end));
}

} // namespace

core::Reading read(std::string_view options, std::string_view position)
{
    auto instance = readInstance(options);
    if (auto *found = std::get_if<core::Fault>(&instance))
        return std::move(*found);
    auto solitaire = std::get<std::shared_ptr<const Solitaire>>(std::move(instance));
    const std::size_t first = position.find_first_not_of(blanks);
    if (first == position.npos)
        return core::Game{solitaire, solitaire->start()};
    const std::string_view rows = position.substr(0, position.find_last_not_of(blanks) + 1);
    auto pegs = PegReader(solitaire->shape(), rows, first).read();
    if (auto *found = std::get_if<core::Fault>(&pegs)) {
        found->at += options.size() + 1;
        return std::move(*found);
    }
    return core::Game{solitaire, solitaire->position(std::get<Pegs>(pegs))};
}

} // namespace solitaire
