// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardscene.h"
#include "board/boardview.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "windowactions.h"

using namespace Qt::StringLiterals;
using window::MainWindow;

/// Tests a held piece while the board changes below it, by undo, a hint or a solver.
class GesturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    void endWhenTheBoardChanges_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("dragged");
        for (const char *line : {"dogs:3x3", "taquin:3x3", "solitaire:english", "queens:6", "knight:5x5",
                                 "bishop:6x6", "tiling:3x7,tetrominoes", "anagrams:abcd"}) {
            QTest::addRow("dragged, %s", line) << QString::fromLatin1(line) << true;
            QTest::addRow("taken up, %s", line) << QString::fromLatin1(line) << false;
        }
    }

    /// Undo ends a gesture that began on any cell, and releasing the button then requests nothing.
    void endWhenTheBoardChanges()
    {
        QFETCH(QString, line);
        QFETCH(bool, dragged);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, line);
        session::Session &game = window.currentSession();
        for (int move = 0; move < 2; ++move) {
            const std::vector<core::Path> moves = game.puzzle().moves(game.timeline().position());
            game.hand(moves.front().front());
        }
        const QString moved = game.line();
        const board::BoardScene *scene = window.view().board();
        int held = 0;
        for (int cell = 0; cell < scene->cellCount(); ++cell) {
            if (scene->cellRect(cell).isEmpty() || !hold(window, cell, dragged))
                continue;
            ++held;
            game.undo();
            const QString undone = game.line();
            QVERIFY(undone != moved);
            QVERIFY(!scene->isHolding());
            const QPoint middle = window.view().viewport()->rect().center();
            QTest::mouseMove(window.view().viewport(), middle);
            if (dragged)
                QTest::mouseRelease(window.view().viewport(), Qt::LeftButton, {}, middle);
            QCOMPARE(game.line(), undone);
            game.redo();
            QCOMPARE(game.line(), moved);
        }
        QVERIFY(held > 0 || !dragged);
    }

private:
    /// Picks up the piece on a cell by a drag or a click. If this makes a move instead, it is undone.
    static bool hold(MainWindow &window, int cell, bool dragged)
    {
        board::BoardView &view = window.view();
        const QPoint at = view.mapFromScene(view.board()->cellRect(cell).center());
        const QString before = window.currentSession().line();
        if (dragged) {
            QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at);
            QTest::mouseMove(view.viewport(), at + QPoint(15, 15));
        } else {
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        }
        if (view.board()->isHolding())
            return true;
        if (dragged)
            QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at + QPoint(15, 15));
        if (window.currentSession().line() != before)
            window.currentSession().undo();
        return false;
    }
};

TEST_SUITE(GesturesTest)
#include "tst_gestures.moc"
