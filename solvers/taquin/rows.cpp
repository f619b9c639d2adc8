// SPDX-License-Identifier: MIT
#include "taquin/methods.h"
#include "taquin/moverecorder.h"
#include "taquin/parity.h"
#include "taquin/variables.h"

#include <algorithm>
#include <cstdlib>

// This file implements P. Audibert's second method, which solves a board as a person does: row by row from the
// top, one tile after the other. The last two tiles of a row are placed together from the last column. The last
// two rows are filled column by column from the left, the two tiles of a column together from the bottom row. The
// last three tiles are then turned home.
//
// The printed program fails on some solvable boards. Three corrections make it solve them:
// F1  Before the last two tiles of a row, the blank moves up to that row and then one to the left. The printed
//     program assumes that it is there, but it is not if the other tiles of the row were in place from the start.
// F2  Before the last two rows, the blank moves up to the upper one, because it may have started on the bottom row.
// F3  On two columns, the tile that blocks the way moves two rows down. The place that the printed program uses for
//     it, one row down and two columns to the left, would there be its home cell.
namespace taquin::rows {

namespace {

enum class RowLine : std::uint8_t {
    None,
    Home,
    Beside,
    Carry,
    ComeUp,
    RowAside,
    RowWait,
    RowTurn,
    LeftEnd,
    ColumnAside,
    ColumnWait,
    ColumnTurn,
    Finish,
    LastWalk,
};

/// The pseudocode, one text for each RowLine.
constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin", "The gap returns to its corner: down, then right"),
    PUZZLE_TEXT("taquin",
                "In every row but the last two, for every tile but the last two: the gap goes beside it"),
    PUZZLE_TEXT("taquin", "… and brings it to its cell"),
    PUZZLE_TEXT("taquin", "For the row’s last two tiles: the gap comes up to the row"),
    PUZZLE_TEXT("taquin", "… the last one is moved aside if it would be trapped"),
    PUZZLE_TEXT("taquin", "… both go to the last column, one above the other"),
    PUZZLE_TEXT("taquin", "… and turn the corner into their cells"),
    PUZZLE_TEXT("taquin", "For the last two rows: the gap goes to the left end"),
    PUZZLE_TEXT("taquin",
                "For every column but the last two: its lower tile is moved aside if it would be trapped"),
    PUZZLE_TEXT("taquin", "… both tiles go to the bottom row, one behind the other"),
    PUZZLE_TEXT("taquin", "… and turn the corner into their cells"),
    PUZZLE_TEXT("taquin", "The last three tiles turn into place"),
    PUZZLE_TEXT("taquin",
                "If the goal has the gap elsewhere: the gap goes there, and each tile on its way moves "
                "one cell, from where it was placed for this"),
};

/// The reason of an event: the tile concerned, and what the blank does with it.
struct RowReason {
    enum Phase : std::uint8_t { Alone, Approach, Carry };

    int tile = 0;
    Phase phase = Alone;

    int code() const { return tile | phase << phaseBit; }
    static RowReason of(int code) { return {code & ((1 << phaseBit) - 1), Phase(code >> phaseBit)}; }

private:
    static constexpr int phaseBit = 14; // a board has fewer than 10,000 tiles
};

/// Returns the route of the blank to the side of the tile on `cell`: to its right, or to its left if that is
/// nearer or the tile is in the last column. It goes right before up, to pass the tiles above that are in place,
/// and right before down, to avoid the left end of the bottom row. Called from any cell of the route, it returns
/// the rest of it.
Route routeBeside(const core::Grid &grid, int blank, int cell)
{
    const int below = grid.row(blank) - grid.row(cell);
    int right = grid.column(blank) - grid.column(cell);
    const Direction vertical = below > 0 ? Direction::Up : Direction::Down;
    Route route;
    if (right < 0 && below > 0) {
        append(route, Direction::Right, -right);
        right = 0;
    }
    if (right > 0) {
        append(route, vertical, std::abs(below));
        append(route, Direction::Left, right - 1);
    } else if (right < 0) {
        append(route, Direction::Right, -right - 1);
        append(route, vertical, std::abs(below));
    } else {
        const bool lastColumn = grid.column(cell) == grid.columns - 1;
        append(route, vertical, std::abs(below) - 1);
        append(route, lastColumn ? Direction::Left : Direction::Right);
        append(route, vertical);
    }
    return route;
}

/// Carries one tile at a time to its target: the blank moves beside the tile and then round it repeatedly, and
/// each round moves the tile by one cell. Between rounds, the blank is to the left or right of the tile. A round
/// upwards disturbs two columns. A round sideways disturbs two rows: the tile's own and the one below, or the one
/// above if the tile is in the bottom row.
template <typename Tracer>
class TileMover : public MoveRecorder<Tracer> {
public:
    using MoveRecorder<Tracer>::MoveRecorder;
    using MoveRecorder<Tracer>::board;
    using MoveRecorder<Tracer>::go;

