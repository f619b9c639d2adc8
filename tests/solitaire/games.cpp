// SPDX-License-Identifier: MIT
#include "games.h"

#include "core/positionline.h"
#include "core/random.h"

namespace games {

core::Game game(const std::string &line)
{
    const core::Kind *kinds[] = {&solitaire::kind()};
    core::LineReading reading = core::readLine(kinds, "solitaire:" + line);
    if (!std::holds_alternative<core::Game>(reading.reading))
        qFatal("not a position: %s", line.c_str());
    return std::get<core::Game>(std::move(reading.reading));
}

core::Outcome solve(const char *method, const core::Game &game, core::Goal goal, core::SearchContext &context,
                    bool traced)
{
    const core::Solver *solver = solitaire::kind().solver(method);
    return solver->solve(*game.puzzle, {goal, game.position, {}, {}, 1, traced}, context);
}

core::Outcome solve(const char *method, const std::string &line, core::Goal goal)
{
    tests::SerialContext context;
    return solve(method, game(line), goal, context);
}

const solitaire::Solitaire &rules(const core::Game &game)
{
    return static_cast<const solitaire::Solitaire &>(*game.puzzle);
}

QStringList jumps(const core::Game &game, std::span<const core::Step> path)
{
    return QString::fromStdString(game.puzzle->spell(game.position, path)).split(u' ', Qt::SkipEmptyParts);
}

std::vector<std::string> holes(const char *board)
{
    const solitaire::Board *const found = solitaire::findBoard(board);
    std::vector<std::string> names;
    for (const int hole : found->inReadingOrder())
        names.push_back(found->nameOf(hole));
    return names;
}

core::Position playedAtRandom(const core::Game &game, int jumps, std::uint64_t seed)
{
    core::Random random(seed);
    core::Position position = game.position;
    for (int jump = 0; jump < jumps; ++jump) {
        const std::vector<core::Path> moves = game.puzzle->moves(position);
        if (moves.empty())
            break;
        position = core::after(position, moves[random.below(moves.size())]);
    }
    return position;
}

} // namespace games
