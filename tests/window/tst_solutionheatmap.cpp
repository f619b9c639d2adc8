// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/panels.h"
#include "window/solutions/heatmap.h"
#include "window/solutions/solutionheatmap.h"
#include "window/solutions/solutionsmodel.h"
#include "window/solutions/solutionspanel.h"
#include "window/widgets/settings.h"
#include "windowactions.h"

#include "board/boardview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>

#include <numeric>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::Heatmap;
using window::MainWindow;

namespace {

/// A window with all solutions of this board.
class HeatmapWindow : public MainWindow {
public:
    explicit HeatmapWindow(const QString &line) : MainWindow(app::puzzles())
    {
        openLine(line);
        tests::show(*this);
        trigger(*this, ActionId::AllSolutions);
    }

    window::SolutionsPanel &panel() { return *findChild<window::SolutionsPanel *>(); }
    Heatmap &heatmap() { return *panel().findChild<Heatmap *>(); }
    QComboBox &pieces() { return *panel().findChild<window::SolutionHeatmap *>()->findChild<QComboBox *>(); }
    const QAbstractItemModel &rows() { return *panel().findChild<QTreeView *>()->model(); }
    bool shows(const QString &text)
    {
        const QList<QLabel *> labels = panel().findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(text); });
    }
    void choosePiece(const QString &name)
    {
        pieces().setCurrentText(name);
        Q_EMIT pieces().activated(pieces().currentIndex());
    }
    void selectCell(int cell)
    {
        heatmap().select(cell);
        Q_EMIT heatmap().cellSelected(cell);
    }
    /// Shows the list of solutions in a window of this height.
    void showSolutions(int height)
    {
        resize(1280, height);
        trigger(*this, ActionId::WatchMode);
        panels().setCurrentIndex(2);
        tests::layOut(*this);
    }
    void groupBySymmetryClass()
    {
        for (QToolButton *button : panel().findChildren<QToolButton *>()) {
            if (button->text() == u"By class"_s)
                button->click();
        }
    }
};

} // namespace

