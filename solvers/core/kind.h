// SPDX-License-Identifier: MIT
#pragma once

#include "core/largeboard.h"
#include "core/puzzle.h"
#include "core/searchcontext.h"
#include "core/symmetryclass.h"

#include <utility>

namespace core {

struct Notation; // core/notation.h

/// Turns a function that takes a puzzle of its own type into a callback of Solver or Kind: callback<judge> for
/// Judgement judge(const Taquin &, const Position &, SearchContext &). The cast is safe, since a kind's callbacks
/// only receive puzzles made by its own `parse`.
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

/// A variable of a running method, named as in its document and formatted as in a debugger: "i", "3".
struct Variable {
    std::string name;
    std::string value;
    Squares squares = {}; ///< the squares that the value names, if it names any

    friend bool operator==(const Variable &, const Variable &) = default;
};

/// The goals of a method that finds solutions, lists and counts them.
inline constexpr Goal everyGoal[] = {Goal::First, Goal::All, Goal::Count};
/// The goal of a method that only finds one solution.
inline constexpr Goal onlyFirst[] = {Goal::First};
/// The goals of a search that goes through its whole tree.
inline constexpr Goal wholeTree[] = {Goal::All, Goal::Count};

/// A method that solves a puzzle. The members up to `goals`, `solve` and `explain` are mandatory.
struct Solver {
    const char *id; ///< the id, which is also the name of the file that documents the method
    Text name;
    Text about; ///< one sentence
    std::span<const Goal> goals;

    std::span<const Option> options = {};
    Text counts = {}; ///< what the method counts as nodes, if something special: "Edge tests"
    /// Marks a method that tries nothing: every step is final, so that its trace is its solution, with the
    /// reasons.
    bool constructive = false;
    /// Marks a method that improves its solution until it is stopped: being stopped with a solution counts as
    /// having solved the board.
    bool anytime = false;
    int shortestUpTo = 0;    ///< the most cells of a board for which it finds a shortest solution in seconds
    bool randomized = false; ///< the method draws random numbers from Task::seed
    std::span<const Goal> divisible = {}; ///< the goals for which the method accepts Task::division
    bool savesLayers = false; ///< the method counts by layers (statelayers.h) and accepts Task::archive
    /// The lines of the method's pseudocode; Event::line is an index into them, from 1.
    std::span<const Text> pseudocode = {};
    int setOutLine = 0; ///< the line whose steps only bring the pieces to where the search begins; 0: none

    /// Returns why the method cannot start on this board, which disables it; empty if it can. `past` as in Task.
    Explanation (*unsuitable)(const Puzzle &, const Position &, std::span<const Step> past) = nullptr;
    /// Returns why the method's count of this board cannot be watched; empty if it can. Null: none can, since the
    /// method counts without steps to be shown.
    Explanation (*unwatchableCount)(const Puzzle &) = nullptr;
    /// Builds the data that all runs on boards like this one share, such as pattern databases, and returns
    /// when they are complete. A run that begins earlier builds them itself or does without; once they exist,
    /// all runs visit the same nodes.
    void (*prepare)(const Puzzle &, SearchContext &) = nullptr;
    Outcome (*solve)(const Puzzle &, const Task &, SearchContext &) = nullptr;
    /// Returns the meaning of `event`, which happens at `before`. It is called only for events that a viewer looks at.
    Explanation (*explain)(const Puzzle &, const Position &before, const Event &event) = nullptr;
    /// Returns the method's variables right after `event`, which happens at `before`. It is called only for events
    /// that a viewer looks at and that have a line, see `variablesAt`.
    std::vector<Variable> (*variables)(const Puzzle &, const Position &before, const Event &event) = nullptr;
    /// Returns whether the method takes this step although it is illegal at `before`, because the method places a
    /// piece first and checks it later. Null: every step is legal.
    bool (*placesFirst)(const Puzzle &, const Position &before, const Step &) = nullptr;
    /// Returns the name of the file with the program that shows the method on this board. Null: it is the id.
    const char *(*program)(const Puzzle &) = nullptr;

    bool reaches(Goal goal) const;
    bool divides(Goal goal) const;
    /// Returns why the method cannot start at this position, which the steps `past` have led to; empty if it can.
    Explanation whyUnsuitable(const Puzzle &puzzle, const Position &position,
                              std::span<const Step> past = {}) const
    {
        return unsuitable ? unsuitable(puzzle, position, past) : Explanation();
    }
    /// Returns whether the method reaches no goal but the count, so that it finds no solution on the way.
    bool onlyCounts() const { return reaches(Goal::Count) && goals.size() == 1; }
    /// Returns whether the method has something to show of a count, on some boards at least.
    bool showsCounts() const { return unwatchableCount != nullptr; }
    /// Returns why a count of this board cannot be watched, which is asked before it starts; empty if it can.
    Explanation whyCountIsUnwatchable(const Puzzle &puzzle) const;
    /// Returns whether a watched search for this goal makes moves. A count that shows what it counts only makes remarks.
    bool makesMoves(Goal goal) const { return goal != Goal::Count || !showsCounts(); }
    /// Returns the result of `variables`; empty if it is null or the event has no line, as in an unwatched search.
    std::vector<Variable> variablesAt(const Puzzle &puzzle, const Position &before, const Event &event) const;
};

/// A way to make a random board. Its number of draws is `count` in the position line.
struct Deal {
    const char *id;
    Text name;
    Text about;
    Option count;

