// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/suite.h"
#include "window/helpdialog.h"
#include "window/panels.h"
#include "windowactions.h"

#include "board/boardview.h"

#include <QMenuBar>
#include <QTextBrowser>
#include <QToolButton>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

QToolButton *buttonIn(QWidget &area, const QAction *action)
{
    const QList<QToolButton *> buttons = area.findChildren<QToolButton *>();
    const auto found = std::ranges::find(buttons, action, &QToolButton::defaultAction);
    return found == buttons.end() ? nullptr : *found;
}

} // namespace

/// What takes over when something in the window ends: the focus of a button that can be clicked no more, and
/// what the window's menus and modes leave behind.
class PassingOnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// Qt passes the focus on, which would bring it to the first button of the tool bar.
    void theBoardTakesTheFocusOfAButton_data()
    {
        QTest::addColumn<ActionId>("what");
        QTest::newRow("solve") << ActionId::Solve;
        QTest::newRow("next") << ActionId::NextSolution;
        QTest::newRow("all") << ActionId::AllSolutions;
        QTest::newRow("count") << ActionId::Count;
    }
    void theBoardTakesTheFocusOfAButton()
    {
        QFETCH(ActionId, what);
        MainWindow window(app::puzzles());
        tests::show(window);
        window.openLine(u"tiling:3x7,tetrominoes"_s);
        window.panels().setCurrentWidget(&window.panels().solver());
        QTRY_VERIFY(window.actions()[what]->isEnabled());
        QToolButton *button = buttonIn(window.panels().solver(), window.actions()[what]);
        button->setFocus(Qt::MouseFocusReason);
        QTRY_VERIFY(button->hasFocus());
        button->click();
        QTRY_VERIFY(!window.currentSession().search().isUnderWay() ||
                    window.currentSession().search().standsStill());
        QTRY_VERIFY(!button->hasFocus());
        QCOMPARE(window.focusWidget(), &window.view());
    }

    void anotherPuzzleIsNotEdited()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        window.openLine(u"tiling:3x7,tetrominoes"_s);
        trigger(window, ActionId::EditBoard);
        QVERIFY(window.view().board()->isEditing());
        window.selectPuzzle(u"taquin"_s);
        QVERIFY(!window.actions()[ActionId::EditBoard]->isChecked());
        QVERIFY(!window.view().board()->isEditing());
        QCOMPARE(tests::statusMessage(window), QString());
        window.selectPuzzle(u"tiling"_s);
        QVERIFY(!window.view().board()->isEditing());
    }
};

TEST_SUITE(PassingOnTest)
#include "tst_passingon.moc"
