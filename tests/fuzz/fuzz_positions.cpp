// SPDX-License-Identifier: MIT
// Fuzzes position lines, as they are read from files, arguments and the clipboard.
#include "attack.h"

#include "session/basics/translation.h"

namespace {

void checkFault(const core::Fault &fault, const QByteArray &line)
{
    static_cast<void>(session::translated(fault.why));
    // Unicode composition can make a line longer.
    fuzz::require(fault.at <= 3 * std::size_t(line.size()), "a fault lies in the text");
}

void checkGame(const core::Kind &kind, const core::Game &game)
{
    const core::Puzzle &puzzle = *game.puzzle;
    for (const core::Place &place : game.position)
        fuzz::require(place.cell >= core::Place::box && place.cell < puzzle.grid().size(),
                      "a piece lies on the board or beside it");
    const core::Values values = kind.describe(puzzle);
    static_cast<void>(kind.compose(values));
    static_cast<void>(puzzle.solved(game.position));
    if (kind.remark)
        static_cast<void>(session::translated(kind.remark(puzzle, game.position)));
    if (kind.searchSpace)
        static_cast<void>(session::translated(kind.searchSpace(puzzle)));
}

} // namespace

void attack(const QByteArray &bytes)
{
    const core::LineReading read = fuzz::readLine(bytes);
    if (const auto *fault = std::get_if<core::Fault>(&read.reading))
        return checkFault(*fault, bytes);
    const auto &game = std::get<core::Game>(read.reading);
    checkGame(*read.kind, game);

    const std::string line = core::writeLine(*read.kind, *game.puzzle, game.position);
    const core::LineReading again = core::readLine(fuzz::kinds(), line);
    fuzz::require(again.kind == read.kind && std::holds_alternative<core::Game>(again.reading),
                  "what is written is read");
    const auto &same = std::get<core::Game>(again.reading);
    fuzz::require(core::writeLine(*read.kind, *same.puzzle, same.position) == line,
                  "what is read is written as it was");
    fuzz::require(same.position == game.position, "the position is the same");
}
