// SPDX-License-Identifier: MIT
#include "taquin/quick.h"

#include "taquin/estimate.h"
#include "taquin/marks.h"
#include "taquin/parity.h"
#include "taquin/quicksearch.h"

namespace taquin {

namespace {

constexpr core::Goal goals[] = {core::Goal::First};

constexpr core::Option options[] = {
    {"rounds",
     PUZZLE_TEXT("taquin", "Rounds"),
     core::Option::Integer,
     "4",
     1,
     5,
     {},
     PUZZLE_TEXT("taquin", "Each takes about four times as long as the one before, and finds shorter ways")},
};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin", "More than 9 cells: the outer rows and columns are filled like stairs from the "
                          "upper left, the tile that the gap reaches soonest first; the gap goes where the "
                          "other tiles come nearer too"),
    PUZZLE_TEXT("taquin", "… the last two tiles of a row or column go in together, by the shortest way"),
    PUZZLE_TEXT("taquin",
                "The rest, or up to 36 cells the whole: level by level all moves are tried, and the "
                "boards that look nearest to the pattern tables and by powers of the "
                "distances go on; in each round four times as many"),
    PUZZLE_TEXT("taquin", "Piece by piece the way is searched again for a shorter one between the same two "
                          "boards"),
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const auto &taquin = static_cast<const Taquin &>(puzzle);
    if (auto no = impossible(taquin, task.from))
        return *std::move(no);
    const int atLeast = Estimate(Board(taquin.grid(), task.from)).total();
    const core::Values chosen = task.options.has("rounds") ? task.options : core::Values(options);
    const int rounds = int(chosen.integer("rounds"));
    core::Outcome outcome;
    Crew::gather(control, [&](Crew &crew, core::Control &own) {
        outcome = core::watched(own, task, [&]<typename Watch>(Watch &watch) {
            return QuickSearch<Watch>(watch, crew, own, taquin.grid(), task.from, rounds).run(atLeast);
        });
    });
    return outcome;
}

void prepare(const core::Puzzle &puzzle, core::Control &control)
{
    const core::Grid whole = puzzle.grid();
    const auto wait = [&](core::Grid grid) {
        TableShelf::shelf().wait(grid, TableSet::Small, [&] { return control.keepGoing({}); });
    };
    wait(Shells::rest(whole, firstRestCells));
    wait(Shells::rest(whole, mostCellsAtOnce));
    if (whole.size() <= mostBeamCells)
        wait(whole);
}

core::Explanation explainMove(const core::Event &event)
{
    const long long number = event.step.piece + 1;
    switch (QuickLine(event.line)) {
    case QuickLine::Single:
        if (event.reason == number)
            return {PUZZLE_TEXT("taquin", "Tile %1 goes on towards its cell."), {number}};
        return {PUZZLE_TEXT("taquin",
                            "Tile %1 makes way: the gap is on its way to tile %2, which goes home next."),
                {number, static_cast<long long>(event.reason)}};
    case QuickLine::Pair:
        return {PUZZLE_TEXT("taquin", "Tile %1 goes: tile %2 and the one after it go home together."),
                {number, static_cast<long long>(event.reason)}};
    case QuickLine::Nearest:
        return {PUZZLE_TEXT("taquin", "Tile %1 goes, on the way to the board that looks nearest now."),
                {number}};
    default:
        return {PUZZLE_TEXT("taquin", "Tile %1 goes, as the shortest way found so far wants it."), {number}};
    }
}

core::Explanation explain(const core::Puzzle &, const core::Position &, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order, by the shortest way found.")};
    core::Explanation why = explainMove(event);
    if (event.type == core::Event::Undid)
        why = {PUZZLE_TEXT("taquin", "Tile %1 goes back: another way is shown from here."),
               {static_cast<long long>(event.step.piece + 1)}};
    mark(why, event.step.from.cell, core::Role::Moving);
    mark(why, event.step.to.cell, core::Role::Target);
    return why;
}

} // namespace

core::Solver quick()
{
    return {.id = "quick",
            .name = PUZZLE_TEXT("taquin", "Short way, soon"),
            .about =
                PUZZLE_TEXT("taquin", "Finds a good way at once on boards of any size, and then better ones; "
                                      "up to 5×5 mostly within some per cent of the shortest. In its "
                                      "last rounds it takes up to 190 MB."),
            .goals = goals,
            .options = options,
            .anytime = true,
            .pseudocode = pseudocode,
            .prepare = prepare,
            .solve = solve,
            .explain = explain};
}

} // namespace taquin
