// SPDX-License-Identifier: MIT
#include "core/largenumber.h"
#include "core/othernames.h"
#include "solitaire/methods.h"
#include "solitaire/solitaire.h"

namespace solitaire {

namespace {

constexpr core::Choice boardChoices[] = {
    {"english", PUZZLE_TEXT("solitaire", "English, 33 holes")},
    {"european", PUZZLE_TEXT("solitaire", "European, 37 holes")},
    {"wiegleb", PUZZLE_TEXT("solitaire", "Wiegleb, 45 holes")},
    {"asymmetric", PUZZLE_TEXT("solitaire", "Asymmetric, 39 holes")},
    {"diamond", PUZZLE_TEXT("solitaire", "Diamond, 41 holes")},
    {"triangle", PUZZLE_TEXT("solitaire", "Triangle, 15 holes")},
    {"triangle4", PUZZLE_TEXT("solitaire", "Triangle, 10 holes")},
    {"triangle6", PUZZLE_TEXT("solitaire", "Triangle, 21 holes")},
    {"triangle7", PUZZLE_TEXT("solitaire", "Triangle, 28 holes")},
    {"triangle8", PUZZLE_TEXT("solitaire", "Triangle, 36 holes")},
    {"star", PUZZLE_TEXT("solitaire", "Star, 13 holes")},
    {Board::ownId, PUZZLE_TEXT("solitaire", "A board of your own")},
};

constexpr core::Option everyOption[] = {
    {"board", PUZZLE_TEXT("solitaire", "Board"), core::Option::OneOf, "english", 0, 0, boardChoices},
    {.id = "cells",
     .name = PUZZLE_TEXT("solitaire", "Own board"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT(
         "solitaire",
         "The rows of a board of your own, such as OOO/OOO/-O-: O is a hole, - is not. It is easier to "
         "change any board with “Edit the Board”"),
     .blank = PUZZLE_TEXT("solitaire", "6 × 6 holes")},
    {.id = "triangular",
     .name = PUZZLE_TEXT("solitaire", "Triangular"),
     .type = core::Option::Switch,
     .initial = "off",
     .about = PUZZLE_TEXT("solitaire",
                          "On a board of your own, pegs also jump along the diagonals that go down to the "
                          "right, as on the triangle")},
    {.id = "hole",
     .name = PUZZLE_TEXT("solitaire", "Empty hole"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT(
         "solitaire",
         "Row and column of the hole that is empty at the start, such as 44, or of several, such as "
         "44+45. If left empty: the board’s classic one"),
     .blank = PUZZLE_TEXT("solitaire", "the classic one")},
    {.id = "end",
     .name = PUZZLE_TEXT("solitaire", "Last peg"),
     .type = core::Option::Word,
     .about = PUZZLE_TEXT(
         "solitaire", "Row and column of the hole where the last peg must end, such as 44. If left empty: "
                      "anywhere"),
     .blank = PUZZLE_TEXT("solitaire", "anywhere")},
};

/// The names of the puzzle besides its id.
constexpr const char *otherNames[] = {"peg-solitaire", "pegs"};

/// Other names in position lines, most of them French.
constexpr core::OtherName namesInLines[] = {
    {core::OtherName::Head, "anglais", "english"},
    {core::OtherName::Head, "europeen", "european"},
    {core::OtherName::Head, "francais", "european"},
    {core::OtherName::Head, "allemand", "wiegleb"},
    {core::OtherName::Head, "asymetrique", "asymmetric"},
    {core::OtherName::Head, "losange", "diamond"},
    {core::OtherName::Head, "etoile", "star"},
    {core::OtherName::Head, "invente", "own"},
    {core::OtherName::Option, "cases", "cells"},
    {core::OtherName::Option, "triangulaire", "triangular"},
    {core::OtherName::Option, "trou", "hole"},
    {core::OtherName::Option, "trous", "hole"},
    {core::OtherName::Option, "trouvide", "hole"},
    {core::OtherName::Option, "depart", "hole"},
    {core::OtherName::Option, "fin", "end"},
    {core::OtherName::Option, "arrivee", "end"},
    {core::OtherName::Option, "dernierpion", "end"},
};

constexpr core::Preset presets[] = {
    {"solitaire:english", PUZZLE_TEXT("solitaire", "English board, as in the course")},
    {"solitaire:english,end=44", PUZZLE_TEXT("solitaire", "English board, centre to centre")},
    {"solitaire:european", PUZZLE_TEXT("solitaire", "European board")},
    {"solitaire:european,hole=44,end=44",
     PUZZLE_TEXT("solitaire", "European board, centre to centre: impossible")},
    {"solitaire:wiegleb", PUZZLE_TEXT("solitaire", "Wiegleb’s board")},
    {"solitaire:asymmetric", PUZZLE_TEXT("solitaire", "Asymmetric board")},
    {"solitaire:diamond", PUZZLE_TEXT("solitaire", "Diamond board")},
    {"solitaire:triangle", PUZZLE_TEXT("solitaire", "Triangle")},
    {"solitaire:triangle4", PUZZLE_TEXT("solitaire", "Small triangle")},
    {"solitaire:triangle6", PUZZLE_TEXT("solitaire", "Triangle of 21 holes")},
    {"solitaire:triangle7", PUZZLE_TEXT("solitaire", "Triangle of 28 holes")},
    {"solitaire:triangle8", PUZZLE_TEXT("solitaire", "Triangle of 36 holes")},
    {"solitaire:star", PUZZLE_TEXT("solitaire", "Star")},
    {"solitaire:own,cells=OOOOOO/OOOOOO/OOOOOO/OOOOOO/OOOOOO/OOOOOO",
     PUZZLE_TEXT("solitaire", "Square of 36 holes")},
    {"solitaire:english,end=44:--...--/--.O.--/..OOO../...O.../...O.../--...--/--...--",
     PUZZLE_TEXT("solitaire", "Cross")},
    {"solitaire:english,end=44:--...--/--.O.--/...O.../.OOOOO./...O.../--.O.--/--...--",
     PUZZLE_TEXT("solitaire", "Plus")},
    {"solitaire:english,end=44:--OOO--/--OOO--/..OOO../..O.O../......./--...--/--...--",
     PUZZLE_TEXT("solitaire", "Fireplace")},
    {"solitaire:english,end=44:--.O.--/--OOO--/.OOOOO./...O.../...O.../--OOO--/--OOO--",
     PUZZLE_TEXT("solitaire", "Arrow")},
    {"solitaire:english,end=44:--...--/--.O.--/..OOO../.OOOOO./OOOOOOO/--...--/--...--",
     PUZZLE_TEXT("solitaire", "Pyramid")},
    {"solitaire:english,end=44:--.O.--/--OOO--/.OOOOO./OOO.OOO/.OOOOO./--OOO--/--.O.--",
     PUZZLE_TEXT("solitaire", "Lozenge")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "solitaire",
    "A peg jumps in a straight line over a neighbouring peg, into the empty hole right behind it; the peg "
    "jumped over leaves the board. On most boards pegs jump along rows and columns, on the triangles and the "
    "star in all three directions of their sides. Click a peg and then a hole, or drag the peg.\n\n"
    "“Edit the Board” draws a board of your own, of up to 64 holes: a click turns a peg into an empty hole, "
    "an empty hole into no hole, and a free place into a hole with a peg.\n\n"
    "The aim is to leave a single peg: anywhere, or in a chosen hole. Consecutive jumps of one peg are one "
    "sweep; a game with few sweeps is elegant.\n\n"
    "Holes are named by row and column, from the top left: 44 is the centre of the English board.\n\n"
    "Not every aim can be reached. Colour the holes in three colours by diagonals: each jump changes the "
    "number of pegs of every colour by one. So if two of these numbers are alike, both even or both odd, "
    "they always stay alike, and the last peg can end in only a few holes, or in none.");

std::string compose(const core::Values &values)
{
    std::string text = values.text("board");
    if (text == Board::ownId && !values.text("cells").empty())
        text += ",cells=" + values.text("cells");
    if (text.starts_with(Board::ownId) && values.on("triangular"))
        text += ",triangular";
    for (const char *const key : {"hole", "end"}) {
        if (!values.text(key).empty())
            text += std::string(",") + key + '=' + values.text(key);
    }
    return text;
}

core::Values describe(const Solitaire &solitaire)
{
    const Board &board = solitaire.board();
    core::Values values(everyOption);
    values.set("board", board.id());
    if (board.isOwn()) {
        values.set("cells", board.shape().rows());
        values.set("triangular", board.isTriangular() ? "on" : "off");
    }
    if (!solitaire.beginsClassically())
        values.set("hole", solitaire.emptyHoles());
    if (solitaire.end())
        values.set("end", board.nameOf(*solitaire.end()));
    return values;
}

const core::Solver &preferred(const core::Puzzle &, const core::Position &, core::Goal)
{
    return *kind().solver("memory");
}

/// Returns a remark on a game that is over without being won.
core::Explanation remark(const Solitaire &solitaire, const core::Position &position)
{
    if (solitaire.solved(position) || !solitaire.moves(position).empty())
        return {};
    const auto isOnBoard = [](const core::Place &place) { return place.onBoard(); };
    return {PUZZLE_TEXT_N("solitaire", "None of the %n peg(s) can jump."),
            {std::ranges::count_if(position, isOnBoard)}};
}

core::Explanation searchSpace(const Solitaire &solitaire)
{
    const int holes = solitaire.board().holes();
    core::LargeNumber ways;
    for (int hole = 0; hole < holes; ++hole)
        ways.multiply(2);
    return {PUZZLE_TEXT("solitaire", "%1 ways to have each of the %2 holes full or empty"),
            {ways.argument(), holes}};
}

} // namespace

const core::Kind &kind()
{
    // The solvers are made here, so that they exist regardless of the order of static initialization.
    static const core::Solver solvers[] = {course::solver(), memory::solver(), sweeps::solver()};
    static const core::Kind solitaire = {
        .id = "solitaire",
        .name = PUZZLE_TEXT("solitaire", "Peg solitaire"),
        .about = PUZZLE_TEXT("solitaire", "Jump peg over peg until only one is left."),
        .rules = rules,
        .options = everyOption,
        .presets = presets,
        .solvers = solvers,
        .alsoCalled = otherNames,
        .listsMoves = true,
        .parse = core::withOtherNames<namesInLines, read>,
        .compose = compose,
        .describe = core::callback<describe>,
        .preferred = preferred,
        .judge = core::callback<judge>,
        .hint = core::callback<hint>,
        .remark = core::callback<remark>,
        .searchSpace = core::callback<searchSpace>,
        .notations = notations,
    };
    return solitaire;
}

} // namespace solitaire
