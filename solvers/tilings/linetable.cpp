// SPDX-License-Identifier: MIT
#include "tilings/linetable.h"

#include <algorithm>

namespace tilings {

template <int words>
LineTable<words>::LineTable(const Board &board, const ScanOrder &order, std::span<const Placement> placements)
    : m_length(order.length), m_lines(order.lines), m_placements(int(placements.size())),
      m_firstMonomino(firstMonomino(placements)), m_hasDominoes(hasDominoes(placements))
{
    const core::Grid grid = board.tilings().grid();
    for (int line = 0; line < m_lines; ++line) {
        for (int position = 0; position < m_length; ++position) {
            if (board.isEmpty(order.cell(grid, line, position)))
                m_start.lines[line] |= 1U << position;
        }
    }
    skipFullLines(m_start);
    for (int position = 0; position < m_length; ++position) {
        for (const Placement &placement : placements) {
            Mask &mask = m_masks.emplace_back();
            if (!placement.fits(order, position))
                continue;
            for (const Offset &cell : placement.shape()) {
                mask.cells[cell.row] |= 1U << (position + cell.column);
                mask.lines = std::int8_t(cell.row + 1);
            }
            m_tallest = std::max(m_tallest, int(mask.lines));
        }
    }
}

template <int words>
LineState LineTable<words>::startWithout(const ScanOrder &order, const core::Grid &grid,
                                         const CoveredCells &cells) const
{
    State state = m_start;
    for (const int cell : cells) {
        const int index = order.index(grid, cell);
        state.lines[index / m_length] &= ~(1U << index % m_length);
    }
    skipFullLines(state);
    return state;
}

template <int words>
bool LineTable<words>::fits(const State &state, const Mask &mask) const
{
    for (int line = 0; line < mask.lines; ++line) {
        if ((mask.cells[line] & ~cellsOf(state, state.line + line)) != 0)
            return false;
    }
    return mask.lines > 0;
}

template <int words>
LineState LineTable<words>::after(const State &state, const Mask &mask) const
{
    State next = state;
    for (int line = 0; line < mask.lines; ++line)
        next.lines[state.line + line] &= ~mask.cells[line];
    skipFullLines(next);
    return next;
}

template <int words>
std::uint32_t LineTable<words>::isolatedCells(const State &state, int line) const
{
    const std::uint32_t cells = cellsOf(state, line);
    return cells & ~(cells << 1 | cells >> 1 | cellsOf(state, line - 1) | cellsOf(state, line + 1));
}

template <int words>
std::uint32_t LineTable<words>::deadEndCells(const State &state, int line) const
{
    const std::uint32_t cells = cellsOf(state, line);
    const std::uint32_t up = cells << 1;
    const std::uint32_t down = cells >> 1;
    const std::uint32_t left = cellsOf(state, line - 1);
    const std::uint32_t right = cellsOf(state, line + 1);
    return cells & ~((up & down) | (left & right) | ((up | down) & (left | right)));
}

template <int words>
bool LineTable<words>::hasIsolatedPair(const State &state, int line) const
{
    const std::uint32_t cells = deadEndCells(state, line);
    return (cells & (cells << 1 | deadEndCells(state, line + 1))) != 0;
}

template <int words>
bool LineTable<words>::hasIsolatedCells(const State &state, int line, int monominoes) const
{
    if (monominoes > 0)
        return hasIsolatedCells(state, monominoes);
    for (int near = line - 1; near <= line + m_tallest; ++near) {
        if (isolatedCells(state, near) != 0 || (!m_hasDominoes && hasIsolatedPair(state, near)))
            return true;
    }
    return false;
}

template <int words>
bool LineTable<words>::hasIsolatedCells(const State &state, int monominoes) const
{
    int isolated = 0;
    bool hasPair = false;
    for (int line = 0; line < m_lines; ++line) {
        isolated += std::popcount(isolatedCells(state, line));
        hasPair = hasPair || hasIsolatedPair(state, line);
    }
    return isolated > monominoes || (monominoes == 0 && !m_hasDominoes && hasPair);
}

template class LineTable<2>;
template class LineTable<16>;

} // namespace tilings
