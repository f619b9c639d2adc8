// SPDX-License-Identifier: MIT
#include "tilings/explanations.h"
#include "tilings/impossibility.h"
#include "tilings/linetable.h"
#include "tilings/methods.h"
#include "tilings/remainingpieces.h"
#include "tilings/treesearch.h"
#include "tilings/variables.h"
#include "tilings/wordtable.h"

#include <cstring>
#include <memory>

namespace tilings::cells {

namespace {

// The search covers the first empty cell next, as in J. G. Fletcher's program for pentominoes (1965), with every
// piece that fits there. It goes along the board's short side, so that the border of the filled cells stays short.
// A piece is refused if it isolates cells, or if it leaves a state that is known to have no solution. For all
// solutions, the branches at the first cell of each subproblem are searched in parallel.

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tilings",
                "All solutions of a symmetrical board: one piece first, only where no image of it came "
                "before"),
    PUZZLE_TEXT("tilings", "The first empty cell, along the short side, is covered next"),
    PUZZLE_TEXT("tilings", "… not by a piece that leaves cells no piece can reach"),
    PUZZLE_TEXT("tilings", "… nor by one that leaves the same cells and pieces as an earlier failure"),
    PUZZLE_TEXT("tilings", "… otherwise by each piece in turn; the search goes on with the next cell"),
    PUZZLE_TEXT("tilings", "No piece is left for the cell: the last piece is removed"),
    PUZZLE_TEXT("tilings", "A solution turned or reflected is also a solution"),
};

/// The lines of the pseudocode, and the reasons of refusals.
enum Line { PivotLine = 1, CellLine, IsolatesLine, FailureLine, ForwardLine, BacktrackLine, ImageLine };

/// A transposition table of states without a solution: the empty cells, and the key of the pieces left. Its memory
/// is bounded, since newer states replace older ones.
template <typename Table>
class FailureTable {
public:
    using State = typename Table::State;

    FailureTable(const Table &table, int lineLength)
        : m_table(table), m_size(std::size_t(1) << (minBits + std::min(lineLength, maxLength))),
          m_shift(64 - std::countr_zero(m_size))
    {
    }

    void clear()
    {
        if (!m_cells) {
            m_pieces = std::make_unique_for_overwrite<std::uint64_t[]>(m_size);
            m_cells = std::make_unique_for_overwrite<State[]>(m_size);
        }
        std::memset(m_pieces.get(), 0, m_size * sizeof(std::uint64_t));
    }
    bool contains(const State &cells, std::uint64_t pieces) const
    {
        const std::size_t at = index(cells, pieces);
        return m_pieces[at] == pieces && m_cells[at] == cells;
    }
    void add(const State &cells, std::uint64_t pieces)
    {
        const std::size_t at = index(cells, pieces);
        m_pieces[at] = pieces;
        m_cells[at] = cells;
    }

private:
    // Longer lines need a larger table: the filled cells can have more borders.
    static constexpr int minBits = 8;
    static constexpr int maxLength = 5;

    std::size_t index(const State &cells, std::uint64_t pieces) const
    {
        constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
        return std::size_t((m_table.hash(cells) + pieces * odd) * odd >> m_shift);
    }

    const Table &m_table;
    const std::size_t m_size; ///< a power of two
    const int m_shift;
    std::unique_ptr<std::uint64_t[]> m_pieces; ///< 0 in an unused entry
    std::unique_ptr<State[]> m_cells;          ///< undefined in an unused entry
};

/// The search of the method `cells`. A node is a cell to be covered. `Table` is a WordTable or LineTable.
template <typename Tracer, typename Table>
class CellSearch {
public:
    CellSearch(Tracer &tracer, const Tilings &tilings, const core::Task &task, const Table &table,
               const ScanOrder &order, std::span<const Placement> placements)
        : m_tracer(tracer), m_tilings(tilings), m_table(table), m_order(order), m_placements(placements),
          m_remaining(tilings, task.from), m_recorder(tracer, tilings, task), m_failures(table, order.length)
    {
        for (std::size_t i = 0; i < placements.size(); ++i)
            m_placementsOf[placements[i].kind].add(int(i));
    }

    const core::Path &first() const { return m_recorder.first(); }

