// SPDX-License-Identifier: MIT
#include "session/timeline/gamesize.h"

#include "session/timeline/timeline.h"

namespace session {

GameSize GameSize::of(const Act &act, const Act *before)
{
    const core::Puzzle &puzzle = *act.instance.puzzle;
    const bool another = !before || before->instance.puzzle != act.instance.puzzle;
    const core::Dealing *dealing = another ? puzzle.dealing() : nullptr;
    const qint64 dealt = dealing ? qint64(dealing->path.size()) : 0;
    const qint64 places = qMax(qint64(act.record.start().size()), qint64(puzzle.grid().size()));
    qint64 kept = 0;
    for (const QString &line : act.kept)
        kept += line.size() + 1;
    for (const Moment &moment : act.moments)
        kept += moment.name.size() + moment.note.size() + 1;
    return {1, act.record.size() - act.record.first() + dealt, places, kept};
}

GameSize &GameSize::operator+=(const GameSize &other)
{
    acts += other.acts;
    steps += other.steps;
    places += other.places;
    kept += other.kept;
    return *this;
}

GameSize &GameSize::operator-=(const GameSize &other)
{
    return *this += {-other.acts, -other.steps, -other.places, -other.kept};
}

bool GameSize::within(const GameSize &most) const
{
    return acts <= most.acts && steps <= most.steps && places <= most.places && kept <= most.kept;
}

} // namespace session