/// Tests the heat map of the pieces' places in the solutions, and the list filtered by one of its cells.
class SolutionHeatmapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// The monomino of Vinrich's puzzle is on ten of the 21 cells.
    void countsOnEachCell()
    {
        HeatmapWindow window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        QTRY_COMPARE(window.pieces().currentText(), u"m"_s);
        const std::vector<int> expected{0, 3, 0, 4, 0, 3, 0, 8, 0, 8, 0, 8, 0, 8, 0, 3, 0, 4, 0, 3, 0};
        QTRY_VERIFY(window.heatmap().counts() == expected);
        window.showSolutions(1300);
        QTRY_VERIFY(window.shows(
            u"Each number says how many solutions have piece m there. It is found on 10 of 21 cells."_s));
        window.choosePiece(u"O"_s);
        const std::vector<int> &square = window.heatmap().counts();
        QCOMPARE(std::accumulate(square.begin(), square.end(), 0), 4 * 52);
    }

    /// In a low window the map is folded until the user unfolds it, so that whole pictures of solutions are in view; in a
    /// high one it is open.
    void theSolutionsHaveTheHeight()
    {
        HeatmapWindow window(u"queens:8"_s);
        trigger(window, ActionId::WatchMode);
        window.panels().setCurrentIndex(2);
        QTRY_COMPARE(window.rows().rowCount(), 92);
        auto &grid = *window.panel().findChild<QListView *>();
        const auto resize = [&](int height) {
            window.resize(1280, height);
            tests::layOut(window);
        };
        resize(600);
        QVERIFY(window.panel().isVisible());
        QVERIFY2(grid.visibleRegion().boundingRect().height() >= grid.sizeHintForRow(0),
                 qPrintable(QString::number(grid.visibleRegion().boundingRect().height())));
        QVERIFY(!window.heatmap().isVisible());
        resize(1200);
        QVERIFY(window.heatmap().isVisible());
        resize(600);
        QVERIFY(!window.heatmap().isVisible());
        for (QToolButton *button : window.panel().findChildren<QToolButton *>(u"fold"_s))
            button->click();
        resize(580);
        QVERIFY(window.heatmap().isVisible());
    }

    /// A map that was unfolded is unfolded at the next start, too, however low the window.
    void foldingIsKept()
    {
        const auto isOpen = [](HeatmapWindow &window) {
            window.showSolutions(580);
            return window.heatmap().isVisible();
        };
        {
            HeatmapWindow window(u"queens:8"_s);
            QTRY_COMPARE(window.rows().rowCount(), 92);
            QVERIFY(!isOpen(window));
            window.panel().findChild<QToolButton *>(u"fold"_s)->click();
            QVERIFY(isOpen(window));
        }
        HeatmapWindow next(u"queens:8"_s);
        QTRY_COMPARE(next.rows().rowCount(), 92);
        QVERIFY(isOpen(next));
    }

    /// Numbers of three digits fit into the cells of a chessboard.
    void numbersHaveRoom()
    {
        Heatmap heatmap;
        heatmap.setStyle(board::Style::make(board::Style::Light));
        heatmap.setBoard({8, 8}, std::vector<bool>(64));
        heatmap.setCounts(std::vector<int>(64, 888));
        heatmap.resize(280, heatmap.heightForWidth(280));
        QVERIFY(heatmap.showsNumbers());
    }

    void aCellFiltersTheSolutions()
    {
        HeatmapWindow window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        for (const auto &[cell, count] : {std::pair(3, 4), {7, 8}, {0, 0}, {19, 3}}) {
            window.selectCell(cell);
            QCOMPARE(window.rows().rowCount(), count);
        }
        const QModelIndex second = window.rows().index(1, 0);
        Q_EMIT window.panel().findChild<QTreeView *>()->clicked(second);
        QTRY_COMPARE(tests::positionOf(window).remove(u'/').at(19), u'm');
        window.choosePiece(u"O"_s);
        QVERIFY(window.rows().rowCount() > 0);
        window.selectCell(Heatmap::none);
        QCOMPARE(window.rows().rowCount(), 52);
    }

    /// A filtered list begins at its top, wherever the whole list was.
    void aFilteredListBeginsAtItsTop()
    {
        HeatmapWindow window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        window.showSolutions(760);
        QScrollBar *bar = window.panel().findChild<QListView *>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 100);
        bar->setValue(100);
        window.selectCell(7);
        QCOMPARE(bar->value(), 0);
    }

    /// The T covers three cells of one colour and one of the other, other tetrominoes two of each. The
    /// monomino is therefore on the colour with one cell less, and the corners have the other colour.
    void aBoxListsThoseInACorner()
    {
        HeatmapWindow window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        auto *corners = window.panel().findChild<QCheckBox *>();
        QTest::keyClick(corners, Qt::Key_Space);
        QCOMPARE(window.rows().rowCount(), 0);
        QVERIFY(window.shows(u"No solution has piece m in a corner."_s));
        window.choosePiece(u"O"_s);
        const session::Solutions &solutions = window.currentSession().solutions();
        int expected = 0;
        for (std::size_t i = 0; i < solutions.size(); ++i) {
            const std::string rows = solutions.instance().puzzle->write(solutions[i].position);
            expected += rows[0] == 'O' || rows[6] == 'O' || rows[16] == 'O' || rows[22] == 'O';
        }
        QVERIFY(expected > 0 && expected < 52);
        QCOMPARE(window.rows().rowCount(), expected);
        QVERIFY(window.shows(u"%1 solutions with piece O in a corner."_s.arg(expected)));
        window.selectCell(0); // choosing a cell unchecks the box
        QVERIFY(!corners->isChecked());
        QVERIFY(window.rows().rowCount() < expected);
        QTest::keyClick(corners, Qt::Key_Space);
        QCOMPARE(window.heatmap().selectedCell(), Heatmap::none);
        QTest::keyClick(corners, Qt::Key_Space);
        QCOMPARE(window.rows().rowCount(), 52);
    }

    /// Each of the 13 classes has four solutions, whose images have the monomino on either side.
    void symmetryClassesAreFilteredByTheirMembers()
    {
        HeatmapWindow window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        window.groupBySymmetryClass();
        QTRY_COMPARE(window.rows().rowCount(), 13);
        window.selectCell(7);
        int members = 0;
        for (int row = 0; row < window.rows().rowCount(); ++row)
            members += window.rows().rowCount(window.rows().index(row, 0));
        QCOMPARE(members, 8);
        QVERIFY(window.rows().index(0, 0).data().toString().endsWith(u"\n2 solutions"_s));
        // The image with top and bottom exchanged has the monomino on the same cell.
        QCOMPARE(window.rows().rowCount(), 4);
        Q_EMIT window.panel().findChild<QTreeView *>()->clicked(window.rows().index(3, 0));
        QTRY_COMPARE(tests::positionOf(window).remove(u'/').at(7), u'm');
    }

    void queensShareOneHeatmap()
    {
        window::Settings().setMethod(u"queens"_s, u"bits"_s);
        HeatmapWindow window(u"queens:6"_s);
        QTRY_COMPARE(window.rows().rowCount(), 4);
        window.showSolutions(1300);
        QTRY_VERIFY(window.shows(u"Each number says how many solutions have a piece there: at most 1."_s));
        QVERIFY(!window.pieces().isVisible());
        window.selectCell(1);
        QCOMPARE(window.rows().rowCount(), 1);
    }

    void zeroIsACountToo()
    {
        HeatmapWindow window(u"tiling:3x7,tetrominoes"_s);
        window.resize(1200, 860);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        Q_EMIT window.heatmap().cellSelected(Heatmap::none);
        window.panels().setCurrentIndex(2);
        QTRY_VERIFY(window.heatmap().isVisible());
        QTRY_COMPARE(window.heatmap().counts().at(0), 0);
        const QImage picture = window.heatmap().grab().toImage();
        const QSize cells(7, 3);
        const int side = (picture.height() - 2) / cells.height();
        const QPoint corner((picture.width() - side * cells.width()) / 2, 1);
        const QImage inside = picture.copy(QRect(corner, QSize(side, side)).adjusted(5, 5, -5, -5));
        QImage blank = inside;
        blank.fill(inside.pixelColor(0, 0));
        QVERIFY(inside != blank);
    }

    void keysSelectCells()
    {
        HeatmapWindow window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        QTest::keyClick(&window.heatmap(), Qt::Key_Down);
        QCOMPARE(window.heatmap().accessibleDescription(), u"row 2, column 1: in 8 solutions"_s);
        QTest::keyClick(&window.heatmap(), Qt::Key_Space);
        QCOMPARE(window.heatmap().selectedCell(), 7);
        QCOMPARE(window.rows().rowCount(), 8);
        QTest::keyClick(&window.heatmap(), Qt::Key_Space);
        QCOMPARE(window.rows().rowCount(), 52);
    }

    void anotherSearchRestartsTheHeatmap()
    {
        HeatmapWindow window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        window.selectCell(7);
        QCOMPARE(window.rows().rowCount(), 8);
        tests::openLine(window, u"tiling:3x7,tetrominoes:.m...../......./......."_s);
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 3);
        QTRY_COMPARE(window.heatmap().counts()[1], 3);
        QCOMPARE(window.heatmap().selectedCell(), Heatmap::none);
    }
};

TEST_SUITE(SolutionHeatmapTest)
#include "tst_solutionheatmap.moc"
