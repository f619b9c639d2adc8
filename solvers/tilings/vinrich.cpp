// SPDX-License-Identifier: MIT
#include "tilings/explanations.h"
#include "tilings/impossibility.h"
#include "tilings/methods.h"
#include "tilings/treesearch.h"
#include "tilings/variables.h"

#include <algorithm>

namespace tilings::vinrich {

namespace {

// G. Vinrich's method after F. Neuville (1985). The pieces are laid in a given order, each in all its turns on all
// cells. A piece that fits is a try: the holes that it leaves are measured, and the piece is refused if the
// remaining pieces cannot make up the area of one. Monominoes come last, into the cells left. A monomino on the
// board stays there; all other pieces are taken up before the search begins.

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tilings", "The board is cleared; a monomino on it stays"),
    PUZZLE_TEXT("tilings",
                "The next piece of the order, in every orientation on every cell: each fit is a try"),
    PUZZLE_TEXT("tilings", "The empty regions are measured"),
    PUZZLE_TEXT("tilings", "… the pieces left cannot add up to the area of one: another place"),
    PUZZLE_TEXT("tilings", "… all can be filled: on to the next piece"),
    PUZZLE_TEXT("tilings", "All are laid: the monomino goes into the last hole"),
    PUZZLE_TEXT("tilings", "No place left: back to the piece before, which goes elsewhere"),
};

/// The lines of the pseudocode.
enum Line { ClearLine = 1, NextPieceLine, MeasureLine, RefuseLine, ForwardLine, LastHoleLine, BacktrackLine };

constexpr core::Option options[] = {
    {"order",
     PUZZLE_TEXT("tilings", "Order of the pieces"),
     core::Option::Word,
     "",
     0,
     0,
     {},
     PUZZLE_TEXT("tilings",
                 "The letters of the pieces, in the order to lay them; those left out come last. The number "
                 "of tries depends on it."),
     PUZZLE_TEXT("tilings", "as listed")},
};

using PieceOrder = std::vector<std::int16_t>;

/// Returns the pieces in the order of the letters, then all others, without monominoes. A letter stands for all
/// copies.
std::variant<PieceOrder, core::Explanation> readOrder(const Tilings &tilings, const std::string &letters)
{
    std::vector<int> kinds;
    for (std::size_t at = 0; at < letters.size();) {
        const std::string_view rest = std::string_view(letters).substr(at);
        const std::string_view name = rest.substr(0, std::max<std::size_t>(nameLength(rest), 1));
        at += name.size();
        if (name == " " || name == ",")
            continue;
        const auto kind = tilings.pieces().kindNamed(name);
        if (!kind)
            return core::Explanation{PUZZLE_TEXT("tilings",
                                                 "“%1” in the order is not the letter of a piece of this "
                                                 "board."),
                                     {std::string(name)}};
        if (std::ranges::find(kinds, *kind) == kinds.end())
            kinds.push_back(*kind);
    }
    for (int kind = 0; kind < tilings.pieces().kinds(); ++kind) {
        if (std::ranges::find(kinds, kind) == kinds.end())
            kinds.push_back(kind);
    }
    PieceOrder order;
    for (const int kind : kinds) {
        for (int copy = 0; copy < tilings.pieces().count(kind) && kind != Polyomino::monomino; ++copy)
            order.push_back(std::int16_t(tilings.pieces().firstPiece(kind) + copy));
    }
    return order;
}

/// Returns the position without any pieces but the monominoes.
core::Position cleared(const Tilings &tilings, core::Position position)
{
    for (int piece = 0; piece < int(position.size()); ++piece) {
        if (tilings.kindOf(piece) != Polyomino::monomino)
            position[piece] = {};
    }
    return position;
}

template <typename Tracer>
class VinrichSearch {
public:
    VinrichSearch(Tracer &tracer, const Tilings &tilings, const core::Task &task, PieceOrder order)
        : m_tracer(tracer), m_tilings(tilings), m_task(task), m_order(std::move(order)),
          m_position(task.from), m_board(tilings), m_remaining(tilings, tilings.start())
    {
    }

