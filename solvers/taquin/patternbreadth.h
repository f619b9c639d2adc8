// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/patternspace.h"

#include <atomic>

namespace taquin {

/// Goes through a pattern's states breadth first, a level after the other, and writes down the second bit of
/// their distances. Every move changes the chessboard colours that the pattern covers, so that a level lies
/// in slots of one kind, odd or even, and the next one in those of the other. Each slot fetches what comes to
/// it from its neighbours: parts of a level can be done at the same time.
class PatternBreadth {
public:
    PatternBreadth(const PatternSpace &space, CellSet home);

    bool hasMore() const { return m_found; }
    /// The parts of the next level.
    int parts() const { return int((slots().size() + slotsOfPart - 1) / slotsOfPart); }
    void look(int part);
    /// After all its parts.
    void goDeeper();

    std::size_t words() const { return m_words; } ///< of a slot's bits
    std::vector<std::uint64_t> takeBits() { return std::move(m_bits); }

private:
    using Word = std::uint64_t;
    static constexpr std::size_t slotsOfPart = 256;

    /// A slot that a move connects with ours, and how its orders become ours and ours its; null: they are the
    /// same.
    struct Source {
        std::uint32_t slot;
        const std::uint16_t *toOurs;
        const std::uint16_t *fromOurs;
    };
    /// What a part works with.
    struct Desk {
        std::vector<Source> sources;
        std::vector<Word> found;
    };

    const std::vector<std::uint32_t> &slots() const { return m_slots[(m_goalOdd + m_level) % 2]; }
    void look(std::uint32_t slot, Desk &desk);
    void listSources(std::uint32_t slot, Desk &desk) const;
    void gather(std::uint32_t slot, Desk &desk) const;
    void push(const Source &source, Desk &desk) const;
    void pull(const Source &source, const Word *seen, Desk &desk) const;
    void settle(std::uint32_t slot, const Desk &desk);

    const PatternSpace &m_space;
    std::size_t m_words;
    unsigned m_goalOdd;
    unsigned m_level = 1;
    std::atomic<bool> m_fresh = false; ///< something was found at this level
    bool m_found = true;
    std::vector<std::uint32_t> m_slots[2]; ///< even, odd
    std::vector<Word> m_bits;
    std::vector<Word> m_seen;
    std::vector<Word>
        m_latest; ///< of the one kind this level's states, of the other those of the level before
    std::vector<std::uint16_t> m_latestCount; ///< by slot
    std::vector<std::uint16_t> m_unseenCount; ///< by slot
};

} // namespace taquin
