// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include "app/puzzles.h"

/// Tests node counts that no change may alter by accident: another number of nodes means another search, even
/// with the same result.
class Signature : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nodes_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<quint64>("nodes");
        const auto row = [](const char *line, const char *method, quint64 nodes) {
            QTest::addRow("%s %s", method, line) << QByteArray(line) << QByteArray(method) << nodes;
        };
        // The boards are those of the course's figures, and the numbers of moves those that its own program needs.
        row("taquin:4x2:5 7 3 4 1 6 2 0", "rows", 38);
        row("taquin:5x4:14 3 16 13 8 10 18 2 11 1 19 9 6 15 7 4 17 5 12 0", "rows", 254);
        row("taquin:5x5:15 3 13 1 19 4 23 8 11 21 14 6 2 5 24 20 7 22 9 12 18 16 10 17 0", "rows", 312);
        row("taquin:6x5:5 2 3 1 11 7 8 4 6 9 12 14 10 16 13 17 18 21 15 19 25 23 20 22 24 29 26 28 27 0",
            "rows", 496);
        // The number is the sum of the costs of the twenty cycles drawn, each from the same program.
        row("taquin:6x5,deal=cycles,count=20,seed=1", "cycles", 1950);
        // The numbers come from a second program that recomputes every estimate at every node, has the
        // pattern distances from a plain breadth-first search, and finds redundant paths by their definition.
        row("taquin:3x2,deal=walk,count=30000,seed=1", "optimal", 76);
        row("taquin:3x3:0 8 7 6 5 4 3 2 1", "optimal", 159);
        row("taquin:3x3,deal=walk,count=300,seed=1", "optimal", 723);
        row("taquin:4x2:5 7 3 4 1 6 2 0", "optimal", 1847);
        row("taquin:3x3:8 7 6 5 4 3 2 1 0", "optimal", 12822);
        row("taquin:2x5,deal=walk,count=30000,seed=1", "optimal", 103);
        row("taquin:3x4,deal=walk,count=300,seed=1", "optimal", 300);
        // These use the large tables. Building them state by state and level by level gives the same numbers.
        row("taquin:3x5,deal=even,seed=3", "optimal", 3509);
        row("taquin:5x3,deal=even,seed=3", "optimal", 5653);
        row("taquin:4x4:5 10 14 4 6 12 11 1 9 0 15 7 13 2 8 3", "optimal", 1383);
        row("taquin:4x4:1 6 10 8 14 12 4 2 13 11 3 5 9 7 15 0", "optimal", 1097);
        row("taquin:4x4:14 12 15 10 1 13 4 6 3 7 2 0 8 5 9 11", "optimal", 1125);
        // No table becomes ready during these searches, so the numbers are the same on every machine and for
        // any number of threads.
        row("taquin:3x4,deal=even,seed=1", "quick", 12192);
        if (tests::isThorough())
            row("taquin:7x7,deal=even,seed=1", "quick", 81690695);
        // The figures' boards with renumbered tiles, so that the same moves lead to another goal; if its gap is
        // elsewhere, its walk from the last cell is added.
        row("taquin:4x2,goal=columns:2 6 5 7 1 4 3 0", "rows", 38);
        row("taquin:4x2,goal=first:5 7 2 3 4 6 1 0", "rows", 38 + 4);
        row("taquin:5x4,goal=spiral:18 3 12 19 16 6 9 2 13 1 8 17 14 7 15 4 10 5 11 0", "rows", 254 + 4);
        row("taquin:5x4,goal=19-18-17-16-15-14-13-12-11-10-9-8-7-6-5-4-3-2-1-0:6 17 4 7 12 10 2 18 9 19 1 11 "
            "14 "
            "5 13 16 3 15 8 0",
            "rows", 254);
        row("taquin:6x5,goal=columns,deal=cycles,count=20,seed=1", "cycles", 1950);
        // The board of the second row is also reflected, since its goal has the gap in the first cell.
        row("taquin:3x4,goal=columns:7 3 9 5 11 10 1 6 8 2 4 0", "quick", 12192);
        row("taquin:3x4,goal=first:0 2 8 1 7 11 6 3 10 9 5 4", "quick", 12192);
        // The numbers come from the second program of the usual goal's, which measures the distances to these goals.
        row("taquin:3x3,goal=first:8 7 6 5 4 3 2 1 0", "optimal", 159);
        row("taquin:3x3,goal=first:8 7 6 0 4 1 2 5 3", "optimal", 9651);
        row("taquin:3x3,goal=spiral:8 7 6 5 4 3 1 2 0", "optimal", 4825);
        row("taquin:3x3,goal=columns:8 7 6 5 4 3 1 2 0", "optimal", 103);
        row("taquin:3x3,goal=1-0-2-3-4-5-6-7-8:8 7 6 5 4 3 2 1 0", "optimal", 191);
        row("taquin:2x3,goal=spiral:5 4 3 2 1 0", "optimal", 148);
        row("taquin:4x2,goal=1-2-0-3-4-5-6-7:5 7 3 4 1 2 6 0", "optimal", 201);
        row("taquin:4x2,goal=columns:5 7 3 4 1 6 2 0", "optimal", 736);
        // The numbers come from a second program that follows the method's description: the tests of a card against its
        // neighbours and the border, in the order of the permutations and turns.
        row("dogs:3x2,equal:2,1,1,2;1,1,1,3;2,3,1,1;2,1,1,1;3,1,1,1;3,2,1,2", "permutations", 59);
        row("dogs:3x2,equal,frame=1:1,1,1,3;1,1,3,1;3,3,3,1;1,3,3,1;2,1,1,1;3,1,1,2", "permutations", 907);
        row("dogs:3x2,equal,fixed=2'@11:2,2,1,1;3,2,1,2;3,3,2,2;1,1,1,1;2,1,2,3;1,2,2,1", "permutations",
            691);
        // The calls of a second program for boards drawn as text, which tries the jumps in the course's order.
        row("solitaire:own,cells=OOOO/OOOO/OOOO/OOOO,hole=12", "course", 46);
        row("solitaire:own,cells=OOO--/OOOO-/OOOOO/-OOOO,hole=11", "course", 32236);
    }
    void nodes()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, method);
        QFETCH(quint64, nodes);
        const core::Outcome outcome = solved(line, method, core::Goal::First);
        QCOMPARE(outcome.verdict, core::Outcome::Solved);
        QCOMPARE(outcome.stats.nodes, nodes);
    }

    /// Boards as people state them, with closed squares and pieces of their own. All numbers come from signature.py beside
    /// this file, which tries every arrangement and knows only the rules and what a node of the method is.
    void wholeTrees_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<quint64>("solutions");
        QTest::addColumn<qint64>("nodes");
        constexpr qint64 unknown = -1; // where the nodes depend on what the method prunes
        const auto row = [](const char *line, const char *method, quint64 solutions, qint64 nodes) {
            QTest::addRow("%s %s", method, line)
                << QByteArray(line) << QByteArray(method) << solutions << nodes;
        };
        row("queens:6,closed=a1+c3+d4", "bits", 4, 121);
        row("queens:7,closed=d4-e5", "bits", 18, 309);
        row("queens:8,closed=d4+e5+b2+b7+g2+g7", "bits", 20, 1119);
        row("queens:7,given=b4", "bits", 6, 83);
        row("queens:7,torus", "bits", 28, 259);
        constexpr const char *four = "tiling:4x4,own=AAA/A..+B/B/B/B+CC/CC+D../DDD";
        constexpr const char *five = "tiling:5x5,own=AAA/A.A+BBB/.B./.B.+CC/CC/C.+DDDD/D...+EE/E./EE";
        constexpr const char *fixed = "tiling:4x5,own=AAA/A..+BBB/..B+CC/CC+DDDD+EEE/.E.,fixed=ABCDE";
        row(four, "vinrich", 48, 312);
        row("tiling:3x5,own=AAA/A..+BB/BB+.CC/CC.+DDD", "vinrich", 8, 176);
        row(five, "vinrich", 0, 752);
        for (const char *method : {"cells", "cover"}) {
            row(four, method, 48, unknown);
            row("tiling:3x5,own=AAA/A..+BB/BB+.CC/CC.+DDD", method, 8, unknown);
            row(five, method, 0, unknown);
            row(fixed, method, 0, unknown);
        }
        for (const char *method : {"pruned", "frontier"}) {
            row("knight:5x5,without=c3", method, 16, unknown);
            row("knight:4x5,without=a1+d1", method, 156, unknown);
            row("knight:5x5,end=e1", method, 56, unknown);
        }
        row("knight:5x5,given=7e5+18b1", "pruned", 8, unknown);
        row("knight:5x5,given=7e5+18b1", "propagation", 8, unknown);
    }
    void wholeTrees()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, method);
        QFETCH(quint64, solutions);
        QFETCH(qint64, nodes);
        const bool onlyCounts = method == "frontier";
        const core::Outcome outcome = solved(line, method, onlyCounts ? core::Goal::Count : core::Goal::All);
        QCOMPARE(outcome.verdict, solutions > 0 ? core::Outcome::Solved : core::Outcome::Impossible);
        QCOMPARE(outcome.stats.solutions, solutions);
        if (nodes >= 0)
            QCOMPARE(outcome.stats.nodes, quint64(nodes));
    }

private:
    static core::Outcome solved(const QByteArray &line, const QByteArray &method, core::Goal goal)
    {
        const core::LineReading reading = core::readLine(app::kinds(), line.toStdString());
        const auto &game = std::get<core::Game>(reading.reading);
        const core::Solver *solver = reading.kind->solver(method.toStdString());
        tests::SerialContext context;
        if (solver->prepare)
            solver->prepare(*game.puzzle, context);
        const core::Task task{goal, game.position, {}, core::Values(solver->options)};
        return solver->solve(*game.puzzle, task, context);
    }
};

TEST_SUITE(Signature)
#include "tst_signature.moc"
