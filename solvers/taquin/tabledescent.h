// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "taquin/deepevents.h"
#include "taquin/loops.h"
#include "taquin/tableboard.h"

#include <functional>
#include <limits>

namespace taquin {

/// How a descent ended.
enum class DescentEnd : std::uint8_t { Exhausted, Found, Stopped, Interrupted };

/// How the gap came to a board.
struct Arrival {
    int depth = 0;
    Direction came = Direction::Right; ///< means nothing at depth 0
    Loops::State loop = Loops::start;
};

/// One iteration of iterative deepening over pattern tables: depth first from a board, no deeper than moves
/// made + moves needed at least <= bound. Leaves out what Loops calls vain, and so meets, of all shortest
/// ways, first the one that comes first in the order of `directions`, whichever tables it uses. A node is a
/// move tried that is neither vain nor takes the last one back.
template <typename Watch>
class TableDescent {
public:
    TableDescent(Watch &watch, const TableBoard &board, int bound)
        : m_watch(watch), m_board(board), m_bound(bound)
    {
    }

    /// Does not search below this depth, but calls leaf(arrival, way there).
    void setLeaves(int depth, std::function<void(const Arrival &, const core::Path &)> leaf)
    {
        m_leafDepth = depth;
        m_leaf = std::move(leaf);
    }
    /// Asked now and then; true: leave off.
    void setInterrupt(std::function<bool()> interrupt) { m_interrupt = std::move(interrupt); }

    /// Before `run`: goes there.
    void follow(std::span<const core::Step> steps)
    {
        for (const core::Step &step : steps) {
            const auto way = std::ranges::find_if(directions, [&](Direction direction) {
                return m_board.canGo(direction) && m_board.step(direction) == step;
            });
            TableBoard::Thought thought;
            m_board.think(*way, thought);
            m_board.judge(thought, unlimited);
            m_board.go(thought);
            m_path.push_back(step);
        }
    }
    DescentEnd run(const Arrival &arrival)
    {
        return m_board.atLeast() == 0 ? DescentEnd::Found : search(arrival);
    }

    /// After Found: the whole way. Else as far as it has come.
    core::Path &path() { return m_path; }
    /// The least bound that would have allowed more.
    int nextBound() const { return m_nextBound; }

private:
    static constexpr int unlimited = std::numeric_limits<int>::max();
    static constexpr std::uint64_t interruptPeriod = 1 << 14;

    struct Child {
        TableBoard::Thought thought;
        Loops::State loop;
    };

    void at(DeepLine line) { m_watch.at(int(line)); }

    /// Lists the ways on, their table entries under way.
    int think(const Arrival &arrival, std::array<Child, directions.size()> &children)
    {
        int count = 0;
        for (const Direction direction : directions) {
            if (!m_board.canGo(direction))
                continue;
            if (arrival.depth > 0 && direction == opposite(arrival.came)) {
                at(DeepLine::Undoing);
                m_watch.refused(DeepReason::undoes, [&] { return m_board.step(direction); });
                continue;
            }
            Child &child = children[std::size_t(count)];
            child.loop = m_loops.after(arrival.loop, direction);
            if (child.loop == Loops::vain) {
                at(DeepLine::Vain);
                m_watch.refused(DeepReason::vain, [&] { return m_board.step(direction); });
                continue;
            }
            m_board.think(direction, child.thought);
            ++count;
        }
        return count;
    }

    DescentEnd search(const Arrival &arrival)
    {
        if (arrival.depth == m_leafDepth) {
            m_leaf(arrival, m_path);
            return DescentEnd::Exhausted;
        }
        std::array<Child, directions.size()> children;
        const int count = think(arrival, children);
        for (int i = 0; i < count; ++i) {
            const DescentEnd end = tryChild(arrival, children[std::size_t(i)]);
            if (end != DescentEnd::Exhausted)
                return end;
        }
        return DescentEnd::Exhausted;
    }
    DescentEnd tryChild(const Arrival &arrival, Child &child)
    {
        const int most = m_bound - arrival.depth - 1;
        const int atLeast = m_board.judge(child.thought, most);
        const Direction direction = child.thought.direction;
        if (atLeast > most) {
            m_nextBound = std::min(m_nextBound, arrival.depth + 1 + atLeast);
            at(DeepLine::Beyond);
            m_watch.refused(DeepReason::ofTables(atLeast), [&] { return m_board.step(direction); });
            return count(arrival.depth);
        }
        const core::Step step = m_board.step(direction);
        m_path.push_back(step);
        at(DeepLine::Go);
        m_watch.did([&] { return step; }, DeepReason::ofTables(atLeast));
        const TableBoard::Back back = m_board.go(child.thought);
        DescentEnd end = count(arrival.depth + 1);
        if (end == DescentEnd::Exhausted)
            end = atLeast == 0 ? DescentEnd::Found : search({arrival.depth + 1, direction, child.loop});
        if (end == DescentEnd::Exhausted || end == DescentEnd::Interrupted) {
            m_path.pop_back();
            at(DeepLine::Back);
            m_watch.undid();
        }
        m_board.takeBack(direction, back);
        return end;
    }
    DescentEnd count(int depth)
    {
        if (!m_watch.node(depth))
            return DescentEnd::Stopped;
        if (m_watch.stats().nodes % interruptPeriod == 0 && m_interrupt && m_interrupt())
            return DescentEnd::Interrupted;
        return DescentEnd::Exhausted;
    }

    Watch &m_watch;
    const Loops &m_loops = Loops::all();
    TableBoard m_board;
    int m_bound;
    int m_nextBound = unlimited;
    int m_leafDepth = unlimited;
    std::function<void(const Arrival &, const core::Path &)> m_leaf;
    std::function<bool()> m_interrupt;
    core::Path m_path;
};

} // namespace taquin
