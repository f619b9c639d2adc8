// SPDX-License-Identifier: MIT
#include "core/statelayers.h"
#include "support/suite.h"
#include "tours/boards.h"
#include "tours/knight/frontiercount.h"

#include <new>

using core::Goal;
using core::Outcome;

/// Tests the counts of tours by frontier search.
class FrontierTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The numbers of closed tours are those of McKay (1997), of OEIS A001230 and of similar sequences for
    /// rectangles; those of open tours are A165134 and similar. A tour is counted once, regardless of its
    /// start and direction.
    void toursOfWholeBoards_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("tours");
        const auto row = [](const char *line, quint64 tours) {
            QTest::newRow(line) << QByteArray(line) << tours;
        };
        row("knight:3x4", 8);
        row("knight:5x5", 864);
        row("knight:10x4", 1213112);
        row("knight:5x8", 18061054);
        row("knight:3x10,closed", 16);
        row("knight:12x3,closed", 176);
        row("knight:5x6,closed", 8);
        row("knight:8x5,closed", 44202);
        row("knight:6x6,closed", 9862);
        row("knight:7x6,closed", 1067638);
    }
    void toursOfWholeBoards()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, tours);
        const core::Game game = boards::game(line.toStdString());
        const core::Solver &method = *tours::knightKind().solver("frontier");
        core::Task task{Goal::Count, game.position, {}, core::Values(method.options)};
        task.options.set("counted", "board");
        tests::SerialContext context(2);
        const Outcome outcome = method.solve(*game.puzzle, task, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(outcome.stats.solutions, tours);
    }

    /// The states of eight columns are packed into 64 bits. No board with so few rows has a closed tour.
    void eightColumnsArePacked()
    {
        for (const int rows : {3, 4}) {
            tests::SerialContext context;
            const Outcome outcome = tours::countByFrontier({{8, rows}, true}, context);
            QCOMPARE(outcome.verdict, Outcome::Solved);
            QCOMPARE(outcome.stats.solutions, 0U);
        }
    }

    /// A count that needs too much memory ends before the system has none left.
    void memoryIsBounded()
    {
        constexpr std::size_t limit = 4'000'000;
        tests::SerialContext context;
        core::StateLayers layers(context, 1, limit);
        const auto doubles = [](std::uint64_t state, const auto &add) {
            add(2 * state);
            add(2 * state + 1);
        };
        constexpr int most = 40;
        int layer = 0;
        const auto grow = [&] {
            while (layer < most && layers.advance(0, layer, doubles))
                ++layer;
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, grow());
        QVERIFY(layer > 10 && layer < 20);
    }

    /// A count beyond 64 bits is never reported modulo 2^64.
    void anOverflowIsNoticed()
    {
        tests::SerialContext context;
        core::StateLayers layers(context, 1, 1'000'000);
        const auto twice = [](std::uint64_t state, const auto &add) {
            add(state);
            add(state);
        };
        for (int i = 0; i < 63; ++i)
            QVERIFY(layers.advance(0, i, twice));
        QCOMPARE(layers.count(1), std::uint64_t(1) << 63);
        QVERIFY(!layers.advance(0, 63, twice));
        QVERIFY(layers.end() == core::StateLayers::End::Overflows);
    }
};

TEST_SUITE(FrontierTest)
#include "tst_frontier.moc"
