// SPDX-License-Identifier: MIT
#include "tilings/linefield.h"

namespace tilings {

LineField::LineField(const Board &board, const Lines &lines, std::span<const Candidate> candidates)
    : m_length(lines.length), m_count(lines.count), m_candidates(int(candidates.size()))
{
    const core::Grid grid = board.tilings().grid();
    for (int line = 0; line < m_count; ++line) {
        for (int position = 0; position < m_length; ++position) {
            if (board.isFree(lines.cell(grid, line, position)))
                m_start.lines[std::size_t(line)] |= 1U << position;
        }
    }
    skipFull(m_start);
    if (!candidates.empty() && candidates.back().kind == Polyomino::monomino)
        m_monomino = m_candidates - 1;
    for (int position = 0; position < m_length; ++position) {
        for (const Candidate &candidate : candidates) {
            Laid &laid = m_laid.emplace_back();
            if (!candidate.fits(lines, position))
                continue;
            for (const Offset &cell : candidate.shape()) {
                laid.masks[std::size_t(cell.row)] |= 1U << (position + cell.column);
                laid.lines = std::int8_t(cell.row + 1);
            }
        }
    }
}

LineField::State LineField::without(const Lines &lines, const core::Grid &grid,
                                    const Footprint &footprint) const
{
    State state = m_start;
    for (const int cell : footprint) {
        const int index = lines.index(grid, cell);
        state.lines[std::size_t(index / m_length)] &= ~(1U << index % m_length);
    }
    skipFull(state);
    return state;
}

bool LineField::fits(const State &state, const Laid &laid) const
{
    for (int line = 0; line < laid.lines; ++line) {
        if ((laid.masks[std::size_t(line)] & ~lineOf(state, state.line + line)) != 0)
            return false;
    }
    return laid.lines > 0;
}

LineField::State LineField::after(const State &state, const Laid &laid) const
{
    State next = state;
    for (int line = 0; line < laid.lines; ++line)
        next.lines[std::size_t(state.line + line)] &= ~laid.masks[std::size_t(line)];
    skipFull(next);
    return next;
}

std::uint32_t LineField::alone(const State &state, int line) const
{
    const std::uint32_t cells = lineOf(state, line);
    return cells & ~(cells << 1 | cells >> 1 | lineOf(state, line - 1) | lineOf(state, line + 1));
}

/// Cells with at most one empty neighbour.
std::uint32_t LineField::ends(const State &state, int line) const
{
    const std::uint32_t cells = lineOf(state, line);
    const std::uint32_t up = cells << 1;
    const std::uint32_t down = cells >> 1;
    const std::uint32_t left = lineOf(state, line - 1);
    const std::uint32_t right = lineOf(state, line + 1);
    return cells & ~((up & down) | (left & right) | ((up | down) & (left | right)));
}

bool LineField::hasPair(const State &state, int line) const
{
    const std::uint32_t cells = ends(state, line);
    return (cells & (cells << 1 | ends(state, line + 1))) != 0;
}

bool LineField::isStranding(const State &state, int line, int monominoes) const
{
    if (monominoes > 0)
        return isStranding(state, monominoes);
    constexpr int reach = Polyomino::largest + 1;
    for (int near = line - 1; near <= line + reach; ++near) {
        if (alone(state, near) != 0 || hasPair(state, near))
            return true;
    }
    return false;
}

bool LineField::isStranding(const State &state, int monominoes) const
{
    int alones = 0;
    bool pairs = false;
    for (int line = 0; line < m_count; ++line) {
        alones += std::popcount(alone(state, line));
        pairs = pairs || hasPair(state, line);
    }
    return alones > monominoes || (monominoes == 0 && pairs);
}

} // namespace tilings
