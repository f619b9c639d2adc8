// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "tilings/boards.h"

using tests::SerialContext;

/// Tests the explanations of a method's steps.
class TilingExplanationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Solutions that were not watched are explained without reference to a search.
    void unwatchedSolutionsMentionNoSearch_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::newRow("cells") << QByteArray("cells");
        QTest::newRow("cover") << QByteArray("cover");
    }
    void unwatchedSolutionsMentionNoSearch()
    {
        QFETCH(QByteArray, method);
        const core::Game game = boards::game("tiling:6x10,pentominoes");
        SerialContext context;
        const core::Outcome outcome = boards::solve(game, method.constData(), core::Goal::First, context);
        QCOMPARE(outcome.path.size(), std::size_t(12));
        core::Position position = game.position;
        for (const core::Step &step : outcome.path) {
            const core::Explanation why =
                tilings::kind().solver(method.constData())->explain(*game.puzzle, position, {.step = step});
            QVERIFY2(std::string_view(why.text.source).starts_with("In the solution"), why.text.source);
            core::advance(position, step);
        }
    }
};

TEST_SUITE(TilingExplanationsTest)
#include "tst_explanations.moc"
