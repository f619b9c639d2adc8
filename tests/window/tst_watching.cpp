// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "insight/boardlegend.h"
#include "insight/searchmap.h"
#include "insight/studyviews.h"
#include "session/timeline/run.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/pagereading.h"
#include "window/panels.h"
#include "window/solve/methodbox.h"
#include "window/solve/methodrow.h"
#include "window/solve/solvebuttons.h"
#include "window/timelineslider.h"
#include "window/transportbar.h"
#include "window/widgets/busyindicator.h"
#include "window/widgets/excerpt.h"
#include "window/widgets/names.h"
#include "window/widgets/speedcontrol.h"
#include "windowactions.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QSlider>
#include <QToolButton>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

constexpr QSize smallWindow(784, 552); // 800 x 600 without the window's frame

/// Returns the places of a widget's visible buttons and numbers, in order.
QList<QRect> placesIn(const QWidget &part)
{
    QList<QRect> places;
    for (const QToolButton *button : part.findChildren<QToolButton *>()) {
        if (!button->isHidden() && button->objectName() != "offer"_L1)
            places << QRect(button->mapTo(&part, QPoint()), button->size());
    }
    return places;
}

QWidget &counters(MainWindow &window)
{
    return *window.panels().findChild<QWidget *>(u"counters"_s);
}

window::MethodRow &rowIn(MainWindow &window, ActionId mode)
{
    return mode == ActionId::StudyMode ? *window.findChild<window::MethodRow *>(u"studyMethod"_s)
                                       : window.panels().solver().row();
}

/// Lets this method search the board to its end while the window watches.
void watchToTheEnd(MainWindow &window, const char *method, core::Goal goal = core::Goal::First)
{
    session::Session &session = window.currentSession();
    session.player().setSpeed(session::Speed(session::Speed::off));
    session.solve({.solver = session.kind().solver(method), .goal = goal, .watch = true});
    QTRY_VERIFY(!session.search().isUnderWay());
    QTRY_VERIFY(session.timeline().act().type == session::Act::Search);
    QTRY_VERIFY(!session.player().isPlaying());
}

} // namespace

