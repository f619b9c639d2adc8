// SPDX-License-Identifier: MIT
#include "tilings/linetable.h"

namespace tilings {

LineTable::LineTable(const Board &board, const ScanOrder &order, std::span<const Placement> placements)
    : m_length(order.length), m_lines(order.lines), m_placements(int(placements.size()))
{
    const core::Grid grid = board.tilings().grid();
    for (int line = 0; line < m_lines; ++line) {
        for (int position = 0; position < m_length; ++position) {
            if (board.isEmpty(order.cell(grid, line, position)))
                m_start.lines[line] |= 1U << position;
        }
    }
    skipFullLines(m_start);
    if (!placements.empty() && placements.back().kind == Polyomino::monomino)
        m_monomino = m_placements - 1;
    for (int position = 0; position < m_length; ++position) {
        for (const Placement &placement : placements) {
            Mask &mask = m_masks.emplace_back();
            if (!placement.fits(order, position))
                continue;
            for (const Offset &cell : placement.shape()) {
                mask.cells[cell.row] |= 1U << (position + cell.column);
                mask.lines = std::int8_t(cell.row + 1);
            }
        }
    }
}

LineTable::State LineTable::startWithout(const ScanOrder &order, const core::Grid &grid,
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

bool LineTable::fits(const State &state, const Mask &mask) const
{
    for (int line = 0; line < mask.lines; ++line) {
        if ((mask.cells[line] & ~cellsOf(state, state.line + line)) != 0)
            return false;
    }
    return mask.lines > 0;
}

LineTable::State LineTable::after(const State &state, const Mask &mask) const
{
    State next = state;
    for (int line = 0; line < mask.lines; ++line)
        next.lines[state.line + line] &= ~mask.cells[line];
    skipFullLines(next);
    return next;
}

std::uint32_t LineTable::isolatedCells(const State &state, int line) const
{
    const std::uint32_t cells = cellsOf(state, line);
    return cells & ~(cells << 1 | cells >> 1 | cellsOf(state, line - 1) | cellsOf(state, line + 1));
}

std::uint32_t LineTable::deadEndCells(const State &state, int line) const
{
    const std::uint32_t cells = cellsOf(state, line);
    const std::uint32_t up = cells << 1;
    const std::uint32_t down = cells >> 1;
    const std::uint32_t left = cellsOf(state, line - 1);
    const std::uint32_t right = cellsOf(state, line + 1);
    return cells & ~((up & down) | (left & right) | ((up | down) & (left | right)));
}

bool LineTable::hasIsolatedPair(const State &state, int line) const
{
    const std::uint32_t cells = deadEndCells(state, line);
    return (cells & (cells << 1 | deadEndCells(state, line + 1))) != 0;
}

bool LineTable::hasIsolatedCells(const State &state, int line, int monominoes) const
{
    if (monominoes > 0)
        return hasIsolatedCells(state, monominoes);
    constexpr int reach = Polyomino::maxSize + 1;
    for (int near = line - 1; near <= line + reach; ++near) {
        if (isolatedCells(state, near) != 0 || hasIsolatedPair(state, near))
            return true;
    }
    return false;
}

bool LineTable::hasIsolatedCells(const State &state, int monominoes) const
{
    int isolated = 0;
    bool hasPair = false;
    for (int line = 0; line < m_lines; ++line) {
        isolated += std::popcount(isolatedCells(state, line));
        hasPair = hasPair || hasIsolatedPair(state, line);
    }
    return isolated > monominoes || (monominoes == 0 && hasPair);
}

} // namespace tilings
