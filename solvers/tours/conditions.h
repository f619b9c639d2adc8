// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"

#include <map>

namespace tours {

/// What a board asks of its tours besides the start: squares that are closed, numbers that are given, as in the
/// tours of magazines, and the square on which the tour is to end.
struct Conditions {
    static constexpr int none = -1;

    core::PerCell<bool> closed = {}; ///< an entry for each square; empty if no square is closed
    /// The squares of the given numbers, by numbers counted from 0. The first number of a tour and the last of a
    /// knight's tour are not among them: they are the start and the end.
    std::map<int, int> given = {};
    int end = none;
    core::DealOrder order = {}; ///< the deal that made the start, the end and the given numbers, if any
    bool startIsUsual = false;  ///< the start was not chosen: it is the first open square

    bool isClosed(int cell) const { return !closed.empty() && closed[cell]; }
    bool givesNumbers() const { return !given.empty() || end != none; }
    bool empty() const { return closed.empty() && !givesNumbers() && !order.deal; }
};

/// Returns the top left corner or, if that is closed, the first open square after it.
int firstOpenSquare(core::Grid grid, const Conditions &conditions);

/// Returns the options of these conditions: ",without=d4-e5,end=h8,given=12c5+30d4".
std::string spell(core::Grid grid, const Conditions &conditions);
/// Returns the value of the option `given`: "12c5+30d4".
std::string spellGiven(core::Grid grid, const Conditions &conditions);

/// The part of the options of a position line that concerns the start and the conditions.
struct ConditionsReading {
    int start = 0;
    Conditions conditions;
};

/// Which numbers a tour has: a knight visits each square once, a bishop up to twice.
enum class Visits { Once, UpToTwice };

/// Returns the most numbers that a tour of this board can have.
int mostNumbers(core::Grid grid, const Conditions &conditions, Visits visits);

/// Reads the options start, end, without and given. Closed squares may also be written closed=.
std::variant<ConditionsReading, core::Fault> readConditions(core::Grid grid, const core::OptionList &options,
                                                            Visits visits);

/// Returns what makes conditions and a start contradict one another, such as a closed start; empty if nothing does.
/// Squares are named in the notation of this puzzle or, without one, as in texts.
core::Explanation contradiction(std::string_view puzzle, core::Grid grid, int start,
                                const Conditions &conditions);

core::Explanation notASquare(std::string_view word);

} // namespace tours
