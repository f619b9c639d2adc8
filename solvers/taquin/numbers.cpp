// SPDX-License-Identifier: MIT
#include "taquin/numbers.h"

#include "core/positionline.h"

#include <algorithm>

namespace taquin {

namespace {

/// Reads the numbers of a position up to the first fault.
class NumbersReader {
public:
    NumbersReader(core::Grid grid, std::string_view text, std::string_view separators, CellsOf what)
        : m_grid(grid), m_text(text), m_separators(separators), m_isGoal(what == CellsOf::Goal),
          m_seen(std::size_t(grid.size())), m_position(std::size_t(grid.size() - 1))
    {
    }

    std::variant<core::Position, core::Fault> read()
    {
        int cell = 0;
        for (std::string_view word = nextWord(); !word.empty(); word = nextWord()) {
            if (cell == m_grid.size())
                return core::fault(
                    m_wordAt,
                    m_isGoal ? PUZZLE_TEXT("taquin", "the board has only %1 cells, but the goal gives more")
                             : PUZZLE_TEXT("taquin", "the board has only %1 cells, but the text gives more"),
                    {cell});
            if (auto found = place(word, cell++))
                return *std::move(found);
        }
        if (cell < m_grid.size())
            return core::fault(
                m_at,
                m_isGoal ? PUZZLE_TEXT("taquin", "the board has %1 cells, but the goal gives only %2")
                         : PUZZLE_TEXT("taquin", "the board has %1 cells, but the text gives only %2"),
                {m_grid.size(), cell});
        return std::move(m_position);
    }

private:
    std::string_view nextWord()
    {
        m_wordAt = std::min(m_text.find_first_not_of(m_separators, m_at), m_text.size());
        m_at = std::min(m_text.find_first_of(m_separators, m_wordAt), m_text.size());
        return m_text.substr(m_wordAt, m_at - m_wordAt);
    }

    std::optional<core::Fault> place(std::string_view word, int cell)
    {
        if (word.find_first_not_of("0123456789") != word.npos)
            return core::fault(m_wordAt, PUZZLE_TEXT("taquin", "“%1” is not a tile number"),
                               {core::quoted(word)});
        const auto number = core::wholeNumber(word);
        if (!number || *number >= m_grid.size())
            return core::fault(m_wordAt,
                               PUZZLE_TEXT("taquin", "the tiles are numbered from 1 to %1, and 0 is the gap"),
                               {m_grid.size() - 1});
        if (m_seen[*number])
            return *number == 0
                       ? core::fault(m_wordAt, PUZZLE_TEXT("taquin", "there is a second gap here"))
                       : core::fault(m_wordAt, PUZZLE_TEXT("taquin", "tile %1 is given twice"), {*number});
        m_seen[*number] = true;
        if (*number > 0)
            m_position[*number - 1] = {std::int16_t(cell)};
        return std::nullopt;
    }

    core::Grid m_grid;
    std::string_view m_text;
    std::string_view m_separators;
    bool m_isGoal;
    std::size_t m_at = 0;
    std::size_t m_wordAt = 0;
    core::Indexed<bool> m_seen; ///< indexed by number
    core::Position m_position;
};

} // namespace

std::variant<core::Position, core::Fault> readNumbers(core::Grid grid, std::string_view text,
                                                      std::string_view separators, CellsOf what)
{
    return NumbersReader(grid, text, separators, what).read();
}

} // namespace taquin
