// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "core/positionline.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/dialogs/preferencesdialog.h"
#include "window/panels.h"
#include "window/solve/solverpanel.h"
#include "window/widgets/names.h"
#include "window/widgets/verdictlabel.h"
#include "windowactions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;
using namespace tests;
using window::ActionId;
using window::MainWindow;

namespace {

/// Returns the text of the transport bar's counter, such as "move 0 of 3".
QString counter(const MainWindow &window)
{
    for (const QSpinBox *box : window.findChildren<QSpinBox *>()) {
        if (box->accessibleName() == "Move"_L1)
            return box->text();
    }
    return {};
}

QToolButton *button(const MainWindow &window, const QString &text)
{
    for (QToolButton *each : window.findChildren<QToolButton *>()) {
        if (each->text().remove(u'&') == text)
            return each;
    }
    return nullptr;
}

bool offers(const MainWindow &window, ActionId id)
{
    const auto buttons = window.findChild<QWidget *>(u"caption"_s)->findChildren<QToolButton *>();
    return std::ranges::any_of(buttons, [&](const QToolButton *each) {
        return each->defaultAction() == const_cast<MainWindow &>(window).actions()[id] && each->isVisible();
    });
}

/// Returns whether a label of the window has this text.
bool says(const MainWindow &window, const QString &text)
{
    return std::ranges::any_of(window.findChildren<QLabel *>(),
                               [&](const QLabel *label) { return label->text() == text; });
}

} // namespace

