// SPDX-License-Identifier: MIT
#include "session/files/lockfile.h"
#include "session/files/regularfile.h"
#include "session/files/settingsfile.h"
#include "support/files.h"
#include "support/suite.h"

#include <QLockFile>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr uid_t nobody = 65534;

/// Gives this process, which is root's, the rights of another user until becomeRoot().
void becomeNobody()
{
    QCOMPARE(::setresuid(nobody, nobody, 0), 0);
}
void becomeRoot()
{
    QCOMPARE(::setresuid(0, 0, 0), 0);
}

} // namespace

/// Tests locks of the settings that this user has no access to.
class SettingsLocks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// QSettings would wait for ever for a lock that this user may not open.
    void locksThatCannotBeOpenedAreRemoved_data()
    {
        QTest::addColumn<unsigned>("mode");
        QTest::addColumn<bool>("isOwn");
        QTest::addColumn<bool>("isInOwnFolder");
        QTest::addColumn<QString>("report");
        QTest::newRow("without access") << 0U << true << true << QString();
        QTest::newRow("read-only") << 0400U << true << true << QString();
        const QString renamed = u"cannot be opened, so it was renamed"_s;
        QTest::newRow("of another user") << 0600U << false << true << renamed;
        QTest::newRow("of another user, readable") << 0644U << false << true << renamed;
        QTest::newRow("in a folder of another user")
            << 0600U << false << false << u"can be neither opened nor removed"_s;
    }
    void locksThatCannotBeOpenedAreRemoved()
    {
        QFETCH(unsigned, mode);
        QFETCH(bool, isOwn);
        QFETCH(bool, isInOwnFolder);
        QFETCH(QString, report);
        const bool isRoot = ::geteuid() == 0; // who may open any file
        if (!isRoot && !isOwn)
            QSKIP("only root can make a file of another user");
        const QTemporaryDir folder;
        const QString settings = folder.filePath(u"settings"_s);
        const QString lock = settings + ".json.lock"_L1;
        tests::writeFile(lock, "4242\ncassetete\nanother-machine\n\n\n");
        QCOMPARE(::chmod(QFile::encodeName(lock).constData(), mode), 0);
        QCOMPARE(::chmod(QFile::encodeName(folder.path()).constData(), 0755), 0);
        if (isRoot && isOwn)
            QCOMPARE(::chown(QFile::encodeName(lock).constData(), nobody, nobody), 0);
        if (isRoot && isInOwnFolder)
            QCOMPARE(::chown(QFile::encodeName(folder.path()).constData(), nobody, nobody), 0);
        if (isRoot)
            becomeNobody();
        {
            session::SettingsFile file(settings);
            file.setValue(u"puzzle"_s, u"queens"_s);
        }
        const QString puzzle = session::SettingsFile(settings).value(u"puzzle"_s).toString();
        if (isRoot)
            becomeRoot();
        const QStringList reports = session::FileReports::all().take();
        QCOMPARE(puzzle, isInOwnFolder ? u"queens"_s : QString());
        QCOMPARE(reports.isEmpty(), report.isEmpty());
        QVERIFY2(report.isEmpty() || (reports.front().contains(report) && reports.front().contains(lock)),
                 qPrintable(reports.join(u'\n')));
    }

    /// A locked file belongs to a running program, whoever started it.
    void theLockOfAnotherUsersProgramRemains()
    {
        if (::geteuid() != 0)
            QSKIP("only root can make a file of another user");
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.json.lock"_s);
        QLockFile writer(path);
        QVERIFY(writer.lock());
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
        QCOMPARE(::chmod(QFile::encodeName(folder.path()).constData(), 0777), 0);
        becomeNobody();
        const bool isRemoved = session::removeAbandonedLock(path);
        becomeRoot();
        QVERIFY(isRemoved); // nothing is in the way that does not go away by itself
        QVERIFY(QFileInfo::exists(path));
        QVERIFY(session::FileReports::all().take().isEmpty());
    }
};

TEST_SUITE(SettingsLocks)
#include "tst_settingslocks.moc"
