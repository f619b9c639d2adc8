// SPDX-License-Identifier: MIT
#include "support/frogs.h"
#include "support/frogsui.h"
#include "support/suite.h"

/// Tests the scene of the puzzle in ARCHITECTURE.md. The contract tests cover its rules.
class Example : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClickRequestsTheOnlyMove()
    {
        const core::Reading reading = frogs::kind().parse("2", {});
        const auto &game = std::get<core::Game>(reading);
        const auto scene = frogs::ui().scene({game.puzzle, {}}, board::Style::make(board::Style::Light));
        QSignalSpy wanted(scene.get(), &board::BoardScene::moveRequested);
        scene->activate(0);
        QCOMPARE(wanted.size(), 0);
        scene->activate(1);
        QCOMPARE(wanted.size(), 1);
        const auto step = wanted[0][0].value<core::Step>();
        QCOMPARE(int(step.piece), 1);
        QCOMPARE(int(step.to.cell), 2);
    }

    /// Solving n frogs and n toads takes n(n + 2) moves (Lucas).
    void lucasCountsTheMoves()
    {
        for (int frogs = 1; frogs <= 5; ++frogs) {
            const core::Reading reading = frogs::kind().parse(std::to_string(frogs), {});
            const auto &game = std::get<core::Game>(reading);
            core::NullContext context;
            core::Task task;
            task.from = game.position;
            const core::Outcome outcome = frogs::kind().solvers[0].solve(*game.puzzle, task, context);
            QCOMPARE(outcome.verdict, core::Outcome::Solved);
            QCOMPARE(int(outcome.path.size()), frogs * (frogs + 2));
        }
    }
};

TEST_SUITE(Example)
#include "tst_example.moc"