    void approach(int tile) { go(routeBeside(grid(), board().blank(), board().cell(tile))); }
    /// Carries the tile to `target`, starting with the blank beside it. A tile that must move right and up moves
    /// right first; any other tile moves up or down first.
    void carry(int tile, int target)
    {
        const int rows = grid().row(target) - grid().row(board().cell(tile));
        if (rows < 0 && column(tile) <= grid().column(target)) {
            carryAlongRow(tile, grid().column(target), false);
            if (sideOfBlank(tile) == Direction::Left && column(tile) < grid().columns - 1)
                passToRight(tile);
            carryAlongColumn(tile, rows);
        } else {
            carryAlongColumn(tile, rows);
            carryAlongRow(tile, grid().column(target), rows > 0 && column(tile) < grid().column(target));
        }
    }
    /// Moves the blank from the left of the tile to its right.
    void passToRight(int tile)
    {
        const Direction aside = detour(tile, false);
        const Direction route[] = {aside, Direction::Right, Direction::Right, opposite(aside)};
        go(route);
    }

protected:
    const core::Grid &grid() const { return board().grid(); }

private:
    int column(int tile) const { return grid().column(board().cell(tile)); }
    Direction sideOfBlank(int tile) const
    {
        return board().blank() > board().cell(tile) ? Direction::Right : Direction::Left;
    }
    /// Returns the direction in which the blank leaves the tile's row to pass to the tile's other side.
    Direction detour(int tile, bool above) const
    {
        return above || grid().row(board().cell(tile)) == grid().rows - 1 ? Direction::Up : Direction::Down;
    }
    /// Carries the tile down, or up if `rows` is negative. The blank ends on the side of the tile where it began.
    void carryAlongColumn(int tile, int rows)
    {
        const Direction ahead = rows < 0 ? Direction::Up : Direction::Down;
        const Direction side = sideOfBlank(tile);
        const Direction round[] = {ahead, opposite(side), opposite(ahead), side, ahead};
        for (int i = 0; i < std::abs(rows); ++i)
            go(round);
    }
    /// Carries the tile along its row. The blank ends behind the tile.
    void carryAlongRow(int tile, int targetColumn, bool above)
    {
        int columns = std::abs(targetColumn - column(tile));
        if (columns == 0)
            return;
        const Direction ahead = targetColumn > column(tile) ? Direction::Right : Direction::Left;
        if (sideOfBlank(tile) == ahead) {
            go(opposite(ahead));
            --columns;
        }
        const Direction aside = detour(tile, above);
        const Direction round[] = {aside, ahead, ahead, opposite(aside), opposite(ahead)};
        for (int i = 0; i < columns; ++i)
            go(round);
    }
};

/// Implements the method. A tile and its home cell have the same number. The last walk follows once the board
/// is in order.
template <typename Tracer>
class RowMethod : public TileMover<Tracer> {
public:
    RowMethod(Tracer &tracer, core::Grid size, const core::Position &from, const Route &lastWalk = {})
        : TileMover<Tracer>(tracer, size, from), m_lastWalk(lastWalk)
    {
    }

