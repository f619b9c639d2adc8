// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/positionindex.h"
#include "solitaire/symmetry.h"

namespace solitaire {

/// How far a game still is from its end: a sum of worths over the pegs that no jump raises, which Beasley
/// calls a resource count and Conway a pagoda function. A border through the middle of its range cuts all
/// games in two halves, and the second half of a game, played backwards, is a first half on the complements
/// of its positions.
///
/// On the English board the worths are chosen, by search, so that the first halves meet as few positions as
/// can be: 1.6 million, where the number of pegs would leave 6.3 million. Elsewhere it is the number of pegs.
class ResourceCount {
public:
    explicit ResourceCount(const Board &board);

    int of(Pegs pegs) const
    {
        int sum = 0;
        for (std::size_t byte = 0; byte < m_sums.size(); ++byte)
            sum += m_sums[byte][pegs >> 8 * byte & 0xff];
        return sum;
    }
    int ofAllHoles() const { return m_total; }
    /// The jumps that lower the count by no more than this; none when it is negative.
    const JumpSet &jumpsLosing(int most) const
    {
        return m_jumpsLosing[std::size_t(std::clamp(most, -1, m_total) + 1)];
    }

private:
    std::array<std::array<std::int16_t, 256>, (maxHoles + 7) / 8>
        m_sums{}; ///< by byte of a position, its value
    int m_total = 0;
    std::vector<JumpSet> m_jumpsLosing; ///< by the most that they lose, + 1
};

inline const ResourceCount &resourceCount(const Board &board)
{
    return tableOf<ResourceCount>(board);
}

/// The successors of many positions, to be looked up in an index: they are brought to canonical form
/// together, and each is handed on when the memory that its look-up needs has arrived.
template <typename Key>
class SuccessorBatch {
public:
    /// Whether all successors of one more position might not fit.
    bool isFull() const { return m_count > size - JumpTable::maxJumps; }
    std::size_t count() const { return m_count; }