    Text verb = {}; ///< the label of its button: "New Cards"; empty for a scramble
    /// Returns how many draws mix a board of this size well; null: the initial value of `count` is used.
    long long (*fitting)(Grid) = nullptr;
    /// The ids of the board's options that the deal chooses by itself, so that they cannot be given with it.
    std::span<const char *const> chooses = {};
};

/// A ready-made board.
struct Preset {
    const char *line; ///< the position line
    Text name;
    const char *look = "";   ///< the appearance, which only the puzzle's scene interprets
    const char *method = ""; ///< the id of the method that the board is there to show; empty if there is none
};

/// The verdict on a position, and its reason.
struct Judgement {
    enum Verdict : std::uint8_t { Unknown, Solvable, Unsolvable, Solved };

    Verdict verdict = Unknown;
    Explanation why = {};
};

/// The next move towards the goal and its reason; the path is empty if no move is known.
struct Hint {
    Path path;
    Explanation why;
};

/// The description of one puzzle in the list of puzzles: all that differs between puzzles, as data. The members up
/// to `solvers` and the callbacks up to `hint` are mandatory, except `parseLarge`.
struct Kind {
    const char *id;
    Text name;
    Text about;                      ///< one sentence
    Text rules;                      ///< some paragraphs of help
    std::span<const Option> options; ///< the options of a new board
    std::span<const Preset> presets;
    std::span<const Solver> solvers;

    /// Names besides the id by which people call the puzzle, in English and French: "reines:8" is read like
    /// "queens:8".
    std::span<const char *const> alsoCalled = {};
    std::span<const Deal> deals = {};
    const char *defaultDeal = nullptr; ///< the deal of a new board, and of a bare board with a seed
    /// Solutions differ in their moves rather than in their final positions: the command line lists the moves.
    bool listsMoves = false;
    /// Solutions are distinct if they differ only by an exchange of identical pieces.
    bool distinguishesPieces = false;

    /// Reads the two parts of a position line that follow "id:"; an empty position means the start. Everything is
    /// checked, in time and memory bounded by the text's length. The place of a fault is an offset from the first
    /// byte of the options.
    Reading (*parse)(std::string_view options, std::string_view position) = nullptr;
    /// Reads the options of a board that is too large for `parse`. `method` is an id, or empty.
    LargeReading (*parseLarge)(std::string_view options, std::string_view method) = nullptr;
    /// Returns the options part of the position line for these values.
    std::string (*compose)(const Values &) = nullptr;
    /// Returns the values of `options` for this instance.
    Values (*describe)(const Puzzle &) = nullptr;
    /// Returns the method to use if none is named.
    const Solver &(*preferred)(const Puzzle &, const Position &, Goal) = nullptr;
    Judgement (*judge)(const Puzzle &, const Position &, SearchContext &) = nullptr;
    Hint (*hint)(const Puzzle &, const Position &, SearchContext &) = nullptr;

    /// Returns a solution's name if it has one that needs no translation: "294176853".
    Name (*caption)(const Puzzle &, const Position &) = nullptr;
    /// Creates a classifier of solutions by the symmetries of the board. It refers to the puzzle, which must
    /// outlive it.
    std::unique_ptr<SymmetryClassifier> (*symmetryClassifier)(const Puzzle &) = nullptr;
    /// Returns a remark on a position that the player has set up, such as edges that do not fit; empty if there is
    /// none.
    Explanation (*remark)(const Puzzle &, const Position &) = nullptr;
    /// Returns a sentence with the size of the search space, such as the number of arrangements.
    Explanation (*searchSpace)(const Puzzle &) = nullptr;
    /// Returns the notations besides position lines in which people write boards of this puzzle.
    std::span<const Notation> (*notations)() = nullptr;
    /// Returns the name of the installed dictionary by which solutions of this board are judged; empty if none is.
    std::string (*dictionary)(const Puzzle &) = nullptr;

    /// Returns whether this is the id or another name of the puzzle, in lower case.
    bool isCalled(std::string_view wanted) const;
    const Solver *solver(std::string_view id) const;
    const Deal *deal(std::string_view id) const;
    /// Returns the result of `notations`; empty if it is null.
    std::span<const Notation> allNotations() const;
    /// Runs a method, or returns why it cannot start: if the judge knows that there is no solution, that is the outcome.
    Outcome run(const Solver &solver, const Puzzle &puzzle, const Task &task, SearchContext &context) const;
};

/// Kinds in the order of the menu.
using Kinds = std::span<const Kind *const>;

} // namespace core
