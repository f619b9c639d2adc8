// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/breadthfirst.h"
#include "solitaire/problem.h"

namespace solitaire {

/// All positions near the end that can still be won, made by retrograde analysis: backwards from the last
/// jumps, as complements. With it a search need not find out again and again that an ending is lost. Near is
/// half of the pegs to jump, on the English board what its resource count tells.
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

    /// Takes up to `memory` bytes; what no longer fits is not known. False when it was stopped.
    template <typename Watch>
    bool make(Watch &watch, core::Executor &executor, std::size_t memory)
    {
        return m_english ? m_english->run(watch, executor, memory) != English::End::Stopped
                         : m_other->run(watch, executor, memory) != Other::End::Stopped;
    }
    /// Whether `isWinnable` can tell of this position of so many pegs.
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
    using English = BreadthFirst<std::uint32_t>;
    using Other = BreadthFirst<Pegs>;

    bool ask(auto &&question) const { return m_english ? question(*m_english) : question(*m_other); }
    void addRoots(auto &search, const Problem &problem) const
    {
        for (const Jump &jump : problem.board.jumps()) {
            if (problem.possibleEnds & bit(jump.to))
                search.addRoot(m_allHoles & ~jump.pair, 1);
        }
    }
    /// Endings of half the pegs are as much as can be of use.
    static int border(const Problem &problem)
    {
        return problem.board.holes() - std::max(2, countPegs(problem.from) / 2);
    }
    /// Some two fifths of the way back, where there are up to six million positions.
    static int englishBorder(const Problem &problem)
    {
        const ResourceCount &resource = resourceCount(problem.board);
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
