// SPDX-License-Identifier: MIT
#include "tours/bishop/kind.h"

#include "tours/bishop/methods.h"
#include "tours/notations.h"
#include "tours/options.h"
#include "tours/othernames.h"

namespace tours {

namespace {

constexpr int searchable = 42; // squares of a colour; on a larger board `pruned` may never end

constexpr core::Option options[] = {
    {"columns", PUZZLE_TEXT("tours", "Columns"), core::Option::Integer, "8", Bishop::shortest, Tour::longest},
    {"rows", PUZZLE_TEXT("tours", "Rows"), core::Option::Integer, "8", Bishop::shortest, Tour::longest},
    {.id = "start",
     .name = PUZZLE_TEXT("tours", "Start"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT("tours",
                          "The first square, such as c5; if left empty, the top left corner or, if that is "
                          "closed, the first open square after it."),
     .blank = PUZZLE_TEXT("tours", "first open square"),
     .namesSquares = true},
    closedOption,
    endOption,
    givenOption,
};

/// The names of the puzzle besides its id.
constexpr const char *otherNames[] = {"fou", "bishops-tour", "bishop-tour", "tour-du-fou"};

constexpr core::Preset presets[] = {
    {"bishop:8x8", PUZZLE_TEXT("tours", "The standard board, 8×8")},
    {"bishop:4x6", PUZZLE_TEXT("tours", "A single tour, 4×6")},
    {"bishop:6x8", PUZZLE_TEXT("tours", "Eight tours, 6×8")},
    {"bishop:8x10", PUZZLE_TEXT("tours", "644 tours, 8×10")},
    {"bishop:5x5", PUZZLE_TEXT("tours", "Odd sides: no tour, 5×5")},
    {"bishop:6x6", PUZZLE_TEXT("tours", "No tour either, 6×6")},
    {"bishop:12x12", PUZZLE_TEXT("tours", "12×12")},
    {"bishop:40x40", PUZZLE_TEXT("tours", "40×40")},
    {"bishop:8x8,start=b3:b3 c4 d5 c6 b5 c4 d3",
     PUZZLE_TEXT("tours", "Seven squares that the rule allows: c4 is crossed both ways (course)")},
    {"bishop:8x8,start=d4:d4 e5 d6 c5 b4 c3",
     PUZZLE_TEXT("tours", "Six squares, after which the rule forbids d4 and e5 (course)")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "tours", "The bishop must visit all squares of the start’s colour, one square at a time along the "
             "diagonals. Click a square beside it, or drag the bishop there.\n\n"
             "A square may be visited twice, but the bishop may enter it only in a direction, falling ╲ or "
             "rising ╱, in which it has neither entered nor left it before. Only the square it enters "
             "matters: if it comes back to the start, it may leave again in the direction of its first step. "
             "The two directions are drawn differently.\n\n"
             "The tour is complete as soon as every square has been visited. A corner touches only one "
             "square, so the bishop cannot leave it again: a tour from a corner ends in the other corner of "
             "that colour. If both sides are odd, all four corners have one colour, and no tour visits them "
             "all.");

/// Parses options such as "8x8" or "8x8,start=c5", and the squares in order.
core::Reading parse(std::string_view board, std::string_view squares)
{
    auto read = readBoardOptions(board, {Bishop::shortest, Visits::UpToTwice});
    if (auto *fault = std::get_if<core::Fault>(&read))
        return std::move(*fault);
    auto &asked = std::get<BoardOptions>(read);
    return readSquares(std::make_shared<const Bishop>(asked.grid, asked.start, std::move(asked.conditions)),
                       squares, board.size() + 1);
}

std::string compose(const core::Values &values)
{
    const std::string start = values.text("start");
    return values.text("columns") + 'x' + values.text("rows") + (start.empty() ? "" : ",start=" + start) +
           composeConditions(values);
}

core::Values describe(const Bishop &bishop)
{
    core::Values values(options);
    values.set("columns", std::to_string(bishop.grid().columns));
    values.set("rows", std::to_string(bishop.grid().rows));
    describeConditions(bishop, values);
    return values;
}

const core::Solver &preferred(const Bishop &bishop, const core::Position &position, core::Goal goal)
{
    const Route route = bishop.route(position);
    const bool large = bishop.squaresToVisit(route.front()) > searchable;
    const bool suits = bishop.isPlain() && route.size() == 1 && bishop.deadEnds(route.front()).size() == 1;
    return *bishopKind().solver(goal == core::Goal::First && large && suits ? "mirrors" : "pruned");
}

/// Returns the tour's first and last square and its length, since tours differ in length.
core::Name caption(const Bishop &bishop, const core::Position &position)
{
    const Route route = bishop.route(position);
    return {bishop.square(route.front()), "–", bishop.square(route.back()),
            " (" + std::to_string(route.size()) + ')'};
}

/// Returns an upper bound on a tour's length; on the course text's own board, it is the text's bound of 62.
core::Explanation searchSpace(const Bishop &bishop)
{
    const int start = bishop.startCell();
    const bool fromCorner = bishop.openNeighbours(start) <= 1;
    const long long squares = bishop.squaresToVisit(start);
    const long long corners = std::ssize(bishop.deadEnds(start)) + (fromCorner ? 1 : 0);
    return {PUZZLE_TEXT("tours",
                        "Each square can be visited twice, a corner once: no tour of these %1 squares "
                        "has more than %2 numbers."),
            {squares, 2 * squares - corners}};
}

} // namespace

const core::Kind &bishopKind()
{
    // The solvers are made here, so that they exist regardless of the order of static initialization.
    static const core::Solver solvers[] = {course::solver(), bishopPruned::solver(), mirrors::solver()};
    static const core::Kind bishop = {
        .id = "bishop",
        .name = PUZZLE_TEXT("tours", "Bishop’s tour"),
        .about = PUZZLE_TEXT("tours", "Move the bishop over all squares of its colour. It may visit a square "
                                      "twice, but then enters it in another direction."),
        .rules = rules,
        .options = options,
        .presets = presets,
        .solvers = solvers,
        .alsoCalled = otherNames,
        .parse = core::withOtherNames<tours::namesInLines, parse>,
        .compose = compose,
        .describe = core::callback<describe>,
        .preferred = core::callback<preferred>,
        .judge = core::callback<judgeBishop>,
        .hint = core::callback<hintBishop>,
        .caption = core::callback<caption>,
        .symmetryClassifier = core::callback<openTourClassifier>,
        .searchSpace = core::callback<searchSpace>,
        .notations = bishopNotations,
    };
    return bishop;
}

} // namespace tours
