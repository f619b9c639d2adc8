// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/largepages.h"
#include "taquin/patternlinks.h"

#include <atomic>

namespace taquin {

/// Goes through a pattern's states breadth first, a level after the other, and writes down the second bit of
/// their distances. A level lies in slots of one kind, odd or even, and the next one in those of the other.
/// Each slot fetches what comes to it from its neighbours: parts of a level can be done at the same time.
/// With the states kept in both readings, a slot's neighbours are simply joined, and only what is new is read
/// anew.
class PatternBreadth {
public:
    /// `links` must live longer.
    PatternBreadth(const PatternLinks &links, CellSet home);

    bool hasMore() const { return m_found; }
    /// The parts of the next level.
    int parts() const { return int((slots().size() + slotsOfPart - 1) / slotsOfPart); }
    void look(int part);
    /// After all its parts.
    void goDeeper();

    std::size_t words() const { return m_words; } ///< of a slot's bits, one for each order
    LargeVector<std::uint64_t> takeBits() { return std::move(m_bits); }

private:
    using Lane = Orders::Lane;
    using Word = std::uint64_t;
    using Links = PatternLinks;
    template <typename Item>
    using PerReading = std::array<Item, Links::readings>;
    static constexpr std::size_t slotsOfPart = 256;

    /// What a part works with.
    struct Desk {
        PerReading<std::vector<Lane>> found;
        std::vector<Lane> once; ///< what is to be read anew
    };

    const LargeVector<std::uint32_t> &slots() const { return m_links.slots((m_goalOdd + m_level) % 2 != 0); }
    Desk newDesk() const;
    void look(std::uint32_t slot, Desk &desk);
    /// False when nothing comes this way.
    bool gather(std::uint32_t slot, Links::Reading reading, Desk &desk) const;
    void join(std::uint32_t slot, Desk &desk) const;
    /// Adds to `to` what `from` is in the other reading.
    void readAnew(std::uint32_t slot, Links::Reading reading, const Lane *from, Lane *to) const;
    void settle(std::uint32_t slot, const Desk &desk);
    void writeDown(const Lane *lanes, Word *words) const;

    const PatternLinks &m_links;
    const PatternSpace &m_space;
    std::size_t m_lanes;
    std::size_t m_words;
    unsigned m_goalOdd;
    unsigned m_level = 0;
    std::atomic<bool> m_fresh = false; ///< something was found at this level
    bool m_found = true;
    LargeVector<Word> m_bits;
    /// Of the one kind of slots this level's states, of the other those of the level before.
    PerReading<LargeVector<Lane>> m_latest;
    LargeVector<std::uint16_t> m_latestCount; ///< by slot
    LargeVector<std::uint16_t> m_unseenCount; ///< by slot
};

} // namespace taquin
