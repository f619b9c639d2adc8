// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "core/explanation.h"
#include "core/values.h"

#include <cstdint>
#include <limits>

namespace core {

struct Division;

enum class Goal : std::uint8_t { First, All, Count };

/// The progress of a search.
struct Stats {
    std::uint64_t nodes = 0;     ///< a method taken from a document counts what the document counts
    std::uint64_t solutions = 0; ///< `mostSolutions`: there are that many or more
    int depth = 0;
    int bound = 0; ///< the bound of an iterative deepening search; 0 if it has none
    /// The length of the best solution so far if shorter ones may still replace it; 0: none.
    int length = 0;
    int lowerBound = 0; ///< if `length` is given: the number of moves that every solution needs
    double done = -1;   ///< the fraction of the whole tree that is searched, 0 to 1; negative if unknown

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
    Path past; ///< the way from the instance's start to `from`, if known
    Values options;
    std::uint64_t seed = 1;
    bool traced = false; ///< the search is watched: report every step to SearchListener::record
    /// A limit or the user ends the search: a method that finds better and better solutions goes on until then.
    bool untilStopped = false;
    double seconds = 0; ///< the time limit of untilStopped in seconds; 0 if unknown
    /// The part of the search to do, in units (treecut.h); null: all of it.
    const Division *division = nullptr;
};

/// The result of a solver.
struct Outcome {
    enum Verdict : std::uint8_t {
        Solved,     ///< found what was asked for; with All and Count the whole tree was searched
        Impossible, ///< proved to have no solution
        /// Stopped by the context, for lack of memory, or because the method does not fit the board.
        Stopped,
    };

    Verdict verdict = Stopped;
    Path path = {};          ///< First: the solution. Stopped: the best solution so far, if any
    Explanation reason = {}; ///< why it is impossible, or why it stopped without a request of the context
    Stats stats = {};
    Explanation ending = {}; ///< how a program of the user's own ended
    std::string log = {};    ///< what that program wrote to its standard error
};

} // namespace core
