// SPDX-License-Identifier: MIT
#pragma once

#include "tours/rest.h"
#include "tours/walk.h"
#include "tours/words.h"

#include <algorithm>

namespace tours {

enum class PrunedLine { TryAll = 1, KeepWays, GoThere, GoBack, Complete };

/// The order in which the jumps from a square are tried.
enum class PrunedOrder { Clockwise, Ascending, FewestWays };

/// Goes back as soon as what is left has a flaw, see Rest. A node is a jump tried; refused is a jump after
/// which there is a flaw. As a part of another method it runs in one line of that method's pseudocode.
template <typename Watch>
class PrunedSearch {
public:
    PrunedSearch(Watch &watch, const Knight &knight, const core::Task &task, PrunedOrder order,
                 int onlyLine = 0)
        : m_walk(watch, knight, task), m_knight(knight),
          m_jumps(knight.grid(),
                  order == PrunedOrder::Ascending ? JumpLists::Ascending : JumpLists::Clockwise),
          m_rest(knight, m_walk.route()), m_fewestFirst(order == PrunedOrder::FewestWays),
          m_onlyLine(onlyLine)
    {
    }

    core::Outcome run(core::Explanation none)
    {
        if (m_rest.flaw() == Flaw::None)
            go(1);
        return m_walk.outcome(none.empty() ? everythingTried(m_walk.kept()) : std::move(none));
    }

private:
    struct Targets {
        std::array<int, 8> cells;
        int count = 0;
    };

    void at(PrunedLine line) { m_walk.at(m_onlyLine > 0 ? m_onlyLine : int(line)); }

    Targets targets() const
    {
        Targets targets;
        for (const int cell : m_jumps.from(m_walk.here())) {
            if (m_rest.isFree(cell))
                targets.cells[std::size_t(targets.count++)] = cell;
        }
        if (m_fewestFirst)
            std::stable_sort(targets.cells.begin(), targets.cells.begin() + targets.count,
                             [this](int a, int b) { return m_rest.waysOn(a) < m_rest.waysOn(b); });
        return targets;
    }

    bool go(double share)
    {
        if (m_rest.left() == 0) {
            at(PrunedLine::Complete);
            m_walk.passLeaf(share);
            return m_walk.found();
        }
        const Targets all = targets();
        for (int i = 0; i < all.count; ++i) {
            if (!tryJump(all.cells[std::size_t(i)], share / all.count))
                return false;
        }
        return true;
    }

    bool tryJump(int cell, double share)
    {
        if (!m_walk.node())
            return false;
        const int from = m_walk.here();
        const bool open = m_knight.isClosed() && m_rest.left() == 1 &&
                          !isJump(m_knight.grid(), cell, m_walk.route().front());
        m_rest.go(from, cell);
        if (open || m_rest.flawAfter(from, cell) != Flaw::None) {
            m_rest.back(from, cell);
            at(PrunedLine::KeepWays);
            m_walk.refuse(int(open ? Why::Unclosed : Why::Flawed), cell);
            m_walk.passLeaf(share);
            return true;
        }
        at(PrunedLine::GoThere);
        m_walk.go(cell);
        if (!go(share))
            return false;
        at(PrunedLine::GoBack);
        m_walk.back();
        m_rest.back(from, cell);
        m_walk.passBranch(share);
        return true;
    }

    Walk<Watch> m_walk;
    const Knight &m_knight;
    JumpLists m_jumps;
    Rest m_rest;
    bool m_fewestFirst;
    int m_onlyLine;
};

} // namespace tours