/// Tests Watch and Study mode: the method's row, its effects, the speed and the transport bar.
class WatchingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// Where no search has begun, a step forward begins that of the chosen method, and pauses.
    void aStepForwardBeginsASearch()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        tests::trigger(window, window::ActionId::PlayMode);
        tests::layOut(window);
        QAction *forward = window.actions()[window::ActionId::Forward];
        QVERIFY(!forward->isEnabled());
        tests::trigger(window, window::ActionId::StudyMode);
        window.panels().solver().choose(*window.currentSession().kind().solver("lookback"));
        tests::layOut(window);
        QTRY_VERIFY(forward->isEnabled());
        const session::Timeline &timeline = window.currentSession().timeline();
        const qint64 start = timeline.frame();
        window.findChild<window::TransportBar *>()->step(1); // as the wheel does
        QVERIFY(!window.currentSession().isSolving());
        forward->trigger();
        QTRY_COMPARE(timeline.frame(), start + 1);
        QCOMPARE(timeline.act().type, session::Act::Search);
        QVERIFY(!window.currentSession().player().isPlaying());
        forward->trigger();
        QTRY_COMPARE(timeline.frame(), start + 2);
        window.currentSession().stop();
    }

    void choosingAMethodMovesNothing_data() { tests::addPuzzlesAndLanguages(); }
    void choosingAMethodMovesNothing()
    {
        QFETCH(QString, id);
        QFETCH(window::Language, language);
        MainWindow window(app::puzzles());
        window.setLanguage(language);
        window.resize(smallWindow);
        window.selectPuzzle(id);
        tests::show(window);
        for (const ActionId mode : {ActionId::WatchMode, ActionId::StudyMode}) {
            trigger(window, mode);
            QList<QRect> places;
            QRect counted;
            for (const core::Solver *method : window.currentSession().search().methods().solvers()) {
                window.panels().solver().choose(*method);
                tests::layOut(window);
                const QList<QRect> now = placesIn(rowIn(window, mode));
                if (places.isEmpty()) {
                    places = now;
                    counted = counters(window).geometry();
                }
                QCOMPARE(now, places);
                QCOMPARE(counters(window).geometry(), counted);
            }
        }
    }

    /// The panel scrolls only vertically, so nothing in it may be wider than it is.
    void noMethodIsWiderThanThePanel_data() { tests::addPuzzlesAndLanguages(); }
    void noMethodIsWiderThanThePanel()
    {
        QFETCH(QString, id);
        QFETCH(window::Language, language);
        MainWindow window(app::puzzles());
        window.setLanguage(language);
        window.resize(smallWindow);
        window.selectPuzzle(id);
        tests::show(window);
        trigger(window, ActionId::WatchMode);
        const auto *area = window.panels().solver().findChild<QScrollArea *>();
        for (const core::Solver *method : window.currentSession().search().methods().solvers()) {
            window.panels().solver().choose(*method);
            tests::layOut(window);
            QVERIFY2(area->widget()->minimumSizeHint().width() <= area->viewport()->width(), method->id);
        }
    }

    void aRunMovesNoButton()
    {
        MainWindow window(app::puzzles());
        window.resize(smallWindow);
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        trigger(window, ActionId::WatchMode);
        window.panels().solver().choose(*window.currentSession().kind().solver("lookback"));
        window.panels().solver().setWatching(true);
        tests::layOut(window);
        const QRect saying = window.panels().solver().row().geometry();
        const QRect counted = counters(window).geometry();
        window.currentSession().player().setSpeed(session::Speed(10));
        trigger(window, ActionId::NextSolution);
        QTRY_VERIFY(window.currentSession().search().isUnderWay());
        tests::layOut(window);
        QCOMPARE(window.panels().solver().row().geometry(), saying);
        QCOMPARE(counters(window).geometry(), counted);
        window.currentSession().player().setSpeed(session::Speed(session::Speed::off));
        QTRY_COMPARE(window.currentSession().search().state(), session::Search::State::AtSolution);
        tests::layOut(window);
        QCOMPARE(counters(window).geometry(), counted);
    }

    /// A double click on Solve, or on Show Me in Play, starts what it says, and does not stop it again.
    void aDoubleClickStartsAndDoesNotStop()
    {
        for (const ActionId mode : {ActionId::WatchMode, ActionId::PlayMode}) {
            MainWindow window(app::puzzles());
            window.resize(1280, 800);
            tests::show(window);
            tests::openLine(window, u"queens:8"_s);
            trigger(window, mode);
            session::Session &session = window.currentSession();
            session.player().setSpeed(session::Speed(10));
            tests::layOut(window);
            const bool watches = mode == ActionId::WatchMode;
            const auto *button = watches
                                     ? window.panels().solver().row().findChild<QToolButton *>(u"primary"_s)
                                     : window.findChild<QToolButton *>(u"showMe"_s);
            QVERIFY(button->isVisible());
            const QPoint place = button->mapTo(&window, button->rect().topLeft() + QPoint(20, 8));
            QTest::mouseClick(window.childAt(place), Qt::LeftButton);
            QTRY_VERIFY(session.isSolving() || session.player().isPlaying());
            tests::layOut(window);
            auto *there = window.childAt(place);
            QVERIFY(!watches || there != button);
            for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
                QMouseEvent event(type, there->mapFrom(&window, place), window.mapToGlobal(place),
                                  Qt::LeftButton,
                                  type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
                QApplication::sendEvent(there, &event);
            }
            tests::layOut(window);
            QVERIFY(!watches || !session.search().standsStill());
            QVERIFY(session.search().state() != session::Search::State::Stopped);
            QVERIFY(session.isSolving() || session.isWatching() || session.player().isPlaying());
        }
    }

    void longTextsHaveAButtonForMore()
    {
        window::Excerpt excerpt(2, u"faint"_s);
        excerpt.resize(200, excerpt.sizeHint().height());
        excerpt.setText(u"word "_s.repeated(60).trimmed());
        excerpt.show();
        auto *label = excerpt.findChild<QLabel *>();
        auto *more = excerpt.findChild<QToolButton *>();
        QVERIFY(label->text().endsWith(u'…'));
        QVERIFY(label->text().startsWith(u"word word"_s));
        QVERIFY(label->heightForWidth(label->width()) <= excerpt.height());
        QVERIFY(more->isVisible());
        more->click();
        auto *whole = excerpt.findChild<QFrame *>(u"excerpt"_s);
        QVERIFY(whole);
        QCOMPARE(whole->findChild<QLabel *>()->text(), excerpt.text());
        excerpt.setText(u"short"_s);
        QCOMPARE(label->text(), u"short"_s);
        QVERIFY(!more->isVisible());
    }

    /// Study mode shows the method's name, a choice of methods, its buttons, and a link to a lesson that uses
    /// it.
    void studyHasTheMethodToo()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:8"_s);
        trigger(window, ActionId::StudyMode);
        window::MethodRow &row = rowIn(window, ActionId::StudyMode);
        QVERIFY(row.isVisible());
        const core::Solver *lookback = window.currentSession().kind().solver("lookback");
        window.panels().solver().choose(*lookback);
        tests::layOut(window);
        QCOMPARE(row.methods().solver(), lookback);
        const auto link = [&row] { return row.findChild<QToolButton *>(u"offer"_s); };
        QCOMPARE(link()->text(), u"Lesson 3"_s);
        const int bits = int(std::ranges::find(window.currentSession().search().methods().solvers(),
                                               window.currentSession().kind().solver("formula")) -
                             window.currentSession().search().methods().solvers().begin());
        row.methods().setCurrentIndex(bits);
        Q_EMIT row.methods().activated(bits);
        QCOMPARE(window.currentSession().search().methods().method().id, "formula");
        QCOMPARE(window.panels().solver().methods().currentIndex(), bits);
        tests::layOut(window);
        QCOMPARE(link()->text(), u"Lesson 3"_s); // no lesson runs this method, but this one gives its name
        link()->click();
        QCOMPARE(window.pageReading().reader().title(), u"Lesson 3: eight queens, and what is tested when"_s);
        for (const ActionId id : {ActionId::Solve, ActionId::AllSolutions, ActionId::Count}) {
            const auto buttons = row.findChildren<QToolButton *>();
            QVERIFY(std::ranges::any_of(buttons, [&](const QToolButton *button) {
                return button->defaultAction() == window.actions()[id] && button->isVisible();
            }));
        }
    }

    void aSubstituteMethodIsNamed()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:8"_s);
        trigger(window, ActionId::WatchMode);
        window.panels().solver().setWatching(false);
        window.panels().solver().choose(*window.currentSession().kind().solver("formula"));
        QString sentence;
        connect(&window.panels().solver(), &window::SolverPanel::message, this,
                [&sentence](const QString &text) { sentence = text; });
        trigger(window, ActionId::AllSolutions);
        QVERIFY(sentence.contains(u"Formula"_s));
        QVERIFY(sentence.contains(u"Bits"_s));
        QVERIFY(window.panels().findChild<window::Excerpt *>(u"about"_s)->text().startsWith(sentence));
        window.panels().solver().choose(*window.currentSession().kind().solver("bits"));
        QVERIFY(!window.panels().findChild<window::Excerpt *>(u"about"_s)->text().contains(u"Formula"_s));
    }

    void eachPuzzleRemembersWhetherItIsWatched()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        window.selectPuzzle(u"queens"_s);
        window.panels().solver().setWatching(true);
        window.selectPuzzle(u"knight"_s);
        QVERIFY(!window.panels().solver().watches());
        window.selectPuzzle(u"queens"_s);
        QVERIFY(window.panels().solver().watches());
    }

    /// A search that was left unfinished can be continued and stopped in Play mode.
    void aPausedSearchKeepsItsButtons()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(0));
        session.solve({.solver = session.kind().solver("lookback"), .watch = true});
        QTRY_VERIFY(session.timeline().lastFrame() > 0);
        QTRY_COMPARE(session.search().state(), session::Search::State::Replaying);
        const auto *state = counters(window).findChild<window::Excerpt *>();
        QTRY_VERIFY(state->text().startsWith(u"Playing the search: "_s));
        session.search().setPaused(true);
        QTRY_VERIFY(state->text().startsWith(u"Paused after "_s));
        trigger(window, ActionId::PlayMode);
        tests::layOut(window);
        for (const ActionId id : {ActionId::Pause, ActionId::Stop}) {
            QTRY_VERIFY(window.actions()[id]->isEnabled());
            const QList<QObject *> shown = window.actions()[id]->associatedObjects();
            QVERIFY(std::ranges::any_of(shown, [](const QObject *object) {
                const auto *button = qobject_cast<const QToolButton *>(object);
                return button && button->isVisible();
            }));
        }
        QCOMPARE(tests::textOf(window, ActionId::Pause), u"Continue"_s);
    }

    /// A watched count that makes no moves has a legend in place of the search map, and Study says why its views of
    /// moves are empty.
    void aCountWithoutMovesHasALegend_data()
    {
        QTest::addColumn<window::Language>("language");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(910, 512), QSize(1280, 800)}) {
            QTest::addRow("English %d", size.width()) << window::Language::English << size;
            QTest::addRow("French %d", size.width()) << window::Language::French << size;
        }
    }
    void aCountWithoutMovesHasALegend()
    {
        QFETCH(window::Language, language);
        QFETCH(QSize, size);
        MainWindow window(app::puzzles());
        window.setLanguage(language);
        window.resize(size);
        tests::show(window);
        tests::openLine(window, u"knight:4x5"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(session::Speed::off));
        const auto *map = window.findChild<insight::SearchMap *>();
        const auto *legend = window.findChild<insight::BoardLegend *>();
        QVERIFY(!legend->isVisible());
        session.solve({.solver = session.kind().solver("pruned"), .watch = true});
        QTRY_VERIFY(map->isVisible());
        window.panels().solver().choose(*session.kind().solver("frontier"));
        trigger(window, ActionId::Count);
        QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
        session.timeline().seek(20);
        QTRY_VERIFY(legend->isVisible());
        QVERIFY(!map->isVisible());
        tests::layOut(window);
        QCOMPARE(legend->words().size(), window.view().board()->legend().size());
        trigger(window, ActionId::StudyMode);
        tests::layOut(window);
        QTRY_COMPARE(legend->words().size(), window.view().board()->legend().size());
        const auto shownSentence = [&](insight::StudyViews::View view) {
            auto *study = window.findChild<insight::StudyViews *>();
            study->show(view);
            for (const QLabel *label : study->currentWidget()->findChildren<QLabel *>()) {
                if (label->isVisible() && label->text().size() > 30)
                    return label->text();
            }
            return QString();
        };
        using View = insight::StudyViews::View;
        for (const View view : {View::Tree, View::Stack, View::Stops, View::Predict})
            QVERIFY(!shownSentence(view).isEmpty());
        QVERIFY(!window.findChild<insight::StudyViews *>()->tree().isVisible());
        session.solve({.solver = session.kind().solver("pruned"), .watch = true});
        if (window.study().isAncestorOf(map)) // in a low window the map is one of the views
            window.study().show(View::Map);
        QTRY_VERIFY(map->isVisible());
        QVERIFY(!legend->isVisible());
        window.findChild<insight::StudyViews *>()->show(View::Tree);
        QTRY_VERIFY(window.findChild<insight::StudyViews *>()->tree().isVisible());
    }

    /// A count that cannot be watched on this board runs unwatched, and a message says so.
    void anUnwatchableCountIsAnnounced()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::English);
        tests::show(window);
        window.openLine(u"knight:6x6,closed"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        window.panels().solver().choose(*session.kind().solver("frontier"));
        QSignalSpy said(&window.panels().solver(), &window::SolverPanel::message);
        trigger(window, ActionId::Count);
        QCOMPARE(said.size(), 1);
        QVERIFY(said[0][0].toString().contains(u"at most 30 squares can be watched"_s));
        QTRY_VERIFY(session.search().outcome());
        QCOMPARE(session.search().outcome()->stats.solutions, 19'724U);
        QVERIFY(session.timeline().act().type != session::Act::Search);
    }

    /// Stop ends the playing of a count that is over, and keeps what has not been shown yet.
    void stoppingThePlayingKeepsTheSteps()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::English);
        tests::show(window);
        tests::openLine(window, u"knight:5x5:a5 b3 c1"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(0));
        window.panels().solver().choose(*session.kind().solver("frontier"));
        trigger(window, ActionId::Count);
        QTRY_COMPARE(session.search().state(), session::Search::State::Replaying);
        const qint64 shown = session.timeline().frame();
        const qint64 all = session.timeline().lastFrame() + session.search().framesToCome().value();
        QVERIFY(shown < all);
        trigger(window, ActionId::Stop);
        QCOMPARE(session.search().state(), session::Search::State::Ended);
        QCOMPARE(session.timeline().lastFrame(), all);
        QVERIFY(session.timeline().frame() < all);
        QVERIFY(window::ResultNames::of(session).contains(u" solutions counted from here."_s));
    }

    /// A watched search runs ahead of the board: once it is stopped, the panel counts what was shown, before the program
    /// is closed and when the game is back. Of six queens, the first step sets a queen and the second is refused.
    void aStoppedSearchCountsWhatWasShown()
    {
        const auto shown = [](MainWindow &window) {
            QStringList all;
            for (const QLabel *label : counters(window).findChildren<QLabel *>()) {
                if (label->isVisible() && !label->accessibleName().isEmpty())
                    all << label->accessibleName();
            }
            all.sort();
            return all;
        };
        const QStringList expected{u"Tries 2"_s};
        {
            MainWindow window(app::puzzles());
            window.setLanguage(window::Language::English);
            tests::show(window);
            tests::openLine(window, u"queens:6"_s);
            trigger(window, ActionId::WatchMode);
            session::Session &session = window.currentSession();
            session.player().setSpeed(session::Speed(0));
            session.solve({.solver = session.kind().solver("lookback"), .watch = true});
            QTRY_VERIFY(session.search().outcome().has_value()); // it has run to its end
            session.player().pause();
            while (session.timeline().acts().back().record.size() < 2)
                trigger(window, ActionId::Forward);
            trigger(window, ActionId::Stop);
            QTRY_COMPARE(session.search().state(), session::Search::State::Stopped);
            tests::layOut(window);
            QTRY_COMPARE(shown(window).join(u";"_s), expected.join(u";"_s));
            QCOMPARE(window.saveAll(), QString());
        }
        MainWindow window(app::puzzles());
        tests::show(window);
        trigger(window, ActionId::WatchMode);
        QTRY_COMPARE(window.currentSession().search().state(), session::Search::State::Stopped);
        QTRY_COMPARE(shown(window).join(u";"_s), expected.join(u";"_s));
    }

    /// An option that is changed while a search is in view waits for the next search, and a message says so.
    void changedOptionsAreAnswered()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::English);
        tests::show(window);
        tests::openLine(window, u"knight:4x5"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(0));
        window.panels().solver().choose(*session.kind().solver("frontier"));
        trigger(window, ActionId::Count);
        QTRY_VERIFY(session.timeline().lastFrame() > session.timeline().startOfGame());
        QComboBox *states = nullptr;
        for (QComboBox *box : window.panels().solver().findChildren<QComboBox *>()) {
            if (box->findText(u"All, square by square"_s) >= 0)
                states = box;
        }
        QVERIFY(states);
        const auto *caption = window.findChild<QLabel *>(u"sentence"_s);
        states->setCurrentIndex(states->findText(u"All, square by square"_s));
        QTRY_COMPARE(caption->text(),
                     u"The search in view keeps the options it began with; the next one has these."_s);
    }

    /// A count is headed as a count, although the method knows a solution, too; the course's cards have four boards, each in
    /// four rotations.
    void aCountShowsNoSolution()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::English);
        tests::show(window);
        tests::openLine(window, u"dogs:3x3"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        trigger(window, ActionId::Count);
        const auto *caption = window.findChild<QLabel *>(u"sentence"_s);
        QTRY_COMPARE(caption->text(), u"16 solutions counted. “All” lists them."_s);
        QVERIFY(std::ranges::none_of(session.timeline().acts(), [](const session::Act &act) {
            return act.type == session::Act::Solve;
        }));
        QCOMPARE(session.search().solutionInView(), 0U);
    }

    void eachPuzzleHasItsSpeed()
    {
        {
            MainWindow window(app::puzzles());
            tests::show(window);
            auto *slider = window.findChild<QSlider *>(u"speed"_s);
            QVERIFY(slider->width() >= 150);
            window.selectPuzzle(u"queens"_s);
            slider->setValue(20);
            window.selectPuzzle(u"knight"_s);
            slider->setValue(40);
            QCOMPARE(window.currentSession().player().speed().mark(), 40);
            window.selectPuzzle(u"queens"_s);
            QCOMPARE(slider->value(), 20);
            QCOMPARE(window.currentSession().player().speed().mark(), 20);
        }
        MainWindow window(app::puzzles());
        tests::show(window);
        window.selectPuzzle(u"knight"_s);
        QCOMPARE(window.currentSession().player().speed().mark(), 40);
        window.selectPuzzle(u"dogs"_s);
        // This puzzle's speed was never set.
        QCOMPARE(window.currentSession().player().speed().mark(), session::Speed::off);
    }

    void aLongRunCanBePlayedInHalfAMinute()
    {
        MainWindow window(app::puzzles());
        window.resize(1264, 752);
        tests::show(window);
        tests::openLine(window, u"queens:8"_s);
        trigger(window, ActionId::WatchMode);
        watchToTheEnd(window, "lookback");
        const qint64 steps = session::runInView(window.currentSession().timeline()).frames();
        auto &speed = *window.findChild<window::TransportBar *>()->findChild<window::SpeedControl *>();
        auto *offer = speed.findChild<QToolButton *>(u"offer"_s);
        speed.setSpeed(session::Speed(0));
        tests::layOut(window);
        QVERIFY(offer->accessibleName().startsWith(
            u"%1 steps: "_s.arg(steps))); // the complete text, even where there is too little room
        QVERIFY(offer->text().endsWith(u"play in 30 s"_s.replace(u"30 s"_s, u"30\u00a0s"_s)));
        offer->click();
        const double seconds = double(steps) / window.currentSession().player().speed().movesPerSecond();
        QVERIFY(seconds <= 30);
        QVERIFY(seconds > 30 / 1.25); // one mark of the slider is a factor of 1.19
        QVERIFY(window.currentSession().player().isPlaying());
        QVERIFY(!window.currentSession().timeline().atEnd()); // the search was restarted
    }

    void durationsAreWords_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("words");
        QTest::newRow("seconds") << 12.2 << u"12 s"_s;
        QTest::newRow("minutes and seconds") << 90.0 << u"1 min 30 s"_s;
        QTest::newRow("minutes") << 1106.0 << u"18 min"_s;
        QTest::newRow("hours") << 3.0 * 3600 + 1200 << u"3 h 20 min"_s;
        QTest::newRow("days") << 4.5 * 86400 << u"4 d 12 h"_s;
    }
    void durationsAreWords()
    {
        QFETCH(double, seconds);
        QFETCH(QString, words);
        QCOMPARE(window::SpeedControl::duration(seconds).replace(QChar(QChar::Nbsp), u' '), words);
    }

    /// The search in view takes up most of the slider, and a click beyond it leads to another search.
    void theSearchInViewFillsTheSlider()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        trigger(window, ActionId::WatchMode);
        session::Timeline &timeline = window.currentSession().timeline();
        for (const char *method : {"lookback", "string", "lookback", "string"})
            watchToTheEnd(window, method, core::Goal::All);
        QCOMPARE(std::ranges::count(timeline.acts(), session::Act::Search, &session::Act::type), 4);
        auto *slider = window.findChild<window::TimelineSlider *>();
        tests::layOut(window);
        const session::Run run = session::runInView(timeline);
        const auto click = [&](double part) {
            QTest::mouseClick(slider, Qt::LeftButton, {},
                              {int(part * slider->width()), slider->height() / 2});
            tests::layOut(window);
        };
        click(0.5);
        const double middle = double(timeline.frame() - run.from) / double(run.frames());
        QVERIFY2(middle > 0.4 && middle < 0.6, qPrintable(QString::number(middle)));
        click(0.03);
        QVERIFY(timeline.frame() < run.from);
        QVERIFY(session::runInView(timeline) != run);
    }

    /// The slider shows the game in view alone: no click on it leads to an earlier board or to a board before an edit,
    /// and of a new board there is nothing to show.
    void theSliderShowsTheGameInView()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s);
        tests::playHint(window);
        tests::openLine(window, u"taquin:3x3,goal=spiral:2 8 3 1 6 4 7 0 5"_s);
        session::Session &session = window.currentSession();
        QTRY_COMPARE(session.puzzle().options(), std::string("3x3,goal=spiral"));
        for (const char *position : {"2 8 3 1 6 4 0 7 5", "2 8 3 1 6 4 7 5 0", "2 8 3 1 6 4 7 0 5"})
            session.begin(session::Act::Edit,
                          std::get<core::Game>(session.kind().parse("3x3,goal=spiral", position)), {});
        tests::layOut(window);
        auto *slider = window.findChild<window::TransportBar *>()->findChild<window::TimelineSlider *>();
        QVERIFY(!slider->isEnabled());
        QCOMPARE(slider->minimum(), slider->maximum());
        tests::playHint(window);
        QTRY_COMPARE(session.timeline().handMoves(), 1);
        tests::layOut(window);
        QCOMPARE(slider->maximum() - slider->minimum(), 1);
        QTest::mouseClick(slider, Qt::LeftButton, {}, {4, slider->height() / 2});
        QCOMPARE(session.line(), u"taquin:3x3,goal=spiral:2 8 3 1 6 4 7 0 5"_s);
        QCOMPARE(session.timeline().frame(), session.timeline().startOfGame());
    }

    /// The outcome of a search is shown as long as the game in view is the one in which it began.
    void theOutcomeGoesWithItsGame()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        session::Session &session = window.currentSession();
        const core::Reading lost = session.kind().parse("3x3", "2 1 3 4 5 6 7 0 8");
        session.begin(session::Act::Edit, std::get<core::Game>(lost), {});
        session.begin(session::Act::Edit,
                      {session.timeline().instance().puzzle,
                       std::get<core::Game>(session.kind().parse("3x3", "1 2 3 4 5 6 7 0 8")).position},
                      {});
        trigger(window, ActionId::WatchMode);
        session.solve({.solver = session.kind().solver("optimal")});
        const auto *state =
            window.panels().findChild<QWidget *>(u"counters"_s)->findChild<window::Excerpt *>();
        QTRY_COMPARE(state->text(), u"Solved in 1 move"_s);
        QTRY_VERIFY(!session.player().isPlaying() && session.timeline().atEnd()); // the move is shown
        const qint64 start = session.timeline().startOfGame();
        session.timeline().seek(start - 1);
        QCOMPARE(session.timeline().position(), std::get<core::Game>(lost).position);
        QTRY_COMPARE(state->text(), QString());
        session.timeline().seek(start);
        QTRY_COMPARE(state->text(), u"Solved in 1 move"_s);
    }

    void lastGoesToTheEndOfARunningSearch_data()
    {
        QTest::addColumn<core::Goal>("goal");
        QTest::addColumn<int>("solutions");
        QTest::newRow("the first solution") << core::Goal::First << 1;
        QTest::newRow("all solutions") << core::Goal::All << 92;
    }
    void lastGoesToTheEndOfARunningSearch()
    {
        QFETCH(core::Goal, goal);
        QFETCH(int, solutions);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:8"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(0));
        session.solve({.solver = session.kind().solver("lookback"), .goal = goal, .watch = true});
        QTRY_VERIFY(session.timeline().frame() > 0);
        auto *board = window.findChild<board::BoardView *>();
        QTest::keyClick(board, Qt::Key_End);
        QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
        QTRY_VERIFY(!session.player().isPlaying());
        QVERIFY(session.timeline().atEnd());
        QCOMPARE(session.timeline().act().record.counts().solutions, solutions);
        QCOMPARE(session.search().solutionInView(), goal == core::Goal::First ? 1 : 0);
        QCOMPARE(session.player().speed().mark(), 0); // the next search has the old speed
    }

    /// The end of a search that has ended, but is still playing, is its last step.
    void lastSkipsWhatStillPlays()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(20));
        session.solve({.solver = session.kind().solver("lookback"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(session.search().framesToCome().value_or(0) > 10);
        session.player().pause();
        const qint64 all = session.timeline().lastFrame() + *session.search().framesToCome();
        trigger(window, ActionId::Last);
        QTRY_COMPARE(session.timeline().frame(), all);
        QTRY_COMPARE(session.search().state(),
                     session::Search::State::Ended); // nothing is left to pause or stop
        QTRY_VERIFY(window.actions()[ActionId::Solve]->isEnabled());
        QTRY_VERIFY(!window.actions()[ActionId::Stop]->isEnabled());
    }

    /// The slider's end is the end of the search, too.
    void theSlidersEndEndsTheSearch()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(0));
        session.solve({.solver = session.kind().solver("lookback"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(session.search().framesToCome().value_or(0) > 0);
        session.search().seek(session.timeline().lastFrame() + *session.search().framesToCome());
        QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
    }

    /// A search that takes years reports its progress on the way to its end, and can be stopped there.
    void stopEndsTheWayToTheEnd()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:30"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(0));
        session.solve({.solver = session.kind().solver("lookback"), .goal = core::Goal::All, .watch = true});
        trigger(window, ActionId::Last);
        QTRY_VERIFY(session.player().isFastForwarding());
        const auto *busy = window.findChild<window::BusyLabel *>();
        QTRY_VERIFY(busy->isVisible());
        QVERIFY(busy->findChild<QLabel *>()->text().contains(u"Esc"_s));
        const qint64 shown = session.timeline().frame();
        QTRY_VERIFY(session.timeline().frame() > shown);
        trigger(window, ActionId::Stop);
        QTRY_COMPARE(session.search().state(), session::Search::State::Stopped);
        QVERIFY(!session.player().isPlaying());
        QTRY_VERIFY(!busy->isVisible());
    }

    /// Play at the end of a run restarts it.
    void playAtTheEndRestarts()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        trigger(window, ActionId::WatchMode);
        watchToTheEnd(window, "lookback");
        session::Session &session = window.currentSession();
        QVERIFY(session.timeline().atEnd());
        session.player().setSpeed(session::Speed(0));
        QTRY_VERIFY(window.actions()[ActionId::Play]->isEnabled());
        trigger(window, ActionId::Play);
        QVERIFY(session.player().isPlaying());
        QCOMPARE(session.timeline().frame(), session::runInView(session.timeline()).from);
        session.player().pause();
    }
};

TEST_SUITE(WatchingTest)
#include "tst_watching.moc"
