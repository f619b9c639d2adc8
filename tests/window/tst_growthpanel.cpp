// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "insight/growthpanel.h"
#include "insight/growthplot.h"
#include "support/suite.h"
#include "windowactions.h"

#include <QClipboard>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSvgRenderer>
#include <QTableWidget>

using namespace Qt::StringLiterals;

/// Tests the measuring of growth in the window.
class GrowthPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// The table, the CSV and the drawing have the known numbers of solutions for 4 to 7 queens.
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
        for (int row = 0; row < known.size(); ++row)
            QCOMPARE(table.item(row, 1)->text(), known[row]);
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

    /// Every puzzle has something to measure.
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
};

TEST_SUITE(GrowthPanelTest)
#include "tst_growthpanel.moc"
