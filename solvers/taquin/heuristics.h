// SPDX-License-Identifier: MIT
#pragma once

#include "core/tracer.h"
#include "taquin/board.h"
#include "taquin/gridgraph.h"

#include <optional>
#include <span>
#include <string_view>

namespace taquin {

/// A heuristic that `optimal` can use: its name, and functions that construct it for a board and search with it.
struct NamedHeuristic {
    template <typename Tracer>
    using Solve = std::optional<core::Outcome> (*)(Tracer &tracer, core::SearchContext &context,
                                                   core::Grid grid, const core::Position &from);

    std::string_view name; ///< shown only by tests
    /// Returns whether the heuristic can be used on boards of this size.
    bool (*fits)(core::Grid grid);
    /// Finds a shortest path by IdaStar, unwatched or watched; returns nothing if there is no memory for the
    /// heuristic. `from` must be solvable.
    Solve<core::NullTracer> solve;
    Solve<core::EventTracer> show;
    /// Returns the heuristic's lower bound of the number of moves; null for a heuristic whose bounds are in the
    /// events (Heuristic::valueInEvents).
    int (*lowerBound)(const GridGraph &graph, const Board &board);

    template <typename Tracer>
    Solve<Tracer> solveWith() const
    {
        if constexpr (Tracer::traces)
            return show;
        else
            return solve;
    }
};

/// Returns the heuristics, the best first: a board is searched with the first one that fits it.
std::span<const NamedHeuristic> heuristics();

} // namespace taquin
