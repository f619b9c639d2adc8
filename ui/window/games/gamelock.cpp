// SPDX-License-Identifier: MIT
#include "window/games/gamelock.h"

#include "session/files/lockfile.h"
#include "window/games/autosavefile.h"

#include <QCoreApplication>
#include <QDir>

namespace window {

using namespace Qt::StringLiterals;

namespace {

struct GameLock {
    Q_DECLARE_TR_FUNCTIONS(window::GameLock)
};

} // namespace

QString gameLock()
{
    return AutosaveFile::folder() + "/lock"_L1;
}

QString whyGamesAreLocked()
{
    if (session::machineOfLock(gameLock()))
        return GameLock::tr(
            "Another window already saves the games. Those played in this one are lost unless you "
            "save them yourself.");
    return GameLock::tr(
               "The file “%1” is locked, though no window has written its name there. Games played in this "
               "window are lost unless you save them yourself.")
        .arg(QDir::toNativeSeparators(gameLock()));
}

} // namespace window
