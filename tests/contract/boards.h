// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <string>
#include <vector>

/// A board that every promise is tried on.
struct Board {
    const core::Kind *kind = nullptr;
    std::string line;
    core::Game game;
};

/// The puzzles of the program, and the example of ARCHITECTURE.md.
core::Kinds kindsUnderContract();

/// Every preset of every puzzle, and its usual board dealt in every way by the seeds 1, 2 and 3.
const std::vector<Board> &boards();

/// The same, as rows for a test function with the column "board", an index.
void addBoards();
/// A row for each method that fits each board, with the columns "board" and "solver", indices.
void addBoardsAndSolvers();

/// Whether a sentence is there, complete, and speaks of cells that there are.
bool isSound(const core::Explanation &why, const core::Grid &grid);

/// How far a method is followed: 200 000 nodes; a tenth of them where a sanitizer makes each ten times
/// slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr std::uint64_t mostCalls = 20'000 / 1024;
#else
inline constexpr std::uint64_t mostCalls = 200'000 / 1024;
#endif
