// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/board.h"
#include "solitaire/search/positionindex.h"

#include <bit>
#include <vector>

namespace solitaire {

/// A table of dead positions with open addressing and linear probing. It doubles up to its largest size; from then
/// on, a new position replaces another one. No position is 0.
class TranspositionTable {
public:
    static constexpr std::size_t usualMostSlots = std::size_t(1) << 25; ///< 256 MiB

    /// `mostSlots` must be a power of two, at least 4096.
    explicit TranspositionTable(std::size_t mostSlots = usualMostSlots)
        : m_mostSlots(mostSlots), m_slots(fewestSlots), m_shift(64 - std::bit_width(fewestSlots - 1))
    {
    }

    bool has(Pegs position) const
    {
        for (std::size_t at = home(position); m_slots[at] != 0; at = next(at)) {
            if (m_slots[at] == position)
                return true;
        }
        return false;
    }
    /// Adds a position that the table does not contain. It is inlined by force, for the same reason as
    /// BasicJumpTable::legal.
    [[gnu::always_inline]] void add(Pegs position)
    {
        if (isFull()) {
            if (m_slots.size() == m_mostSlots)
                return replace(home(position), position);
            grow();
        }
        m_slots[freeSlot(position)] = position;
        ++m_count;
    }
    /// Returns the number of positions that the table contains.
    std::size_t count() const { return m_count; }

private:
    static constexpr std::size_t fewestSlots = 4096;

    std::size_t home(Pegs position) const { return std::size_t(hash(position) >> m_shift); }
    std::size_t next(std::size_t at) const { return (at + 1) & (m_slots.size() - 1); }
    bool isFull() const { return m_count >= m_slots.size() / 2 + m_slots.size() / 8; }
    std::size_t freeSlot(Pegs position) const
    {
        std::size_t at = home(position);
        while (m_slots[at] != 0)
            at = next(at);
        return at;
    }
    /// Puts a position into its home slot, in place of the position there. If the home slot was empty, the last
    /// slot of a run is emptied instead, since a lookup ends at an empty slot and none looks beyond that slot.
    void replace(std::size_t at, Pegs position)
    {
        const bool wasEmpty = m_slots[at] == 0;
        m_slots[at] = position;
        if (!wasEmpty)
            return;
        at = next(at);
        while (m_slots[at] == 0)
            at = next(at);
        while (m_slots[next(at)] != 0)
            at = next(at);
        m_slots[at] = 0;
    }
    void grow()
    {
        std::vector<Pegs> before(2 * m_slots.size());
        before.swap(m_slots);
        --m_shift;
        for (const Pegs position : before) {
            if (position != 0)
                m_slots[freeSlot(position)] = position;
        }
    }

    std::size_t m_mostSlots;
    std::vector<Pegs> m_slots;
    std::size_t m_count = 0;
    int m_shift;
};

} // namespace solitaire
