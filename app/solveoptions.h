// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/treecut.h"

#include <QStringList>

namespace app {

/// The options of `cassetete solve` or `cassetete race`.
struct SolveOptions {
    static constexpr std::uint64_t mostListed = 1'000'000; ///< the most solutions of --all without --limit

    std::string source;               ///< the first of `sources`
    std::vector<std::string> sources; ///< each a position, "@" and a file's name, or "-" for standard input
    std::string method;               ///< a solver's id; empty: the preferred one
    std::vector<std::string> racers;  ///< all methods that were named, in the order given
    /// The method's options that are set, each with its value.
    std::vector<std::pair<std::string, std::string>> settings;
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
                                                        const SolveOptions &options);
/// Returns why this goal cannot be reached, by the method of this id or by any method, for any of these kinds; empty if
/// one of them can reach it.
core::Explanation unableTo(core::Kinds kinds, core::Goal goal, std::string_view method);
/// Returns why these options cannot be fulfilled for any of these kinds; empty if they can for one of them.
core::Explanation unableTo(core::Kinds kinds, const SolveOptions &options);

} // namespace app
