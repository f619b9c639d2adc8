// SPDX-License-Identifier: MIT
#include "taquin/rowwords.h"

#include "taquin/marks.h"
#include "taquin/rowmethod.h"

namespace taquin {

namespace {

/// One event, with the board that it happens on.
struct Scene {
    Scene(const Taquin &taquin, const core::Position &before, const core::Event &happening)
        : grid(taquin.grid()), position(before), gap(taquin.gap(before)), event(happening),
          line(RowLine(happening.line)), reason(RowReason::of(happening.reason))
    {
    }

    int cellOfTile() const { return position[std::size_t(reason.tile)].cell; }

    core::Grid grid;
    const core::Position &position;
    int gap;
    const core::Event &event;
    RowLine line;
    RowReason reason;
};

/// What the gap does, as the end of a sentence.
core::Text motion(const Scene &scene)
{
    if (scene.reason.phase == RowReason::Approach)
        return PUZZLE_TEXT("taquin", "the gap comes beside it");
    const int from = scene.event.step.from.cell;
    if (scene.event.step.piece == scene.reason.tile) {
        const int to = scene.event.step.to.cell;
        if (scene.grid.row(from) != scene.grid.row(to))
            return to < from ? PUZZLE_TEXT("taquin", "it goes up") : PUZZLE_TEXT("taquin", "it goes down");
        return to < from ? PUZZLE_TEXT("taquin", "it goes left") : PUZZLE_TEXT("taquin", "it goes right");
    }
    const int rows = scene.grid.row(from) - scene.grid.row(scene.cellOfTile());
    if (rows == 0)
        return PUZZLE_TEXT("taquin", "the gap comes beside it again");
    return rows > 0 ? PUZZLE_TEXT("taquin", "the gap goes round below")
                    : PUZZLE_TEXT("taquin", "the gap goes round above");
}

/// The sentence about an event that concerns one tile; %2 is what the gap does.
core::Text purpose(RowLine line)
{
    switch (line) {
    case RowLine::RowAside:
    case RowLine::ColumnAside:
        return PUZZLE_TEXT("taquin", "Tile %1 would be locked in and is taken aside; %2.");
    case RowLine::RowWait:
        return PUZZLE_TEXT("taquin", "Tile %1 to its waiting place in the last column; %2.");
    case RowLine::ColumnWait:
        return PUZZLE_TEXT("taquin", "Tile %1 to its waiting place in the bottom row; %2.");
    default:
        return PUZZLE_TEXT("taquin", "Tile %1 to its cell; %2.");
    }
}

/// The sentence about the other events.
core::Explanation passage(const Scene &scene)
{
    const long long number = scene.reason.tile + 1;
    switch (scene.line) {
    case RowLine::Home:
        return {PUZZLE_TEXT("taquin", "The gap goes home to its corner: first down, then right.")};
    case RowLine::ComeUp:
        return {PUZZLE_TEXT("taquin", "The gap comes to the row of the tiles %1 and %2."),
                {number, number + 1}};
    case RowLine::RowTurn:
        return {PUZZLE_TEXT("taquin", "The tiles %1 and %2 turn into their cells."), {number, number + 1}};
    case RowLine::ColumnTurn:
        return {PUZZLE_TEXT("taquin", "The tiles %1 and %2 turn into their cells."),
                {number, number + scene.grid.columns}};
    case RowLine::LeftEnd:
        return {PUZZLE_TEXT("taquin", "Only two rows are left; the gap goes to their left end.")};
    case RowLine::Finish:
        return {PUZZLE_TEXT("taquin", "The last three tiles turn home.")};
    default:
        return {};
    }
}

bool isPlaced(const Scene &scene, int cell)
{
    const core::Grid &grid = scene.grid;
    const int tile = scene.reason.tile;
    if (scene.line == RowLine::Home)
        return false;
    if (scene.line >= RowLine::LeftEnd)
        return grid.row(cell) < grid.rows - 2 || grid.column(cell) < grid.column(tile);
    const bool rowEnd = scene.line >= RowLine::ComeUp;
    return cell < (rowEnd ? grid.cell(grid.columns - 2, grid.row(tile)) : tile);
}

void markPlaced(core::Explanation &why, const Scene &scene)
{
    for (const core::Place &place : scene.position) {
        const bool atHome = &place - scene.position.data() == place.cell;
        if (atHome && isPlaced(scene, place.cell))
            mark(why, place.cell, core::Role::Placed);
    }
}

/// Where the tile is going. A tile taken aside in the last two rows may stay on the lower: no cell is told.
int target(const Scene &scene)
{
    const int tile = scene.reason.tile;
    const int columns = scene.grid.columns;
    switch (scene.line) {
    case RowLine::RowAside:
        return tile + columns + (columns == 2 ? 2 : -2);
    case RowLine::RowWait:
        return scene.grid.column(tile) == columns - 1 ? tile + columns : tile + 1;
    case RowLine::ColumnWait:
        return scene.grid.row(tile) == scene.grid.rows - 1 ? tile + 1 : tile + columns;
    case RowLine::ColumnAside:
        return Board::none;
    default:
        return tile;
    }
}

/// The tile's own way: right before up, else up or down before sideways.
Route wayOfTile(const core::Grid &grid, int from, int to)
{
    const int rows = grid.row(to) - grid.row(from);
    const int columns = grid.column(to) - grid.column(from);
    Route vertical;
    append(vertical, rows < 0 ? Direction::Up : Direction::Down, std::abs(rows));
    Route horizontal;
    append(horizontal, columns < 0 ? Direction::Left : Direction::Right, std::abs(columns));
    const bool sidewaysFirst = rows < 0 && columns > 0;
    Route way = sidewaysFirst ? horizontal : vertical;
    const Route &rest = sidewaysFirst ? vertical : horizontal;
    way.insert(way.end(), rest.begin(), rest.end());
    return way;
}

void markWay(core::Explanation &why, const Scene &scene)
{
    const int cell = scene.cellOfTile();
    const int goal = target(scene);
    if (scene.reason.phase == RowReason::Approach)
        markRoute(why, scene.grid, scene.gap, approach(scene.grid, scene.gap, cell));
    else if (goal != Board::none)
        markRoute(why, scene.grid, cell, wayOfTile(scene.grid, cell, goal));
    if (goal != Board::none)
        mark(why, goal, core::Role::Target);
    mark(why, cell, core::Role::Moving);
}

} // namespace

core::Explanation explainRows(const core::Puzzle &puzzle, const core::Position &before,
                              const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order.")};
    const Scene scene(static_cast<const Taquin &>(puzzle), before, event);
    const bool aboutTile = scene.reason.phase != RowReason::Alone;
    core::Explanation why = passage(scene);
    if (aboutTile)
        why = {purpose(scene.line), {static_cast<long long>(scene.reason.tile + 1), motion(scene)}};
    markPlaced(why, scene);
    if (aboutTile)
        markWay(why, scene);
    else if (scene.line == RowLine::Home)
        markRoute(why, scene.grid, scene.gap, homeward(scene.grid, scene.gap));
    return why;
}

} // namespace taquin
