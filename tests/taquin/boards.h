// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "core/random.h"
#include "support/data.h"
#include "support/serialcontext.h"
#include "taquin/board.h"
#include "taquin/taquin.h"

#include <QtTest>

#include <numeric>

namespace boards {

/// The tiles 1, 2, … row by row, with 0 for the blank.
using Numbers = std::vector<int>;

inline core::LineReading readLine(const std::string &line)
{
    const core::Kind *const kinds[] = {&taquin::kind()};
    return core::readLine(kinds, line);
}

/// Returns the game of a position line, which must be valid.
inline core::Game game(const std::string &line)
{
    return std::get<core::Game>(readLine(line).reading);
}

inline const taquin::Taquin &asTaquin(const core::Game &game)
{
    return static_cast<const taquin::Taquin &>(*game.puzzle);
}

inline core::Position position(const Numbers &numbers)
{
    core::Position result(numbers.size() - 1);
    for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
        if (numbers[cell] > 0)
            result[numbers[cell] - 1] = {std::int16_t(cell)};
    }
    return result;
}

inline Numbers ordered(int cells)
{
    Numbers numbers(std::size_t(cells), 0);
    std::iota(numbers.begin(), numbers.end() - 1, 1);
    return numbers;
}

inline core::Outcome solve(const core::Puzzle &puzzle, const core::Position &from, const char *method,
                           tests::SerialContext &context, bool traced = false, const core::Path &past = {})
{
    core::Task task;
    task.from = from;
    task.past = past;
    task.traced = traced;
    return taquin::kind().solver(method)->solve(puzzle, task, context);
}

inline core::Outcome solve(const core::Puzzle &puzzle, const core::Position &from, const char *method)
{
    tests::SerialContext context;
    context.keepSolutions(0);
    return solve(puzzle, from, method, context);
}

/// Returns the board at the end of a route.
inline taquin::Board after(taquin::Board board, const taquin::Route &route)
{
    for (const taquin::Direction direction : route)
        board.go(direction);
    return board;
}

/// Returns whether every step slides a tile into the blank and the last one leaves the tiles in order, by the
/// rules alone, without the program's boards.
inline bool leadsHome(core::Grid grid, core::Position position, const core::Path &path)
{
    int blank = grid.size() * (grid.size() - 1) / 2;
    for (const core::Place &place : position)
        blank -= place.cell;
    for (const core::Step &step : path) {
        const int columns = std::abs(grid.column(step.from.cell) - grid.column(step.to.cell));
        const int rows = std::abs(grid.row(step.from.cell) - grid.row(step.to.cell));
        if (position[step.piece] != step.from || step.to.cell != blank || columns + rows != 1 || !step.closes)
            return false;
        blank = step.from.cell;
        position[step.piece] = step.to;
    }
    for (std::size_t tile = 0; tile < position.size(); ++tile) {
        if (position[tile].cell != int(tile))
            return false;
    }
    return true;
}

/// Returns whether the permutation is even, by its cycles, unlike the program.
inline bool isEven(const Numbers &numbers)
{
    std::vector<bool> seen(numbers.size());
    bool even = true;
    for (std::size_t first = 0; first < numbers.size(); ++first) {
        for (std::size_t i = first; !seen[i];) {
            seen[i] = true;
            i = numbers[i] == 0 ? numbers.size() - 1 : std::size_t(numbers[i] - 1);
            even = even != (i != first);
        }
    }
    return even;
}

/// Returns a random board with an even permutation of its tiles and the blank in its corner.
inline Numbers shuffled(int cells, core::Random &random)
{
    Numbers numbers = ordered(cells);
    for (std::size_t i = numbers.size() - 2; i > 0; --i)
        std::swap(numbers[i], numbers[random.below(i + 1)]);
    if (!isEven(numbers))
        std::swap(numbers[0], numbers[1]);
    return numbers;
}

/// Returns the board transposed: its tiles are renumbered, so that the ordered board stays ordered.
inline core::Position transposed(core::Grid grid, const core::Position &position)
{
    const auto across = [&](int cell) { return grid.column(cell) * grid.rows + grid.row(cell); };
    core::Position result(position.size());
    for (std::size_t tile = 0; tile < position.size(); ++tile)
        result[across(int(tile))] = {std::int16_t(across(position[tile].cell))};
    return result;
}

/// A board and the length of its shortest solutions.
struct Known {
    std::string line;
    int length;
};

/// Returns the boards of a file in which "# length" precedes each board.
inline std::vector<Known> withLengths(const QString &file)
{
    std::vector<Known> all;
    int length = 0;
    for (const QString &line : tests::dataLines(file)) {
        if (line.startsWith(QLatin1Char('#')))
            length = line.mid(2).toInt();
        else
            all.push_back({line.toStdString(), length});
    }
    return all;
}

} // namespace boards