    void add(Key child, std::uint32_t parent)
    {
        m_children[m_count] = child;
        m_parents[m_count++] = parent;
    }
    /// Calls work(canonical form, parent) for all, in the order in which they came.
    void flush(const Symmetry &symmetry, const auto &index, auto &&work)
    {
        symmetry.canonize(std::span(m_children).first(m_count));
        for (std::size_t i = 0; i < ahead; ++i)
            index.prefetch(m_children[i]);
        for (std::size_t i = 0; i < m_count; ++i) {
            // Behind the last one lies a child of an earlier batch, which does no harm.
            index.prefetch(m_children[i + ahead]);
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

/// A level of a breadth-first search: its positions, which all have the same number of pegs, and what is
/// known of them.
template <typename Key>
struct Level {
    BucketIndex<Key> positions;
    std::vector<std::uint64_t> paths;      ///< how many lead from the roots to a position or its images
    std::vector<std::uint32_t> firstLinks; ///< where a position's links to its children begin
    std::vector<std::uint32_t> children;   ///< by link, numbers in the level below
    std::vector<std::uint8_t> winnable;

    std::size_t bytes() const
    {
        return positions.bytes() + paths.capacity() * 8 + (firstLinks.capacity() + children.capacity()) * 4 +
               winnable.capacity();
    }
};

/// A breadth-first search for all positions that can be reached from given ones, the roots, while the
/// resource count is at least `border`. Each jump takes a peg, so that the positions with one number of pegs
/// make up a level. Positions that are images of one another under the symmetry count as one, which is kept
/// in canonical form.
template <typename Key>
class BreadthFirst {
public:
    enum class Keep { Positions, Links, Paths, LastLevelOnly };
    enum class End { Done, Stopped, Full, Overflow };

    BreadthFirst(const Board &board, const Symmetry &symmetry, int border, Keep keep)
        : m_symmetry(symmetry), m_jumps(jumpTable(board)), m_resource(resourceCount(board)), m_border(border),
          m_keep(keep), m_levels(std::size_t(board.holes()) + 1)
    {
    }

    /// Adds a root, which so many paths lead to. All must have the same number of pegs.
    void addRoot(Pegs pegs, std::uint64_t paths)
    {
        m_lowest = countPegs(pegs);
        m_roots.makeRoom(1, [] { return true; });
        const std::uint32_t number = m_roots.add(key(m_symmetry.canonical(pegs)));
        m_pathsToRoots.resize(m_roots.size());
        m_pathsToRoots[number] += paths;
    }

    /// Makes the levels that are still to be made. Can be called again when it was stopped: nothing is lost
    /// but the level begun. `memory` is what all of them may take, in bytes.
    template <typename Watch>
    End run(Watch &watch, std::size_t memory)
    {
        if (m_total == 0) {
            std::vector<std::uint32_t> numbers;
            if (!storeLevel(watch, m_lowest, m_roots, m_pathsToRoots, numbers))
                return End::Stopped;
            m_total = m_roots.size();
        }
        for (; m_lowest > 1; --m_lowest) {
            if (const End end = expandLowest(watch, memory); end != End::Done)
                return end;
            level(m_lowest).children.shrink_to_fit();
            m_bytes += level(m_lowest).bytes();
            if (m_keep == Keep::LastLevelOnly)
                level(m_lowest) = {};
        }
        return End::Done;
    }

    void dropLinks()
    {
        for (Level<Key> &level : m_levels) {
            level.children = {};
            level.firstLinks = {};
        }
    }

    Level<Key> &level(int pegs) { return m_levels[pegs]; }
    const Level<Key> &level(int pegs) const { return m_levels[pegs]; }
    int levels() const { return int(m_levels.size()); }
    int lowestLevel() const { return m_lowest; } ///< of those made
    int border() const { return m_border; }
    std::size_t total() const { return m_total; } ///< positions
    std::size_t bytes() const { return m_bytes; }
    bool isInside(Pegs pegs) const { return m_resource.of(pegs) >= m_border; }
    /// The number of a position in its level, or BucketIndex::none.
    std::int64_t find(Pegs pegs, int count) const
    {
        return level(count).positions.find(key(m_symmetry.canonical(pegs)));
    }
    Pegs position(int count, std::size_t number) const
    {
        return KeyCodec<Key>::decode(level(count).positions.key(number), count);
    }
    /// The jumps of a position that stay inside the border, and those that cross it.
    JumpSet jumpsInside(Pegs pegs) const
    {
        return m_jumps.legal(pegs) & m_resource.jumpsLosing(m_resource.of(pegs) - m_border);
    }
    JumpSet jumpsAcross(Pegs pegs) const
    {
        return m_jumps.legal(pegs).without(m_resource.jumpsLosing(m_resource.of(pegs) - m_border));
    }
    Pegs successor(Pegs pegs, std::size_t jump) const { return pegs ^ m_jumps.mask(jump); }
    const Symmetry &symmetry() const { return m_symmetry; }
    static Key key(Pegs pegs) { return KeyCodec<Key>::encode(pegs); }

    /// How many items of a plain loop there are between two questions whether to go on: milliseconds' work.
    static constexpr std::size_t itemsAtOnce = 1 << 18;

private:
    template <typename Watch>
    End expandLowest(Watch &watch, std::size_t memory)
    {
        Level<Key> &above = level(m_lowest);
        HashIndex<Key> index(above.positions.size());
        std::vector<std::uint64_t> paths;
        bool overflow = false;
        const End end = forEachSuccessor(watch, memory, index, [&](Key child, std::uint32_t parent) {
            const std::uint32_t number = index.add(child);
            if (m_keep == Keep::Links) {
                above.children.push_back(number);
            } else if (m_keep == Keep::Paths) {
                if (number == paths.size())
                    paths.push_back(0);
                overflow |= __builtin_add_overflow(paths[number], above.paths[parent], &paths[number]);
            }
        });
        if (end != End::Done || overflow)
            return overflow ? End::Overflow : end;
        std::vector<std::uint32_t> numbers;
        if (!storeLevel(watch, m_lowest - 1, index, paths, numbers))
            return End::Stopped;
        for (std::size_t i = 0; i < above.children.size(); ++i) {
            if (i % itemsAtOnce == 0 && !watch.goOn())
                return End::Stopped;
            above.children[i] = numbers[above.children[i]];
        }
        m_total += index.size();
        return End::Done;
    }
    /// Calls work(canonical form, number of its parent) for all successors of the lowest level, as often as
    /// the parent has jumps. Stopped and Full when it has to end before.
    template <typename Watch>
    End forEachSuccessor(Watch &watch, std::size_t memory, HashIndex<Key> &index, auto &&work)
    {
        const auto goOn = [&watch] { return watch.goOn(); };
        Level<Key> &above = level(m_lowest);
        above.children.clear();
        above.firstLinks.clear();
        SuccessorBatch<Key> batch;
        for (std::uint32_t number = 0; number < above.positions.size(); ++number) {
            if (!watch.node(int(m_levels.size()) - 1 - m_lowest))
                return End::Stopped;
            if (number % 4096 == 0 && m_bytes + above.bytes() + bytesOf(index) > memory)
                return End::Full;
            if (m_keep == Keep::Links)
                above.firstLinks.push_back(std::uint32_t(above.children.size() + batch.count()));
            const Pegs pegs = position(m_lowest, number);
            jumpsInside(pegs).forEach(
                [&](std::size_t jump) { batch.add(key(successor(pegs, jump)), number); });
            if (!batch.isFull())
                continue;
            if (!index.makeRoom(batch.count(), goOn))
                return End::Stopped;
            batch.flush(m_symmetry, index, work);
        }
        if (!index.makeRoom(batch.count(), goOn))
            return End::Stopped;
        batch.flush(m_symmetry, index, work);
        if (m_keep == Keep::Links)
            above.firstLinks.push_back(std::uint32_t(above.children.size()));
        return End::Done;
    }
    /// Including what storing it as a level will take.
    static std::size_t bytesOf(const HashIndex<Key> &index)
    {
        return index.bytes() + index.size() * (sizeof(Key) + sizeof(std::uint64_t));
    }
    /// Makes a level of the positions found; `numbers` gets the numbers there by those before. False when it was
    /// stopped.
    template <typename Watch>
    bool storeLevel(Watch &watch, int pegs, const HashIndex<Key> &index,
                    const std::vector<std::uint64_t> &paths, std::vector<std::uint32_t> &numbers)
    {
        level(pegs) = {};
        if (!level(pegs).positions.fill(index, numbers, [&watch] { return watch.goOn(); }))
            return false;
        level(pegs).paths.resize(paths.size());
        for (std::size_t i = 0; i < paths.size(); ++i)
            level(pegs).paths[numbers[i]] = paths[i];
        return true;
    }

    const Symmetry m_symmetry;
    const JumpTable &m_jumps;
    const ResourceCount &m_resource;
    int m_border;
    Keep m_keep;
    int m_lowest = 1;
    HashIndex<Key> m_roots;
    std::vector<std::uint64_t> m_pathsToRoots;
    core::Indexed<Level<Key>> m_levels; ///< by number of pegs
    std::size_t m_total = 0;
    std::size_t m_bytes = 0;
};

} // namespace solitaire
