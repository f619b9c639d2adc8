// SPDX-License-Identifier: MIT
// Fuzzes saved games.
#include "attack.h"

#include "session/files/savedgame.h"

namespace {

QByteArray written(session::SavedGame game)
{
    const core::Kind &kind = *game.kind;
    session::Timeline timeline(game.acts.front());
    timeline.restore(std::move(game.acts), game.frame);
    return session::writeGame(kind, timeline);
}

/// Returns whether every line of the game is quick to deal.
bool isQuick(const QByteArray &text)
{
    for (const QByteArray &line : text.split('\n')) {
        if (line.contains(",deal=") && !std::holds_alternative<core::Game>(fuzz::readLine(line).reading))
            return false;
    }
    return true;
}

} // namespace

void attack(const QByteArray &bytes)
{
    if (!isQuick(bytes))
        return;
    auto read = session::readGame(fuzz::kinds(), bytes);
    if (std::holds_alternative<QString>(read)) {
        fuzz::require(!std::get<QString>(read).isEmpty(), "a game is refused with a reason");
        return;
    }
    const QByteArray text = written(std::get<session::SavedGame>(std::move(read)));
    auto again = session::readGame(fuzz::kinds(), text);
    fuzz::require(std::holds_alternative<session::SavedGame>(again), "what is written is read");
    fuzz::require(written(std::get<session::SavedGame>(std::move(again))) == text,
                  "what is read is written as it was");
}