    /// Finds the tilings of subproblem number `index` of `subproblems`; returns false if the search is to end.
    bool run(const Subproblem &subproblem, int index, int subproblems)
    {
        m_tracer.stats().done = m_progress.enter(0, index, subproblems);
        m_failures.clear();
        return withPivot(subproblem, [&](const State &state, const Placements &available) {
            return search(state, available, 1);
        });
    }
    /// Returns the branches of a subproblem: the placements on its first cell, which is one node; or a single
    /// branch for the whole.
    std::vector<int> branches(const Subproblem &subproblem)
    {
        std::vector<int> all;
        withPivot(subproblem, [&](const State &state, const Placements &available) {
            if (m_table.isFull(state) || m_order.isNarrow()) {
                all.push_back(allBranches);
                return true;
            }
            for (Placements selected = select(m_table.firstCell(state), available); !selected.empty();)
                all.push_back(selected.takeFirst());
            return m_tracer.node(1);
        });
        return all;
    }
    /// Finds the tilings of one of these branches.
    bool runBranch(const Subproblem &subproblem, int branch)
    {
        m_progress.enter(0, 0, 1);
        m_progress.enter(1, 0, 1);
        m_failures.clear();
        return withPivot(subproblem, [&](const State &state, const Placements &available) {
            return branch == allBranches ? search(state, available, 1)
                                         : tryPlacement(m_table.firstCell(state), available, branch, 2);
        });
    }

private:
    using State = typename Table::State;
    using FirstCell = typename Table::FirstCell;
    using Placements = typename Table::Placements;

    static constexpr int allBranches = -1;

    /// Calls work(state, available) for the subproblem after laying its pivot, if it has one. `available` are the
    /// placements of the remaining pieces.
    bool withPivot(const Subproblem &subproblem, auto &&work)
    {
        m_subproblem = &subproblem;
        m_tracer.at(PivotLine);
        if (subproblem.pivot == Subproblem::noPivot)
            return work(m_table.start(), available());
        const int kind = m_tilings.kindOf(subproblem.pivot);
        const core::Step step{std::int16_t(subproblem.pivot), {}, subproblem.place};
        m_pivot = step;
        m_remaining.take(kind);
        m_tracer.did([&] { return step; });
        const auto cells = m_tilings.coveredCells(kind, subproblem.place);
        const State state = m_table.startWithout(m_order, m_tilings.grid(), *cells);
        const bool shouldContinue =
            m_table.hasIsolatedCells(state, m_remaining.monominoes()) || work(state, available());
        m_tracer.at(BacktrackLine);
        if (shouldContinue)
            m_tracer.undid();
        m_pivot.reset();
        m_remaining.putBack(kind);
        return shouldContinue;
    }

    Placements available() const
    {
        Placements all;
        for (int kind = 0; kind < m_tilings.pieces().kinds(); ++kind) {
            if (m_remaining.count(kind) > 0)
                all.add(m_placementsOf[kind]);
        }
        return all;
    }

    bool search(typename Table::StateArgument state, const Placements &available, int depth)
    {
        if (m_table.isFull(state))
            return m_recorder.record(*m_subproblem, path(), ImageLine);
        if (!m_tracer.node(m_laidCount + int(m_pivot.has_value())))
            return false;
        const FirstCell cell = m_table.firstCell(state);
        Placements selected = select(cell, available);
        const bool isLeaf = selected.empty();
        const std::uint64_t solutions = m_tracer.stats().solutions;
        const int branches = depth < TreeProgress::levels ? selected.count() : 0;
        for (int i = 0; !selected.empty(); ++i) {
            if (depth < TreeProgress::levels)
                beginBranch(depth, i, branches);
            if (!tryPlacement(cell, available, selected.takeFirst(), depth + 1))
                return false;
        }
        if (!isLeaf && !m_tracer.inHead() && m_tracer.stats().solutions == solutions && m_remaining.hasKey())
            m_failures.add(state, m_remaining.key());
        return true;
    }
    /// Begins a branch. Branches must have the same nodes whether they are searched in parallel or one after the
    /// other, so they do not learn from each other's failures. The same holds for the units of a cut tree: the
    /// levels above the units are searched without known failures.
    void beginBranch(int depth, int branch, int branches)
    {
        if (Tracer::cuts)
            return;
        m_tracer.stats().done = m_progress.enter(depth, branch, branches);
        if (depth == 1 && !m_order.isNarrow())
            m_failures.clear();
    }

