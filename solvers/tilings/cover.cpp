// SPDX-License-Identifier: MIT
#include "core/exactcover.h"
#include "tilings/explanations.h"
#include "tilings/impossibility.h"
#include "tilings/methods.h"
#include "tilings/remainingpieces.h"
#include "tilings/treesearch.h"
#include "tilings/variables.h"

#include <algorithm>

namespace tilings::cover {

namespace {

// Tiling as an exact cover, solved by D. E. Knuth's Algorithm X (2000): the items are the empty cells and the
// remaining pieces, and the options are the placements of these pieces. The item with the fewest open options is
// covered next, by each option in turn. The search ignores the board's shape, so closed cells and ragged edges do
// not slow it down. For all solutions, the options of each subproblem's first item are searched in parallel.

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tilings",
                "All solutions of a symmetrical board: one piece first, only where no image of it came "
                "before"),
    PUZZLE_TEXT("tilings",
                "For each empty cell and each piece left, the placements are counted; the fewest decide"),
    PUZZLE_TEXT("tilings", "… not a placement that leaves none to another cell or piece"),
    PUZZLE_TEXT("tilings", "… otherwise one after another, and the search goes on"),
    PUZZLE_TEXT("tilings", "No placement left: the last piece is removed"),
    PUZZLE_TEXT("tilings", "A solution turned or reflected is also a solution"),
};

/// The lines of the pseudocode.
enum Line { PivotLine = 1, FewestLine, RefuseLine, ForwardLine, BacktrackLine, ImageLine };

/// The items and options of a position. A kind is one item, to be covered as often as it has pieces left.
class CoverProblem {
public:
    CoverProblem(const Tilings &tilings, const core::Position &position);

    core::ExactCover &cover() { return m_cover; }
    const core::ExactCover &cover() const { return m_cover; }

    int items() const { return int(m_cells.size() + m_kinds.size()); }
    /// Returns whether an item is a cell; otherwise it is a kind.
    bool isCell(int item) const { return item < int(m_cells.size()); }
    int cellOf(int item) const { return m_cells[item]; }
    int kindOf(int item) const { return m_kinds[item - int(m_cells.size())]; }

    int kindOfOption(int option) const { return m_options[option].kind; }
    const core::Place &placeOf(int option) const { return m_options[option].place; }
    /// Returns the option of this kind at this place, which must exist.
    int optionOf(int kind, const core::Place &place) const;

private:
    CoverProblem(const Board &board, const RemainingPieces &remaining);

    struct KindAtPlace {
        int kind;
        core::Place place;
    };

    core::Indexed<std::int16_t> m_cells; ///< indexed by item
    core::Indexed<int> m_kinds;          ///< indexed by item after the cells
    core::Indexed<KindAtPlace> m_options;
    core::ExactCover m_cover;
};

core::Indexed<std::int16_t> emptyCells(const Board &board)
{
    core::Indexed<std::int16_t> cells;
    for (std::int16_t cell = 0; cell < board.tilings().grid().size(); ++cell) {
        if (board.isEmpty(cell))
            cells.push_back(cell);
    }
    return cells;
}

core::Indexed<int> remainingKinds(const RemainingPieces &remaining)
{
    core::Indexed<int> kinds;
    for (int kind = 0; kind < maxKinds; ++kind) {
        if (remaining.count(kind) > 0)
            kinds.push_back(kind);
    }
    return kinds;
}

/// Returns how many times each item is to be covered.
std::vector<int> multiplicities(int cells, const core::Indexed<int> &kinds, const RemainingPieces &remaining)
{
    std::vector<int> times(std::size_t(cells), 1);
    for (const int kind : kinds)
        times.push_back(remaining.count(kind));
    return times;
}

CoverProblem::CoverProblem(const Tilings &tilings, const core::Position &position)
    : CoverProblem(Board(tilings, position), RemainingPieces(tilings, position))
{
}

CoverProblem::CoverProblem(const Board &board, const RemainingPieces &remaining)
    : m_cells(emptyCells(board)), m_kinds(remainingKinds(remaining)),
      m_cover(multiplicities(int(m_cells.size()), m_kinds, remaining))
{
    core::PerCell<int> itemOf(board.tilings().closed().size());
    for (int item = 0; item < int(m_cells.size()); ++item)
        itemOf[m_cells[item]] = item;
    std::vector<int> items;
    for (int item = int(m_cells.size()); item < this->items(); ++item) {
        const auto addOption = [&](const core::Place &place, const CoveredCells &cells) {
            if (!board.areEmpty(cells))
                return;
            items.assign(1, item);
            for (const int cell : cells)
                items.push_back(itemOf[cell]);
            m_cover.addOption(items);
            m_options.push_back({kindOf(item), place});
        };
        board.tilings().forEachPlace(kindOf(item), addOption);
    }
}

