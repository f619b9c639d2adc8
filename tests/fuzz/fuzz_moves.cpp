// SPDX-License-Identifier: MIT
// Fuzzes moves: the first line of the input is a position line, the rest are moves from that position.
#include "attack.h"

#include "session/basics/unicodenormalization.h"

void attack(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    if (end < 0)
        return;
    const core::LineReading read = fuzz::readLine(bytes.first(end));
    if (!std::holds_alternative<core::Game>(read.reading))
        return;
    const auto &[puzzle, from] = std::get<core::Game>(read.reading);
    const std::string moves = session::composed(bytes.sliced(end + 1).toStdString());
    const auto replayed = puzzle->replay(from, moves);
    if (const auto *fault = std::get_if<core::Fault>(&replayed)) {
        fuzz::require(fault->at <= moves.size(), "a fault lies in the text");
        return;
    }
    const auto &path = std::get<core::Path>(replayed);
    core::Position position = from;
    for (const core::Step &step : path) {
        fuzz::require(std::size_t(step.piece) < position.size(), "a step moves a piece that there is");
        fuzz::require(step.from == position[step.piece], "a step starts where the piece lies");
        fuzz::require(step.to.cell >= core::Place::box && step.to.cell < puzzle->grid().size(),
                      "a step leads to the board or beside it");
        core::advance(position, step);
    }
    fuzz::require(path.empty() || path.back().closes, "the last step ends a move");
    fuzz::require(core::after(position, core::reversed(path)) == from, "the way back leads to the start");

    const auto again = puzzle->replay(from, puzzle->spell(from, path));
    fuzz::require(std::holds_alternative<core::Path>(again) && std::get<core::Path>(again) == path,
                  "what is spelled is read as the same");
    const core::LineReading there =
        core::readLine(fuzz::kinds(), core::writeLine(*read.kind, *puzzle, position));
    fuzz::require(std::holds_alternative<core::Game>(there.reading), "the position reached is one");
}
