// SPDX-License-Identifier: MIT
#include "app/kinds.h"
#include "app/puzzles.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "windowactions.h"

#include "window/games/boardchoice.h"
#include "window/games/positiondialog.h"

#include <QLabel>
#include <QListWidget>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace tests;
using window::BoardChoice;
using window::MainWindow;

/// Tests that a text which several puzzles can mean is asked about, with a picture of each board.
class BoardChoiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { resetUserData(); }

    void theReaderChoosesThePuzzle_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("queens or pegs")
            << u"0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0"_s
            << QStringList{u"queens:4:2413"_s,
                           u"solitaire:own,cells=OOOO/OOOO/OOOO/OOOO:.O../...O/O.../..O."_s};
        const QString empty = u"0 0 0 0 0 0 0 0\n"_s.repeated(3);
        QTest::newRow("pegs or a tiling")
            << empty + u"0 0 0 1 1 0 0 0\n0 0 0 1 1 0 0 0\n"_s + empty
            << QStringList{u"solitaire:own,cells="_s + QStringList(8, u"OOOOOOOO"_s).join(u'/') +
                               u":......../......../......../...OO.../...OO.../......../......../........"_s,
                           u"tiling:8x8,pentominoes:......../......../......../...##.../...##.../......../"
                           "......../........"_s};
    }
    void theReaderChoosesThePuzzle()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, lines);
        for (int chosen = 0; chosen < lines.size(); ++chosen) {
            MainWindow window(app::puzzles());
            show(window);
            QStringList offered;
            bool hasPictures = true;
            answer([&](BoardChoice &dialog) {
                auto *list = dialog.findChild<QListWidget *>();
                for (int row = 0; row < list->count(); ++row) {
                    offered << list->item(row)->data(Qt::AccessibleTextRole).toString().section(u'\n', 1);
                    hasPictures = hasPictures && !list->item(row)->icon().isNull();
                }
                list->setCurrentRow(chosen);
                dialog.accept();
            });
            tests::openLine(window, text);
            QTRY_COMPARE(offered, lines);
            QVERIFY(hasPictures);
            // The options of the opened board also name the squares that are closed from the start.
            const auto puzzleAndPosition = [](const QString &line) -> QString {
                return line.section(u':', 0, 0) + u' ' + line.section(u':', -1);
            };
            QTRY_COMPARE(puzzleAndPosition(window.currentSession().line()), puzzleAndPosition(lines[chosen]));
        }
    }

    /// The dialog for a text says beforehand that it will be asked about.
    void theDialogSaysThatItWillAsk()
    {
        window::PositionDialog dialog(app::kinds(), u"0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0"_s);
        const auto says = [&] {
            const auto labels = dialog.findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [](const QLabel *label) { return label->text().contains(u"you will be asked"_s); });
        };
        QTRY_VERIFY(says());
    }

    /// A text that is not opened is named, so that the board before it is not taken for it.
    void anUnopenedTextIsNamed()
    {
        MainWindow window(app::puzzles());
        show(window);
        const QString before = positionOf(window);
        tests::openLine(window, u"queens:8:9"_s);
        QTRY_VERIFY2(statusMessage(window).contains(u"“queens:8:9” was not opened"_s),
                     qPrintable(statusMessage(window)));
        QVERIFY(statusMessage(window).endsWith(u"from 1 to 8."_s));
        QCOMPARE(positionOf(window), before);
    }

private:
    /// Calls `act` with the dialog once it is open.
    static void answer(const std::function<void(BoardChoice &)> &act)
    {
        auto *wait = new QTimer;
        QObject::connect(wait, &QTimer::timeout, wait, [wait, act] {
            auto *dialog = qobject_cast<BoardChoice *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            wait->deleteLater();
            wait->stop();
            act(*dialog);
        });
        wait->start(10);
    }
};

TEST_SUITE(BoardChoiceTest)
#include "tst_boardchoice.moc"
