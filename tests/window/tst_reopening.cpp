// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "core/positionline.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/panels.h"
#include "window/widgets/counterline.h"
#include "windowactions.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QSpinBox>

#include <map>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

constexpr qint64 fewFrames = 300;
constexpr int mostWait = 60'000; ///< milliseconds

/// Returns the texts that a viewer of the window sees.
QStringList seen(MainWindow &window)
{
    for (window::SessionWidget *part : window.findChildren<window::SessionWidget *>())
        part->refresh();
    const session::Search &search = window.currentSession().search();
    auto *solutions = window.findChild<window::SolutionsPanel *>();
    auto *list = solutions->findChild<QAbstractItemView *>(u"solutions"_s);
    for (int rows = -1; rows != list->model()->rowCount();) { // a long list grows in several steps
        rows = list->model()->rowCount();
        solutions->refresh();
    }
    QStringList all{window.currentSession().line(), tests::statusMessage(window),
                    window.findChild<window::CounterLine *>()->accessibleDescription(),
                    window.findChild<QLabel *>(u"heading"_s)->text(),
                    solutions->findChild<QLabel *>(u"faint"_s)->text(),
                    // an earlier row may still be selected
                    search.solutionInView() > 0 ? list->currentIndex().data().toString() : QString()};
    for (const QSpinBox *box : window.findChildren<QSpinBox *>()) {
        if (box->accessibleName() == "Move"_L1)
            all << box->text();
    }
    for (int row = 0; row < list->model()->rowCount(); ++row)
        all << list->model()->index(row, 0).data().toString();
    return all;
}

/// Returns the presets that suit the method, the smallest first.
QStringList boardsFor(const core::Kind &kind, const core::Solver &solver)
{
    const core::Kind *pointer = &kind;
    std::multimap<int, QString> boards;
    for (const core::Preset &preset : kind.presets) {
        const core::LineReading reading = core::readLine({&pointer, 1}, preset.line);
        const auto &[puzzle, position] = std::get<core::Game>(reading.reading);
        if (!puzzle->solved(position) &&
            (!solver.unsuitable || solver.unsuitable(*puzzle, position, {}).empty()))
            boards.emplace(puzzle->grid().size(), QString::fromUtf8(preset.line));
    }
    QStringList lines;
    for (const auto &[cells, line] : boards)
        lines << line;
    return lines;
}

/// Watches the search until it has a few frames or has ended. Returns false if there is nothing to watch.
bool watch(MainWindow &window, const core::Solver &solver, core::Goal goal)
{
    session::Session &session = window.currentSession();
    session.player().setSpeed(session::Speed(session::Speed::fastest));
    session.solve({.solver = &solver, .goal = goal, .options = core::Values(solver.options), .watch = true});
    const auto hasFrames = [&] {
        return !session.isWatching() || session.timeline().lastFrame() >= fewFrames;
    };
    const bool came = QTest::qWaitFor(hasFrames, mostWait);
    session.stop();
    const bool ended = QTest::qWaitFor([&] { return !session.isSolving(); }, mostWait);
    const session::Act &act = session.timeline().acts().back();
    return came && ended && act.spec && act.record.size() > 0;
}

void waitUntilFound(const session::Session &session)
{
    QTRY_VERIFY(!session.isRestoring() && !session.isReplaying());
}

} // namespace

