// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QString>

#include <functional>
#include <map>
#include <string>
#include <vector>

/// A board on which the contract is tested.
struct Board {
    const core::Kind *kind = nullptr;
    std::string line;
    core::Game game;
};

/// Returns the puzzles of the program and the example puzzle of ARCHITECTURE.md.
core::Kinds kindsUnderContract();

/// Returns every preset of every puzzle, and its default board dealt in every way with seed 1, in a thorough run also
/// with the seeds 2 and 3.
const std::vector<Board> &boards();

/// Adds a row for each board, or each wanted one, to a test function, with an index in the column "board".
void addBoards(const std::function<bool(const Board &)> &wanted = {});
/// Adds a row for each method (or each wanted one) and each board that suits it, with indices in the columns
/// "board" and "solver". In the daily run each method has its first five boards.
void addBoardsAndSolvers(const std::function<bool(const core::Kind &, const core::Solver &)> &wanted = {});

/// Returns whether an explanation has a complete sentence, and marks cells of the grid only.
bool isSound(const core::Explanation &why, const core::Grid &grid);

/// The budget of a method: 200,000 nodes, or a tenth of them under a sanitizer, which makes each ten times
/// slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr std::uint64_t mostCalls = 20'000 / 1024;
#else
inline constexpr std::uint64_t mostCalls = 200'000 / 1024;
#endif

/// Counts, for each test function and each method, the searches that the budget ended before there was
/// anything to check. A test class compares the counts with known numbers, so that a method that becomes slow
/// is noticed.
class EndedByBudget {
public:
    /// The number of searches that the budget ended, by test function and by "kind method".
    using Table = std::map<std::string, std::map<std::string, int>>;

    /// Records a search of the current test function. Returns `ended`: whether the budget ended the search.
    bool note(const core::Kind &kind, const core::Solver &solver, bool ended);
    /// Records work under this name that is not a method's search.
    bool note(const std::string &name, bool ended);
    /// Returns the differences from the expected numbers; empty if there are none. Nothing is compared if
    /// rows were chosen on the command line, or under a sanitizer, whose budget is smaller.
    QString differences(const Table &expected) const;

private:
    Table m_counts; ///< includes methods none of whose searches was ended
};
