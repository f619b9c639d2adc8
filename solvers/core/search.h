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

/// How far a search has come.
struct Stats {
    std::uint64_t nodes = 0;     ///< in a document's own method: its own counter
    std::uint64_t solutions = 0; ///< `mostSolutions`: there are as many or more
    int depth = 0;
    int bound = 0;      ///< of an iterative deepening search; 0 when it has none
    int length = 0;     ///< of the best solution so far that shorter ones may still replace; 0: there is none
    int lowerBound = 0; ///< where `length` is given: moves that every solution needs
    double done = -1;   ///< the part of the whole tree that is searched, 0 to 1; negative when not known

    static constexpr auto mostSolutions = std::numeric_limits<std::uint64_t>::max();

    void addSolutions(std::uint64_t more)
    {
        if (__builtin_add_overflow(solutions, more, &solutions))
            solutions = mostSolutions;
    }
    bool overflows() const { return solutions == mostSolutions; }
};

/// What a solver is asked.
struct Task {
    Goal goal = Goal::First;
    Position from;
    Path past; ///< how `from` was reached from the instance's start, where that is known
    Values options;
    std::uint64_t seed = 1;
    bool traced = false; ///< somebody watches: report every step to SearchListener::record
    /// A limit or somebody ends the search: a method that finds better and better solutions goes on until then.
    bool untilStopped = false;
    double seconds = 0; ///< untilStopped: so long after it has begun, as far as that is known; 0: it is not
    const Division *division = nullptr; ///< only a part of the search, in units (treecut.h); null: all of it
};

/// What a solver answers.
struct Outcome {
    enum Verdict : std::uint8_t {
        Solved,     ///< found what was asked; with All and Count the whole tree was searched
        Impossible, ///< proved to have no solution
        Stopped,    ///< by the control, by memory, or since the method does not fit the board
    };

    Verdict verdict = Stopped;
    Path path = {};          ///< First: the solution. Stopped: the best so far, if any
    Explanation reason = {}; ///< why it is impossible, or why it stopped when the control did not ask
    Stats stats = {};
    Explanation ending = {}; ///< of a program of the user's own: how it ended
    std::string log = {};    ///< and what it wrote to its standard error
};

} // namespace core
