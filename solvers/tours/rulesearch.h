// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "tours/walk.h"
#include "tours/words.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace tours {

enum class RuleLine { FewestWays = 1, Complete, Turn, LayTurned };

/// Warnsdorff's rule, and where it leads into a dead end, or to an end from which a closed tour cannot be
/// closed, a turn (Posa 1976): a visited square a jump away from the knight keeps its place, and all squares
/// behind it are laid again in the other direction, so that the tour ends on another square. It keeps what
/// lies on the board, goes on until so many turns brought nothing, and proves nothing when it fails. A node
/// is a jump.
template <typename Watch>
class RuleSearch {
public:
    RuleSearch(Walk<Watch> &walk, const Knight &knight)
        : m_walk(walk), m_knight(knight), m_order(std::size_t(knight.grid().size()), noPlace),
          m_ways(std::size_t(knight.grid().size())), m_random(1)
    {
        for (int cell = 0; cell < knight.grid().size(); ++cell)
            m_ways[std::size_t(cell)] = knight.jumpLists().from(cell).size();
        for (int i = 0; i < walk.size(); ++i)
            note(walk.route()[std::size_t(i)], i);
    }

    /// True when a tour was found or the search is to end; then Walk tells which.
    bool run()
    {
        const int mostTurns = 2000 + 20 * m_knight.grid().size();
        for (int turns = 0;; ++turns) {
            if (!follow())
                return true;
            if (m_knight.isComplete(m_walk.route())) {
                m_walk.at(int(RuleLine::Complete));
                m_walk.found();
                return true;
            }
            const int last = turns < mostTurns ? lastKept() : noPlace;
            if (last == noPlace)
                return false;
            if (!turn(last))
                return true;
        }
    }

    /// Takes everything back that the search has laid.
    void clear()
    {
        while (m_walk.size() > m_walk.kept())
            takeBack();
    }

private:
    static constexpr int noPlace = -1;

    bool isFree(int cell) const { return m_order[std::size_t(cell)] == noPlace; }
    JumpLists::List from(int cell) const { return m_knight.jumpLists().from(cell); }

    void note(int cell, int order)
    {
        m_order[std::size_t(cell)] = order;
        for (const int target : from(cell))
            m_ways[std::size_t(target)] += order == noPlace ? 1 : -1;
    }

    bool go(int cell, Why why)
    {
        if (!m_walk.node())
            return false;
        note(cell, m_walk.size());
        m_walk.go(cell, int(why));
        return true;
    }

    void takeBack()
    {
        note(m_walk.here(), noPlace);
        m_walk.back(int(Why::Turned));
    }

    bool isBetter(int cell, int other) const
    {
        const int fewer = m_ways[std::size_t(cell)] - m_ways[std::size_t(other)];
        return fewer < 0 ||
               (fewer == 0 && fromCentre(m_knight.grid(), cell) > fromCentre(m_knight.grid(), other));
    }

    /// As far as the rule leads. False: come to an end.
    bool follow()
    {
        m_walk.at(int(RuleLine::FewestWays));
        for (;;) {
            int best = noPlace;
            for (const int cell : from(m_walk.here())) {
                if (isFree(cell) && (best == noPlace || isBetter(cell, best)))
                    best = cell;
            }
            if (best == noPlace)
                return true;
            if (!go(best, Why::None))
                return false;
        }
    }

    /// How good it would be to end on this square.
    int worth(int cell) const
    {
        const bool complete = m_walk.size() == m_knight.grid().size();
        if (complete)
            return isJump(m_knight.grid(), cell, m_walk.route().front()) ? 1 : 0;
        const JumpLists::List list = from(cell);
        return int(std::count_if(list.begin(), list.end(), [this](int target) { return isFree(target); }));
    }

    /// The place of the last square that is to stay where it is; chance decides between equals.
    int lastKept()
    {
        int best = noPlace;
        int bestWorth = 0;
        std::uint64_t equals = 0;
        for (const int cell : from(m_walk.here())) {
            const int place = m_order[std::size_t(cell)];
            if (place < m_walk.kept() - 1 || place + 2 >= m_walk.size())
                continue;
            const int end = m_walk.route()[std::size_t(place) + 1];
            if (end == m_endBefore)
                continue; // that would undo the turn before
            const int worthHere = worth(end);
            if (best != noPlace && worthHere < bestWorth)
                continue;
            equals = best == noPlace || worthHere > bestWorth ? 1 : equals + 1;
            bestWorth = worthHere;
            if (m_random.below(equals) == 0)
                best = place;
        }
        return best;
    }

    bool turn(int last)
    {
        m_endBefore = m_walk.here();
        m_turned.assign(m_walk.route().begin() + last + 1, m_walk.route().end());
        m_walk.at(int(RuleLine::Turn));
        for (std::size_t i = 0; i < m_turned.size(); ++i)
            takeBack();
        m_walk.at(int(RuleLine::LayTurned));
        for (auto cell = m_turned.rbegin(); cell != m_turned.rend(); ++cell) {
            if (!go(*cell, Why::Turned))
                return false;
        }
        return true;
    }

    Walk<Watch> &m_walk;
    const Knight &m_knight;
    std::vector<int> m_order; ///< by cell
    std::vector<int> m_ways;
    std::vector<int> m_turned;
    int m_endBefore = noPlace;
    core::Random m_random;
};

} // namespace tours
