// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"
#include "solitaire/search/breadthfirst.h"

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
        if (&problem.board == &englishBoard()) {
            m_english.emplace(problem.board, symmetry, englishBorder(problem), English::Keep::Positions);
            addRoots(*m_english, problem);
        } else {
            m_other.emplace(problem.board, symmetry, border(problem), Other::Keep::Positions);
            addRoots(*m_other, problem);
        }
    }

    /// Builds the table in up to `memory` bytes; positions that do not fit are unknown. Returns false if it was
    /// stopped.
    template <typename Tracer>
    bool make(Tracer &tracer, core::Executor &executor, std::size_t memory)
    {
        return m_english ? m_english->run(tracer, executor, memory) != English::End::Stopped
                         : m_other->run(tracer, executor, memory) != Other::End::Stopped;
    }
    /// Returns whether `isWinnable` is defined for this position, which has `count` pegs.
    bool covers(Pegs pegs, int count) const
    {
        return ask([&](const auto &search) {
            return m_holes - count >= search.lowestLevel() && search.isInside(m_allHoles ^ pegs);
        });
    }
    bool isWinnable(Pegs pegs, int count) const
    {
        return ask([&](const auto &search) { return search.find(m_allHoles ^ pegs, m_holes - count) >= 0; });
    }

private:
    using English = BreadthFirst<std::uint32_t, Jumps>;
    using Other = BreadthFirst<Pegs, Jumps>;

    bool ask(auto &&question) const { return m_english ? question(*m_english) : question(*m_other); }
    void addRoots(auto &search, const Problem &problem) const
    {
        for (const Jump &jump : problem.board.jumps()) {
            if (problem.possibleEnds & bit(jump.to))
                search.addRoot(m_allHoles & ~jump.pair, 1);
        }
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
    std::optional<English> m_english;
    std::optional<Other> m_other;
};

} // namespace solitaire
