// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"
#include "core/largeboard.h"
#include "core/puzzle.h"
#include "core/symmetryclass.h"

#include <utility>

namespace core {

/// Turns a function that takes a puzzle of its own type into a callback of Solver or Kind:
/// callback<judge> for Judgement judge(const Taquin &, const Position &, Control &). A kind's callbacks are
/// only ever given puzzles that its own `parse` made, so the cast is safe.
template <auto function>
struct Callback;

template <typename Result, typename P, typename... Arguments, Result (*function)(const P &, Arguments...)>
struct Callback<function> {
    static Result call(const Puzzle &puzzle, Arguments... arguments)
    {
        return function(static_cast<const P &>(puzzle), std::forward<Arguments>(arguments)...);
    }
};

template <auto function>
inline constexpr auto callback = &Callback<function>::call;

/// A variable of a method while it runs, in the words of its document, as a debugger would show it: "i", "3".
struct Variable {
    std::string name;
    std::string value;

    friend bool operator==(const Variable &, const Variable &) = default;
};

/// The goals of a search that goes through its whole tree.
inline constexpr Goal wholeTree[] = {Goal::All, Goal::Count};

/// A method that solves a puzzle. The members up to `goals`, `solve` and `explain` are mandatory.
struct Solver {
    const char *id; ///< also the name of the file that tells the method
    Text name;
    Text about; ///< one sentence
    std::span<const Goal> goals;

    std::span<const Option> options = {};
    Text counts = {}; ///< what its nodes are, where that is something of its own: "Edge tests"
    /// It tries nothing: every step it takes stays, so that its trace is its solution, with the reasons.
    bool constructive = false;
    /// Stopped with a solution in hand, it has solved the board: it promises no shortest one.
    bool anytime = false;
    int shortestUpTo = 0;    ///< cells of a board of which it finds a solution of the fewest moves in seconds
    bool randomized = false; ///< it draws by Task::seed
    std::span<const Goal> divisible = {};  ///< goals with which it takes Task::division
    std::span<const Text> pseudocode = {}; ///< the method in steps; Event::line is an index into it, from 1

    /// Why the method cannot begin here, so that it is greyed out with its reason; empty when it can. `past`
    /// as in Task.
    Explanation (*unsuitable)(const Puzzle &, const Position &, std::span<const Step> past) = nullptr;
    /// Builds what all runs on such boards share, pattern databases for example, and returns when it is
    /// complete. A run that finds it missing builds it or does without; once it exists, runs visit the same
    /// nodes.
    void (*prepare)(const Puzzle &, Control &) = nullptr;
    Outcome (*solve)(const Puzzle &, const Task &, Control &) = nullptr;
    /// What `event` means, happening at `before`. Made only when looked at.
    Explanation (*explain)(const Puzzle &, const Position &before, const Event &event) = nullptr;
    /// The method's variables right after `event`, which happened at `before`. Made only when looked at.
    std::vector<Variable> (*variables)(const Puzzle &, const Position &before, const Event &event) = nullptr;

    bool reaches(Goal goal) const;
    bool divides(Goal goal) const;
};

/// A way to make a board by chance. Its number of draws is `count` in the position line.
struct Deal {
    const char *id;
    Text name;
    Text about;
    Option count;

    Text verb = {}; ///< what is done by it, on a button: "New Cards"; empty for scrambling
    /// How many draws leave nothing of the order on a board of this size; null where `count` says it.
    long long (*fitting)(Grid) = nullptr;
};

/// A ready-made board.
struct Preset {
    const char *line; ///< the position line
    Text name;
    const char *look = ""; ///< how it is shown, which only the puzzle's scene understands
};

/// What can still become of a position.
struct Judgement {
    enum Verdict : std::uint8_t { Unknown, Solvable, Unsolvable, Solved };

    Verdict verdict = Unknown;
    Explanation why = {};
};

/// The next move towards the goal, and why; an empty path when none is known.
struct Hint {
    Path path;
    Explanation why;
};

/// A kind of puzzle as the list of puzzles knows it: all that differs from one to another, as data. Mandatory
/// are the members up to `solvers` and the callbacks up to `hint`.
struct Kind {
    const char *id;
    Text name;
    Text about;                      ///< one sentence
    Text rules;                      ///< some paragraphs, for the help
    std::span<const Option> options; ///< of a new board
    std::span<const Preset> presets;
    std::span<const Solver> solvers;

    std::span<const Deal> deals = {};
    const char *defaultDeal =
        nullptr; ///< the deal that a bare board with a seed stands for, and of every new one
    /// Solutions differ by their moves and not by where they end: the command line lists the moves.
    bool listsMoves = false;
    /// Solutions that look alike are several where pieces that look alike have changed places.
    bool tellsPiecesApart = false;

    /// Reads the two parts of a position line behind "id:"; an empty position means the start. Checks
    /// everything, in time and memory bounded by the text's length. A fault's place counts from the options'
    /// first byte.
    Reading (*parse)(std::string_view options, std::string_view position) = nullptr;
    /// Reads the options of a board larger than `parse` takes. The method is an id, or empty.
    LargeReading (*parseLarge)(std::string_view options, std::string_view method) = nullptr;
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
    /// What tells which solutions are images of one another under the symmetries of the board. It needs the
    /// puzzle for as long as it lives.
    std::unique_ptr<SymmetryClassifier> (*symmetryClassifier)(const Puzzle &) = nullptr;
    /// What is to be said of a position that the player has set up: edges that do not fit. Empty when all
    /// is well.
    Explanation (*remark)(const Puzzle &, const Position &) = nullptr;
    /// How many arrangements there are to choose from, as a sentence.
    Explanation (*extent)(const Puzzle &) = nullptr;

    const Solver *solver(std::string_view id) const;
    const Deal *deal(std::string_view id) const;
};

/// Kinds in the order of the menu.
using Kinds = std::span<const Kind *const>;

} // namespace core