    using TileMover<Tracer>::board;
    using TileMover<Tracer>::go;
    using TileMover<Tracer>::grid;

    core::Outcome run()
    {
        if (onlyTurnIsLeft()) {
            finish(corner());
            return walked();
        }
        announce(RowLine::Home, 0);
        go(routeToCorner(grid(), board().blank()));
        for (int row = 0; row < grid().rows - 2; ++row) {
            for (int column = 0; column < grid().columns - 2; ++column)
                placeTile(grid().cell(column, row));
            placeRowEnd(grid().cell(grid().columns - 2, row));
        }
        return lastTwoRows();
    }
    /// Solves the last two rows. The rows above must be in order, and the blank at the right end.
    core::Outcome lastTwoRows()
    {
        const int upper = grid().cell(0, grid().rows - 2);
        announce(RowLine::LeftEnd, upper);
        go(Direction::Up, grid().row(board().blank()) - grid().row(upper)); // F2
        go(Direction::Left, grid().columns - 1);
        for (int column = 0; column < grid().columns - 2; ++column)
            placeColumn(upper + column);
        finish(corner());
        return walked();
    }

private:
    core::Outcome walked()
    {
        announce(RowLine::LastWalk, 0);
        go(m_lastWalk);
        return this->outcome();
    }
    /// Returns the upper left of the last four cells.
    int corner() const { return grid().cell(grid().columns - 2, grid().rows - 2); }
    /// Returns whether the board is where the last turn begins: all but three tiles are in place, and the blank is at
    /// the upper left of their cells.
    bool onlyTurnIsLeft() const
    {
        const auto isOfTurn = [this](int cell) {
            return grid().column(cell) >= grid().columns - 2 && grid().row(cell) >= grid().rows - 2;
        };
        for (int tile = 0; tile < grid().size() - 1; ++tile) {
            if (!isOfTurn(tile) && !isAt(tile, tile))
                return false;
        }
        return board().blank() == corner();
    }
    void announce(RowLine line, int tile, RowReason::Phase phase = RowReason::Alone)
    {
        TileMover<Tracer>::announce(int(line), RowReason{tile, phase}.code());
    }
    void bring(int tile, int target, RowLine approaching, RowLine carrying)
    {
        announce(approaching, tile, RowReason::Approach);
        this->approach(tile);
        announce(carrying, tile, RowReason::Carry);
        this->carry(tile, target);
    }
    void bring(int tile, int target, RowLine line) { bring(tile, target, line, line); }
    bool isAt(int tile, int cell) const { return board().cell(tile) == cell; }
    bool isAtOneOf(int tile, std::initializer_list<int> cells) const
    {
        return std::ranges::find(cells, board().cell(tile)) != cells.end();
    }

