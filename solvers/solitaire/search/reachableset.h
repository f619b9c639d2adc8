// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/search/breadthfirst.h"

namespace solitaire {

/// The positions of the English board that can be reached from some given ones, the roots, while the resource count
/// is at least `border`: a breadth-first search that only marks what it has seen, one bit for each position. It takes
/// a third of the time and a quarter of the memory of BreadthFirst, which also numbers the positions.
///
/// All roots must have the same number of pegs and the same position class. Of the 2^33 positions, a sixteenth is in
/// a class, so that 64 MB are enough. Positions that are images of one another under the symmetry count as one, which
/// is marked in canonical form: that is a small number, so most searches touch a quarter of the memory.
class ReachableSet {
public:
    ReachableSet(const Symmetry &symmetry, int border)
        : m_symmetry(symmetry), m_jumps(jumpTable<JumpTable>(englishBoard())),
          m_resource(resourceCount<JumpTable>(englishBoard())), m_border(border), m_marks(words)
    {
    }

    void addRoot(Pegs pegs)
    {
        m_pegs = countPegs(pegs);
        if (const Key root = keyOf(pegs); mark(root))
            m_level.push_back(root);
    }
    /// Searches for all positions. Returns false if it was stopped: then the set lacks some.
    template <typename Tracer>
    bool run(Tracer &tracer, core::Executor &executor)
    {
        Parts<Tracer> parts(tracer, executor);
        m_total = m_level.size();
        for (; m_pegs > 1 && !m_level.empty(); --m_pegs) {
            if (!expandLevel(parts))
                return false;
            m_total += m_level.size();
        }
        m_level = {};
        return true;
    }

    std::size_t total() const { return m_total; } ///< the number of positions
    bool isInside(Pegs pegs) const { return m_resource.of(pegs) >= m_border; }
    bool has(Pegs pegs) const
    {
        const Mark mark(keyOf(pegs));
        return (m_marks[mark.word] & mark.bit) != 0;
    }

private:
    using Key = std::uint32_t;
    using Batch = SuccessorBatch<Key, JumpTable>;

    /// The place of a position's bit. The middle hole is left out of the key; bits 1 to 3 of the key are left out
    /// here, since the position class determines them and the middle hole from the other holes.
    struct Mark {
        explicit Mark(Key key)
        {
            const Key index = (key >> 3 & ~Key(1)) | (key & 1);
            word = index / 64;
            bit = std::uint64_t(1) << index % 64;
        }
        std::size_t word;
        std::uint64_t bit;
    };
    static constexpr std::size_t words = (std::size_t(1) << 29) / 64;
    static constexpr std::size_t parentsOfPart = 8192;

    Key keyOf(Pegs pegs) const { return KeyCodec<Key>::encode(m_symmetry.canonical(pegs)); }
    void prefetch(Key key) const { __builtin_prefetch(&m_marks[Mark(key).word]); }
    /// Marks a position; returns false if it was marked before. Several threads may do so at once.
    bool mark(Key key)
    {
        const Mark mark(key);
        const std::atomic_ref word(m_marks[mark.word]);
        // Most positions have been seen before, and reading is much faster than an atomic change.
        return (word.load(std::memory_order_relaxed) & mark.bit) == 0 &&
               (word.fetch_or(mark.bit, std::memory_order_relaxed) & mark.bit) == 0;
    }
    /// Replaces the level by the positions below it.
    template <typename Tracer>
    bool expandLevel(Parts<Tracer> &parts)
    {
        const Range all{0, m_level.size()};
        std::vector<std::vector<Key>> found(parts.countRanges(all, parentsOfPart));
        const bool expanded =
            parts.forEachRange(all, parentsOfPart, [&](std::size_t part, Range parents, auto &tracer) {
                found[part] = newSuccessors(tracer, parents);
            });
        m_level.clear();
        for (const std::vector<Key> &ofPart : found)
            m_level.insert(m_level.end(), ofPart.begin(), ofPart.end());
        return expanded;
    }
    std::vector<Key> newSuccessors(auto &tracer, Range parents)
    {
        std::vector<Key> found;
        const auto take = [&](Key child, std::uint32_t) {
            if (mark(child))
                found.push_back(child);
        };
        const int jumpsMade = EnglishGroup::holes - m_pegs;
        Batch batch;
        for (std::size_t number = parents.begin; number < parents.end && tracer.node(jumpsMade); ++number) {
            const Pegs pegs = KeyCodec<Key>::decode(m_level[number], m_pegs);
            const JumpTable::Set &staying = m_resource.jumpsLosing(m_resource.of(pegs) - m_border);
            (m_jumps.legal(pegs) & staying).forEach([&](std::size_t jump) {
                batch.add(KeyCodec<Key>::encode(pegs ^ m_jumps.mask(jump)), 0);
            });
            if (batch.isFull())
                batch.flush(m_symmetry, *this, take);
        }
        batch.flush(m_symmetry, *this, take);
        return found;
    }

    friend Batch;

    const Symmetry m_symmetry;
    const JumpTable &m_jumps;
    const ResourceCount<JumpTable> &m_resource;
    const int m_border;
    core::ZeroedArray<std::uint64_t> m_marks;
    std::vector<Key> m_level; ///< the positions to be expanded next
    int m_pegs = 0;           ///< the number of pegs of each position of the level
    std::size_t m_total = 0;
};

} // namespace solitaire
