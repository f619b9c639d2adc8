// SPDX-License-Identifier: MIT
#include "taquin/heuristics.h"

#include "taquin/idastar.h"
#include "taquin/linearconflict.h"
#include "taquin/pdb/pdbidastar.h"

namespace taquin {

namespace {

template <typename Tracer, Heuristic H>
std::optional<core::Outcome> solveBy(Tracer &tracer, core::SearchContext &, core::Grid grid,
                                     const core::Position &from)
{
    const GridGraph graph(grid);
    const Board root(grid, from);
    return IdaStar<Tracer, H>(tracer, graph, root, H(graph, root)).run();
}

template <typename Tracer>
std::optional<core::Outcome> solveByDatabases(Tracer &tracer, core::SearchContext &context, core::Grid grid,
                                              const core::Position &from)
{
    return PdbIdaStar<Tracer>(tracer, context, grid, from).run();
}

/// Returns the entry of a heuristic that is constructed from a board alone.
template <Heuristic H>
constexpr NamedHeuristic entry(std::string_view name)
{
    static_assert(!H::valueInEvents, "only the pattern databases have sentences for this");
    return {name, H::fits, solveBy<core::NullTracer, H>, solveBy<core::EventTracer, H>,
            [](const GridGraph &graph, const Board &board) { return H(graph, board).lowerBound(); }};
}

constexpr NamedHeuristic namedHeuristics[] = {
    {"pattern databases", PdbHeuristic::fits, solveByDatabases<core::NullTracer>,
     solveByDatabases<core::EventTracer>, nullptr},
    entry<LinearConflict>("linear conflicts"),
};

} // namespace

std::span<const NamedHeuristic> heuristics()
{
    return namedHeuristics;
}

} // namespace taquin
