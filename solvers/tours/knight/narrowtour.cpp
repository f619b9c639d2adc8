// SPDX-License-Identifier: MIT
//
// Tours of narrow boards by frontier search: dynamic programming over the squares, after Knuth's Simpath (The Art
// of Computer Programming, 7.1.4, 2009). The squares are added one by one, down the columns, and all sets of jumps
// between them are considered at once. Sets that join the latest squares, the frontier, in the same pairs are one
// state, so that the number of states does not grow with the board's length.
#include "tours/knight/construction.h"
#include "tours/knight/jumps.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tours {

namespace {

// The jumps of a state form paths, and the mate of a square is the other end of its path. A new square can be
// joined to some of the squares before it, the farthest of which is two columns and one square back. For each
// square of this frontier, a state has four bits: the distance of its mate from the newest square (a single square
// is its own mate), or one of these constants.
using State = std::uint64_t;
constexpr State interior = 15;    // the square has both its jumps
constexpr State mateIsStart = 14; // the end of the path from the start
constexpr State mateIsEnd = 13;   // the end of the path to the tour's last square, behind the frontier

// On four rows, every jump from the two outer rows leads into the two inner ones. Both pairs have equally many
// squares, and a tour that alternated between them at every jump would visit only one colour in the outer rows. So
// a tour stays in the inner rows for exactly one jump, and begins and ends in the outer rows. A bit of the state
// records whether it has stayed inside, which rules out most states.
constexpr State stayedInside = State(1) << 60;

/// The distinct states after adding a square, in a hash table with linear probing.
class Layer {
public:
    /// The predecessor of a state.
    struct Parent {
        std::int32_t state; ///< the index in the previous layer
        std::uint8_t jumps; ///< the jumps made from the new square, one bit for each distance
    };

    explicit Layer(std::size_t expected) : m_slots(std::bit_ceil(2 * expected + 64), empty) {}

    void add(State state, Parent parent)
    {
        if (2 * m_states.size() >= m_slots.size())
            grow();
        std::int32_t &slot = find(state);
        if (slot != empty)
            return;
        slot = std::int32_t(m_states.size());
        m_states.push_back(state);
        m_parents.push_back(parent);
    }

    const std::vector<State> &states() const { return m_states; }
    std::vector<Parent> takeParents() { return std::move(m_parents); }

private:
    static constexpr std::int32_t empty = -1;

    std::int32_t &find(State state)
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t at = (state * 0x9E3779B97F4A7C15U) >> 32 & mask;
        while (m_slots[at] != empty && m_states[std::size_t(m_slots[at])] != state)
            at = (at + 1) & mask;
        return m_slots[at];
    }

    void grow()
    {
        m_slots.assign(2 * m_slots.size(), empty);
        for (std::size_t i = 0; i < m_states.size(); ++i)
            find(m_states[i]) = std::int32_t(i);
    }

    std::vector<std::int32_t> m_slots;
    std::vector<State> m_states;
    std::vector<Parent> m_parents;
};

/// The search, which adds squares down the columns. The board must not have more rows than columns.
class NarrowTourSearch {
public:
    NarrowTourSearch(core::Grid grid, int start, bool closed)
        : m_rows(grid.rows), m_squares(grid.size()), m_start(start), m_closed(closed),
          m_width(2 * grid.rows + 1)
    {
    }

    /// Returns the jumps of a tour as pairs of squares; empty if there is none.
    std::vector<std::pair<int, int>> run()
    {
        std::vector<State> states{0};
        for (int square = 0; square < m_squares && !states.empty(); ++square)
            states = addSquare(states, square);
        return states.empty() ? std::vector<std::pair<int, int>>() : jumpsOfTour();
    }

private:
    static constexpr int most = 4; // the most jumps from a square to earlier squares
    using Distances = std::array<int, most>;

    bool isInner(int square) const
    {
        const int row = square % m_rows;
        return m_rows == 4 && (row == 1 || row == 2);
    }
    static State mate(State state, int at) { return state >> (4 * at) & 15; }
    static State withMate(State state, int at, State mate)
    {
        return (state & ~(State(15) << (4 * at))) | mate << (4 * at);
    }

    /// Returns the distances from `square` back to the earlier squares to which it can jump; unused entries are 0.
    Distances distancesFrom(int square) const
    {
        const int row = square % m_rows;
        Distances distances{};
        std::size_t count = 0;
        for (const Offset &jump : jumps) {
            const int to = row + jump.dy;
            const int distance = -jump.dx * m_rows - jump.dy;
            if (jump.dx < 0 && to >= 0 && to < m_rows && distance <= square)
                distances[count++] = distance;
        }
        return distances;
    }

    /// Returns all choices of up to two of these jumps, one bit for each jump.
    static std::vector<std::uint8_t> choicesOf(const Distances &distances)
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

    /// Returns the states that follow from these when this square is added.
    std::vector<State> addSquare(const std::vector<State> &states, int square)
    {
        Layer next(states.size());
        const Distances distances = distancesFrom(square);
        const std::vector<std::uint8_t> choices = choicesOf(distances);
        for (std::size_t i = 0; i < states.size(); ++i) {
            const State shifted = shift(states[i], square);
            for (const std::uint8_t choice : choices) {
                State state = shifted;
                if (makeJumps(state, square, choice, distances) && retireSquares(state, square))
                    next.add(state, {std::int32_t(i), choice});
            }
        }
        m_parents.push_back(next.takeParents());
        return next.states();
    }

