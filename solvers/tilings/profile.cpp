// SPDX-License-Identifier: MIT
//
// The method `profile` counts tilings by dynamic programming over a broken profile. The cells are taken in scan
// order, and the first one that is not covered gets a piece. The cells covered ahead and the number of pieces left
// of each kind determine in how many ways the board can be completed, so all ways to get there are one state. Many
// equal pieces on a large board have few such states, however many tilings there are.
#include "core/statelayers.h"
#include "tilings/explanations.h"
#include "tilings/impossibility.h"
#include "tilings/methods.h"
#include "tilings/placements.h"
#include "tilings/remainingpieces.h"

namespace tilings::profile {

namespace {

/// A placement that covers the next cell, as the parts of a state that it changes.
struct Laying {
    std::uint64_t cells = 0;  ///< the cells covered, with the given cell as the lowest bit
    std::uint64_t pieces = 0; ///< one piece of the kind, as a summand
    std::uint64_t kind = 0;   ///< the bits that count the pieces of the kind
};

/// The states of a board: the lower bits are the covered cells from the next cell on, the higher ones the number
/// of pieces left of each kind.
class ProfileStates {
public:
    ProfileStates(const Tilings &tilings, const core::Position &from)
        : m_order(tilings.grid()), m_squares(tilings.grid().size()), m_remaining(tilings, from),
          m_placements(placements(tilings, m_order, m_remaining.kinds())),
          m_blocked(std::size_t(m_squares), false)
    {
        const Board board(tilings, from);
        for (int cell = 0; cell < m_squares; ++cell)
            m_blocked[m_order.index(tilings.grid(), cell)] = !board.isEmpty(cell);
        int farthest = 0;
        for (const Placement &placement : m_placements) {
            for (const Offset &offset : placement.shape())
                farthest = std::max(farthest, distance(offset));
        }
        m_window = farthest + 1;
        int bits = m_window;
        for (int kind = 0; kind < maxKinds; ++kind) {
            m_shifts[kind] = bits;
            bits += std::bit_width(unsigned(m_remaining.count(kind)));
        }
        m_fits = bits <= 64;
    }

    /// Returns whether a state fits into 64 bits.
    bool fit() const { return m_fits; }
    int squares() const { return m_squares; }

    std::uint64_t first() const
    {
        std::uint64_t state = 0;
        for (int kind = 0; kind < maxKinds; ++kind) {
            if (m_remaining.count(kind) > 0)
                state |= std::uint64_t(m_remaining.count(kind)) << m_shifts[kind];
        }
        return state;
    }
    std::uint64_t cells() const { return (std::uint64_t(1) << m_window) - 1; }

    /// Returns the cells from this one on that no piece can cover, including those beyond the board.
    std::uint64_t blockedFrom(int square) const
    {
        std::uint64_t blocked = 0;
        for (int ahead = 0; ahead < m_window; ++ahead) {
            if (square + ahead >= m_squares || m_blocked[square + ahead])
                blocked |= std::uint64_t(1) << ahead;
        }
        return blocked;
    }

    /// Returns the placements that cover this cell first and stay within the lines.
    std::vector<Laying> layingsAt(int square) const
    {
        std::vector<Laying> layings;
        for (const Placement &placement : m_placements) {
            if (!placement.fits(m_order, square % m_order.length))
                continue;
            Laying laying;
            for (const Offset &offset : placement.shape())
                laying.cells |= std::uint64_t(1) << distance(offset);
            const auto widest =
                std::uint64_t(std::bit_ceil(unsigned(m_remaining.count(placement.kind)) + 1) - 1);
            laying.pieces = std::uint64_t(1) << m_shifts[placement.kind];
            laying.kind = widest << m_shifts[placement.kind];
            layings.push_back(laying);
        }
        return layings;
    }

private:
    int distance(const Offset &offset) const { return offset.row * m_order.length + offset.column; }

    ScanOrder m_order;
    int m_squares;
    RemainingPieces m_remaining;
    core::Indexed<Placement> m_placements;
    core::PerCell<bool> m_blocked; ///< indexed in scan order
    int m_window = 0;              ///< the number of cells, from the next one on, that placements reach
    PerKind<int> m_shifts{};       ///< the lowest bit of each kind's count
    bool m_fits = false;
};

core::Explanation unsuitable(const core::Puzzle &puzzle, const core::Position &from,
                             std::span<const core::Step>)
{
    if (ProfileStates(static_cast<const Tilings &>(puzzle), from).fit())
        return {};
    return {PUZZLE_TEXT(
        "tilings", "The covered cells ahead and the pieces left do not fit into the 64 bits that this method "
                   "has for them: the board is too wide, or there are too many kinds of pieces.")};
}

core::Outcome solve(const Tilings &tilings, const core::Task &task, core::SearchContext &context)
{
    if (tilings.solved(task.from)) {
        core::Outcome outcome{core::Outcome::Solved};
        outcome.stats.solutions = 1;
        return outcome;
    }
    if (core::Explanation why = impossible(tilings, task.from); !why.empty())
        return {core::Outcome::Impossible, {}, std::move(why), {}};
    const ProfileStates states(tilings, task.from);
    // Any property will do as a label: a piece may cover any cell of the window, so no cell stays as it is.
    constexpr core::StateLabels labels{
        [](std::uint64_t state) { return core::StateLayers::Label(core::mixed(state) >> 54); },
        [](core::StateLayers::Label) { return ~std::uint64_t(0); }};
    const auto partOf = [](core::StateLayers::Label) { return 0U; };
    core::StateLayers layers(context, states.first(), labels, {});
    const std::uint64_t allCells = states.cells();
    for (int square = layers.resume(task.archive, states.squares()); square < states.squares(); ++square) {
        const std::uint64_t blocked = states.blockedFrom(square);
        const std::vector<Laying> layings = states.layingsAt(square);
        const auto next = [&](std::uint64_t state, const auto &add) {
            const std::uint64_t covered = state & allCells;
            const std::uint64_t left = state & ~allCells;
            if (((covered | blocked) & 1) != 0)
                return add(left | covered >> 1);
            for (const Laying &laying : layings) {
                if (((covered | blocked) & laying.cells) == 0 && (left & laying.kind) != 0)
                    add((left - laying.pieces) | (covered | laying.cells) >> 1);
            }
        };
        if (!layers.advance(double(square + 1) / states.squares(), square, partOf, next))
            return layers.stopped();
    }
    core::Stats stats = layers.stats();
    stats.solutions = layers.count(0);
    if (stats.solutions == 0)
        return {core::Outcome::Impossible, {}, explainExhausted(tilings, task.from), stats};
    return {core::Outcome::Solved, {}, {}, stats};
}

core::Explanation explain(const Tilings &tilings, const core::Position &before, const core::Event &event)
{
    return StepExplainer(tilings, before, event.step).inSolution();
}

constexpr core::Goal goals[] = {core::Goal::Count};

} // namespace

core::Solver solver()
{
    return {.id = "profile",
            .name = PUZZLE_TEXT("tilings", "Counting by a profile"),
            .about = PUZZLE_TEXT(
                "tilings",
                "Counts tilings without laying each one: treats alike all beginnings that leave the "
                "same cells and pieces. The best method to count tilings with many equal pieces."),
            .goals = goals,
            .counts = PUZZLE_TEXT("tilings", "Ways to pass a cell"),
            .savesLayers = true,
            .unsuitable = unsuitable,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>};
}

} // namespace tilings::profile
