// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/caption.h"
#include "window/endcard.h"
#include "window/gallery.h"
#include "window/panels.h"
#include "window/transportbar.h"
#include "window/widgets/verdictlabel.h"
#include "windowactions.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using tests::statusMessage;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

/// Returns a board, by the puzzle's id, that the preferred method solves at once.
QString boardOf(const QString &id)
{
    static const QHash<QString, QString> boards{{u"taquin"_s, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s},
                                                {u"dogs"_s, u"dogs:2x2"_s},
                                                {u"solitaire"_s, u"solitaire:english"_s},
                                                {u"queens"_s, u"queens:6"_s},
                                                {u"knight"_s, u"knight:5x5"_s},
                                                {u"bishop"_s, u"bishop:4x6"_s},
                                                {u"tiling"_s, u"tiling:3x7,tetrominoes"_s},
                                                {u"anagrams"_s, u"anagrams:abc"_s}};
    return boards[id];
}

QString lineBelow(const MainWindow &window)
{
    return window.findChild<QLabel *>(u"heading"_s)->text();
}

QString verdict(const MainWindow &window)
{
    return window.findChild<window::VerdictLabel *>()->accessibleDescription();
}

const window::EndCard &card(const MainWindow &window)
{
    return *window.findChild<window::EndCard *>();
}

bool isInterior(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (qobject_cast<const board::BoardView *>(widget->parentWidget()) ||
            qobject_cast<const window::Gallery *>(widget->parentWidget()))
            return true;
    }
    return false;
}

/// The places of all widgets that were visible in some state, which must be the same in every other.
class Places {
public:
    /// Returns the widgets whose position differs from that in an earlier state.
    QStringList moved(const MainWindow &window, const QString &state)
    {
        QStringList found;
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->window() != &window || isInterior(widget) ||
                widget->objectName() == "space"_L1) // the spacer is empty, and takes the remaining width
                continue;
            const QRect here(widget->mapTo(&window, QPoint()), widget->size());
            const auto [place, isNew] = m_places.try_emplace(widget, here, state);
            if (place->second.first != here)
                found << u"%1: %2x%3+%4+%5 (%6) is %7x%8+%9+"_s.arg(tests::named(*widget))
                                 .arg(place->second.first.width())
                                 .arg(place->second.first.height())
                                 .arg(place->second.first.x())
                                 .arg(place->second.first.y())
                                 .arg(place->second.second)
                                 .arg(here.width())
                                 .arg(here.height())
                                 .arg(here.x()) +
                             u"%1 (%2)"_s.arg(here.y()).arg(state);
        }
        return found;
    }

private:
    std::unordered_map<const QWidget *, std::pair<QRect, QString>> m_places;
};

/// Returns the visible controls. The three buttons of the modes count as one control, a switch.
QList<const QWidget *> controls(const MainWindow &window)
{
    QList<const QWidget *> all;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const bool acts =
            qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget) ||
            qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QAbstractSlider *>(widget);
        const bool counts = widget->objectName() != "middle"_L1 && widget->objectName() != "right"_L1;
        if (acts && counts && widget->isVisible() && widget->window() == &window && !isInterior(widget))
            all << widget;
    }
    return all;
}

void eachPuzzleInPlay()
{
    QTest::addColumn<QString>("id");
    for (const ui::PuzzleUi *puzzle : app::puzzles())
        QTest::newRow(puzzle->kind->id) << QString::fromLatin1(puzzle->kind->id);
}

} // namespace

