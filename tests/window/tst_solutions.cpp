// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/rooksui.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/panels.h"
#include "window/solutions/solutionsmodel.h"
#include "window/solve/solutionprompt.h"
#include "window/widgets/busyindicator.h"
#include "windowactions.h"

#include "board/boardview.h"
#include "export/printdialog.h"
#include "session/basics/translation.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

/// A window with this board, of the rooks or of the program's puzzles.
class SolutionsWindow : public MainWindow {
public:
    explicit SolutionsWindow(const QString &line) : MainWindow(tests::puzzlesAndRooks())
    {
        openLine(line);
        QTRY_COMPARE(currentSession().line().section(u':', 0, 1), line.section(u':', 0, 1));
        trigger(*this, ActionId::WatchMode);
        watch(false);
    }

    QTreeView &list() { return *findChild<QTreeView *>(); }
    const QAbstractItemModel &rows() { return *list().model(); }
    QString row(int row, const QModelIndex &parent = {})
    {
        return rows().index(row, 0, parent).data().toString();
    }
    QAbstractButton *button(QWidget &widget, const QString &text)
    {
        for (QAbstractButton *button : widget.findChildren<QAbstractButton *>()) {
            if (button->text().remove(u'&') == text)
                return button;
        }
        return nullptr;
    }
    bool shows(QWidget &widget, const QString &text)
    {
        const QList<QLabel *> labels = widget.findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) {
            return label->isVisibleTo(&widget) && label->text().contains(text);
        });
    }
    void watch(bool on) { panels().solver().setWatching(on); }
    bool isWaitingAtSolution() { return !findChild<window::SolutionPrompt *>()->isHidden(); }
    void press(const QString &text)
    {
        QAbstractButton *button = this->button(*findChild<window::SolutionPrompt *>(), text);
        QVERIFY(button);
        button->click();
    }
};

} // namespace

