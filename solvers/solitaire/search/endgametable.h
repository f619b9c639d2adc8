// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"
#include "solitaire/search/reachableset.h"

namespace solitaire {

/// All winnable positions near the end, by retrograde analysis: backwards from the last jumps, as complements.
/// With this table, a search does not have to find out repeatedly that an ending is lost. Near the end means that
/// half of the pegs are left or, on the English board, a bound on its resource count.
template <typename Jumps>
class EndgameTable {
public:
    explicit EndgameTable(const Problem &problem)
        : m_allHoles(problem.board.allHoles()), m_holes(problem.board.holes())
    {
        const Symmetry symmetry(problem.board, problem.possibleEnds, problem.possibleEnds);
        if (&problem.board == &englishBoard())
            m_english.emplace(symmetry, englishBorder(problem));
        else
            m_other.emplace(problem.board, symmetry, border(problem), Other::Keep::Positions);
        for (const Jump &jump : problem.board.jumps()) {
            if (problem.possibleEnds & bit(jump.to))
                addRoot(m_allHoles & ~jump.pair);
        }
    }

    /// Builds the table. On boards other than the English one, positions that do not fit are unknown. Returns false if
    /// it was stopped.
    template <typename Tracer>
    bool make(Tracer &tracer, core::Executor &executor)
    {
        return m_english ? m_english->run(tracer, executor)
                         : m_other->run(tracer, executor, memory) != Other::End::Stopped;
    }
    /// Returns whether `isWinnable` is defined for this position, which has `count` pegs.
    bool covers(Pegs pegs, int count) const
    {
        const Pegs holes = m_allHoles ^ pegs;
        return m_english ? m_english->isInside(holes)
                         : m_holes - count >= m_other->lowestLevel() && m_other->isInside(holes);
    }
    bool isWinnable(Pegs pegs, int count) const
    {
        const Pegs holes = m_allHoles ^ pegs;
        return m_english ? m_english->has(holes) : m_other->find(holes, m_holes - count) >= 0;
    }

private:
    using Other = BreadthFirst<Pegs, Jumps>;

    /// The memory for the table of a board other than the English one, in bytes; with the transposition table, it
    /// stays within 450 MB. That of the English board takes as much.
    static constexpr std::size_t memory = std::size_t(64) << 20;

    void addRoot(Pegs pegs)
    {
        if (m_english)
            m_english->addRoot(pegs);
        else
            m_other->addRoot(pegs, 1);
    }
    /// Returns the border: endings with more than half of the pegs would be useless.
    static int border(const Problem &problem)
    {
        return problem.board.holes() - std::max(2, countPegs(problem.from) / 2);
    }
    /// Returns the border about two fifths of the way back, within which there are up to six million positions.
    static int englishBorder(const Problem &problem)
    {
        const ResourceCount<Jumps> &resource = resourceCount<Jumps>(problem.board);
        int below = 2 * resource.ofAllHoles() / 5;
        for (const Jump &jump : problem.board.jumps()) {
            if (problem.possibleEnds & bit(jump.to))
                below = std::max(below, resource.of(jump.pair));
        }
        return resource.ofAllHoles() - below;
    }

    Pegs m_allHoles;
    int m_holes;
    std::optional<ReachableSet> m_english;
    std::optional<Other> m_other;
};

} // namespace solitaire
