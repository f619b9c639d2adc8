// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/dialogs/helpdialog.h"
#include "window/panels.h"
#include "window/puzzlepanel.h"
#include "window/widgets/elidedwidgets.h"
#include "windowactions.h"

#include "board/boardview.h"

#include <QAbstractItemView>
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

QImage pictureOf(QWidget &widget, const QRect &part)
{
    return widget.grab(part).toImage();
}

} // namespace

/// Tests where the focus goes when its button becomes disabled, and the state that menus and modes leave
/// behind.
class PassingOnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// The board takes the focus; Qt would give it to the first button of the tool bar.
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
        tests::openLine(window, u"tiling:3x7,tetrominoes"_s);
        window.panels().setCurrentIndex(1);
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

    /// After a ready-made board was chosen in the open list, the arrow keys play on it, and choose no other board.
    void theBoardTakesTheFocusOfTheList()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3"_s);
        trigger(window, ActionId::ShowPanel);
        auto *presets = window.panels().puzzle().findChild<window::ElidedComboBox *>();
        QTRY_VERIFY(presets->isVisible());
        presets->setFocus();
        presets->showPopup();
        QTRY_VERIFY(presets->view()->isVisible());
        QTest::keyClick(presets->view(), Qt::Key_Down);
        QTest::keyClick(presets->view(), Qt::Key_Return);
        QTRY_VERIFY(!presets->view()->isVisible());
        QCOMPARE(window.focusWidget(), &window.view());
    }

    void anotherPuzzleIsNotEdited()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"tiling:3x7,tetrominoes"_s);
        trigger(window, ActionId::EditBoard);
        QVERIFY(window.view().board()->isEditing());
        window.selectPuzzle(u"taquin"_s);
        QVERIFY(!window.actions()[ActionId::EditBoard]->isChecked());
        QVERIFY(!window.view().board()->isEditing());
        QCOMPARE(tests::statusMessage(window), u"Slide the tiles until they read 1 to 8."_s);
        window.selectPuzzle(u"tiling"_s);
        QVERIFY(!window.view().board()->isEditing());
    }

    /// Alt, a letter and Escape close the menu but leave its title selected, from where the arrow keys move.
    void aSelectedMenuTitleIsHighlighted()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        QMenuBar &menus = *window.menuBar();
        QAction *first = menus.actions().constFirst();
        const QRect title = menus.actionGeometry(first);
        const QImage before = pictureOf(menus, title);
        menus.setActiveAction(first);
        QTest::keyClick(first->menu(), Qt::Key_Escape);
        QTRY_VERIFY(!first->menu()->isVisible());
        QCOMPARE(menus.activeAction(), first);
        QVERIFY(pictureOf(menus, title) != before);
    }

    void menusHaveAnEdgeInHighContrast()
    {
        MainWindow window(app::puzzles());
        window.setColourScheme(window::ColourScheme::Contrast);
        tests::show(window);
        QMenu &menu = *window.menuBar()->actions().constFirst()->menu();
        const QImage picture = menu.grab().toImage();
        QVERIFY(picture.pixelColor(picture.width() / 2, 0).lightness() > 128);
        QVERIFY(picture.pixelColor(picture.width() / 2, picture.height() - 1).lightness() > 128);
        QVERIFY(picture.pixelColor(0, picture.height() / 2).lightness() > 128);
    }

    void disabledIconsAreDimInHighContrast()
    {
        MainWindow window(app::puzzles());
        window.setColourScheme(window::ColourScheme::Contrast);
        tests::show(window);
        QTRY_VERIFY(!window.actions()[ActionId::First]->isEnabled());
        const auto brightest = [](const QIcon &icon, QIcon::Mode mode) {
            const QImage picture = icon.pixmap(QSize(24, 24), mode).toImage();
            double most = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    const QColor colour = picture.pixelColor(x, y);
                    most = std::max(most, double(colour.lightnessF() * colour.alphaF()));
                }
            }
            return most;
        };
        const QIcon icon = window.actions()[ActionId::First]->icon();
        QVERIFY(brightest(icon, QIcon::Disabled) < 0.6 * brightest(icon, QIcon::Normal));
    }

    void shortcutsHaveTheNamesOfTheMenus()
    {
        MainWindow window(app::puzzles());
        QTRY_VERIFY(window.actions()[ActionId::New]->isEnabled());
        const std::unique_ptr<window::HelpDialog> dialog(
            window::HelpDialog::shortcuts(*window.menuBar(), nullptr));
        const QString text = dialog->findChild<QTextBrowser *>()->toPlainText();
        for (const QString &name : {u"Restart"_s, u"Next Board"_s, u"Find All Solutions"_s, u"Undo"_s})
            QVERIFY2(text.contains(name + u'\n'), qPrintable(name));
        QVERIFY(!text.contains(u"Same Board Again"_s));
    }
};

TEST_SUITE(PassingOnTest)
#include "tst_passingon.moc"