    Placements select(const FirstCell &cell, const Placements &available)
    {
        m_tracer.at(IsolatesLine);
        return cell.select(available, m_remaining.monominoes(), [&](int placement) {
            m_tracer.refused(IsolatesLine, [&] {
                return step({placement, cell.index()}, m_remaining.nextPiece(kindOf(placement)));
            });
        });
    }

    bool tryPlacement(const FirstCell &cell, Placements available, int placement, int depth)
    {
        const int kind = kindOf(placement);
        const LaidPiece laid{placement, cell.index()};
        const State next = cell.after(placement);
        if (!m_tracer.inHead() && m_failures.contains(next, m_remaining.keyWithout(kind))) {
            m_tracer.at(FailureLine);
            m_tracer.refused(FailureLine, [&] { return step(laid, m_remaining.nextPiece(kind)); });
            return true;
        }
        m_tracer.at(ForwardLine);
        m_tracer.did([&] { return step(laid, m_remaining.nextPiece(kind)); });
        m_laid[m_laidCount++] = laid;
        if (m_remaining.take(kind))
            available.remove(m_placementsOf[kind]);
        const bool shouldContinue = searchUnit(next, available, depth);
        m_remaining.putBack(kind);
        --m_laidCount;
        m_tracer.at(BacktrackLine);
        if (shouldContinue)
            m_tracer.undid();
        return shouldContinue;
    }

    bool searchUnit(typename Table::StateArgument state, const Placements &available, int depth)
    {
        if (!m_tracer.enter()) // another thread or part searches the unit
            return true;
        if (m_tracer.beginsUnit())
            m_failures.clear();
        if (!search(state, available, depth))
            return false;
        m_tracer.leave();
        return true;
    }

    int kindOf(int placement) const { return m_placements[std::size_t(placement)].kind; }

    /// The data from which a step is made on demand, since making one takes long and is seldom needed.
    struct LaidPiece {
        int placement;
        int index; ///< the index in scan order of the piece's first cell
    };

    core::Step step(const LaidPiece &laid, std::int16_t piece) const
    {
        const Placement &placement = m_placements[std::size_t(laid.placement)];
        const int cell = m_order.cell(m_tilings.grid(), laid.index / m_order.length + placement.first.row,
                                      laid.index % m_order.length + placement.first.column);
        return {piece, {}, {std::int16_t(cell), placement.turn}};
    }
    core::Path path() const
    {
        core::Path path;
        if (m_pivot)
            path.push_back(*m_pivot);
        PerKind<int> taken{};
        for (const LaidPiece &laid : std::span(m_laid).first(std::size_t(m_laidCount))) {
            const int kind = kindOf(laid.placement);
            path.push_back(step(laid, m_remaining.pieceAfter(kind, taken[kind]++)));
        }
        return path;
    }

    Tracer &m_tracer;
    const Tilings &m_tilings;
    const Table &m_table;
    const ScanOrder &m_order;
    const std::span<const Placement> m_placements;
    PerKind<Placements> m_placementsOf;
    RemainingPieces m_remaining;
    SolutionRecorder<Tracer> m_recorder;
    const Subproblem *m_subproblem = nullptr;
    std::optional<core::Step> m_pivot; ///< the step of the subproblem's pivot, if it has one
    int m_laidCount = 0;
    core::IndexedArray<LaidPiece, PieceSet::maxPieces> m_laid;
    TreeProgress m_progress;
    FailureTable<Table> m_failures;
};

template <typename Table>
core::Outcome solveWith(const ScanOrder &order, std::span<const Placement> placements, const Tilings &tilings,
                        const core::Task &task, core::SearchContext &context)
{
    const Table table(Board(tilings, task.from), order, placements);
    return SubproblemSearch(tilings, task).solve(context, [&]<typename Tracer>(Tracer &tracer) {
        return CellSearch<Tracer, Table>(tracer, tilings, task, table, order, placements);
    });
}

CellTables suitableTables(const Tilings &tilings, std::size_t placements)
{
    const bool isLarge = placements > WordTable<2>::Placements::maxPlacements;
    if (tilings.grid().size() > WordTable<1>::maxCells || isLarge)
        return isLarge ? CellTables::AnyLines : CellTables::Lines;
    return placements > WordTable<1>::Placements::maxPlacements ? CellTables::TwoWords : CellTables::OneWord;
}

