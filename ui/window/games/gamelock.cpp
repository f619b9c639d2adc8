// SPDX-License-Identifier: MIT
#include "window/games/gamelock.h"

#include "session/files/lockfile.h"
#include "window/games/autosavefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QSysInfo>

#include <optional>

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

QString whoLocksGames()
{
    const std::optional<QString> machine = session::machineOfLock(gameLock());
    if (!machine)
        return GameLock::tr("The file “%1” is locked, though no window has written its name there.")
            .arg(QDir::toNativeSeparators(gameLock()));
    if (*machine != QSysInfo::machineHostName())
        return GameLock::tr("A window on the computer “%1” already saves the games.").arg(*machine);
    return GameLock::tr("Another window already saves the games.");
}

} // namespace window
