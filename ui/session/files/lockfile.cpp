// SPDX-License-Identifier: MIT
#include "session/files/lockfile.h"

#include "core/system.h"
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

/// Renames something that QLockFile could not remove: a pipe, which it would open, and so wait for its writer, or a file
/// that this user may not open. Returns whether this succeeded.
bool setLockAside(const QString &path)
{
    const bool isFile = !isForeign(path);
    const QString aside = setAside(path);
    if (aside.isEmpty())
        return false;
    FileReports::all().add([path, aside, isFile] {
        const QString text = isFile
                                 ? LockFaults::tr("The lock “%1” cannot be opened, so it was renamed “%2”.")
                                 : LockFaults::tr("“%1” cannot be a lock, so it was renamed “%2”.");
        return text.arg(QDir::toNativeSeparators(path), QDir::toNativeSeparators(aside));
    });
    return true;
}

/// Returns whether a lock can be opened for writing, as QLockFile does to remove it. Gives its owner the access to it that
/// somebody has taken away.
bool canBeOpened(const QString &path)
{
    const auto isOpen = [&path] {
        const QFileInfo lock(path);
        return lock.isReadable() && lock.isWritable();
    };
    return isOpen() || (QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner) && isOpen());
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

bool removeAbandonedLock(const QString &path)
{
    bool isOpen = true;
    // The second file is a lock that QLockFile makes while it removes the first.
    for (const QString &lock : QStringList{path, path + ".rmlock"_L1}) {
        const QFileInfo file(lock);
        if (!file.exists() && !file.isSymLink())
            continue; // as nearly always
        // A program of another user that is running has the file locked.
        if (isForeign(lock) ||
            (!canBeOpened(lock) && !core::os::isLocked(QFile::encodeName(lock).constData()))) {
            isOpen = setLockAside(lock) && isOpen;
            continue;
        }
        for (QDeadlineTimer end(momentToLock); isBeingMade(lock) && !end.hasExpired();)
            QThread::msleep(momentToLock / 50);
        // QLockFile itself takes over the locks of programs on this machine that have ended. A running program, even
        // on another machine that shares this folder, has the file locked, so its lock is not removed.
        if (QFileInfo::exists(lock) && machineOfLock(lock) != QSysInfo::machineHostName())
            QLockFile(lock).removeStaleLockFile();
    }
    return isOpen;
}

} // namespace session
