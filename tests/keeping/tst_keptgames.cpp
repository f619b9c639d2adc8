// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "core/positionline.h"
#include "session/files/gamewriter.h"
#include "session/files/lockfile.h"
#include "support/files.h"
#include "support/suite.h"
#include "window/games/gamelock.h"
#include "window/games/sessionstore.h"

#include <QRandomGenerator>
#include <QSemaphore>

#include <csignal>
#include <functional>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using session::Act;
using tests::contentOf;
using tests::writeFile;
using window::AutosaveFile;
using window::SessionStore;

namespace {

const core::Kind &taquin()
{
    return *app::kinds().front();
}

QString file()
{
    return AutosaveFile(taquin()).path();
}

void move(session::Session &session)
{
    session.hand(session.puzzle().moves(session.timeline().position()).front().front());
}

std::size_t actsIn(const QByteArray &text)
{
    const auto read = session::readGame(app::kinds(), text);
    const auto *game = std::get_if<session::SavedGame>(&read);
    return game ? game->acts.size() : 0;
}

/// Plays this many moves, saves after each, and quits.
QString played(int moves)
{
    SessionStore store(app::puzzles());
    session::Session &session = store.session(0);
    for (int i = 0; i < moves; ++i)
        move(session);
    store.saveAll();
    return session.line();
}

QString folderOfPlayer(const QString &home)
{
    return home + "/cassetete/games/"_L1;
}

} // namespace

/// Games are on the disk within a second of each move, and are restored at the next start, whatever happens.
class KeptGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void uninterruptedPlayIsSaved();
    void onlyWhatIsNewIsAppended();
    void aFileThatAnotherChangedIsWrittenWhole();
    void aGameReadSlowlyIsNotReplaced();
    void everyDamageIsReported();
    void aNewerGameIsNotReplaced_data();
    void aNewerGameIsNotReplaced();
    void aDamagedGameWithOtherLineEndsIsShown();
    void anAbandonedLockIsRemoved_data();
    void anAbandonedLockIsRemoved();
    void aFileThatIsNoLockIsSetAside_data();
    void aFileThatIsNoLockIsSetAside();
    void pipesAreNotRead();
    void killsLoseASecond();
};

void KeptGames::init()
{
    QDir(AutosaveFile::folder()).removeRecursively();
    QDir().mkpath(AutosaveFile::folder());
}