    void placeTile(int tile)
    {
        if (!isAt(tile, tile))
            bring(tile, tile, RowLine::Beside, RowLine::Carry);
    }
    /// Places the last two tiles of a row; `left` is the first of them.
    void placeRowEnd(int left)
    {
        const int right = left + 1;
        const int below = right + grid().columns;
        announce(RowLine::ComeUp, left);
        if (board().blank() != left) { // F1
            go(Direction::Up, grid().row(board().blank()) - grid().row(left));
            go(Direction::Left);
        }
        if (isAt(left, right) && isAt(right, below)) {
            announce(RowLine::RowTurn, left);
            go(Direction::Right);
            go(Direction::Down);
            return;
        }
        if (isAtOneOf(right, {right, below, below - 1}))
            bring(right, grid().columns == 2 ? below + 2 : below - 2, RowLine::RowAside); // F3
        if (!isAt(left, right))
            bring(left, right, RowLine::RowWait);
        bring(right, below, RowLine::RowWait);
        announce(RowLine::RowTurn, left);
        go(Direction::Up);
        go(Direction::Right);
        go(Direction::Down);
    }
    /// Places the last two tiles of a column, of which `upper` is the upper one; the blank is on its home cell.
    void placeColumn(int upper)
    {
        const int lower = upper + grid().columns;
        if (isAt(upper, lower) && isAt(lower, lower + 1)) {
            announce(RowLine::ColumnTurn, upper);
            const Direction route[] = {Direction::Down, Direction::Right, Direction::Up};
            go(route);
            return;
        }
        if (isAtOneOf(lower, {lower, lower + 1, upper + 1}))
            takeAside(lower, upper);
        if (!isAt(upper, lower))
            bring(upper, lower, RowLine::ColumnWait);
        if (!isAt(lower, lower + 1))
            bring(lower, lower + 1, RowLine::ColumnWait);
        announce(RowLine::ColumnTurn, upper);
        const Direction route[] = {Direction::Up,   Direction::Left,  Direction::Left,
                                   Direction::Down, Direction::Right, Direction::Up};
        go(route);
    }
    /// Moves the lower tile of a column two columns to the right. If it can move there along the bottom row, it
    /// stays in that row, and the blank passes to its right unless that is beyond the last column.
    void takeAside(int lower, int upper)
    {
        const bool stays = isAt(lower, lower + 1) && grid().column(upper) + 2 < grid().columns - 1;
        bring(lower, stays ? lower + 2 : upper + 2, RowLine::ColumnAside);
        if (stays)
            this->passToRight(lower);
    }
    /// Turns the last three tiles home, with the blank on `corner`, the upper left of the last four cells.
    void finish(int corner)
    {
        announce(RowLine::Finish, corner);
        go(Direction::Right);
        if (isAt(corner, corner)) {
            go(Direction::Down);
        } else if (isAt(corner + 1, corner)) {
            const Direction route[] = {Direction::Left, Direction::Down, Direction::Right};
            go(route);
        } else {
            const Direction route[] = {Direction::Down, Direction::Left, Direction::Up, Direction::Right,
                                       Direction::Down};
            go(route);
        }
    }

    Route m_lastWalk;
};

core::Outcome solve(const Taquin &taquin, const core::Task &task, core::SearchContext &context)
{
    if (auto no = impossible(taquin, task.from))
        return *std::move(no);
    return core::runSearch<RowMethod>(context, task, taquin.grid(), task.from, taquin.lastWalk());
}

/// An event together with the board on which it happens.
struct EventContext {
    EventContext(const Taquin &taquin, const core::Position &before, const core::Event &happening)
        : grid(taquin.grid()), position(before), blank(taquin.blank(before)), event(happening),
          line(RowLine(happening.line)), reason(RowReason::of(happening.reason))
    {
    }

    int cellOfTile() const { return position[reason.tile].cell; }