    core::Outcome run()
    {
        clear();
        const bool isComplete = layNext(0, 0);
        return searchOutcome(m_tilings, m_task, cleared(m_tilings, m_task.from), isComplete, m_tracer.stats(),
                             std::move(m_first));
    }

private:
    struct Placement {
        core::Place place;
        CoveredCells cells;
    };

    bool isMonomino(int piece) const { return m_tilings.kindOf(piece) == Polyomino::monomino; }

    /// Takes up all pieces but the monominoes.
    void clear()
    {
        m_tracer.at(ClearLine);
        for (int piece = 0; piece < int(m_position.size()); ++piece) {
            const core::Place from = m_position[piece];
            if (!from.onBoard())
                continue;
            if (isMonomino(piece)) {
                m_board.lay(piece, *m_tilings.coveredCells(Polyomino::monomino, from));
                m_remaining.remove(1);
                continue;
            }
            m_path.push_back({std::int16_t(piece), from, {}});
            m_position[piece] = {};
            m_tracer.did([&] { return m_path.back(); });
        }
    }

    const std::vector<Placement> &placements(int kind)
    {
        std::vector<Placement> &all = m_placements[kind];
        if (all.empty()) {
            m_tilings.forEachPlace(kind, [&](const core::Place &place, const CoveredCells &cells) {
                all.push_back({place, cells});
            });
        }
        return all;
    }

    /// Lays the next piece in order. A piece equal to the one before starts after it, at placement `from`, so that
    /// the two are never exchanged.
    bool layNext(std::size_t index, std::size_t from)
    {
        if (index == m_order.size())
            return fillLastHoles();
        const std::int16_t piece = m_order[index];
        const std::vector<Placement> &all = placements(m_tilings.kindOf(piece));
        for (std::size_t i = from; i < all.size(); ++i) {
            if (index < TreeProgress::levels)
                m_tracer.stats().done = m_progress.enter(int(index), int(i), int(all.size()));
            if (!m_board.areEmpty(all[i].cells))
                continue;
            if (!tryPlacement(index, piece, i))
                return false;
        }
        return true;
    }

    bool tryPlacement(std::size_t index, std::int16_t piece, std::size_t number)
    {
        if (!m_tracer.node(int(m_path.size())))
            return false;
        const Placement &tried = placements(m_tilings.kindOf(piece))[number];
        const core::Step step{piece, {}, tried.place};
        m_board.lay(piece, tried.cells);
        m_remaining.remove(tried.cells.size());
        const bool shouldContinue =
            unfillableHole(m_board, m_remaining).empty() ? goForward(index, step, number) : refuse(step);
        m_remaining.add(tried.cells.size());
        m_board.takeUp(tried.cells);
        return shouldContinue;
    }

    bool refuse(const core::Step &step)
    {
        m_tracer.at(RefuseLine);
        m_tracer.refused(RefuseLine, [&] { return step; });
        return true;
    }

    bool goForward(std::size_t index, const core::Step &step, std::size_t number)
    {
        m_tracer.at(ForwardLine);
        m_tracer.did([&] { return step; });
        m_path.push_back(step);
        const int kind = m_tilings.kindOf(step.piece);
        const bool isNextEqual = index + 1 < m_order.size() && m_tilings.kindOf(m_order[index + 1]) == kind;
        const bool shouldContinue = layNext(index + 1, isNextEqual ? number + 1 : 0);
        m_path.pop_back();
        m_tracer.at(BacktrackLine);
        if (shouldContinue)
            m_tracer.undid();
        return shouldContinue;
    }

    bool fillLastHoles()
    {
        const std::size_t before = m_path.size();
        std::int16_t cell = 0;
        m_tracer.at(LastHoleLine);
        for (int piece = 0; piece < int(m_position.size()); ++piece) {
            if (!isMonomino(piece) || m_position[piece].onBoard())
                continue;
            while (!m_board.isEmpty(cell))
                ++cell;
            m_path.push_back({std::int16_t(piece), {}, {cell++, 0}});
            m_tracer.did([&] { return m_path.back(); });
        }
        const bool shouldContinue = report();
        m_tracer.at(BacktrackLine);
        while (m_path.size() > before) {
            m_path.pop_back();
            if (shouldContinue)
                m_tracer.undid();
        }
        return shouldContinue;
    }

