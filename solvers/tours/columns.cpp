// SPDX-License-Identifier: MIT
#include "tours/columns.h"

#include "tours/jumps.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tours {

namespace {

// The squares are numbered down the columns. The square that is added joins some of the squares before it;
// the farthest of those is two columns and one square back. A state holds for each of the latest squares a
// nibble: how far back the other end of its path is counted from the newest square, itself when it is alone,
// or one of these.
constexpr std::uint64_t passed = 15;  // both its jumps are made
constexpr std::uint64_t toStart = 14; // the end of the path from the start
constexpr std::uint64_t toEnd = 13;   // the end of the path to a last square that lies behind

// On four rows, of the outer two every jump leads into the inner two. Both have as many squares, and a tour
// that changed at every jump would keep to one colour in the outer rows: it stays inside exactly once, and so
// begins and ends outside. Whether it has done so is a bit of the state, and most states are never seen.
constexpr std::uint64_t stayedInside = std::uint64_t(1) << 60;

/// The states after a square, each once.
class Layer {
public:
    /// Where a state came from.
    struct Link {
        std::int32_t from;
        std::uint8_t jumps; ///< made from the new square, a bit for each of `back`
    };

    explicit Layer(std::size_t expected) : m_slots(std::bit_ceil(2 * expected + 64), empty) {}

    void add(std::uint64_t ends, Link link)
    {
        if (2 * m_ends.size() >= m_slots.size())
            grow();
        std::int32_t &slot = find(ends);
        if (slot != empty)
            return;
        slot = std::int32_t(m_ends.size());
        m_ends.push_back(ends);
        m_links.push_back(link);
    }

    const std::vector<std::uint64_t> &ends() const { return m_ends; }
    std::vector<Link> takeLinks() { return std::move(m_links); }

private:
    static constexpr std::int32_t empty = -1;

    std::int32_t &find(std::uint64_t ends)
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t at = (ends * 0x9E3779B97F4A7C15U) >> 32 & mask;
        while (m_slots[at] != empty && m_ends[std::size_t(m_slots[at])] != ends)
            at = (at + 1) & mask;
        return m_slots[at];
    }

    void grow()
    {
        m_slots.assign(2 * m_slots.size(), empty);
        for (std::size_t i = 0; i < m_ends.size(); ++i)
            find(m_ends[i]) = std::int32_t(i);
    }

    std::vector<std::int32_t> m_slots;
    std::vector<std::uint64_t> m_ends;
    std::vector<Link> m_links;
};

class Frontier {
public:
    Frontier(core::Grid grid, int start, bool closed)
        : m_rows(grid.rows), m_squares(grid.size()), m_start(start), m_closed(closed),
          m_window(2 * grid.rows + 1)
    {
    }

    /// The jumps of a tour, as pairs of squares; empty when there is none.
    std::vector<std::pair<int, int>> find()
    {
        std::vector<std::uint64_t> states{0};
        for (int square = 0; square < m_squares && !states.empty(); ++square)
            states = add(states, square);
        return states.empty() ? std::vector<std::pair<int, int>>() : collect();
    }

private:
    static constexpr int most = 4; // jumps from a square to squares before it

    bool isInner(int square) const
    {
        const int row = square % m_rows;
        return m_rows == 4 && (row == 1 || row == 2);
    }
    static std::uint64_t end(std::uint64_t ends, int at) { return ends >> (4 * at) & 15; }
    static std::uint64_t with(std::uint64_t ends, int at, std::uint64_t end)
    {
        return (ends & ~(std::uint64_t(15) << (4 * at))) | end << (4 * at);
    }

    /// How far behind `square` the squares before it are that it can jump to; 0 for none.
    std::array<int, most> back(int square) const
    {
        const int row = square % m_rows;
        std::array<int, most> distances{};
        std::size_t count = 0;
        for (const Jump &jump : jumps) {
            const int to = row + jump.dy;
            const int distance = -jump.dx * m_rows - jump.dy;
            if (jump.dx < 0 && to >= 0 && to < m_rows && distance <= square)
                distances[count++] = distance;
        }
        return distances;
    }

    /// Up to two of these jumps, a bit for each.
    static std::vector<std::uint8_t> choicesOf(const std::array<int, most> &distances)
    {
        std::vector<std::uint8_t> choices{0};
        for (std::size_t i = 0; i < most; ++i) {
            for (std::size_t j = i; j < most; ++j) {
                if (distances[i] != 0 && distances[j] != 0)
                    choices.push_back(std::uint8_t(1U << i | 1U << j));
            }
        }
        std::ranges::sort(choices);
        return choices;
    }

    /// The states that these lead to when this square is added.
    std::vector<std::uint64_t> add(const std::vector<std::uint64_t> &states, int square)
    {
        Layer next(states.size());
        const std::array<int, most> distances = back(square);
        const std::vector<std::uint8_t> choices = choicesOf(distances);
        for (std::size_t i = 0; i < states.size(); ++i) {
            const std::uint64_t fresh = begin(states[i], square);
            for (const std::uint8_t made : choices) {
                std::uint64_t ends = fresh;
                if (join(ends, square, made, distances) && retire(ends, square))
                    next.add(ends, {std::int32_t(i), made});
            }
        }
        m_links.push_back(next.takeLinks());
        return next.ends();
    }

    /// All others are one farther back, and the new square is alone, or the start.
    std::uint64_t begin(std::uint64_t ends, int square) const
    {
        // All nibbles at once: from 13 on they have the bits of 8 and 4 and one of the lower two.
        const std::uint64_t kept = (std::uint64_t(1) << 4 * std::min(square, m_window)) - 1;
        const std::uint64_t others = ends & kept;
        const std::uint64_t ones = 0x1111111111111111U;
        const std::uint64_t fixed = others >> 3 & others >> 2 & (others >> 1 | others) & ones;
        const std::uint64_t fresh = (others + (ones & kept & ~fixed)) << 4 | (ends & stayedInside);
        return with(fresh, 0, square == m_start && !m_closed ? toStart : 0);
    }

