// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/treecut.h"

#include <QJsonObject>
#include <QStringList>

namespace app {

/// An option of a method that is set: "weight=2".
struct Setting {
    std::string option;
    std::string value;
    std::size_t methods = 0; ///< the number of methods that were named before it

    /// Parses the argument of --set; returns nothing if it is not of this form.
    static std::optional<Setting> read(const QString &text);
    /// Returns the error for an argument that is not of this form.
    static core::Explanation misuse();
};

/// The options of `cassetete solve`, `cassetete race` or `cassetete growth`.
struct SolveOptions {
    static constexpr std::uint64_t mostListed = 1'000'000; ///< the most solutions of --all without --limit

    std::string source;               ///< the first of `sources`
    std::vector<std::string> sources; ///< each a position, "@" and a file's name, or "-" for standard input
    std::string method;               ///< a solver's id; empty: the preferred one
    std::vector<std::string> racers;  ///< all methods that were named, in the order given
    std::vector<Setting> settings;
    core::Goal goal = core::Goal::First;
    std::optional<std::uint64_t> limit; ///< the most solutions to list or count, at least 1
    std::optional<double> seconds;      ///< the time limit for each position
    std::optional<std::uint64_t> seed;
    std::vector<std::uint64_t> seeds; ///< all seeds that were given, in the order given
    bool json = false;
    bool trace = false;             ///< write every event of the search
    std::optional<int> threads;     ///< the most threads that a search may use
    std::optional<core::Part> part; ///< the part of the search, or of a file's positions, to run
    std::string checkpoint; ///< the name of the file that records the progress of a count; empty: none

    bool readsFile() const { return source.starts_with('@'); }
    bool readsInput() const { return source == "-"; }
    bool readsLines() const { return readsFile() || readsInput(); }
    /// Returns whether the search itself is divided, and not the list of positions.
    bool divides() const { return (part && !readsLines()) || !checkpoint.empty(); }
    /// Returns whether the method can search the part and keep the checkpoint that are asked for, if any.
    bool suit(const core::Solver &solver) const
    {
        return !divides() || solver.divides(goal) ||
               (!part && solver.savesLayers && goal == core::Goal::Count);
    }

    /// Parses the arguments after the command's name; returns the error if they are wrong.
    static std::variant<SolveOptions, core::Explanation> read(const QStringList &words,
                                                              std::size_t mostSources = 1);
};

/// Returns the method's options as they are set, or which of the settings it does not have.
std::variant<core::Values, core::Explanation> optionsOf(const core::Solver &solver,
                                                        std::span<const Setting> settings);

/// A method to be compared with others, and its options.
struct ComparedMethod {
    const core::Solver *solver;
    core::Values options;
};

/// Returns the methods that were named, or `usual` if there are none, with their options as they are set; or what is wrong
/// with the settings. A setting after the name of a method is of this method; one before all names is of each method
/// that has such an option.
std::variant<std::vector<ComparedMethod>, core::Explanation>
comparedMethods(const core::Kind &kind, const SolveOptions &options,
                const std::vector<const core::Solver *> &usual);
/// Returns the options whose values are not the initial ones, for the JSON output.
QJsonObject jsonOfOptions(const core::Solver &solver, const core::Values &options);

/// Returns why this goal cannot be reached, by the method of this id or by any method, for any of these kinds; empty if
/// one of them can reach it.
core::Explanation unableTo(core::Kinds kinds, core::Goal goal, std::string_view method);
/// Returns why these options cannot be fulfilled for any of these kinds; empty if they can for one of them.
core::Explanation unableTo(core::Kinds kinds, const SolveOptions &options);

} // namespace app
