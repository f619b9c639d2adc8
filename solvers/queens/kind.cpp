// SPDX-License-Identifier: MIT
#include "queens/queens.h"

#include "core/celllist.h"
#include "core/largenumber.h"
#include "core/othernames.h"
#include "core/squarename.h"
#include "queens/deals.h"
#include "queens/methods.h"
#include "queens/notation.h"

#include <algorithm>

namespace queens {

namespace {

constexpr core::Option everyOption[] = {
    {"size", PUZZLE_TEXT("queens", "Queens"), core::Option::Integer, "8", Queens::smallest, Queens::largest},
    {.id = "torus",
     .name = PUZZLE_TEXT("queens", "Torus"),
     .type = core::Option::Switch,
     .initial = "off",
     .about = PUZZLE_TEXT("queens", "Diagonals that leave the board go on at the opposite edge.")},
    {.id = "closed",
     .name = PUZZLE_TEXT("queens", "Closed squares"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT("queens",
                          "Squares such as a1, or rectangles given by two corners, such as c3-d4, "
                          "joined by +. No queen may be there. You can paint them with “Edit the Board”."),
     .blank = PUZZLE_TEXT("queens", "none"),
     .namesSquares = true},
    {.id = "given",
     .name = PUZZLE_TEXT("queens", "Given queens"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT("queens",
                          "Squares such as c3, joined by +, where a queen is given: she stays there. You can "
                          "place them with “Edit the Board”."),
     .blank = PUZZLE_TEXT("queens", "none"),
     .namesSquares = true},
};

/// The names of the puzzle besides its id.
constexpr const char *otherNames[] = {"reines", "dames", "queen", "reine", "dame", "n-queens", "n-reines"};

/// Other names in position lines, most of them French.
constexpr core::OtherName namesInLines[] = {
    {core::OtherName::Option, "tore", "torus"},          {core::OtherName::Option, "torique", "torus"},
    {core::OtherName::Option, "toroidal", "torus"},      {core::OtherName::Option, "fermees", "closed"},
    {core::OtherName::Option, "casesfermees", "closed"}, {core::OtherName::Option, "interdites", "closed"},
    {core::OtherName::Option, "donnees", "given"},       {core::OtherName::Option, "reinesdonnees", "given"},
    {core::OtherName::Option, "placees", "given"},       {core::OtherName::Value, "commence", "begun"},
};

constexpr core::Preset presets[] = {
    {"queens:8", PUZZLE_TEXT("queens", "Eight queens")},
    {"queens:8,deal=begun,count=3,seed=1", PUZZLE_TEXT("queens", "Eight queens, three of them placed")},
    {"queens:4", PUZZLE_TEXT("queens", "Four queens: two solutions")},
    {"queens:5", PUZZLE_TEXT("queens", "Five queens")},
    {"queens:6", PUZZLE_TEXT("queens", "Six queens, harder than five")},
    {"queens:10", PUZZLE_TEXT("queens", "Ten queens")},
    {"queens:12", PUZZLE_TEXT("queens", "Twelve queens")},
    {"queens:16,deal=begun,count=4,seed=1", PUZZLE_TEXT("queens", "Sixteen queens, four of them placed")},
    {"queens:20", PUZZLE_TEXT("queens", "Twenty queens")},
    {"queens:40", PUZZLE_TEXT("queens", "Forty queens")},
    {"queens:8,closed=d4-e5+b2+b7+g2+g7", PUZZLE_TEXT("queens", "Eight queens, closed squares")},
    {"queens:8,given=b7+g3", PUZZLE_TEXT("queens", "Eight queens, two of them given")},
    {"queens:11,torus", PUZZLE_TEXT("queens", "Eleven queens on a torus")},
    {"queens:3", PUZZLE_TEXT("queens", "Three queens: why it is impossible")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "queens",
    "Place as many queens as the board has rows, so that none attacks another. A queen attacks along her "
    "row, her column and both diagonals.\n\nClick a square to place a queen there, or drag one from the "
    "tray. Click a queen, or drag her off the board, to remove her; you can also drag her to another square. "
    "An attacked square is refused, and a line shows which queen attacks it. The attacked squares can be "
    "greyed.\n\nEight queens have 92 solutions; 12 of them give all the others when the board is turned and "
    "mirrored. Every number of queens has a solution, except two and three.\n\nSquares may be closed: no "
    "queen may be there, but attacks pass over them. On a torus the diagonals go round the edge: what leaves "
    "the board goes on at the opposite side.");

std::string compose(const core::Values &values)
{
    std::string text = values.text("size");
    if (values.on("torus"))
        text += ",torus";
    if (const std::string closed = values.text("closed"); !closed.empty())
        text.append(",closed=").append(closed);
    if (const std::string given = values.text("given"); !given.empty())
        text.append(",given=").append(given);
    return text;
}

core::Values describe(const Queens &queens)
{
    core::Values values(everyOption);
    values.set("size", std::to_string(queens.size()));
    values.set("torus", queens.isTorus() ? "on" : "off");
    values.set("closed", core::writeCells(queens.grid(), queens.closed(), core::squareName));
    values.set("given", core::writeCells(queens.grid(), queens.given(), core::squareName));
    return values;
}

const core::Solver &preferred(const Queens &queens, const core::Position &position, core::Goal goal)
{
    const core::Solver &formula = *kind().solver("formula");
    const bool suits = goal == core::Goal::First && placed(position) == 0 &&
                       formula.unsuitable(queens, position, {}).empty();
    return suits ? formula : *kind().solver("bits");
}

core::Name caption(const Queens &queens, const core::Position &position)
{
    return {queens.columnsOf(position)};
}

/// Returns a sentence with the number of ways to place the queens, attacked or not.
core::Explanation searchSpace(const Queens &queens)
{
    if (queens.hasGivenQueens())
        return {};
    const int size = queens.size();
    const int squares = size * size;
    core::LargeNumber anywhere;
    core::LargeNumber byRow;
    if (queens.hasClosedSquares()) {
        const int open = int(std::ranges::count(queens.closed(), false));
        for (int row = 0; row < size; ++row) {
            const auto first = queens.closed().begin() + row * size;
            const auto inRow = std::count(first, first + size, false);
            if (inRow == 0)
                return {PUZZLE_TEXT("queens", "Row %1 is closed: there is no way to place its queen."),
                        {size - row}};
            byRow.multiply(double(inRow));
            anywhere.multiply(open - row);
            anywhere.divide(row + 1);
        }
        return {PUZZLE_TEXT("queens",
                            "%1 ways to place the queens on any open squares, %2 with one in each row "
                            "(attacks allowed)."),
                {anywhere.argument(), byRow.argument()}};
    }
    core::LargeNumber byColumn;
    for (int queen = 1; queen <= size; ++queen) {
        anywhere.multiply(squares - size + queen);
        anywhere.divide(queen);
        byRow.multiply(size);
        byColumn.multiply(queen);
    }
    return {PUZZLE_TEXT("queens",
                        "%1 ways to place the queens on any squares, %2 with one in each row, %3 with one in "
                        "each row and column (attacks allowed)."),
            {anywhere.argument(), byRow.argument(), byColumn.argument()}};
}

} // namespace

const core::Kind &kind()
{
    // The solvers are made here, so that they exist regardless of the order of static initialization.
    static const core::Solver solvers[] = {loops::solver(),  copies::solver(), lookback::solver(),
                                           string::solver(), bits::solver(),   formula::solver()};
    static const core::Kind queens = {
        .id = "queens",
        .name = PUZZLE_TEXT("queens", "Queens"),
        .about = PUZZLE_TEXT("queens", "Place a queen in every row so that none attacks another."),
        .rules = rules,
        .options = everyOption,
        .presets = presets,
        .solvers = solvers,
        .alsoCalled = otherNames,
        .deals = deals(),
        .parse = core::withOtherNames<namesInLines, read>,
        .parseLarge = formula::readLarge,
        .compose = compose,
        .describe = core::callback<describe>,
        .preferred = core::callback<preferred>,
        .judge = core::callback<judge>,
        .hint = core::callback<hint>,
        .caption = core::callback<caption>,
        .symmetryClassifier = core::callback<symmetryClassifier>,
        .searchSpace = core::callback<searchSpace>,
        .notations = notations,
    };
    return queens;
}

} // namespace queens
