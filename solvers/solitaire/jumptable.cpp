// SPDX-License-Identifier: MIT
#include "solitaire/jumptable.h"

#include <algorithm>

namespace solitaire {

JumpTable::JumpTable(const Shape &shape, std::span<const Jump *const> order) : m_size(order.size())
{
    for (std::size_t slot = 0; slot < m_size; ++slot) {
        m_jumps[slot] = order[slot];
        m_triples[slot] = order[slot]->triple;
    }
    allow(shape);
}

// Hole by hole, as often as it doubles what a byte can be.
void JumpTable::allow(const Shape &shape)
{
    std::array<JumpSet, 8 * bytes> withPeg, withoutPeg; // what is not allowed
    JumpSet all;
    for (std::size_t slot = 0; slot < m_size; ++slot) {
        all.add(slot);
        withoutPeg[std::size_t(m_jumps[slot]->from)].add(slot);
        withoutPeg[std::size_t(m_jumps[slot]->over)].add(slot);
        withPeg[std::size_t(m_jumps[slot]->to)].add(slot);
    }
    for (auto &table : m_allowed)
        table[0] = all;
    for (std::size_t hole = 0; hole < std::size_t(shape.holes()); ++hole) {
        auto &table = m_allowed[hole / 8];
        const std::size_t peg = std::size_t(1) << hole % 8;
        for (std::size_t others = 0; others < peg; ++others) {
            table[others + peg] = table[others].without(withPeg[hole]);
            table[others] = table[others].without(withoutPeg[hole]);
        }
    }
}

const JumpTable &jumpTable(const Shape &shape)
{
    static const std::vector<JumpTable> tables = [] {
        std::vector<JumpTable> all;
        for (const Shape *const one : shapes()) {
            std::vector<const Jump *> own;
            for (const Jump &jump : one->jumps())
                own.push_back(&jump);
            all.emplace_back(*one, own);
        }
        return all;
    }();
    return tables[std::size_t(std::ranges::find(shapes(), &shape) - shapes().begin())];
}

} // namespace solitaire
