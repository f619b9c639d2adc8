// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"
#include "solitaire/search/breadthfirst.h"

#include <memory>

namespace solitaire {

/// Searches all games at once from both ends: the positions that can be reached from the start down to a border of
/// the resource count, and those beyond it from which the last peg can end in an allowed hole. The latter are
/// stored as their complements, since a jump backwards is a jump forwards of the holes. A game is a path down to
/// the border, a jump across it, and a path on. If start and end are complements, as from the middle to the
/// middle, the two halves are identical.
template <typename Key, typename Jumps = JumpTable>
class MeetInTheMiddle {
public:
    using Half = BreadthFirst<Key, Jumps>;
    using End = typename Half::End;
    using Keep = typename Half::Keep;

    /// Returns whether the part contains the unit with this number; empty: all units are wanted.
    using Part = std::function<bool(std::uint64_t)>;

    /// The problem must have at least three pegs. With `part`, only the games of a part are counted; the sum of
    /// the parts is the whole.
    MeetInTheMiddle(const Problem &problem, Keep keep, const Part &part = {})
        : m_holes(problem.board.holes()), m_allHoles(problem.board.allHoles()),
          m_forward(problem.board, {problem.board, problem.from, problem.possibleEnds}, border(problem), keep)
    {
        m_forward.addRoot(problem.from, 1);
        m_isFirstPart = !part || part(0);
        m_forward.keepPart(part);
        const Roots roots = backwardRoots(problem);
        m_shared = !part && areHalvesEqual(problem, roots);
        m_weight = m_shared ? roots.front().second : 1;
        if (m_shared)
            return;
        const int backwardBorder = resourceCount<Jumps>(problem.board).ofAllHoles() - m_forward.border() + 1;
        m_ownBackward = std::make_unique<Half>(problem.board, m_forward.symmetry(), backwardBorder, keep);
        for (const auto &[pegs, lastJumps] : roots)
            m_ownBackward->addRoot(pegs, lastJumps);
    }

    /// Builds both halves; see BreadthFirst::run.
    template <typename Tracer>
    End build(Tracer &tracer, core::Executor &executor, std::size_t memory)
    {
        End end = m_forward.run(tracer, executor, memory);
        if (end == End::Done && m_ownBackward)
            end = m_ownBackward->run(tracer, executor, memory - std::min(memory, m_forward.bytes()));
        return end;
    }

    /// Marks the positions of both halves that occur in a game. Needs Keep::Links.
    template <typename Tracer>
    bool markWinnable(Tracer &tracer, core::Executor &executor)
    {
        Parts<Tracer> parts(tracer, executor);
        for (int level = 1; level < m_forward.levels(); ++level) {
            for (Half *const half : {&m_forward, &backward()})
                half->level(level).winnable.assign(half->level(level).positions.size(), 0);
        }
        for (int level = m_holes - 1; level >= (m_shared ? (m_holes + 1) / 2 : 2); --level) {
            if (!markAcross(parts, level))
                return false;
        }
        return propagateToParents(parts, m_forward) && (m_shared || propagateToParents(parts, backward()));
    }

    /// Frees the data that only marking needs.
    void dropLinks()
    {
        m_forward.dropLinks();
        backward().dropLinks();
    }

    /// Returns whether a position can be won, as far as the halves determine it: for every position beyond the
    /// border, and on this side of it for those that can be reached from the start. Call markWinnable() first.
    std::optional<bool> isWinnable(Pegs pegs) const
    {
        const int level = countPegs(pegs);
        if (m_forward.isInside(pegs)) {
            const std::int64_t number = m_forward.find(pegs, level);
            if (number == BucketIndex<Key>::none)
                return std::nullopt;
            return m_forward.level(level).winnable[std::size_t(number)] != 0;
        }
        return backward().find(complement(pegs), m_holes - level) != BucketIndex<Key>::none;
    }

    /// Counts the games; the count is partial if it is stopped. Needs Keep::Paths.
    template <typename Tracer>
    std::pair<End, std::uint64_t> countGames(Tracer &tracer, core::Executor &executor)
    {
        Parts<Tracer> parts(tracer, executor);
        Sum sum;
        const int lowest = m_shared ? (m_holes + 1) / 2 : 2;
        for (int level = m_holes - 1; level >= lowest; --level) {
            // Games played backwards cross the border on lower levels.
            const std::uint64_t weight = m_weight * (m_shared && level > lowest ? 2 : 1);
            // The levels of every part contain the games that cross the border above the level that was
            // distributed.
            if (level > m_forward.dealtLevel() && !m_isFirstPart)
                continue;
            if (!countAcross(parts, level, weight, sum))
                return {End::Stopped, sum.games};
        }
        return {sum.overflow ? End::Overflow : End::Done, sum.games};
    }

