// SPDX-License-Identifier: MIT
#include "core/tracer.h"
#include "core/variables.h"
#include "queens/explanations.h"
#include "queens/methods.h"
#include "queens/outcome.h"

// The method `formula` writes down a solution by a closed formula (E. Pauls, Das Maximalproblem der Damen auf dem
// Schachbrete, Deutsche Schachzeitung 1874); on a torus, each queen is two columns to the right of the one above
// (G. Pólya, 1918). All queens already on the board must be on squares of the formula, none of which may be
// closed.
namespace queens::formula {

namespace {

enum PseudocodeLine { EvenColumns = 1, OddColumns, LeapsDown, LeapsUp, Corner, RoundTorus };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("queens", "Even size, not of the form 6k + 2: row i of the upper half, column 2i"),
    PUZZLE_TEXT("queens", "Row i of the lower half: column 2i − 1"),
    PUZZLE_TEXT("queens",
                "Even size, of the form 6k + 2: from the middle on, two columns further in each row, "
                "wrapping round"),
    PUZZLE_TEXT("queens", "Its lower half: the upper one, turned by 180°"),
    PUZZLE_TEXT("queens", "Odd size: the solution with one queen fewer, and a queen in the corner"),
    PUZZLE_TEXT("queens", "A torus: two columns further in each row, going round the edge"),
};

/// The column where the formula places a queen, and the rule behind it. Rows and columns are counted from 0.
struct Rule {
    int column;
    PseudocodeLine line;
};

Rule ruleFor(int size, int row, bool torus = false)
{
    if (torus)
        return {2 * row % size, RoundTorus};
    if (size % 2 != 0 && row == size - 1)
        return {row, Corner};
    const int even = size - size % 2;
    const int half = even / 2;
    if (even % 6 != 2)
        return row < half ? Rule{2 * row + 1, EvenColumns} : Rule{2 * (row - half), OddColumns};
    const bool upper = row < half;
    const int i = (upper ? row : even - 1 - row) + 1;
    const int leap = (2 * i + half - 3) % even;
    return upper ? Rule{leap, LeapsDown} : Rule{even - 1 - leap, LeapsUp};
}

core::Explanation unfit(const Queens &queens, const core::Position &position, std::span<const core::Step>)
{
    core::Explanation closed = {PUZZLE_TEXT("queens", "The formula needs a square that is closed.")};
    core::Explanation why = {
        PUZZLE_TEXT("queens", "The formula fills an empty board; these queens are not where it puts them.")};
    for (int row = 0; row < queens.size(); ++row) {
        const core::Place &place = position[row];
        const int wanted = queens.grid().cell(ruleFor(queens.size(), row, queens.isTorus()).column, row);
        if (queens.isClosed(wanted))
            closed.mark(wanted, core::Role::Culprit);
        if (place.onBoard() && place.cell != wanted)
            why.mark(place.cell, core::Role::Culprit);
    }
    if (!closed.marks.empty())
        return closed;
    return why.marks.empty() ? core::Explanation() : why;
}

core::Outcome solve(const Queens &queens, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = whyUnsolvable(queens, task.from); !why.empty())
        return {core::Outcome::Impossible, {}, std::move(why), {}};
    if (core::Explanation why = unfit(queens, task.from, task.past); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    return core::watched(context, task, [&](auto &tracer) {
        core::Outcome outcome;
        for (int row = 0; row < queens.size(); ++row) {
            if (task.from[row].onBoard())
                continue;
            const Rule rule = ruleFor(queens.size(), row, queens.isTorus());
            tracer.at(rule.line);
            tracer.node(row);
            outcome.path.push_back(queens.set(row, rule.column));
            tracer.changed([&] { return outcome.path.back(); });
        }
        tracer.found(core::after(task.from, outcome.path), outcome.path);
        outcome.verdict = core::Outcome::Solved;
        outcome.stats = tracer.stats();
        return outcome;
    });
}

core::Text sentenceOf(int line)
{
    switch (line) {
    case EvenColumns:
        return PUZZLE_TEXT("queens",
                           "Row %1 from the top, in the upper half: column %2, twice as far to the right.");
    case OddColumns:
        return PUZZLE_TEXT("queens", "Row %1 from the top, in the lower half: column %2; the odd columns "
                                     "follow one another from the left.");
    case LeapsDown:
        return PUZZLE_TEXT("queens", "Row %1 from the top: column %2, two further than in the row above.");
    case RoundTorus:
        return PUZZLE_TEXT(
            "queens", "Row %1 from the top: column %2, two further than in the row above, going round the "
                      "edge.");
    case LeapsUp:
        return PUZZLE_TEXT("queens",
                           "Row %1 from the top mirrors a row of the upper half through the centre of the "
                           "board: column %2.");
    default:
        return PUZZLE_TEXT("queens",
                           "The long diagonal is still free: on this odd board, the last queen, of row %1, "
                           "goes into the corner, on column %2.");
    }
}

core::Explanation explain(const Queens &queens, const core::Position &before, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return explainSolution(queens, before);
    const core::Grid grid = queens.grid();
    const int cell = event.step.to.cell;
    return {sentenceOf(event.line),
            {grid.row(cell) + 1, grid.column(cell) + 1},
            {{std::int16_t(cell), core::Role::Target, {}}}};
}

std::vector<core::Variable> variables(const Queens &queens, const core::Position &, const core::Event &event)
{
    const core::Grid grid = queens.grid();
    const bool solved = event.type == core::Event::Solution;
    const int cell = event.step.to.cell;
    return {core::variable("n", queens.size()),
            core::variable("i", solved ? std::nullopt : std::optional(grid.row(cell) + 1)),
            core::variable("column", solved ? std::nullopt : std::optional(grid.column(cell) + 1))};
}

} // namespace

