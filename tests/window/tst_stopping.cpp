// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "session/basics/translation.h"
#include "session/search/solverjob.h"
#include "support/nothreads.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/panels.h"
#include "window/solve/solverpanel.h"
#include "window/widgets/busyindicator.h"
#include "window/widgets/lossquestion.h"
#include "window/widgets/names.h"
#include "windowactions.h"

#include "board/boardview.h"

#include <QCheckBox>
#include <QDir>
#include <QRegularExpression>
#include <QToolButton>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

/// A search of this board by the method would take longer than a lifetime.
const QString hopeless =
    u"taquin:6x6:35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0"_s;

/// Returns the ids of the threads; one that has just ended may still be included.
QSet<QString> threads()
{
    const QStringList numbers = QDir(u"/proc/self/task"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return {numbers.begin(), numbers.end()};
}

void search(MainWindow &window, bool watched)
{
    tests::openLine(window, hopeless);
    window.panels().solver().choose(*window.currentSession().kind().solver("optimal"));
    window.panels().solver().setWatching(watched);
    trigger(window, ActionId::Solve);
    QVERIFY(window.currentSession().isSolving());
    if (watched)
        QTRY_VERIFY(window.currentSession().timeline().frame() > 1);
    else
        QTRY_VERIFY(window.currentSession().search().job()->stats().nodes > 0);
}

} // namespace