    bool report()
    {
        if (m_task.goal == core::Goal::Count) {
            ++m_tracer.stats().solutions;
            return m_tracer.going();
        }
        const bool isFirst = m_task.goal == core::Goal::First;
        if (isFirst)
            m_first = m_path;
        return m_tracer.found(core::after(m_task.from, m_path), m_path) && !isFirst;
    }

    Tracer &m_tracer;
    const Tilings &m_tilings;
    const core::Task &m_task;
    const PieceOrder m_order;  ///< the order without monominoes
    core::Position m_position; ///< the position at the start; later, that with only the monominoes left
    Board m_board;
    RemainingSizes m_remaining;
    PerKind<std::vector<Placement>> m_placements;
    core::Path m_path;
    core::Path m_first;
    TreeProgress m_progress;
};

core::Outcome solve(const Tilings &tilings, const core::Task &task, core::SearchContext &context)
{
    auto order = readOrder(tilings, task.options.text("order"));
    if (auto *why = std::get_if<core::Explanation>(&order))
        return {core::Outcome::Stopped, {}, std::move(*why), {}};
    if (core::Explanation why = impossible(tilings, cleared(tilings, task.from)); !why.empty())
        return {core::Outcome::Impossible, {}, std::move(why), {}};
    return core::runSearch<VinrichSearch>(context, task, tilings, task, std::get<PieceOrder>(order));
}

core::Explanation explainForward(const StepExplainer &step)
{
    const std::string &letter = step.letter();
    const long long size = step.remaining().onlySize();
    if (size == 0)
        return {PUZZLE_TEXT("tilings",
                            "Piece %1 fits, and the pieces left can make up the areas of all regions: go "
                            "on."),
                {letter}};
    if (step.remaining().count(1) > 0)
        return {PUZZLE_TEXT("tilings",
                            "Piece %1 fits, and the areas of the regions are multiples of %2, with a "
                            "remainder for monominoes: go on."),
                {letter, size}};
    return {PUZZLE_TEXT("tilings", "Piece %1 fits, and the areas of the regions are multiples of %2: go on."),
            {letter, size}};
}

core::Explanation explain(const Tilings &tilings, const core::Position &before, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return explainSolution();
    const StepExplainer step(tilings, before, event.step);
    const std::string &letter = step.letter();
    if (event.type == core::Event::Refused)
        return step.marked(explainHole(unfillableHole(step.after(), step.remaining()), step.remaining()));
    if (event.line == ClearLine)
        return step.marked(
            {PUZZLE_TEXT("tilings", "Piece %1 is removed: the method starts with an empty board."),
             {letter}});
    if (event.line == LastHoleLine)
        return step.marked({PUZZLE_TEXT("tilings", "The monomino goes into the last hole.")});
    if (event.type == core::Event::Undid)
        return step.marked(
            {PUZZLE_TEXT("tilings", "Piece %1 leads nowhere: it goes elsewhere, or the one before does."),
             {letter}});
    return step.marked(explainForward(step));
}

std::vector<core::Variable> variables(const Tilings &tilings, const core::Position &before,
                                      const core::Event &event)
{
    core::Position measured = core::positionAfter(before, event);
    if (event.type == core::Event::Refused)
        core::advance(measured, event.step);
    std::vector<int> areas;
    for (const Hole &hole : holes(Board(tilings, measured)))
        areas.push_back(int(hole.size()));
    std::vector<core::Variable> variables = pieceVariables(tilings, before, event);
    variables.push_back(core::variable("areas", core::sequence(areas, tilings.grid().size())));
    return variables;
}

} // namespace

core::Solver solver()
{
    return {.id = "vinrich",
            .name = PUZZLE_TEXT("tilings", "Vinrich’s method"),
            .about = PUZZLE_TEXT(
                "tilings",
                "Lays the pieces in a given order, with backtracking, and measures the empty regions after "
                "each. The number of tries depends on the order: 652 as the pieces are listed, 650 to 3,776 "
                "in others, for all 52 solutions of 3×7. The document’s 2,280 cannot be reproduced, since "
                "its order is lost."),
            .goals = core::everyGoal,
            .options = options,
            .counts = PUZZLE_TEXT("tilings", "Vinrich’s tries"),
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace tilings::vinrich
