// SPDX-License-Identifier: MIT
//
// The knight's method `tiles`: a whole tour at once, open or closed, of a board of any size. The tour is joined
// from the tours of tiles by edge swaps (Parberry 1997, edgeswap.cpp); the tour of a narrow board comes from
// frontier search (narrowtour.cpp).
#include "core/tracer.h"
#include "tours/knight/construction.h"
#include "tours/knight/knight.h"
#include "tours/knight/methods.h"
#include "tours/knight/tiling.h"
#include "tours/variables.h"

#include <algorithm>
#include <optional>

namespace tours::tiles {

namespace {

enum Line { InTile = 1, IntoNext, BackInto, ByColumns };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "The board is cut into tiles, each with its own tour; go along the tile’s tour"),
    PUZZLE_TEXT("tours",
                "A jump in this tile and one in the next are replaced by two between them: on to the next"),
    PUZZLE_TEXT("tours", "… and back by the other one, once the next tile and all beyond it are visited"),
    PUZZLE_TEXT("tours", "A narrow board has no tiles: its tour is built column by column"),
};

bool hasTiles(core::Grid grid)
{
    return std::min(grid.columns, grid.rows) >= shortestTile;
}

core::Explanation unsuitable(const Knight &knight, const core::Position &position,
                             std::span<const core::Step>)
{
    if (core::Explanation why = needsPlainBoard(knight, position, {}); !why.empty())
        return why;
    if (knight.route(position).size() > 1)
        return {PUZZLE_TEXT("tours",
                            "Tiles make a complete tour from the beginning: they cannot continue one already "
                            "begun.")};
    return {};
}

Cells makeTour(const Knight &knight, std::uint32_t start)
{
    if (knight.grid().size() == 1)
        return {start};
    return hasTiles(knight.grid()) ? tiledTour(knight.grid(), start)
                                   : narrowTour(knight.grid(), start, knight.isClosed());
}

/// Finds the line of the pseudocode that made each jump of a tour.
class JumpLines {
public:
    JumpLines(core::Grid grid, std::uint32_t start)
    {
        if (hasTiles(grid))
            m_tiling.emplace(grid, start);
        m_root = m_tiling ? m_tiling->tileOf(int(start)) : 0;
    }

    Line lineOf(std::uint32_t from, std::uint32_t to) const
    {
        if (!m_tiling)
            return ByColumns;
        const int before = m_tiling->tileOf(int(from));
        const int now = m_tiling->tileOf(int(to));
        const bool outwards = std::abs(now - m_root) > std::abs(before - m_root);
        return now == before ? InTile : outwards ? IntoNext : BackInto;
    }

private:
    std::optional<Tiling> m_tiling;
    int m_root = 0; ///< the start's tile
};

template <typename Tracer>
core::Outcome layTour(Tracer &tracer, const Knight &knight, const core::Position &from)
{
    const auto start = std::uint32_t(knight.route(from).front());
    const Cells tour = makeTour(knight, start);
    const JumpLines lines(knight.grid(), start);
    core::Path path;
    for (std::size_t number = 1; number < tour.size(); ++number) {
        if (!tracer.node(int(number)))
            return {core::Outcome::Stopped, {}, {}, tracer.stats()};
        tracer.at(lines.lineOf(tour[number - 1], tour[number]));
        path.push_back(knight.step({}, number, int(tour[number])));
        tracer.changed([&] { return path.back(); });
    }
    tracer.found(core::after(from, path), path);
    return {core::Outcome::Solved, path, {}, tracer.stats()};
}

core::Outcome solve(const Knight &knight, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = unsuitable(knight, task.from, {}); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    core::Explanation none = whyNoTour(knight.grid(), knight.route(task.from).front(), knight.isClosed());
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    return core::watched(context, task,
                         [&]<typename Tracer>(Tracer &tracer) { return layTour(tracer, knight, task.from); });
}

core::Text textOf(int line)
{
    switch (line) {
    case IntoNext:
        return PUZZLE_TEXT("tours", "From %1 into the next tile, to %2: number %3.");
    case BackInto:
        return PUZZLE_TEXT("tours", "The tiles beyond are done: back from %1 to %2, number %3.");
    case ByColumns:
        return PUZZLE_TEXT("tours", "From %1 to %2, number %3, as found column by column.");
    default:
        return PUZZLE_TEXT("tours", "Along the tile’s own tour, from %1 to %2: number %3.");
    }
}

core::Explanation explain(const Knight &knight, const core::Position &before, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("tours", "All squares are visited: a tour.")};
    const Route route = knight.route(before);
    const int there = event.step.to.cell;
    core::Explanation why{
        textOf(event.line),
        {knight.square(route.back()), knight.square(there), static_cast<long long>(event.step.piece + 1)}};
    if (hasTiles(knight.grid())) {
        const Tiling tiling(knight.grid(), std::uint32_t(route.front()));
        for (const int cell : tiling.cellsOf(tiling.tileOf(there)))
            why.mark(cell, core::Role::Region);
    }
    why.mark(route.back(), core::Role::Moving);
    why.mark(there, core::Role::Target);
    return why;
}

std::vector<core::Variable> variables(const Knight &knight, const core::Position &before,
                                      const core::Event &event)
{
    return squareVariables(knight, WalkCall(knight, before, event));
}

} // namespace

core::Solver solver()
{
    return {.id = "tiles",
            .name = PUZZLE_TEXT("tours", "Tiles"),
            .about = PUZZLE_TEXT("tours",
                                 "Cuts the board into tiles and joins their tours into one, open or closed: "
                                 "at once, whatever the size."),
            .goals = core::onlyFirst,
            .counts = PUZZLE_TEXT("tours", "Jumps"),
            .constructive = true,
            .pseudocode = pseudocode,
            .unsuitable = core::callback<unsuitable>,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace tours::tiles
