// SPDX-License-Identifier: MIT
#include "tilings/kind.h"

#include "tilings/arguments.h"
#include "tilings/cells.h"
#include "tilings/cover.h"
#include "tilings/judging.h"
#include "tilings/naming.h"
#include "tilings/reading.h"
#include "tilings/symmetry.h"
#include "tilings/vinrich.h"

namespace tilings {

namespace {

constexpr core::Option options[] = {
    {"rows", PUZZLE_TEXT("tilings", "Rows"), core::Option::Integer, "3", 1, Tilings::longest},
    {"columns", PUZZLE_TEXT("tilings", "Columns"), core::Option::Integer, "7", 1, Tilings::longest},
    {"pieces",
     PUZZLE_TEXT("tilings", "Pieces"),
     core::Option::Word,
     "tetrominoes",
     0,
     0,
     {},
     PUZZLE_TEXT("tilings",
                 "tetrominoes, pentominoes, or a letter for each piece: m, IOTSL, FILNPTUVWXYZ; L*4 are "
                 "four, I5 is the pentomino, i the tetromino")},
    {"fixed",
     PUZZLE_TEXT("tilings", "Never turned over"),
     core::Option::Word,
     "",
     0,
     0,
     {},
     PUZZLE_TEXT("tilings",
                 "The letters of the pieces that lie as their letters are drawn and may only be turned"),
     PUZZLE_TEXT("tilings", "none")},
    {"closed",
     PUZZLE_TEXT("tilings", "Closed cells"),
     core::Option::Word,
     "",
     0,
     0,
     {},
     PUZZLE_TEXT("tilings",
                 "Row and column of a cell, 1.8, or of two corners of a rectangle, 4.4-5.5; + between "
                 "several. Edit mode paints them."),
     PUZZLE_TEXT("tilings", "none")},
};

constexpr core::Preset presets[] = {
    {"tiling:3x7,tetrominoes", PUZZLE_TEXT("tilings", "Vinrich's puzzle: tetrominoes and monomino, 3×7")},
    {"tiling:3x20,pentominoes", PUZZLE_TEXT("tilings", "Pentominoes, 3×20")},
    {"tiling:4x15,pentominoes", PUZZLE_TEXT("tilings", "Pentominoes, 4×15")},
    {"tiling:5x12,pentominoes", PUZZLE_TEXT("tilings", "Pentominoes, 5×12")},
    {"tiling:6x10,pentominoes", PUZZLE_TEXT("tilings", "Pentominoes, 6×10")},
    {"tiling:8x8,pentominoes:......../......../......../...##.../...##.../......../......../........",
     PUZZLE_TEXT("tilings", "Pentominoes, 8×8 without its centre")},
    {"tiling:8x8,pentominoes:#......#/......../......../......../......../......../......../#......#",
     PUZZLE_TEXT("tilings", "Pentominoes, 8×8 without its corners")},
    {"tiling:8x8,pieces=FILNPTUVWXYZO",
     PUZZLE_TEXT("tilings", "Dudeney's chessboard: pentominoes and a square, 8×8")},
    {"tiling:5x10,pieces=Y*10", PUZZLE_TEXT("tilings", "Ten pentominoes Y, 5×10")},
    {"tiling:4x10,pieces=IIOOTTSSLL,fixed=SL",
     PUZZLE_TEXT("tilings", "Two of each tetromino, S and L never turned over, 4×10")},
    {"tiling:4x5,pieces=IOTSL", PUZZLE_TEXT("tilings", "The five tetrominoes, 4×5: why not?")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "tilings",
    "A polyomino is made of equal squares, side by side: one is a monomino, four a tetromino, five a "
    "pentomino. "
    "There are five tetrominoes and twelve pentominoes, called by the letters that they look like.\n\n"
    "The pieces beside the board are to cover it, without overlaps, and all of them are to be used. They may "
    "be "
    "turned, and turned over, unless the board says which never are. Closed cells stay free.\n\n"
    "Where a piece would overlap another or leave a hole that the pieces left cannot fill, because of its "
    "size, it "
    "is refused, and the board shows why. A solution turned or reflected is an image of the same: with "
    "Vinrich's "
    "puzzle there are 52 solutions, 13 without images.");

/// In a function, so that they exist whichever file's constants are made first.
std::span<const core::Solver> solvers()
{
    static const core::Solver all[] = {vinrich(), cells(), cover()};
    return all;
}

const Tilings &asTilings(const core::Puzzle &puzzle)
{
    return static_cast<const Tilings &>(puzzle);
}

bool isSetName(const std::string &pieces)
{
    return pieces == "tetrominoes" || pieces == "pentominoes";
}

std::string compose(const core::Values &values)
{
    std::string text = values.text("rows") + 'x' + values.text("columns");
    const std::string pieces = values.text("pieces");
    text += isSetName(pieces) ? "," : ",pieces=";
    text += pieces;
    for (const char *key : {"fixed", "closed"}) {
        if (const std::string value = values.text(key); !value.empty())
            text.append(",").append(key).append("=").append(value);
    }
    return text;
}

core::Values describe(const core::Puzzle &puzzle)
{
    const Tilings &tilings = asTilings(puzzle);
    const std::string letters = tilings.pieces().letters();
    core::Values values(options);
    values.set("rows", std::to_string(tilings.grid().rows));
    values.set("columns", std::to_string(tilings.grid().columns));
    values.set("pieces", letters);
    if (letters == PieceSet::tetrominoes().letters())
        values.set("pieces", "tetrominoes");
    if (letters == PieceSet::pentominoes().letters())
        values.set("pieces", "pentominoes");
    values.set("fixed", tilings.pieces().fixedLetters());
    values.set("closed", writeClosed(tilings.grid(), tilings.closed()));
    return values;
}

const core::Solver &preferred(const core::Puzzle &puzzle, const core::Position &, core::Goal)
{
    return *kind().solver(asTilings(puzzle).hasClosedCells() ? "cover" : "cells");
}

core::Explanation remark(const core::Puzzle &puzzle, const core::Position &position)
{
    return puzzle.solved(position) ? core::Explanation() : impossible(asTilings(puzzle), position);
}

} // namespace

const core::Kind &kind()
{
    static const core::Kind tiling = {
        .id = "tiling",
        .name = PUZZLE_TEXT("tilings", "Tilings"),
        .about = PUZZLE_TEXT("tilings",
                             "Cover the board with tetrominoes or pentominoes, without gaps or overlaps."),
        .rules = rules,
        .options = options,
        .presets = presets,
        .solvers = solvers(),
        .parse = read,
        .compose = compose,
        .describe = describe,
        .preferred = preferred,
        .judge = [](const core::Puzzle &puzzle, const core::Position &position,
                    core::Control &control) { return judge(asTilings(puzzle), position, control); },
        .hint = [](const core::Puzzle &puzzle, const core::Position &position,
                   core::Control &control) { return hint(asTilings(puzzle), position, control); },
        .caption = [](const core::Puzzle &puzzle,
                      const core::Position &position) { return caption(asTilings(puzzle), position); },
        .symmetryClass =
            [](const core::Puzzle &puzzle, const core::Position &position) {
                return symmetryClass(asTilings(puzzle), position);
            },
        .remark = remark,
        .extent = [](const core::Puzzle &puzzle) { return extent(asTilings(puzzle)); },
    };
    return tiling;
}

} // namespace tilings
