// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/crossing.h"

namespace solitaire {

/// The fewest sweeps: consecutive jumps of one peg count once. Worked out for every board through which a
/// game goes, from those with the fewest pegs on: one sweep, and the fewest from any board that a sweep leads
/// to.
template <typename Key>
class Fewest {
public:
    static constexpr std::uint8_t lost = 255;

    Fewest(const Problem &problem, const Crossing<Key> &crossing)
        : m_problem(problem), m_crossing(crossing), m_table(jumpTable(problem.shape))
    {
        m_near = sizes(crossing.near());
        m_far = sizes(crossing.far());
        for (const Jump &jump : problem.shape.jumps())
            m_jumpsOf[std::size_t(jump.from)].push_back(&jump);
    }

    /// False when it was stopped.
    template <typename Watch>
    bool work(Watch &watch)
    {
        for (int level = 2; level < m_crossing.near().levels(); ++level) {
            watch.stats().done = double(level - 2) / m_problem.jumps();
            if (!workNear(watch, level) || !workFar(watch, level))
                return false;
        }
        return true;
    }

    std::uint8_t sweeps(Pegs pegs) const
    {
        const int level = countPegs(pegs);
        if (level == 1)
            return (pegs & m_problem.ends) ? 0 : lost;
        return known(pegs, level);
    }
    /// A way with the fewest sweeps.
    std::vector<const Jump *> way(Pegs pegs) const
    {
        std::vector<const Jump *> jumps;
        for (int left = sweeps(pegs); left > 0; --left)
            pegs = sweepTo(pegs, left - 1, jumps);
        return jumps;
    }

private:
    using Table = std::vector<std::vector<std::uint8_t>>; ///< by pegs and number of the board

    static Table sizes(const Reach<Key> &half)
    {
        Table table;
        for (int level = 0; level < half.levels(); ++level)
            table.emplace_back(half.at(level).layer.boards().size(), lost);
        return table;
    }

    template <typename Watch>
    bool workNear(Watch &watch, int level)
    {
        const Storey<Key> &storey = m_crossing.near().at(level);
        for (std::size_t i = 0; i < storey.winnable.size(); ++i) {
            if (!storey.winnable[i])
                continue;
            if (!node(watch, level))
                return false;
            m_near[std::size_t(level)][i] = workOut(m_crossing.near().board(level, i), level);
        }
        return true;
    }
    /// The boards of this level that are kept as complements.
    template <typename Watch>
    bool workFar(Watch &watch, int level)
    {
        const int other = m_crossing.holes() - level;
        const Storey<Key> &storey = m_crossing.far().at(other);
        for (std::size_t i = 0; i < storey.winnable.size(); ++i) {
            if (!storey.winnable[i])
                continue;
            if (!node(watch, level))
                return false;
            const Pegs pegs = m_crossing.complement(m_crossing.far().board(other, i));
            m_far[std::size_t(other)][i] = workOut(pegs, level);
        }
        return true;
    }
    template <typename Watch>
    bool node(Watch &watch, int level)
    {
        return watch.node(m_crossing.holes() - level);
    }

    /// What the tables have on a board with at least two pegs.
    std::uint8_t known(Pegs pegs, int level) const
    {
        const Reach<Key> &near = m_crossing.near();
        if (near.holds(pegs) || pegs == m_problem.from) {
            const std::int64_t number = near.find(pegs, level);
            return number < 0 ? lost : m_near[std::size_t(level)][std::size_t(number)];
        }
        const int other = m_crossing.holes() - level;
        const std::int64_t number = m_crossing.far().find(m_crossing.complement(pegs), other);
        return number < 0 ? lost : m_far[std::size_t(other)][std::size_t(number)];
    }
    std::uint8_t value(Pegs pegs, int level) const
    {
        return level > 1 ? known(pegs, level) : (pegs & m_problem.ends) ? 0 : lost;
    }
    std::uint8_t workOut(Pegs pegs, int level) const
    {
        std::array<std::uint8_t, JumpTable::slots> values;
        std::uint8_t best = lost;
        const JumpSet legal = m_table.legal(pegs);
        legal.each([&](std::size_t slot) {
            values[slot] = value(pegs ^ m_table.triple(slot), level - 1);
            best = std::min(best, values[slot]);
        });
        if (best == lost)
            return lost;
        // Where the same peg goes on, a single sweep is saved at the most: from the board in between, going
        // on could have been a sweep of its own.
        for (JumpSet rest = legal; !rest.isEmpty();) {
            const std::size_t slot = rest.takeFirst();
            if (values[slot] == best &&
                goesOn(pegs ^ m_table.triple(slot), level - 1, m_table.jump(slot).to, best - 1))
                return best;
        }
        return std::uint8_t(best + 1);
    }
    /// Whether the peg in this hole can go on to a board with one sweep less than here.
    bool goesOn(Pegs pegs, int level, int hole, int wanted) const
    {
        for (const Jump *const jump : m_jumpsOf[std::size_t(hole)]) {
            if (!jump->isLegal(pegs))
                continue;
            const Pegs after = pegs ^ jump->triple;
            const int left = value(after, level - 1);
            if (left == wanted || (left == wanted + 1 && goesOn(after, level - 1, jump->to, wanted)))
                return true;
        }
        return false;
    }

    /// Adds the jumps of a sweep to a board with this value, and answers the board.
    Pegs sweepTo(Pegs pegs, int wanted, std::vector<const Jump *> &jumps) const
    {
        for (const Jump &jump : m_problem.shape.jumps()) {
            if (!jump.isLegal(pegs))
                continue;
            if (const Pegs end = follow(pegs, jump, wanted, jumps))
                return end;
        }
        return 0;
    }
    Pegs follow(Pegs pegs, const Jump &jump, int wanted, std::vector<const Jump *> &jumps) const
    {
        jumps.push_back(&jump);
        pegs ^= jump.triple;
        if (sweeps(pegs) == wanted)
            return pegs;
        for (const Jump *const next : m_jumpsOf[std::size_t(jump.to)]) {
            if (!next->isLegal(pegs))
                continue;
            if (const Pegs end = follow(pegs, *next, wanted, jumps))
                return end;
        }
        jumps.pop_back();
        return 0;
    }

    const Problem &m_problem;
    const Crossing<Key> &m_crossing;
    const JumpTable &m_table;
    std::array<std::vector<const Jump *>, Shape::mostHoles> m_jumpsOf;
    Table m_near;
    Table m_far;
};

} // namespace solitaire
