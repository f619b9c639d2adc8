// SPDX-License-Identifier: MIT
#include "session/files/lockfile.h"

#include "session/files/regularfile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QThread>

#include <cstdlib>

namespace session {

using namespace Qt::StringLiterals;

namespace {

constexpr int timeToLock = 10;     // the seconds for which a lock without a name counts as new
constexpr int momentToLock = 1000; // milliseconds within which a running program writes into its new lock

struct LockFaults {
    Q_DECLARE_TR_FUNCTIONS(session::LockFaults)
};

/// Returns whether this may be the new lock of a program that has not written into it yet. The clock may have been
/// wrong, so that the time of the file is in the future.
bool isBeingMade(const QString &path)
{
    const QFileInfo lock(path);
    return lock.exists() && !machineOfLock(path) &&
           std::abs(lock.lastModified().secsTo(QDateTime::currentDateTime())) < timeToLock;
}

/// Renames something that QLockFile could not remove, and would open, which waits for the writer of a pipe.
void setLockAside(const QString &path)
{
    const QString aside = setAside(path);
    if (aside.isEmpty())
        return;
    FileReports::all().add([path, aside] {
        return LockFaults::tr("“%1” cannot be a lock, so it was renamed “%2”.")
            .arg(QDir::toNativeSeparators(path), QDir::toNativeSeparators(aside));
    });
}

} // namespace

std::optional<QString> machineOfLock(const QString &path)
{
    qint64 process = 0;
    QString machine;
    QString program;
    const bool isNamed = !isForeign(path) && QLockFile(path).getLockInfo(&process, &machine, &program);
    return isNamed ? std::optional(machine) : std::nullopt;
}

void removeAbandonedLock(const QString &path)
{
    // The second file is a lock that QLockFile makes while it removes the first.
    for (const QString &lock : QStringList{path, path + ".rmlock"_L1}) {
        const QFileInfo file(lock);
        if (!file.exists() && !file.isSymLink())
            continue; // as nearly always
        if (isForeign(lock)) {
            setLockAside(lock);
            continue;
        }
        for (QDeadlineTimer end(momentToLock); isBeingMade(lock) && !end.hasExpired();)
            QThread::msleep(momentToLock / 50);
        // QLockFile itself takes over the locks of programs on this machine that have ended. A running program, even
        // on another machine that shares this folder, has the file locked, so its lock is not removed.
        if (QFileInfo::exists(lock) && machineOfLock(lock) != QSysInfo::machineHostName())
            QLockFile(lock).removeStaleLockFile();
    }
}

} // namespace session
