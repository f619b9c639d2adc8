// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/search/parts.h"
#include "solitaire/search/positionindex.h"
#include "solitaire/symmetry.h"

namespace solitaire {

/// A measure of how far a game still is from its end: a weighted sum over the pegs that no jump raises, which
/// Beasley calls a resource count and Conway a pagoda function. A border in the middle of its range divides all
/// games into two halves, and the second half of a game, played backwards, is a first half on the complements of
/// its positions.
///
/// On the English board, the weights were chosen by a search so that the first halves have as few positions as
/// possible: 1.6 million, compared with 6.3 million for the number of pegs. On other boards, the count is the
/// number of pegs.
template <typename Jumps>
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
    /// Returns the jumps that lower the count by at most `most`; none if that is negative.
    const typename Jumps::Set &jumpsLosing(int most) const
    {
        return m_jumpsLosing[std::size_t(std::clamp(most, -1, m_total) + 1)];
    }

private:
    /// The resource count of the pegs in each byte of a position, indexed by the byte and its value.
    std::array<std::array<std::int16_t, 256>, Jumps::bytes> m_sums{};
    int m_total = 0;
    std::vector<typename Jumps::Set> m_jumpsLosing; ///< indexed by the most that they lose + 1
};

template <typename Jumps>
const ResourceCount<Jumps> &resourceCount(const Board &board)
{
    return tableOf<ResourceCount<Jumps>>(board);
}

/// The successors of many positions, to be looked up in an index: they are brought to canonical form together, and
/// passed on one by one when the memory for their lookup has been fetched.
template <typename Key, typename Jumps>
class SuccessorBatch {
public:
    /// Returns whether the successors of one more position might not fit.
    bool isFull() const { return m_count > size - Jumps::maxJumps; }
    std::size_t count() const { return m_count; }

