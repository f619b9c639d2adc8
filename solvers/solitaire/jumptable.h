// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/shape.h"

namespace solitaire {

/// A set of jumps by their slots in a JumpTable.
struct JumpSet {
    std::array<std::uint64_t, 2> words{};

    friend JumpSet operator&(const JumpSet &one, const JumpSet &other)
    {
        return {{one.words[0] & other.words[0], one.words[1] & other.words[1]}};
    }
    JumpSet without(const JumpSet &other) const
    {
        return {{words[0] & ~other.words[0], words[1] & ~other.words[1]}};
    }
    void add(std::size_t slot) { words[slot / 64] |= std::uint64_t(1) << slot % 64; }
    /// The first slot, taken out of a set that is not empty.
    std::size_t takeFirst()
    {
        const std::size_t i = words[0] == 0;
        const std::uint64_t word = words[i];
        words[i] = word & (word - 1);
        return std::size_t(std::countr_zero(word)) + 64 * i;
    }
    bool isEmpty() const { return (words[0] | words[1]) == 0; }
    void each(auto &&visit) const
    {
        for (std::size_t i = 0; i < words.size(); ++i) {
            for (std::uint64_t word = words[i]; word != 0; word &= word - 1)
                visit(std::size_t(std::countr_zero(word)) + 64 * i);
        }
    }
};

/// Jumps in an order of their own, a slot each, and all legal ones of a board at once: each eight holes allow
/// some of the jumps, and those are legal that all holes allow.
class JumpTable {
public:
    static constexpr std::size_t slots = 128;

    /// All jumps of the shape, as their slots are to be.
    JumpTable(const Shape &shape, std::span<const Jump *const> order);

    JumpSet legal(Pegs pegs) const
    {
        JumpSet set = m_allowed[0][pegs & 0xff];
        for (std::size_t byte = 1; byte < bytes; ++byte)
            set = set & m_allowed[byte][pegs >> 8 * byte & 0xff];
        return set;
    }
    std::size_t size() const { return m_size; } ///< slots with a jump: those below
    const Jump &jump(std::size_t slot) const { return *m_jumps[slot]; }
    Pegs triple(std::size_t slot) const { return m_triples[slot]; }

private:
    static constexpr std::size_t bytes = (Shape::mostHoles + 7) / 8;

    void allow(const Shape &shape);

    std::size_t m_size;
    std::array<const Jump *, slots> m_jumps{};
    std::array<Pegs, slots> m_triples{};
    std::array<std::array<JumpSet, 256>, bytes> m_allowed; ///< by byte of a board, and by what it is
};

/// In the shape's own order.
const JumpTable &jumpTable(const Shape &shape);

} // namespace solitaire