    bool join(std::uint64_t &ends, int square, std::uint8_t made,
              const std::array<int, most> &distances) const
    {
        for (std::size_t i = 0; i < most; ++i) {
            if ((made >> i & 1U) != 0 && !jump(ends, square, distances[i]))
                return false;
        }
        return true;
    }

    /// Makes the jump between the new square and one before it; false when that cannot be.
    bool jump(std::uint64_t &ends, int square, int at) const
    {
        const std::uint64_t mine = end(ends, 0);
        const std::uint64_t theirs = end(ends, at);
        if (mine == passed || theirs == passed)
            return false;
        if (isInner(square) && isInner(square - at)) {
            if ((ends & stayedInside) != 0)
                return false;
            ends |= stayedInside;
        }
        const bool closes = theirs == 0 || (mine >= toEnd && theirs >= toEnd);
        const bool alone = mine == 0;
        ends = with(ends, 0, passed);
        ends = with(ends, at, passed);
        if (closes)
            return square + 1 == m_squares && m_closed == (mine < toEnd) && mine != theirs &&
                   isDone(ends, square);
        if (alone && theirs == std::uint64_t(at)) {
            ends = with(ends, 0, theirs);
            ends = with(ends, at, 0);
            return true;
        }
        // The ends of the two paths are joined now.
        const int mineAt = alone ? 0 : int(mine);
        const int theirsAt = theirs == std::uint64_t(at) ? at : int(theirs);
        const std::uint64_t first = mine >= toEnd ? mine : std::uint64_t(mineAt);
        const std::uint64_t second = theirs >= toEnd ? theirs : std::uint64_t(theirsAt);
        if (mine < toEnd)
            ends = with(ends, mineAt, second);
        if (theirs < toEnd)
            ends = with(ends, theirsAt, first);
        return true;
    }

    bool isDone(std::uint64_t ends, int square) const
    {
        for (int at = 0; at <= std::min(square, m_window); ++at) {
            if (end(ends, at) != passed)
                return false;
        }
        return true;
    }

    /// Leaves the squares behind that no later one can jump to.
    bool retire(std::uint64_t &ends, int square) const
    {
        const bool last = square + 1 == m_squares;
        for (int at = std::min(square, m_window); at >= (last ? 0 : m_window); --at) {
            if (!leave(ends, at, square))
                return false;
        }
        if (!last)
            ends = with(ends, m_window, 0);
        return true;
    }

    bool leave(std::uint64_t &ends, int at, int square) const
    {
        const std::uint64_t other = end(ends, at);
        if (other == passed)
            return true;
        if (m_closed || other == std::uint64_t(at) || other == toEnd || isInner(square - at))
            return false;
        // It is the tour's last square. Only one can be.
        for (int i = 0; i <= std::min(square, m_window); ++i) {
            if (end(ends, i) == toEnd)
                return false;
        }
        if (other == toStart) {
            ends = with(ends, at, passed);
            return square + 1 == m_squares && isDone(ends, square);
        }
        ends = with(ends, at, passed);
        ends = with(ends, int(other), toEnd);
        return true;
    }

    std::vector<std::pair<int, int>> collect() const
    {
        std::vector<std::pair<int, int>> made;
        int state = 0;
        for (int square = m_squares - 1; square >= 0; --square) {
            const Layer::Link &here = m_links[std::size_t(square)][std::size_t(state)];
            const std::array<int, most> distances = back(square);
            for (std::size_t i = 0; i < most; ++i) {
                if ((here.jumps >> i & 1U) != 0)
                    made.emplace_back(square, square - distances[i]);
            }
            state = here.from;
        }
        return made;
    }

    int m_rows;
    int m_squares;
    int m_start;
    bool m_closed;
    int m_window;                                  ///< squares kept before the newest
    std::vector<std::vector<Layer::Link>> m_links; ///< by square, of each state
};

/// The way along these jumps, from the start.
std::vector<int> inOrder(const std::vector<std::pair<int, int>> &made, int squares, int start)
{
    std::vector<std::vector<int>> joined(static_cast<std::size_t>(squares));
    for (const auto &[a, b] : made) {
        joined[std::size_t(a)].push_back(b);
        joined[std::size_t(b)].push_back(a);
    }
    std::vector<int> order{start};
    int before = -1;
    while (int(order.size()) < squares) {
        const std::vector<int> &ways = joined[std::size_t(order.back())];
        const int next = ways.front() != before ? ways.front() : ways.back();
        before = order.back();
        order.push_back(next);
    }
    return order;
}

} // namespace

Cells narrowTour(core::Grid grid, std::uint32_t start, bool closed)
{
    // Laid so that the columns are short. Squares count down the columns: that is the board on its side.
    const bool lies = grid.rows <= grid.columns;
    const core::Grid laid = lies ? grid : core::Grid{grid.rows, grid.columns};
    const auto turned = [&](int cell) { return grid.column(cell) * grid.rows + grid.row(cell); };
    const int from = lies ? turned(int(start)) : int(start);
    const auto made = Frontier(laid, from, closed).find();
    if (made.empty())
        return {};
    Cells tour;
    for (const int square : inOrder(made, grid.size(), from))
        tour.push_back(std::uint32_t(lies ? grid.cell(square / grid.rows, square % grid.rows) : square));
    return tour;
}

} // namespace tours