/// Tests what the window shows while the player plays.
class PlayingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    void nothingMoves_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<window::Language>("language");
        for (const ui::PuzzleUi *puzzle : app::puzzles()) {
            const QString id = QString::fromLatin1(puzzle->kind->id);
            int number = 0; // the daily run has the small window in French, whose sentences are longer
            for (const QSize size : {QSize(784, 552), QSize(1280, 800)}) {
                if (tests::isTried(++number, 2))
                    QTest::newRow(qPrintable(u"%1 %2"_s.arg(id).arg(size.width())))
                        << id << size << window::Language::English;
                if (tests::isTried(number + 1, 2))
                    QTest::newRow(qPrintable(u"%1 %2 in French"_s.arg(id).arg(size.width())))
                        << id << size << window::Language::French;
            }
        }
    }
    void nothingMoves()
    {
        QFETCH(QString, id);
        QFETCH(QSize, size);
        QFETCH(window::Language, language);
        MainWindow window(app::puzzles());
        window.setLanguage(language);
        window.resize(size);
        tests::openLine(window, boardOf(id));
        tests::show(window);
        session::Session &session = window.currentSession();
        session::Timeline &timeline = session.timeline();
        Places places;
        const auto check = [&](const char *state) {
            tests::layOut(window);
            const QStringList moved = places.moved(window, QLatin1StringView(state));
            QVERIFY2(moved.isEmpty(), qPrintable(moved.join(u'\n')));
            const QStringList cut = tests::cutTexts(window);
            QVERIFY2(cut.isEmpty(), qPrintable(QLatin1StringView(state) + u'\n' + cut.join(u'\n')));
            QVERIFY2(!statusMessage(window).isEmpty(), state);
        };
        QTRY_VERIFY(session.isJudged());
        // The move number has no suffix until the window has loaded the texts of its language.
        const auto &move = *window.findChild<window::TransportBar *>()->findChild<QSpinBox *>();
        QTRY_VERIFY(!move.suffix().isEmpty());
        check("new");
        QSignalSpy hinted(&session, &session::Session::hinted);
        trigger(window, ActionId::Hint);
        QTRY_COMPARE(hinted.size(), 1);
        check("hint");
        trigger(window, ActionId::Hint);
        QTRY_VERIFY(timeline.act().type == session::Act::Hand);
        QTRY_VERIFY(session.isJudged());
        check("hand move");
        Q_EMIT session.refused(
            {{"This sentence is so long that no caption could have the room for it, and so it is cut: "
              "first the reason of the reason, then the reason of that, and so on until nobody who "
              "reads it still knows where it has begun, or why anybody should say so much at once, "
              "while the board waits for the next move and for somebody who makes it."}});
        check("refusal");
        trigger(window, ActionId::Undo);
        timeline.seek(timeline.startOfGame());
        check("undone");
        session.player().setSpeed(session::Speed(10));
        const auto suits = [&](const core::Solver &solver) {
            return !solver.unsuitable || solver.unsuitable(session.puzzle(), timeline.position(), {}).empty();
        };
        const auto watched = std::ranges::find_if(session.kind().solvers, suits);
        session.solve({.solver = &*watched,
                       .goal = watched->goals.front(),
                       .options = core::Values(watched->options),
                       .watch = true});
        QTRY_VERIFY(timeline.act().type == session::Act::Search || session.player().isPlaying());
        check("search running");
        session.search().setPaused(true);
        check("paused");
        session.stop();
        QTRY_VERIFY(!session.search().isUnderWay());
        check("ended");
        timeline.seek(timeline.startOfGame());
        for (const core::Solver &solver : session.kind().solvers) {
            if (!solver.reaches(core::Goal::All) || !suits(solver) || id == "solitaire"_L1)
                continue;
            session.player().setSpeed(session::Speed(session::Speed::off));
            session.solve(
                {.solver = &solver, .goal = core::Goal::All, .options = core::Values(solver.options)});
            QTRY_VERIFY(!session.search().isUnderWay() && !session.player().isPlaying());
            check("all found");
            break;
        }
        tests::openLine(window, boardOf(id));
        session.player().setSpeed(session::Speed(10));
        trigger(window, ActionId::ShowMe);
        QTRY_VERIFY(session.player().isPlaying());
        check("playing");
        session.player().pause();
        timeline.seek(timeline.lastFrame());
        QTRY_VERIFY(session.isJudged());
        tests::layOut(window);
        QCOMPARE(card(window).isVisible(), id != "anagrams"_L1);
        check("end");
        timeline.seek(timeline.startOfGame());
        tests::layOut(window);
        QVERIFY(!card(window).isVisible());
        check("back at the start");
    }

    /// At first, few controls are in view, and all but Undo and Redo are enabled.
    void playShowsFewControls_data() { eachPuzzleInPlay(); }
    void playShowsFewControls()
    {
        QFETCH(QString, id);
        for (const QSize size : {QSize(784, 552), QSize(1280, 800)}) {
            MainWindow window(app::puzzles());
            window.resize(size);
            window.selectPuzzle(id);
            tests::show(window);
            QTRY_VERIFY(window.currentSession().isJudged());
            tests::layOut(window);
            const QList<const QWidget *> all = controls(window);
            const auto *gallery = window.findChild<window::Gallery *>();
            const qsizetype count = all.size() + gallery->count() + window.menuBar()->actions().size();
            QStringList names;
            for (const QWidget *each : all)
                names << tests::named(*each);
            QVERIFY2(count <= 24, qPrintable(names.join(u'\n')));
            const auto *bar = window.findChild<QToolBar *>();
            for (const QWidget *each : all) {
                const bool undoes = each == bar->widgetForAction(window.actions()[ActionId::Undo]) ||
                                    each == bar->widgetForAction(window.actions()[ActionId::Redo]);
                QVERIFY2(undoes || each->isEnabled(), qPrintable(tests::named(*each)));
            }
        }
    }

    /// Before the first move, the caption gives the aim and, below it, how to move.
    void theFirstSentenceGivesTheAim_data() { eachPuzzleInPlay(); }
    void theFirstSentenceGivesTheAim()
    {
        QFETCH(QString, id);
        MainWindow window(app::puzzles());
        tests::openLine(window, boardOf(id));
        tests::show(window);
        const board::Guidance guidance = window.view().board()->guidance();
        QVERIFY(!guidance.what.isEmpty() && !guidance.how.isEmpty());
        QTRY_COMPARE(statusMessage(window), guidance.what);
        QCOMPARE(lineBelow(window), guidance.how);
    }

    void theCaptionExplainsAHeldPiece_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("cell");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("tilings") << u"tiling:3x7,tetrominoes"_s << 22 << u"turns the piece"_s;
        QTest::newRow("dogs") << u"dogs:3x3"_s << 9 << u"turns the card"_s;
        QTest::newRow("solitaire") << u"solitaire:english"_s << 10 << u"puts the peg back"_s;
        QTest::newRow("queens") << u"queens:6"_s << 36 << u"puts the queen back"_s;
        QTest::newRow("knight") << u"knight:5x5"_s << 0 << u"ends the choice"_s;
        QTest::newRow("bishop") << u"bishop:4x6"_s << 0 << u"ends the choice"_s;
    }
    void theCaptionExplainsAHeldPiece()
    {
        QFETCH(QString, line);
        QFETCH(int, cell);
        QFETCH(QString, sentence);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, line);
        board::BoardScene *board = window.view().board();
        const board::Guidance before = board->guidance();
        board->activate(cell);
        QVERIFY(board->isHolding());
        QTRY_VERIFY2(lineBelow(window).contains(sentence), qPrintable(lineBelow(window)));
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QVERIFY(!board->isHolding());
        QTRY_COMPARE(statusMessage(window), before.what);
    }

    /// The crosses of a search disappear once the player plays on its board.
    void aSearchLeavesNoCrosses()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        session::Session &session = window.currentSession();
        session.solve({.solver = session.kind().solver("lookback"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(!session.search().isUnderWay());
        session.timeline().seek(session.timeline().lastFrame() - 1);
        QTRY_VERIFY(window.view().board()->marks().empty());
        trigger(window, ActionId::WatchMode);
        QTRY_VERIFY(!window.view().board()->marks().empty());
    }

    /// The marks of a move that a method has made would look like a hint where it was stopped.
    void aStoppedSolutionLeavesNoMarks()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        trigger(window, ActionId::ShowMe);
        session::Session &session = window.currentSession();
        QTRY_VERIFY(session.timeline().act().type == session::Act::Solve && !session.player().isPlaying());
        session.timeline().seek(session.timeline().startOfGame() + 1);
        QTRY_VERIFY(window.view().board()->marks().empty());
        trigger(window, ActionId::Hint);
        QTRY_VERIFY(!window.view().board()->marks().empty());
        session.timeline().seek(session.timeline().startOfGame());
        session.timeline().seek(session.timeline().startOfGame() + 1);
        trigger(window, ActionId::WatchMode);
        QTRY_VERIFY(!window.view().board()->marks().empty());
    }

    void theVerdictHasPlainWords()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        QTRY_COMPARE(verdict(window), u"can be solved"_s);
        tests::openLine(window, u"taquin:3x3:2 1 3 4 5 6 7 8 0"_s);
        QTRY_COMPARE(verdict(window), u"cannot be solved"_s);
        tests::openLine(window, u"queens:6"_s);
        QTRY_COMPARE(verdict(window), u"can be solved"_s);
        window.view().board()->activate(0); // none of the four solutions has a queen in a corner
        QTRY_COMPARE(verdict(window), u"cannot be solved from here"_s);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(10));
        session.solve({.solver = session.kind().solver("lookback"), .watch = true});
        QTRY_VERIFY(session.timeline().frame() > session.timeline().startOfGame());
        QTRY_COMPARE(verdict(window), QString());
    }

    void theReasonIsBehindWhy()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:2 1 3 4 5 6 7 8 0"_s);
        QTRY_COMPARE(verdict(window), u"cannot be solved"_s);
        QVERIFY(!statusMessage(window).contains(u"odd"_s));
        window.findChild<window::VerdictLabel *>()->findChild<QToolButton *>()->click();
        QVERIFY(statusMessage(window).contains(u"odd"_s));
    }

    /// The marks of a proof stay on the board until the player acts on it.
    void theReasonMarksTheBoard_data()
    {
        QTest::addColumn<QString>("way");
        for (const QString &way : {u"click"_s, u"key"_s, u"screen reader"_s})
            QTest::newRow(qPrintable(way)) << way;
    }
    void theReasonMarksTheBoard()
    {
        QFETCH(QString, way);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window,
                        u"solitaire:english:--OO.--/--...--/......./......./......./--...--/--..O--"_s);
        QTRY_COMPARE(verdict(window), u"cannot be solved"_s);
        const board::BoardScene *board = window.view().board();
        QVERIFY(board->marks().empty());
        auto *label = window.findChild<window::VerdictLabel *>();
        auto *why = label->findChild<QToolButton *>();
        if (way == u"click"_s)
            QTest::mouseClick(label, Qt::LeftButton, {}, {label->width() / 3, label->height() / 2});
        else if (way == u"key"_s)
            QTest::keyClick(why, Qt::Key_Space);
        else
            QAccessible::queryAccessibleInterface(why)->actionInterface()->doAction(
                QAccessibleActionInterface::pressAction());
        QEvent left(QEvent::Leave);
        QCoreApplication::sendEvent(label, &left);
        tests::layOut(window);
        QVERIFY(!board->marks().empty());
        const core::Mark mark = board->marks().front();
        QVERIFY(board->describeMark(mark.cell).startsWith(u"marked"_s));
        QVERIFY(statusMessage(window).contains(u"Colour the holes"_s));
        QTest::keyClick(&window.view(), Qt::Key_Up);
        QVERIFY(board->marks().empty());
        QVERIFY(!statusMessage(window).contains(u"Colour the holes"_s));
    }

    /// Anagrams have nothing to solve, so nothing is reported as won or lost.
    void gamesWithoutAGoalAreNeverWon()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"anagrams:abc"_s);
        for (const int cell : {2, 2})
            window.view().board()->activate(cell);
        const session::Session &session = window.currentSession();
        QVERIFY(session.puzzle().solved(session.timeline().position()));
        QTRY_VERIFY(statusMessage(window).contains(u"is word"_s));
        QVERIFY(!card(window).isVisible());
        QCOMPARE(verdict(window), QString());
    }

    void theEndCardReturns()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        tests::playHint(window);
        session::Timeline &timeline = window.currentSession().timeline();
        QTRY_COMPARE(timeline.handMoves(), 1);
        window.view().board()->activate(8);
        QTRY_VERIFY(card(window).isVisible());
        QTRY_VERIFY2(card(window).words().startsWith(
                         u"Solved in 2 moves, 1 of them a hint. There is no shorter solution."_s),
                     qPrintable(card(window).words()));
        timeline.seek(timeline.frame() - 1);
        QTRY_VERIFY(!card(window).isVisible());
        timeline.seek(timeline.lastFrame());
        QTRY_VERIFY(card(window).isVisible());
        trigger(window, ActionId::ShowShortest);
        QTRY_VERIFY(card(window).isVisible() &&
                    card(window).words().startsWith(u"Solved by the program in 2 moves"_s));
    }

    void aMessageGivesWayToTheEndCard()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s);
        window.view().board()->activate(8);
        QTRY_VERIFY(card(window).isVisible());
        window.view().board()->activate(0); // a tile that cannot slide
        QTRY_VERIFY(!card(window).isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(card(window).isVisible(), 30'000);
    }

    void theShortestLengthIsToldAfterHelp()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        window.view().board()->activate(3); // away from the goal
        window.findChild<QToolButton *>(u"showMe"_s)->click();
        QTRY_VERIFY2(card(window).words().endsWith(u"The shortest solution has 2 moves."_s),
                     qPrintable(card(window).words()));
        QVERIFY(card(window).words().startsWith(u"Solved with help: you made 1 of the "_s));
    }

    void aGameThatBeginsSolvedIsNeverWon()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 8 0"_s);
        for (const int cell : {7, 8})
            window.view().board()->activate(cell);
        const session::Session &session = window.currentSession();
        QVERIFY(session.puzzle().solved(session.timeline().position()));
        QVERIFY(!session.winSummary().isWon());
        tests::layOut(window);
        QVERIFY2(!card(window).isVisible(), qPrintable(card(window).words()));
    }

    /// Moves that were written below the board are nobody's work here: neither the program's nor the player's.
    void movesThatCameWithTheBoardAreNotTheProgramsOwn()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8\nrr"_s);
        QTRY_VERIFY(card(window).isVisible());
        QVERIFY2(card(window).words().startsWith("Solved in 2 moves."_L1), qPrintable(card(window).words()));
    }

    /// The solution of a method that proves it shortest is still known to be shortest after a restart.
    void theShortestIsStillShortestAfterARestart()
    {
        {
            MainWindow window(app::puzzles());
            tests::show(window);
            tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
            trigger(window, ActionId::ShowShortest);
            QTRY_VERIFY(card(window).isVisible());
            QCOMPARE(window.saveAll(), QString());
        }
        MainWindow window(app::puzzles());
        tests::show(window);
        QTRY_VERIFY(card(window).isVisible());
        QCOMPARE(card(window).words(), u"Solved by the program in 2 moves. There is no shorter solution."_s);
    }

    /// Tab leads from the fields of the panel; once another board is made, the arrow keys play on it.
    void aNewBoardTakesTheKeyboard()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        trigger(window, ActionId::ShowPanel);
        window.panels().puzzle().takeFocus();
        QVERIFY(!window.view().hasFocus());
        trigger(window, ActionId::New);
        QVERIFY(window.view().hasFocus());
    }

    /// A saved game records which moves were hints.
    void savedGamesRecordHints()
    {
        {
            MainWindow window(app::puzzles());
            tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
            tests::playHint(window);
            QTRY_COMPARE(window.currentSession().timeline().hintedMoves(), 1);
            window.view().board()->activate(8);
            QCOMPARE(window.saveAll(), QString());
        }
        MainWindow window(app::puzzles());
        QTRY_COMPARE(window.currentSession().timeline().handMoves(), 2);
        QCOMPARE(window.currentSession().timeline().hintedMoves(), 1);
    }

    void aLossOffersTheLastPositionThatCanBeWon()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window,
                        u"solitaire:english:--...--/--...--/......./.OO.O../......./--...--/--...--"_s);
        for (const int cell : {23, 21}) // the jump away from the third peg
            window.view().board()->activate(cell);
        QTRY_VERIFY(card(window).isVisible());
        QTRY_VERIFY2(card(window).words().startsWith(u"No moves left. None of the 2 pegs can jump."_s),
                     qPrintable(card(window).words()));
        QTRY_VERIFY(!window.currentSession().verdicts().isBusy());
        QTRY_VERIFY(window.actions()[ActionId::BackToSolvable]->isEnabled());
        trigger(window, ActionId::BackToSolvable);
        const session::Timeline &timeline = window.currentSession().timeline();
        QTRY_COMPARE(timeline.frame(), timeline.startOfGame());
    }

    /// In a lost position a hint says how many moves to take back, and does so if it is asked again.
    void aHintGoesBackToTheLastPositionThatCanBeWon()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window,
                        u"solitaire:english:--...--/--...--/......./.OO.O../......./--...--/--...--"_s);
        for (const int cell : {23, 21}) // the jump away from the third peg
            window.view().board()->activate(cell);
        session::Session &session = window.currentSession();
        QTRY_VERIFY(session.isJudged() && session.judgement().verdict == core::Judgement::Unsolvable);
        QTRY_VERIFY(!session.verdicts().isBusy());
        trigger(window, ActionId::Hint);
        QTRY_VERIFY2(statusMessage(window).endsWith(u"Press Hint again to go back there."_s),
                     qPrintable(statusMessage(window)));
        trigger(window, ActionId::Hint);
        QTRY_COMPARE(session.timeline().frame(), session.timeline().startOfGame());
    }

    /// The card of a loss has three buttons, beside which its words are still shown whole on small screens.
    void theCardOfALossShowsItsWords_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a small screen") << QSize(784, 552);
        QTest::newRow("a low screen") << QSize(894, 471);
    }
    void theCardOfALossShowsItsWords()
    {
        QFETCH(QSize, size);
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::French);
        window.resize(size);
        tests::show(window);
        tests::openLine(window,
                        u"solitaire:english:--...--/--...--/......./.OO.O../......./--...--/--...--"_s);
        for (const int cell : {23, 21}) // the jump away from the third peg
            window.view().board()->activate(cell);
        QTRY_VERIFY(card(window).isVisible() && !window.currentSession().verdicts().isBusy());
        const auto shown = [&](const QString &label) {
            return card(window).findChild<QLabel *>(label)->text();
        };
        QTRY_VERIFY2(card(window).words().contains(u"Après le coup 1"_s), qPrintable(card(window).words()));
        tests::layOut(window);
        QCOMPARE(shown(u"title"_s) + u". "_s + shown(u"faint"_s), card(window).words());
    }

    /// The same holds for moves that were read together with their board, whose positions have not been judged.
    void aSecondHintLeadsBackOverMovesThatWereRead()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window,
                        u"solitaire:english:--...--/--...--/......./.OO.O../......./--...--/--...--"_s);
        session::Session &session = window.currentSession();
        const std::vector<core::Path> moves = session.puzzle().moves(session.timeline().position());
        const auto away = std::ranges::find_if(moves, [](const core::Path &move) {
            return std::ranges::any_of(move, [](const core::Step &step) { return step.to.cell == 21; });
        });
        QVERIFY(away != moves.end());
        session.playMoves(*away);
        QTRY_VERIFY(!session.player().isPlaying());
        QTRY_VERIFY(session.isJudged() && session.judgement().verdict == core::Judgement::Unsolvable);
        trigger(window, ActionId::Hint);
        QTRY_VERIFY2(statusMessage(window).endsWith(
                         u"An earlier position may still be solvable. Press Hint again to go back there."_s),
                     qPrintable(statusMessage(window)));
        trigger(window, ActionId::Hint);
        QTRY_COMPARE(session.timeline().frame(), session.timeline().startOfGame());
    }

    /// A board without a solution has no earlier position to go back to.
    void aHintKnowsAGameThatWasLostFromItsStart()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 8 7 0"_s);
        session::Session &session = window.currentSession();
        QTRY_VERIFY(session.isJudged() && !session.verdicts().isBusy());
        window.view().board()->activate(7); // the tile beside the gap
        QTRY_VERIFY(session.timeline().frame() > session.timeline().startOfGame());
        QTRY_VERIFY(session.isJudged() && session.judgement().verdict == core::Judgement::Unsolvable);
        QTRY_VERIFY(!session.verdicts().isBusy());
        QTRY_COMPARE(verdict(window), u"cannot be solved"_s);
        QVERIFY(!window.actions()[ActionId::BackToSolvable]->isEnabled());
        QSignalSpy hinted(&session, &session::Session::hinted);
        trigger(window, ActionId::Hint);
        QTRY_COMPARE(hinted.size(), 1);
        QVERIFY2(!statusMessage(window).contains(u"earlier position"_s), qPrintable(statusMessage(window)));
        QVERIFY(!session.hasHintBack());
    }

    /// A method that finds no solution from a lost position says where there is one, over the card of the loss.
    void showMeSaysWhereTheGoalCanStillBeReached()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window,
                        u"solitaire:english:--...--/--...--/......./.OO.O../......./--...--/--...--"_s);
        for (const int cell : {23, 21})
            window.view().board()->activate(cell);
        QTRY_VERIFY(card(window).isVisible());
        QTRY_VERIFY(!window.currentSession().verdicts().isBusy());
        trigger(window, ActionId::ShowMe);
        QTRY_VERIFY2(
            statusMessage(window).endsWith(u"Take back 1 move: from there the goal can still be reached."_s),
            qPrintable(statusMessage(window)));
        QVERIFY(!card(window).isVisible());
    }

    /// Holding the key repeats it: the first event shows the move, the next one makes it, and so on.
    void holdingTheHintKeyPlaysOn()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        window.view().setFocus();
        session::Session &session = window.currentSession();
        QTRY_VERIFY([&] {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_H, Qt::NoModifier, u"h"_s, true);
            QKeyEvent release(QEvent::KeyRelease, Qt::Key_H, Qt::NoModifier, u"h"_s, true);
            QCoreApplication::sendEvent(window.windowHandle(), &press);
            QCoreApplication::sendEvent(window.windowHandle(), &release);
            return session.puzzle().solved(session.timeline().position());
        }());
        QCOMPARE(session.timeline().handMoves(), 2);
    }

    /// The Stop button replaces Show Me at the same position.
    void aShownSolutionCanBeStopped()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:4x4,deal=walk,count=300,seed=1"_s);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(10));
        auto *button = window.findChild<QToolButton *>(u"showMe"_s);
        QTRY_COMPARE(button->text(), u"Show Me"_s);
        button->click();
        QTRY_VERIFY(session.player().isPlaying());
        QTRY_COMPARE(button->text(), u"Stop"_s);
        button->click();
        QVERIFY(!session.player().isPlaying());
        QTRY_COMPARE(button->text(), u"Show Me"_s);
    }

    void aRefusedDragIsExplained()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        tests::layOut(window);
        QSignalSpy refused(&window.currentSession(), &session::Session::refused);
        const auto drag = [&](int from, int to) {
            board::BoardView &view = window.view();
            const auto at = [&](int cell) {
                return view.mapFromScene(view.board()->cellRect(cell).center());
            };
            QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at(from));
            QTest::mouseMove(view.viewport(), (at(from) + at(to)) / 2);
            QTest::mouseMove(view.viewport(), at(to));
            QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at(to));
        };
        drag(1, 2); // the tile is not beside the gap
        QCOMPARE(refused.size(), 1);
        drag(3, 4); // beside the gap, but away from it
        QCOMPARE(refused.size(), 2);
        drag(3, 6);
        QCOMPARE(refused.size(), 2);
        QCOMPARE(window.currentSession().timeline().handMoves(), 1);
    }

    /// The slim row keeps its place but is empty while there is nothing to go back to.
    void theSlimRowIsEmptyAtTheStart()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        window.selectPuzzle(u"knight"_s);
        tests::layOut(window);
        const auto *transport = window.findChild<QWidget *>(u"transport"_s);
        const auto shown = [&] {
            qsizetype count = 0;
            for (const QWidget *each : transport->findChildren<QWidget *>())
                count += each->isVisible() && !qobject_cast<const QLabel *>(each);
            return count;
        };
        QCOMPARE(shown(), 0);
        const int height = transport->height();
        window.view().board()->activate(window.currentSession()
                                            .puzzle()
                                            .moves(window.currentSession().timeline().position())[0][0]
                                            .to.cell);
        tests::layOut(window);
        QVERIFY(shown() >= 2);
        QCOMPARE(transport->height(), height);
        // A new board has no moves either; the moves on the board before are reached by Undo.
        trigger(window, ActionId::New);
        tests::layOut(window);
        QCOMPARE(shown(), 0);
        QCOMPARE(transport->height(), height);
        trigger(window, ActionId::Undo);
        tests::layOut(window);
        QVERIFY(shown() >= 2);
    }

    /// A hint that quotes a letter is not quoted itself once it was played.
    void aQuotationIsNotQuoted()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"anagrams:abcd"_s);
        tests::playHint(window);
        QTRY_VERIFY(statusMessage(window).startsWith("The hint was played"_L1));
        QCOMPARE(statusMessage(window).count(u'“'), 1);
    }

    /// A hint is about the board in view: what plays is paused, and no later board has the hint's sentence.
    void aHintPausesWhatPlays()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:8 6 7 2 5 4 3 0 1"_s);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(10));
        trigger(window, ActionId::ShowMe);
        QTRY_VERIFY(session.player().isPlaying());
        QSignalSpy hinted(&session, &session::Session::hinted);
        trigger(window, ActionId::Hint);
        QVERIFY(!session.player().isPlaying());
        const qint64 frame = session.timeline().frame();
        QTRY_COMPARE(hinted.size(), 1);
        QCOMPARE(session.timeline().frame(), frame);
        tests::layOut(window);
        const QString hint = statusMessage(window);
        QVERIFY2(hint.contains("Press Hint again"_L1), qPrintable(hint));
        trigger(window, ActionId::Play);
        QTRY_VERIFY(session.timeline().frame() > frame);
        tests::layOut(window);
        QVERIFY(session.player().isPlaying());
        QVERIFY2(!statusMessage(window).contains("Press Hint again"_L1), qPrintable(statusMessage(window)));
    }
};

TEST_SUITE(PlayingTest)
#include "tst_playing.moc"
