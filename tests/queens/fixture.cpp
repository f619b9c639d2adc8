// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "core/positionline.h"

#include <cstdlib>
#include <numeric>

namespace fixture {

core::Game game(const std::string &line)
{
    const core::Kind *kinds[] = {&queens::kind()};
    core::LineReading reading = core::readLine(kinds, line);
    if (!std::holds_alternative<core::Game>(reading.reading))
        qFatal("not a position: %s", line.c_str());
    return std::get<core::Game>(std::move(reading.reading));
}

const queens::Queens &board(const core::Game &game)
{
    return static_cast<const queens::Queens &>(*game.puzzle);
}

core::Outcome solve(const char *method, const core::Game &game, core::Goal goal, core::SearchContext &context,
                    bool traced)
{
    const core::Solver *solver = queens::kind().solver(method);
    return solver->solve(*game.puzzle, {goal, game.position, {}, {}, 1, traced}, context);
}

QStringList solutions(const char *method, const core::Game &game)
{
    tests::SerialContext context;
    solve(method, game, core::Goal::All, context);
    QStringList all;
    for (const auto &solution : context.solutions())
        all << QString::fromStdString(game.puzzle->write(solution.position));
    return all;
}

quint64 count(const char *method, const core::Game &game, int threads)
{
    tests::SerialContext context(threads);
    return solve(method, game, core::Goal::Count, context).stats.solutions;
}

bool isSolution(const std::vector<int> &columns)
{
    const int size = int(columns.size());
    for (int one = 0; one < size; ++one) {
        const int column = columns[std::size_t(one)];
        if (column < 0 || column >= size)
            return false;
        for (int other = one + 1; other < size; ++other) {
            const int aside = std::abs(columns[std::size_t(other)] - column);
            if (aside == 0 || aside == other - one)
                return false;
        }
    }
    return true;
}

QStringList permutations(const core::Game &game)
{
    const core::Grid grid = game.puzzle->grid();
    std::vector<int> columns(std::size_t(grid.rows));
    std::iota(columns.begin(), columns.end(), 0);
    QStringList all;
    do {
        core::Position position;
        bool given = true;
        for (int row = 0; row < grid.rows; ++row) {
            const int cell = grid.cell(columns[std::size_t(row)], row);
            const core::Place &place = game.position[std::size_t(row)];
            given = given && (!place.onBoard() || place.cell == cell);
            position.push_back({std::int16_t(cell)});
        }
        if (given && isSolution(columns))
            all << QString::fromStdString(game.puzzle->write(position));
    } while (std::ranges::next_permutation(columns).found);
    return all;
}

} // namespace fixture