    void add(Key child, std::uint32_t parent)
    {
        m_children[m_count] = child;
        m_parents[m_count++] = parent;
    }
    /// Calls work(canonical form, parent) for all successors, in the order in which they were added.
    void flush(const Symmetry &symmetry, auto &&work)
    {
        symmetry.canonize(std::span(m_children).first(m_count));
        for (std::size_t i = 0; i < m_count; ++i)
            work(m_children[i], m_parents[i]);
        m_count = 0;
    }
    /// As above, and prefetches the memory with which `work` looks the successors up in `index`.
    void flush(const Symmetry &symmetry, const auto &index, auto &&work)
    {
        symmetry.canonize(std::span(m_children).first(m_count));
        for (std::size_t i = 0; i < ahead; ++i)
            index.prefetch(m_children[i]);
        for (std::size_t i = 0; i < m_count; ++i) {
            // Beyond the last one, this prefetches for a child of an earlier batch, which is harmless.
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

/// A level of a breadth-first search: its positions, which all have the same number of pegs, and the data on them.
template <typename Key>
struct Level {
    BucketIndex<Key> positions;
    std::vector<std::uint64_t> paths;      ///< the number of paths from the roots to a position or its images
    std::vector<std::uint32_t> firstLinks; ///< where each position's links to its children begin
    std::vector<std::uint32_t> children;   ///< indexed by link: numbers in the next lower level
    std::vector<std::uint8_t> winnable;

    std::size_t bytes() const
    {
        return positions.bytes() + paths.capacity() * 8 + (firstLinks.capacity() + children.capacity()) * 4 +
               winnable.capacity();
    }
};

/// The successors found in one part of a level, grouped by shard.
template <typename Key>
struct alignas(cacheLine) Findings {
    struct Found {
        Key key;
        std::uint32_t origin; ///< the number of its parent or, if links are kept, of its link in the part
    };

    std::vector<std::vector<Found>> byShard;
    std::vector<std::uint32_t> firstLinks; ///< indexed by parent: numbers in the part
    std::uint32_t links = 0;

    void reset(std::size_t shards)
    {
        byShard.resize(shards);
        for (std::vector<Found> &all : byShard)
            all.clear();
        firstLinks.clear();
        links = 0;
    }
};

/// A breadth-first search for all positions that can be reached from some given ones, the roots, while the
/// resource count is at least `border`. Each jump removes a peg, so the positions with the same number of pegs
/// form a level. Positions that are images of one another under the symmetry count as one, which is stored in
/// canonical form.
///
/// Threads share each level: first, each takes ranges of its positions and distributes their successors to shards;
/// then each takes shards and removes duplicates. The result does not depend on the number of threads.
template <typename Key, typename Jumps = JumpTable>
class BreadthFirst {
public:
    enum class Keep { Positions, Links, Paths };
    enum class End { Done, Stopped, Full, Overflow };
    using Set = typename Jumps::Set;

    BreadthFirst(const Board &board, const Symmetry &symmetry, int border, Keep keep)
        : m_symmetry(symmetry), m_jumps(jumpTable<Jumps>(board)), m_resource(resourceCount<Jumps>(board)),
          m_border(border), m_keep(keep), m_levels(std::size_t(board.holes()) + 1)
    {
    }

    /// Adds a root with this number of paths to it. All roots must have the same number of pegs.
    void addRoot(Pegs pegs, std::uint64_t paths)
    {
        m_lowest = countPegs(pegs);
        m_roots[0].makeRoom(1, [] { return true; });
        const std::uint32_t number = m_roots[0].add(key(m_symmetry.canonical(pegs)));
        m_pathsToRoots[0].resize(m_roots.size());
        m_pathsToRoots[0][number] += paths;
    }

    /// Restricts the search to a part of all paths: those through the positions of one level for whose index in
    /// sorted order `has` returns true. Needs Keep::Paths.
    void keepPart(std::function<bool(std::uint64_t)> has) { m_has = std::move(has); }
    /// Returns the level whose positions were distributed among parts; 0: none.
    int dealtLevel() const { return m_dealt; }

    /// Builds the missing levels. If it is stopped, it can be called again, and only the unfinished level is lost.
    /// `memory` is the memory in bytes for all levels.
    template <typename Tracer>
    End run(Tracer &tracer, core::Executor &executor, std::size_t memory)
    {
        Parts<Tracer> parts(tracer, executor);
        if (m_total == 0) {
            Numbers numbers;
            if (!storeLevel(parts, m_lowest, m_roots, m_pathsToRoots, numbers))
                return End::Stopped;
            m_total = m_roots.size();
        }
        for (; m_lowest > 1; --m_lowest) {
            if (!deal(parts))
                return End::Stopped;
            if (const End end = expandLowest(parts, memory); end != End::Done)
                return end;
            level(m_lowest).children.shrink_to_fit();
            m_bytes += level(m_lowest).bytes();
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
    int lowestLevel() const { return m_lowest; } ///< the lowest level built
    int border() const { return m_border; }
    std::size_t total() const { return m_total; } ///< the number of positions
    std::size_t bytes() const { return m_bytes; }
    bool isInside(Pegs pegs) const { return m_resource.of(pegs) >= m_border; }
    /// Returns a position's number in its level, or BucketIndex::none.
    std::int64_t find(Pegs pegs, int count) const
    {
        return level(count).positions.find(key(m_symmetry.canonical(pegs)));
    }
    Pegs position(int count, std::size_t number) const
    {
        return KeyCodec<Key>::decode(level(count).positions.key(number), count);
    }
    /// Returns the jumps, legal or not, after which a position stays inside the border; none if it is already
    /// beyond.
    const Set &stayingInside(Pegs pegs) const
    {
        return m_resource.jumpsLosing(m_resource.of(pegs) - m_border);
    }
    /// Returns the legal jumps that stay inside the border; jumpsAcross returns those that cross it.
    Set jumpsInside(Pegs pegs) const { return m_jumps.legal(pegs) & stayingInside(pegs); }
    Set jumpsAcross(Pegs pegs) const { return m_jumps.legal(pegs).without(stayingInside(pegs)); }
    Pegs successor(Pegs pegs, std::size_t jump) const { return pegs ^ m_jumps.mask(jump); }
    const Symmetry &symmetry() const { return m_symmetry; }
    static Key key(Pegs pegs) { return KeyCodec<Key>::encode(pegs); }

    /// The items of a plain loop between two calls of keepGoing, which take milliseconds.
    static constexpr std::size_t itemsAtOnce = 1 << 15;

private:
    /// Numbers by shard and by number within the shard.
    using Numbers = std::vector<std::vector<std::uint32_t>>;
    struct alignas(cacheLine) PathsOfShard : std::vector<std::uint64_t> {};
    using Paths = std::vector<PathsOfShard>;

    static constexpr std::size_t parentsOfPart = 2048;
    static constexpr std::size_t parentsAtOnce = 16 * parentsOfPart;
    static constexpr std::size_t ahead = 16; ///< how far ahead of their use slots of a shard are fetched
    static constexpr std::size_t fewestUnits = 10000; ///< the fewest positions divided among parts

    template <typename Tracer>
    End expandLowest(Parts<Tracer> &parts, std::size_t memory)
    {
        Level<Key> &above = level(m_lowest);
        above.children.clear();
        above.firstLinks.clear();
        Shards<Key> shards(expectedBelow());
        Paths paths(shards.count());
        for (std::size_t begin = 0; begin < above.positions.size(); begin += parentsAtOnce) {
            const Range parents{begin, std::min(begin + parentsAtOnce, above.positions.size())};
            if (const End end = expand(parts, parents, shards, paths); end != End::Done)
                return end;
            if (m_bytes + above.bytes() + bytesOf(shards) > memory)
                return End::Full;
        }
        if (m_keep == Keep::Links)
            above.firstLinks.push_back(std::uint32_t(above.children.size()));
        Numbers numbers(shards.count());
        if (!storeLevel(parts, m_lowest - 1, shards, paths, numbers) ||
            !renumber(parts, above.children, numbers))
            return End::Stopped;
        m_total += shards.size();
        return End::Done;
    }
    /// Estimates the number of positions of the next level, as if levels continued to grow or shrink at the same
    /// rate.
    std::size_t expectedBelow() const
    {
        const std::size_t size = level(m_lowest).positions.size();
        const std::size_t before = m_lowest + 1 < levels() ? level(m_lowest + 1).positions.size() : 0;
        return before == 0 ? size : std::size_t(double(size) * std::min(4.0, double(size) / double(before)));
    }
    template <typename Tracer>
    End expand(Parts<Tracer> &parts, Range parents, Shards<Key> &shards, Paths &paths)
    {
        m_findings.resize(parts.countRanges(parents, parentsOfPart));
        const bool found =
            parts.forEachRange(parents, parentsOfPart, [&](std::size_t part, Range range, auto &tracer) {
                m_findings[part].reset(shards.count());
                findSuccessors(tracer, range, shards, m_findings[part]);
            });
        if (!found)
            return End::Stopped;
        const std::vector<std::uint32_t> firstLinks = appendLinks();
        std::atomic<bool> overflow = false;
        const bool taken = parts.forEach(shards.count(), [&](std::size_t shard, auto &tracer) {
            if (tracer.keepGoing() && !takeShard(shard, shards[shard], paths[shard], firstLinks))
                overflow = true;
        });
        return overflow ? End::Overflow : taken ? End::Done : End::Stopped;
    }
    /// Distributes the successors of these parents to shards, once for each jump to them.
    void findSuccessors(auto &tracer, Range parents, const Shards<Key> &shards, Findings<Key> &findings) const
    {
        const auto deal = [&](Key child, std::uint32_t origin) {
            findings.byShard[shards.shardOf(child)].push_back({child, origin});
        };
        SuccessorBatch<Key, Jumps> batch;
        for (std::size_t number = parents.begin; number < parents.end; ++number) {
            if (!tracer.node(int(m_levels.size()) - 1 - m_lowest))
                return;
            if (m_keep == Keep::Links)
                findings.firstLinks.push_back(findings.links);
            const Pegs pegs = position(m_lowest, number);
            jumpsInside(pegs).forEach([&](std::size_t jump) {
                const std::uint32_t link = findings.links++;
                batch.add(key(successor(pegs, jump)), m_keep == Keep::Links ? link : std::uint32_t(number));
            });
            if (batch.isFull())
                batch.flush(m_symmetry, deal);
        }
        batch.flush(m_symmetry, deal);
    }
    /// Makes room for the links found; returns the index of each part's first link.
    std::vector<std::uint32_t> appendLinks()
    {
        std::vector<std::uint32_t> first;
        if (m_keep != Keep::Links)
            return first;
        Level<Key> &above = level(m_lowest);
        for (const Findings<Key> &findings : m_findings) {
            first.push_back(std::uint32_t(above.children.size()));
            for (const std::uint32_t link : findings.firstLinks)
                above.firstLinks.push_back(first.back() + link);
            above.children.resize(above.children.size() + findings.links);
        }
        return first;
    }
    /// Numbers the positions found for a shard, and stores the targets of links and paths. Returns false if the
    /// number of paths exceeds 64 bits.
    bool takeShard(std::size_t shard, HashIndex<Key> &index, std::vector<std::uint64_t> &paths,
                   const std::vector<std::uint32_t> &firstLinks)
    {
        Level<Key> &above = level(m_lowest);
        bool overflow = false;
        for (std::size_t part = 0; part < m_findings.size(); ++part) {
            const auto &all = m_findings[part].byShard[shard];
            index.makeRoom(all.size(), [] { return true; });
            for (std::size_t i = 0; i < all.size(); ++i) {
                index.prefetch(all[std::min(i + ahead, all.size() - 1)].key);
                const auto &found = all[i];
                const std::uint32_t number = index.add(found.key);
                if (m_keep == Keep::Links)
                    above.children[firstLinks[part] + found.origin] = Shards<Key>::numberOfAll(shard, number);
                else if (m_keep == Keep::Paths)
                    overflow |= !addPaths(paths, number, above.paths[found.origin]);
            }
        }
        return !overflow;
    }
    static bool addPaths(std::vector<std::uint64_t> &paths, std::uint32_t number, std::uint64_t more)
    {
        if (number == paths.size())
            paths.push_back(0);
        return !__builtin_add_overflow(paths[number], more, &paths[number]);
    }
    /// Returns the bytes of the shards, including those needed to store them as a level.
    static std::size_t bytesOf(const Shards<Key> &shards)
    {
        return shards.bytes() + shards.size() * (sizeof(Key) + sizeof(std::uint64_t));
    }
    /// Stores the positions found as a level; `numbers` receives their new numbers, indexed by the old ones.
    /// Returns false if it was stopped.
    template <typename Tracer>
    bool storeLevel(Parts<Tracer> &parts, int pegs, const Shards<Key> &shards, const Paths &paths,
                    Numbers &numbers)
    {
        level(pegs) = {};
        BucketIndex<Key> positions(shards);
        level(pegs).paths.resize(m_keep == Keep::Paths ? shards.size() : 0);
        numbers.resize(shards.count());
        std::vector<std::uint32_t> before(shards.count());
        for (std::size_t shard = 1; shard < shards.count(); ++shard)
            before[shard] = before[shard - 1] + std::uint32_t(shards[shard - 1].size());
        const bool stored = parts.forEach(shards.count(), [&](std::size_t shard, auto &tracer) {
            const auto keepGoing = [&tracer] { return tracer.keepGoing(); };
            if (!positions.take(shards, shard, before[shard], numbers[shard], keepGoing) ||
                m_keep != Keep::Paths)
                return;
            for (std::size_t i = 0; i < paths[shard].size(); ++i)
                level(pegs).paths[numbers[shard][i]] = paths[shard][i];
        });
        if (stored)
            level(pegs).positions = std::move(positions);
        return stored;
    }
    /// Replaces the old numbers in the links by those of the stored level.
    template <typename Tracer>
    static bool renumber(Parts<Tracer> &parts, std::vector<std::uint32_t> &children, const Numbers &numbers)
    {
        const Range all{0, children.size()};
        return parts.forEach(parts.countRanges(all, itemsAtOnce), [&](std::size_t part, auto &tracer) {
            const Range links = parts.range(all, itemsAtOnce, part);
            if (!tracer.keepGoing())
                return;
            for (std::size_t i = links.begin; i < links.end; ++i)
                children[i] = numbers[Shards<Key>::shardIn(children[i])][Shards<Key>::numberIn(children[i])];
        });
    }
    /// Reduces the lowest level to the positions of the part, as soon as a level is large enough to be
    /// distributed.
    template <typename Tracer>
    bool deal(Parts<Tracer> &parts)
    {
        if (!m_has || m_dealt || level(m_lowest).positions.size() < fewestUnits)
            return true;
        Shards<Key> kept(level(m_lowest).positions.size());
        Paths paths(kept.count());
        Level<Key> whole = std::move(level(m_lowest));
        const std::vector<std::uint32_t> order = whole.positions.inOrder();
        for (std::size_t unit = 0; unit < order.size(); ++unit) {
            if (!m_has(unit))
                continue;
            const Key key = whole.positions.key(order[unit]);
            const std::size_t shard = kept.shardOf(key);
            kept[shard].makeRoom(1, [] { return true; });
            addPaths(paths[shard], kept[shard].add(key), whole.paths[order[unit]]);
        }
        Numbers numbers;
        if (storeLevel(parts, m_lowest, kept, paths, numbers))
            m_dealt = m_lowest;
        else
            level(m_lowest) = std::move(whole);
        return m_dealt != 0;
    }

    const Symmetry m_symmetry;
    const Jumps &m_jumps;
    const ResourceCount<Jumps> &m_resource;
    int m_border;
    Keep m_keep;
    int m_lowest = 1;
    Shards<Key> m_roots{0};
    Paths m_pathsToRoots{1};
    std::vector<Findings<Key>> m_findings; ///< indexed by part
    std::function<bool(std::uint64_t)> m_has;
    int m_dealt = 0;
    core::Indexed<Level<Key>> m_levels; ///< indexed by number of pegs
    std::size_t m_total = 0;
    std::size_t m_bytes = 0;
};

} // namespace solitaire
