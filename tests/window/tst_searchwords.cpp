// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "export/printout.h"
#include "session/basics/translation.h"
#include "support/rooks.h"
#include "support/rooksui.h"
#include "support/suite.h"
#include "window/caption.h"
#include "window/panels.h"
#include "window/solve/solvercounters.h"
#include "window/transportbar.h"
#include "window/widgets/counterline.h"
#include "window/widgets/speedcontrol.h"
#include "windowactions.h"

#include <QCheckBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QToolButton>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;

namespace {

class SearchWindow : public window::MainWindow {
public:
    explicit SearchWindow(const QString &line) : MainWindow(tests::puzzlesAndRooks())
    {
        openLine(line);
        QTRY_COMPARE(currentSession().line().section(u':', 0, 1), line.section(u':', 0, 1));
    }

    void watch(bool on) { panels().solver().setWatching(on); }
    QString sentence() { return findChild<QLabel *>(u"sentence"_s)->text(); }
    QString counters() { return findChild<window::CounterLine *>()->accessibleDescription(); }
    bool shows(QWidget &widget, const QString &text)
    {
        const QList<QLabel *> labels = widget.findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) {
            return label->isVisibleTo(&widget) && label->text().contains(text);
        });
    }
    bool showsInSolutions(const QString &text) { return shows(*findChild<window::SolutionsPanel *>(), text); }
    QStringList earlier()
    {
        for (QToolButton *button : findChild<window::Caption *>()->findChildren<QToolButton *>())
            button->click();
        auto *log = findChild<QPlainTextEdit *>(u"log"_s);
        const QStringList lines = log->toPlainText().split(u'\n');
        delete log->window();
        return lines;
    }
};

} // namespace

