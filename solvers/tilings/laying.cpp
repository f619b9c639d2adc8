// SPDX-License-Identifier: MIT
#include "tilings/laying.h"

#include <algorithm>
#include <cstdlib>

namespace tilings {

namespace {

core::Position without(core::Position position, int piece)
{
    position[std::size_t(piece)] = {};
    return position;
}

bool areNeighbours(const core::Grid &grid, int one, int other)
{
    return std::abs(grid.column(one) - grid.column(other)) + std::abs(grid.row(one) - grid.row(other)) == 1;
}

void mark(core::Explanation &why, int cell, core::Role role)
{
    why.marks.push_back({std::int16_t(cell), role, {}});
}

} // namespace

Laying::Laying(const Tilings &tilings, const core::Position &position, int piece)
    : m_tilings(tilings), m_board(tilings, without(position, piece)),
      m_supply(tilings, without(position, piece)), m_piece(piece), m_kind(tilings.kindOf(piece))
{
    m_supply.remove(Polyomino::of(m_kind).size());
    m_areas.resize(tilings.closed().size());
    for (const Hole &hole : holes(m_board)) {
        for (const int cell : hole)
            m_areas[std::size_t(cell)] = std::int16_t(hole.size());
    }
}

bool Laying::fits(const core::Place &to) const
{
    const auto footprint = m_tilings.footprint(m_kind, to);
    return m_tilings.pieces().allows(m_kind, to.turn) && footprint && m_board.isFree(*footprint);
}

bool Laying::allows(const core::Place &to) const
{
    return fits(to) && hopeless(*m_tilings.footprint(m_kind, to)).empty();
}

int Laying::freeNeighbours(const Footprint &footprint, std::span<std::int16_t> into, bool diagonals) const
{
    const core::Grid grid = m_tilings.grid();
    int count = 0;
    for (const int cell : footprint) {
        for (int side = 0; side < 9; ++side) {
            const int dx = side % 3 - 1;
            const int dy = side / 3 - 1;
            const int column = grid.column(cell) + dx;
            const int row = grid.row(cell) + dy;
            if ((dx != 0 && dy != 0 && !diagonals) || !grid.has(column, row))
                continue;
            const auto beside = std::int16_t(grid.cell(column, row));
            const auto known = into.begin() + count;
            if (m_board.isFree(beside) && std::find(into.begin(), known, beside) == known &&
                std::find(footprint.begin(), footprint.end(), beside) == footprint.end())
                into[std::size_t(count++)] = beside;
        }
    }
    return count;
}

// Most pieces cut nothing, which is seen from the ring of cells around them: looking through the whole hole
// would make the list of all moves of a large board a matter of seconds.
bool Laying::mayCut(const Footprint &footprint) const
{
    std::array<std::int16_t, 8 * Polyomino::largest> ring{};
    std::array<std::int16_t, 8 * Polyomino::largest> beside{};
    const int besides = freeNeighbours(footprint, beside, false);
    const int size = freeNeighbours(footprint, ring, true);
    if (besides == 0)
        return false;
    // Those reached from the first stand in front.
    int reached = 1;
    std::swap(ring[0], *std::find(ring.begin(), ring.begin() + size, beside[0]));
    for (int from = 0; from < reached; ++from) {
        for (int other = reached; other < size; ++other) {
            if (areNeighbours(m_tilings.grid(), ring[std::size_t(from)], ring[std::size_t(other)]))
                std::swap(ring[std::size_t(reached++)], ring[std::size_t(other)]);
        }
    }
    return !std::all_of(beside.begin(), beside.begin() + besides, [&](std::int16_t cell) {
        return std::find(ring.begin(), ring.begin() + reached, cell) != ring.begin() + reached;
    });
}

Hole Laying::hopeless(const Footprint &footprint) const
{
    const int left = m_areas[std::size_t(*footprint.begin())] - footprint.size();
    if (!mayCut(footprint) && m_supply.fills(left))
        return {};
    Board board = m_board;
    board.lay(m_piece, footprint);
    std::array<std::int16_t, 8 * Polyomino::largest> beside{};
    const int besides = freeNeighbours(footprint, beside, false);
    Hole smallest;
    for (int i = 0; i < besides; ++i) {
        Hole hole = holeAt(board, beside[std::size_t(i)]);
        if (!m_supply.fills(int(hole.size())) && (smallest.empty() || hole.size() < smallest.size()))
            smallest = std::move(hole);
    }
    return smallest;
}

core::Explanation Laying::why(const core::Place &to) const
{
    const std::string letter(1, m_tilings.pieces().letter(m_kind));
    if (!to.onBoard())
        return {PUZZLE_TEXT("tilings", "Piece %1 lies beside the board already."), {letter}};
    const int plain = Polyomino::of(m_kind).plain(to.turn);
    if (!m_tilings.pieces().allows(m_kind, plain))
        return {PUZZLE_TEXT("tilings", "Piece %1 may not be turned over on this board."), {letter}};
    const auto footprint = m_tilings.footprint(m_kind, {to.cell, std::int8_t(plain)});
    if (!footprint)
        return {PUZZLE_TEXT("tilings", "Here piece %1 would reach beyond the board."),
                {letter},
                {{to.cell, core::Role::Culprit, {}}}};
    return m_board.isFree(*footprint) ? leavesNoHole(*footprint) : whyNotOn(*footprint);
}

core::Explanation Laying::whyNotOn(const Footprint &footprint) const
{
    const std::string letter(1, m_tilings.pieces().letter(m_kind));
    core::Explanation why;
    std::string others;
    for (const int cell : footprint) {
        const int other = m_board.pieceAt(cell);
        mark(why, cell, other == Board::free ? core::Role::Moving : core::Role::Culprit);
        if (other < 0)
            continue;
        const char name = m_tilings.letter(other);
        if (others.find(name) != others.npos)
            continue;
        others += others.empty() ? "" : ", ";
        others += name;
    }
    if (others.empty())
        why.text = PUZZLE_TEXT("tilings", "Here piece %1 would cover a closed cell.");
    else
        why.text = PUZZLE_TEXT("tilings", "Here piece %1 would overlap %2.");
    why.arguments = {letter};
    if (!others.empty())
        why.arguments.emplace_back(others);
    return why;
}

core::Explanation Laying::leavesNoHole(const Footprint &footprint) const
{
    const Hole hole = hopeless(footprint);
    if (hole.empty())
        return {};
    core::Explanation why = explainHole(hole, m_supply);
    for (const int cell : footprint)
        mark(why, cell, core::Role::Moving);
    return why;
}

} // namespace tilings
