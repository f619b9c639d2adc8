// SPDX-License-Identifier: MIT
#include "tilings/wordfield.h"

namespace tilings {

namespace {

constexpr int mostPatternCells = 8;

struct Window {
    WordField::State mask;
    WordField::State pattern; ///< of its cells behind the first
    std::int16_t index;
    std::int8_t kind;
};

} // namespace

WordField::WordField(const Board &board, const Lines &lines, std::span<const Candidate> candidates)
    : m_length(lines.length), m_patterns(1 << std::min(mostPatternCells, 2 * lines.length)),
      m_patternMask(State(m_patterns) - 1)
{
    const core::Grid grid = board.tilings().grid();
    for (int line = 0; line < lines.count; ++line) {
        for (int position = 0; position < lines.length; ++position) {
            const int cell = line * lines.length + position;
            const State bit = State(1) << cell;
            m_entriesAt[std::size_t(cell)] = std::uint32_t(position * m_patterns);
            m_start |= board.isFree(lines.cell(grid, line, position)) ? bit : 0;
            m_notFirst |= position > 0 ? bit : 0;
            m_notLast |= position + 1 < lines.length ? bit : 0;
        }
    }
    m_entries.reserve(std::size_t(m_length * m_patterns));
    for (int position = 0; position < m_length; ++position)
        addEntries(position, candidates, lines);
}

WordField::State WordField::without(const Lines &lines, const core::Grid &grid,
                                    const Footprint &footprint) const
{
    State state = m_start;
    for (const int cell : footprint)
        state &= ~(State(1) << lines.index(grid, cell));
    return state;
}

void WordField::addEntries(int position, std::span<const Candidate> candidates, const Lines &lines)
{
    std::vector<Window> windows;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (!candidates[i].fits(lines, position))
            continue;
        State mask = 0;
        for (const Offset &cell : candidates[i].shape())
            mask |= State(1) << (cell.row * m_length + cell.column);
        windows.push_back({mask, mask >> 1 & m_patternMask, std::int16_t(i), candidates[i].kind});
    }
    for (State pattern = 0; pattern < State(m_patterns); ++pattern) {
        Entry entry;
        std::size_t kind = 0;
        entry.from[0] = std::uint16_t(m_masks.size());
        for (const Window &window : windows) {
            if ((window.pattern & ~pattern) != 0)
                continue;
            while (kind < std::size_t(window.kind))
                entry.from[++kind] = std::uint16_t(m_masks.size());
            entry.kinds |= 1U << kind;
            m_masks.push_back(window.mask);
            m_kinds.push_back(window.kind);
            m_indices.push_back(window.index);
        }
        while (kind < Polyomino::kinds)
            entry.from[++kind] = std::uint16_t(m_masks.size());
        m_entries.push_back(entry);
    }
}

} // namespace tilings