/// Tests the texts about a search, beside the board.
class SearchWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// At high speed most frames are skipped, but their sentences are listed nevertheless.
    void sentencesAreListedInOrder()
    {
        SearchWindow window(u"rooks:3"_s);
        window.watch(true);
        trigger(window, ActionId::AllSolutions);
        session::Session &session = window.currentSession();
        QTRY_VERIFY(!session.isWatching());
        const qint64 start = session.timeline().startOfGame(); // steps are counted from here
        const qint64 end = session.timeline().frame();
        const QStringList earlier = window.earlier();
        QStringList seen;
        // The list omits the captions of frames without a sentence of their own: the method's description, or
        // the aim.
        const QString about = session::translated(session.kind().solvers.front().about);
        const qint64 last = session.timeline().lastFrame();
        for (qint64 frame = start; frame <= last; ++frame) {
            session.timeline().seek(frame);
            QTRY_COMPARE(session.timeline().frame(), frame);
            window.findChild<window::Caption *>()->refresh();
            if (window.sentence() != about && window.sentence() != "Place the rooks."_L1)
                seen += frame == start ? u"At the start: "_s + window.sentence()
                                       : u"Step %1: %2"_s.arg(frame - start).arg(window.sentence());
        }
        QVERIFY(seen.size() > 10);
        seen += u"Step %1: 6 solutions found."_s.arg(end - start); // the result of the search
        QCOMPARE(earlier, seen);
        QVERIFY(seen.filter(u"Solution 6"_s).size() == 1);
    }

    /// The solution in view is one of those that are counted: of the six orders of three letters, the last is the sixth.
    void theSolutionInViewIsCounted()
    {
        SearchWindow window(u"anagrams:abc"_s);
        window.watch(true);
        trigger(window, ActionId::AllSolutions);
        session::Session &session = window.currentSession();
        QTRY_VERIFY(!session.isWatching() && session.timeline().act().type == session::Act::Search);
        QStringList numbers;
        for (qint64 frame = 1; frame <= session.timeline().lastFrame(); ++frame) {
            session.timeline().seek(frame);
            window.findChild<window::TransportBar *>()->refresh();
            const quint64 number = session.search().solutionInView();
            if (number == 0)
                continue;
            numbers << QString::number(number);
            const QString words = number == 1 ? u"1 solution"_s : numbers.last() + u" solutions"_s;
            QVERIFY2(window.counters().endsWith(words), qPrintable(window.counters()));
        }
        QCOMPARE(numbers.join(u' '), u"1 2 3 4 5 6"_s);
    }

    void countersBelongToTheCursor()
    {
        SearchWindow window(u"rooks:3"_s);
        window.watch(true);
        trigger(window, ActionId::AllSolutions);
        session::Session &session = window.currentSession();
        QTRY_VERIFY(!session.isWatching());
        const session::Record &record = session.timeline().act().record;
        for (const qint64 frame : {3, 11, 25}) {
            session.timeline().seek(frame);
            // The expected counts are computed from the events by definition.
            qint64 tries = 0;
            qint64 backs = 0;
            for (qint64 i = 0; i < session.timeline().eventsBefore(); ++i) {
                tries += record.at(i).type == core::Event::Did || record.at(i).type == core::Event::Refused;
                backs += record.at(i).type == core::Event::Undid;
            }
            QTRY_VERIFY(window.counters().startsWith(u"%1 tries"_s.arg(tries)));
            QCOMPARE(window.counters().contains(u"%1 taken back"_s.arg(backs)), backs > 0);
        }
        // The counters of the whole run are shown separately, under their own title, and empty ones are
        // hidden.
        auto &whole = *window.findChild<window::SolverCounters *>();
        QVERIFY(window.shows(whole, u"The whole run"_s));
        QVERIFY(window.shows(whole, u"Solutions"_s));
        QVERIFY(!window.shows(whole, u"Bound"_s));
        session.timeline().seek(0);
        QTRY_COMPARE(window.counters(), QString());
    }

    /// Where another method replaces the chosen one, which does not reach the goal, the line below the sentence names both
    /// as long as its search or its solution is in view.
    void aReplacedMethodIsNamed()
    {
        SearchWindow window(u"knight:5x5"_s);
        QTRY_VERIFY(!window.currentSession().isReading());
        tests::show(window);
        for (const bool watched : {false, true}) {
            trigger(window, watched ? ActionId::StudyMode : ActionId::WatchMode);
            if (!watched)
                window.watch(false);
            session::Session &session = window.currentSession();
            window.panels().solver().choose(*session.kind().solver("frontier"));
            session.player().setSpeed(session::Speed(session::Speed::off));
            trigger(window, ActionId::Solve);
            QTRY_VERIFY(!session.search().isUnderWay() && session.timeline().atEnd());
            session.timeline().seek(session.timeline().frame() - 3);
            tests::layOut(window);
            const QString heading = window.findChild<QLabel *>(u"heading"_s)->text();
            QVERIFY2(heading.endsWith("instead of Counting by a frontier"_L1), qPrintable(heading));
            trigger(window, ActionId::Undo);
        }
    }

    /// A watched count that is stopped says so, and its steps are not called moves.
    void aStoppedCountSaysSo()
    {
        SearchWindow window(u"knight:5x6"_s);
        QTRY_VERIFY(!window.currentSession().isReading());
        tests::show(window);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        window::SpeedControl &speed = window.findChild<window::TransportBar *>()->speed();
        speed.setSpeed(session::Speed(16));
        QCOMPARE(speed.findChild<QLabel *>()->text(), u"4.2 moves/s"_s);
        // All states are more than the search may be ahead of what is shown, so it is still under way when it is stopped.
        const core::Solver &frontier = *session.kind().solver("frontier");
        core::Values options(frontier.options);
        options.set("states", "all");
        session.solve({.solver = &frontier, .goal = core::Goal::Count, .options = options, .watch = true});
        QTRY_VERIFY(session.search().isUnderWay() && session.timeline().act().type == session::Act::Search);
        QTRY_COMPARE(speed.findChild<QLabel *>()->text(), u"4.2 steps/s"_s);
        trigger(window, ActionId::Stop);
        QTRY_COMPARE(session.search().state(), session::Search::State::Stopped);
        QTRY_VERIFY2(window.sentence().startsWith("The search was stopped."_L1),
                     qPrintable(window.sentence()));
        QTRY_VERIFY(window.findChild<QLabel *>(u"heading"_s)->text().startsWith("Stopped search"_L1));
    }

    /// The length of a search that has ended is known while it is still being shown: 981 steps, as in a race
    /// of Eight loops.
    void aSearchThatHasEndedHasItsLength()
    {
        SearchWindow window(u"queens:8"_s);
        window.watch(true);
        session::Session &session = window.currentSession();
        window.panels().solver().choose(*session.kind().solver("loops"));
        session.player().setSpeed(session::Speed(0));
        trigger(window, ActionId::Solve);
        auto &transport = *window.findChild<window::TransportBar *>();
        auto &step = *transport.findChild<QSpinBox *>();
        QTRY_COMPARE(step.suffix(), u" of 981"_s);
        QVERIFY(session.timeline().lastFrame() < 981);
        QCOMPARE(step.maximum(), 981);
    }

    /// If the beginning of a search is no longer recorded, the caption there reports what is missing, and the
    /// counters are those of the whole search.
    void forgottenFramesAreReported()
    {
        SearchWindow window(u"rooks:4"_s);
        session::Session &session = window.currentSession();
        session::Timeline &timeline = session.timeline();
        timeline.begin(session::Act::make(session::Act::Search, timeline.instance(), timeline.position()));
        const qint64 start = timeline.startOfAct(timeline.actIndex());
        // The rook is repeatedly laid on the board and taken off.
        const core::Step step{0, {}, {0}};
        std::vector<core::Event> events;
        for (int i = 0; i < 500'000; ++i) {
            events.push_back({step, core::Event::Did, 0, 0});
            events.push_back({step, core::Event::Undid, 0, 0});
        }
        for (qint64 size = 0; size <= session::Timeline::longestSearch; size += qint64(events.size()))
            timeline.append(events);
        const session::Record &record = timeline.acts().back().record;
        QVERIFY(record.first() > 0);
        const QString gone = QLocale().toString(record.first()); // each event is a frame
        timeline.seek(start);
        QTRY_COMPARE(window.sentence(), u"The first %1 moves of this search are no longer kept."_s.arg(gone));
        QCOMPARE(window.counters(), QString());
        timeline.seek(start + record.first() + 2);
        const QString tries = QLocale().toString(record.first() / 2 + 1);
        QTRY_VERIFY(window.counters().startsWith(u"%1 tries"_s.arg(tries)));
        QVERIFY(window.counters().contains(u"%1 taken back"_s.arg(tries)));
    }

    void aCountIsShownInPlaceOfTheList()
    {
        SearchWindow window(u"rooks:7"_s);
        QTRY_VERIFY(window.showsInSolutions(u"No solution found yet."_s));
        trigger(window, ActionId::Count);
        QTRY_VERIFY(window.showsInSolutions(u"5,040 solution"_s));
        QVERIFY(!window.showsInSolutions(u"No solution found yet."_s));
    }

    void aStoppedCountIsReported()
    {
        SearchWindow window(u"queens:20"_s);
        session::Session &session = window.currentSession();
        trigger(window, ActionId::Count);
        QTRY_VERIFY(session.search().job() && session.search().job()->stats().solutions > 0);
        trigger(window, ActionId::Stop);
        QTRY_VERIFY(session.search().outcome().has_value());
        QTRY_VERIFY(window.showsInSolutions(u" counted so far."_s));
        QVERIFY2(window.sentence().startsWith("The search was stopped. "_L1), qPrintable(window.sentence()));
        QVERIFY(window.sentence().endsWith(" counted so far."_L1));
    }

    /// A list is kept when a search finds nothing new, or only a solution in the list.
    void aListStaysUntilAnotherIsFound()
    {
        SearchWindow window(u"rooks:4"_s);
        session::Session &session = window.currentSession();
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(session.solutions().size(), 24U);
        trigger(window, ActionId::Count);
        QTRY_VERIFY(session.search().job()->task().goal == core::Goal::Count &&
                    session.search().outcome().has_value());
        QCOMPARE(session.solutions().size(), 24U);
        QTRY_VERIFY(window.showsInSolutions(u"Earlier search: 24 solutions"_s));
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(session.search().outcome().has_value() &&
                    session.search().job()->task().goal == core::Goal::First);
        QTRY_VERIFY(session.search().solutionInView() > 0);
        QCOMPARE(session.solutions().size(), 24U);
        QCOMPARE(session.solutions()[std::size_t(session.search().solutionInView() - 1)].position,
                 session.timeline().position());
        // The next search starts from another position.
        trigger(window, ActionId::Undo);
        session.hand(rooks::lay(0, 1, 4));
        trigger(window, ActionId::Solve);
        QTRY_COMPARE(session.solutions().size(), 1U);
        QVERIFY(!session.search().solutionsAreOlder());
    }

    /// Methods that need the start position can be run again where they have ended.
    void aMethodCanBeginAgain_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("method");
        QTest::newRow("mirrors") << u"bishop:8x8"_s << QByteArray("mirrors");
        QTest::newRow("tiles") << u"knight:8x8"_s << QByteArray("tiles");
    }
    void aMethodCanBeginAgain()
    {
        QFETCH(QString, line);
        QFETCH(QByteArray, method);
        SearchWindow window(line);
        session::Session &session = window.currentSession();
        const core::Solver *solver = session.kind().solver(method.constData());
        session.search().methods().choose(solver);
        session.player().setSpeed(session::Speed(session::Speed::off));
        session.solve({.solver = solver});
        QTRY_VERIFY(session.puzzle().solved(session.timeline().position()));
        session.search().methods().consult();
        QVERIFY(session.search().methods().unsuitable(*solver).empty());
        QTRY_VERIFY(window.actions()[ActionId::Solve]->isEnabled());
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(session.search().outcome().has_value());
        QCOMPARE(session.search().outcome()->verdict, core::Outcome::Solved);
    }
};

TEST_SUITE(SearchWordsTest)
#include "tst_searchwords.moc"