    core::Grid grid;
    const core::Position &position;
    int blank;
    const core::Event &event;
    RowLine line;
    RowReason reason;
};

/// Returns what the tile or the blank does, as the end of a sentence.
core::Text motion(const EventContext &context)
{
    if (context.reason.phase == RowReason::Approach)
        return PUZZLE_TEXT("taquin", "the gap goes beside it");
    const int from = context.event.step.from.cell;
    if (context.event.step.piece == context.reason.tile) {
        const int to = context.event.step.to.cell;
        if (context.grid.row(from) != context.grid.row(to))
            return to < from ? PUZZLE_TEXT("taquin", "it goes up") : PUZZLE_TEXT("taquin", "it goes down");
        return to < from ? PUZZLE_TEXT("taquin", "it goes left") : PUZZLE_TEXT("taquin", "it goes right");
    }
    const int rows = context.grid.row(from) - context.grid.row(context.cellOfTile());
    if (rows == 0)
        return PUZZLE_TEXT("taquin", "the gap goes beside it again");
    return rows > 0 ? PUZZLE_TEXT("taquin", "the gap goes round below")
                    : PUZZLE_TEXT("taquin", "the gap goes round above");
}

/// Returns the sentence about a move that concerns one tile; %2 is its `motion`.
core::Text tileSentence(RowLine line)
{
    switch (line) {
    case RowLine::RowAside:
    case RowLine::ColumnAside:
        return PUZZLE_TEXT("taquin", "Tile %1 would be trapped and is moved aside; %2.");
    case RowLine::RowWait:
        return PUZZLE_TEXT("taquin", "Tile %1 goes to its waiting place in the last column; %2.");
    case RowLine::ColumnWait:
        return PUZZLE_TEXT("taquin", "Tile %1 goes to its waiting place in the bottom row; %2.");
    default:
        return PUZZLE_TEXT("taquin", "Tile %1 goes to its cell; %2.");
    }
}

/// Returns the sentence about any other move.
core::Explanation explainPassage(const Taquin &taquin, const EventContext &context)
{
    const auto number = [&](int distance) { return taquin.number(context.reason.tile + distance); };
    switch (context.line) {
    case RowLine::Home:
        return {PUZZLE_TEXT("taquin", "The gap returns to its corner: first down, then right.")};
    case RowLine::ComeUp:
        return {PUZZLE_TEXT("taquin", "The gap goes to the row of tiles %1 and %2."), {number(0), number(1)}};
    case RowLine::RowTurn:
        return {PUZZLE_TEXT("taquin", "Tiles %1 and %2 turn the corner into their cells."),
                {number(0), number(1)}};
    case RowLine::ColumnTurn:
        return {PUZZLE_TEXT("taquin", "Tiles %1 and %2 turn the corner into their cells."),
                {number(0), number(context.grid.columns)}};
    case RowLine::LeftEnd:
        return {PUZZLE_TEXT("taquin", "Only two rows are left; the gap goes to their left end.")};
    case RowLine::Finish:
        return {PUZZLE_TEXT("taquin", "The last three tiles turn into place.")};
    case RowLine::LastWalk:
        return {lastWalkText};
    default:
        return {};
    }
}

/// Returns whether the method has already filled this cell.
bool isFilled(const EventContext &context, int cell)
{
    const core::Grid &grid = context.grid;
    const int tile = context.reason.tile;
    if (context.line == RowLine::Home || context.line == RowLine::LastWalk)
        return false;
    if (context.line >= RowLine::LeftEnd)
        return grid.row(cell) < grid.rows - 2 || grid.column(cell) < grid.column(tile);
    const bool rowEnd = context.line >= RowLine::ComeUp;
    return cell < (rowEnd ? grid.cell(grid.columns - 2, grid.row(tile)) : tile);
}

void markPlaced(core::Explanation &why, const EventContext &context)
{
    for (const core::Place &place : context.position) {
        const bool isHome = &place - context.position.data() == place.cell;
        if (isHome && isFilled(context, place.cell))
            why.mark(place.cell, core::Role::Placed);
    }
}

/// Returns the target of the tile; none for a tile moved aside in the last two rows, which may stay in the bottom
/// row.
int target(const EventContext &context)
{
    const int tile = context.reason.tile;
    const int columns = context.grid.columns;
    switch (context.line) {
    case RowLine::RowAside:
        return tile + columns + (columns == 2 ? 2 : -2);
    case RowLine::RowWait:
        return context.grid.column(tile) == columns - 1 ? tile + columns : tile + 1;
    case RowLine::ColumnWait:
        return context.grid.row(tile) == context.grid.rows - 1 ? tile + 1 : tile + columns;
    case RowLine::ColumnAside:
        return Board::none;
    default:
        return tile;
    }
}

/// Returns the route by which TileMover::carry moves the tile.
Route routeOfTile(const core::Grid &grid, int from, int to)
{
    const int rows = grid.row(to) - grid.row(from);
    const int columns = grid.column(to) - grid.column(from);
    Route vertical;
    append(vertical, rows < 0 ? Direction::Up : Direction::Down, std::abs(rows));
    Route horizontal;
    append(horizontal, columns < 0 ? Direction::Left : Direction::Right, std::abs(columns));
    const bool horizontalFirst = rows < 0 && columns > 0;
    Route route = horizontalFirst ? horizontal : vertical;
    append(route, horizontalFirst ? vertical : horizontal);
    return route;
}

void markRoutes(core::Explanation &why, const EventContext &context)
{
    const int cell = context.cellOfTile();
    const int goal = target(context);
    if (context.reason.phase == RowReason::Approach)
        markRoute(why, context.grid, context.blank, routeBeside(context.grid, context.blank, cell));
    else if (goal != Board::none)
        markRoute(why, context.grid, cell, routeOfTile(context.grid, cell, goal));
    if (goal != Board::none)
        why.mark(goal, core::Role::Target);
    why.mark(cell, core::Role::Moving);
}

/// Marks the tiles in place, the tile that moves, its target, and the route of the blank or of the tile.
core::Explanation explain(const Taquin &taquin, const core::Position &before, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order.")};
    const EventContext context(taquin, before, event);
    const bool aboutTile = context.reason.phase != RowReason::Alone;
    core::Explanation why = explainPassage(taquin, context);
    if (aboutTile)
        why = {tileSentence(context.line), {taquin.number(context.reason.tile), motion(context)}};
    markPlaced(why, context);
    if (aboutTile)
        markRoutes(why, context);
    else if (context.line == RowLine::Home)
        markRoute(why, context.grid, context.blank, routeToCorner(context.grid, context.blank));
    else if (context.line == RowLine::LastWalk)
        why.mark(taquin.goal().blank(), core::Role::Target);
    return why;
}

std::vector<core::Variable> variables(const Taquin &taquin, const core::Position &before,
                                      const core::Event &event)
{
    const BlankMove move(taquin, before, event);
    const EventContext context(taquin, before, event);
    const core::Grid grid = taquin.grid();
    const int tile = context.reason.tile;
    const bool moves = event.type != core::Event::Solution && context.reason.phase != RowReason::Alone;
    const bool inRow = context.line > RowLine::Home && context.line < RowLine::LeftEnd;
    const bool inColumn = context.line > RowLine::LeftEnd && context.line < RowLine::LastWalk;
    std::optional<long long> cell;
    std::optional<long long> goal;
    std::optional<long long> flag; // the side of the tile on which the blank is
    if (moves) {
        cell = move.after[tile].cell;
        if (const int to = target(context); to != Board::none)
            goal = to;
        if (std::abs(move.poscv - *cell) == 1 && grid.row(move.poscv) == grid.row(int(*cell)))
            flag = move.poscv - *cell;
    }
    const bool solved = event.type == core::Event::Solution;
    return {core::variable("row", inRow && !solved ? std::optional(grid.row(tile)) : std::nullopt),
            core::variable("column", inColumn && !solved ? std::optional(grid.column(tile)) : std::nullopt),
            core::variable("i", moves ? std::optional(tile) : std::nullopt),
            core::variable("position_of[i]", cell),
            core::variable("goal", goal),
            core::variable("flag", flag),
            core::variable("gap", move.poscv)};
}

} // namespace

core::Path path(core::Grid grid, const core::Position &from)
{
    core::NullContext context;
    core::NullTracer tracer(context);
    return RowMethod<core::NullTracer>(tracer, grid, from).run().path;
}

core::Path pathOfLastTwoRows(core::Grid grid, const core::Position &from)
{
    core::NullContext context;
    core::NullTracer tracer(context);
    return RowMethod<core::NullTracer>(tracer, grid, from).lastTwoRows().path;
}

core::Solver solver()
{
    return {.id = "rows",
            .name = PUZZLE_TEXT("taquin", "Row by row"),
            .about = PUZZLE_TEXT("taquin",
                                 "As one does by hand: the tiles go to their cells one after another, from "
                                 "the top row down; fast on any board, but far from shortest."),
            .goals = core::onlyFirst,
            .constructive = true,
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace taquin::rows
