// SPDX-License-Identifier: MIT
#pragma once

#include "tours/bishopwords.h"
#include "tours/walk.h"
#include "tours/wayleft.h"

namespace tours {

enum class BishopLine { TryAll = 1, CornerLast, KeepWays, GoThere, GoBack, Complete };

/// Every tour of the bishop, but for ways that visit the last corner too early or desert a square, see
/// WayLeft. A node is a step tried, in the order of `course`; refused is one after which no tour goes on.
template <typename Watch>
class BishopSearch {
public:
    BishopSearch(Watch &watch, const Bishop &bishop, const core::Task &task)
        : m_walk(watch, bishop, task), m_bishop(bishop), m_left(bishop, m_walk.route())
    {
    }

    core::Outcome run()
    {
        if (m_left.isComplete() || !m_left.deserted())
            go(1);
        return m_walk.outcome(everythingTried(m_walk.kept()));
    }

private:
    bool go(double share)
    {
        if (m_left.isComplete()) {
            m_walk.at(int(BishopLine::Complete));
            m_walk.passLeaf(share);
            return m_walk.found();
        }
        const auto &neighbours = m_bishop.neighbours()[std::size_t(m_walk.here())];
        for (std::size_t i = 0; i < neighbours.size(); ++i) {
            const Sense sense = senseOf(i);
            const double part = share / double(neighbours.size());
            if (neighbours[i] < 0 || !m_left.isFree(neighbours[i], sense))
                m_walk.passLeaf(part);
            else if (!tryStep(neighbours[i], sense, part))
                return false;
        }
        return true;
    }

    bool tryStep(int cell, Sense sense, double share)
    {
        if (!m_walk.node())
            return false;
        if (m_left.isTooEarly(cell))
            return refuse(BishopLine::CornerLast, BishopWhy::TooEarly, cell, share);
        const WayLeft::Step step = m_left.go(m_walk.here(), cell, sense);
        if (!step.ok) {
            m_left.back(step);
            return refuse(BishopLine::KeepWays, BishopWhy::Deserted, cell, share);
        }
        m_walk.at(int(BishopLine::GoThere));
        m_walk.go(cell);
        if (!go(share))
            return false;
        m_walk.at(int(BishopLine::GoBack));
        m_walk.back();
        m_left.back(step);
        m_walk.passBranch(share);
        return true;
    }

    bool refuse(BishopLine line, BishopWhy why, int cell, double share)
    {
        m_walk.at(int(line));
        m_walk.refuse(int(why), cell);
        m_walk.passLeaf(share);
        return true;
    }

    Walk<Watch> m_walk;
    const Bishop &m_bishop;
    WayLeft m_left;
};

} // namespace tours
