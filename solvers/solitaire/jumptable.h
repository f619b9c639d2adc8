// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/fourfold.h"

namespace solitaire {

/// A set of jumps by their slots in a JumpTable.
struct JumpSet {
    std::array<std::uint32_t, 4> words{};

    JumpSet operator&(const JumpSet &other) const
    {
        JumpSet both;
        for (std::size_t i = 0; i < words.size(); ++i)
            both.words[i] = words[i] & other.words[i];
        return both;
    }
    JumpSet without(const JumpSet &other) const
    {
        JumpSet rest;
        for (std::size_t i = 0; i < words.size(); ++i)
            rest.words[i] = words[i] & ~other.words[i];
        return rest;
    }
    void add(int slot) { words[std::size_t(slot) / 32] |= std::uint32_t(1) << slot % 32; }
    void each(auto &&visit) const
    {
        for (std::size_t i = 0; i < words.size(); ++i) {
            for (std::uint32_t word = words[i]; word != 0; word &= word - 1)
                visit(std::size_t(std::countr_zero(word)) + 32 * i);
        }
    }
};

/// All legal jumps of a board at once.
class JumpTable {
public:
    static constexpr std::size_t slots = 128;

    explicit JumpTable(const Shape &shape);

    JumpSet legal(Pegs pegs) const { return m_english ? legalOnEnglish(pegs) : legalAnywhere(pegs); }
    /// Null at a slot without a jump.
    const Jump *jump(std::size_t slot) const { return m_jumps[slot]; }
    Pegs triple(std::size_t slot) const { return m_triples[slot]; }

private:
    static JumpSet legalOnEnglish(Pegs pegs);
    JumpSet legalAnywhere(Pegs pegs) const;

    const Shape &m_shape;
    bool m_english;
    std::array<const Jump *, slots> m_jumps{};
    std::array<Pegs, slots> m_triples{};
};

const JumpTable &jumpTable(const Shape &shape);

} // namespace solitaire
