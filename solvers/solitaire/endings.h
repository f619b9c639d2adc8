// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"
#include "solitaire/reach.h"

#include <optional>

namespace solitaire {

/// All boards near the end that can still be won, made backwards from it as complements: with them a search
/// need not find out again and again that an ending is lost. Near is half of the pegs to jump, on the English
/// board what its Progress tells.
class Endings {
public:
    explicit Endings(const Problem &problem) : m_all(problem.shape.all()), m_holes(problem.shape.holes())
    {
        const Symmetry symmetry(problem.shape, problem.aims, problem.aims);
        if (&problem.shape == &englishShape()) {
            m_english.emplace(problem.shape, symmetry, englishBorder(problem), English::Kept::Boards);
            begin(*m_english, problem);
        } else {
            m_other.emplace(problem.shape, symmetry, border(problem), Other::Kept::Boards);
            begin(*m_other, problem);
        }
    }

    /// Takes up to `room` bytes; what no longer fits is not known. False when it was stopped.
    template <typename Watch>
    bool make(Watch &watch, std::size_t room)
    {
        return m_english ? m_english->descend(watch, room) != English::End::Stopped
                         : m_other->descend(watch, room) != Other::End::Stopped;
    }
    /// Whether `isWon` can tell of this board of so many pegs.
    bool know(Pegs pegs, int count) const
    {
        return ask(
            [&](const auto &reach) { return m_holes - count >= reach.level() && reach.holds(m_all ^ pegs); });
    }
    bool isWon(Pegs pegs, int count) const
    {
        return ask([&](const auto &reach) { return reach.find(m_all ^ pegs, m_holes - count) >= 0; });
    }

private:
    using English = Reach<std::uint32_t>;
    using Other = Reach<Pegs>;

    bool ask(auto &&question) const { return m_english ? question(*m_english) : question(*m_other); }
    void begin(auto &reach, const Problem &problem) const
    {
        for (const Jump &jump : problem.shape.jumps()) {
            if (problem.aims & bit(jump.to))
                reach.begin(m_all & ~jump.pair, 1);
        }
    }
    /// Endings of half the pegs are as much as can be of use.
    static int border(const Problem &problem)
    {
        return problem.shape.holes() - std::max(2, countPegs(problem.from) / 2);
    }
    /// Some two fifths of the way back, where there are up to six million boards.
    static int englishBorder(const Problem &problem)
    {
        const Progress &measure = progress(problem.shape);
        int below = 2 * measure.total() / 5;
        for (const Jump &jump : problem.shape.jumps()) {
            if (problem.aims & bit(jump.to))
                below = std::max(below, measure.of(jump.pair));
        }
        return measure.total() - below;
    }

    Pegs m_all;
    int m_holes;
    std::optional<English> m_english;
    std::optional<Other> m_other;
};

} // namespace solitaire