int CoverProblem::optionOf(int kind, const core::Place &place) const
{
    const auto found = std::ranges::find_if(
        m_options, [&](const KindAtPlace &option) { return option.kind == kind && option.place == place; });
    return int(found - m_options.begin());
}

/// An item encoded as the reason of an event: a cell as its number, a kind as a number greater than that of any cell.
class ItemReason {
public:
    explicit ItemReason(int code) : m_code(code) {}
    ItemReason(const CoverProblem &problem, int item)
        : m_code(problem.isCell(item) ? problem.cellOf(item) : firstKind + problem.kindOf(item))
    {
    }

    int code() const { return m_code; }
    bool isCell() const { return m_code < firstKind; }
    int cell() const { return m_code; }
    int kind() const { return m_code - firstKind; }

    friend bool operator==(const ItemReason &, const ItemReason &) = default;

private:
    static constexpr int firstKind = 2048;
    static_assert(firstKind > Tilings::maxSide * Tilings::maxSide);

    int m_code;
};

/// The search of the method `cover`. A node is an option tried; it is refused if it leaves an item without
/// options, which is the event's reason. The reason of a step forward is the item that it covers.
template <typename Tracer>
class CoverSearch {
public:
    CoverSearch(Tracer &tracer, const Tilings &tilings, const core::Task &task, CoverProblem problem)
        : m_tracer(tracer), m_tilings(tilings), m_problem(std::move(problem)),
          m_remaining(tilings, task.from), m_recorder(tracer, tilings, task), m_options(task.from.size() + 1)
    {
    }

    const core::Path &first() const { return m_recorder.first(); }

    /// Finds the tilings of subproblem number `index` of `subproblems`; returns false if the search is to end.
    bool run(const Subproblem &subproblem, int index, int subproblems)
    {
        m_tracer.stats().done = m_progress.enter(0, index, subproblems);
        return withPivot(subproblem, [this] { return search(1); });
    }
    /// Returns the open options of the subproblem's first item.
    std::vector<int> branches(const Subproblem &subproblem)
    {
        std::vector<int> all;
        withPivot(subproblem, [&] {
            const int item = cover().narrowest();
            all = item == core::ExactCover::none ? std::vector{0} : openOptions(item);
            return true;
        });
        return all;
    }
    /// Finds the tilings with one of these options.
    bool runBranch(const Subproblem &subproblem, int branch)
    {
        m_progress.enter(0, 0, 1);
        return withPivot(subproblem, [&] {
            const int item = cover().narrowest();
            return item == core::ExactCover::none ? search(1) : tryOption(item, branch, 2);
        });
    }

private:
    core::ExactCover &cover() { return m_problem.cover(); }

    /// Calls work() for the subproblem after laying its pivot, if it has one.
    bool withPivot(const Subproblem &subproblem, auto &&work)
    {
        m_subproblem = &subproblem;
        if (subproblem.pivot == Subproblem::noPivot)
            return work();
        const int option = m_problem.optionOf(m_tilings.kindOf(subproblem.pivot), subproblem.place);
        m_tracer.at(PivotLine);
        const bool isDead = cover().choose(option) != core::ExactCover::none;
        goForward(option, 0);
        const bool shouldContinue = isDead || work();
        goBack(option, shouldContinue);
        return shouldContinue;
    }

    std::vector<int> &openOptions(int item)
    {
        std::vector<int> &options = m_options[m_path.size()];
        cover().openOptions(item, options);
        // The order of the options depends on earlier tries, but in a cut tree it numbers the units.
        if (m_tracer.inHead())
            std::ranges::sort(options);
        return options;
    }

