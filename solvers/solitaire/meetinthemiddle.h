// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/breadthfirst.h"
#include "solitaire/problem.h"

#include <memory>

namespace solitaire {

/// All games at once, from both ends: the positions that can be reached from the start down to a border of
/// the resource count, and those up to the border from which a last peg can end where it should. The latter
/// are kept as their complements, since a jump backwards is a jump forwards of the holes. A game is a path
/// down to the border, a jump across it, and a path on. Where start and end are complements, as from the
/// middle to the middle, the two halves are one and the same.
template <typename Key>
class MeetInTheMiddle {
public:
    using Half = BreadthFirst<Key>;
    using End = typename Half::End;
    using Keep = typename Half::Keep;

    /// From at least three pegs.
    MeetInTheMiddle(const Problem &problem, Keep keep)
        : m_holes(problem.board.holes()), m_allHoles(problem.board.allHoles()),
          m_forward(problem.board, {problem.board, problem.from, problem.possibleEnds}, border(problem), keep)
    {
        m_forward.addRoot(problem.from, 1);
        const Roots roots = backwardRoots(problem);
        m_shared = areHalvesEqual(problem, roots);
        m_weight = m_shared ? roots.front().second : 1;
        if (m_shared)
            return;
        const int backwardBorder = resourceCount(problem.board).ofAllHoles() - m_forward.border() + 1;
        m_ownBackward = std::make_unique<Half>(problem.board, m_forward.symmetry(), backwardBorder, keep);
        for (const auto &[pegs, lastJumps] : roots)
            m_ownBackward->addRoot(pegs, lastJumps);
    }

    /// Makes both halves; see BreadthFirst::run.
    template <typename Watch>
    End build(Watch &watch, std::size_t memory)
    {
        End end = m_forward.run(watch, memory);
        if (end == End::Done && m_ownBackward)
            end = m_ownBackward->run(watch, memory - std::min(memory, m_forward.bytes()));
        return end;
    }

    /// Marks the positions of both halves through which a game goes. Needs Keep::Links.
    template <typename Watch>
    bool markWinnable(Watch &watch)
    {
        for (int level = 1; level < m_forward.levels(); ++level) {
            for (Half *const half : {&m_forward, &backward()})
                half->level(level).winnable.assign(half->level(level).positions.size(), 0);
        }
        for (int level = m_holes - 1; level >= (m_shared ? (m_holes + 1) / 2 : 2); --level) {
            if (!markAcross(watch, level))
                return false;
        }
        return propagateToParents(watch, m_forward) && (m_shared || propagateToParents(watch, backward()));
    }

    /// Frees what only marking needs.
    void dropLinks()
    {
        m_forward.dropLinks();
        backward().dropLinks();
    }

    /// Whether a position can be won, where the halves tell: every position beyond the border, and on this
    /// side of it those that can be reached from the start. Needs marks.
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