/// Tests stopping a search, and closing the window during one.
class StoppingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// Another board takes the place of a long search that nobody watches only if the user wants that. What a watched one
    /// has tried stays in the game.
    void aLongSearchIsNotLostWithoutAQuestion()
    {
        for (const bool watched : {false, true}) {
            MainWindow window(app::puzzles());
            search(window, watched);
            const session::Session &session = window.currentSession();
            QVERIFY(window::LossQuestion::loss(session).isEmpty());
            QTRY_VERIFY(session.search().job()->searchTime() > 1000);
            QCOMPARE(window::LossQuestion::loss(session, 1000).isEmpty(), watched);
            trigger(window, ActionId::Stop);
            QTRY_VERIFY(!session.isSolving());
            QVERIFY(window::LossQuestion::loss(session, 1000).isEmpty());
        }
    }

    /// The result of a long count is nowhere in the game, so it is not lost without a question either.
    void aLongCountIsNotLostWithoutAQuestion()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:8"_s);
        trigger(window, ActionId::Count);
        const session::Session &session = window.currentSession();
        QTRY_VERIFY(session.search().outcome() && !session.isSolving());
        QVERIFY(window::LossQuestion::loss(session).isEmpty());
        QVERIFY(window::LossQuestion::loss(session, 1).contains(u"the result of the count"_s));
        tests::openLine(window, u"queens:6"_s);
        QVERIFY(window::LossQuestion::loss(session, 1).isEmpty());
    }

    /// After a search was stopped, the next one begins where it began, not among its tries, which can be lost: the board
    /// is solvable.
    void solvingAfterAStopBeginsWhereTheSearchBegan()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:8"_s);
        const session::Session &session = window.currentSession();
        window.panels().solver().choose(*session.kind().solver("lookback"));
        window.panels().solver().setWatching(true);
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(session.timeline().frame() > 8);
        trigger(window, ActionId::Stop);
        QTRY_VERIFY(!session.search().isUnderWay());
        QVERIFY(session.timeline().position() != session.puzzle().start());
        window.panels().solver().setWatching(false);
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(session.search().outcome().has_value());
        QCOMPARE(session.search().job()->task().from, session.puzzle().start());
        QCOMPARE(session.search().outcome()->verdict, core::Outcome::Solved);
    }

    /// A hint is a move, and a click that edits the board would end the search on it: both end the editing.
    void hintsAndSearchesEndTheEditing()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, hopeless);
        const QAction &edit = *window.actions()[ActionId::EditBoard];
        trigger(window, ActionId::EditBoard);
        QVERIFY(edit.isChecked());
        trigger(window, ActionId::Hint);
        QVERIFY(!edit.isChecked());
        search(window, true);
        QTRY_VERIFY(!edit.isEnabled());
        trigger(window, ActionId::Stop);
        QTRY_VERIFY(edit.isEnabled());
        trigger(window, ActionId::EditBoard);
        QVERIFY(edit.isChecked());
        trigger(window, ActionId::Solve);
        QVERIFY(window.currentSession().isSolving());
        QTRY_VERIFY(!edit.isChecked());
    }

    /// In full screen, Esc leaves it, as the sentence there says; the search goes on.
    void escapeLeavesTheFullScreenFirst()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        search(window, true);
        trigger(window, ActionId::FullScreen);
        QTRY_VERIFY(window.isFullScreen());
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QTRY_VERIFY(!window.isFullScreen());
        QVERIFY(window.currentSession().isWatching());
        trigger(window, ActionId::Stop);
        QTRY_VERIFY(!window.currentSession().isSolving());
    }

    void escapeStops_data() { tests::addWatchedAndUnwatched(); }
    void escapeStops()
    {
        QFETCH(bool, watched);
        MainWindow window(app::puzzles());
        tests::show(window);
        search(window, watched);
        QTRY_VERIFY(window.actions()[ActionId::Stop]->isEnabled());
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QTRY_VERIFY(!window.currentSession().isSolving());
        QVERIFY(!window.currentSession().isWatching());
        QCOMPARE(window.currentSession().search().outcome()->verdict, core::Outcome::Stopped);
        QTRY_VERIFY(!window.actions()[ActionId::Stop]->isEnabled());
        QTRY_VERIFY(window.actions()[ActionId::Solve]->isEnabled());
    }

    /// The distances of the tiles add up to 174, and all solutions have as many moves or an even number more.
    void aStoppedSearchSaysWhatItProved_data() { tests::addWatchedAndUnwatched(); }
    void aStoppedSearchSaysWhatItProved()
    {
        QFETCH(bool, watched);
        MainWindow window(app::puzzles());
        tests::show(window);
        search(window, watched);
        trigger(window, ActionId::Stop);
        QTRY_VERIFY(window.currentSession().search().outcome().has_value());
        static const QRegularExpression sentence(
            u"^The search was stopped\\. No solution has fewer than (\\d+) moves\\.$"_s);
        const QString text = window::ResultNames::of(window.currentSession());
        const QRegularExpressionMatch match = sentence.match(text);
        QVERIFY2(match.hasMatch(), qPrintable(text));
        const int moves = match.captured(1).toInt();
        QVERIFY(moves >= 174 && moves % 2 == 0);
    }

    /// While the program works in Play mode, the Stop button replaces Show Me.
    void aLongSearchIsShownWhilePlaying()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        trigger(window, ActionId::PlayMode);
        const auto *button = window.findChild<QToolButton *>(u"showMe"_s);
        const auto *busy = window.findChild<window::BusyLabel *>();
        const auto offersStop = [&] { return button->defaultAction() == window.actions()[ActionId::Stop]; };
        QVERIFY(!offersStop());
        QVERIFY(!busy->isVisible());
        search(window, false);
        QTRY_VERIFY(offersStop());
        QTRY_VERIFY(busy->isVisible());
        trigger(window, ActionId::Stop);
        QTRY_VERIFY(!offersStop());
        QTRY_VERIFY(!busy->isVisible());
    }

    void escapeStopsASolutionBeingPlayed()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::English);
        tests::show(window);
        tests::openLine(window, u"taquin:4x4:15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0"_s);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(0));
        window.panels().solver().choose(*session.kind().solver("rows"));
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(session.player().isPlaying() && !session.isSolving());
        QTRY_VERIFY(window.actions()[ActionId::Stop]->isEnabled());
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QVERIFY(!session.player().isPlaying());
        QVERIFY(!session.timeline().atEnd());
        QTRY_VERIFY(!window.actions()[ActionId::Stop]->isEnabled());
    }

    /// A search for which no thread can be started ends with that reason, and can be started again.
    void aSearchWithoutAThreadIsReported_data() { tests::addWatchedAndUnwatched(); }
    void aSearchWithoutAThreadIsReported()
    {
        QFETCH(bool, watched);
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::English);
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        session::Session &session = window.currentSession();
        window.panels().solver().setWatching(watched);
        {
            const tests::NoThreads none;
            trigger(window, ActionId::Solve);
            QTRY_VERIFY(!session.isSolving());
            QCOMPARE(session::translated(session.search().outcome()->reason),
                     u"the system allows this program no more threads"_s);
            QCOMPARE(session.line(), u"queens:6:......"_s);
            QTRY_VERIFY(window.actions()[ActionId::Solve]->isEnabled());
        }
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(!session.isSolving());
        QCOMPARE(session.search().outcome()->verdict, core::Outcome::Solved);
    }

    void noThreadOutlivesTheWindow_data() { tests::addWatchedAndUnwatched(); }
    void noThreadOutlivesTheWindow()
    {
        QFETCH(bool, watched);
        // The first window starts threads that run until the program ends; they are not counted.
        {
            MainWindow window(app::puzzles());
            tests::show(window);
        }
        QVERIFY(session::Workers::shared().isIdle());
        const QSet<QString> before = threads();
        for (int i = 0; i < 3; ++i) {
            MainWindow window(app::puzzles());
            tests::show(window);
            search(window, watched);
            QVERIFY(!(threads() - before).isEmpty());
        }
        QVERIFY(session::Workers::shared().isIdle());
        QTRY_COMPARE(threads() - before, QSet<QString>());
    }
};

TEST_SUITE(StoppingTest)
#include "tst_stopping.moc"