    bool search(int depth)
    {
        const int item = cover().narrowest();
        if (item == core::ExactCover::none)
            return m_recorder.record(*m_subproblem, m_path, ImageLine);
        const std::vector<int> &options = openOptions(item);
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (depth < TreeProgress::levels)
                m_tracer.stats().done = m_progress.enter(depth, int(i), int(options.size()));
            if (!tryOption(item, options[i], depth + 1))
                return false;
        }
        return true;
    }

    bool tryOption(int item, int option, int depth)
    {
        if (!m_tracer.node(int(m_path.size())))
            return false;
        const int dead = cover().choose(option);
        if (dead != core::ExactCover::none) {
            cover().undo();
            m_tracer.at(RefuseLine);
            m_tracer.refused(ItemReason(m_problem, dead).code(), [&] { return step(option); });
            return true;
        }
        m_tracer.at(ForwardLine);
        goForward(option, ItemReason(m_problem, item).code());
        const bool shouldContinue = searchUnit(depth);
        goBack(option, shouldContinue);
        return shouldContinue;
    }

    bool searchUnit(int depth)
    {
        if (!m_tracer.enter()) // another thread or part searches the unit
            return true;
        if (!search(depth))
            return false;
        m_tracer.leave();
        return true;
    }

    core::Step step(int option) const
    {
        return {m_remaining.nextPiece(m_problem.kindOfOption(option)), {}, m_problem.placeOf(option)};
    }
    /// Records the step of an option already chosen.
    void goForward(int option, int reason)
    {
        m_path.push_back(step(option));
        m_remaining.take(m_problem.kindOfOption(option));
        m_tracer.did([&] { return m_path.back(); }, reason);
    }
    void goBack(int option, bool isShown)
    {
        m_tracer.at(BacktrackLine);
        if (isShown)
            m_tracer.undid();
        m_path.pop_back();
        m_remaining.putBack(m_problem.kindOfOption(option));
        cover().undo();
    }

    Tracer &m_tracer;
    const Tilings &m_tilings;
    CoverProblem m_problem;
    RemainingPieces m_remaining;
    SolutionRecorder<Tracer> m_recorder;
    const Subproblem *m_subproblem = nullptr;
    std::vector<std::vector<int>> m_options; ///< the covered item's options, by the number of pieces laid
    core::Path m_path;
    TreeProgress m_progress;
};

core::Outcome solve(const Tilings &tilings, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = impossible(tilings, task.from); !why.empty())
        return {core::Outcome::Impossible, {}, std::move(why), {}};
    return searchCover(tilings, task, context);
}

/// Returns how many options an item has in a position.
long long countOptions(const CoverProblem &problem, ItemReason reason)
{
    for (int item = 0; item < problem.items(); ++item) {
        if (ItemReason(problem, item) == reason)
            return problem.cover().openCount(item);
    }
    return 0;
}

core::Explanation explainRefusal(const Tilings &tilings, const StepExplainer &step, ItemReason dead)
{
    if (!dead.isCell())
        return step.marked({PUZZLE_TEXT("tilings", "With piece %1 here, piece %2 would have no place left."),
                            {step.letter(), tilings.pieces().name(dead.kind())}});
    core::Explanation why = step.marked(
        {PUZZLE_TEXT("tilings", "With piece %1 here, no piece left could cover row %2, column %3."),
         {step.letter(), tilings.grid().row(dead.cell()) + 1, tilings.grid().column(dead.cell()) + 1}});
    why.mark(dead.cell(), core::Role::Culprit);
    return why;
}

core::Explanation explainForward(const Tilings &tilings, const core::Position &before,
                                 const StepExplainer &step, ItemReason item)
{
    const long long options = countOptions(CoverProblem(tilings, before), item);
    if (!item.isCell())
        return step.marked(
            {PUZZLE_TEXT_N("tilings", "Piece %1 has only %n place(s) left, the fewest of all; this is one."),
             {options, step.letter()}});
    core::Explanation why = step.marked(
        {PUZZLE_TEXT_N("tilings",
                       "Row %1, column %2 can be covered in only %n way(s), the fewest of all; this is piece "
                       "%3."),
         {options, tilings.grid().row(item.cell()) + 1, tilings.grid().column(item.cell()) + 1,
          step.letter()}});
    why.mark(item.cell(), core::Role::Target);
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
    if (event.type == core::Event::Refused)
        return explainRefusal(tilings, step, ItemReason(event.reason));
    return explainForward(tilings, before, step, ItemReason(event.reason));
}

} // namespace

core::Outcome searchCover(const Tilings &tilings, const core::Task &task, core::SearchContext &context)
{
    const CoverProblem problem(tilings, task.from);
    return SubproblemSearch(tilings, task).solve(context, [&]<typename Tracer>(Tracer &tracer) {
        return CoverSearch<Tracer>(tracer, tilings, task, problem);
    });
}

core::Explanation explainStep(const Tilings &tilings, const core::Position &before, const core::Step &step)
{
    const CoverProblem problem(tilings, before);
    return explainForward(tilings, before, StepExplainer(tilings, before, step),
                          ItemReason(problem, problem.cover().narrowest()));
}

core::Solver solver()
{
    return {.id = "cover",
            .name = PUZZLE_TEXT("tilings", "Exact cover"),
            .about = PUZZLE_TEXT("tilings",
                                 "Always continues with the cell or piece that has the fewest placements "
                                 "left: few tries, and the best method on boards with closed cells."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("tilings", "Placements"),
            .divisible = core::wholeTree,
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<pieceVariables>};
}

} // namespace tilings::cover