    Half &forward() { return m_forward; }
    const Half &forward() const { return m_forward; }
    Half &backward() { return m_ownBackward ? *m_ownBackward : m_forward; }
    const Half &backward() const { return m_ownBackward ? *m_ownBackward : m_forward; }
    std::size_t positions() const { return forward().total() + backward().total(); }
    Pegs complement(Pegs pegs) const { return m_allHoles ^ pegs; }
    int holes() const { return m_holes; }

private:
    /// The complements of the positions before the last jump, each with the number of its last jumps.
    using Roots = std::vector<std::pair<Pegs, std::uint64_t>>;

    /// Returns the border, half way between the start and the end, but high enough that every two-peg position
    /// before a last jump lies beyond it: so every game crosses it.
    static int border(const Problem &problem)
    {
        const ResourceCount<Jumps> &resource = resourceCount<Jumps>(problem.board);
        int border =
            (problem.isFullBoardButOneHole() ? resource.ofAllHoles() : resource.of(problem.from)) + 1;
        border /= 2;
        for (const Jump &jump : problem.board.jumps()) {
            if (problem.possibleEnds & bit(jump.to))
                border = std::max(border, resource.of(jump.pair) + 1);
        }
        return border;
    }
    static Roots backwardRoots(const Problem &problem)
    {
        Roots roots;
        for (const Jump &jump : problem.board.jumps()) {
            if ((problem.possibleEnds & bit(jump.to)) == 0)
                continue;
            const Pegs pegs = problem.board.allHoles() & ~jump.pair;
            const auto found = findRoot(roots, pegs);
            if (found != roots.end())
                ++roots[std::size_t(found - roots.begin())].second;
            else
                roots.emplace_back(pegs, 1);
        }
        return roots;
    }
    static Roots::const_iterator findRoot(const Roots &roots, Pegs pegs)
    {
        return std::ranges::find(roots, pegs, &Roots::value_type::first);
    }
    /// Returns whether the first jumps from the start lead exactly to the roots of the backward half, all with the
    /// same number of last jumps.
    static bool areHalvesEqual(const Problem &problem, const Roots &roots)
    {
        if (!problem.isFullBoardButOneHole() || resourceCount<Jumps>(problem.board).ofAllHoles() % 2 == 0)
            return false;
        std::size_t children = 0;
        for (const Jump &jump : problem.board.jumps()) {
            if (!jump.isLegal(problem.from))
                continue;
            ++children;
            if (findRoot(roots, problem.from ^ jump.mask) == roots.end())
                return false;
        }
        const auto isEqual = [&](const auto &root) { return root.second == roots.front().second; };
        return children == roots.size() && std::ranges::all_of(roots, isEqual);
    }

    /// Returns the level of the backward half to which a jump across the border leads.
    int levelBeyond(int level) const { return m_holes - (level - 1); }

    static constexpr std::size_t positionsOfPart = 4096;

    /// A number of games, which may overflow.
    struct alignas(cacheLine) Sum {
        std::uint64_t games = 0;
        bool overflow = false;

        void add(std::uint64_t more) { overflow |= __builtin_add_overflow(games, more, &games); }
    };