std::vector<int> columns(int size, bool torus)
{
    std::vector<int> columns;
    for (int row = 0; row < size; ++row)
        columns.push_back(ruleFor(size, row, torus).column);
    return columns;
}

core::LargeReading readLarge(std::string_view options, std::string_view method)
{
    auto list = core::OptionList::read(options);
    if (auto *fault = std::get_if<core::Fault>(&list))
        return *std::move(fault);
    const auto &read = std::get<core::OptionList>(list);
    const auto size = core::wholeNumber(read.head());
    if (!size || *size <= Queens::largest)
        return {};
    if (*size > mostByFormula)
        return core::fault(read.headAt(),
                           PUZZLE_TEXT("queens", "the number of queens must be a whole number from %1 to %2"),
                           {Queens::smallest, mostByFormula});
    if (!read.items().empty())
        return core::fault(read.items().front().at,
                           PUZZLE_TEXT("core", "a board of this size can only be solved from its start"));
    if (!method.empty() && method != "formula")
        return core::fault(0,
                           PUZZLE_TEXT("core", "a board of this size can only be solved by the method “%1”"),
                           {"formula"});
    const int queens = int(*size);
    const auto append = [queens](std::string &text, std::uint64_t row) {
        text += std::to_string(ruleFor(queens, int(row)).column + 1);
    };
    return core::LargeBoard{std::to_string(queens), "formula", [=] {
                                return core::LargeSolution{0, std::uint64_t(queens), append};
                            }};
}

core::Solver solver()
{
    return {.id = "formula",
            .name = PUZZLE_TEXT("queens", "Formula"),
            .about =
                PUZZLE_TEXT("queens", "One solution for every board size that has any, written down at once "
                                      "without a search (E. Pauls, 1874)."),
            .goals = core::onlyFirst,
            .counts = PUZZLE_TEXT("queens", "Queens placed"),
            .constructive = true,
            .pseudocode = pseudocode,
            .unsuitable = core::callback<unfit>,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace queens::formula
