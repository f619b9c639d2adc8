// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/boards.h"

class TracesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void watchingChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("rewind") << QByteArray("rewind") << QByteArray("taquin:6x5,deal=walk,count=3000");
        QTest::newRow("rows") << QByteArray("rows") << QByteArray("taquin:12x9,deal=even");
        QTest::newRow("rows, blank away") << QByteArray("rows") << QByteArray("taquin:2x3:0 5 3 4 1 2");
        QTest::newRow("cycles") << QByteArray("cycles") << QByteArray("taquin:5x5,deal=even");
        QTest::newRow("own cycles") << QByteArray("cycles") << QByteArray("taquin:6x5,deal=cycles");
        QTest::newRow("optimal") << QByteArray("optimal") << QByteArray("taquin:3x3:8 6 7 2 5 4 3 0 1");
    }
    void watchingChangesNothing()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, line);
        const core::Game game = boards::game(line.toStdString());
        tests::SerialContext alone;
        const core::Outcome blind = boards::solve(*game.puzzle, game.position, method.constData(), alone);
        tests::SerialContext viewer;
        const core::Outcome traced =
            boards::solve(*game.puzzle, game.position, method.constData(), viewer, true);
        QCOMPARE(traced.verdict, core::Outcome::Solved);
        QCOMPARE(blind.verdict, core::Outcome::Solved);
        QCOMPARE(traced.stats.nodes, blind.stats.nodes);
        QVERIFY(traced.path == blind.path);
        QCOMPARE(viewer.found(), std::uint64_t(1));
        QVERIFY(viewer.solutions().front().path == blind.path);
        playBothWays(*game.puzzle, game.position, viewer.events());
    }

    void stopsAtOnce_data()
    {
        QTest::addColumn<QByteArray>("method");
        for (const char *method : {"rewind", "rows", "cycles", "optimal"})
            QTest::newRow(method) << QByteArray(method);
    }
    void stopsAtOnce()
    {
        QFETCH(QByteArray, method);
        const core::Game game = boards::game("taquin:12x12,deal=walk");
        for (const bool traced : {false, true}) {
            tests::SerialContext context;
            context.stopAfter(2);
            const core::Outcome outcome =
                boards::solve(*game.puzzle, game.position, method.constData(), context, traced);
            QCOMPARE(outcome.verdict, core::Outcome::Stopped);
            QVERIFY(outcome.reason.empty());
            QCOMPARE(outcome.stats.nodes, std::uint64_t(3 * 1024));
            QCOMPARE(context.callsAfterStop(), std::uint64_t(0));
            QCOMPARE(context.found(), std::uint64_t(0));
        }
    }

private:
    // Tests that the step of each event begins where its piece is, and that taking back all steps leads to
    // the start.
    static void playBothWays(const core::Puzzle &puzzle, const core::Position &from,
                             const std::vector<core::Event> &events)
    {
        core::Position position = from;
        for (const core::Event &event : events) {
            const auto &here = position[std::size_t(event.step.piece)];
            if (event.type != core::Event::Solution)
                QVERIFY(here == (event.type == core::Event::Undid ? event.step.to : event.step.from));
            core::play(position, event);
        }
        QVERIFY(puzzle.solved(position));
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            core::unplay(position, *event);
        QVERIFY(position == from);
    }
};

TEST_SUITE(TracesTest)
#include "tst_traces.moc"