void KeptGames::uninterruptedPlayIsSaved()
{
    SessionStore store(app::puzzles());
    session::Session &session = store.session(0);
    const auto isKept = [&] {
        move(session);
        return actsIn(contentOf(file())) > 1;
    };
    QVERIFY(QTest::qWaitFor(isKept, 20'000));
}

void KeptGames::onlyWhatIsNewIsAppended()
{
    SessionStore store(app::puzzles());
    session::Session &session = store.session(0);
    move(session);
    QTRY_VERIFY(actsIn(contentOf(file())) == 2);
    const QByteArray before = contentOf(file());
    move(session);
    QTRY_VERIFY(actsIn(contentOf(file())) == 3);
    QVERIFY(contentOf(file()).startsWith(before));
    session.undo();
    session.undo();
    move(session);
    move(session);
    move(session);
    QTRY_VERIFY(actsIn(contentOf(file())) == 4);
    QVERIFY(contentOf(file()).startsWith(before));
    store.saveAll();
    QCOMPARE(contentOf(file()), session::writeGame(taquin(), session.timeline()));
    QVERIFY(!contentOf(AutosaveFile::folder() + "/taquin.earlier"_L1).isEmpty());
}

void KeptGames::aFileThatAnotherChangedIsWrittenWhole()
{
    SessionStore store(app::puzzles());
    session::Session &session = store.session(0);
    move(session);
    QTRY_VERIFY(actsIn(contentOf(file())) == 2);
    writeFile(file(), "nonsense");
    move(session);
    QTRY_VERIFY(actsIn(contentOf(file())) == 3);
}

// The store is available at once, even if the threads that read a game of dealt boards have no time; moves
// made meanwhile are appended to the game.
void KeptGames::aGameReadSlowlyIsNotReplaced()
{
    const std::size_t dogs = 1;
    const core::Kind &kind = *app::kinds()[dogs];
    QCOMPARE(kind.id, "dogs");
    QByteArray text = "cassetete 1\n";
    for (int seed = 1; seed <= 3; ++seed)
        text += "dogs:3x3,deal=unique,count=4,seed=" + QByteArray::number(seed) + '\n';
    writeFile(AutosaveFile(kind).path(), text);
    session::Workers &workers = session::Workers::shared();
    const int busy = int(workers.most());
    QSemaphore gate;
    for (int i = 0; i < busy; ++i)
        workers.run<void>([&](QPromise<void> &) { gate.acquire(); });
    const auto open = qScopeGuard([&] {
        gate.release(busy);
        workers.waitForDone();
    });
    SessionStore store(app::puzzles());
    session::Session &session = store.session(dogs);
    QVERIFY(session.isRestoring());
    QVERIFY(session.timeline().acts().size() == 1);
    move(session);
    move(session);
    const QString line = session.line();
    QCOMPARE(contentOf(AutosaveFile(kind).path()), text);
    gate.release(busy);
    QTRY_VERIFY_WITH_TIMEOUT(!session.isRestoring(), 60'000);
    QCOMPARE(session.timeline().acts().size(), 6U);
    QCOMPARE(session.line(), line);
    store.saveAll();
    QCOMPARE(actsIn(contentOf(AutosaveFile(kind).path())), 6U);
}

// Whatever damages the files, the last game or an earlier state of it is shown, or a message reports that
// neither is; the damaged file is kept under a name that is reported.
void KeptGames::everyDamageIsReported()
{
    const QString earlierLine = played(3);
    const QString lastLine = played(2);
    const QByteArray last = contentOf(file());
    const QString earlierFile = AutosaveFile::folder() + "/taquin.earlier"_L1;
    const QByteArray earlier = contentOf(earlierFile);
    QVERIFY(!earlier.isEmpty() && earlier != last);
    QRandomGenerator random(2);
    for (int i = 0; i < 200; ++i) {
        init();
        QByteArray damaged = last;
        const qsizetype at = random.bounded(int(last.size()));
        switch (i % 5) {
        case 0:
            damaged.truncate(at);
            break;
        case 1:
            damaged[at] = char(damaged[at] ^ (1 << random.bounded(8)));
            break;
        case 2:
            damaged.replace(at, 16, QByteArray(16, '\0'));
            break;
        case 3:
            damaged = QByteArray(random.bounded(5000), '\0');
            break;
        default:
            damaged.clear();
        }
        const bool hasEarlier = random.bounded(2) == 0;
        if (hasEarlier)
            writeFile(earlierFile, earlier);
        if (i % 10 == 9) {
            QVERIFY(QDir().mkpath(file()));
        } else {
            writeFile(file(), damaged);
            QFile touched(file());
            QVERIFY(touched.open(QFile::ReadWrite));
            touched.setFileTime(QDateTime::currentDateTime().addYears(10), QFile::FileModificationTime);
        }
        if (damaged.startsWith("cassetete 1") || session::isOfNewerVersion(damaged))
            continue; // reads as another version: the first had no checksums, and a newer one is left alone
        QString messages;
        {
            SessionStore store(app::puzzles());
            connect(&store, &SessionStore::message, this, [&](const QString &text) { messages += text; });
            session::Session &session = store.session(0);
            QTRY_VERIFY(!session.isRestoring());
            if (damaged == last && i % 10 != 9) {
                QCOMPARE(session.line(), lastLine);
                continue;
            }
            QVERIFY2(messages.contains("taquin.broken-1"_L1), qPrintable(messages));
            if (hasEarlier)
                QVERIFY(session.timeline().acts().size() > 1);
            move(session);
            store.saveAll();
        }
        QVERIFY(actsIn(contentOf(file())) > 1);
        const QString aside = AutosaveFile::folder() + "/taquin.broken-1"_L1;
        QVERIFY(i % 10 == 9 ? QFileInfo(aside).isDir() : contentOf(aside) == damaged);
    }
}

void KeptGames::aNewerGameIsNotReplaced_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("the last game") << u"taquin.cassetete"_s;
    QTest::newRow("the generation before") << u"taquin.earlier"_s;
}

/// An older program neither reads nor replaces what a newer version has saved, and reports this at the start
/// and when it saves.
void KeptGames::aNewerGameIsNotReplaced()
{
    QFETCH(QString, name);
    const QString path = AutosaveFile::folder() + u'/' + name;
    const QByteArray newer = "cassetete 17\nnobody: knows this\n";
    writeFile(path, newer);
    QString messages;
    SessionStore store(app::puzzles());
    connect(&store, &SessionStore::message, this, [&](const QString &text) { messages += text; });
    session::Session &session = store.session(0);
    QTRY_VERIFY(!session.isRestoring());
    QVERIFY2(messages.contains("newer version"_L1) && messages.contains("17"_L1), qPrintable(messages));
    QCOMPARE(store.saveAll(), QString());
    move(session);
    QVERIFY(store.saveAll().contains(
        "newer version"_L1)); // an empty reason would mean that another window saves it
    QCOMPARE(store.unsaved().size(), std::size_t(1)); // quitting asks what to do with this game
    store.setSavedElsewhere(0);
    QCOMPARE(store.saveAll(), QString());
    QCOMPARE(contentOf(path), newer);
    QCOMPARE(QDir(AutosaveFile::folder()).entryList({u"taquin*"_s}, QDir::Files), QStringList{name});
}

/// The undamaged beginning of a game is shown, even if its line ends were changed before it was damaged.
void KeptGames::aDamagedGameWithOtherLineEndsIsShown()
{
    const QString line = played(3);
    writeFile(file(), contentOf(file()).replace("\n", "\r\n") + "act: ha");
    SessionStore store(app::puzzles());
    QCOMPARE(store.session(0).line(), line);
}

/// A restored, moved or shared home directory contains the lock of another machine, and a crash may leave an
/// empty lock, even in the future if the clock was wrong. None of them stops the only window from saving games.
void KeptGames::anAbandonedLockIsRemoved_data()
{
    QTest::addColumn<QByteArray>("lock");
    QTest::addColumn<qint64>("age");
    constexpr qint64 day = 24 * 60 * 60;
    QTest::newRow("another machine") << QByteArray("4242\ncassetete\nanother-machine\n\n\n") << day;
    QTest::newRow("empty") << QByteArray() << day;
    QTest::newRow("not a lock") << QByteArray("a text of somebody\n") << day;
    QTest::newRow("empty, from the future") << QByteArray() << -day;
    QTest::newRow("not a lock, from the future") << QByteArray("a text of somebody\n") << -day;
    QTest::newRow("empty, just created") << QByteArray() << qint64(0);
    QTest::newRow("not a lock, just created") << QByteArray("a text of somebody\n") << qint64(0);
}
void KeptGames::anAbandonedLockIsRemoved()
{
    QFETCH(QByteArray, lock);
    QFETCH(qint64, age);
    const QString path = AutosaveFile::folder() + "/lock"_L1;
    QFile file(path);
    const auto writeLock = [&](const QByteArray &content) {
        QVERIFY(file.open(QFile::ReadWrite));
        QVERIFY(file.resize(0) && file.write(content) == content.size() && file.flush());
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-age), QFile::FileModificationTime));
        file.close();
    };
    writeLock(lock);
    const bool isNamed = lock.contains("another-machine");
    {
        const SessionStore store(app::puzzles());
        QVERIFY(!store.keeps());
        QCOMPARE(window::whoLocksGames().contains("another-machine"_L1), isNamed);
        QCOMPARE(window::whoLocksGames().contains(path), !isNamed);
    }
    session::removeAbandonedLock(path);
    const SessionStore store(app::puzzles());
    QVERIFY(store.keeps());
    // The lock of an open window remains, whatever it contains.
    for (const QByteArray &content : {contentOf(path), lock}) {
        writeLock(content);
        session::removeAbandonedLock(path);
        QVERIFY(!SessionStore(app::puzzles()).keeps());
    }
}

