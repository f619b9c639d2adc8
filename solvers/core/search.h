// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "core/explanation.h"
#include "core/values.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace core {

struct Division;
class LayerArchive;

enum class Goal : std::uint8_t { First, All, Count };

/// The names of the goals in files, traces and on the command line.
inline constexpr std::array goalNames{"first", "all", "count"};

constexpr const char *nameOf(Goal goal)
{
    return goalNames[std::size_t(goal)];
}

constexpr std::optional<Goal> goalNamed(std::string_view name)
{
    const auto *const found = std::ranges::find(goalNames, name);
    return found == goalNames.end() ? std::nullopt : std::optional(Goal(found - goalNames.begin()));
}

/// The progress of a search.
struct Stats {
    std::uint64_t nodes = 0;     ///< counted as in the document, if the method comes from one
    std::uint64_t solutions = 0; ///< `mostSolutions` means this many or more
    int depth = 0;
    int bound = 0; ///< the current bound of an iterative deepening search; 0 for other searches
    /// The length of the best solution so far, while shorter ones are still searched for; 0: none.
    int length = 0;
    int lowerBound = 0; ///< a proved lower bound of the length of any solution; 0: none is known
    double done = -1;   ///< the fraction of the tree that has been searched, 0 to 1; negative if unknown

    static constexpr auto mostSolutions = std::numeric_limits<std::uint64_t>::max();

    void addSolutions(std::uint64_t more)
    {
        if (__builtin_add_overflow(solutions, more, &solutions))
            solutions = mostSolutions;
    }
    bool overflows() const { return solutions == mostSolutions; }
};

/// The task of a solver: a goal, a position, and the conditions of the search.
struct Task {
    Goal goal = Goal::First;
    Position from;
    Path past; ///< the steps from the instance's start to `from`, if known
    Values options;
    std::uint64_t seed = 1;
    bool traced = false; ///< the search is watched: report every step to SearchListener::record
    /// The search goes on until a limit or the user ends it: a method that improves its solution uses all the
    /// time.
    bool untilStopped = false;
    double seconds = 0; ///< the time limit in seconds with untilStopped; 0 if unknown
    /// The part of the search to do (treecut.h); null: all of it.
    const Division *division = nullptr;
    LayerArchive *archive = nullptr; ///< where a count by layers saves them; null: nowhere
};

/// The result of a solver.
struct Outcome {
    enum Verdict : std::uint8_t {
        Solved,     ///< found what was wanted; with All and Count, the whole tree was searched
        Impossible, ///< proved to have no solution
        /// Stopped by the context, for lack of memory, or because the method does not suit the board.
        Stopped,
    };

    Verdict verdict = Stopped;
    Path path = {};          ///< with First: the solution; if stopped, the best solution so far, if any
    Explanation reason = {}; ///< why it is impossible, or why it stopped although the context did not end it
    Stats stats = {};
    Explanation ending = {}; ///< how the user's own program ended
    std::string log = {};    ///< what the user's own program wrote to its standard error
};

/// The names of the verdicts in files and on the command line.
inline constexpr std::array verdictNames{"solved", "impossible", "stopped"};

} // namespace core