/// Tests a game by the player, from a new board to its end.
class GameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// A new game starts at move 0, although the earlier moves can still be undone.
    void newIsAFreshBoardAtMoveZero()
    {
        for (const ui::PuzzleUi *puzzle : app::puzzles()) {
            MainWindow window(app::puzzles());
            window.selectPuzzle(QString::fromLatin1(puzzle->kind->id));
            session::Session &session = window.currentSession();
            tests::playHint(window);
            QTRY_VERIFY(session.timeline().frame() > 0);
            const qint64 before = session.timeline().lastFrame();
            trigger(window, ActionId::New);
            QTRY_COMPARE(session.timeline().lastFrame(), before + 1);
            QVERIFY(!session.puzzle().solved(session.timeline().position()));
            QTRY_COMPARE(counter(window), u"move 0 of 0"_s);
            QCOMPARE(session.timeline().handMoves(), 0);
            QCOMPARE(session.timeline().gameStarts().back(), before + 1); // a new game begins here
            tests::playHint(window);
            QTRY_COMPARE(counter(window), u"move 1 of 1"_s);
            trigger(window, ActionId::First);
            QTRY_COMPARE(counter(window), u"move 0 of 1"_s);
            QCOMPARE(session.timeline().frame(), before + 1);
        }
    }

    /// Each new game has another scramble, of the size set in the options.
    void newScramblesTheTiles()
    {
        MainWindow window(app::puzzles());
        session::Session &session = window.currentSession();
        for (const int side : {2, 3, 40}) {
            for (QSpinBox *box : window.panels().puzzle().findChildren<QSpinBox *>()) {
                if (box->accessibleName() == "Columns"_L1 || box->accessibleName() == "Rows"_L1)
                    box->setValue(side);
            }
            const auto before = session.timeline().instance();
            trigger(window, ActionId::New);
            QTRY_VERIFY(session.timeline().instance() != before);
            QCOMPARE(session.puzzle().grid().columns, side);
            QVERIFY(!session.puzzle().solved(session.timeline().position()));
            QTRY_COMPARE(session.judgement().verdict, core::Judgement::Solvable);
        }
    }

    /// A dealt board is dealt again in the same form, unless the player has changed it.
    void newDealsAgain_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("magazine tour") << u"knight:6x5,deal=numbers,count=9,seed=1"_s;
        QTest::newRow("cards") << u"dogs:2x2,deal=unique,count=4,seed=1"_s;
    }
    void newDealsAgain()
    {
        QFETCH(QString, line);
        MainWindow window(app::puzzles());
        window.selectPuzzle(line.section(u':', 0, 0));
        tests::openLine(window, line);
        session::Session &session = window.currentSession();
        const QString form = line.section(u':', 1).section(u",seed="_s, 0, 0);
        const auto options = [&] { return QString::fromStdString(session.puzzle().options()); };
        QTRY_VERIFY(options().startsWith(form));
        const auto content = [&] {
            const std::string numbers = session.kind().describe(session.puzzle()).text("given");
            return numbers.empty() ? session.puzzle().options() : numbers;
        };
        std::set<std::string> seen{content()};
        for (std::size_t boards = 2; boards <= 4; ++boards) {
            const auto before = session.timeline().instance();
            trigger(window, ActionId::New);
            QTRY_VERIFY(session.timeline().instance() != before);
            QVERIFY(options().startsWith(form));
            seen.insert(content());
            QCOMPARE(seen.size(), boards);
        }
    }

    void aScrambledBoardIsAtMoveZero()
    {
        MainWindow window(app::puzzles());
        tests::scramble(window);
        QTRY_COMPARE(counter(window), u"move 0 of 0"_s);
        session::Timeline &timeline = window.currentSession().timeline();
        timeline.back();
        const qint64 moves = timeline.frame() + 1 - timeline.startOfGame();
        QTRY_COMPARE(counter(window), u"scramble %1 of %2"_s.arg(moves - 1).arg(moves));
    }

    /// Sliding a row counts one move for each tile, as methods count them, but is one gesture, one motion and
    /// one undo.
    void aRowThatSlidesCountsItsTiles()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"taquin:4x2:1 2 3 0 5 6 7 4"_s);
        session::Session &session = window.currentSession();
        QSignalSpy moved(&session.timeline(), &session::Timeline::moved);
        window.view().board()->activate(0);
        QCOMPARE(positionOf(window), u"0 1 2 3 5 6 7 4"_s);
        QCOMPARE(session.timeline().handMoves(), 3);
        QTRY_COMPARE(counter(window), u"move 3 of 3"_s);
        trigger(window, ActionId::Back);
        QCOMPARE(positionOf(window), u"1 0 2 3 5 6 7 4"_s);
        trigger(window, ActionId::Forward);
        trigger(window, ActionId::Undo);
        QCOMPARE(positionOf(window), u"1 2 3 0 5 6 7 4"_s);
        trigger(window, ActionId::Redo);
        QCOMPARE(positionOf(window), u"0 1 2 3 5 6 7 4"_s);
        QCOMPARE(moved.size(), 5);
    }

    void restartGoesBackToTheGivenBoard()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"taquin:4x2:1 2 3 0 5 6 7 4"_s);
        window.view().board()->activate(0);
        trigger(window, ActionId::Restart);
        QCOMPARE(positionOf(window), u"1 2 3 0 5 6 7 4"_s);
        QTRY_COMPARE(counter(window), u"move 0 of 0"_s);
    }

    /// While a new board is being judged, the verdict on the previous one is not shown.
    void theVerdictIsNeverThatOfTheBoardBefore()
    {
        MainWindow window(app::puzzles());
        window.selectPuzzle(u"solitaire"_s);
        tests::openLine(window,
                        u"solitaire:english:--...--/--...--/......./...O.../......./--...--/--...--"_s);
        QTRY_VERIFY(says(window, u"★ solved"_s));
        trigger(window, ActionId::New);
        QVERIFY(!window.currentSession().isJudged());
        QTRY_VERIFY(!says(window, u"★ solved"_s));
        while (!window.currentSession().isJudged()) {
            QVERIFY(!says(window, u"★ solved"_s));
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
    }

    /// The gap is at row 3, column 1: two moves would suffice, but the player makes four.
    void aWonGameIsComparedWithTheShortest()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const QString board = u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s;
        tests::openLine(window, board);
        session::Session &session = window.currentSession();
        for (const int cell : {3, 6, 7}) {
            window.view().board()->activate(cell);
            QVERIFY(!offers(window, ActionId::NextBoard));
        }
        window.view().board()->activate(8);
        QTRY_VERIFY(statusMessage(window).startsWith(
            u"Well done! Solved in 4 moves. The shortest solution has 2 moves."_s));
        for (const ActionId id : {ActionId::Restart, ActionId::ShowShortest, ActionId::NextBoard})
            QVERIFY(offers(window, id));
        const qint64 end = session.timeline().frame();
        trigger(window, ActionId::ShowShortest);
        QTRY_COMPARE(session.timeline().act().type, session::Act::Solve);
        QTRY_VERIFY(!session.player().isPlaying());
        QCOMPARE(session.timeline().endOfGame() - session.timeline().startOfGame(), 2);
        QCOMPARE(session.timeline().positionAt(end),
                 session.timeline().positionAt(session.timeline().endOfGame()));
        session.timeline().seek(end);
        QTRY_VERIFY(statusMessage(window).startsWith(
            u"Well done! Solved in 4 moves. The shortest solution has 2 moves."_s));
        trigger(window, ActionId::Restart);
        QCOMPARE(session.line(), board);
        QTRY_COMPARE(counter(window), u"move 0 of 0"_s);
        QVERIFY(!offers(window, ActionId::NextBoard));
    }

    /// The shortest solution of a board can be shown before a move is made, unless the board is solved already.
    void theShortestIsShownFromTheStart()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 8 0"_s);
        QTRY_VERIFY(!window.actions()[ActionId::ShowShortest]->isEnabled());
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        QTRY_VERIFY(window.actions()[ActionId::ShowShortest]->isEnabled());
        trigger(window, ActionId::ShowShortest);
        const session::Session &session = window.currentSession();
        QTRY_COMPARE(session.timeline().act().type, session::Act::Solve);
        QCOMPARE(session.timeline().endOfGame() - session.timeline().startOfGame(), 2);
    }

    /// In the middle of a game, the shortest solution goes on from the player's moves.
    void theShortestGoesOnFromTheBoardInView()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        window.view().board()->activate(3); // away from the goal
        const session::Timeline &timeline = window.currentSession().timeline();
        trigger(window, ActionId::ShowShortest);
        QTRY_COMPARE(timeline.act().type, session::Act::Solve);
        QCOMPARE(timeline.handMoves(), 1);
        QCOMPARE(timeline.endOfGame() - timeline.startOfGame(), 1 + 3);
    }

    /// On 25 cells, no solution can be proved shortest within seconds.
    void onLargeBoardsAShortSolutionIsNotCalledTheShortest()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        QTRY_COMPARE(tests::textOf(window, ActionId::ShowShortest), u"Show the Shortest Solution"_s);
        tests::openLine(window,
                        u"taquin:5x5:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 0 21 22 23 24"_s);
        QTRY_COMPARE(tests::textOf(window, ActionId::ShowShortest), u"Show a Short Solution"_s);
        for (const int cell : {15, 20, 21, 22, 23})
            window.view().board()->activate(cell);
        window.view().board()->activate(24);
        QTRY_VERIFY(statusMessage(window).startsWith(u"Well done! Solved in 6 moves. Time"_s));
        QVERIFY(offers(window, ActionId::ShowShortest));
        session::Session &session = window.currentSession();
        trigger(window, ActionId::ShowShortest);
        QTRY_COMPARE(session.timeline().act().type, session::Act::Solve);
        QTRY_VERIFY(!session.player().isPlaying());
        QCOMPARE(session.timeline().act().method, u"quick"_s);
        QCOMPARE(window::ResultNames::of(session), u"A solution of 4 moves, proven to be a shortest one."_s);
        core::Stats stats;
        stats.length = 250;
        stats.lowerBound = 180;
        QCOMPARE(window::ResultNames::lengthOf(stats),
                 u"A solution of 250 moves; no solution has fewer than 180."_s);
    }

    void nextIsAnotherBoardOfTheSameSize()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"taquin:3x2:1 2 3 4 0 5"_s);
        trigger(window, ActionId::NextBoard);
        QTRY_VERIFY(window.currentSession().line().startsWith(u"taquin:3x2,deal=walk"_s));
        QVERIFY(!window.currentSession().puzzle().solved(window.currentSession().timeline().position()));
    }

    /// A board that is a figure of the course looks as in the course, whatever picture was shown before: numbered
    /// from 0, or a picture. It starts with the method of that figure, which the player can change.
    void aReadyMadeBoardHasItsOwnLookAndMethod()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"taquin:3x3"_s);
        session::Session &session = window.currentSession();
        const session::Timeline &timeline = session.timeline();
        const QString lighthouse = u"picture=sample-lighthouse"_s;
        session.begin(session::Act::Edit, {timeline.instance().puzzle, timeline.position()}, lighthouse);
        QComboBox *presets = nullptr;
        for (QComboBox *each : window.findChildren<QComboBox *>()) {
            if (each->accessibleName() == u"Choose a board…"_s)
                presets = each;
        }
        QVERIFY(presets);
        const session::MethodChoice &methods = session.search().methods();
        auto &solver = *window.findChild<window::SolverPanel *>();
        solver.choose(*session.kind().solver("optimal"));
        const QString rose = u"picture=sample-rose"_s;
        const QString fromZero = u"numbers=0"_s;
        for (const auto &[figure, look, method] :
             {std::tuple("figure 4)", rose, "rewind"), std::tuple("figure 14)", fromZero, "rows"),
              std::tuple("figure 25)", fromZero, "cycles"), std::tuple("8 puzzle", QString(), "optimal")}) {
            const int index = presets->findText(QString::fromLatin1(figure), Qt::MatchContains);
            const qsizetype acts = qsizetype(timeline.acts().size());
            Q_EMIT presets->activated(index);
            QTRY_VERIFY(qsizetype(timeline.acts().size()) > acts);
            QCOMPARE(timeline.instance().look, look);
            QTRY_COMPARE(methods.method().id, std::string_view(method));
        }
        Q_EMIT presets->activated(presets->findText(u"figure 25)"_s, Qt::MatchContains));
        QTRY_COMPARE(methods.method().id, std::string_view("cycles"));
        solver.choose(*session.kind().solver("rows"));
        trigger(window, ActionId::Hint);
        QTRY_VERIFY(methods.isConsultedHere());
        QCOMPARE(methods.method().id, std::string_view("rows"));
        trigger(window, ActionId::New);
        QTRY_VERIFY(timeline.instance().look.isEmpty());
    }

    void nextIsTheNextReadyMadeBoard()
    {
        for (const ui::PuzzleUi *puzzle : app::puzzles()) {
            if (puzzle->kind->defaultDeal)
                continue;
            MainWindow window(app::puzzles());
            window.selectPuzzle(QString::fromLatin1(puzzle->kind->id));
            session::Session &session = window.currentSession();
            const auto &presets = puzzle->kind->presets;
            for (std::size_t i = 1; i < presets.size(); ++i) {
                const core::Kind *kind = puzzle->kind;
                const core::LineReading expected = core::readLine({&kind, 1}, presets[i].line);
                const auto &game = std::get<core::Game>(expected.reading);
                const QString line =
                    QString::fromStdString(core::writeLine(*kind, *game.puzzle, game.position));
                if (session.puzzle().options().find("deal=") != std::string::npos)
                    break; // the next preset is a random deal
                trigger(window, ActionId::NextBoard);
                QTRY_COMPARE(session.line(), line);
            }
        }
    }

    void aLostGameIsReported()
    {
        MainWindow window(app::puzzles());
        window.selectPuzzle(u"solitaire"_s);
        tests::openLine(window,
                        u"solitaire:english:--OO.--/--...--/......./......./......./--...--/--..O--"_s);
        window.view().board()->activate(2);
        window.view().board()->activate(4);
        QTRY_COMPARE(statusMessage(window), u"No moves left. None of the 2 pegs can jump."_s);
        QTRY_COMPARE(window.currentSession().judgement().verdict, core::Judgement::Unsolvable);
    }

    void theVerdictCanBeSwitchedOff()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        QTRY_VERIFY(says(window, u"✓ can be solved"_s));
        const auto shown = [&] {
            const auto labels = window.findChildren<window::VerdictLabel *>();
            return std::ranges::any_of(labels, &QWidget::isVisible);
        };
        QVERIFY(shown());
        trigger(window, ActionId::Preferences);
        auto *dialog = window.findChild<window::PreferencesDialog *>();
        dialog->findChild<QCheckBox *>()->click();
        dialog->close();
        QVERIFY(!shown());
        // Whether Back to Solvable is enabled must not reveal whether it is needed.
        window.view().board()->activate(7);
        QTRY_VERIFY(window.actions()[ActionId::BackToSolvable]->isEnabled());
        MainWindow next(app::puzzles());
        tests::show(next);
        const auto labels = next.findChildren<window::VerdictLabel *>();
        QVERIFY(std::ranges::none_of(labels, &QWidget::isVisible));
    }

    /// Watching uses a search, although the preferred method sets the queens by a formula.
    void watchingShowsASearch()
    {
        MainWindow window(app::puzzles());
        window.selectPuzzle(u"queens"_s);
        trigger(window, ActionId::WatchMode);
        window.panels().solver().setWatching(true);
        session::Session &session = window.currentSession();
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(session.puzzle().solved(session.timeline().position()));
        QCOMPARE(session.timeline().act().type, session::Act::Search);
        QVERIFY(session.timeline().counts().backs > 0);
    }

    void optionsWaitForNew()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        trigger(window, ActionId::ShowPanel);
        const auto &panel = window.panels().puzzle();
        const auto waits = [&] {
            const auto labels = panel.findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *label) {
                return label->isVisible() && label->text() == "New makes a board with these options."_L1;
            });
        };
        QVERIFY(!waits());
        for (QSpinBox *box : panel.findChildren<QSpinBox *>()) {
            if (box->accessibleName() == "Columns"_L1)
                box->setValue(4);
        }
        QVERIFY(waits());
        QCOMPARE(window.currentSession().puzzle().grid().columns, 3);
        trigger(window, ActionId::New);
        QTRY_COMPARE(window.currentSession().puzzle().grid().columns, 4);
        QVERIFY(!waits());
    }

    /// Options that wait for New stay when the arrangement or the puzzle in view changes.
    void optionsStayUntilNew()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        trigger(window, ActionId::ShowPanel);
        const auto columns = [&window]() -> QSpinBox * {
            for (QSpinBox *box : window.panels().puzzle().findChildren<QSpinBox *>()) {
                if (box->accessibleName() == "Columns"_L1)
                    return box;
            }
            return nullptr;
        };
        columns()->setValue(5);
        for (const ActionId mode : {ActionId::WatchMode, ActionId::StudyMode, ActionId::PlayMode}) {
            trigger(window, mode);
            tests::layOut(window);
            QCOMPARE(columns()->value(), 5);
        }
        window.selectPuzzle(u"queens"_s);
        tests::layOut(window);
        window.selectPuzzle(u"taquin"_s);
        tests::layOut(window);
        QCOMPARE(columns()->value(), 5);
        trigger(window, ActionId::New);
        QTRY_COMPARE(window.currentSession().puzzle().grid().columns, 5);
        window.selectPuzzle(u"queens"_s);
        window.selectPuzzle(u"taquin"_s);
        QCOMPARE(columns()->value(), 5);
    }

    void solitairesHolesArePickedOnTheBoard()
    {
        MainWindow window(app::puzzles());
        window.selectPuzzle(u"solitaire"_s);
        session::Session &session = window.currentSession();
        button(window, u"Pick the Empty Hole"_s)->click();
        window.view().board()->activate(2);
        QVERIFY(session.line().startsWith(u"solitaire:english,hole=13:--.OO--"_s));
        QVERIFY(!button(window, u"Pick the Empty Hole"_s)->isChecked());
        button(window, u"Pick the Last Peg’s Hole"_s)->click();
        window.view().board()->activate(2);
        QVERIFY(session.line().startsWith(u"solitaire:english,hole=13,end=13:"_s));
        QTRY_VERIFY(button(window, u"Pick the Last Peg’s Hole"_s));
        button(window, u"Pick the Last Peg’s Hole"_s)->click();
        window.view().board()->activate(2);
        QVERIFY(session.line().startsWith(u"solitaire:english,hole=13:"_s));
        window.view().board()->activate(4); // picking has ended, so the click plays
        QVERIFY(session.line().startsWith(u"solitaire:english,hole=13:"_s));
    }

    /// Only a deal that mixes the pieces is called Scramble.
    void onlyMixingDealsAreCalledScramble()
    {
        MainWindow window(app::puzzles());
        QTRY_COMPARE(textOf(window, ActionId::Scramble), u"Scramble"_s);
        window.selectPuzzle(u"dogs"_s);
        QTRY_COMPARE(textOf(window, ActionId::Scramble), u"New Cards"_s);
        window.selectPuzzle(u"queens"_s);
        QTRY_COMPARE(textOf(window, ActionId::Scramble), u"Place a Few Queens"_s);
    }

    void theCoursesPictureIsAmongTheReadyMadeBoards()
    {
        MainWindow window(app::puzzles());
        for (QComboBox *box : window.panels().puzzle().findChildren<QComboBox *>()) {
            const int figure = box->findText(u"A rose cut 12×12 (course, figure 4)"_s);
            if (figure < 0)
                continue;
            for (const QString &other : {u"figure 5)"_s, u"figure 20)"_s, u"figure 24)"_s})
                QVERIFY2(box->findText(other, Qt::MatchEndsWith) >= 0, qPrintable(other));
            box->setCurrentIndex(figure);
            Q_EMIT box->activated(figure);
        }
        const session::Session &session = window.currentSession();
        QTRY_COMPARE(session.puzzle().grid(), (core::Grid{12, 12}));
        QVERIFY(session.timeline().instance().look.startsWith("picture="_L1));
        QVERIFY(!session.puzzle().solved(session.timeline().position()));
    }
};

TEST_SUITE(GameTest)
#include "tst_game.moc"