/// A folder, a pipe or a broken link cannot be a lock: it is renamed without being opened.
void KeptGames::aFileThatIsNoLockIsSetAside_data()
{
    QTest::addColumn<std::function<bool(const QString &)>>("make");
    const auto row = [](const char *name, const std::function<bool(const QString &)> &make) {
        QTest::newRow(name) << make;
    };
    row("a folder", [](const QString &path) { return QDir().mkdir(path); });
    row("a pipe",
        [](const QString &path) { return ::mkfifo(QFile::encodeName(path).constData(), 0600) == 0; });
    row("a link to nothing", [](const QString &path) { return QFile::link(u"/nowhere/lock"_s, path); });
}
void KeptGames::aFileThatIsNoLockIsSetAside()
{
    QFETCH(std::function<bool(const QString &)>, make);
    const QString path = AutosaveFile::folder() + "/lock"_L1;
    QVERIFY(make(path));
    session::removeAbandonedLock(path);
    const SessionStore store(app::puzzles());
    QVERIFY(store.keeps());
    QVERIFY(QFileInfo(path).isFile());
    QVERIFY(QDir(AutosaveFile::folder())
                .entryList({u"lock*"_s}, QDir::AllEntries | QDir::System)
                .contains("lock.broken-1"_L1));
}

/// The window never waits for the writer of a pipe among its own files.
void KeptGames::pipesAreNotRead()
{
    for (const QString &path : QStringList{file(), AutosaveFile::folder() + "/taquin.earlier"_L1})
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    SessionStore store(app::puzzles());
    session::Session &session = store.session(0);
    move(session);
    QCOMPARE(store.saveAll(), QString());
    QCOMPARE(actsIn(contentOf(file())), 2U);
}

