// SPDX-License-Identifier: MIT
#include "tilings/vinrich.h"

#include "tilings/arguments.h"
#include "tilings/stepwords.h"
#include "tilings/vinrichsearch.h"

#include <algorithm>

namespace tilings {

namespace {

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Option options[] = {
    {"order",
     PUZZLE_TEXT("tilings", "Order of the pieces"),
     core::Option::Word,
     "",
     0,
     0,
     {},
     PUZZLE_TEXT("tilings",
                 "The letters of the pieces, the one to be laid first in front; those left out come "
                 "last. The tries depend on it."),
     PUZZLE_TEXT("tilings", "as they are listed")},
};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tilings", "The board is cleared; a monomino that lies on it stays"),
    PUZZLE_TEXT("tilings",
                "The next piece of the order, in every turn on every cell: where it fits is a try"),
    PUZZLE_TEXT("tilings", "The empty regions are measured"),
    PUZZLE_TEXT("tilings", "… one with an area that the pieces left cannot make up: another place"),
    PUZZLE_TEXT("tilings", "… all can be made up: forward, to the next piece"),
    PUZZLE_TEXT("tilings", "All laid: the monomino goes into the last hole"),
    PUZZLE_TEXT("tilings", "No place left: back to the piece before, which goes elsewhere"),
};

using Order = std::variant<std::vector<std::int16_t>, core::Explanation>;

/// The pieces in the order of these letters, and the others after them. A letter stands for all copies.
Order readOrder(const Tilings &tilings, const std::string &letters)
{
    std::vector<int> kinds;
    for (const char letter : letters) {
        if (letter == ' ' || letter == ',')
            continue;
        const auto kind = tilings.pieces().kindOf(letter);
        if (!kind)
            return core::Explanation{PUZZLE_TEXT("tilings",
                                                 "“%1” in the order is not the letter of a piece of this "
                                                 "board."),
                                     {std::string(1, letter)}};
        if (std::ranges::find(kinds, *kind) == kinds.end())
            kinds.push_back(*kind);
    }
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        if (std::ranges::find(kinds, kind) == kinds.end())
            kinds.push_back(kind);
    }
    std::vector<std::int16_t> order;
    for (const int kind : kinds) {
        for (int copy = 0; copy < tilings.pieces().count(kind) && kind != Polyomino::monomino; ++copy)
            order.push_back(std::int16_t(tilings.pieces().firstPiece(kind) + copy));
    }
    return order;
}

/// The position once all but the monominoes are taken up.
core::Position cleared(const Tilings &tilings, core::Position position)
{
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (tilings.kindOf(int(piece)) != Polyomino::monomino)
            position[piece] = {};
    }
    return position;
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const auto &tilings = static_cast<const Tilings &>(puzzle);
    Order order = readOrder(tilings, task.options.text("order"));
    if (auto *why = std::get_if<core::Explanation>(&order))
        return {core::Outcome::Stopped, {}, std::move(*why), {}};
    if (core::Explanation why = impossible(tilings, cleared(tilings, task.from)); !why.empty())
        return {core::Outcome::Impossible, {}, std::move(why), {}};
    core::Outcome outcome = core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        return VinrichSearch<Watch>(watch, tilings, task, std::get<std::vector<std::int16_t>>(order)).run();
    });
    if (outcome.verdict == core::Outcome::Impossible)
        outcome.reason = explainTried(tilings);
    return outcome;
}

core::Explanation explain(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return explainSolution();
    const StepWords words(static_cast<const Tilings &>(puzzle), before, event.step);
    const std::string &letter = words.letter();
    if (event.type == core::Event::Refused)
        return words.marked(explainHole(hopelessHole(words.after(), words.supply()), words.supply()));
    if (event.line == VinrichLine::Clear)
        return words.marked(
            {PUZZLE_TEXT("tilings", "Piece %1 is taken up: the method begins with an empty board."),
             {letter}});
    if (event.line == VinrichLine::LastHole)
        return words.marked({PUZZLE_TEXT("tilings", "The monomino goes into the last hole.")});
    if (event.type == core::Event::Undid)
        return words.marked(
            {PUZZLE_TEXT("tilings",
                         "Piece %1 has nowhere to lead: it goes elsewhere, or the one before does."),
             {letter}});
    const long long size = words.supply().onlySize();
    if (size == 0)
        return words.marked(
            {PUZZLE_TEXT("tilings", "Piece %1 fits, and the pieces left can make up the areas of all "
                                    "regions: forward."),
             {letter}});
    if (words.supply().count(1) > 0)
        return words.marked(
            {PUZZLE_TEXT("tilings", "Piece %1 fits, and the areas of the regions are multiples of %2, "
                                    "with a rest for monominoes: forward."),
             {letter, size}});
    return words.marked(
        {PUZZLE_TEXT("tilings", "Piece %1 fits, and the areas of the regions are multiples of %2: forward."),
         {letter, size}});
}

} // namespace

core::Solver vinrich()
{
    return {.id = "vinrich",
            .name = PUZZLE_TEXT("tilings", "Vinrich's method"),
            .about = PUZZLE_TEXT(
                "tilings",
                "Lays the pieces in a given order, forward and back, and measures the empty regions after "
                "each. The "
                "tries depend on the order: 652 as the pieces are listed, 650 to 3,776 in others, for all 52 "
                "solutions of 3×7. The 2,280 of the document cannot be had again, since its order is lost."),
            .goals = goals,
            .options = options,
            .counts = PUZZLE_TEXT("tilings", "His count of tries"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = explain};
}

} // namespace tilings
