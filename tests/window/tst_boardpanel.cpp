// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "windowactions.h"

#include "board/boardview.h"
#include "board/notation.h"
#include "dogs/dogs.h"
#include "dogs/dogsscene.h"
#include "session/basics/translation.h"
#include "window/panels.h"
#include "window/puzzlepanel.h"
#include "window/widgets/optionsform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace tests;
using window::ActionId;
using window::MainWindow;

namespace {

std::string optionsOf(MainWindow &window)
{
    return window.currentSession().puzzle().options();
}

void openBoard(MainWindow &window, const QString &line)
{
    const auto before = window.currentSession().timeline().instance().puzzle;
    tests::openLine(window, line);
    QTRY_VERIFY(window.currentSession().timeline().instance().puzzle != before);
    layOut(window);
}

/// Returns the field of the form with this accessible name.
template <typename Field>
Field *field(MainWindow &window, const QString &name)
{
    for (auto *one : window.panels().puzzle().findChild<window::OptionsForm *>()->findChildren<Field *>()) {
        if (one->accessibleName() == name)
            return one;
    }
    return nullptr;
}

} // namespace

/// Tests the panel Board: the options of another board, and the tools to edit the one in view.
class BoardPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { resetUserData(); }

    /// Blanks in a phrase are dropped.
    void aPhraseLendsItsLetters()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        openBoard(window, u"anagrams:abc"_s);
        auto *word = field<QLineEdit>(window, u"Word"_s);
        word->setFocus();
        word->selectAll();
        QTest::keyClicks(word, u"one two"_s);
        QTest::keyClick(word, Qt::Key_Return);
        QTRY_COMPARE(optionsOf(window), std::string("onetwo"));
    }

    /// Options that change the number of pieces wait for *New*; the position in view is not judged by them.
    void otherPiecesWaitForNew()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        openBoard(window, u"tiling:9x10,pentominoes,onesided"_s);
        const std::string before = optionsOf(window);
        auto *form = window.panels().puzzle().findChild<window::OptionsForm *>();
        for (QCheckBox *box : form->findChildren<QCheckBox *>()) {
            if (box->isVisible())
                box->click();
        }
        layOut(window);
        QCOMPARE(optionsOf(window), before);
    }

    /// A deal of numbers chooses start, end and numbers itself, whatever the board had, and the form then shows them. New
    /// deals another board in the same way.
    void dealtNumbersAreShownAndDealtAnew()
    {
        MainWindow window(app::puzzles());
        show(window);
        openBoard(window, u"knight:6x6,start=c3,end=d3,given=5e5"_s);
        const session::Session &session = window.currentSession();
        window.panels().puzzle().scramble();
        QTRY_VERIFY(session.puzzle().dealing());
        layOut(window);
        QVERIFY(optionsOf(window).starts_with("6x6,deal=numbers,"));
        const core::Values values = session.kind().describe(session.puzzle());
        const auto *given = field<QLineEdit>(window, u"Given numbers"_s);
        QVERIFY(given);
        QCOMPARE(given->text().toStdString(), values.text("given"));
        QVERIFY(!values.text("given").empty() && values.text("given") != "5e5");
        window.panels().puzzle().newBoard();
        QTRY_VERIFY(session.kind().describe(session.puzzle()) != values);
        QVERIFY(session.puzzle().dealing());
        layOut(window);
        QVERIFY(optionsOf(window).starts_with("6x6,deal=numbers,"));
    }

    /// The options name squares in the notation that is chosen for the puzzle, and read them so, and in letters; the
    /// position line always has letters. On six columns and rows c3 is square 21, on eight columns d3 is square 28.
    void squaresAreInTheChosenNotation()
    {
        MainWindow window(app::puzzles());
        show(window);
        openBoard(window, u"knight:6x6,start=c3,given=12c5"_s);
        const auto text = [&](const QString &name) { return field<QLineEdit>(window, name)->text(); };
        QCOMPARE(text(u"Start"_s), u"c3"_s);
        auto *choice = window.findChild<board::NotationBox *>()->findChild<QComboBox *>();
        choice->setCurrentIndex(2);
        Q_EMIT choice->activated(2);
        QTRY_COMPARE(text(u"Start"_s), u"21"_s);
        QCOMPARE(text(u"Given numbers"_s), u"12:9"_s);
        QVERIFY2(field<QLineEdit>(window, u"Start"_s)->toolTip().contains(u"such as 9;"_s),
                 qPrintable(field<QLineEdit>(window, u"Start"_s)->toolTip()));
        QVERIFY(window.currentSession().line().startsWith(u"knight:6x6,start=c3,given=12c5"_s));
        const auto type = [&](const QString &name, const QString &words) {
            auto *line = field<QLineEdit>(window, name);
            line->selectAll();
            QTest::keyClicks(line, words);
            QTest::keyClick(line, Qt::Key_Return);
        };
        type(u"Start"_s, u"22"_s);
        QTRY_VERIFY(optionsOf(window).starts_with("6x6,start=d3,given=12c5"));
        layOut(window);
        QCOMPARE(text(u"Start"_s), u"22"_s);
        type(u"Given numbers"_s, u"12:9+20:15"_s);
        QTRY_VERIFY(optionsOf(window).starts_with("6x6,start=d3,given=12c5+20c4"));
        type(u"Given numbers"_s, u"12c5"_s);
        QTRY_VERIFY(optionsOf(window).ends_with("given=12c5"));
        QSignalSpy reported(&window.currentSession(), &session::Session::reported);
        type(u"Given numbers"_s, u"12:9+13:9"_s);
        QTRY_COMPARE(reported.size(), 1);
        // The field that was refused is marked, until it is edited.
        QVERIFY(field<QLineEdit>(window, u"Given numbers"_s)->font().underline());
        QVERIFY(!field<QLineEdit>(window, u"Start"_s)->font().underline());
        QTest::keyClick(field<QLineEdit>(window, u"Given numbers"_s), Qt::Key_Backspace);
        QVERIFY(!field<QLineEdit>(window, u"Given numbers"_s)->font().underline());
        QCOMPARE(session::translated(reported.front().front().value<core::Explanation>()),
                 u"9 is given two numbers, 12 and 13"_s);
        type(u"Given numbers"_s, u"12c5"_s);
        field<QSpinBox>(window, u"Columns"_s)->setValue(8);
        QCOMPARE(text(u"Start"_s), u"28"_s); // the same square has another number
        choice->setCurrentIndex(0);
        Q_EMIT choice->activated(0);
        QTRY_COMPARE(text(u"Start"_s), u"d3"_s);
    }

    /// F2 shows what the board is edited with, alone: the panel is opened for it, and closed again at the end.
    void editingShowsItsTools()
    {
        MainWindow window(app::puzzles());
        show(window);
        openBoard(window, u"dogs:3x3,equal,frame=1"_s);
        QVERIFY(!window.actions()[ActionId::ShowPanel]->isChecked());
        trigger(window, ActionId::EditBoard);
        layOut(window);
        auto *palette = window.panels().findChild<QToolButton *>(u"half%1"_s.arg(dogs::plainEdge(1)));
        QVERIFY(palette && palette->isVisible());
        QStringList names;
        for (const QWidget *one : window.panels().puzzle().findChildren<QWidget *>()) {
            if (one->isVisible() && one->focusPolicy() != Qt::NoFocus && !one->accessibleName().isEmpty())
                names << one->accessibleName();
        }
        QCOMPARE(names.count(u"Border"_s), 1);
        QCOMPARE(names.removeDuplicates(), 0);
        trigger(window, ActionId::EditBoard);
        QVERIFY(!window.actions()[ActionId::ShowPanel]->isChecked());
        QVERIFY(!window.panels().puzzle().findChild<window::OptionsForm *>()->isHidden());
    }

    /// The half that the chosen place of a card has is marked among all halves, also after it was changed and undone.
    void thePresentHalfIsMarked()
    {
        MainWindow window(app::puzzles());
        show(window);
        openBoard(window, u"dogs:3x3"_s);
        trigger(window, ActionId::EditBoard);
        auto *scene = qobject_cast<ui::DogsScene *>(window.view().board());
        QVERIFY(scene);
        scene->choose(0, dogs::North);
        const auto marked = [&] {
            QStringList names;
            for (const QToolButton *button : window.panels().findChildren<QToolButton *>()) {
                if (button->objectName().startsWith("half"_L1) && button->isChecked())
                    names << button->objectName().sliced(4);
            }
            return names.join(u' ').toInt();
        };
        const auto present = [&] {
            const auto &puzzle = static_cast<const dogs::Dogs &>(window.currentSession().puzzle());
            return int(puzzle.cards()[0].faces[dogs::North]);
        };
        const int first = present();
        QCOMPARE(marked(), first);
        const int other = first == 2 ? 1 : 2;
        window.panels().findChild<QToolButton *>(u"half%1"_s.arg(other))->click();
        QCOMPARE(present(), other);
        QCOMPARE(marked(), other);
        window.panels().findChild<QToolButton *>(u"half%1"_s.arg(other))->click();
        QCOMPARE(marked(), other);
        trigger(window, ActionId::Undo);
        QCOMPARE(present(), first);
        QTRY_COMPARE_WITH_TIMEOUT(marked(), first, 3000);
    }

    /// Another option of a board with cards of the player's own keeps the cards, as long as they fit.
    void ownCardsStayWithAnotherOption()
    {
        MainWindow window(app::puzzles());
        show(window);
        const std::string cards = ":1,2,1,3;2,2,1,3;1,3,3,2;1,1,2,3";
        openBoard(window, QString::fromStdString("dogs:2x2,equal" + cards));
        auto *fixed = field<QLineEdit>(window, u"Fixed cards"_s);
        QVERIFY(fixed);
        fixed->setText(u"2@11"_s);
        window.panels().puzzle().newBoard();
        QTRY_COMPARE(optionsOf(window), "2x2,equal,fixed=2@11" + cards);
    }

    /// The wheel scrolls the panel; it changes a field only after a click into it.
    void theWheelChangesNoField()
    {
        MainWindow window(app::puzzles());
        show(window);
        openBoard(window, u"knight:6x6"_s);
        trigger(window, ActionId::EditBoard);
        layOut(window);
        QComboBox *choice = nullptr;
        for (auto *one : window.panels().puzzle().findChildren<QComboBox *>()) {
            if (one->isVisible() && one->count() > 2)
                choice = one;
        }
        QVERIFY(choice);
        const int before = choice->currentIndex();
        turnWheel(*choice);
        QCOMPARE(choice->currentIndex(), before);
        choice->setFocus();
        turnWheel(*choice);
        QVERIFY(choice->currentIndex() != before);
    }

    /// A card that lies beside the board cannot be fixed, and a message says so.
    void aCardBesideTheBoardIsNotFixed()
    {
        MainWindow window(app::puzzles());
        show(window);
        openBoard(window, u"dogs:3x3,equal"_s);
        trigger(window, ActionId::EditBoard);
        QTest::keyClick(&window.view(), Qt::Key_F);
        QTRY_VERIFY2(statusMessage(window).contains(u"can be fixed"_s), qPrintable(statusMessage(window)));
    }

private:
    static void turnWheel(QWidget &widget)
    {
        const QPointF middle(widget.rect().center());
        QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&widget, &event);
    }
};

TEST_SUITE(BoardPanelTest)
#include "tst_boardpanel.moc"
