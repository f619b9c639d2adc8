// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "hands.h"
#include "support/suite.h"
#include "window/heatmap.h"
#include "window/settings.h"
#include "window/solutionfilter.h"
#include "window/solutionspanel.h"

#include "board/boardview.h"

#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>

#include <numeric>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::Do;
using window::HeatMap;
using window::MainWindow;

namespace {

/// With all solutions of this board.
class Window : public MainWindow {
public:
    explicit Window(const QString &line) : MainWindow(app::puzzles())
    {
        openLine(line);
        tests::show(*this);
        trigger(*this, Do::AllSolutions);
    }

    window::SolutionsPanel &panel() { return *findChild<window::SolutionsPanel *>(); }
    HeatMap &map() { return *panel().findChild<HeatMap *>(); }
    QComboBox &pieces() { return *panel().findChild<QComboBox *>(); }
    const QAbstractItemModel &rows() { return *panel().findChild<QTreeView *>()->model(); }
    bool says(const QString &text)
    {
        const QList<QLabel *> labels = panel().findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(text); });
    }
    void choosePiece(const QString &name)
    {
        pieces().setCurrentText(name);
        Q_EMIT pieces().activated(pieces().currentIndex());
    }
    void chooseCell(int cell)
    {
        map().choose(cell);
        Q_EMIT map().cellChosen(cell);
    }
    void byClass()
    {
        for (QToolButton *button : panel().findChildren<QToolButton *>()) {
            if (button->text() == u"By class"_s)
                button->click();
        }
    }
};

} // namespace

/// Where the pieces lie in the solutions, and the solutions that have one on a cell.
class AtlasTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::forgetEverything(); }

    /// The monomino of Vinrich's puzzle: ten of the 21 cells.
    void countsOnEachCell()
    {
        Window window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        QTRY_COMPARE(window.pieces().currentText(), u"m"_s);
        const std::vector<int> expected{0, 3, 0, 4, 0, 3, 0, 8, 0, 8, 0, 8, 0, 8, 0, 3, 0, 4, 0, 3, 0};
        QTRY_VERIFY(window.map().counts() == expected);
        QVERIFY(window.says(u"Piece m lies on 10 of 21 cells."_s));
        window.choosePiece(u"O"_s);
        const std::vector<int> &square = window.map().counts();
        QCOMPARE(std::accumulate(square.begin(), square.end(), 0), 4 * 52);
    }

    void aCellChoosesItsSolutions()
    {
        Window window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        for (const auto &[cell, count] : {std::pair(3, 4), {7, 8}, {0, 0}, {19, 3}}) {
            window.chooseCell(cell);
            QCOMPARE(window.rows().rowCount(), count);
        }
        const QModelIndex second = window.rows().index(1, 0);
        Q_EMIT window.panel().findChild<QTreeView *>()->clicked(second);
        QTRY_COMPARE(tests::positionOf(window).remove(u'/').at(19), u'm');
        window.choosePiece(u"O"_s);
        QVERIFY(window.rows().rowCount() > 0);
        window.chooseCell(HeatMap::none);
        QCOMPARE(window.rows().rowCount(), 52);
    }

    /// Each of the 13 classes has four solutions, and an image with the monomino on either side.
    void classesPassByTheirMembers()
    {
        Window window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        window.byClass();
        QTRY_COMPARE(window.rows().rowCount(), 13);
        window.chooseCell(7);
        int members = 0;
        for (int row = 0; row < window.rows().rowCount(); ++row)
            members += window.rows().rowCount(window.rows().index(row, 0));
        QCOMPARE(members, 8);
        // The image with top and bottom exchanged has it on the same cell.
        QCOMPARE(window.rows().rowCount(), 4);
        Q_EMIT window.panel().findChild<QTreeView *>()->clicked(window.rows().index(3, 0));
        QTRY_COMPARE(tests::positionOf(window).remove(u'/').at(7), u'm');
    }

    void queensHaveOneMapForAll()
    {
        window::Settings().setMethod(u"queens"_s, u"bits"_s);
        Window window(u"queens:6"_s);
        QTRY_COMPARE(window.rows().rowCount(), 4);
        QTRY_VERIFY(window.says(u"Pieces lie on 24 of 36 cells."_s));
        QVERIFY(!window.pieces().isVisible());
        window.chooseCell(1);
        QCOMPARE(window.rows().rowCount(), 1);
    }

    void itIsWorkedByKeys()
    {
        Window window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        QTest::keyClick(&window.map(), Qt::Key_Down);
        QCOMPARE(window.map().accessibleDescription(), u"row 2, column 1: in 8 solutions"_s);
        QTest::keyClick(&window.map(), Qt::Key_Space);
        QCOMPARE(window.map().chosen(), 7);
        QCOMPARE(window.rows().rowCount(), 8);
        QTest::keyClick(&window.map(), Qt::Key_Space);
        QCOMPARE(window.rows().rowCount(), 52);
    }

    void anotherSearchBeginsItAnew()
    {
        Window window(u"tiling:3x7,tetrominoes"_s);
        QTRY_COMPARE(window.rows().rowCount(), 52);
        window.chooseCell(7);
        QCOMPARE(window.rows().rowCount(), 8);
        window.openLine(u"tiling:3x7,tetrominoes:.m...../......./......."_s);
        trigger(window, Do::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 3);
        QTRY_COMPARE(window.map().counts()[1], 3);
        QCOMPARE(window.map().chosen(), HeatMap::none);
    }
};

TEST_SUITE(AtlasTest)
#include "tst_atlas.moc"
