// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "session/files/gamewriter.h"
#include "session/files/savedgame.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/games/bestsdialog.h"
#include "window/games/playrecord.h"
#include "windowactions.h"

#include <QLabel>
#include <QTableWidget>

using namespace Qt::StringLiterals;
using session::Best;
using session::Bests;
using session::GameClock;
using tests::contentOf;
using tests::statusMessage;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

/// A board that can be solved in two moves.
const QString start = u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s;

QString bestsFile()
{
    return QFileInfo(tests::gamesFolder()).path() + "/bests.json"_L1;
}

void play(MainWindow &window, std::initializer_list<int> cells)
{
    for (const int cell : cells)
        window.view().board()->activate(cell);
}

bool showsTime(const MainWindow &window)
{
    const QList<QLabel *> labels = window.findChildren<QLabel *>();
    return std::ranges::any_of(labels, [](const QLabel *label) {
        return label->isVisible() && label->text().startsWith(u"time "_s);
    });
}

} // namespace

/// Tests the times and the best results of the player's games.
class BestResultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// The first win is recorded until the player switches this off.
    void winsAreRecordedByDefault()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        QVERIFY(window.actions()[ActionId::KeepTimes]->isChecked());
        trigger(window, ActionId::KeepTimes);
        tests::openLine(window, start);
        play(window, {7, 8});
        QTRY_COMPARE(statusMessage(window), u"Well done! Solved in 2 moves. There is no shorter solution."_s);
        QVERIFY(!showsTime(window));
        QVERIFY(!window.record().clock().isRunning());
        QVERIFY(!QFile::exists(bestsFile()));
    }

    void theEndReportsANewBest()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, start);
        QVERIFY(!showsTime(window));
        QVERIFY(!window.record().clock().isRunning());
        play(window, {3, 6});
        QVERIFY(window.record().clock().isRunning());
        QTRY_VERIFY(showsTime(window));
        play(window, {7, 8});
        QVERIFY(!window.record().clock().isRunning());
        QTRY_VERIFY(statusMessage(window).endsWith(u"It is your first result on this board."_s));
        QVERIFY(statusMessage(window).contains(u"Time: 0:0"_s));
        trigger(window, ActionId::Restart);
        play(window, {7, 8});
        QTRY_VERIFY(statusMessage(window).contains(u"New best: fewest moves"_s));
        const std::vector<Best> all = Bests(bestsFile()).all();
        QCOMPARE(all.size(), std::size_t(1));
        QCOMPARE(all[0].line, start);
        QCOMPARE(all[0].moves, 2);
    }

    /// A game that is undone, won again and revisited with the slider counts as one game.
    void aGameCountsOnce()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, start);
        play(window, {7, 8});
        QTRY_VERIFY(statusMessage(window).endsWith(u"It is your first result on this board."_s));
        session::Timeline &timeline = window.currentSession().timeline();
        timeline.seek(timeline.startOfGame());
        QVERIFY(!window.record().clock().isRunning());
        timeline.seek(timeline.endOfGame());
        QTRY_VERIFY(statusMessage(window).endsWith(u"It is your first result on this board."_s));
    }

    void gamesSolvedByTheProgramDoNotCount_data()
    {
        QTest::addColumn<ActionId>("help");
        QTest::newRow("hint") << ActionId::Hint;
        QTest::newRow("solve") << ActionId::Solve;
    }
    void gamesSolvedByTheProgramDoNotCount()
    {
        QFETCH(ActionId, help);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, start);
        session::Session &session = window.currentSession();
        QSignalSpy hinted(&session, &session::Session::hinted);
        trigger(window, help);
        QTRY_VERIFY(!hinted.isEmpty() || session.timeline().act().type == session::Act::Solve);
        QTRY_VERIFY(!session.player().isPlaying() && !session.isSolving());
        session.timeline().seek(session.timeline().startOfGame());
        play(window, {7, 8});
        QTRY_VERIFY(statusMessage(window).contains(u"You had help"_s));
        QVERIFY(!QFile::exists(bestsFile()));
    }

    /// A player who has seen a solution could copy it when playing the same board again.
    void aBoardWhoseSolutionWasShownDoesNotCount()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, start);
        session::Session &session = window.currentSession();
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(session.timeline().act().type == session::Act::Solve);
        QTRY_VERIFY(!session.player().isPlaying() && !session.isSolving());
        trigger(window, ActionId::Restart);
        play(window, {7, 8});
        QTRY_VERIFY(statusMessage(window).contains(u"You had help"_s));
        QVERIFY(!QFile::exists(bestsFile()));
        tests::openLine(window, u"taquin:3x3:1 2 3 0 5 6 4 7 8"_s);
        play(window, {6, 7, 8});
        QTRY_VERIFY(statusMessage(window).endsWith(u"It is your first result on this board."_s));
    }

    void theClockRestsWhileTheWindowIsOutOfUse()
    {
        qint64 now = 0;
        GameClock clock([&] { return now; });
        clock.setOn(true);
        clock.setInUse(true);
        MainWindow window(app::puzzles());
        tests::openLine(window, start);
        session::Timeline &timeline = window.currentSession().timeline();
        clock.follow(timeline, false);
        now = 50'000; // no piece has been moved yet
        QCOMPARE(clock.seconds(), 0);
        play(window, {3});
        clock.follow(timeline, false);
        now = 57'000;
        QCOMPARE(clock.seconds(), 7);
        clock.setInUse(false);
        QVERIFY(!clock.isRunning());
        now = 90'000;
        QCOMPARE(clock.seconds(), 7);
        clock.setInUse(true);
        now = 92'000;
        QCOMPARE(clock.seconds(), 9);
        play(window, {6, 7, 8});
        clock.follow(timeline, true);
        now = 200'000;
        QCOMPARE(clock.seconds(), 9);
        QVERIFY(!clock.isRunning());
    }

    void theClockRestsOnceNoMoveIsLeft()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window,
                        u"solitaire:english:--OO.--/--...--/......./......./......./--...--/--..O--"_s);
        play(window, {2, 4});
        QVERIFY(!window.record().clock().isRunning());
    }

    void theClockRestsWhileAMethodPlays()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, start);
        play(window, {3});
        QVERIFY(window.record().clock().isRunning());
        trigger(window, ActionId::ShowMe);
        session::Session &session = window.currentSession();
        QTRY_VERIFY(session.timeline().act().type == session::Act::Solve);
        QVERIFY(!window.record().clock().isRunning());
    }

    /// A saved game goes on with its time, whether it was written at once or bit by bit, unless a program that does not know
    /// the time has added moves.
    void aSavedGameKeepsItsTime()
    {
        qint64 now = 0;
        GameClock clock([&] { return now; });
        clock.setOn(true);
        clock.setInUse(true);
        MainWindow window(app::puzzles());
        tests::openLine(window, start);
        session::Session &session = window.currentSession();
        session::Timeline &timeline = session.timeline();
        session::GameWriter writer(session.kind());
        clock.follow(timeline, false);
        play(window, {3});
        clock.follow(timeline, false);
        QByteArray text = writer.whole(timeline);
        now = 7'000;
        play(window, {6});
        clock.follow(timeline, false);
        text += *writer.addition(timeline);
        QVERIFY(!writer.lacksTime(timeline));
        for (const QByteArray &saved : {text, session::writeGame(session.kind(), timeline)}) {
            for (const bool isOlder : {false, true}) {
                auto read = session::readGame(app::kinds(), saved);
                auto *game = std::get_if<session::SavedGame>(&read);
                QVERIFY(game);
                const auto timed = std::ranges::find_if(
                    game->acts, [](const session::Act &act) { return act.time.has_value(); });
                QVERIFY(timed != game->acts.end() && timed->kept.isEmpty());
                if (isOlder) // has added the last move without the time
                    --timed->time->acts;
                const qint64 frame = game->frame;
                session::Timeline restored(session::Act(game->acts.front()));
                restored.restore(std::move(game->acts), frame);
                GameClock later([&] { return now; });
                later.setOn(true);
                later.setInUse(true);
                later.follow(restored, false);
                QCOMPARE(later.seconds(), isOlder ? std::nullopt : std::optional<qint64>(7));
                now += 2'000;
                QCOMPARE(later.seconds(), isOlder ? std::nullopt : std::optional<qint64>(9));
                now -= 2'000;
            }
        }
    }

    /// After a restart, a game is still timed, and one that was won is not recorded a second time.
    void aGameIsTimedAfterARestart()
    {
        {
            MainWindow window(app::puzzles());
            tests::show(window);
            tests::openLine(window, start);
            play(window, {3, 6});
            window.saveAll();
        }
        {
            MainWindow window(app::puzzles());
            tests::show(window);
            tests::layOut(window);
            QVERIFY(showsTime(window));
            play(window, {7, 8});
            QTRY_VERIFY(QFile::exists(bestsFile()));
            window.saveAll();
        }
        QVERIFY(QFile::remove(bestsFile()));
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::layOut(window);
        QVERIFY(window.currentSession().winSummary().isWon());
        QVERIFY(!QFile::exists(bestsFile()));
    }

    void aGameBegunBeforeIsNotTimed()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        trigger(window, ActionId::KeepTimes);
        tests::openLine(window, start);
        play(window, {3});
        trigger(window, ActionId::KeepTimes);
        play(window, {6});
        const QList<QLabel *> labels = window.findChild<QWidget *>(u"transport"_s)->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->isVisible() && label->text() == u"not timed"_s;
        }));
        play(window, {7, 8});
        QTRY_VERIFY(statusMessage(window).contains(u"not timed throughout"_s));
        QVERIFY(!QFile::exists(bestsFile()));
    }

    void boardsAreListedByTheirNames()
    {
        const core::Kind &solitaire = *app::puzzles()[2]->kind;
        MainWindow window(app::puzzles());
        tests::show(window);
        Bests &bests = window.record().bests();
        const core::Preset &preset = solitaire.presets.front();
        tests::openLine(window, QString::fromUtf8(preset.line));
        QString dealt = start;
        bests.add({dealt.replace(u"3x3"_s, u"3x3,deal=walk,count=300,seed=1"_s), 58, 83, QDate(2024, 2, 29)});
        bests.add({window.currentSession().line(), 1234, 3725, QDate(2025, 1, 1)});
        trigger(window, ActionId::BestResults);
        auto *table = window.findChild<window::BestsDialog *>()->findChild<QTableWidget *>();
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(0, 0)->text(),
                 QString::fromUtf8(solitaire.name.source) + ": "_L1 + QString::fromUtf8(preset.name.source));
        QCOMPARE(table->item(0, 1)->text(), u"1,234"_s);
        QCOMPARE(table->item(0, 2)->text(), u"1:02:05"_s);
        // No letter of a position line is in view: a board is named by its size and what lies on it.
        QVERIFY(table->item(1, 0)->text().contains(u"3×3 – 1 2 3"_s));
        QCOMPARE(table->item(1, 2)->text(), u"1:23"_s);
        Q_EMIT table->itemActivated(table->item(0, 0));
    }

    void damagedEntriesAreIgnored_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("cut") << QByteArray(R"([{"line":"taquin:3x3")");
        QTest::newRow("no list") << QByteArray("{}");
        QTest::newRow("bytes") << QByteArray(1000, '\xff');
        QTest::newRow("wrong types") << QByteArray(R"([1, null, [], {"line": 3}, {"line":"x","moves":-1}])");
        QTest::newRow("wild figures")
            << QByteArray(R"([{"line":"x","moves":1e300,"seconds":1,"date":"2024-02-29"}])");
    }
    void damagedEntriesAreIgnored()
    {
        QFETCH(QByteArray, content);
        tests::writeFile(bestsFile(), content);
        Bests bests(bestsFile());
        QVERIFY(bests.all().empty());
        const Best best{start, 2, 1, QDate(2024, 2, 29)};
        QCOMPARE(bests.add(best), Bests::Rank::First);
        QCOMPARE(Bests(bestsFile()).all(), std::vector{best});
    }

    void aDamagedFileIsMovedAside()
    {
        tests::writeFile(bestsFile(), "[cut");
        const Bests bests(bestsFile());
        QCOMPARE(contentOf(bestsFile() + ".broken-1"_L1), QByteArray("[cut"));
    }

    void movesAndTimeImproveSeparately()
    {
        Bests bests(bestsFile());
        QCOMPARE(bests.add({start, 10, 100, QDate(2024, 1, 1)}), Bests::Rank::First);
        QCOMPARE(bests.add({start, 10, 100, QDate(2024, 1, 2)}), Bests::Rank::Neither);
        QCOMPARE(bests.add({start, 8, 200, QDate(2024, 1, 3)}), Bests::Rank::FewestMoves);
        QCOMPARE(bests.add({start, 9, 50, QDate(2024, 1, 4)}), Bests::Rank::ShortestTime);
        QCOMPARE(*bests.of(start), (Best{start, 8, 50, QDate(2024, 1, 4)}));
        QCOMPARE(bests.add({start, 7, 40, QDate(2024, 1, 5)}), Bests::Rank::Both);
    }

    void theNumberOfResultsIsLimited()
    {
        Bests bests(bestsFile());
        for (std::size_t i = 0; i <= Bests::most; ++i)
            bests.add({u"queens:%1"_s.arg(i), 1, 1, QDate(2024, 1, 1)});
        QCOMPARE(bests.all().size(), Bests::most);
        QVERIFY(!bests.of(u"queens:0"_s));
        QVERIFY(bests.of(u"queens:1"_s));
        bests.clear();
        QVERIFY(Bests(bestsFile()).all().empty());
    }
};

TEST_SUITE(BestResultsTest)
#include "tst_bestresults.moc"
