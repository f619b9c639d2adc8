// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "session/basics/translation.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "windowactions.h"

#include "window/panels.h"
#include "window/puzzlepanel.h"
#include "window/widgets/optionsform.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace tests;
using window::ActionId;
using window::MainWindow;

/// Tests that the board in view can be made the goal of the taquin.
class OwnGoalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { resetUserData(); }

    void theBoardInViewBecomesTheGoal()
    {
        MainWindow window(app::puzzles());
        show(window);
        layOut(window);
        session::Session &session = window.currentSession();
        const core::Reading reading = session.kind().parse("3x3", "1 2 3 8 0 4 7 6 5");
        session.begin(session::Act::Edit, std::get<core::Game>(reading), {});
        QPushButton *use = button(window, u"Use this board as the goal"_s);
        QVERIFY(use && use->isEnabled());
        use->click();
        QCOMPARE(session.puzzle().options(), std::string("3x3,goal=spiral"));
        QVERIFY(session.puzzle().solved(session.timeline().position()));
        QVERIFY(!use->isEnabled());
        auto *goal = window.findChild<QLabel *>(u"model"_s);
        QVERIFY(goal && goal->isVisibleTo(goal->parentWidget()));
        QTRY_VERIFY(!goal->pixmap(Qt::ReturnByValue).isNull());
        trigger(window, ActionId::Undo);
        QCOMPARE(session.puzzle().options(), std::string("3x3"));
        QVERIFY(!goal->parentWidget()->isVisibleTo(goal->parentWidget()->parentWidget()));
        trigger(window, ActionId::Redo);
        QCOMPARE(session.puzzle().options(), std::string("3x3,goal=spiral"));
    }

    /// A goal of one's own is typed in whatever way boards are written, and the board in view stays.
    void aTypedGoalKeepsTheBoard_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("as in the field's example") << u"1-2-3-4-0-5-6-7-8"_s;
        QTest::newRow("rows by slashes") << u"1 2 3 / 4 _ 5 / 6 7 8"_s;
        QTest::newRow("brackets and commas") << u"[[1,2,3],[4,0,5],[6,7,8]]"_s;
    }
    void aTypedGoalKeepsTheBoard()
    {
        QFETCH(QString, text);
        MainWindow window(app::puzzles());
        show(window);
        open(window, u"2 8 3 / 1 6 4 / 7 _ 5"_s);
        const auto *goal = field<QComboBox>(window, u"Goal"_s);
        QCOMPARE(goal->currentText(), u"In order"_s);
        type(*field<QLineEdit>(window, u"Custom goal"_s), text);
        QCOMPARE(goal->currentText(), u"Your own"_s);
        QTest::keyClick(field<QLineEdit>(window, u"Custom goal"_s), Qt::Key_Return);
        QCOMPARE(line(window), "taquin:3x3,goal=1-2-3-4-0-5-6-7-8:2 8 3 1 6 4 7 0 5"_L1);
        trigger(window, ActionId::Undo);
        QCOMPARE(line(window), "taquin:3x3:2 8 3 1 6 4 7 0 5"_L1);
    }

    /// Another goal keeps the board in view too, and its verdict follows: here, only one of the goals can be reached.
    void anotherGoalKeepsTheBoard()
    {
        MainWindow window(app::puzzles());
        show(window);
        open(window, u"2 8 3 / 1 6 4 / 7 _ 5"_s);
        const session::Session &session = window.currentSession();
        const auto verdict = [&] { return session.isJudged() ? session.judgement().verdict : 0; };
        QTRY_COMPARE(int(verdict()), int(core::Judgement::Unsolvable));
        QVERIFY(session::translated(session.judgement().why).contains(u"spiral"_s));
        auto *goal = field<QComboBox>(window, u"Goal"_s);
        goal->setCurrentIndex(goal->findData(u"spiral"_s));
        QCOMPARE(line(window), "taquin:3x3,goal=spiral:2 8 3 1 6 4 7 0 5"_L1);
        QTRY_COMPARE(int(verdict()), int(core::Judgement::Solvable));
    }

    /// A pasted board keeps the goal in force if it has its tiles, and a message reports what becomes of the goal.
    void aPastedBoardKeepsTheGoal()
    {
        MainWindow window(app::puzzles());
        show(window);
        open(window, u"taquin:3x3,goal=1-2-3-4-0-5-6-7-8"_s);
        open(window, u"2 8 3 / 1 6 4 / 7 _ 5"_s);
        QCOMPARE(line(window), "taquin:3x3,goal=1-2-3-4-0-5-6-7-8:2 8 3 1 6 4 7 0 5"_L1);
        QTRY_VERIFY2(statusMessage(window).contains(u"was kept"_s), qPrintable(statusMessage(window)));
        open(window, u"2 1 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 _"_s);
        QCOMPARE(window.currentSession().puzzle().options(), std::string("4x4"));
        QTRY_VERIFY2(statusMessage(window).contains(u"usual one again"_s), qPrintable(statusMessage(window)));
        open(window, u"1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 _ 15"_s);
        QVERIFY2(!statusMessage(window).contains(u"goal"_s), qPrintable(statusMessage(window)));
    }

    /// A goal that is pasted with its board is in force, even if it is the usual one.
    void aPastedGoalReplacesTheGoal()
    {
        MainWindow window(app::puzzles());
        show(window);
        open(window, u"Start:\n2 8 3\n1 6 4\n7 _ 5\nGoal:\n1 2 3\n8 _ 4\n7 6 5"_s);
        QCOMPARE(line(window), "taquin:3x3,goal=spiral:2 8 3 1 6 4 7 0 5"_L1);
        open(window, u"Goal:\n1 2 3\n4 5 6\n7 8 _\nStart:\n1 _ 3\n4 2 6\n7 5 8"_s);
        QCOMPARE(line(window), "taquin:3x3:1 0 3 4 2 6 7 5 8"_L1);
        QVERIFY2(!statusMessage(window).contains(u"was kept"_s), qPrintable(statusMessage(window)));
    }

    /// The last hole of a game of pegs is asked for in the middle of it; another first hole begins another game.
    void theLastHoleKeepsTheGame()
    {
        MainWindow window(app::puzzles());
        show(window);
        tests::openLine(window, u"solitaire:english"_s);
        layOut(window);
        session::Session &session = window.currentSession();
        session.hand(session.puzzle().moves(session.timeline().position()).front().front());
        const std::string played = session.puzzle().write(session.timeline().position());
        QVERIFY(session.timeline().position() != session.puzzle().start());
        layOut(window);
        auto *last = field<QLineEdit>(window, u"Last peg"_s);
        type(*last, u"44"_s);
        QTest::keyClick(last, Qt::Key_Return);
        QCOMPARE(session.puzzle().options(), std::string("english,end=44"));
        QCOMPARE(session.puzzle().write(session.timeline().position()), played);
        auto *first = field<QLineEdit>(window, u"Empty hole"_s);
        type(*first, u"33"_s);
        QTest::keyClick(first, Qt::Key_Return);
        QTRY_COMPARE(session.puzzle().options(), std::string("english,hole=33,end=44"));
        QCOMPARE(session.timeline().position(), session.puzzle().start());
    }

private:
    static void open(MainWindow &window, const QString &text)
    {
        const auto before = window.currentSession().timeline().instance().puzzle;
        tests::openLine(window, text);
        QTRY_VERIFY(window.currentSession().timeline().instance().puzzle != before);
        layOut(window);
    }
    template <typename Field>
    static Field *field(MainWindow &window, const QString &name)
    {
        const auto *form = window.panels().puzzle().findChild<window::OptionsForm *>();
        for (auto *one : form->findChildren<Field *>()) {
            if (one->accessibleName() == name)
                return one;
        }
        qFatal("there is no field “%s”", qPrintable(name));
    }
    static void type(QLineEdit &field, const QString &text)
    {
        field.selectAll();
        field.setFocus();
        for (const QChar letter : text)
            QTest::sendKeyEvent(QTest::Click, &field, Qt::Key_unknown, QString(letter), Qt::NoModifier);
    }
    static QString line(MainWindow &window) { return window.currentSession().line(); }
    static QPushButton *button(const MainWindow &window, const QString &text)
    {
        for (auto *one : window.findChildren<QPushButton *>()) {
            if (one->text() == text)
                return one;
        }
        return nullptr;
    }
};

TEST_SUITE(OwnGoalTest)
#include "tst_owngoal.moc"