/// Tests a window that is closed during a search and reopened.
class ReopeningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    void aSearchIsRestored_data()
    {
        QTest::addColumn<const core::Kind *>("kind");
        QTest::addColumn<const core::Solver *>("solver");
        int number = 0;
        for (const ui::PuzzleUi *puzzle : app::puzzles()) {
            for (const core::Solver &solver : puzzle->kind->solvers) {
                if ((solver.reaches(core::Goal::All) || solver.reaches(core::Goal::First)) &&
                    tests::isTried(number++, 3))
                    QTest::addRow("%s %s", puzzle->kind->id, solver.id) << puzzle->kind << &solver;
            }
        }
    }
    void aSearchIsRestored()
    {
        QFETCH(const core::Kind *, kind);
        QFETCH(const core::Solver *, solver);
        const core::Goal goal = solver->reaches(core::Goal::All) ? core::Goal::All : core::Goal::First;
        QStringList before;
        {
            MainWindow window(app::puzzles());
            window.selectPuzzle(QString::fromLatin1(kind->id));
            session::Timeline &timeline = window.currentSession().timeline();
            bool watched = false;
            for (const QString &line : boardsFor(*kind, *solver)) {
                tests::openLine(window, line);
                watched = watch(window, *solver, goal);
                if (watched)
                    break;
            }
            if (!watched) { // the method only suits dealt boards
                trigger(window, ActionId::New);
                QTRY_VERIFY(!window.currentSession().isReading());
                watched = watch(window, *solver, goal);
            }
            QVERIFY(watched);
            seen(window); // also waits for the messages at the search's end
            const session::SymmetryClasses &classes = window.currentSession().symmetryClasses();
            QTRY_VERIFY(!classes.areKnown() ||
                        classes.sorted() == window.currentSession().solutions().size());
            timeline.seek((timeline.startOfAct(timeline.acts().size() - 1) + timeline.lastFrame() + 1) / 2);
            before = seen(window);
            QVERIFY(window.close());
        }
        MainWindow window(app::puzzles());
        QCOMPARE(window.currentSession().kind().id, kind->id);
        waitUntilFound(window.currentSession());
        QTRY_COMPARE_WITH_TIMEOUT(seen(window), before, 30'000); // sorting into classes takes a moment
    }

    void aPausedSearchIsRestoredPaused()
    {
        QStringList before;
        {
            MainWindow window(app::puzzles());
            tests::openLine(window, u"queens:20"_s);
            session::Session &session = window.currentSession();
            session.player().setSpeed(session::Speed(session::Speed::fastest));
            session.solve(
                {.solver = session.kind().solver("lookback"), .goal = core::Goal::All, .watch = true});
            QTRY_VERIFY(session.timeline().lastFrame() > fewFrames);
            trigger(window, ActionId::Pause);
            QTRY_COMPARE(session.search().state(), session::Search::State::Paused);
            before = seen(window);
            QVERIFY(window.close());
        }
        MainWindow window(app::puzzles());
        session::Session &session = window.currentSession();
        waitUntilFound(session);
        QCOMPARE(seen(window), before);
        QCOMPARE(session.search().state(), session::Search::State::Paused);
        QTRY_COMPARE(tests::textOf(window, ActionId::Pause), u"Continue"_s);
        // The search is the same, and continues from there.
        const qint64 frame = session.timeline().lastFrame();
        trigger(window, ActionId::Pause);
        QTRY_VERIFY(session.timeline().lastFrame() > frame);
        QCOMPARE(session.search().state(), session::Search::State::Running);
    }

    /// A solution that was played to its end is restored at its end, including the last jump.
    void aSolutionPlayedToItsEndIsAtItsEnd()
    {
        QString counted;
        QString line;
        const auto counter = [](MainWindow &window) { return seen(window).filter(u"move "_s).value(0); };
        {
            MainWindow window(app::puzzles());
            window.selectPuzzle(u"solitaire"_s);
            session::Session &session = window.currentSession();
            trigger(window, ActionId::Solve);
            QTRY_VERIFY(session.puzzle().solved(session.timeline().position()));
            QTRY_VERIFY(!session.player().isPlaying());
            counted = counter(window);
            line = session.line();
            QCOMPARE(counted, u"move 31 of 31"_s);
            QVERIFY(window.close());
        }
        MainWindow window(app::puzzles());
        waitUntilFound(window.currentSession());
        QCOMPARE(counter(window), counted);
        QCOMPARE(window.currentSession().line(), line);
    }
};

TEST_SUITE(ReopeningTest)
#include "tst_reopening.moc"
