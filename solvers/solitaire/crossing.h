// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"
#include "solitaire/reach.h"

#include <memory>

namespace solitaire {

/// All games at once, from both ends: the boards that can be reached from the start down to a border of
/// Progress, and those from which a last peg can end where it should, up to the border. The latter are kept
/// as their complements: a jump backwards is a jump forwards of the holes. A game is a way down to the
/// border, a jump across it, and a way on. Where start and end are complements, as from the middle to the
/// middle, the two halves are one and the same.
template <typename Key>
class Crossing {
public:
    using Half = Reach<Key>;
    using End = typename Half::End;

    /// From at least three pegs.
    Crossing(const Problem &problem, typename Half::Kept kept)
        : m_holes(problem.shape.holes()), m_all(problem.shape.all()),
          m_near(problem.shape, symmetry(problem), border(problem), kept)
    {
        m_near.begin(problem.from, 1);
        std::vector<std::pair<Pegs, std::uint64_t>> roots;
        for (const Jump &jump : problem.shape.jumps()) {
            if (problem.aims & bit(jump.to))
                addRoot(roots, m_all & ~jump.pair);
        }
        m_shared = isShared(problem, roots);
        m_weight = m_shared ? roots.front().second : 1;
        if (m_shared)
            return;
        m_own = std::make_unique<Half>(problem.shape, m_near.symmetry(),
                                       progress(problem.shape).total() - m_near.border() + 1, kept);
        for (const auto &[pegs, ways] : roots)
            m_own->begin(pegs, ways);
    }

    /// Makes both halves; see Reach::descend.
    template <typename Watch>
    End build(Watch &watch, std::size_t room)
    {
        End end = m_near.descend(watch, room);
        if (end == End::Done && m_own)
            end = m_own->descend(watch, room - std::min(room, m_near.bytes()));
        return end;
    }

    /// Whether a board can be won, where the halves tell: every board beyond the border, and on this side of
    /// it those that can be reached from the start. Needs marks.
    std::optional<bool> isWinnable(Pegs pegs) const
    {
        const int level = countPegs(pegs);
        if (m_near.holds(pegs)) {
            const std::int64_t number = m_near.find(pegs, level);
            if (number == Layer<Key>::none)
                return std::nullopt;
            return m_near.at(level).winnable[std::size_t(number)] != 0;
        }
        return far().find(complement(pegs), m_holes - level) != Layer<Key>::none;
    }

    bool isShared() const { return m_shared; }
    Half &near() { return m_near; }
    const Half &near() const { return m_near; }
    Half &far() { return m_own ? *m_own : m_near; }
    const Half &far() const { return m_own ? *m_own : m_near; }
    Pegs complement(Pegs pegs) const { return m_all ^ pegs; }
    int holes() const { return m_holes; }

    /// Marks the boards of both halves through which a game goes. Needs links.
    template <typename Watch>
    bool markWinnable(Watch &watch)
    {
        for (int level = 1; level < m_near.levels(); ++level) {
            for (Half *const half : {&m_near, &far()})
                half->at(level).winnable.assign(half->at(level).layer.boards().size(), 0);
        }
        for (int level = m_holes - 1; level >= (m_shared ? (m_holes + 1) / 2 : 2); --level) {
            if (!markAcross(watch, level))
                return false;
        }
        pullUp(m_near);
        if (!m_shared)
            pullUp(far());
        return true;
    }

    /// Frees what only marking needs.
    void dropLinks()
    {
        m_near.dropLinks();
        far().dropLinks();
    }

