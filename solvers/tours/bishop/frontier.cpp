// SPDX-License-Identifier: MIT
//
// Counts the bishop's tours by frontier search: dynamic programming over the squares, as in Knuth's Simpath (The Art of
// Computer Programming, 7.1.4, 2009). A bishop passes a square by going straight on, once or along both diagonals, or
// by turning there once; these choices on all squares make its tour. The squares are taken row by row. All choices that
// join the steps across the frontier, from squares taken to squares to come, in the same pairs are one state, which
// stores their number.
#include "tours/bishop/frontier.h"

#include "core/random.h"
#include "tours/walk.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tours {

namespace {

/// A state: the set of steps that cross the frontier, and how the squares taken join them. No two steps are between the
/// same two columns, since all squares have one colour: a gap between columns has one step or none.
class Frontier {
public:
    static constexpr int mostGaps = 13;

    /// An end of a path: the step in a gap, stored as the gap's number plus 1, or one of the corners.
    using End = unsigned;
    static constexpr End none = 0;
    static constexpr End firstCorner = 14;
    static constexpr End lastCorner = 15;

    static constexpr End inGap(int gap) { return unsigned(gap) + 1; }

    /// Returns the other end of the path that ends in this gap.
    End otherEnd(int gap) const { return gap < 0 ? none : End(m_ends >> shift(gap) & mask); }
    /// Returns the frontier with a path between these two ends added.
    Frontier with(End one, End other) const
    {
        Frontier frontier = *this;
        frontier.tell(one, other);
        frontier.tell(other, one);
        return frontier;
    }
    Frontier without(int gap, int other) const
    {
        Frontier frontier = *this;
        frontier.tell(inGap(gap), none);
        frontier.tell(inGap(other), none);
        return frontier;
    }

    std::uint64_t key() const { return m_ends; }
    friend bool operator==(const Frontier &, const Frontier &) = default;

private:
    static constexpr std::uint64_t mask = 15;

    static int shift(int gap) { return 4 * gap; }
    void tell(End end, End other)
    {
        if (end == none || end > End(mostGaps)) // only a gap stores its other end
            return;
        const int gap = int(end) - 1;
        m_ends = (m_ends & ~(mask << shift(gap))) | std::uint64_t(other) << shift(gap);
    }

    std::uint64_t m_ends = 0;
};

/// The states and their numbers, in a hash table with linear probing; a slot with the number 0 is free.
class FrontierTable {
public:
    struct Slot {
        Frontier frontier;
        std::uint64_t count = 0;
    };

    FrontierTable() : m_slots(fewest) {}

    void add(const Frontier &frontier, std::uint64_t count)
    {
        if (2 * m_size == m_slots.size())
            grow();
        Slot &slot = find(frontier);
        m_size += slot.count == 0;
        slot.frontier = frontier;
        slot.count += count;
        m_overflows = m_overflows || slot.count < count;
    }
    void clear()
    {
        std::ranges::fill(m_slots, Slot());
        m_size = 0;
    }
    std::uint64_t count(const Frontier &frontier) { return find(frontier).count; }
    std::size_t size() const { return m_size; }
    bool overflows() const { return m_overflows; }
    auto begin() const { return m_slots.begin(); }
    auto end() const { return m_slots.end(); }

private:
    static constexpr std::size_t fewest = 64; ///< the initial number of slots, a power of two

    Slot &find(const Frontier &frontier)
    {
        const std::size_t last = m_slots.size() - 1;
        std::size_t at = std::size_t(core::mixed(frontier.key())) & last;
        while (m_slots[at].count != 0 && m_slots[at].frontier != frontier)
            at = (at + 1) & last;
        return m_slots[at];
    }
    void grow()
    {
        const std::vector<Slot> before = std::exchange(m_slots, std::vector<Slot>(2 * m_slots.size()));
        for (const Slot &slot : before) {
            if (slot.count != 0)
                find(slot.frontier) = slot;
        }
    }

    std::vector<Slot> m_slots;
    std::size_t m_size = 0;
    bool m_overflows = false;
};

/// The search on the board turned so that its longer side is upright, which keeps the frontier short, and its start is
/// at the top left.
class FrontierSearch {
public:
    FrontierSearch(const Bishop &bishop, core::Control &control)
        : m_columns(std::min(bishop.grid().columns, bishop.grid().rows)),
          m_rows(std::max(bishop.grid().columns, bishop.grid().rows)), m_watch(control)
    {
    }

