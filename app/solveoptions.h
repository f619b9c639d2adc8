// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/treecut.h"

#include <QStringList>

namespace app {

/// What `cassetete solve` or `cassetete race` was asked.
struct SolveOptions {
    static constexpr std::uint64_t mostListed = 1'000'000; ///< solutions of --all without --limit

    std::string source;               ///< the first of `sources`
    std::vector<std::string> sources; ///< a position, "@" and a file's name, or "-" for standard input
    std::string method;               ///< a solver's id; empty: the preferred one
    std::vector<std::string> racers;  ///< all methods that were named, in their order
    core::Goal goal = core::Goal::First;
    std::optional<std::uint64_t> limit; ///< solutions to tell or count, at least 1
    std::optional<double> seconds;      ///< for each position
    std::optional<std::uint64_t> seed;
    std::vector<std::uint64_t> seeds; ///< all that were given, in their order
    bool json = false;
    bool trace = false;             ///< tell everything that happens in the search
    std::optional<int> threads;     ///< the most that a search may use
    std::optional<core::Part> part; ///< of the search; of a file's lines where positions are read from one
    std::string checkpoint;         ///< the name of the file that tells how far a count has come; empty: none

    bool readsFile() const { return source.starts_with('@'); }
    bool readsInput() const { return source == "-"; }
    bool readsLines() const { return readsFile() || readsInput(); }
    /// The search itself is cut, and not the list of positions.
    bool divides() const { return (part && !readsLines()) || !checkpoint.empty(); }

    /// Reads the words behind the command, or says what is wrong with them.
    static std::variant<SolveOptions, core::Explanation> read(const QStringList &words,
                                                              std::size_t mostSources = 1);
};

/// What is wrong with asking for this goal, by the method of this id or by any, when the puzzle is one of
/// these; empty when one of them can do it. `inParts`: and when it can do a part of the search.
core::Explanation unableTo(core::Kinds kinds, core::Goal goal, std::string_view method, bool inParts = false);

} // namespace app