core::Outcome solveWith(CellTables tables, const ScanOrder &order, std::span<const Placement> placements,
                        const Tilings &tilings, const core::Task &task, core::SearchContext &context)
{
    switch (tables) {
    case CellTables::OneWord:
        return solveWith<WordTable<1>>(order, placements, tilings, task, context);
    case CellTables::TwoWords:
        return solveWith<WordTable<2>>(order, placements, tilings, task, context);
    case CellTables::AnyLines:
        return solveWith<LineTable<16>>(order, placements, tilings, task, context);
    case CellTables::Lines:
        break;
    }
    return solveWith<LineTable<2>>(order, placements, tilings, task, context);
}

core::Indexed<Placement> remainingPlacements(const Tilings &tilings, const ScanOrder &order,
                                             const core::Position &position)
{
    return placements(tilings, order, RemainingPieces(tilings, position).kinds());
}

core::Outcome solve(const Tilings &tilings, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = impossible(tilings, task.from); !why.empty())
        return {core::Outcome::Impossible, {}, std::move(why), {}};
    const ScanOrder order(tilings.grid());
    const auto placements = remainingPlacements(tilings, order, task.from);
    const CellTables tables = suitableTables(tilings, placements.size());
    return solveWith(tables, order, placements, tilings, task, context);
}

/// Returns the first empty cell in scan order.
int firstEmptyCell(const Board &board)
{
    const core::Grid grid = board.tilings().grid();
    const ScanOrder order(grid);
    for (int line = 0; line < order.lines; ++line) {
        for (int position = 0; position < order.length; ++position) {
            const int cell = order.cell(grid, line, position);
            if (board.isEmpty(cell))
                return cell;
        }
    }
    return -1;
}

/// Marks the holes that the search looks for: those of one cell, and those of two if there is no piece for them.
core::Explanation explainIsolated(const StepExplainer &step)
{
    core::Explanation why =
        step.marked({PUZZLE_TEXT("tilings", "Piece %1 would leave cells that no piece left can reach."),
                     {step.letter()}});
    for (const Hole &hole : holes(step.after())) {
        if (hole.size() > (step.remaining().count(1) + step.remaining().count(2) > 0 ? 1 : 2))
            continue;
        for (const int cell : hole)
            why.mark(cell, core::Role::Culprit);
    }
    return why;
}

/// Explains a refusal because of a known failure, and marks the cells that would be left.
core::Explanation explainFailure(const StepExplainer &step)
{
    core::Explanation why = step.marked(
        {PUZZLE_TEXT("tilings", "Piece %1 would leave the same empty cells and pieces as before, and those "
                                "had no solution."),
         {step.letter()}});
    for (const Hole &hole : holes(step.after())) {
        for (const int cell : hole)
            why.mark(cell, core::Role::Region);
    }
    return why;
}

core::Explanation explainForward(const Tilings &tilings, const StepExplainer &step)
{
    const int cell = firstEmptyCell(step.before());
    core::Explanation why =
        step.marked({PUZZLE_TEXT("tilings", "Piece %3 fits on the first empty cell: row %1, column %2."),
                     {tilings.grid().row(cell) + 1, tilings.grid().column(cell) + 1, step.letter()}});
    why.mark(cell, core::Role::Target);
    return why;
}

core::Explanation explain(const Tilings &tilings, const core::Position &before, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return explainSolution();
    const StepExplainer step(tilings, before, event.step);
    if (event.line == 0)
        return step.inSolution();
    if (event.line == ImageLine)
        return step.image();
    if (event.type == core::Event::Undid)
        return step.backtracking();
    if (event.line == PivotLine)
        return step.pivot();
    if (event.line == FailureLine)
        return explainFailure(step);
    return event.type == core::Event::Refused ? explainIsolated(step) : explainForward(tilings, step);
}

} // namespace

core::Outcome solveWithTables(const Tilings &tilings, const core::Task &task, core::SearchContext &context,
                              CellTables tables)
{
    const ScanOrder order(tilings.grid());
    const auto placements = remainingPlacements(tilings, order, task.from);
    return solveWith(tables, order, placements, tilings, task, context);
}

core::Solver solver()
{
    return {.id = "cells",
            .name = PUZZLE_TEXT("tilings", "Cell by cell"),
            .about = PUZZLE_TEXT(
                "tilings", "Covers the first empty cell, along the short side, with each piece that fits: "
                           "the fastest method on rectangles."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("tilings", "Cells examined"),
            .divisible = core::wholeTree,
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<pieceVariables>};
}

} // namespace tilings::cells