// CASSETETE_KILLS sets the number of kills, and makes the test print the losses.
void KeptGames::killsLoseASecond()
{
    bool given = false;
    const int kills = qEnvironmentVariableIntValue("CASSETETE_KILLS", &given);
    QRandomGenerator random(3);
    QList<qint64> losses;
    for (int i = 0; i < (given ? kills : tests::sample(5, 1)); ++i) {
        const core::Kind &kind = *app::kinds()[std::size_t(i) % app::kinds().size()];
        const QTemporaryDir home;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "HOME"})
            environment.insert(QLatin1StringView(name), home.path());
        QByteArray log;
        for (int life = 0; life < 2; ++life) { // the second process continues the game of the first
            QProcess player;
            player.setProcessEnvironment(environment);
            player.start(QStringLiteral(PLAYER), {QString::fromLatin1(kind.id), QString::number(i)});
            QVERIFY(player.waitForReadyRead(60'000));
            const QDeadlineTimer end(1500 + random.bounded(1500));
            while (!end.hasExpired())
                player.waitForReadyRead(int(end.remainingTime()));
            ::kill(pid_t(player.processId()), SIGKILL);
            player.waitForFinished();
            log += player.readAllStandardOutput();
            const QByteArray exported = contentOf(home.filePath(QStringLiteral("export")));
            QVERIFY(exported.isEmpty() || exported == QByteArray(1 << 20, exported.front()));
        }
        const QByteArray text =
            contentOf(folderOfPlayer(home.path()) + QLatin1StringView(kind.id) + ".cassetete"_L1);
        auto read = session::readGame(app::kinds(), text);
        QVERIFY2(std::holds_alternative<session::SavedGame>(read), text.right(500).constData());
        auto &game = std::get<session::SavedGame>(read);
        session::Timeline timeline(game.acts.front());
        timeline.restore(std::move(game.acts), game.frame);
        const QByteArray line = ' ' + QByteArray::number(timeline.acts().size()) + ' ' +
                                QByteArray::fromStdString(
                                    core::writeLine(kind, *timeline.instance().puzzle, timeline.position()));
        QList<QByteArray> lines = log.split('\n');
        lines.removeLast(); // the last line is empty, or was cut off by the kill
        qint64 kept = 0;
        for (const QByteArray &one : lines) {
            if (one.endsWith(line))
                kept = one.split(' ').first().toLongLong();
        }
        QVERIFY2(kept > 0, line.constData());
        losses << lines.last().split(' ').first().toLongLong() - kept;
    }
    std::ranges::sort(losses);
    if (given)
        qInfo() << "milliseconds lost:" << losses;
    // The limit is one second, plus the time that a busy machine takes to write.
    QVERIFY2(losses.last() < 1000 + 1500, qPrintable(QString::number(losses.last())));
}

TEST_SUITE(KeptGames)
#include "tst_keptgames.moc"
