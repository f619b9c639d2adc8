// SPDX-License-Identifier: MIT
#include "taquin/reading.h"

#include "taquin/deals.h"

#include <algorithm>

namespace taquin {

namespace {

constexpr std::string_view blanks = " \t\r\n";

core::Fault fault(std::size_t at, core::Text text, std::vector<core::Explanation::Argument> arguments = {})
{
    return {at, {text, std::move(arguments), {}}};
}

/// Reads the numbers of a position, one after the other, up to the first fault.
class TileReader {
public:
    TileReader(core::Grid grid, std::string_view text)
        : m_grid(grid), m_text(text), m_seen(std::size_t(grid.size())),
          m_position(std::size_t(grid.size() - 1))
    {
    }

    std::variant<core::Position, core::Fault> read()
    {
        int cell = 0;
        for (std::string_view word = nextWord(); !word.empty(); word = nextWord()) {
            if (cell == m_grid.size())
                return fault(m_wordAt, PUZZLE_TEXT("taquin", "the board has only %1 cells; this is too much"),
                             {static_cast<long long>(cell)});
            if (auto found = place(word, cell++))
                return *std::move(found);
        }
        if (cell < m_grid.size())
            return fault(m_at,
                         PUZZLE_TEXT("taquin", "the board has %1 cells, but the numbers given are only %2"),
                         {static_cast<long long>(m_grid.size()), static_cast<long long>(cell)});
        return std::move(m_position);
    }

private:
    std::string_view nextWord()
    {
        m_wordAt = std::min(m_text.find_first_not_of(blanks, m_at), m_text.size());
        m_at = std::min(m_text.find_first_of(blanks, m_wordAt), m_text.size());
        return m_text.substr(m_wordAt, m_at - m_wordAt);
    }

    std::optional<core::Fault> place(std::string_view word, int cell)
    {
        if (word.find_first_not_of("0123456789") != word.npos)
            return fault(m_wordAt, PUZZLE_TEXT("taquin", "“%1” is not the number of a tile"),
                         {core::quoted(word)});
        const auto number = core::wholeNumber(word);
        if (!number || *number >= m_grid.size())
            return fault(m_wordAt,
                         PUZZLE_TEXT("taquin", "the tiles are numbered from 1 to %1, and 0 is the gap"),
                         {static_cast<long long>(m_grid.size() - 1)});
        if (m_seen[std::size_t(*number)])
            return *number == 0 ? fault(m_wordAt, PUZZLE_TEXT("taquin", "there is a second gap here"))
                                : fault(m_wordAt, PUZZLE_TEXT("taquin", "tile %1 comes twice"), {*number});
        m_seen[std::size_t(*number)] = true;
        if (*number > 0)
            m_position[std::size_t(*number - 1)] = {std::int16_t(cell)};
        return std::nullopt;
    }

    core::Grid m_grid;
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_wordAt = 0;
    std::vector<bool> m_seen;
    core::Position m_position;
};

using Instance = std::variant<std::shared_ptr<const Taquin>, core::Fault>;

Instance readInstance(std::string_view options)
{
    auto list = core::OptionList::read(options);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const core::OptionList &read = std::get<core::OptionList>(list);
    const auto size = core::readSize(read.head(), read.headAt(), Taquin::shortest, Taquin::longest);
    if (const auto *found = std::get_if<core::Fault>(&size))
        return *found;
    if (auto found = read.unknown({}, {}))
        return *std::move(found);
    const auto order = read.deal(deals());
    if (const auto *found = std::get_if<core::Fault>(&order))
        return *found;
    const core::Grid grid = std::get<core::Grid>(size);
    const core::DealOrder dealt = std::get<core::DealOrder>(order);
    if (!dealt.deal)
        return std::make_shared<const Taquin>(grid);
    if (dealt.deal->id == std::string_view(evenDeal) && dealt.count % 2 != 0)
        return fault(read.find("count")->valueAt,
                     PUZZLE_TEXT("taquin", "an odd number of exchanges makes a board that cannot be solved"));
    return std::make_shared<const Taquin>(grid, dealt);
}

} // namespace

core::Reading read(std::string_view options, std::string_view position)
{
    auto instance = readInstance(options);
    if (auto *found = std::get_if<core::Fault>(&instance))
        return std::move(*found);
    auto taquin = std::get<std::shared_ptr<const Taquin>>(std::move(instance));
    if (position.find_first_not_of(blanks) == position.npos)
        return core::Game{taquin, taquin->start()};
    auto tiles = TileReader(taquin->grid(), position).read();
    if (auto *found = std::get_if<core::Fault>(&tiles)) {
        found->at += options.size() + 1;
        return std::move(*found);
    }
    return core::Game{taquin, std::get<core::Position>(std::move(tiles))};
}

} // namespace taquin
