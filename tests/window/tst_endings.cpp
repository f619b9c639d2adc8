// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "session/basics/translation.h"
#include "session/timeline/shortestlengths.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/endcard.h"
#include "window/panels.h"
#include "window/solve/solutionprompt.h"
#include "windowactions.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

const QString vinrich = u"tiling:3x7,tetrominoes"_s;

bool isSaid(const QWidget &widget, const QString &text)
{
    const QList<QLabel *> labels = widget.findChildren<QLabel *>();
    return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(text); });
}

QString heading(const MainWindow &window)
{
    return window.findChild<QLabel *>(u"heading"_s)->text();
}

} // namespace

/// Tests what the window reports and does when a search has ended.
class EndingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// The search stops at the chosen solution, although other threads have found more and wait to report
    /// them.
    void stoppingStaysAtTheChosenSolution()
    {
        for (int run = 0; run < 5; ++run) {
            MainWindow window(app::puzzles());
            tests::openLine(window, vinrich);
            const session::Search &search = window.currentSession().search();
            trigger(window, ActionId::NextSolution);
            QTRY_COMPARE(search.state(), session::Search::State::AtSolution);
            QCOMPARE(search.solutionInView(), quint64(1));
            const QString position = tests::positionOf(window);
            auto *prompt = window.findChild<window::SolutionPrompt *>();
            prompt->findChildren<QPushButton *>().at(1)->click();
            QTRY_COMPARE(search.state(), session::Search::State::Stopped);
            QCOMPARE(tests::positionOf(window), position);
            QCOMPARE(search.solutions().total(), quint64(1));
            QTRY_VERIFY(window.actions()[ActionId::AllSolutions]->isEnabled());
        }
    }

    void theOutcomeOfASearchIsReported_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("solutions"); // the numbers in the literature
        QTest::newRow("tilings") << vinrich << 52;
        QTest::newRow("queens") << u"queens:6"_s << 4;
    }
    void theOutcomeOfASearchIsReported()
    {
        QFETCH(QString, line);
        QFETCH(int, solutions);
        MainWindow window(app::puzzles());
        tests::openLine(window, line);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(tests::statusMessage(window), u"%1 solutions found."_s.arg(solutions));
        trigger(window, ActionId::Count);
        QTRY_COMPARE(tests::statusMessage(window),
                     u"%1 solutions counted. “All” lists them."_s.arg(solutions));
    }

    /// After all solutions were found without watching, the board shows one of them, even if the method returns none.
    void theBoardShowsASolutionOfAll()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:6"_s);
        const session::Session &session = window.currentSession();
        for (const char *method : {"bits", "string"}) {
            window.panels().solver().choose(*session.kind().solver(method));
            window.panels().solver().setWatching(false);
            trigger(window, ActionId::AllSolutions);
            QTRY_VERIFY(session.search().outcome() && !session.isSolving());
            QVERIFY(session.puzzle().solved(session.timeline().position()));
            QCOMPARE(session.search().solutionInView(), quint64(1));
            QCOMPARE(session.solutions().total(), quint64(4));
            trigger(window, ActionId::Restart);
            QVERIFY(session.timeline().position() == session.puzzle().start());
        }
    }

    /// The search reports that there is no solution, although the caption already shows that two cards clash.
    void impossibilityIsReported_data()
    {
        QTest::addColumn<ActionId>("what");
        QTest::newRow("solve") << ActionId::Solve;
        QTest::newRow("all") << ActionId::AllSolutions;
        QTest::newRow("count") << ActionId::Count;
    }
    void impossibilityIsReported()
    {
        QFETCH(ActionId, what);
        MainWindow window(app::puzzles());
        window.selectPuzzle(u"dogs"_s);
        session::Session &session = window.currentSession();
        session.hand({3, session.timeline().position()[3], {1}});
        session.hand({4, session.timeline().position()[4], {4, 1}});
        QTRY_VERIFY(session.isJudged());
        QCOMPARE(window.currentSession().judgement().verdict, core::Judgement::Unsolvable);
        const QString before = tests::statusMessage(window);
        trigger(window, what);
        QTRY_VERIFY(tests::statusMessage(window).startsWith(u"There is no solution from here. Card"_s));
        QVERIFY(tests::statusMessage(window) != before);
    }

    void countsOnlyTheSolutionsFoundSoFar()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, vinrich);
        const auto &panel = *window.findChild<window::SolutionsPanel *>();
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(isSaid(panel, u"1 solution so far"_s));
        trigger(window, ActionId::AllSolutions);
        QTRY_VERIFY(isSaid(panel, u"52 solutions, 13 essentially different"_s));
    }

    void aHintIsCalledAHint()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:6"_s);
        QVERIFY(heading(window) != u"Hint"_s);
        trigger(window, ActionId::Hint);
        QTRY_COMPARE(heading(window), u"Hint"_s);
        QVERIFY(tests::statusMessage(window).endsWith(u"Press Hint again to make this move."_s));
        const session::Session &session = window.currentSession();
        const core::Position empty(6);
        QCOMPARE(session.timeline().position(), empty);
        trigger(window, ActionId::Hint);
        QVERIFY(session.timeline().position() != empty);
        QVERIFY(!tests::statusMessage(window).contains(u"again"_s));
        QVERIFY(tests::statusMessage(window).startsWith(u"The hint was played"_s));
        QVERIFY(window.view().board()->marks().empty());
    }

    /// Once the length of the shortest solution is proved, the hint reports it, and so does the end of a game that was
    /// played by a method without proof.
    void provedBoundsAreReportedEverywhere()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:8 6 7 2 5 4 3 0 1"_s); // 31 moves, the maximum (Schofield, 1967)
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(session::Speed::fastest));
        trigger(window, ActionId::Hint);
        QTRY_VERIFY(session.hasHint());
        QVERIFY(tests::statusMessage(window).startsWith(u"The shortest solution has 31 moves"_s));
        trigger(window, ActionId::Hint);
        QVERIFY2(tests::statusMessage(window).endsWith(u"has moved; 30 moves to go."_s),
                 qPrintable(tests::statusMessage(window)));
        QVERIFY(window.view().board()->marks().empty());
        QVERIFY(session::shortestLength(session.kind(), session.puzzle(), session.timeline().position()) ==
                30);
        trigger(window, ActionId::Restart);
        trigger(window, ActionId::ShowMe);
        QTRY_COMPARE(session.timeline().act().type, session::Act::Solve);
        QTRY_VERIFY(!session.player().isPlaying());
        const auto &card = *window.findChild<window::EndCard *>();
        const qint64 moves = session.timeline().frame() - session.timeline().startOfGame();
        QTRY_VERIFY(card.isVisible());
        QVERIFY2(card.words().endsWith(moves == 31 ? u"There is no shorter solution."_s
                                                   : u"The shortest solution has 31 moves."_s),
                 qPrintable(card.words()));
    }

    /// While a known solution is played, the caption shows how much of it is left, and nothing about the
    /// search.
    void aKnownSolutionCountsDown()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"taquin:3x3:1 2 3 4 0 5 7 8 6"_s); // two moves from the goal
        session::Session &session = window.currentSession();
        const auto &solvers = session.kind().solvers;
        const auto optimal = std::ranges::find(solvers, QByteArrayView("optimal"), &core::Solver::id);
        session.solve({.solver = &*optimal, .options = core::Values(optimal->options)});
        QTRY_COMPARE(session.timeline().act().type, session::Act::Solve);
        QTRY_VERIFY(!session.player().isPlaying());
        session.timeline().seek(session.timeline().lastFrame() - 1);
        QCOMPARE(session::translated(session.explanation()), u"1 of 2 moves to go."_s);
    }

    void aMessageIsListedOnce()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        trigger(window, ActionId::Hint);
        QTRY_COMPARE(heading(window), u"Hint"_s);
        for (QToolButton *button : window.findChild<QWidget *>(u"caption"_s)->findChildren<QToolButton *>()) {
            if (button->toolTip() == "Earlier messages"_L1)
                button->click();
        }
        auto *log = window.findChild<QPlainTextEdit *>(u"log"_s);
        QVERIFY(log);
        QCOMPARE(log->toPlainText().count(u'\n'), 0);
        QVERIFY(log->toPlainText().startsWith(u"At the start: "_s));
        QTest::keyClick(log, Qt::Key_Escape);
        QTRY_VERIFY(!window.findChild<QPlainTextEdit *>(u"log"_s));
    }

    /// A game that was lost before, and won back, is taken back to its latest position that can be won.
    void aHintTakesBackTheLatestLossOnly()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:6"_s);
        tests::show(window);
        QTRY_VERIFY(!window.currentSession().isReading());
        session::Session &session = window.currentSession();
        // No solution has a queen in a corner, and none has both b6 and c1.
        const core::Place a6{0, 0}, b6{1, 0}, c1{5 * 6 + 2, 0};
        for (const core::Step &move :
             {core::Step{0, {}, a6}, core::Step{0, a6, {}}, core::Step{0, {}, b6}, core::Step{5, {}, c1}}) {
            session.hand(move);
            QTRY_VERIFY(session.isJudged() && !session.verdicts().isBusy());
        }
        QVERIFY(session.judgement().verdict == core::Judgement::Unsolvable);
        tests::trigger(window, ActionId::Hint);
        QTRY_VERIFY2(tests::statusMessage(window).contains(u"take back 1 move"_s),
                     qPrintable(tests::statusMessage(window)));
    }

    /// A first move that loses the game is one to take back, as the hint says: the start was in reach of the goal.
    void aLosingFirstMoveIsToBeTakenBack()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        session::Session &session = window.currentSession();
        session.hand({0, {}, {0, 0}}); // no solution has a queen in a corner
        QTRY_VERIFY(session.isJudged() && session.judgement().verdict == core::Judgement::Unsolvable);
        QTRY_VERIFY(session.verdicts().isOn() && !session.verdicts().isBusy());
        trigger(window, ActionId::Hint);
        QTRY_VERIFY2(tests::statusMessage(window).contains(u"take back 1 move"_s),
                     qPrintable(tests::statusMessage(window)));
    }

    /// The tries of a search are not moves that could be taken back one by one: Undo leads to where the search began.
    void theTriesOfASearchAreNotToBeTakenBack()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        session::Session &session = window.currentSession();
        QTRY_VERIFY(session.isJudged() && !session.verdicts().isBusy());
        session.solve({.solver = session.kind().solver("lookback"), .watch = true});
        QTRY_VERIFY(session.timeline().lastFrame() > 20);
        session.stop(); // the action is disabled if the search has ended by now
        QTRY_VERIFY(!session.search().isUnderWay());
        session.timeline().seek(session.timeline().startOfAct(session.timeline().actIndex()) +
                                1); // a queen in a corner
        QTRY_VERIFY(session.isJudged() && session.judgement().verdict == core::Judgement::Unsolvable);
        const QString before = tests::statusMessage(window);
        trigger(window, ActionId::Hint);
        QTRY_VERIFY(tests::statusMessage(window) != before);
        QVERIFY2(!tests::statusMessage(window).contains(u"take back"_s, Qt::CaseInsensitive),
                 qPrintable(tests::statusMessage(window)));
    }
};

TEST_SUITE(EndingsTest)
#include "tst_endings.moc"
