// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/shape.h"

#include <bit>

namespace solitaire {

/// A set of boards in a table that doubles until it has `mostSlots`; from then on a new board takes the place
/// of another one, so that the set forgets rather than grow. No board is 0.
class BoardSet {
public:
    static constexpr std::size_t mostSlots = std::size_t(1) << 25; ///< 256 MiB

    BoardSet() : m_slots(firstSlots), m_shift(64 - std::bit_width(firstSlots - 1)) {}

    bool has(Pegs board) const
    {
        for (std::size_t at = home(board); m_slots[at] != 0; at = next(at)) {
            if (m_slots[at] == board)
                return true;
        }
        return false;
    }
    /// The board must not be there yet.
    void add(Pegs board)
    {
        std::size_t at = home(board);
        if (m_count >= m_slots.size() / 2 + m_slots.size() / 8) {
            if (m_slots.size() == mostSlots) {
                m_slots[at] = board;
                return;
            }
            grow();
            at = home(board);
        }
        while (m_slots[at] != 0)
            at = next(at);
        m_slots[at] = board;
        ++m_count;
    }

private:
    static constexpr std::size_t firstSlots = 4096;

    std::size_t home(Pegs board) const { return std::size_t((board * 0x9e3779b97f4a7c15U) >> m_shift); }
    std::size_t next(std::size_t at) const { return (at + 1) & (m_slots.size() - 1); }
    void grow()
    {
        std::vector<Pegs> before(2 * m_slots.size());
        before.swap(m_slots);
        --m_shift;
        for (const Pegs board : before) {
            if (board == 0)
                continue;
            std::size_t at = home(board);
            while (m_slots[at] != 0)
                at = next(at);
            m_slots[at] = board;
        }
    }

    std::vector<Pegs> m_slots;
    std::size_t m_count = 0;
    int m_shift;
};

} // namespace solitaire