    /// Moves all squares one farther back, and adds the new square, alone or as the tour's start.
    State shift(State state, int square) const
    {
        // All groups of four bits change at once: values from 13 on have the bits of 8 and 4 and one of the lower
        // two.
        const State kept = (State(1) << 4 * std::min(square, m_width)) - 1;
        const State others = state & kept;
        const State ones = 0x1111111111111111U;
        const State fixed = others >> 3 & others >> 2 & (others >> 1 | others) & ones;
        const State shifted = (others + (ones & kept & ~fixed)) << 4 | (state & stayedInside);
        return withMate(shifted, 0, square == m_start && !m_closed ? mateIsStart : 0);
    }

    bool makeJumps(State &state, int square, std::uint8_t choice, const Distances &distances) const
    {
        for (std::size_t i = 0; i < most; ++i) {
            if ((choice >> i & 1U) != 0 && !makeJump(state, square, distances[i]))
                return false;
        }
        return true;
    }

    /// Makes the jump between the new square and the one at this distance; returns false if that is impossible.
    bool makeJump(State &state, int square, int at) const
    {
        const State mine = mate(state, 0);
        const State theirs = mate(state, at);
        if (mine == interior || theirs == interior)
            return false;
        if (isInner(square) && isInner(square - at)) {
            if ((state & stayedInside) != 0)
                return false;
            state |= stayedInside;
        }
        const bool closes = theirs == 0 || (mine >= mateIsEnd && theirs >= mateIsEnd);
        state = withMate(state, 0, interior);
        state = withMate(state, at, interior);
        if (closes)
            return square + 1 == m_squares && m_closed == (mine < mateIsEnd) && mine != theirs &&
                   isComplete(state, square);
        state = joined(state, mine, theirs, at);
        return true;
    }

    /// Joins two paths into one, so that their other ends become mates.
    static State joined(State state, State mine, State theirs, int at)
    {
        const bool alone = mine == 0;
        if (alone && theirs == State(at))
            return withMate(withMate(state, 0, theirs), at, 0);
        if (mine < mateIsEnd)
            state = withMate(state, int(mine), theirs);
        if (theirs < mateIsEnd)
            state = withMate(state, int(theirs), mine);
        return state;
    }

    bool isComplete(State state, int square) const
    {
        for (int at = 0; at <= std::min(square, m_width); ++at) {
            if (mate(state, at) != interior)
                return false;
        }
        return true;
    }

    /// Removes the squares from the frontier that no later square can jump to; returns false if no tour is
    /// possible then.
    bool retireSquares(State &state, int square) const
    {
        const bool last = square + 1 == m_squares;
        for (int at = std::min(square, m_width); at >= (last ? 0 : m_width); --at) {
            if (!retire(state, at, square))
                return false;
        }
        if (!last)
            state = withMate(state, m_width, 0);
        return true;
    }

    bool retire(State &state, int at, int square) const
    {
        const State other = mate(state, at);
        if (other == interior)
            return true;
        if (m_closed || other == State(at) || other == mateIsEnd || isInner(square - at))
            return false;
        // The removed square is the tour's last one, and a tour has only one.
        for (int i = 0; i <= std::min(square, m_width); ++i) {
            if (mate(state, i) == mateIsEnd)
                return false;
        }
        state = withMate(state, at, interior);
        if (other == mateIsStart)
            return square + 1 == m_squares && isComplete(state, square);
        state = withMate(state, int(other), mateIsEnd);
        return true;
    }

    /// Follows the parents back from the only state of the last square, and returns the jumps made.
    std::vector<std::pair<int, int>> jumpsOfTour() const
    {
        std::vector<std::pair<int, int>> made;
        int state = 0;
        for (int square = m_squares - 1; square >= 0; --square) {
            const Layer::Parent &parent = m_parents[std::size_t(square)][std::size_t(state)];
            const Distances distances = distancesFrom(square);
            for (std::size_t i = 0; i < most; ++i) {
                if ((parent.jumps >> i & 1U) != 0)
                    made.emplace_back(square, square - distances[i]);
            }
            state = parent.state;
        }
        return made;
    }

    int m_rows;
    int m_squares;
    int m_start;
    bool m_closed;
    int m_width; ///< the width of the frontier: the squares kept before the newest
    std::vector<std::vector<Layer::Parent>> m_parents; ///< the parents of each state, by square
};

/// Returns the squares along these jumps, from the start.
std::vector<int> inOrder(const std::vector<std::pair<int, int>> &made, int squares, int start)
{
    core::PerCell<std::vector<int>> neighbours(static_cast<std::size_t>(squares));
    for (const auto &[a, b] : made) {
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    }
    std::vector<int> order{start};
    int previous = -1;
    while (int(order.size()) < squares) {
        const std::vector<int> &both = neighbours[order.back()];
        const int next = both.front() != previous ? both.front() : both.back();
        previous = order.back();
        order.push_back(next);
    }
    return order;
}

} // namespace

Cells narrowTour(core::Grid grid, std::uint32_t start, bool closed)
{
    // Columns should be short: a board with more rows than columns is transposed. Its cells, counted row by row,
    // are then the squares counted down the columns.
    const bool wide = grid.rows <= grid.columns;
    const core::Grid laid = wide ? grid : core::Grid{grid.rows, grid.columns};
    const auto squareOf = [&](int cell) {
        return wide ? grid.column(cell) * grid.rows + grid.row(cell) : cell;
    };
    const int from = squareOf(int(start));
    const auto made = NarrowTourSearch(laid, from, closed).run();
    if (made.empty())
        return {};
    Cells tour;
    for (const int square : inOrder(made, grid.size(), from))
        tour.push_back(std::uint32_t(wide ? grid.cell(square / grid.rows, square % grid.rows) : square));
    return tour;
}

} // namespace tours
