// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"
#include "core/search.h"

namespace core {

/// A way to solve.
struct Solver {
    const char *id;
    Text name;
    Text about; ///< one sentence
    std::span<const Goal> goals;
    std::span<const Option> options = {};
    Text counts = {}; ///< what its nodes are, where that is something of its own: "Edge tests"
    /// It tries nothing: every step it takes stays, so that its trace is its solution, with the reasons.
    bool constructive = false;
    /// Stopped with a way in hand it has solved the board: it promises no shortest one.
    bool anytime = false;
    bool byChance = false;              ///< it draws by Task::seed
    std::span<const Text> listing = {}; ///< the method in steps; Event::line is an index into it, from 1

    /// Why the method cannot begin here, so that it is greyed out with its reason; empty when it can. `past`
    /// as in Task.
    Explanation (*unfit)(const Puzzle &, const Position &, std::span<const Step> past) = nullptr;
    /// Makes what the runs on such boards share, tables for example, and returns when it is there. Runs make
    /// it by themselves, without waiting where they can do without; from then on they are alike, node for
    /// node.
    void (*prepare)(const Puzzle &, Control &) = nullptr;
    Outcome (*solve)(const Puzzle &, const Task &, Control &) = nullptr;
    /// What `event` means, happening at `before`. Made only when looked at.
    Explanation (*explain)(const Puzzle &, const Position &before, const Event &event) = nullptr;

    bool reaches(Goal goal) const;
};

/// A way to make a board by chance. Its number of draws is `count` in the position line.
struct Deal {
    const char *id;
    Text name;
    Text about;
    Option count;
};

/// A board worth a button.
struct Preset {
    const char *line; ///< the position line
    Text name;
};

/// What can still become of a position.
struct Judgement {
    enum Verdict : std::uint8_t { Unknown, Solvable, Unsolvable, Solved };

    Verdict verdict = Unknown;
    Explanation why = {};
};

/// The next move of a way to the goal, and why; an empty path when there is none to be had.
struct Hint {
    Path path;
    Explanation why;
};

/// A puzzle as the list of puzzles knows it: all that differs from one puzzle to another, as data.
struct Kind {
    const char *id;
    Text name;
    Text about;                      ///< one sentence
    Text rules;                      ///< some paragraphs, for the help
    std::span<const Option> options; ///< of a new board
    std::span<const Preset> presets;
    std::span<const Deal> deals = {};
    std::span<const Solver> solvers;
    const char *seeded = nullptr; ///< the deal that a bare board with a seed stands for, if any
    /// Solutions differ by their moves and not by where they end: the command line lists the moves.
    bool listsMoves = false;

    /// Reads the two parts of a position line behind "id:"; an empty position means the start. Checks
    /// everything, in time and memory bounded by the text's length. A fault's place counts from the options'
    /// first byte.
    Reading (*parse)(std::string_view options, std::string_view position) = nullptr;
    /// The options part of the position line for these values of `options`.
    std::string (*compose)(const Values &) = nullptr;
    /// The values of `options` that describe this instance.
    Values (*describe)(const Puzzle &) = nullptr;
    /// The method taken when none is named.
    const Solver &(*preferred)(const Puzzle &, const Position &, Goal) = nullptr;
    Judgement (*judge)(const Puzzle &, const Position &, Control &) = nullptr;
    Hint (*hint)(const Puzzle &, const Position &, Control &) = nullptr;

    /// A solution's name where it has one without words: "294176853".
    std::string (*caption)(const Puzzle &, const Position &) = nullptr;
    /// Solutions with the same text are images of one another under the symmetries of the board.
    std::string (*family)(const Puzzle &, const Position &) = nullptr;
    /// What is to be said of a position that a hand has made: edges that do not fit. Empty when all is well.
    Explanation (*remark)(const Puzzle &, const Position &) = nullptr;
    /// How many arrangements there are to choose from, as a sentence.
    Explanation (*extent)(const Puzzle &) = nullptr;

    const Solver *solver(std::string_view id) const;
    const Deal *deal(std::string_view id) const;
};

/// Kinds in the order of the menu.
using Kinds = std::span<const Kind *const>;

/// A position line cut into what Kind::parse reads, which has not happened yet.
struct LineParts {
    const Kind *kind = nullptr;
    std::string_view options;
    std::string_view position;
    std::size_t at = 0; ///< of the options, in the line
};

/// A position line read: whose it is, and what it says.
struct LineReading {
    const Kind *kind = nullptr;
    Reading reading;
};

/// Longer lines are not looked at.
inline constexpr std::size_t longestLine = 1 << 20;

/// Cuts "PUZZLE:OPTIONS" or "PUZZLE:OPTIONS:POSITION". The parts are views of the line.
std::variant<LineParts, Fault> splitLine(Kinds kinds, std::string_view line);
/// Reads "PUZZLE:OPTIONS" or "PUZZLE:OPTIONS:POSITION". A fault's place counts from the line's first byte.
LineReading readLine(Kinds kinds, std::string_view line);
/// The whole position line.
std::string writeLine(const Kind &kind, const Puzzle &puzzle, const Position &position);

} // namespace core
