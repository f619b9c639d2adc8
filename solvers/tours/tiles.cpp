// SPDX-License-Identifier: MIT
#include "tours/tiles.h"

#include "core/watch.h"
#include "tours/columns.h"
#include "tours/existence.h"
#include "tours/knight.h"
#include "tours/tiling.h"

#include <algorithm>
#include <optional>

namespace tours {

namespace {

constexpr core::Goal goals[] = {core::Goal::First};

enum Line { InTile = 1, IntoNext, BackInto, ByColumns };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "The board is cut into tiles, each with a tour of its own; along that of the tile"),
    PUZZLE_TEXT("tours",
                "A jump in the tile and one in the next are exchanged for two between them: into the next"),
    PUZZLE_TEXT("tours", "… and by the other of the two back, once the next and all behind it are visited"),
    PUZZLE_TEXT("tours", "A narrow board has no tiles: its tour is made column by column"),
};

bool hasTiles(core::Grid grid)
{
    return std::min(grid.columns, grid.rows) >= shortestTile;
}

core::Explanation unfit(const core::Puzzle &puzzle, const core::Position &position,
                        std::span<const core::Step>)
{
    if (asKnight(puzzle).route(position).size() > 1)
        return {PUZZLE_TEXT("tours",
                            "Tiles make a whole tour from its start: they cannot go on with a tour that has "
                            "begun.")};
    return {};
}

Cells makeTour(const Knight &knight, std::uint32_t start)
{
    if (knight.grid().size() == 1)
        return {start};
    return hasTiles(knight.grid()) ? Tiling(knight.grid(), start).tour()
                                   : narrowTour(knight.grid(), start, knight.isClosed());
}

template <typename Watch>
core::Outcome lay(Watch &watch, const Knight &knight, const core::Position &from)
{
    const auto start = std::uint32_t(knight.route(from).front());
    const Cells tour = makeTour(knight, start);
    const bool tiled = hasTiles(knight.grid());
    std::optional<Tiling> tiling;
    if (tiled)
        tiling.emplace(knight.grid(), start);
    const int root = tiled ? tiling->tileOf(int(start)) : 0;
    core::Path path;
    for (std::size_t number = 1; number < tour.size(); ++number) {
        if (!watch.node(int(number)))
            return {core::Outcome::Stopped, {}, {}, watch.stats()};
        const int before = tiled ? tiling->tileOf(int(tour[number - 1])) : 0;
        const int now = tiled ? tiling->tileOf(int(tour[number])) : 0;
        const bool outwards = std::abs(now - root) > std::abs(before - root);
        watch.at(!tiled ? ByColumns : now == before ? InTile : outwards ? IntoNext : BackInto);
        path.push_back(knight.step({}, number, int(tour[number])));
        watch.changed([&] { return path.back(); });
    }
    watch.found(core::after(from, path), path);
    return {core::Outcome::Solved, path, {}, watch.stats()};
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const Knight &knight = asKnight(puzzle);
    if (core::Explanation why = unfit(puzzle, task.from, {}); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    core::Explanation none = whyNoTour(knight.grid(), knight.route(task.from).front(), knight.isClosed());
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    return core::watched(control, task,
                         [&]<typename Watch>(Watch &watch) { return lay(watch, knight, task.from); });
}

core::Text textOf(int line)
{
    switch (line) {
    case IntoNext:
        return PUZZLE_TEXT("tours", "From %1 into the next tile, to %2: number %3.");
    case BackInto:
        return PUZZLE_TEXT("tours", "The tiles beyond are done: from %1 back to %2, number %3.");
    case ByColumns:
        return PUZZLE_TEXT("tours", "From %1 to %2, number %3, as it was found column by column.");
    default:
        return PUZZLE_TEXT("tours", "Along the tile’s own tour from %1 to %2: number %3.");
    }
}

core::Explanation explain(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    const Knight &knight = asKnight(puzzle);
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("tours", "All squares are visited: a tour.")};
    const Route route = knight.route(before);
    const int there = event.step.to.cell;
    core::Explanation why{
        textOf(event.line),
        {knight.name(route.back()), knight.name(there), static_cast<long long>(event.step.piece + 1)}};
    if (hasTiles(knight.grid())) {
        const Tiling tiling(knight.grid(), std::uint32_t(route.front()));
        for (const int cell : tiling.cellsOf(tiling.tileOf(there)))
            why.marks.push_back({std::int16_t(cell), core::Role::Region, {}});
    }
    why.marks.push_back({std::int16_t(route.back()), core::Role::Moving, {}});
    why.marks.push_back({std::int16_t(there), core::Role::Target, {}});
    return why;
}

} // namespace

core::Solver tiles()
{
    return {.id = "tiles",
            .name = PUZZLE_TEXT("tours", "Tiles"),
            .about = PUZZLE_TEXT("tours",
                                 "Cuts the board into tiles and joins their tours to one, open or closed: "
                                 "at once, whatever the size."),
            .goals = goals,
            .counts = PUZZLE_TEXT("tours", "Jumps"),
            .constructive = true,
            .pseudocode = pseudocode,
            .unsuitable = unfit,
            .solve = solve,
            .explain = explain};
}

} // namespace tours