/// Tests puzzles with many solutions in the window.
class SolutionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    void allAreListedAndShown()
    {
        SolutionsWindow window(u"rooks:4"_s);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 24);
        QCOMPARE(window.row(2), u"3\n1324"_s);
        QTRY_VERIFY(window.shows(*window.findChild<window::SolutionsPanel *>(), u"24 solution"_s));
        QTRY_VERIFY(
            window.shows(*window.findChild<window::SolutionsPanel *>(), u"7 essentially different"_s));
        Q_EMIT window.list().clicked(window.rows().index(23, 0));
        QTRY_COMPARE(tests::positionOf(window), u"4321"_s);
        QTRY_COMPARE(tests::statusMessage(window), u"Solution 24 – 4321"_s);
    }

    /// Pictures are laid out in a grid, as many in a row as fit, at the size set by the slider.
    void picturesAreInAGrid()
    {
        SolutionsWindow window(u"rooks:4"_s);
        window.resize(1200, 800);
        window.show();
        auto *panel = window.findChild<window::SolutionsPanel *>();
        window.panels().setCurrentIndex(2);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 24);
        auto *grid = panel->findChild<QListView *>(u"solutions"_s);
        QVERIFY(grid->isVisible() && !window.list().isVisible());
        const auto inFirstRow = [&] {
            int count = 1;
            const int top = grid->visualRect(window.rows().index(0, 0)).top();
            while (count < 24 && grid->visualRect(window.rows().index(count, 0)).top() == top)
                ++count;
            return count;
        };
        auto *size = panel->findChild<QSlider *>();
        size->setValue(size->minimum());
        QTRY_VERIFY(inFirstRow() >= 4);
        size->setValue(200);
        QTRY_COMPARE(inFirstRow(), 1);
        QCOMPARE(window.rows().index(0, 0).data(Qt::DecorationRole).value<QPixmap>().deviceIndependentSize(),
                 QSizeF(200, 200));
        window.button(*panel, u"By class"_s)->click();
        QVERIFY(!grid->isVisible() && window.list().isVisible());
    }

    void aSolutionIsCopied()
    {
        SolutionsWindow window(u"rooks:4"_s);
        tests::show(window);
        window.panels().setCurrentIndex(2);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 24);
        auto *grid = window.findChild<window::SolutionsPanel *>()->findChild<QListView *>(u"solutions"_s);
        grid->setCurrentIndex(window.rows().index(2, 0));
        grid->setFocus();
        QTest::keyClick(grid, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"rooks:4:....\n11 23 32 44"_s);
        QCOMPARE(window.rows().index(2, 0).data(Qt::AccessibleTextRole).toString(), u"Solution 3\n1324"_s);
    }

    /// A solution is copied with the position from which it was searched, even while a search is in view.
    /// Pasting it plays it.
    void aCopiedSolutionIsPlayed_data() { tests::addWatchedAndUnwatched(); }
    void aCopiedSolutionIsPlayed()
    {
        QFETCH(bool, watched);
        SolutionsWindow window(u"rooks:4:.1.."_s);
        QTRY_VERIFY(!window.actions()[ActionId::CopySolution]->isEnabled());
        window.watch(watched);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 6);
        QTRY_VERIFY(!window.currentSession().search().isUnderWay());
        Q_EMIT window.list().clicked(window.rows().index(4, 0));
        QTRY_COMPARE(tests::positionOf(window), u"4123"_s);
        trigger(window, ActionId::CopySolution);
        QCOMPARE(tests::statusMessage(window),
                 u"The solution was copied as text: its board, and all its moves."_s);
        QCOMPARE(QApplication::clipboard()->text(), u"rooks:4:.1..\n14 32 43"_s);
        tests::openLine(window, u"taquin:3x3"_s);
        trigger(window, ActionId::Paste);
        // The game from which the text was copied, with the same board, is in view until the text has been
        // read.
        QTRY_COMPARE(window.currentSession().timeline().lastFrame() -
                         window.currentSession().timeline().startOfGame(),
                     3);
        QTRY_COMPARE(window.currentSession().line(), u"rooks:4:4123"_s);
        const session::Timeline &timeline = window.currentSession().timeline();
        QCOMPARE(timeline.act().type, session::Act::Solve);
        QTRY_VERIFY(window.actions()[ActionId::CopySolution]->isEnabled());
        trigger(window, ActionId::First);
        QCOMPARE(window.currentSession().line(), u"rooks:4:.1.."_s);
        trigger(window, ActionId::CopySolution); // any frame of the solution may be in view
        QCOMPARE(QApplication::clipboard()->text(), u"rooks:4:.1..\n14 32 43"_s);
    }

    /// The chosen solution is restored with its number; the panel does not claim that there are no others.
    void theChosenSolutionIsSaved()
    {
        {
            SolutionsWindow window(u"rooks:4"_s);
            trigger(window, ActionId::AllSolutions);
            QTRY_COMPARE(window.rows().rowCount(), 24);
            Q_EMIT window.list().clicked(window.rows().index(2, 0));
            QTRY_COMPARE(tests::statusMessage(window), u"Solution 3 – 1324"_s);
            QVERIFY(window.close());
        }
        MainWindow window(tests::puzzlesAndRooks());
        window.selectPuzzle(u"rooks"_s);
        trigger(window, ActionId::WatchMode);
        QTRY_COMPARE(tests::statusMessage(window), u"Solution 3 – 1324"_s);
        const auto labels = window.findChild<window::SolutionsPanel *>()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->text() ==
                   u"The saved game contains only solution 3. “All” lists the others again."_s;
        }));
        trigger(window, ActionId::CopySolution);
        QCOMPARE(QApplication::clipboard()->text(), u"rooks:4:....\n11 23 32 44"_s);
    }

    /// The picture of a selected item keeps its colours; Qt would tint it.
    void theSelectedPictureKeepsItsColours()
    {
        SolutionsWindow window(u"rooks:4"_s);
        window.resize(1200, 800);
        window.show();
        auto *panel = window.findChild<window::SolutionsPanel *>();
        window.panels().setCurrentIndex(2);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 24);
        auto *grid = panel->findChild<QListView *>(u"solutions"_s);
        const QModelIndex first = window.rows().index(0, 0);
        grid->selectionModel()->clear();
        const auto picture = [&] {
            const QRect item = grid->visualRect(first);
            return grid->viewport()->grab(QRect(item.center() - QPoint(8, 24), QSize(16, 16))).toImage();
        };
        const QImage blank(picture());
        QTRY_VERIFY(picture() != blank); // the picture has been drawn
        const QImage plain = picture();
        grid->selectionModel()->select(first, QItemSelectionModel::Select);
        QCOMPARE(picture(), plain);
    }

    /// Vinrich's solutions are ordered by the place of the monomino, as in the course: 8 in each column of
    /// the middle row, and so on.
    void theCoursesOrder()
    {
        SolutionsWindow window(u"tiling:3x7,tetrominoes"_s);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        const auto &filter = static_cast<const window::SolutionFilter &>(window.rows());
        const session::Session &session = window.currentSession();
        const auto cells = [&] {
            std::vector<int> found;
            for (int row = 0; row < 52; ++row) {
                const core::Position &solution =
                    session.solutions()[*filter.solution(filter.index(row, 0))].position;
                std::string text = session.solutions().instance().puzzle->write(solution);
                std::erase(text, '/');
                found.push_back(int(text.find('m')));
            }
            return found;
        };
        QTRY_VERIFY(std::ranges::is_sorted(cells()));
        const auto at = [&](int cell) { return int(std::ranges::count(cells(), cell)); };
        QCOMPARE((QList<int>{at(1), at(3), at(5), at(7), at(9)}), (QList<int>{3, 4, 3, 8, 8}));
        auto *order = window.findChild<window::SolutionsPanel *>()->findChild<QComboBox *>();
        QCOMPARE(order->currentText(), u"By the place of m"_s);
        order->setCurrentIndex(0);
        Q_EMIT order->activated(0);
        QVERIFY(!std::ranges::is_sorted(cells()));
    }

    void symmetryClassesAreGrouped()
    {
        SolutionsWindow window(u"rooks:4"_s);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 24);
        window.button(*window.findChild<window::SolutionsPanel *>(), u"By class"_s)->click();
        QTRY_COMPARE(window.rows().rowCount(), 7);
        QSet<QString> members;
        for (int one = 0; one < 7; ++one) {
            const QModelIndex parent = window.rows().index(one, 0);
            QVERIFY(window.row(one).startsWith(u"Class %1\n"_s.arg(one + 1)));
            for (int i = 0; i < window.rows().rowCount(parent); ++i)
                members += window.row(i, parent);
        }
        QCOMPARE(members.size(), 24);
        // The first class consists of the two diagonals.
        const QModelIndex first = window.rows().index(0, 0);
        QCOMPARE(window.rows().rowCount(first), 2);
        QCOMPARE(window.row(1, first), u"24\n4321"_s);
        Q_EMIT window.list().clicked(window.rows().index(1, 0, first));
        QTRY_COMPARE(tests::positionOf(window), u"4321"_s);
    }

    void aNewSearchReplacesTheList()
    {
        SolutionsWindow window(u"rooks:3"_s);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 6);
        tests::openLine(window, u"rooks:4:.1.."_s);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(window.row(0), u"1\n2134"_s);
        QCOMPARE(window.rows().rowCount(), 6);
    }

    void theSearchPausesAtEachSolution_data() { tests::addWatchedAndUnwatched(); }
    void theSearchPausesAtEachSolution()
    {
        QFETCH(bool, watched);
        SolutionsWindow window(u"rooks:3"_s);
        window.watch(watched);
        QVERIFY(!window.isWaitingAtSolution());
        trigger(window, ActionId::NextSolution);
        const QStringList all{u"123"_s, u"132"_s, u"213"_s};
        for (int i = 0; i < 3; ++i) {
            const QString name = u"Solution %1 – %2"_s.arg(i + 1).arg(all[i]);
            QTRY_VERIFY(window.isWaitingAtSolution() &&
                        window.shows(*window.findChild<window::SolutionPrompt *>(), name));
            QTRY_COMPARE(tests::statusMessage(window), name);
            QCOMPARE(tests::positionOf(window), all[i]);
            QTRY_VERIFY(window.actions()[ActionId::NextSolution]->isEnabled());
            QVERIFY(window.actions()[ActionId::Stop]->isEnabled());
            QVERIFY(!window.actions()[ActionId::AllSolutions]->isEnabled());
            QCOMPARE(tests::textOf(window, ActionId::Pause), u"Continue"_s);
            if (i == 0)
                window.press(u"Continue"_s);
            else if (i == 1)
                trigger(window, ActionId::NextSolution);
        }
        window.press(u"Enough"_s);
        QTRY_VERIFY(!window.isWaitingAtSolution());
        QTRY_VERIFY(window.shows(window.panels().solver(), u"Stopped"_s));
        QCOMPARE(window.rows().rowCount(), 3);
        QTRY_VERIFY(window.actions()[ActionId::AllSolutions]->isEnabled());
    }

    /// The solution at which a search waits can be printed and saved there, as in the course.
    void theSolutionInViewIsPrintedAndSaved()
    {
        SolutionsWindow window(u"rooks:3"_s);
        tests::show(window);
        window.panels().setCurrentIndex(1);
        trigger(window, ActionId::NextSolution);
        QTRY_VERIFY(window.isWaitingAtSolution());
        window.press(u"Print…"_s);
        QTRY_VERIFY(window.findChild<exports::PrintDialog *>());
        delete window.findChild<exports::PrintDialog *>();
        QVERIFY(window.isWaitingAtSolution());
        QVERIFY(window.button(*window.findChild<window::SolutionPrompt *>(), u"Save as Text…"_s));
    }

    void onlyOneButtonContinuesAndOneStops()
    {
        window::Settings().setSpeed(0);
        SolutionsWindow window(u"rooks:8"_s);
        tests::show(window);
        window.panels().setCurrentIndex(1);
        window.watch(true);
        const auto offered = [&] {
            const QStringList all{u"Solve"_s, u"Next Solution"_s, u"All"_s,    u"Count"_s,
                                  u"Pause"_s, u"Continue"_s,      u"Enough"_s, u"Stop"_s};
            QStringList seen;
            for (const QAbstractButton *button : window.panels().solver().findChildren<QAbstractButton *>()) {
                const QString text = button->text().remove(u'&');
                if (button->isVisible() && button->isEnabled() && all.contains(text))
                    seen << text;
            }
            return seen;
        };
        QTRY_COMPARE(offered(), (QStringList{u"Solve"_s, u"Next Solution"_s, u"All"_s, u"Count"_s}));
        trigger(window, ActionId::NextSolution);
        QTRY_COMPARE(offered(), (QStringList{u"Pause"_s, u"Stop"_s}));
        trigger(window, ActionId::Pause);
        QTRY_COMPARE(offered(), (QStringList{u"Continue"_s, u"Stop"_s}));
        window.currentSession().player().setSpeed(session::Speed(session::Speed::off));
        trigger(window, ActionId::Pause);
        QTRY_COMPARE(offered(), (QStringList{u"Continue"_s, u"Enough"_s}));
        QTRY_VERIFY(window.isWaitingAtSolution());
        window.press(u"Enough"_s);
        QTRY_COMPARE(offered(), (QStringList{u"Solve"_s, u"Next Solution"_s, u"All"_s, u"Count"_s}));
    }

    void aKeyContinuesTheSearch()
    {
        SolutionsWindow window(u"rooks:3"_s);
        tests::show(window);
        window.view().setFocus();
        QTRY_VERIFY(window.actions()[ActionId::NextSolution]->isEnabled());
        for (int i = 1; i <= 6; ++i) {
            QTRY_VERIFY(window.actions()[ActionId::NextSolution]->isEnabled());
            QTest::keyClick(&window.view(), Qt::Key_N);
            QTRY_VERIFY(window.isWaitingAtSolution() && window.rows().rowCount() == i);
        }
        QTest::keyClick(&window.view(), Qt::Key_N);
        QTRY_VERIFY(window.shows(window.panels().solver(), u"Search complete"_s));
    }

    void solutionsAreCounted()
    {
        SolutionsWindow window(u"rooks:7"_s);
        trigger(window, ActionId::Count);
        QTRY_VERIFY(window.shows(window.panels().solver(), u"5,040"_s));
        QCOMPARE(window.rows().rowCount(), 0);
    }

    /// No list is offered for more than a hundred thousand solutions.
    void aListThatWouldBeTooLongIsNotOffered()
    {
        SolutionsWindow window(u"rooks:7"_s);
        QWidget &panel = *window.findChild<window::SolutionsPanel *>();
        trigger(window, ActionId::Count);
        QTRY_VERIFY(window.shows(panel, u"5,040 solutions counted. “All” lists them."_s));
        tests::openLine(window, u"rooks:9"_s);
        trigger(window, ActionId::Count);
        QTRY_VERIFY(window.shows(panel, u"362,880 solutions counted."_s));
        QVERIFY(!window.shows(panel, u"lists them"_s));
    }

    /// The counter, named after what the method counts, is below the number of arrangements.
    void theComparisonNamesTheCounter()
    {
        SolutionsWindow window(u"rooks:4"_s);
        QTRY_VERIFY(window.shows(window.panels().solver(), u"There are 256 ways"_s));
        trigger(window, ActionId::AllSolutions);
        QTRY_VERIFY(window.shows(window.panels().solver(), u"Squares tried"_s));
        // 4 + 4·4 + 12·4 + 24·4: each partial placement tries all squares of the next row.
        QTRY_VERIFY(window.shows(window.panels().solver(), u"164"_s));
    }

    void theResultOfAStoppedSearchIsNotShown()
    {
        window::Settings().setSpeed(0);
        SolutionsWindow window(u"rooks:5"_s);
        window.watch(true);
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(!window.currentSession().isSolving());
        QVERIFY(window.currentSession().isWatching());
        trigger(window, ActionId::Stop);
        QTRY_VERIFY(window.shows(window.panels().solver(), u"Stopped"_s));
        QVERIFY(!window.shows(window.panels().solver(), u"Solved"_s));
    }

    void landmarkActionsSkip()
    {
        window::Settings().setSpeed(0);
        SolutionsWindow window(u"rooks:4"_s);
        QTRY_VERIFY(!window.actions()[ActionId::ToNextSolution]->isEnabled());
        window.watch(true);
        trigger(window, ActionId::AllSolutions);
        for (int i = 1; i <= 4; ++i) {
            trigger(window, ActionId::ToNextSolution);
            QTRY_COMPARE(window.currentSession().search().solutionInView(), quint64(i));
        }
        trigger(window, ActionId::ToPreviousSolution);
        QCOMPARE(window.currentSession().search().solutionInView(), quint64(3));
        trigger(window, ActionId::ToNextSolution);
        QCOMPARE(window.currentSession().search().solutionInView(), quint64(4));
        trigger(window, ActionId::Stop);
        trigger(window, ActionId::ToPreviousDeepest);
        QCOMPARE(tests::positionOf(window), u"1234"_s);
        QTRY_VERIFY(!window.actions()[ActionId::ToPreviousDeepest]->isEnabled());
    }

    /// The solution of the game before is not gone to from another board, which it would replace.
    void theSolutionsOfAnotherGameAreNotGoneTo()
    {
        SolutionsWindow window(u"queens:4"_s);
        tests::show(window);
        trigger(window, ActionId::Solve);
        session::Session &session = window.currentSession();
        QTRY_VERIFY(!session.isSolving() && !session.player().isPlaying() && !session.solutions().empty());
        session.timeline().seek(session.timeline().startOfGame());
        QTRY_VERIFY(window.actions()[ActionId::ToNextSolution]->isEnabled());
        session.timeline().seek(session.timeline().lastFrame());
        tests::openLine(window, u"queens:5"_s);
        QTRY_VERIFY(!window.actions()[ActionId::ToPreviousSolution]->isEnabled());
        trigger(window, ActionId::Undo);
        QTRY_COMPARE(session.puzzle().grid().columns, 4);
    }

    /// Where only solutions are shown, one goes from one of the list to the next, and is told that there is no more.
    void theSolutionsOfTheListFollowOneAnother()
    {
        SolutionsWindow window(u"queens:4"_s);
        tests::show(window);
        trigger(window, ActionId::AllSolutions);
        const session::Session &session = window.currentSession();
        QTRY_COMPARE(session.solutions().size(), std::size_t(2));
        QTRY_VERIFY(!session.isSolving() && !session.player().isPlaying());
        const auto press = [&](Qt::Key key) { QTest::keyClick(&window.view(), key, Qt::ControlModifier); };
        for (quint64 shown = session.search().solutionInView(); shown < 2; ++shown) {
            QTRY_VERIFY(window.actions()[ActionId::ToNextSolution]->isEnabled());
            press(Qt::Key_PageDown);
            QTRY_COMPARE(session.search().solutionInView(), shown + 1);
        }
        QTRY_VERIFY(!window.actions()[ActionId::ToNextSolution]->isEnabled());
        press(Qt::Key_PageDown);
        QTRY_COMPARE(tests::statusMessage(window), u"There is no solution ahead."_s);
        press(Qt::Key_PageUp);
        QTRY_COMPARE(session.search().solutionInView(), quint64(1));
        QTRY_VERIFY(!window.actions()[ActionId::ToPreviousSolution]->isEnabled());
        press(Qt::Key_PageUp);
        QTRY_COMPARE(tests::statusMessage(window), u"There is no solution behind."_s);
    }

    void movesByHandAreExplained()
    {
        SolutionsWindow window(u"rooks:3"_s);
        window.view().board()->activate(1);
        const QString caption = u"Rooks on the board: 1."_s;
        QTRY_COMPARE(tests::statusMessage(window), caption);
        QCOMPARE(window.view().board()->marks().size(), 1U);
        window.view().board()->activate(5);
        QTRY_COMPARE(tests::statusMessage(window), u"Rooks on the board: 2."_s);
        trigger(window, ActionId::Undo);
        QTRY_COMPARE(tests::statusMessage(window), caption);
        trigger(window, ActionId::Redo);
        QTRY_COMPARE(window.view().board()->marks().size(), 2U);
        trigger(window, ActionId::First);
        QTRY_COMPARE(tests::statusMessage(window), u"Place the rooks."_s);
        QVERIFY(window.view().board()->marks().empty());
    }

    void goesBackToTheLastSolvable()
    {
        SolutionsWindow window(u"rooks:4"_s);
        tests::show(window);
        const QAbstractButton *button =
            window.button(*window.findChild<QWidget *>(u"caption"_s), u"Back to Where It Can Be Solved"_s);
        QVERIFY(button && !button->isVisible());
        for (const int cell : {0, 5, 9, 15})
            window.view().board()->activate(cell);
        QTRY_VERIFY(button->isVisible());
        QTest::keyClick(&window.view(), Qt::Key_B);
        QTRY_COMPARE(tests::positionOf(window), u"12.."_s);
        QTRY_COMPARE(tests::statusMessage(window), u"From here the goal can still be reached."_s);
        QTRY_VERIFY(!button->isVisible());
        QTRY_VERIFY(window.actions()[ActionId::Redo]->isEnabled());
    }

    void aSlowBoardCanBeCancelled()
    {
        SolutionsWindow window(u"rooks:4"_s);
        tests::show(window);
        const auto *busy = window.findChild<window::BusyLabel *>();
        QVERIFY(!busy->isVisible());
        const QString line = window.currentSession().line();
        trigger(window, ActionId::Scramble);
        QTRY_VERIFY(busy->isVisible());
        QTRY_VERIFY(window.actions()[ActionId::Stop]->isEnabled());
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QTRY_VERIFY(!busy->isVisible());
        tests::finishBackgroundWork();
        QCOMPARE(window.currentSession().line(), line);
        trigger(window, ActionId::Scramble);
        QTRY_VERIFY(window.currentSession().line().contains(",deal=slow,"_L1));
    }

    /// While a slow line of another puzzle is being read, that puzzle is already in view.
    void aSlowLineShowsItsPuzzle()
    {
        SolutionsWindow window(u"taquin:3x3"_s);
        tests::openLine(window, u"rooks:3,deal=slow,count=400,seed=2"_s);
        QCOMPARE(QByteArray(window.currentSession().kind().id), QByteArray("rooks"));
        QTRY_COMPARE(window.currentSession().line(), u"rooks:3,deal=slow,count=400,seed=2:..."_s);
    }

    void nothingMovesWhenPauseBecomesContinue()
    {
        window::Settings().setSpeed(0);
        SolutionsWindow window(u"rooks:8"_s);
        tests::show(window);
        QToolButton *pause = nullptr;
        for (QToolButton *button : window.panels().solver().findChildren<QToolButton *>()) {
            if (button->defaultAction() == window.actions()[ActionId::Pause])
                pause = button;
        }
        QVERIFY(pause);
        window.watch(true);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(tests::textOf(window, ActionId::Pause), u"Pause"_s);
        const int width = pause->minimumWidth();
        QVERIFY(width >= pause->sizeHint().width());
        trigger(window, ActionId::Pause);
        QTRY_COMPARE(tests::textOf(window, ActionId::Pause), u"Continue"_s);
        QCOMPARE(pause->minimumWidth(), width);
        QVERIFY(width >= pause->sizeHint().width());
    }

    void leavingThePuzzlePausesItsSearch()
    {
        window::Settings().setSpeed(0);
        SolutionsWindow window(u"rooks:8"_s);
        window.watch(true);
        trigger(window, ActionId::NextSolution);
        session::Session &left = window.currentSession();
        QTRY_VERIFY(left.timeline().frame() > 1);
        window.selectPuzzle(u"taquin"_s);
        QVERIFY(!left.player().isPlaying());
        const qint64 frame = left.timeline().frame();
        tests::deliverPosted();
        QCOMPARE(left.timeline().frame(), frame);
        window.selectPuzzle(u"rooks"_s);
        QCOMPARE(&window.currentSession(), &left);
        QVERIFY(left.isSolving());
        trigger(window, ActionId::NextSolution);
        QTRY_VERIFY(window.isWaitingAtSolution());
        QCOMPARE(left.search().solutionInView(), quint64(1));
    }

    void eachPuzzleRemembersItsMethod()
    {
        {
            SolutionsWindow window(u"taquin:4x4"_s);
            window.panels().solver().choose(*window.currentSession().kind().solver("cycles"));
            window.selectPuzzle(u"rooks"_s);
            window.selectPuzzle(u"taquin"_s);
            QCOMPARE(window.panels().solver().findChild<QComboBox *>()->currentText(),
                     session::translated(window.currentSession().kind().solver("cycles")->name));
            window.saveAll();
        }
        MainWindow window(tests::puzzlesAndRooks());
        QCOMPARE(window.panels().solver().findChild<QComboBox *>()->currentText(),
                 session::translated(window.currentSession().kind().solver("cycles")->name));
    }

    /// A sentence that is too long for its place ends in an ellipsis; the list of messages contains all of
    /// it.
    void longMessagesAreListedInFull()
    {
        SolutionsWindow window(u"rooks:3"_s);
        tests::show(window);
        QString sentence = u"A sentence"_s;
        while (sentence.size() < 600)
            sentence += u" that goes on & on"_s;
        sentence += u'.';
        auto *caption = window.findChild<QLabel *>(u"sentence"_s);
        const int width = window.width();
        Q_EMIT window.currentSession().reported({core::Text{"t", "%1", false}, {sentence.toStdString()}});
        QCOMPARE(tests::statusMessage(window), sentence);
        QVERIFY(caption->text().endsWith(u'…'));
        QVERIFY(caption->height() >= caption->heightForWidth(caption->width()));
        QCOMPARE(window.width(), width);
        QTRY_VERIFY(window.button(*window.findChild<QWidget *>(u"caption"_s), u"More…"_s)->isVisible());
        window.button(*window.findChild<QWidget *>(u"caption"_s), u"More…"_s)->click();
        QVERIFY(window.findChild<QPlainTextEdit *>(u"log"_s)->toPlainText().endsWith(sentence));
    }
};

TEST_SUITE(SolutionsTest)
#include "tst_solutions.moc"