    /// The number of games; nothing when it is stopped. Needs ways.
    template <typename Watch>
    std::pair<End, std::uint64_t> count(Watch &watch)
    {
        std::uint64_t sum = 0;
        bool overflow = false;
        const int lowest = m_shared ? (m_holes + 1) / 2 : 2;
        for (int level = m_holes - 1; level >= lowest; --level) {
            // The same games backwards cross the border on the levels below.
            const std::uint64_t weight = m_weight * (m_shared && level > lowest ? 2 : 1);
            const Storey<Key> &beyond = far().at(levelBeyond(level));
            const bool going = eachAcross(watch, level, [&](std::uint32_t from, std::uint32_t to) {
                const Pegs pegs = far().board(levelBeyond(level), to);
                const auto ways = beyond.ways[to] / std::uint64_t(m_near.symmetry().orbit(pegs));
                std::uint64_t games = 0;
                overflow |= __builtin_mul_overflow(ways * weight, m_near.at(level).ways[from], &games);
                overflow |= __builtin_add_overflow(sum, games, &sum);
            });
            if (!going)
                return {End::Stopped, sum};
        }
        return {overflow ? End::Overflow : End::Done, sum};
    }

private:
    static Symmetry symmetry(const Problem &problem) { return {problem.shape, problem.from, problem.aims}; }
    /// Half way between the start and the end; beyond it at least the boards of two pegs that the last jumps
    /// are from, so that no game ends before it is crossed.
    static int border(const Problem &problem)
    {
        const Progress &measure = progress(problem.shape);
        int border = measure.total() + 1;
        if (problem.jumps() + 2 != problem.shape.holes())
            border = measure.of(problem.from) + 1;
        border /= 2;
        for (const Jump &jump : problem.shape.jumps()) {
            if (problem.aims & bit(jump.to))
                border = std::max(border, measure.of(jump.pair) + 1);
        }
        return border;
    }
    static void addRoot(std::vector<std::pair<Pegs, std::uint64_t>> &roots, Pegs pegs)
    {
        const auto found = std::ranges::find(roots, pegs, &std::pair<Pegs, std::uint64_t>::first);
        if (found != roots.end())
            ++found->second;
        else
            roots.emplace_back(pegs, 1);
    }
    /// Whether the start's first jumps lead just to the complements of the last jumps' boards, each equally
    /// often.
    bool isShared(const Problem &problem, const std::vector<std::pair<Pegs, std::uint64_t>> &roots) const
    {
        if (problem.jumps() + 2 != problem.shape.holes() || progress(problem.shape).total() % 2 == 0)
            return false;
        std::size_t children = 0;
        for (const Jump &jump : problem.shape.jumps()) {
            if (!jump.isLegal(problem.from))
                continue;
            ++children;
            if (std::ranges::find(roots, problem.from ^ jump.triple,
                                  &std::pair<Pegs, std::uint64_t>::first) == roots.end())
                return false;
        }
        const auto alike = [&](const auto &root) { return root.second == roots.front().second; };
        return children == roots.size() && std::ranges::all_of(roots, alike);
    }

    /// A jump from this level across the border leads to a board whose complement has so many pegs.
    int levelBeyond(int level) const { return m_holes - (level - 1); }

    /// Visits the jumps from near to far that are part of a game, by the numbers of their boards.
    template <typename Watch>
    bool eachAcross(Watch &watch, int level, auto &&visit)
    {
        const Storey<Key> &storey = m_near.at(level);
        if (levelBeyond(level) >= far().levels() || far().at(levelBeyond(level)).layer.boards().empty())
            return true;
        const Layer<Key> &beyond = far().at(levelBeyond(level)).layer;
        Batch<Key> batch;
        const auto work = [&](Key key, std::uint32_t from) {
            if (const std::int64_t to = beyond.find(key); to != Layer<Key>::none)
                visit(from, std::uint32_t(to));
        };
        for (std::uint32_t number = 0; number < storey.layer.boards().size(); ++number) {
            if (!watch.node(m_holes - level))
                return false;
            const Pegs pegs = m_near.board(level, number);
            m_near.across(pegs).each([&](std::size_t slot) {
                batch.add(Half::key(complement(m_near.after(pegs, slot))), number);
            });
            if (batch.isFull())
                batch.flush(m_near.symmetry(), beyond, work);
        }
        batch.flush(m_near.symmetry(), beyond, work);
        return true;
    }
    template <typename Watch>
    bool markAcross(Watch &watch, int level)
    {
        std::vector<std::uint8_t> &here = m_near.at(level).winnable;
        std::vector<std::uint8_t> &there =
            far().at(std::min(levelBeyond(level), far().levels() - 1)).winnable;
        return eachAcross(watch, level,
                          [&](std::uint32_t from, std::uint32_t to) { here[from] = there[to] = 1; });
    }
    static void pullUp(Half &half)
    {
        for (int level = 2; level < half.levels(); ++level) {
            Storey<Key> &storey = half.at(level);
            const std::vector<std::uint8_t> &below = half.at(level - 1).winnable;
            for (std::size_t i = 0; i + 1 < storey.beginnings.size(); ++i) {
                unsigned winnable = storey.winnable[i];
                for (std::size_t link = storey.beginnings[i]; link < storey.beginnings[i + 1]; ++link)
                    winnable |= below[storey.children[link]];
                storey.winnable[i] = std::uint8_t(winnable);
            }
        }
    }

    int m_holes;
    Pegs m_all;
    Half m_near;
    std::unique_ptr<Half> m_own; ///< the far half, where it is not the near one
    bool m_shared = false;
    std::uint64_t m_weight = 1; ///< last jumps of each two pegs, when shared
};

} // namespace solitaire
