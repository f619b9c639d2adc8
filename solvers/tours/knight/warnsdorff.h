// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "tours/knight/explanations.h"
#include "tours/walk.h"

#include <algorithm>

namespace tours {

/// The lines of the method's pseudocode, of which WarnsdorffSearch uses the first four.
enum class WarnsdorffLine { FewestOnward = 1, Complete, Rotate, LayReversed, AlongConstruction, Exhaustive };

/// Warnsdorff's rule, with Pósa rotations if it leads to a dead end or does not close a closed tour. A rotation
/// (Pósa 1976) chooses a visited square a jump away from the knight, the pivot, and reverses the part of the tour
/// after it, so that the tour ends on another square. Given squares stay in place. After a limited number of
/// rotations, the search gives up, which proves nothing. A node is a jump.
template <typename Tracer>
class WarnsdorffSearch {
public:
    WarnsdorffSearch(Walk<Tracer> &walk, const Knight &knight)
        : m_walk(walk), m_knight(knight), m_index(std::size_t(knight.grid().size()), none),
          m_degrees(std::size_t(knight.grid().size())), m_random(1)
    {
        for (int cell = 0; cell < knight.grid().size(); ++cell)
            m_degrees[cell] = neighbours(cell).size();
        for (int i = 0; i < walk.size(); ++i)
            setIndex(walk.route()[std::size_t(i)], i);
    }

    /// Returns true if a tour was found or the context ended the search, which Walk distinguishes; false if the
    /// search gave up.
    bool run()
    {
        const int mostRotations = 2000 + 20 * m_knight.grid().size();
        for (int rotations = 0;; ++rotations) {
            if (!followRule())
                return true;
            if (m_knight.isComplete(m_walk.route())) {
                m_walk.at(int(WarnsdorffLine::Complete));
                m_walk.found();
                return true;
            }
            const int pivot = rotations < mostRotations ? choosePivot() : none;
            if (pivot == none)
                return false;
            if (!rotate(pivot))
                return true;
        }
    }

    /// Takes back all squares that the search has placed.
    void clear()
    {
        while (m_walk.size() > m_walk.given())
            takeBack();
    }

private:
    static constexpr int none = -1;

    bool isFree(int cell) const { return m_index[cell] == none; }
    JumpGraph::Neighbours neighbours(int cell) const { return m_knight.graph().neighbours(cell); }

    void setIndex(int cell, int index)
    {
        m_index[cell] = index;
        for (const int target : neighbours(cell))
            m_degrees[target] += index == none ? 1 : -1;
    }

    bool lay(int cell, JumpReason reason)
    {
        if (!m_walk.node())
            return false;
        setIndex(cell, m_walk.size());
        m_walk.push(cell, int(reason));
        return true;
    }

    void takeBack()
    {
        setIndex(m_walk.here(), none);
        m_walk.pop(int(JumpReason::Rotated));
    }

    bool isBetter(int cell, int other) const
    {
        const int difference = m_degrees[cell] - m_degrees[other];
        return difference < 0 || (difference == 0 && centreDistance(m_knight.grid(), cell) >
                                                         centreDistance(m_knight.grid(), other));
    }

    /// Follows the rule until no free square is a jump away. Returns false if the search is to end.
    bool followRule()
    {
        m_walk.at(int(WarnsdorffLine::FewestOnward));
        for (;;) {
            int best = none;
            for (const int cell : neighbours(m_walk.here())) {
                if (isFree(cell) && (best == none || isBetter(cell, best)))
                    best = cell;
            }
            if (best == none)
                return true;
            if (!lay(best, JumpReason::None))
                return false;
        }
    }

    /// Returns the value of ending on this square: the number of onward jumps or, for a complete tour, whether it
    /// would be closed.
    int valueOfEnd(int cell) const
    {
        const bool complete = m_walk.size() == m_knight.squareCount();
        if (complete)
            return isJump(m_knight.grid(), cell, m_walk.route().front()) ? 1 : 0;
        const JumpGraph::Neighbours targets = neighbours(cell);
        return int(
            std::count_if(targets.begin(), targets.end(), [this](int target) { return isFree(target); }));
    }

    /// Returns the index of the pivot with the best end; ties are broken at random.
    int choosePivot()
    {
        int best = none;
        int bestValue = 0;
        std::uint64_t equals = 0;
        for (const int cell : neighbours(m_walk.here())) {
            const int pivot = m_index[cell];
            if (pivot < m_walk.given() - 1 || pivot + 2 >= m_walk.size())
                continue;
            const int end = m_walk.route()[std::size_t(pivot) + 1];
            if (end == m_previousEnd)
                continue; // this pivot would undo the previous rotation
            const int value = valueOfEnd(end);
            if (best != none && value < bestValue)
                continue;
            equals = best == none || value > bestValue ? 1 : equals + 1;
            bestValue = value;
            if (m_random.below(equals) == 0)
                best = pivot;
        }
        return best;
    }

    bool rotate(int pivot)
    {
        m_previousEnd = m_walk.here();
        m_reversed.assign(m_walk.route().begin() + pivot + 1, m_walk.route().end());
        m_walk.at(int(WarnsdorffLine::Rotate));
        for (std::size_t i = 0; i < m_reversed.size(); ++i)
            takeBack();
        m_walk.at(int(WarnsdorffLine::LayReversed));
        for (auto cell = m_reversed.rbegin(); cell != m_reversed.rend(); ++cell) {
            if (!lay(*cell, JumpReason::Rotated))
                return false;
        }
        return true;
    }

    Walk<Tracer> &m_walk;
    const Knight &m_knight;
    core::PerCell<int> m_index; ///< the index in the route; `none` for a free square
    core::PerCell<int> m_degrees;
    std::vector<int> m_reversed;
    int m_previousEnd = none;
    core::Random m_random;
};

} // namespace tours
