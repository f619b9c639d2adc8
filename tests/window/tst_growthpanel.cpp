// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "insight/growthpanel.h"
#include "insight/growthplot.h"
#include "insight/studyviews.h"
#include "session/basics/translation.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "windowactions.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTableWidget>

using namespace Qt::StringLiterals;

namespace {

class MainWindowOfQueens : public window::MainWindow {
public:
    MainWindowOfQueens() : MainWindow(app::puzzles())
    {
        tests::show(*this);
        selectPuzzle(u"queens"_s);
        tests::trigger(*this, window::ActionId::StudyMode);
        study().setCurrentIndex(int(insight::StudyViews::View::Growth));
    }
    insight::GrowthPanel &growth() { return *findChild<insight::GrowthPanel *>(); }
};

} // namespace

/// Tests the measurement of growth in the window.
class GrowthPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// The controls for choosing boards and methods fit the narrowest view, in both languages.
    void theChoiceIsNotCut_data() { tests::addPuzzlesAndLanguages(); }
    void theChoiceIsNotCut()
    {
        QFETCH(QString, id);
        QFETCH(window::Language, language);
        window::MainWindow window(app::puzzles());
        window.setLanguage(language);
        window.resize(798, 576); // 800 x 600, maximized
        window.selectPuzzle(id);
        tests::show(window);
        tests::trigger(window, window::ActionId::StudyMode);
        window.study().show(insight::StudyViews::View::Growth);
        tests::layOut(window);
        QCOMPARE(tests::cutTexts(window).join(u'\n'), QString());
        for (const QWidget *part : window.findChild<insight::GrowthPanel *>()->findChildren<QWidget *>()) {
            const bool isWithin =
                part->mapTo(&window.study(), QPoint()).x() + part->width() <= window.study().width();
            QVERIFY2(!part->isVisible() || isWithin, qPrintable(tests::named(*part)));
        }
    }

    /// A size is taken once it is typed: its first digit, which is less than the least size, changes nothing.
    void typedSizesAreTakenWhole()
    {
        MainWindowOfQueens window;
        QList<QSpinBox *> sizes = window.growth().findChildren<QSpinBox *>();
        sizes.removeIf([](const QSpinBox *box) { return !box->isVisible(); });
        QVERIFY(sizes.size() >= 2);
        QSpinBox *from = sizes[0];
        QSpinBox *to = sizes[1];
        from->setValue(4);
        to->setValue(8);
        to->setFocus();
        to->selectAll();
        QTest::keyClicks(to, u"10"_s);
        QTest::keyClick(to, Qt::Key_Tab);
        QCOMPARE(to->value(), 10);
        QCOMPARE(from->value(), 4);
    }

    /// The table, the CSV and the diagram contain the known numbers of solutions for 4 to 7 queens.
    void aRowOfSizesIsMeasured()
    {
        window::MainWindow window(app::puzzles());
        window.selectPuzzle(u"queens"_s);
        auto &panel = *window.findChild<insight::GrowthPanel *>();
        auto &boards = *panel.findChild<QLineEdit *>();
        QCOMPARE(boards.text(), u"queens:4..12"_s);
        boards.setText(u"queens:4..7"_s);
        Q_EMIT boards.returnPressed();
        QTRY_VERIFY(!panel.growth().isRunning() && !panel.growth().runs().empty());
        const auto &table = *panel.findChild<QTableWidget *>();
        QCOMPARE(table.rowCount(), 4);
        const QStringList known{u"2"_s, u"10"_s, u"4"_s, u"40"_s};
        // Each cell has the solutions, the tries, the work and the time, as a column before them says.
        QCOMPARE(table.item(0, 1)->text(), u"Solutions\nTries\nOwn count\nTime"_s);
        for (const session::GrowthRun &run : panel.growth().runs()) {
            if (run.state != session::GrowthRun::Done)
                continue;
            const QStringList cell = table.item(int(run.board), 2 + int(run.method))->text().split(u'\n');
            QCOMPARE(cell.size(), 4);
            QCOMPARE(cell[0], known[int(run.board)]);
            QCOMPARE(cell[1], run.tries ? session::formatNumber(qlonglong(*run.tries)) : u"–"_s);
            QCOMPARE(cell[2], session::formatNumber(qlonglong(run.nodes)));
            QVERIFY2(cell[3].endsWith(u's'), qPrintable(cell[3])); // µs, ms or s
        }
        for (QPushButton *button : panel.findChildren<QPushButton *>()) {
            if (button->text() == u"Copy as CSV"_s)
                button->click();
        }
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QVERIFY2(lines.value(4).startsWith(u"7,40,"_s), qPrintable(lines.value(4)));
        const QByteArray drawing = panel.findChild<insight::GrowthPlot *>()->svg();
        QVERIFY(QSvgRenderer(drawing).isValid());
        QVERIFY(drawing.contains("<circle") || drawing.contains("<path") || drawing.contains("<ellipse"));
    }

    /// Sizes are entered as two numbers. A method for one size reports this and is not run on others; its
    /// single point has a tip with its name, size and value.
    void aMethodForOneSizeReportsIt()
    {
        MainWindowOfQueens window;
        auto &panel = window.growth();
        const QList<QSpinBox *> sizes = panel.findChildren<QSpinBox *>();
        QCOMPARE(sizes.size(), 2);
        sizes[0]->setValue(7);
        sizes[1]->setValue(9);
        QCOMPARE(panel.findChild<QLineEdit *>()->text(), u"queens:7..9"_s);
        auto &methods = *panel.findChild<QListWidget *>();
        const auto remark = [&methods](const QString &name) {
            return methods.findItems(name, Qt::MatchStartsWith).front()->text().section(u'\n', 1);
        };
        auto &goal = *panel.findChildren<QComboBox *>().front();
        QVERIFY2(remark(u"Formula"_s).contains(u"does not count"_s), qPrintable(remark(u"Formula"_s)));
        goal.setCurrentText(u"Find all solutions"_s);
        QTRY_VERIFY2(remark(u"Eight loops"_s).endsWith(u"Only for size 8."_s),
                     qPrintable(remark(u"Eight loops"_s)));
        QVERIFY(remark(u"Eight loops"_s).contains(u"square accesses"_s));
        for (int row = 0; row < methods.count(); ++row) {
            const bool wanted = methods.item(row)->text().startsWith(u"Eight loops"_s) ||
                                methods.item(row)->text().startsWith(u"Bits"_s);
            methods.item(row)->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
        }
        Q_EMIT panel.findChild<QLineEdit *>()->returnPressed();
        QTRY_VERIFY(!panel.growth().isRunning() && !panel.growth().runs().empty());
        int done = 0;
        for (const session::GrowthRun &run : panel.growth().runs())
            done += run.method == 0 && run.state == session::GrowthRun::Done;
        QCOMPARE(done, 1);
        const auto &plot = *panel.findChild<insight::GrowthPlot *>();
        QStringList tips;
        for (int x = 0; x < plot.width(); x += 5) {
            for (int y = 0; y < plot.height(); y += 5)
                tips << plot.pointAt(QPointF(x, y)).simplified(); // blanks and line breaks do not matter
        }
        tips.removeDuplicates();
        QVERIFY2(tips.contains(u"Eight loops, size 8: 276,430 square accesses"_s),
                 qPrintable(tips.join(u'\n')));
        // Only the panel scrolls, not the table in it.
        const auto &table = *panel.findChild<QTableWidget *>();
        QTRY_VERIFY(!table.verticalScrollBar()->isVisible() && !table.horizontalScrollBar()->isVisible());
    }

    /// Growth can be measured for every puzzle.
    void everyPuzzleHasARow_data()
    {
        QTest::addColumn<QString>("id");
        for (const ui::PuzzleUi *puzzle : app::puzzles())
            QTest::newRow(puzzle->kind->id) << QString::fromUtf8(puzzle->kind->id);
    }
    void everyPuzzleHasARow()
    {
        QFETCH(QString, id);
        window::MainWindow window(app::puzzles());
        window.selectPuzzle(id);
        auto &panel = *window.findChild<insight::GrowthPanel *>();
        QVERIFY(panel.findChild<QListWidget *>()->count() > 0);
        const auto boards = session::boardsOfSizes(panel.findChild<QLineEdit *>()->text());
        QVERIFY(!boards.empty());
        const core::Kind &kind = window.currentSession().kind();
        session::GrowthPlan plan{{boards.front()}, {&kind.solvers.front()}, core::Goal::First, 0.2};
        core::NullContext context;
        const core::Kind *const kinds[] = {&kind};
        const session::GrowthRun run = session::runCell(kinds, plan, {0, 0}, context);
        QVERIFY2(run.why.empty() || id == u"queens"_s, plan.boards.front().line.c_str());
    }

    /// Only sizes that a board can have are offered: dog cards lie in 2 to 6 rows, queens stand on boards up to 40x40.
    void onlySizesOfBoardsAreOffered()
    {
        window::MainWindow window(app::puzzles());
        for (const QString &line : {u"dogs:3x3"_s, u"dogs:5x5"_s}) {
            tests::openLine(window, line);
            const QList<QSpinBox *> sizes =
                window.findChild<insight::GrowthPanel *>()->findChildren<QSpinBox *>();
            QCOMPARE(sizes[0]->minimum(), 2);
            QCOMPARE(sizes[1]->value(), 6);
            QCOMPARE(sizes[1]->maximum(), 6);
        }
        tests::openLine(window, u"queens:38"_s);
        QCOMPARE(window.findChild<insight::GrowthPanel *>()->findChildren<QSpinBox *>()[1]->value(), 40);
    }
};

TEST_SUITE(GrowthPanelTest)
#include "tst_growthpanel.moc"