    /// Calls visit(part, number before, number after) for the jumps from this level across the border that occur
    /// in a game. Returns false if it was stopped.
    template <typename Tracer>
    bool forEachCrossing(Parts<Tracer> &parts, int level, auto &&visit)
    {
        if (levelBeyond(level) >= backward().levels() ||
            backward().level(levelBeyond(level)).positions.size() == 0)
            return true;
        const Range all{0, m_forward.level(level).positions.size()};
        return parts.forEachRange(all, positionsOfPart, [&](std::size_t part, Range range, auto &tracer) {
            const BucketIndex<Key> &beyond = backward().level(levelBeyond(level)).positions;
            SuccessorBatch<Key, Jumps> batch;
            const auto work = [&](Key key, std::uint32_t from) {
                if (const std::int64_t to = beyond.find(key); to != BucketIndex<Key>::none)
                    visit(part, from, std::uint32_t(to));
            };
            for (std::size_t number = range.begin; number < range.end; ++number) {
                if (!tracer.node(m_holes - level))
                    return;
                const Pegs pegs = m_forward.position(level, number);
                m_forward.jumpsAcross(pegs).forEach([&](std::size_t jump) {
                    batch.add(Half::key(complement(m_forward.successor(pegs, jump))), std::uint32_t(number));
                });
                if (batch.isFull())
                    batch.flush(m_forward.symmetry(), beyond, work);
            }
            batch.flush(m_forward.symmetry(), beyond, work);
        });
    }
    template <typename Tracer>
    bool countAcross(Parts<Tracer> &parts, int level, std::uint64_t weight, Sum &sum)
    {
        const Level<Key> &here = m_forward.level(level);
        const Level<Key> &beyond = backward().level(std::min(levelBeyond(level), backward().levels() - 1));
        std::vector<Sum> sums(parts.countRanges({0, here.positions.size()}, positionsOfPart));
        const bool counted =
            forEachCrossing(parts, level, [&](std::size_t part, std::uint32_t from, std::uint32_t to) {
                const Pegs pegs = backward().position(levelBeyond(level), to);
                const std::uint64_t paths =
                    beyond.paths[to] >> std::countr_zero(m_forward.symmetry().orbitSize(pegs));
                std::uint64_t games = 0;
                sums[part].overflow |= __builtin_mul_overflow(paths * weight, here.paths[from], &games);
                sums[part].add(games);
            });
        for (const Sum &one : sums) {
            sum.add(one.games);
            sum.overflow |= one.overflow;
        }
        return counted;
    }
    template <typename Tracer>
    bool markAcross(Parts<Tracer> &parts, int level)
    {
        std::vector<std::uint8_t> &here = m_forward.level(level).winnable;
        std::vector<std::uint8_t> &there =
            backward().level(std::min(levelBeyond(level), backward().levels() - 1)).winnable;
        const auto mark = [](std::uint8_t &position) {
            // Several parts may mark the same position.
            std::atomic_ref(position).store(1, std::memory_order_relaxed);
        };
        return forEachCrossing(parts, level, [&](std::size_t, std::uint32_t from, std::uint32_t to) {
            mark(here[from]);
            mark(there[to]);
        });
    }
    template <typename Tracer>
    static bool propagateToParents(Parts<Tracer> &parts, Half &half)
    {
        for (int count = 2; count < half.levels(); ++count) {
            const Range all{
                0, half.level(count).firstLinks.empty() ? 0 : half.level(count).firstLinks.size() - 1};
            const bool shouldContinue =
                parts.forEach(parts.countRanges(all, Half::itemsAtOnce), [&](std::size_t part, auto &tracer) {
                    if (tracer.keepGoing())
                        propagate(half.level(count), half.level(count - 1).winnable,
                                  parts.range(all, Half::itemsAtOnce, part));
                });
            if (!shouldContinue)
                return false;
        }
        return true;
    }
    static void propagate(Level<Key> &level, const std::vector<std::uint8_t> &below, Range positions)
    {
        for (std::size_t i = positions.begin; i < positions.end; ++i) {
            unsigned winnable = level.winnable[i];
            for (std::size_t link = level.firstLinks[i]; link < level.firstLinks[i + 1]; ++link)
                winnable |= below[level.children[link]];
            level.winnable[i] = std::uint8_t(winnable);
        }
    }

    int m_holes;
    Pegs m_allHoles;
    Half m_forward;
    std::unique_ptr<Half> m_ownBackward; ///< null if both halves are identical
    bool m_shared = false;
    bool m_isFirstPart = true;
    std::uint64_t m_weight = 1; ///< if shared: the number of last jumps of each root
};

/// The memory for the two halves, in bytes.
inline constexpr std::size_t memoryForHalves = std::size_t(450) << 20;

/// Returns the outcome of a method that was stopped or ran out of memory.
core::Outcome stoppedOutcome(bool full, const core::Stats &stats);

/// Explains that there is no solution because no game leads from one half to the other.
core::Explanation explainNeverMeet(std::size_t positions);

/// Returns the number of solutions, for Goal::Count. Numbers that exceed 64 bits are not counted. `part`: as
/// MeetInTheMiddle::Part.
core::Outcome countGames(const Problem &problem, core::SearchContext &context,
                         const std::function<bool(std::uint64_t)> &part = {});

} // namespace solitaire
