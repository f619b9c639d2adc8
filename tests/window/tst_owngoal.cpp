// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/suite.h"
#include "windowactions.h"

#include <QLabel>
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

private:
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
