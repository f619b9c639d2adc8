// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "session/trace.h"
#include "support/serialcontrol.h"
#include "support/suite.h"

#include "boards.h"

#include <sstream>

using core::Event;
using session::TraceReader;
using session::TraceWriter;

namespace {

/// What the moves are that a search has made and not taken back, step by step, without one that is incomplete.
core::Position afterWholeMoves(core::Position position, std::span<const Event> events)
{
    core::Path standing;
    for (const Event &event : events) {
        if (event.type == Event::Did)
            standing.push_back(event.step);
        else if (event.type == Event::Undid)
            standing.pop_back();
    }
    while (!standing.empty() && !standing.back().closes)
        standing.pop_back();
    return core::after(std::move(position), standing);
}

} // namespace

/// What a trace tells of every method of every puzzle is what happened.
class Traces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTraceIsReadAsWhatHappened_data() { addBoardsAndSolvers(); }
    void aTraceIsReadAsWhatHappened()
    {
        QFETCH(int, board);
        QFETCH(int, solver);
        const Board &one = boards()[std::size_t(board)];
        const core::Solver &method = one.kind->solvers[std::size_t(solver)];
        const core::Goal goal = method.reaches(core::Goal::First) ? core::Goal::First : core::Goal::Count;
        // The last jump of its first try may close nothing, and no position line says that.
        const std::string line = core::writeLine(*one.kind, *one.game.puzzle, one.game.position);
        if (method.id == std::string_view("warnsdorff") && line.find(",closed") != line.npos)
            QSKIP("It makes a move that no notation tells.");
        tests::SerialControl control;
        control.stopAfter(1);
        const core::Outcome outcome = method.solve(
            *one.game.puzzle, {goal, one.game.position, {}, core::Values(method.options), 1, true}, control);

        TraceWriter writer(*one.kind, one.game, method, goal, nullptr);
        std::string text = writer.beginning();
        session::Counts expected;
        for (const Event &event : control.events()) {
            text += writer.lines(event);
            expected.add(event);
        }
        text += writer.ending(outcome.verdict, outcome.reason);

        TraceReader reader(kindsUnderContract());
        core::Position replayed = one.game.position;
        std::istringstream lines(text);
        for (std::string told; std::getline(lines, told);) {
            if (!reader.take(told))
                break;
            for (const Event &event : reader.events())
                core::play(replayed, event);
        }
        reader.finish();
        if (reader.fault())
            QFAIL((std::to_string(reader.fault()->line) + ": " + reader.fault()->text + ": " +
                   reader.fault()->why.text.source)
                      .c_str());
        QCOMPARE(reader.method(), std::string(method.id));
        QCOMPARE(reader.goal(), goal);
        QCOMPARE(reader.hasEnded(), outcome.verdict != core::Outcome::Stopped);
        QCOMPARE(reader.counts().tries, expected.tries);
        QCOMPARE(reader.counts().backs, expected.backs);
        QCOMPARE(reader.counts().refusals(), expected.refusals());
        QCOMPARE(reader.counts().deepest, expected.deepest);
        const bool found = outcome.verdict == core::Outcome::Solved && goal == core::Goal::First;
        QCOMPARE(reader.counts().solutions, std::max(expected.solutions, qint64(found)));
        QVERIFY(reader.position() == afterWholeMoves(one.game.position, control.events()));
        QVERIFY(reader.position() == replayed);
        QVERIFY(reader.position() == core::after(one.game.position, reader.standing()));
    }
};

TEST_SUITE(Traces)
#include "tst_traces.moc"