    core::Outcome run()
    {
        m_states.add({}, 1);
        for (int row = 0; row < m_rows; ++row) {
            for (int column = row % 2; column < m_columns; column += 2) {
                if (!takeSquare(column, row))
                    return stopped();
                m_watch.stats().done = double(row * m_columns + column) / (m_rows * m_columns);
            }
        }
        core::Stats stats = m_watch.stats();
        stats.done = 1;
        stats.solutions = m_states.count({});
        if (stats.solutions == 0)
            return {core::Outcome::Impossible, {}, explainExhausted(1), stats};
        return {core::Outcome::Solved, {}, {}, stats};
    }

private:
    static constexpr std::size_t slotsPerLook = 1 << 14; ///< slots between checks; most slots may be free

    /// Adds a square to all states. Returns false if the search is to end.
    bool takeSquare(int column, int row)
    {
        m_next.clear();
        for (std::size_t scanned = 0; const FrontierTable::Slot &slot : m_states) {
            if (++scanned % slotsPerLook == 0 && !m_watch.goOn())
                return false;
            if (slot.count == 0)
                continue;
            m_count = slot.count;
            if (isCorner(column, row))
                takeCorner(slot.frontier, column, row);
            else
                pass(slot.frontier, column, row);
            if (!m_watch.node(row, std::exchange(m_ways, 0)))
                return false;
        }
        std::swap(m_states, m_next);
        return !m_states.overflows();
    }
    core::Outcome stopped() const
    {
        core::Explanation why;
        if (m_states.overflows())
            why = {PUZZLE_TEXT("tours", "the count does not fit into 64 bits")};
        return {core::Outcome::Stopped, {}, std::move(why), m_watch.stats()};
    }

    bool isCorner(int column, int row) const
    {
        return (column == 0 || column == m_columns - 1) && (row == 0 || row == m_rows - 1);
    }
    int leftOf(int column) const { return column - 1; }
    int rightOf(int column) const { return column < m_columns - 1 ? column : -1; }

    /// Adds a corner, at which the tour begins or ends.
    void takeCorner(const Frontier &before, int column, int row)
    {
        const Frontier::End corner = column + row == 0 ? Frontier::firstCorner : Frontier::lastCorner;
        const int gap = std::max(leftOf(column), rightOf(column));
        if (row == 0)
            add(before.with(Frontier::inGap(gap), corner));
        else if (const Frontier::End above = before.otherEnd(gap))
            add(before.without(gap, gap).with(above, corner));
    }

    void pass(const Frontier &before, int column, int row)
    {
        const int left = leftOf(column);
        const int right = rightOf(column);
        const bool downLeft = left >= 0 && row < m_rows - 1;
        const bool downRight = right >= 0 && row < m_rows - 1;
        const Frontier::End fromLeft = row > 0 ? before.otherEnd(left) : Frontier::none;
        const Frontier::End fromRight = row > 0 ? before.otherEnd(right) : Frontier::none;
        const Frontier::End toLeft = Frontier::inGap(left);
        const Frontier::End toRight = Frontier::inGap(right);
        const Frontier rest = before.without(left, right);
        if (fromLeft != Frontier::none && fromRight != Frontier::none) {
            const bool isCircle = fromLeft == toRight;
            if (!isCircle)
                add(rest.with(fromLeft, fromRight));
            if (downLeft && downRight)
                add(isCircle ? before : rest.with(toRight, fromLeft).with(toLeft, fromRight));
        } else if (const Frontier::End above = std::max(fromLeft, fromRight)) {
            if (downLeft)
                add(rest.with(toLeft, above));
            if (downRight)
                add(rest.with(toRight, above));
        } else if (downLeft && downRight) {
            add(rest.with(toLeft, toRight));
        }
    }

    void add(const Frontier &frontier)
    {
        m_next.add(frontier, m_count);
        ++m_ways;
    }

    const int m_columns;
    const int m_rows;
    core::NullWatch m_watch;
    FrontierTable m_states;
    FrontierTable m_next;
    std::uint64_t m_count = 0; ///< the number of the state that is being extended
    std::uint64_t m_ways = 0;  ///< the number of ways found to extend it
};

} // namespace

bool canCountByFrontier(const Bishop &bishop, const core::Position &from)
{
    const core::Grid grid = bishop.grid();
    const Route route = bishop.route(from);
    const bool fromCorner =
        grid.column(route[0]) % (grid.columns - 1) == 0 && grid.row(route[0]) % (grid.rows - 1) == 0;
    return route.size() == 1 && fromCorner && bishop.deadEnds(route[0]).size() == 1 &&
           std::min(grid.columns, grid.rows) <= Frontier::mostGaps + 1;
}

core::Outcome countByFrontier(const Bishop &bishop, core::Control &control)
{
    return FrontierSearch(bishop, control).run();
}

} // namespace tours
