// SPDX-License-Identifier: MIT
#include "support/stillness.h"
#include "support/suite.h"

#include "app/puzzles.h"
#include "board/boardview.h"
#include "board/notation.h"
#include "insight/racelane.h"
#include "insight/searchmap.h"
#include "insight/studyviews.h"
#include "pages/methodpage.h"
#include "session/basics/translation.h"
#include "session/files/savedgame.h"
#include "session/programs/ownprogram.h"
#include "window/mainwindow.h"
#include "window/panels.h"
#include "window/widgets/names.h"
#include "window/widgets/overflow.h"

#include "window/widgets/lossquestion.h"
#include "windowactions.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

/// Searches four queens with the method Looking back, in Study mode.
void search(MainWindow &window)
{
    tests::show(window);
    tests::openLine(window, u"queens:4"_s);
    trigger(window, ActionId::StudyMode);
    window.panels().solver().choose(*window.currentSession().kind().solver("lookback"));
    window.currentSession().player().setSpeed(session::Speed(session::Speed::off));
    trigger(window, ActionId::Solve);
    QTRY_VERIFY(!window.currentSession().search().isUnderWay());
    QTRY_VERIFY(window.currentSession().timeline().act().type == session::Act::Search);
}

session::Timeline &timelineOf(MainWindow &window)
{
    return window.currentSession().timeline();
}

qint64 startOfSearch(MainWindow &window)
{
    return timelineOf(window).startOfAct(timelineOf(window).acts().size() - 1);
}

/// Returns whether the panel has a question.
bool isAsking(const insight::PredictPanel &predict)
{
    return predict.findChild<QLabel *>(u"title"_s)->text().startsWith(u"What comes next?"_s) ||
           predict.findChild<QLabel *>(u"title"_s)->text().startsWith(u"Que va-t-il se passer"_s);
}

template <typename Panel>
Panel &panel(MainWindow &window, int view)
{
    window.study().setCurrentIndex(view);
    return *window.findChild<Panel *>();
}

QPushButton *button(QWidget &in, const QString &text)
{
    for (QPushButton *one : in.findChildren<QPushButton *>()) {
        if (one->text() == text)
            return one;
    }
    return nullptr;
}

void clickCell(MainWindow &window, int cell)
{
    const QPoint there = window.view().mapFromScene(window.view().board()->cellRect(cell).center());
    QTest::mouseClick(window.view().viewport(), Qt::LeftButton, {}, there);
}

} // namespace

class StudyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    void aStudiedSearchIsWatched()
    {
        MainWindow window(app::puzzles());
        search(window);
        const session::Timeline &timeline = timelineOf(window);
        QCOMPARE(timeline.acts().back().method, u"lookback"_s);
        QVERIFY(timeline.acts().back().record.counts().refusals() > 0);
        QVERIFY(window.study().isVisible());
    }

    /// The board, the caption, the stack, its variables, the tree and the solutions name a square in the notation that is
    /// chosen for the puzzle: at first a1 at the bottom left, then column and row from the top left.
    void oneNotationIsOnTheScreen()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"knight:5x5"_s);
        trigger(window, ActionId::StudyMode);
        window.panels().solver().choose(*window.currentSession().kind().solver("pruned"));
        window.currentSession().player().setSpeed(session::Speed(session::Speed::off));
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(!window.currentSession().search().isUnderWay());
        QTRY_VERIFY(timelineOf(window).act().type == session::Act::Search);
        const auto names = [&window](auto &&nameOf) {
            timelineOf(window).seek(startOfSearch(window) + 1);
            const core::Step step = timelineOf(window).lastEvent()->step;
            const QString there = nameOf(step.to.cell);
            QCOMPARE(window.view().board()->nameOfCell(step.to.cell), there);
            const auto &stack = panel<insight::StackView>(window, int(insight::StudyViews::View::Stack));
            window.study().refresh();
            tests::layOut(window);
            QVERIFY2(tests::statusMessage(window).contains(there), qPrintable(tests::statusMessage(window)));
            QCOMPARE(stack.model()->index(0, 1).data().toString(), there);
            const QString variables =
                stack.model()->index(0, stack.model()->columnCount() - 1).data().toString();
            QVERIFY2(variables.contains(there), qPrintable(variables));
            const auto &tree = panel<insight::TreeView>(window, int(insight::StudyViews::View::Tree));
            window.study().refresh();
            QVERIFY2(tree.accessibleDescription().contains(there), qPrintable(tree.accessibleDescription()));
            timelineOf(window).seek(timelineOf(window).lastFrame());
            tests::layOut(window);
            const core::Position end = timelineOf(window).position();
            const QString solution = window::SolutionNames::about(
                window.currentSession().kind(), window.currentSession().puzzle(), {end, {}});
            QCOMPARE(solution, nameOf(0) + u'–' + nameOf(end.back().cell));
        };
        names([](int cell) -> QString { return QChar(u'a' + cell % 5) + QString::number(5 - cell / 5); });
        auto *choice = window.findChild<board::NotationBox *>()->findChild<QComboBox *>();
        choice->setCurrentIndex(1);
        Q_EMIT choice->activated(1);
        names([](int cell) { return QString::number(10 * (cell % 5 + 1) + cell / 5 + 1); });
    }

    /// Queens name their squares, rows and columns from 0 where this is chosen, in refusals by hand, too.
    void queensAreNamedFromZero()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:8:1......."_s);
        auto *choice = window.findChild<board::NotationBox *>()->findChild<QComboBox *>();
        choice->setCurrentIndex(1);
        Q_EMIT choice->activated(1);
        clickCell(window, 9); // the square beside and below the queen in the corner
        tests::layOut(window);
        QVERIFY2(tests::statusMessage(window).contains(u"00"_s) &&
                     tests::statusMessage(window).contains(u"11"_s),
                 qPrintable(tests::statusMessage(window)));
    }

    /// The tabs have the type in which they all fit when Study is shown for the first time, whichever is the current one.
    void tabsFitWhenStudyIsShown()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::French);
        window.resize(1264, 745); // 1280 x 800 without the frame
        window.study().setCurrentIndex(int(insight::StudyViews::View::Growth));
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        tests::layOut(window);
        auto *tabs = window.study().findChild<QTabBar *>();
        QVERIFY2(tabs->sizeHint().width() <= window.study().width() || tabs->count() == 1,
                 qPrintable(QString::number(tabs->sizeHint().width())));
        for (QToolButton *arrow : tabs->findChildren<QToolButton *>())
            QVERIFY(!arrow->isVisible());
    }

    /// An empty list of stops gives an example.
    void anEmptyListOfStopsHasAnExample()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &stops = panel<insight::StopsPanel>(window, int(insight::StudyViews::View::Stops));
        const auto hasExample = [&stops] {
            const QList<QLabel *> labels = stops.findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *label) {
                return label->isVisible() && label->text().contains(u"“A new deepest point”"_s);
            });
        };
        QVERIFY(hasExample());
        QTest::mouseClick(button(stops, u"Add"_s), Qt::LeftButton);
        QVERIFY(!hasExample());
    }

    /// The panel of one's own program shows the lines that a program writes.
    void theFormatOfAProgramIsShown()
    {
        MainWindow window(app::puzzles());
        search(window);
        window.panels().solver().choose(session::ownProgramMethod());
        window.study().setCurrentIndex(int(insight::StudyViews::View::Program));
        tests::layOut(window);
        QStringList shown;
        for (const QLabel *label : window.study().program().findChildren<QLabel *>()) {
            if (label->isVisible())
                shown << label->text();
        }
        for (const QString &line : {u"+ MOVE"_s, u"-"_s, u"? MOVE"_s, u"="_s, u"."_s})
            QVERIFY2(shown.contains(line), qPrintable(shown.join(u'\n')));
    }

    /// The link beside a method leads to the lesson that compares it, if no page runs it.
    void aComparedMethodHasALesson()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const core::Kind &taquin = window.currentSession().kind();
        QCOMPARE(QByteArray(taquin.id), QByteArray("taquin"));
        const QString page =
            pages::pageAboutMethod(pages::Book::current(), u"taquin"_s, u"3x3"_s, *taquin.solver("quick"));
        QCOMPARE(page, u"lesson-5-taquin.md"_s);
    }

    /// In full screen every step of the method is as large as the others, also the one that was highlighted before.
    void stepsHaveOneSizeInFullScreen()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        search(window);
        trigger(window, ActionId::FullScreen);
        QTRY_VERIFY(window.isFullScreen());
        const auto sizes = [&window] {
            std::set<int> found;
            for (const QLabel *step : window.study().findChildren<QLabel *>(u"step"_s))
                found.insert(QFontInfo(step->font()).pixelSize());
            return found;
        };
        for (int frames = 1; frames < 12; ++frames) {
            timelineOf(window).seek(startOfSearch(window) + frames);
            window.study().refresh();
            QCOMPARE(sizes().size(), std::size_t(1));
            QVERIFY(*sizes().begin() >= 24); // 18 points are 24 pixels
        }
    }

    /// A click on the board before the question answers it, and is no move by hand, which would replace the search. If the
    /// question is about a later step, it only asks.
    void aClickOnTheBoardAnswers()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &predict = panel<insight::PredictPanel>(window, 4);
        predict.findChildren<QCheckBox *>().front()->setChecked(true);
        session::Timeline &timeline = timelineOf(window);
        timeline.seek(startOfSearch(window));
        window.study().refresh();
        const auto acts = timeline.acts().size();
        clickCell(window, 0); // by the rules, the first queen is set on a4
        QVERIFY(!isAsking(predict));
        QCOMPARE(predict.score().right(), 1);
        QCOMPARE(timeline.acts().size(), acts);
        QCOMPARE(timeline.frame(), startOfSearch(window) + 1);
        predict.findChildren<QCheckBox *>().at(1)->setChecked(true); // only at turns
        timeline.seek(startOfSearch(window) + 2);                    // a3 is refused, and b3 is next
        window.study().refresh();
        clickCell(window, 5);
        QVERIFY(isAsking(predict));
        QCOMPARE(timeline.frame(), startOfSearch(window) + 3);
        QCOMPARE(predict.score().right(), 1);
        QCOMPARE(timeline.acts().size(), acts);
    }

    /// By the rules, the first queen is set on a4, and the second is refused on a3 and b3.
    void theLearnerPredictsTheNextStep()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &predict = panel<insight::PredictPanel>(window, 4);
        predict.findChildren<QCheckBox *>().front()->setChecked(true);
        timelineOf(window).seek(startOfSearch(window) + 1);
        QCOMPARE(timelineOf(window).counts().depth, 1);
        const qint64 here = timelineOf(window).frame();
        trigger(window, ActionId::Forward);
        QVERIFY(isAsking(predict));
        QCOMPARE(timelineOf(window).frame(), here); // the search waits for the answer
        QTest::mouseClick(button(predict, u"A refusal"_s), Qt::LeftButton);
        QCOMPARE(timelineOf(window).frame(), here + 1);
        QCOMPARE(predict.score().right(), 1);
        trigger(window, ActionId::Forward);
        clickCell(window, 5); // b3 is attacked from a4
        QCOMPARE(predict.score().right(), 1);
        QCOMPARE(predict.score().asked(), 2);
        trigger(window, ActionId::Forward);
        clickCell(window, 6); // c3
        QCOMPARE(predict.score().right(), 2);
        QCOMPARE(timelineOf(window).position()[1].cell, 6);
        QVERIFY(!isAsking(predict));
    }

    /// One answer can be given after the other, without a step forward between them. By the rules, the second queen is
    /// refused on a3 and b3, and set on c3. At the end of the search there is nothing to answer.
    void answersFollowOneAnother()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &predict = panel<insight::PredictPanel>(window, 4);
        predict.findChildren<QCheckBox *>().front()->setChecked(true);
        timelineOf(window).seek(startOfSearch(window) + 1);
        window.study().refresh();
        const qint64 here = timelineOf(window).frame();
        const auto *reasons = predict.findChild<QComboBox *>();
        for (int asked = 1; asked <= 2; ++asked) {
            QVERIFY(reasons->isEnabled() && reasons->count() > 1);
            QTest::mouseClick(button(predict, u"A refusal"_s), Qt::LeftButton);
            QCOMPARE(timelineOf(window).frame(), here + asked);
            QCOMPARE(predict.score().right(), asked);
        }
        QTest::mouseClick(button(predict, u"A move is taken back"_s), Qt::LeftButton);
        QCOMPARE(predict.score().asked(), 3);
        QCOMPARE(predict.score().right(), 2);
        timelineOf(window).seek(timelineOf(window).lastFrame());
        window.study().refresh();
        QVERIFY(!button(predict, u"A refusal"_s)->isEnabled() && !reasons->isEnabled());
    }

    /// Only a click, Enter and the space bar answer; Home and End go to the ends of the search. Who goes on without an
    /// answer is told that one is awaited.
    void otherKeysAreNoAnswers()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &predict = panel<insight::PredictPanel>(window, 4);
        predict.findChildren<QCheckBox *>().front()->setChecked(true);
        timelineOf(window).seek(startOfSearch(window) + 1);
        window.study().refresh();
        const qint64 here = timelineOf(window).frame();
        window.view().setFocus();
        trigger(window, ActionId::Forward);
        const auto *question = predict.findChild<QLabel *>(u"title"_s);
        const QString asked = question->text();
        trigger(window, ActionId::Forward);
        QVERIFY(question->text() != asked && question->text().startsWith(u"Answer first"_s));
        QTest::keyClick(&window.view(), Qt::Key_Home);
        QVERIFY(timelineOf(window).frame() < here);
        QTest::keyClick(&window.view(), Qt::Key_End);
        QVERIFY(timelineOf(window).frame() > here);
        QCOMPARE(predict.score().asked(), 0);
        timelineOf(window).seek(here);
        window.study().refresh();
        QTest::keyClick(&window.view(), Qt::Key_Space);
        QCOMPARE(predict.score().asked(), 1);
    }

    /// The first step is asked about, too: by the rules, the first queen is set on a4.
    void theFirstStepIsPredicted()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &predict = panel<insight::PredictPanel>(window, 4);
        predict.findChildren<QCheckBox *>().front()->setChecked(true);
        timelineOf(window).seek(startOfSearch(window));
        trigger(window, ActionId::Forward);
        QVERIFY(isAsking(predict));
        QCOMPARE(timelineOf(window).frame(), startOfSearch(window));
        // The words below the board do not say how to place a queen by hand, which a click does not do now.
        QTRY_COMPARE(tests::statusMessage(window),
                     u"Click where a piece goes next, or answer beside the board."_s);
        clickCell(window, 0);
        QCOMPARE(predict.score().right(), 1);
        QCOMPARE(timelineOf(window).position()[0].cell, 0);
    }

    /// A step forward that begins the search is asked about, too, although the search delivers it late.
    void theStepThatBeginsTheSearchIsPredicted()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &predict = panel<insight::PredictPanel>(window, 4);
        predict.findChildren<QCheckBox *>().front()->setChecked(true);
        const auto *before = timelineOf(window).instance().puzzle.get();
        trigger(window, ActionId::New);
        QTRY_VERIFY(timelineOf(window).instance().puzzle.get() != before);
        trigger(window, ActionId::Forward);
        QTRY_VERIFY(isAsking(predict));
        QCOMPARE(timelineOf(window).frame(), startOfSearch(window));
        clickCell(window, 0);
        QCOMPARE(predict.score().right(), 1);
        QCOMPARE(timelineOf(window).position()[0].cell, 0);
    }

    /// A question begins without the answer to the one before, and is in view whole with its buttons, in a low window,
    /// too.
    void aQuestionIsInView_data()
    {
        QTest::addColumn<window::Language>("language");
        QTest::newRow("English") << window::Language::English;
        QTest::newRow("French") << window::Language::French;
    }
    void aQuestionIsInView()
    {
        QFETCH(window::Language, language);
        MainWindow window(app::puzzles());
        window.setLanguage(language);
        window.resize(894, 464); // 910 x 512 without the window's frame
        search(window);
        auto &predict = panel<insight::PredictPanel>(window, 4);
        predict.findChildren<QCheckBox *>().front()->setChecked(true);
        timelineOf(window).seek(startOfSearch(window) + 1);
        const auto *question = predict.findChild<QLabel *>(u"title"_s);
        const QList<QPushButton *> buttons = predict.findChildren<QPushButton *>();
        const auto isWhole = [](const QWidget *part) {
            return part->isVisible() && part->visibleRegion().boundingRect() == part->rect();
        };
        const auto shownAnswer = [&predict] {
            const QList<QLabel *> labels = predict.findChildren<QLabel *>();
            const auto answer = std::ranges::find_if(
                labels, [](const QLabel *label) { return !label->accessibleDescription().isEmpty(); });
            return answer == labels.end() ? nullptr : *answer;
        };
        for (int i = 0; i < 3; ++i) {
            trigger(window, ActionId::Forward);
            tests::layOut(window);
            QVERIFY(isAsking(predict));
            QCOMPARE(window.findChild<window::Overflow *>()->verticalScrollBar()->maximum(), 0);
            QTRY_VERIFY(isWhole(question));
            for (const QPushButton *one : buttons)
                QTRY_VERIFY(isWhole(one));
            QVERIFY(!shownAnswer() || shownAnswer()->text().isEmpty());
            const QPoint place = buttons.front()->mapTo(&window, QPoint());
            QTest::mouseClick(buttons.front(), Qt::LeftButton); // a refusal
            tests::layOut(window);
            QVERIFY(shownAnswer() && !shownAnswer()->text().isEmpty());
            QTRY_VERIFY(isWhole(shownAnswer()));
            QCOMPARE(buttons.front()->mapTo(&window, QPoint()), place);
        }
    }

    /// Playing stops at each question, or at those about turning points, and goes on by itself after an answer.
    void playingAsks()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &predict = panel<insight::PredictPanel>(window, 4);
        const QList<QCheckBox *> boxes = predict.findChildren<QCheckBox *>();
        boxes.front()->setChecked(true);
        timelineOf(window).seek(startOfSearch(window) + 1);
        const qint64 here = timelineOf(window).frame();
        trigger(window, ActionId::Play);
        for (int asked = 1; asked < 3; ++asked) {
            QTRY_VERIFY(isAsking(predict));
            QCOMPARE(timelineOf(window).frame(), here + asked - 1);
            QVERIFY(!window.currentSession().player().isPlaying());
            QTest::mouseClick(button(predict, u"A refusal"_s), Qt::LeftButton);
            QCOMPARE(timelineOf(window).frame(), here + asked);
        }
        // A click before the next question is on the screen asks it, and answers nothing.
        QVERIFY(!isAsking(predict));
        clickCell(window, 5);
        QCOMPARE(predict.score().asked(), 2);
        QTRY_VERIFY(isAsking(predict));
        QCOMPARE(timelineOf(window).frame(), here + 2);
        boxes.last()->setChecked(true);
        timelineOf(window).seek(here);
        trigger(window, ActionId::Play);
        QTRY_VERIFY(isAsking(predict));
        const session::Timeline &timeline = timelineOf(window);
        QVERIFY(session::turnsAfter(timeline.act().record, timeline.frameInAct()));
    }

    /// A stop can be added in a low window without scrolling.
    void stopsAreAddedInALowWindow()
    {
        MainWindow window(app::puzzles());
        window.resize(894, 464); // 910 x 512 without the window's frame
        search(window);
        auto &stops = panel<insight::StopsPanel>(window, 3);
        tests::layOut(window);
        const QPushButton *add = button(stops, u"Add"_s);
        QCOMPARE(add->visibleRegion().boundingRect(), add->rect());
    }

    /// Views that would reveal the event to be predicted hide it.
    void theNextEventIsHiddenFromTheLearner()
    {
        MainWindow window(app::puzzles());
        search(window);
        const auto *map = window.findChild<insight::SearchMap *>();
        auto &predict = panel<insight::PredictPanel>(window, 4);
        QCheckBox &ask = *predict.findChildren<QCheckBox *>().front();
        const qint64 events = timelineOf(window).acts().back().record.size();
        timelineOf(window).seek(startOfSearch(window) + 9);
        QTRY_COMPARE(map->stretch().to, double(events));
        ask.setChecked(true);
        const qint64 here = timelineOf(window).eventsBefore();
        QVERIFY(here > 0 && here < events);
        QTRY_COMPARE(map->stretch().to, double(here));
        window.study().setCurrentIndex(1);
        window.study().refresh();
        for (const auto &node : window.study().tree().tree()->nodes()) {
            QVERIFY(node.cell.begin <= here);
            QVERIFY(node.cell.depth > 0 || node.cell.outcome == insight::SearchCell::InPlace);
        }
        window.study().setCurrentIndex(4);
        trigger(window, ActionId::WatchMode); // there are no questions in Watch mode
        QTRY_COMPARE(map->stretch().to, double(events));
        trigger(window, ActionId::StudyMode);
        QTRY_COMPARE(map->stretch().to, double(here));
        ask.setChecked(false);
        QTRY_COMPARE(map->stretch().to, double(events));
    }

    /// Questions are asked only at turning points: here at c3, after two refusals.
    void questionsAreAskedAtTurningPoints()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &predict = panel<insight::PredictPanel>(window, 4);
        for (QCheckBox *box : predict.findChildren<QCheckBox *>())
            box->setChecked(true);
        timelineOf(window).seek(startOfSearch(window) + 2);
        trigger(window, ActionId::Forward);
        QVERIFY(isAsking(predict));
        QCOMPARE(timelineOf(window).frame(), startOfSearch(window) + 3);
        window.view().setFocus();
        window.view().board()->setCursor(5);
        QTest::keyClick(&window.view(), Qt::Key_Right); // moves the cursor to c3
        QTest::keyClick(&window.view(), Qt::Key_Return);
        QCOMPARE(predict.score().right(), 1);
        // A jump elsewhere withdraws the question.
        trigger(window, ActionId::Forward);
        QVERIFY(isAsking(predict));
        timelineOf(window).seek(startOfSearch(window));
        QTRY_VERIFY(!isAsking(predict));
    }

    void stopsAreRunToBothWays()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &stops = panel<insight::StopsPanel>(window, 3);
        auto *kind = stops.findChildren<QComboBox *>().front();
        kind->setCurrentText(u"The depth rises to"_s);
        stops.findChild<QSpinBox *>()->setValue(3);
        QTest::mouseClick(button(stops, u"Add"_s), Qt::LeftButton);
        QCOMPARE(stops.findChild<QListWidget *>()->item(0)->text(), u"The depth rises to 3"_s);
        timelineOf(window).seek(startOfSearch(window));
        trigger(window, ActionId::ToNextStop);
        QCOMPARE(timelineOf(window).counts().depth, 3);
        const qint64 first = timelineOf(window).frame();
        trigger(window, ActionId::ToNextStop);
        QCOMPARE(timelineOf(window).counts().depth, 3);
        QVERIFY(timelineOf(window).frame() > first);
        trigger(window, ActionId::ToPreviousStop);
        QCOMPARE(timelineOf(window).frame(), first);
        // An unchecked stop has no effect; a message then reports that no stop is set.
        stops.findChild<QListWidget *>()->item(0)->setCheckState(Qt::Unchecked);
        trigger(window, ActionId::ToNextStop);
        QCOMPARE(timelineOf(window).frame(), first);
        QCOMPARE(tests::statusMessage(window), u"No stop is set."_s);
    }

    void stopsAreSaved()
    {
        session::Stops set;
        {
            MainWindow window(app::puzzles());
            search(window);
            auto &stops = panel<insight::StopsPanel>(window, 3);
            auto *kind = stops.findChildren<QComboBox *>().front();
            kind->setCurrentText(u"The depth rises to"_s);
            stops.findChild<QSpinBox *>()->setValue(3);
            QTest::mouseClick(button(stops, u"Add"_s), Qt::LeftButton);
            kind->setCurrentText(u"A solution"_s);
            QTest::mouseClick(button(stops, u"Add"_s), Qt::LeftButton);
            stops.findChild<QListWidget *>()->item(0)->setCheckState(Qt::Unchecked);
            set = window.currentSession().stops();
            QCOMPARE(set, (session::Stops{{{session::Landmark::DepthAtLeast, 3}, false},
                                          {session::Landmark::Solution, true}}));
        }
        MainWindow window(app::puzzles());
        QCOMPARE(window.currentSession().stops(), set);
        // Each puzzle has its own stops.
        tests::openLine(window, u"knight:5x5"_s);
        QVERIFY(window.currentSession().stops().empty());
    }

    /// A queen in a corner of four by four makes the board unsolvable; removing her makes it solvable again.
    void theVerdictTurnsAtAMistake()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        session::Session &session = window.currentSession();
        const qint64 start = timelineOf(window).frame();
        session.hand({0, {}, {1}});  // b4 is in a solution
        session.hand({3, {}, {15}}); // no solution contains both d1 and b4
        session.hand({3, {15}, {}});
        QCOMPARE(timelineOf(window).frame(), start + 3);
        const auto verdicts = [&] {
            QList<int> all;
            for (const session::Act &act : timelineOf(window).acts()) {
                if (act.type == session::Act::Hand)
                    all << (act.verdict ? *act.verdict : -1);
            }
            return all;
        };
        QTRY_COMPARE(verdicts(), QList<int>({core::Judgement::Solvable, core::Judgement::Unsolvable,
                                             core::Judgement::Solvable}));
        QTRY_VERIFY(!session.verdicts().isBusy());
        session.stops() = {{session::Landmark::Turn}};
        trigger(window, ActionId::First);
        trigger(window, ActionId::ToNextStop);
        QCOMPARE(timelineOf(window).frame(), start + 2);
        trigger(window, ActionId::ToNextStop);
        QCOMPARE(timelineOf(window).frame(), start + 3);
        trigger(window, ActionId::ToPreviousStop);
        QCOMPARE(timelineOf(window).frame(), start + 2);
        // If verdicts are turned off, the stop does not reveal them, either.
        session.verdicts().setOn(false);
        trigger(window, ActionId::ToNextStop);
        QCOMPARE(timelineOf(window).frame(), start + 2);
        QCOMPARE(tests::statusMessage(window),
                 u"Your moves are not judged: this is turned off in the preferences."_s);
    }

    /// Moves are not judged while the preferences turn verdicts off.
    void movesAreNotJudgedWithoutVerdicts()
    {
        window::Settings().setVerdictShown(false);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        QSignalSpy judged(&window.currentSession(), &session::Session::judged);
        window.currentSession().hand({0, {}, {0}});
        QVERIFY(judged.wait());
        QVERIFY(!window.currentSession().verdicts().isBusy());
        QVERIFY(!timelineOf(window).act().verdict);
    }

    void aPlaceIsPickedOnTheBoard()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &stops = panel<insight::StopsPanel>(window, 3);
        stops.findChildren<QComboBox *>().front()->setCurrentText(u"A piece comes to a place"_s);
        QTest::mouseClick(button(stops, u"Pick"_s), Qt::LeftButton);
        clickCell(window, 1);
        QCOMPARE(stops.findChild<QListWidget *>()->item(0)->text(), u"A piece comes to b4"_s);
        timelineOf(window).seek(startOfSearch(window));
        trigger(window, ActionId::ToNextStop);
        QCOMPARE(timelineOf(window).position()[0].cell, 1);
        QCOMPARE(timelineOf(window).counts().depth, 1);
    }

    /// Closing the list of choices returns the focus, which must not change the choice.
    void aChoiceOfAStopStays()
    {
        MainWindow window(app::puzzles());
        search(window);
        auto &stops = panel<insight::StopsPanel>(window, 3);
        const QList<QComboBox *> boxes = stops.findChildren<QComboBox *>();
        boxes[0]->setCurrentText(u"A step of the method"_s);
        QComboBox &steps = *boxes[1];
        QTRY_VERIFY(steps.isVisible() && steps.count() > 3);
        steps.setItemData(2, true, Qt::UserRole + 1);
        QFocusEvent back(QEvent::FocusIn, Qt::PopupFocusReason);
        QCoreApplication::sendEvent(&steps, &back);
        QVERIFY(steps.itemData(2, Qt::UserRole + 1).toBool()); // the choices were not rebuilt
        steps.setCurrentIndex(2);
        button(stops, u"Add"_s)->click();
        QCOMPARE(window.currentSession().stops().back().landmark,
                 session::Landmark(session::Landmark::Line, 3));
    }

    /// A named moment still exists after a restart, and a presenter's keys go to it.
    void momentsAreSaved()
    {
        qint64 named = 0;
        {
            MainWindow window(app::puzzles());
            search(window);
            named = startOfSearch(window) + 7;
            timelineOf(window).seek(named);
            trigger(window, ActionId::NameMoment);
            auto *dialog = window.findChild<QDialog *>();
            QVERIFY(dialog);
            dialog->findChild<QLineEdit *>()->setText(u"The first dead end"_s);
            dialog->accept();
            QCOMPARE(timelineOf(window).moment()->name, u"The first dead end"_s);
            timelineOf(window).seek(timelineOf(window).lastFrame());
            QCOMPARE(window.saveAll(), QString());
        }
        MainWindow window(app::puzzles());
        tests::show(window);
        QTRY_VERIFY(!window.currentSession().isRestoring() && !window.currentSession().isReplaying());
        QTRY_COMPARE(timelineOf(window).momentFrames(), std::vector<qint64>{named});
        trigger(window, ActionId::StudyMode);
        trigger(window, ActionId::FullScreen);
        QTRY_VERIFY(window.isFullScreen());
        window.view().setFocus();
        QTRY_VERIFY(window.actions()[ActionId::ToPreviousMoment]->isEnabled());
        QTest::keyClick(&window.view(), Qt::Key_PageUp);
        QCOMPARE(timelineOf(window).frame(), named);
        auto &moments = panel<insight::MomentsPanel>(window, 5);
        QTRY_COMPARE(moments.findChild<QListWidget *>()->count(), 1);
        QVERIFY(moments.findChild<QListWidget *>()->item(0)->text().contains(u"(step 7)"_s));
        QTest::keyClick(moments.findChild<QListWidget *>(), Qt::Key_Delete);
        QVERIFY(timelineOf(window).momentFrames().empty());
    }

    /// A search that would lose named moments is worth a question.
    void namedMomentsAreNotLostSilently()
    {
        MainWindow window(app::puzzles());
        search(window);
        session::Session &session = window.currentSession();
        QVERIFY(window::LossQuestion::lossBySearch(session).isEmpty());
        session.timeline().seek(startOfSearch(window) + 3);
        session.setMoment(u"here"_s, {});
        QVERIFY(window::LossQuestion::lossBySearch(session).contains(u"1 named moment"_s));
        session.removeMoment(session.timeline().frame());
        QVERIFY(window::LossQuestion::lossBySearch(session).isEmpty());
    }

    /// The dialog of a moment that has a name edits it.
    void aNamedMomentIsEdited()
    {
        MainWindow window(app::puzzles());
        search(window);
        window.currentSession().setMoment(u"here"_s, {});
        trigger(window, ActionId::NameMoment);
        auto *dialog = window.findChild<QDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->windowTitle(), u"Edit This Moment"_s);
        dialog->findChild<QPlainTextEdit *>()->setPlainText(u"Why?"_s);
        dialog->accept();
        QCOMPARE(timelineOf(window).moment()->note, u"Why?"_s);
        QCOMPARE(timelineOf(window).moment()->name, u"here"_s);
    }

    /// The search of an opened game is reproduced in the background, and has fewer frames until then.
    void momentsOfAnOpenedGameAreNumbered()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"class.cassetete"_s);
        {
            MainWindow window(app::puzzles());
            search(window);
            for (const int frame : {5, 11, 17}) {
                timelineOf(window).seek(startOfSearch(window) + frame);
                window.currentSession().setMoment(u"here"_s, {});
            }
            QFile file(path);
            QVERIFY(file.open(QFile::WriteOnly));
            file.write(session::writeGame(window.currentSession().kind(), timelineOf(window)));
        }
        tests::resetUserData();
        MainWindow window(app::puzzles());
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        auto &list = *panel<insight::MomentsPanel>(window, 5).findChild<QListWidget *>();
        window.openFile(path);
        QTRY_COMPARE(list.count(), 3);
        QTRY_VERIFY(!window.currentSession().isReplaying());
        const auto numbers = [&list] {
            QStringList all;
            for (int row = 0; row < list.count(); ++row)
                all << list.item(row)->text().section(u"step "_s, 1).section(u')', 0, 0);
            return all;
        };
        QTRY_COMPARE(numbers(), QStringList({u"5"_s, u"11"_s, u"17"_s}));
    }

    /// Each racer has made as many tries as the clock shows.
    void methodsRace()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        trigger(window, ActionId::StudyMode);
        auto &race = panel<insight::RacePanel>(window, 6);
        auto &methods = *race.findChild<QListWidget *>();
        QPushButton &start = *button(race, u"Start the &Race"_s);
        QVERIFY(start.isEnabled());
        const QStringList chosen{u"Looking back"_s, u"Bits"_s};
        for (int row = 0; row < methods.count(); ++row)
            methods.item(row)->setCheckState(Qt::Unchecked);
        QVERIFY(!start.isEnabled());
        for (int row = 0; row < methods.count(); ++row) {
            if (chosen.contains(methods.item(row)->text()))
                methods.item(row)->setCheckState(Qt::Checked);
        }
        QVERIFY(start.isEnabled());
        start.click();
        QTRY_VERIFY(race.race().size() == 2 && !race.race().isRunning());
        auto &clock = *race.findChild<QSlider *>();
        QTRY_VERIFY(clock.isEnabled());
        qint64 most = 0;
        for (const session::Race::Result &result : race.race().results())
            most = std::max(most, result->counts.tries);
        QCOMPARE(clock.maximum(), int(most));
        QCOMPARE(clock.value(), int(most));
        clock.setValue(7);
        for (const insight::RaceLane *lane : race.findChildren<insight::RaceLane *>()) {
            if (lane->isVisible())
                QVERIFY2(lane->state().startsWith(u"7 tries"_s), qPrintable(lane->state()));
        }
        button(race, u"Copy as &CSV"_s)->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains("lookback,"_L1));
        button(race, u"Another &Race"_s)->click();
        QVERIFY(methods.isVisible());
    }

    /// The figures of four racers are in view without scrolling sideways, in French, whose words are longer.
    void fourRacersFitBesideEachOther()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::French);
        window.resize(1280, 800);
        tests::show(window);
        tests::openLine(window, u"queens:8"_s);
        trigger(window, ActionId::StudyMode);
        auto &race = panel<insight::RacePanel>(window, 6);
        auto &methods = *race.findChild<QListWidget *>();
        QVERIFY(methods.count() >= 4);
        for (int row = 0; row < methods.count(); ++row)
            methods.item(row)->setCheckState(row < 4 ? Qt::Checked : Qt::Unchecked);
        button(race, u"&Lancer la course"_s)->click();
        QTRY_VERIFY(race.race().size() == 4 && !race.race().isRunning());
        const auto &table = *race.findChild<QTableWidget *>();
        QTRY_COMPARE(table.columnCount(), 4);
        tests::layOut(window);
        QCOMPARE(table.horizontalScrollBar()->maximum(), 0);
    }

    /// While one racer runs on, each says whether it runs, has ended or was stopped, and its tries.
    void eachRacerSaysHowItIsDoing()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window,
                        u"taquin:5x5:24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0"_s);
        trigger(window, ActionId::StudyMode);
        auto &race = panel<insight::RacePanel>(window, 6);
        auto &methods = *race.findChild<QListWidget *>();
        for (int row = 0; row < methods.count(); ++row) {
            const QString name = methods.item(row)->text().section(u'\n', 0, 0);
            methods.item(row)->setCheckState(
                name == u"Row by row"_s || name == u"Shortest solution"_s ? Qt::Checked : Qt::Unchecked);
        }
        button(race, u"Start the &Race"_s)->click();
        const auto states = [&] {
            QStringList all;
            for (const insight::RaceLane *lane : race.findChildren<insight::RaceLane *>()) {
                if (lane->isVisible())
                    all << lane->state().section(u' ', 0, 0);
            }
            all.sort();
            return all;
        };
        QTRY_COMPARE(states(), QStringList({u"Done"_s, u"Running:"_s}));
        QVERIFY(race.race().isRunning());
        button(race, u"&Stop the Race"_s)->click();
        QTRY_VERIFY(!race.race().isRunning());
        QTRY_VERIFY(!states().contains(u"Running:"_s));
    }

    /// Rewind undoes a scramble, which this board does not have, so two other methods are chosen initially.
    void methodsThatCannotBeginAreNotChosen()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s);
        trigger(window, ActionId::StudyMode);
        const auto &methods = *panel<insight::RacePanel>(window, 6).findChild<QListWidget *>();
        int checked = 0;
        bool offersRewind = false;
        for (int row = 0; row < methods.count(); ++row) {
            const QListWidgetItem &method = *methods.item(row);
            checked += method.checkState() == Qt::Checked;
            if (method.text().startsWith(u"Rewind\n"_s)) { // followed by the reason why it is unsuitable
                offersRewind = true;
                QVERIFY(!method.flags().testFlag(Qt::ItemIsEnabled));
                QCOMPARE(method.checkState(), Qt::Unchecked);
            }
        }
        QVERIFY(offersRewind);
        QCOMPARE(checked, 2);
    }

    /// A change of the goal unchecks only methods that cannot reach it; they give the reason, and are checked
    /// again when the goal is changed back.
    void ticksStayWhenTheGoalChanges()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:8"_s);
        trigger(window, ActionId::StudyMode);
        auto &race = panel<insight::RacePanel>(window, 6);
        auto &methods = *race.findChild<QListWidget *>();
        const QStringList chosen{u"Eight loops"_s, u"Bits"_s, u"Formula"_s};
        for (int row = 0; row < methods.count(); ++row)
            methods.item(row)->setCheckState(chosen.contains(methods.item(row)->text().section(u'\n', 0, 0))
                                                 ? Qt::Checked
                                                 : Qt::Unchecked);
        const auto ticked = [&methods] {
            QStringList all;
            for (int row = 0; row < methods.count(); ++row) {
                if (methods.item(row)->checkState() == Qt::Checked)
                    all << methods.item(row)->text();
            }
            return all;
        };
        QCOMPARE(ticked(), chosen);
        const int listed = methods.count();
        const QList<QComboBox *> boxes = race.findChildren<QComboBox *>();
        QComboBox &goal = **std::ranges::find_if(
            boxes, [](const QComboBox *box) { return box->findText(u"To all solutions"_s) >= 0; });
        goal.setCurrentText(u"To all solutions"_s);
        QCOMPARE(ticked(), chosen.first(2));
        QCOMPARE(methods.count(), listed);
        const QListWidgetItem &formula = *methods.findItems(u"Formula"_s, Qt::MatchStartsWith).front();
        QVERIFY(!formula.flags().testFlag(Qt::ItemIsEnabled));
        QVERIFY2(formula.text().contains(u"all solutions"_s), qPrintable(formula.text()));
        goal.setCurrentText(u"To the first solution"_s);
        QCOMPARE(ticked(), chosen);
    }

    /// A count shows nothing, so the method of the search in view is still the one that is named.
    void theMethodFollowsWhatIsInView()
    {
        MainWindow window(app::puzzles());
        search(window);
        session::Session &session = window.currentSession();
        const auto named = [&] { return QByteArray(session.search().methods().method().id); };
        tests::openLine(window, u"queens:8"_s);
        window.panels().solver().choose(*session.kind().solver("formula"));
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(!session.search().isUnderWay());
        trigger(window, ActionId::Count);
        QTRY_COMPARE(session.search().results().size(), std::size_t(2));
        QTRY_VERIFY(session.search().methods().isConsultedHere());
        QCOMPARE(named(), "formula"_ba);
        // Bits counts from the position where Eight loops began, not from one within its search.
        window.panels().solver().choose(*session.kind().solver("loops"));
        trigger(window, ActionId::AllSolutions);
        QTRY_VERIFY(!session.search().isUnderWay());
        QCOMPARE(session.timeline().act().method, u"loops"_s);
        window.panels().solver().choose(*session.kind().solver("bits"));
        trigger(window, ActionId::Count);
        QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
        QVERIFY(session.timeline().act().method != u"loops"_s);
        QTRY_VERIFY(session.search().methods().isConsultedHere());
        QCOMPARE(named(), "bits"_ba);
    }

    void aClickOnANameChoosesIt()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        trigger(window, ActionId::StudyMode);
        auto &methods = *panel<insight::RacePanel>(window, 6).findChild<QListWidget *>();
        int number = 0;
        while (methods.item(number)->checkState() == Qt::Checked ||
               !methods.item(number)->flags().testFlag(Qt::ItemIsEnabled))
            ++number;
        const QListWidgetItem &other = *methods.item(number);
        const QRect row = methods.visualItemRect(&other);
        const QPoint box(row.left() + 10, row.center().y());
        for (const QPoint &place : {row.center(), box}) {
            QTest::mouseClick(methods.viewport(), Qt::LeftButton, {}, place);
            QCOMPARE(other.checkState(), Qt::Checked);
            QTest::mouseClick(methods.viewport(), Qt::LeftButton, {}, place);
            QCOMPARE(other.checkState(), Qt::Unchecked);
        }
    }

    /// The 8-puzzle in view takes one move; the course's figure 1, a board of eight cells, takes more.
    void boardsRace()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s);
        trigger(window, ActionId::StudyMode);
        auto &race = panel<insight::RacePanel>(window, 6);
        const QList<QComboBox *> boxes = race.findChildren<QComboBox *>();
        const auto holding = [&](const QString &text) {
            const auto box = std::ranges::find_if(boxes, [&](auto *one) { return one->findText(text) >= 0; });
            return box == boxes.end() ? nullptr : *box;
        };
        QComboBox *between = holding(u"Race of boards"_s);
        QVERIFY(between && between->findText(u"Race of seeds"_s) < 0); // no method here uses random numbers
        between->setCurrentText(u"Race of boards"_s);
        QComboBox *method = holding(u"Shortest solution"_s);
        QVERIFY(method && method->isVisible());
        method->setCurrentText(u"Shortest solution"_s);
        auto &boards = *race.findChild<QListWidget *>();
        QCOMPARE(boards.item(0)->text(), u"The board in view"_s);
        QCOMPARE(boards.item(1)->checkState(), Qt::Checked);
        button(race, u"Start the &Race"_s)->click();
        QTRY_VERIFY(race.race().size() == 2 && !race.race().isRunning());
        const auto results = race.race().results();
        QCOMPARE(results[0]->name, u"The board in view"_s);
        QCOMPARE(results[0]->record.start(), window.currentSession().timeline().position());
        QCOMPARE(results[1]->record.start().size(), 7); // a board of 4×2 has seven tiles
        QCOMPARE(results[1]->name, boards.item(1)->text());
        QCOMPARE(results[0]->outcome.verdict, core::Outcome::Solved);
        QCOMPARE(results[1]->outcome.verdict, core::Outcome::Solved);
        QVERIFY(results[0]->counts.tries < results[1]->counts.tries);
    }
};

TEST_SUITE(StudyTest)
#include "tst_study.moc"
