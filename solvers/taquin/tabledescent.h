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

/// One iteration of iterative deepening (IDA*; Korf, 1985) over pattern tables: depth first from a board, no
/// deeper than moves made + moves needed at least <= bound. Leaves out what Loops calls vain, and so meets,
/// of all shortest ways, first the one that comes first in the order of `directions`, whichever tables it
/// uses. A node is a move tried that is neither vain nor takes the last one back.
template <typename Watch>
class TableDescent {
public:
    TableDescent(Watch &watch, const TableBoard &board, int bound)
        : m_watch(watch), m_board(board), m_bound(bound)
    {
    }

    /// Does not search below this depth, but calls leaf(arrival, way there).
    void setLeaves(int depth, std::function<void(const Arrival &, const Route &)> leaf)
    {
        m_leafDepth = depth;
        m_leaf = std::move(leaf);
    }
    /// Asked now and then; true: leave off.
    void setInterrupt(std::function<bool()> interrupt) { m_interrupt = std::move(interrupt); }

    /// Before `run`: goes there.
    void follow(const Route &route)
    {
        for (const Direction direction : route) {
            const auto way = std::ranges::find(m_board.ways(), direction, &TableBoard::Way::direction);
            TableBoard::Thought thought;
            m_board.think(*way, thought);
            m_board.judge(thought);
            m_board.go(thought);
            m_route.push_back(direction);
        }
    }
    DescentEnd run(Arrival arrival) { return m_board.atLeast() == 0 ? DescentEnd::Found : search(arrival); }

    /// After Found: the whole way. Else as far as it has come.
    const Route &route() const { return m_route; }
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

    /// Lists the ways on.
    std::size_t list(Arrival arrival, std::array<Child, directions.size()> &children)
    {
        std::size_t count = 0;
        const int back = arrival.depth > 0 ? int(opposite(arrival.came)) : -1;
        for (const TableBoard::Way way : m_board.ways()) {
            if (int(way.direction) == back) {
                at(DeepLine::Undoing);
                m_watch.refused(DeepReason::undoes, [&] { return m_board.step(way); });
                continue;
            }
            Child &child = children[count];
            child.loop = m_loops.after(arrival.loop, way.direction);
            if (child.loop == Loops::vain) {
                at(DeepLine::Vain);
                m_watch.refused(DeepReason::vain, [&] { return m_board.step(way); });
                continue;
            }
            m_board.think(way, child.thought);
            ++count;
        }
        return count;
    }

    DescentEnd search(Arrival arrival)
    {
        if (arrival.depth == m_leafDepth) {
            m_leaf(arrival, m_route);
            return DescentEnd::Exhausted;
        }
        std::array<Child, directions.size()> all;
        const std::span children(all.data(), list(arrival, all));
        for (Child &child : children)
            m_board.judge(child.thought);
        for (const Child &child : children) {
            const DescentEnd end = tryChild(arrival, child);
            if (end != DescentEnd::Exhausted)
                return end;
        }
        return DescentEnd::Exhausted;
    }
    DescentEnd tryChild(Arrival arrival, const Child &child)
    {
        const int most = m_bound - arrival.depth - 1;
        const int atLeast = child.thought.atLeast;
        const TableBoard::Way way = child.thought.way;
        if (atLeast > most) {
            m_nextBound = std::min(m_nextBound, arrival.depth + 1 + atLeast);
            at(DeepLine::Beyond);
            m_watch.refused(DeepReason::ofTables(atLeast), [&] { return m_board.step(way); });
            return count(arrival.depth);
        }
        at(DeepLine::Go);
        m_watch.did([&] { return m_board.step(way); }, DeepReason::ofTables(atLeast));
        m_route.push_back(way.direction);
        const TableBoard::Back back = m_board.go(child.thought);
        DescentEnd end = count(arrival.depth + 1);
        if (end == DescentEnd::Exhausted)
            end = atLeast == 0 ? DescentEnd::Found : search({arrival.depth + 1, way.direction, child.loop});
        if (end == DescentEnd::Exhausted || end == DescentEnd::Interrupted) {
            m_route.pop_back();
            at(DeepLine::Back);
            m_watch.undid();
        }
        m_board.takeBack(child.thought, back);
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
    std::function<void(const Arrival &, const Route &)> m_leaf;
    std::function<bool()> m_interrupt;
    Route m_route;
};

} // namespace taquin
