// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <string>
#include <vector>

/// A board on which every promise is tested.
struct Board {
    const core::Kind *kind = nullptr;
    std::string line;
    core::Game game;
};

/// Returns the puzzles of the program and the example of ARCHITECTURE.md.
core::Kinds kindsUnderContract();

/// Returns every preset of every puzzle, and its usual board dealt in every way by the seeds 1, 2 and 3.
const std::vector<Board> &boards();

/// Adds the boards as rows for a test function with the column "board", an index.
void addBoards();
/// Adds a row for each method that suits each board, with the columns "board" and "solver", indices.
void addBoardsAndSolvers();

/// Returns whether an explanation has a sentence, complete, and marks only cells of the grid.
bool isSound(const core::Explanation &why, const core::Grid &grid);

/// The budget of a method: 200 000 nodes, or a tenth of them where a sanitizer makes each ten times slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr std::uint64_t mostCalls = 20'000 / 1024;
#else
inline constexpr std::uint64_t mostCalls = 200'000 / 1024;
#endif
