// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pdb/pdbset.h"
#include "taquin/quick/distancebeam.h"

#include <array>
#include <cstddef>

/// The constants of `quick`, all found by trial. `bench_taquin` measures them: its rows "quick, SIZE in SECONDS"
/// print the mean length of the solutions found in that time. Each group names the rows that its constants affect;
/// no other row may become worse.
namespace taquin::tuning {

// The sizes of boards for each search: all rows.

/// The most cells of a board that the beam search solves as a whole.
inline constexpr int maxBeamCells = PdbSet::maxCells;
/// The most cells of a board whose pattern databases are built almost instantly.
inline constexpr int maxInstantCells = 25;
/// The number of cells that placing leaves, on larger boards, for the first solution.
inline constexpr int firstRemainder = 9;

// The widths of the beams with pattern databases: "5x4", "Korf and Felner's 50" and "6x6".

/// The width of the first beam.
inline constexpr std::size_t firstWidth = 256;
/// The width of the first beam on boards whose databases are built in milliseconds.
inline constexpr std::size_t firstWidthOfInstant = 64;
/// The factor by which the width grows after a beam that found no solution.
inline constexpr std::size_t widening = 4;
/// The widest beam; later rounds begin from more boards instead.
inline constexpr std::size_t widest = 65'536;
/// The widest beam of a search with a known time, which takes some 450 MB.
inline constexpr std::size_t widestInTime = 1 << 18;
/// The largest factor by which the width grows at once: the time of a narrow beam is a poor estimate for a much
/// wider one.
inline constexpr double mostWidening = 16;
/// The least factor by which the width grows: a smaller one would hardly find more.
inline constexpr double leastWidening = 1.5;
/// The width from which a beam has work for all threads, and two beams would take too much memory.
inline constexpr std::size_t widthForOneAtOnce = 16'384;

// The beams from the parts of the best solution: "Korf and Felner's 50" and "6x6".

/// The number of equal parts of the best solution, between which beams begin.
inline constexpr std::size_t parts = 9;
/// The number of parts from which narrow beams start at the same time.
inline constexpr std::size_t partsAtOnce = 2;
/// The expected time of the beams from the parts, as a multiple of the time of the one beam from the start that
/// precedes them.
inline constexpr double beamsOfParts = 1.8;
/// The number of boards, on all levels, that the beams from the parts search between two looks at their results.
inline constexpr std::size_t boardsPerStepOfParts = 8'000;

// The large pattern databases: "Korf and Felner's 50 in 1 s".

/// The width from which large databases pay off: with them, a quarter of the width finds shorter solutions.
inline constexpr std::size_t widthForLarge = 4096;
/// The width from which large databases are built: below it, building takes more time than they save.
inline constexpr std::size_t widthToBuildLarge = 16'384;
/// The least time left, in seconds, for large databases to be built.
inline constexpr double secondsToBuildLarge = 4;

// The beams over distances, which work on the whole board: "8x8" and "10x10".

/// The weights of the beams that run in parallel.
inline constexpr std::array approachWeights = {
    DistanceBeam::Weights{12, 10, 2.738, {100, 100}}, DistanceBeam::Weights{12, 6, 2.4, {60, 60}},
    DistanceBeam::Weights{12, 5, 3, {70, 150}}, DistanceBeam::Weights{12, 20, 2.3, {100, 100}}};
/// The number of cells of all boards of a level in the first round.
inline constexpr std::size_t firstApproachCells = 64'000;
/// The number of cells of all boards of a level in the last rounds.
inline constexpr std::size_t mostApproachCells = 512'000;
/// The round from which such beams also begin from parts of the best solution: earlier, beams from the start find more.
inline constexpr int firstRoundOfParts = 4;
/// The number of these parts in that round; each later round has one more.
inline constexpr int approachParts = 5;
/// The number of boards, on all levels, that such beams search between two looks at their results.
inline constexpr std::size_t boardsPerStep = 32'000;
/// The number of steps of a beam between two boards from which tiles are placed.
inline constexpr int stepsPerPlacing = 2;
/// The score from which tiles are placed, as a fraction of the first score.
inline constexpr double nearEnough = 0.3;

// The same beams while the databases of a small board are being built: "5x4" and "6x6" without stored tables.

/// The number of cells of all boards of a level in the first round.
inline constexpr std::size_t firstCellsOfSmall = 8000;
/// The number of cells of all boards of a level in the last rounds.
inline constexpr std::size_t mostCellsOfSmall = 64'000;

// The windows of the solution that are shortened: "6x6", "8x8" and "10x10".

/// The initial length, in moves, of the windows that are shortened by iterative deepening.
inline constexpr int firstWindow = 12;
/// The number of moves by which these windows grow in each round.
inline constexpr int windowGrowth = 4;
/// The initial length, in moves, of the windows of a large board that are shortened by beams.
inline constexpr std::size_t firstBeamWindow = 60;
/// The number of moves by which these windows grow in each round.
inline constexpr std::size_t beamWindowGrowth = 45;
/// The length of such windows on a small board, in moves.
inline constexpr std::size_t windowOfSmall = 40;
/// The least width of beams from the start, on a board with instant databases, after which windows are shortened:
/// while beams are narrower, beams from more parts find more.
inline constexpr std::size_t widthForWindows = 4096;
/// The fewest cells of a board whose windows are shortened by beams: solutions of smaller boards are nearly
/// shortest.
inline constexpr int leastCellsForWindows = 20;
/// The width, in the first round, of the beams that shorten windows of a large board.
inline constexpr std::size_t firstBeamWindowWidth = 1000;
/// The width of that beam on a small board.
inline constexpr std::size_t firstWindowWidthOfSmall = 300;
/// The width of these beams in the last rounds.
inline constexpr std::size_t widestBeamWindow = 8000;
/// The number of windows that are shortened at the same time.
inline constexpr std::size_t windowsAtOnce = 4;

// The placing of tiles in other orders: "40x40".

/// The number of cells of all boards placed in a round.
inline constexpr int cellsPerRound = 6400;

} // namespace taquin::tuning
