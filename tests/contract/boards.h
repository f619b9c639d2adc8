// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QString>

#include <functional>
#include <map>
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

/// Adds the boards, or those that are wanted, as rows for a test function with the column "board", an index.
void addBoards(const std::function<bool(const Board &)> &wanted = {});
/// Adds a row for each method, or each that is wanted, that suits each board, with the columns "board" and
/// "solver", indices.
void addBoardsAndSolvers(const std::function<bool(const core::Kind &, const core::Solver &)> &wanted = {});

/// Returns whether an explanation has a sentence, complete, and marks only cells of the grid.
bool isSound(const core::Explanation &why, const core::Grid &grid);

/// The budget of a method: 200 000 nodes, or a tenth of them where a sanitizer makes each ten times slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr std::uint64_t mostCalls = 20'000 / 1024;
#else
inline constexpr std::uint64_t mostCalls = 200'000 / 1024;
#endif

/// Counts the searches that a budget of calls ended before there was anything to check, for each test function
/// and each method. A class of tests compares the counts with the known numbers, so that a method that has grown
/// slow does not pass unnoticed.
class EndedByBudget {
public:
    /// The number of searches that were ended, by test function and by method, as "kind method".
    using Table = std::map<std::string, std::map<std::string, int>>;

    /// Records a search of the test function that is running; returns `ended`, whether the budget ended it.
    bool note(const core::Kind &kind, const core::Solver &solver, bool ended);
    /// Records work that is not done by a method, under this name.
    bool note(const std::string &name, bool ended);
    /// Returns where the numbers differ from those expected; empty if they are the same. Nothing is compared if
    /// rows were chosen on the command line, or under a sanitizer, whose budget is smaller.
    QString differences(const Table &expected) const;

private:
    Table m_counts; ///< includes the methods of which no search was ended
};
