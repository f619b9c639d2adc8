// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "hands.h"
#include "support/suite.h"
#include "window/panels.h"
#include "window/solverpanel.h"

#include "board/boardview.h"

#include <QCheckBox>
#include <QDir>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::Do;
using window::MainWindow;

namespace {

/// Far beyond what the method can search in a lifetime.
const QString hopeless =
    u"taquin:6x6:35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0"_s;

/// By their numbers; one that has just ended may still be among them.
QSet<QString> threads()
{
    const QStringList numbers = QDir(u"/proc/self/task"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return {numbers.begin(), numbers.end()};
}

void search(MainWindow &window, bool watched)
{
    window.openLine(hopeless);
    window.panels().solver().choose(*window.currentSession().kind().solver("optimal"));
    window.panels().solver().findChild<QCheckBox *>()->setChecked(watched);
    trigger(window, Do::Solve);
    QVERIFY(window.currentSession().isSolving());
    if (watched)
        QTRY_VERIFY(window.currentSession().timeline().frame() > 1);
    else
        QTRY_VERIFY(window.currentSession().search().job()->stats().nodes > 0);
}

void eachWay()
{
    QTest::addColumn<bool>("watched");
    QTest::newRow("watched") << true;
    QTest::newRow("unwatched") << false;
}

} // namespace

/// How searches end, and the window itself.
class EndsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::forgetEverything(); }

    void escapeStops_data() { eachWay(); }
    void escapeStops()
    {
        QFETCH(bool, watched);
        MainWindow window(app::puzzles());
        tests::show(window);
        search(window, watched);
        QTRY_VERIFY(window.actions()[Do::Stop]->isEnabled());
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QTRY_VERIFY(!window.currentSession().isSolving());
        QVERIFY(!window.currentSession().isWatching());
        QCOMPARE(window.currentSession().search().outcome()->verdict, core::Outcome::Stopped);
        QTRY_VERIFY(!window.actions()[Do::Stop]->isEnabled());
        QTRY_VERIFY(window.actions()[Do::Solve]->isEnabled());
    }

    void noThreadOutlivesTheWindow_data() { eachWay(); }
    void noThreadOutlivesTheWindow()
    {
        QFETCH(bool, watched);
        // Threads that the first window brings along for the whole of the program are not meant.
        {
            MainWindow window(app::puzzles());
            tests::show(window);
        }
        QVERIFY(QThreadPool::globalInstance()->waitForDone(0));
        const QSet<QString> before = threads();
        for (int i = 0; i < 3; ++i) {
            MainWindow window(app::puzzles());
            tests::show(window);
            search(window, watched);
            QVERIFY(!(threads() - before).isEmpty());
        }
        // Qt's own pool, whose idle threads stay for a while, has nothing to do any more either.
        QVERIFY(QThreadPool::globalInstance()->waitForDone(0));
        QTRY_COMPARE(threads() - before, QSet<QString>());
    }
};

TEST_SUITE(EndsTest)
#include "tst_ends.moc"
