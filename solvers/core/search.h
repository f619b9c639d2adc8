// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"
#include "core/explanation.h"
#include "core/values.h"

#include <functional>
#include <optional>

namespace core {

enum class Goal : std::uint8_t { First, All, Count };

/// Where a search stands, for those who wait for it.
struct Stats {
    std::uint64_t nodes = 0; ///< in a document's own method: its own counter
    std::uint64_t solutions = 0;
    int depth = 0;
    int bound = 0;    ///< of an iterative deepening search; 0 when it has none
    int length = 0;   ///< of the best way found so far that shorter ones may still replace; 0: there is none
    int atLeast = 0;  ///< where `length` is told: moves that every way needs
    double done = -1; ///< the part of the whole tree that lies behind, 0 to 1; negative when not known
};

/// What a solver is asked.
struct Task {
    Goal goal = Goal::First;
    Position from;
    Path past; ///< how `from` was reached from the instance's start, where that is known
    Values options;
    std::uint64_t seed = 1;
    bool traced = false; ///< somebody watches: tell every step to Control::record
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
};

/// The world as the worker's thread sees it. Every answer of false means: come to an end.
class Control {
public:
    virtual ~Control();

    /// Called every 1024 nodes. May wait.
    virtual bool keepGoing(const Stats &stats) = 0;
    /// Takes a watched search's events, in batches and in order. May wait.
    virtual bool record(std::span<const Event> events) = 0;
    /// Where the search stands as it finds or shows something; comes just before `found` and `record`.
    virtual void reached(const Stats &) {}
    /// Takes a solution: the position, and the steps from Task::from to it. May wait.
    virtual bool found(const Position &position, std::span<const Step> steps) = 0;
    /// Runs work(0 .. tasks - 1), perhaps at the same time, and returns when all are done. Each gets a
    /// control of its own, whose stats are added up.
    virtual void parallel(int tasks, const std::function<void(int, Control &)> &work) = 0;
};

} // namespace core
