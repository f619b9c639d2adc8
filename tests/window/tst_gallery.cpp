// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/gallery.h"
#include "window/widgets/overflow.h"
#include "windowactions.h"

#include <QAccessible>
#include <QScrollBar>
#include <QStyleOptionViewItem>

using namespace Qt::StringLiterals;
using namespace std::string_view_literals;
using namespace tests;
using window::ActionId;
using window::MainWindow;

namespace {

QString kindOf(MainWindow &window)
{
    return QString::fromLatin1(window.currentSession().kind().id);
}

} // namespace

/// Tests the puzzle list on the left with the mouse, the keyboard and a screen reader.
class GalleryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    void aScreenReaderOpensAPuzzle()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"taquin:4x4"_s);
        show(window);
        QAccessibleInterface *items = QAccessible::queryAccessibleInterface(gallery(window));
        QAccessibleInterface *queens = nullptr;
        for (int i = 0; i < items->childCount(); ++i) {
            if (items->child(i)->text(QAccessible::Name) == "Queens"_L1)
                queens = items->child(i);
        }
        QVERIFY(queens && queens->actionInterface());
        queens->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QTRY_COMPARE(kindOf(window), u"queens"_s);
        // Toggling it again has no effect, since one puzzle is always open.
        queens->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QCOMPARE(kindOf(window), u"queens"_s);
        QCOMPARE(gallery(window)->selectedItems().size(), 1);
    }

    void aClickGivesTheBoardTheKeyboard()
    {
        MainWindow window(app::puzzles());
        show(window);
        window::Gallery *puzzles = gallery(window);
        const auto clickOn = [&](int row) {
            const QRect item = puzzles->visualItemRect(puzzles->item(row));
            QTest::mouseClick(puzzles->viewport(), Qt::LeftButton, {}, item.center());
        };
        for (const int row : {4, 4}) { // the second click is on the puzzle already in view
            puzzles->setFocus();
            clickOn(row);
            QCOMPARE(kindOf(window), u"queens"_s);
            QVERIFY(window.view().hasFocus());
        }
    }

    /// Arrow keys and letters move within the list; Enter chooses.
    void keysChooseByEnter()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"taquin:4x4"_s);
        show(window);
        window::Gallery *puzzles = gallery(window);
        puzzles->setFocus();
        QTest::keyClick(puzzles, Qt::Key_Down);
        QTest::keyClick(puzzles, Qt::Key_Down);
        QCOMPARE(kindOf(window), u"taquin"_s);
        QTest::keyClick(puzzles, Qt::Key_Q);
        QCOMPARE(kindOf(window), u"taquin"_s);
        QTest::keyClick(puzzles, Qt::Key_Return);
        QCOMPARE(kindOf(window), u"queens"_s);
        QVERIFY(window.view().hasFocus());
    }

    /// When the puzzle changes, the panels never query the new one about the solutions of the old one.
    void fromEverySolvedPuzzleToEveryOther()
    {
        MainWindow window(app::puzzles());
        show(window);
        int number = 0;
        for (const ui::PuzzleUi *from : app::puzzles()) {
            window.selectPuzzle(QString::fromLatin1(from->kind->id));
            session::Session &session = window.currentSession();
            const core::Position &position = session.timeline().position();
            session.solve(
                {.solver = &session.kind().preferred(session.puzzle(), position, core::Goal::First)});
            QTRY_VERIFY(!session.isSolving());
            session.player().pause();
            QTRY_VERIFY(session.kind().id == "taquin"sv || !session.solutions().empty());
            for (const ui::PuzzleUi *to : app::puzzles()) {
                if (!tests::isTried(number++, 3))
                    continue;
                window.selectPuzzle(QString::fromLatin1(to->kind->id));
                QCoreApplication::processEvents();
                window.selectPuzzle(QString::fromLatin1(from->kind->id));
                QCoreApplication::processEvents();
            }
        }
    }

    void namesFitAndNothingIsScrolledTo()
    {
        MainWindow window(app::puzzles());
        window.resize(1280, 860);
        show(window);
        for (const window::Language language : {window::Language::French, window::Language::English}) {
            window.setLanguage(language);
            window::Gallery *puzzles = gallery(window);
            QTRY_VERIFY(puzzles->sizeHintForColumn(0) <= puzzles->viewport()->width());
            const QRect last = puzzles->visualItemRect(puzzles->item(puzzles->count() - 1));
            QTRY_VERIFY(puzzles->viewport()->rect().contains(last));
        }
    }

    /// With large type in a small window, the names give way to the board; tool tips and screen readers have them.
    void namesGiveWayToTheBoard()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::French);
        window.resize(800, 600);
        window.selectPuzzle(u"queens"_s);
        show(window);
        const auto *queens = gallery(window)->item(4);
        QCOMPARE(queens->text(), u"Reines"_s);
        const int usual = gallery(window)->width();
        window.followDesktop({.textScale = 1.67});
        tests::layOut(window);
        QTRY_COMPARE(queens->text(), QString());
        QVERIFY(queens->toolTip().contains(u"Reines"_s));
        QCOMPARE(queens->data(Qt::AccessibleTextRole).toString(), u"Reines"_s);
        QVERIFY(gallery(window)->width() < usual);
        QCOMPARE(window.findChild<window::Overflow *>()->horizontalScrollBar()->maximum(), 0);
        window.followDesktop({.textScale = 1});
        QTRY_COMPARE(queens->text(), u"Reines"_s);
        window.setLanguage(window::Language::English);
    }

    /// The formula constructs a single solution, so another method searches for all.
    void allSolutionsWhenTheMethodFindsOne()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:8"_s);
        QTRY_VERIFY(window.actions()[ActionId::AllSolutions]->isEnabled());
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(window.currentSession().solutions().total(), quint64(92));
        tests::openLine(window, u"knight:5x5"_s);
        trigger(window, ActionId::Count);
        QTRY_COMPARE(window.currentSession().search().job()->stats().solutions, quint64(304));
    }

private:
    static window::Gallery *gallery(const MainWindow &window)
    {
        return window.findChild<window::Gallery *>();
    }
};

TEST_SUITE(GalleryTest)
#include "tst_gallery.moc"
