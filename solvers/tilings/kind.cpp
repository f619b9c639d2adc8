// SPDX-License-Identifier: MIT
#include "tilings/tilings.h"

#include "core/largenumber.h"
#include "core/othernames.h"
#include "tilings/impossibility.h"
#include "tilings/methods.h"
#include "tilings/notation.h"
#include "tilings/polyominosets.h"
#include "tilings/symmetry.h"

#include <algorithm>

namespace tilings {

namespace {

constexpr core::Choice sets[] = {
    {"tetrominoes", PUZZLE_TEXT("tilings", "tetrominoes")},
    {"pentominoes", PUZZLE_TEXT("tilings", "pentominoes")},
    {"hexominoes", PUZZLE_TEXT("tilings", "hexominoes")},
    {"heptominoes", PUZZLE_TEXT("tilings", "heptominoes")},
    {"dominoes", PUZZLE_TEXT("tilings", "dominoes")},
    {"trominoes", PUZZLE_TEXT("tilings", "trominoes")},
    {"monominoes", PUZZLE_TEXT("tilings", "monominoes")},
};

constexpr core::Option everyOption[] = {
    {"columns", PUZZLE_TEXT("tilings", "Columns"), core::Option::Integer, "7", 1, Tilings::maxSide},
    {"rows", PUZZLE_TEXT("tilings", "Rows"), core::Option::Integer, "3", 1, Tilings::maxSide},
    {"pieces", PUZZLE_TEXT("tilings", "Pieces"), core::Option::Word, "tetrominoes", 0, 0, sets,
     PUZZLE_TEXT("tilings",
                 "A set, monominoes to heptominoes, or a letter per piece: m, IOTSL, FILNPTUVWXYZ; L*4 means "
                 "four, I5 the pentomino, i the tetromino; several are joined by +"),
     PUZZLE_TEXT("tilings", "none")},
    {.id = "own",
     .name = PUZZLE_TEXT("tilings", "Custom pieces"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT(
         "tilings",
         "Pieces drawn by a letter and dots, row by row, joined by +: JJJ/..J+AA*3 is one J and three "
         "dominoes. You can draw them with “Edit the Board”."),
     .blank = PUZZLE_TEXT("tilings", "none")},
    {.id = "onesided",
     .name = PUZZLE_TEXT("tilings", "One-sided"),
     .type = core::Option::Switch,
     .initial = "off",
     .about = PUZZLE_TEXT(
         "tilings",
         "No piece is turned over, and the mirror image of each is a piece of its own: J beside L, Z "
         "beside S")},
    {.id = "only",
     .name = PUZZLE_TEXT("tilings", "Selected pieces"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT("tilings", "The letters of those of the pieces above that are used: with "
                                     "pentominoes,only=FPUVW, five of the twelve"),
     .place = core::Option::OnlyInLines},
    {.id = "fixed",
     .name = PUZZLE_TEXT("tilings", "Never turned over"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT(
         "tilings", "The letters of the pieces that may be turned but not turned over; they lie as their "
                    "letters are drawn"),
     .blank = PUZZLE_TEXT("tilings", "none")},
    {.id = "closed",
     .name = PUZZLE_TEXT("tilings", "Closed cells"),
     .type = core::Option::Word,
     .about =
         PUZZLE_TEXT("tilings", "Row and column of a cell, 1.8, or of two corners of a rectangle, 4.4-5.5; "
                                "several are joined by +. You can paint them with “Edit the Board”."),
     .blank = PUZZLE_TEXT("tilings", "none")},
};

/// The names of the puzzle besides its id.
constexpr const char *otherNames[] = {"pavage",      "pavages",    "tilings",     "polyominoes", "polyominos",
                                      "pentominoes", "pentominos", "tetrominoes", "tetrominos"};

/// Other names in position lines, most of them French.
constexpr core::OtherName namesInLines[] = {
    {core::OtherName::Option, "monominos", "monominoes"},
    {core::OtherName::Option, "dominos", "dominoes"},
    {core::OtherName::Option, "trominos", "trominoes"},
    {core::OtherName::Option, "tetrominos", "tetrominoes"},
    {core::OtherName::Option, "pentominos", "pentominoes"},
    {core::OtherName::Option, "hexominos", "hexominoes"},
    {core::OtherName::Option, "heptominos", "heptominoes"},
    {core::OtherName::Value, "monominos", "monominoes"},
    {core::OtherName::Value, "dominos", "dominoes"},
    {core::OtherName::Value, "trominos", "trominoes"},
    {core::OtherName::Value, "tetrominos", "tetrominoes"},
    {core::OtherName::Value, "pentominos", "pentominoes"},
    {core::OtherName::Value, "hexominos", "hexominoes"},
    {core::OtherName::Value, "heptominos", "heptominoes"},
    {core::OtherName::Option, "triominos", "trominoes"},
    {core::OtherName::Value, "triominos", "trominoes"},
    {core::OtherName::Option, "pieces", "pieces"},
    {core::OtherName::Option, "vospieces", "own"},
    {core::OtherName::Option, "dessinees", "own"},
    {core::OtherName::Option, "onesided", "onesided"},
    {core::OtherName::Option, "auneface", "onesided"},
    {core::OtherName::Option, "uneface", "onesided"},
    {core::OtherName::Option, "seulement", "only"},
    {core::OtherName::Option, "fixes", "fixed"},
    {core::OtherName::Option, "jamaisretournees", "fixed"},
    {core::OtherName::Option, "fermees", "closed"},
    {core::OtherName::Option, "casesfermees", "closed"},
};

constexpr core::Preset presets[] = {
    {"tiling:3x7,tetrominoes", PUZZLE_TEXT("tilings", "Vinrich’s puzzle: tetrominoes and monomino, 3×7")},
    {"tiling:3x20,pentominoes", PUZZLE_TEXT("tilings", "Pentominoes, 3×20")},
    {"tiling:4x15,pentominoes", PUZZLE_TEXT("tilings", "Pentominoes, 4×15")},
    {"tiling:5x12,pentominoes", PUZZLE_TEXT("tilings", "Pentominoes, 5×12")},
    {"tiling:6x10,pentominoes", PUZZLE_TEXT("tilings", "Pentominoes, 6×10")},
    {"tiling:8x8,pentominoes:......../......../......../...##.../...##.../......../......../........",
     PUZZLE_TEXT("tilings", "Pentominoes, 8×8 without its centre")},
    {"tiling:8x8,pentominoes:#......#/......../......../......../......../......../......../#......#",
     PUZZLE_TEXT("tilings", "Pentominoes, 8×8 without its corners")},
    {"tiling:8x8,pieces=FILNPTUVWXYZO",
     PUZZLE_TEXT("tilings", "Dudeney’s chessboard: pentominoes and a square, 8×8")},
    {"tiling:5x10,pieces=Y*10", PUZZLE_TEXT("tilings", "Ten Y pentominoes, 5×10")},
    {"tiling:4x10,pieces=IIOOTTSSLL,fixed=SL",
     PUZZLE_TEXT("tilings", "Two of each tetromino, S and L never turned over, 4×10")},
    {"tiling:4x5,pieces=IOTSL", PUZZLE_TEXT("tilings", "The five tetrominoes, 4×5: impossible")},
    {"tiling:5x9,own=RR/R.*15", PUZZLE_TEXT("tilings", "Fifteen bent trominoes, 5×9")},
    {"tiling:9x10,pentominoes,onesided", PUZZLE_TEXT("tilings", "The 18 one-sided pentominoes, 9×10")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "tilings",
    "A polyomino is made of equal squares, side by side: one is a monomino, four a tetromino, five a "
    "pentomino. There are five tetrominoes and twelve pentominoes, named after the letters they look "
    "like.\n\nThe pieces beside the board must cover it without overlaps, and all of them must be used. You "
    "may turn them, and turn them over, unless the board forbids it. Closed cells stay free.\n\nDrag a piece "
    "to its place, or click the piece and then the place. R or the wheel turns it, F turns it over, in your "
    "hand, beside the board and on it. Esc puts back the piece in your hand; Delete, or a drag off the "
    "board, removes one.\n\nA piece is refused only where it does not fit. One that fits may still spoil the "
    "board: the verdict says so, and shows a hole that the pieces left cannot fill. A solution turned or "
    "reflected is an image of "
    "the same one: Vinrich’s puzzle has 52 solutions, 13 without the images.");

bool isSetName(std::string_view pieces)
{
    return std::ranges::find(polyominoSets, pieces, &PolyominoSet::name) != std::end(polyominoSets);
}

std::string compose(const core::Values &values)
{
    std::string text = values.text("rows") + 'x' + values.text("columns");
    const std::string pieces = values.text("pieces");
    std::string setNames;
    std::string letters;
    for (std::size_t from = 0; from < pieces.size();) {
        const std::size_t end = std::min(pieces.find('+', from), pieces.size());
        const std::string part = pieces.substr(from, end - from);
        if (isSetName(part))
            setNames.append(setNames.empty() ? "" : "+").append(part);
        else
            letters += part;
        from = end + 1;
    }
    text += pieceOptions(setNames, letters);
    const auto add = [&](const char *key) {
        if (const std::string value = values.text(key); !value.empty())
            text.append(",").append(key).append("=").append(value);
    };
    add("own");
    text += values.on("onesided") ? ",onesided" : "";
    add("fixed");
    add("closed");
    return text;
}

core::Values describe(const Tilings &tilings)
{
    // A selection is described by its pieces, which can be changed one by one.
    PieceSet pieces = tilings.pieces();
    if (!pieces.selection().empty())
        pieces.forgetSources();
    const std::string setNames = pieces.setNames();
    const std::string letters = pieces.letters();
    core::Values values(everyOption);
    values.set("rows", std::to_string(tilings.grid().rows));
    values.set("columns", std::to_string(tilings.grid().columns));
    values.set("pieces", setNames + (setNames.empty() || letters.empty() ? "" : "+") + letters);
    values.set("own", pieces.drawings());
    values.set("onesided", pieces.isOneSided() ? "on" : "off");
    values.set("fixed", pieces.fixedNames());
    values.set("closed", writeClosed(tilings));
    return values;
}

/// Returns whether there are so many pieces of so few kinds that `profile` counts the tilings faster than a
/// search.
bool hasManyEqualPieces(const Tilings &tilings)
{
    constexpr int fewestPieces = 12;
    constexpr int fewestOfEach = 3;
    constexpr int widest = 10;
    int kinds = 0;
    for (int kind = 0; kind < tilings.pieces().kinds(); ++kind)
        kinds += tilings.pieces().count(kind) > 0;
    const core::Grid grid = tilings.grid();
    return tilings.pieces().size() >= std::max(fewestPieces, fewestOfEach * kinds) &&
           std::min(grid.columns, grid.rows) <= widest;
}

const core::Solver &preferred(const Tilings &tilings, const core::Position &position, core::Goal goal)
{
    if (goal == core::Goal::Count && hasManyEqualPieces(tilings)) {
        const core::Solver &profile = *kind().solver("profile");
        if (profile.unsuitable(tilings, position, {}).empty())
            return profile;
    }
    return *kind().solver(tilings.hasClosedCells() ? "cover" : "cells");
}

core::Explanation remark(const Tilings &tilings, const core::Position &position)
{
    return tilings.solved(position) ? core::Explanation() : impossible(tilings, position);
}

/// Returns the letters of the pieces in the order of their first cells.
core::Name caption(const Tilings &tilings, const core::Position &position)
{
    std::vector<std::pair<int, std::string>> letters;
    for (int piece = 0; piece < int(position.size()); ++piece) {
        if (position[piece].onBoard())
            letters.emplace_back(position[piece].cell, tilings.name(piece));
    }
    std::ranges::sort(letters);
    std::string text;
    for (const auto &[cell, letter] : letters)
        text += letter;
    return {text};
}

/// Returns the number of places that a piece of this kind has on the empty board.
int countPlaces(const Tilings &tilings, int kind)
{
    int places = 0;
    const Board board(tilings);
    tilings.forEachPlace(kind, [&](const core::Place &, const CoveredCells &cells) {
        places += board.areEmpty(cells) ? 1 : 0;
    });
    return places;
}

/// Returns a sentence with the number of ways to lay the pieces, each as if it were alone.
core::Explanation searchSpace(const Tilings &tilings)
{
    core::LargeNumber ways;
    for (int kind = 0; kind < tilings.pieces().kinds(); ++kind) {
        const int places = tilings.pieces().count(kind) > 0 ? countPlaces(tilings, kind) : 0;
        if (tilings.pieces().count(kind) > 0 && places == 0)
            return {PUZZLE_TEXT("tilings", "Piece %1 has no place on this board."),
                    {tilings.pieces().name(kind)}};
        for (int copy = 0; copy < tilings.pieces().count(kind); ++copy)
            ways.multiply(places);
    }
    return {PUZZLE_TEXT("tilings", "%1 ways to lay the pieces, overlaps allowed."), {ways.argument()}};
}

} // namespace

const core::Kind &kind()
{
    // The solvers are made here, so that they exist regardless of the order of static initialization.
    static const core::Solver solvers[] = {vinrich::solver(), cells::solver(), cover::solver(),
                                           profile::solver()};
    static const core::Kind tiling = {
        .id = "tiling",
        .name = PUZZLE_TEXT("tilings", "Tilings"),
        .about = PUZZLE_TEXT("tilings",
                             "Cover the board with tetrominoes or pentominoes, without gaps or overlaps."),
        .rules = rules,
        .options = everyOption,
        .presets = presets,
        .solvers = solvers,
        .alsoCalled = otherNames,
        .parse = core::withOtherNames<namesInLines, read>,
        .compose = compose,
        .describe = core::callback<describe>,
        .preferred = core::callback<preferred>,
        .judge = core::callback<judge>,
        .hint = core::callback<hint>,
        .caption = core::callback<caption>,
        .symmetryClassifier = core::callback<symmetryClassifier>,
        .remark = core::callback<remark>,
        .searchSpace = core::callback<searchSpace>,
        .notations = notations,
    };
    return tiling;
}

} // namespace tilings
