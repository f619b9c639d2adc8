// SPDX-License-Identifier: MIT
//
// Counts the bishop's tours by frontier search: dynamic programming over the squares, as in Knuth's Simpath (The
// Art of Computer Programming, 7.1.4, 2009). A bishop passes a square by going straight on, along one or both
// diagonals, or by turning there once; these choices on all squares determine its tour. The squares are processed
// row by row. All choices that join the steps across the frontier, from processed squares to others, in the same
// pairs are one state, which stores their number.
#include "tours/bishop/frontier.h"

#include "core/statelayers.h"
#include "tours/walk.h"

#include <algorithm>

namespace tours {

namespace {

/// A state: the set of steps that cross the frontier, and how the processed squares join them. No two steps are
/// between the same two columns, since all squares have one colour: each gap between columns has one step or none.
class Frontier {
public:
    static constexpr int mostGaps = 15;

    /// An end of a path: a gap with a step, or a corner.
    using End = unsigned;
    /// Also the number of the last of 15 gaps: with so many, no path ends in this corner.
    static constexpr End lastCorner = 14;
    static constexpr End firstCorner = 15;
    static constexpr End none = 16;

    /// Decodes the state `key` of a frontier with this many gaps. Each gap has four bits: the other end of its path,
    /// or the gap itself if it has no step.
    Frontier(std::uint64_t key, int gaps) : m_ends(key), m_gaps(gaps) {}
    static std::uint64_t keyWithoutSteps(int gaps)
    {
        std::uint64_t key = 0;
        for (int gap = 0; gap < gaps; ++gap)
            key |= std::uint64_t(gap) << shift(gap);
        return key;
    }
    std::uint64_t key() const { return m_ends; }
    /// Returns the gaps with a step as bits.
    static core::StateLayers::Label gapsWithStep(std::uint64_t key)
    {
        unsigned gaps = 0;
        for (int gap = 0; gap < mostGaps; ++gap)
            gaps |= unsigned((key >> shift(gap) & mask) != unsigned(gap)) << gap;
        return core::StateLayers::Label(gaps);
    }
    static std::uint64_t bitsOfGaps(core::StateLayers::Label gaps)
    {
        std::uint64_t bits = 0;
        for (int gap = 0; gap < mostGaps; ++gap)
            bits |= (gaps >> gap & 1 ? mask : 0) << shift(gap);
        return bits;
    }
    static constexpr core::StateLabels labels() { return {gapsWithStep, bitsOfGaps}; }

    /// Returns the other end of the path that ends in this gap.
    End otherEnd(int gap) const
    {
        if (gap < 0)
            return none;
        const End other = End(m_ends >> shift(gap) & mask);
        return other == End(gap) ? none : other;
    }
    /// Returns the frontier with a path added between these two ends.
    Frontier with(End one, End other) const
    {
        Frontier frontier = *this;
        frontier.setOtherEnd(one, other);
        frontier.setOtherEnd(other, one);
        return frontier;
    }
    Frontier without(int gap) const
    {
        Frontier frontier = *this;
        if (gap >= 0)
            frontier.setOtherEnd(End(gap), End(gap));
        return frontier;
    }

private:
    static constexpr std::uint64_t mask = 15;

    static int shift(int gap) { return 4 * gap; }
    void setOtherEnd(End end, End other)
    {
        if (end < End(m_gaps)) // corners store no other ends
            m_ends = (m_ends & ~(mask << shift(int(end)))) | std::uint64_t(other) << shift(int(end));
    }

    std::uint64_t m_ends;
    int m_gaps;
};

/// The search on the board turned so that its longer side is vertical, which keeps the frontier short, and its
/// start is at the top left.
class FrontierSearch {
public:
    FrontierSearch(const Bishop &bishop, core::SearchContext &context)
        : m_columns(std::min(bishop.grid().columns, bishop.grid().rows)),
          m_rows(std::max(bishop.grid().columns, bishop.grid().rows)),
          m_layers(context, Frontier::keyWithoutSteps(m_columns - 1), Frontier::labels(), {})
    {
    }

