// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/patternspace.h"

#include <array>
#include <span>

namespace taquin {

/// How the slots of a pattern's states hang together, for all patterns of so many tiles. Orders are read in
/// two ways, along the rows and along the columns: a move along a row changes none that is read row by row, a
/// move along a column none that is read column by column.
class PatternLinks {
public:
    enum Reading : std::uint8_t { ByRows, ByColumns };
    static constexpr std::size_t readings = 2;

    /// Nothing when the crew gave up.
    static std::unique_ptr<const PatternLinks> build(std::shared_ptr<const PatternSpace> space,
                                                     const TableCrew &crew);

    const std::shared_ptr<const PatternSpace> &space() const { return m_space; }
    /// The slots whose set covers an even or an odd number of black cells, as on a chessboard: moves lead
    /// from one kind to the other.
    const LargeVector<std::uint32_t> &slots(bool odd) const { return m_slots[odd]; }
    /// The slots that moves which change nothing in this reading connect with the slot.
    std::span<const std::uint32_t> neighbours(std::uint32_t slot, Reading reading) const
    {
        const std::size_t at = slot * readings + reading;
        return std::span(m_neighbours).subspan(m_begin[at], m_begin[at + 1] - m_begin[at]);
    }
    /// What becomes of the slot's orders in this reading when they are read in the other one.
    const Orders::Turns &turns(std::uint32_t slot, Reading reading) const
    {
        return m_turns[m_turn[slot * readings + reading]];
    }

private:
    explicit PatternLinks(std::shared_ptr<const PatternSpace> space) : m_space(std::move(space)) {}
    bool addNeighbours(const TableCrew &crew);
    void addNeighbours(const PatternSpace::Slot &slot);
    bool addTurns(const TableCrew &crew);

    std::shared_ptr<const PatternSpace> m_space;
    std::array<LargeVector<std::uint32_t>, 2> m_slots;
    LargeVector<std::uint32_t> m_neighbours;
    LargeVector<std::uint32_t> m_begin; ///< by slot and reading: of its neighbours
    std::vector<Orders::Turns> m_turns;
    LargeVector<std::uint16_t> m_turn; ///< by slot and reading
};

} // namespace taquin
