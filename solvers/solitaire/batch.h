// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/jumptable.h"
#include "solitaire/symmetry.h"

namespace solitaire {

/// The children of many boards, to be looked for in a Layer or an Intake: they are brought to their least
/// images together, and each is handed on when the memory that it needs has arrived.
template <typename Key>
class Batch {
public:
    /// No room is left for all children of one more board.
    bool isFull() const { return m_count > size - JumpTable::slots; }
    std::size_t count() const { return m_count; }

    void add(Key child, std::uint32_t parent)
    {
        m_children[m_count] = child;
        m_parents[m_count++] = parent;
    }
    /// Calls work(least image, parent) for all, in the order in which they came.
    void flush(const Symmetry &symmetry, const auto &layer, auto &&work)
    {
        symmetry.toLeast(std::span(m_children).first(m_count));
        for (std::size_t i = 0; i < ahead; ++i)
            layer.foresee(m_children[i]);
        for (std::size_t i = 0; i < m_count; ++i) {
            layer.foresee(m_children[i + ahead]); // behind the last one: an older
                                                  // child, which does no harm
            work(m_children[i], m_parents[i]);
        }
        m_count = 0;
    }

private:
    static constexpr std::size_t size = 512;
    static constexpr std::size_t ahead = 24;

    std::array<Key, size + ahead> m_children{};
    std::array<std::uint32_t, size> m_parents{};
    std::size_t m_count = 0;
};

} // namespace solitaire