    core::Outcome run()
    {
        for (int row = 0; row < m_rows; ++row) {
            for (int column = row % 2; column < m_columns; column += 2) {
                const auto next = [&](std::uint64_t state, const auto &add) {
                    const Frontier before(state, m_columns - 1);
                    const auto addFrontier = [&](const Frontier &frontier) { add(frontier.key()); };
                    if (isCorner(column, row))
                        takeCorner(before, column, row, addFrontier);
                    else
                        pass(before, column, row, addFrontier);
                };
                // A square changes only the gaps beside it.
                const unsigned beside = 3U << column >> 1;
                const auto partOf = [&](core::StateLayers::Label gaps) { return gaps & ~beside; };
                const double done = double(row * m_columns + column + 1) / (m_rows * m_columns);
                if (!m_layers.advance(done, row, partOf, next))
                    return m_layers.stopped();
            }
        }
        core::Stats stats = m_layers.stats();
        stats.done = 1;
        stats.solutions = m_layers.count(Frontier::keyWithoutSteps(m_columns - 1));
        if (stats.solutions == 0)
            return {core::Outcome::Impossible, {}, explainExhausted(1), stats};
        return {core::Outcome::Solved, {}, {}, stats};
    }

private:
    bool isCorner(int column, int row) const
    {
        return (column == 0 || column == m_columns - 1) && (row == 0 || row == m_rows - 1);
    }
    bool isLastSquare(int column, int row) const { return column == m_columns - 1 && row == m_rows - 1; }
    int leftOf(int column) const { return column - 1; }
    int rightOf(int column) const { return column < m_columns - 1 ? column : -1; }

    /// Adds a corner, where the tour begins or ends.
    void takeCorner(const Frontier &before, int column, int row, const auto &add) const
    {
        const int gap = std::max(leftOf(column), rightOf(column));
        if (row == 0)
            add(before.with(Frontier::End(gap), column == 0 ? Frontier::firstCorner : Frontier::lastCorner));
        else if (const Frontier::End above = before.otherEnd(gap); above == Frontier::firstCorner)
            add(before.without(gap));
        else if (above != Frontier::none && !isLastSquare(column, row))
            add(before.without(gap).with(above, Frontier::lastCorner));
    }

    void pass(const Frontier &before, int column, int row, const auto &add) const
    {
        const int left = leftOf(column);
        const int right = rightOf(column);
        const bool downLeft = left >= 0 && row < m_rows - 1;
        const bool downRight = right >= 0 && row < m_rows - 1;
        const Frontier::End fromLeft = row > 0 ? before.otherEnd(left) : Frontier::none;
        const Frontier::End fromRight = row > 0 ? before.otherEnd(right) : Frontier::none;
        const auto toLeft = Frontier::End(left);
        const auto toRight = Frontier::End(right);
        const Frontier rest = before.without(left).without(right);
        if (fromLeft != Frontier::none && fromRight != Frontier::none) {
            const bool isCircle = fromLeft == toRight;
            if (!isCircle)
                add(rest.with(fromLeft, fromRight));
            if (downLeft && downRight)
                add(isCircle ? before : rest.with(toRight, fromLeft).with(toLeft, fromRight));
        } else if (const Frontier::End above = std::min(fromLeft, fromRight); above != Frontier::none) {
            if (downLeft)
                add(rest.with(toLeft, above));
            if (downRight)
                add(rest.with(toRight, above));
        } else if (downLeft && downRight) {
            add(rest.with(toLeft, toRight));
        }
    }

    const int m_columns;
    const int m_rows;
    core::StateLayers m_layers;
};

/// Returns whether the ends of paths fit into four bits. With the most gaps, no path may end in the last corner
/// while the frontier is beyond it, so that corner must be the last square.
bool hasFrontier(core::Grid grid)
{
    const int gaps = std::min(grid.columns, grid.rows) - 1;
    const bool endsLast = std::max(grid.columns, grid.rows) % 2 == 0;
    return gaps < Frontier::mostGaps || (gaps == Frontier::mostGaps && endsLast);
}

} // namespace

bool canCountByFrontier(const Bishop &bishop, const core::Position &from)
{
    const core::Grid grid = bishop.grid();
    const Route route = bishop.route(from);
    const bool fromCorner =
        grid.column(route[0]) % (grid.columns - 1) == 0 && grid.row(route[0]) % (grid.rows - 1) == 0;
    return bishop.isPlain() && route.size() == 1 && fromCorner && bishop.deadEnds(route[0]).size() == 1 &&
           hasFrontier(grid);
}

core::Outcome countByFrontier(const Bishop &bishop, core::SearchContext &context)
{
    return FrontierSearch(bishop, context).run();
}

} // namespace tours