    /// The number of games; nothing when it is stopped. Needs Keep::Paths.
    template <typename Watch>
    std::pair<End, std::uint64_t> countGames(Watch &watch)
    {
        std::uint64_t sum = 0;
        bool overflow = false;
        const int lowest = m_shared ? (m_holes + 1) / 2 : 2;
        for (int level = m_holes - 1; level >= lowest; --level) {
            // The same games backwards cross the border on the levels below.
            const std::uint64_t weight = m_weight * (m_shared && level > lowest ? 2 : 1);
            const Level<Key> &beyond = backward().level(levelBeyond(level));
            const bool goesOn = forEachCrossing(watch, level, [&](std::uint32_t from, std::uint32_t to) {
                const Pegs pegs = backward().position(levelBeyond(level), to);
                const auto paths = beyond.paths[to] / std::uint64_t(m_forward.symmetry().orbitSize(pegs));
                std::uint64_t games = 0;
                overflow |=
                    __builtin_mul_overflow(paths * weight, m_forward.level(level).paths[from], &games);
                overflow |= __builtin_add_overflow(sum, games, &sum);
            });
            if (!goesOn)
                return {End::Stopped, sum};
        }
        return {overflow ? End::Overflow : End::Done, sum};
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

    /// Half way between the start and the end; beyond it at least the positions of two pegs that the last
    /// jumps are from, so that no game ends before it is crossed.
    static int border(const Problem &problem)
    {
        const ResourceCount &resource = resourceCount(problem.board);
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
    /// Whether the start's first jumps lead just to the roots of the backward half, and these have equally
    /// many last jumps.
    static bool areHalvesEqual(const Problem &problem, const Roots &roots)
    {
        if (!problem.isFullBoardButOneHole() || resourceCount(problem.board).ofAllHoles() % 2 == 0)
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

    /// The level in the backward half that a jump across the border leads to.
    int levelBeyond(int level) const { return m_holes - (level - 1); }

    /// Calls visit(number before, number behind) for the jumps from this level across the border that are
    /// part of a game.
    template <typename Watch>
    bool forEachCrossing(Watch &watch, int level, auto &&visit)
    {
        if (levelBeyond(level) >= backward().levels() ||
            backward().level(levelBeyond(level)).positions.size() == 0)
            return true;
        const BucketIndex<Key> &beyond = backward().level(levelBeyond(level)).positions;
        SuccessorBatch<Key> batch;
        const auto work = [&](Key key, std::uint32_t from) {
            if (const std::int64_t to = beyond.find(key); to != BucketIndex<Key>::none)
                visit(from, std::uint32_t(to));
        };
        for (std::uint32_t number = 0; number < m_forward.level(level).positions.size(); ++number) {
            if (!watch.node(m_holes - level))
                return false;
            const Pegs pegs = m_forward.position(level, number);
            m_forward.jumpsAcross(pegs).forEach([&](std::size_t jump) {
                batch.add(Half::key(complement(m_forward.successor(pegs, jump))), number);
            });
            if (batch.isFull())
                batch.flush(m_forward.symmetry(), beyond, work);
        }
        batch.flush(m_forward.symmetry(), beyond, work);
        return true;
    }
    template <typename Watch>
    bool markAcross(Watch &watch, int level)
    {
        std::vector<std::uint8_t> &here = m_forward.level(level).winnable;
        std::vector<std::uint8_t> &there =
            backward().level(std::min(levelBeyond(level), backward().levels() - 1)).winnable;
        return forEachCrossing(watch, level,
                               [&](std::uint32_t from, std::uint32_t to) { here[from] = there[to] = 1; });
    }
    template <typename Watch>
    static bool propagateToParents(Watch &watch, Half &half)
    {
        for (int count = 2; count < half.levels(); ++count) {
            Level<Key> &level = half.level(count);
            const std::vector<std::uint8_t> &below = half.level(count - 1).winnable;
            for (std::size_t i = 0; i + 1 < level.firstLinks.size(); ++i) {
                if (i % Half::itemsAtOnce == 0 && !watch.goOn())
                    return false;
                unsigned winnable = level.winnable[i];
                for (std::size_t link = level.firstLinks[i]; link < level.firstLinks[i + 1]; ++link)
                    winnable |= below[level.children[link]];
                level.winnable[i] = std::uint8_t(winnable);
            }
        }
        return true;
    }

    int m_holes;
    Pegs m_allHoles;
    Half m_forward;
    std::unique_ptr<Half> m_ownBackward; ///< null where both halves are the same
    bool m_shared = false;
    std::uint64_t m_weight = 1; ///< last jumps of each root, when shared
};

/// The memory that the two halves may take, in bytes.
inline constexpr std::size_t memoryForHalves = std::size_t(450) << 20;

/// The answer of a method that did not come to its end: since the memory was full, or stopped.
core::Outcome stoppedOutcome(bool full, const core::Stats &stats);

/// Why there is no solution when no game goes from one half to the other.
core::Explanation explainNeverMeet(std::size_t positions);

/// The number of solutions, for Goal::Count. More than fit into 64 bits are not counted.
core::Outcome countGames(const Problem &problem, core::Control &control);

} // namespace solitaire
