// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"
#include "session/programs/trace.h"
#include "session/programs/tracefile.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include "boards.h"

#include <sstream>

using core::Event;
using session::TraceReader;
using session::TraceWriter;

namespace {

/// Returns the position after the complete moves that a search has made and not taken back.
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

/// Returns the notation of a refused move with the explanation of the refusal.
std::string refusalText(const core::Solver &method, const core::Puzzle &puzzle,
                        const core::Position &position, const Event &event)
{
    const std::string move = puzzle.spell(position, {&event.step, 1});
    const std::string why =
        session::translated(method.explain(puzzle, position, event), nullptr).simplified().toStdString();
    return move + ": " + why;
}

/// Returns only the events of complete moves: the method `permutations` of the dog cards turns a card, which is half a
/// move, before it tests whether the card fits.
std::vector<Event> wholeMoves(std::span<const Event> events)
{
    std::vector<Event> whole;
    for (Event event : events) {
        if (event.type == Event::Did && !event.step.closes)
            continue;
        if (event.type == Event::Undid && !event.endsMoveBack())
            continue;
        event.step.closes = true;
        event.reason = 0;
        if (event.type == Event::Refused)
            event.step.from = {};
        whole.push_back(event);
    }
    return whole;
}

/// Tests that the trace of every method of every puzzle describes its search.
class Traces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTraceDescribesTheSearch_data() { addBoardsAndSolvers(); }
    void aTraceDescribesTheSearch()
    {
        QFETCH(int, board);
        QFETCH(int, solver);
        const Board &one = boards()[std::size_t(board)];
        const core::Solver &method = one.kind->solvers[std::size_t(solver)];
        const core::Goal goal = method.reaches(core::Goal::First) ? core::Goal::First : core::Goal::Count;
        tests::SerialContext context;
        context.stopAfter(1);
        const core::Outcome outcome = method.solve(
            *one.game.puzzle, {goal, one.game.position, {}, core::Values(method.options), 1, true}, context);

        TraceWriter writer(*one.kind, one.game, method, goal, nullptr);
        std::string text = writer.beginning();
        session::Counts expected;
        for (const Event &event : context.events()) {
            text += writer.lines(event);
            expected.add(event);
        }
        text += writer.ending(outcome.verdict, outcome.reason, outcome.path);

        TraceReader reader(kindsUnderContract());
        core::Position replayed = one.game.position;
        std::istringstream lines(text);
        for (std::string row; std::getline(lines, row);) {
            if (!reader.take(row))
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
        QVERIFY(reader.position() == afterWholeMoves(one.game.position, context.events()));
        QVERIFY(reader.position() == replayed);
        QVERIFY(reader.position() == core::after(one.game.position, reader.standing()));
        for (const std::string_view sign : {"\n!", "\n+\n"})
            QVERIFY(text.find(sign) == text.npos);
    }

    void theWindowShowsTheSameEvents_data() { addBoardsAndSolvers(); }
    void theWindowShowsTheSameEvents()
    {
        QFETCH(int, board);
        QFETCH(int, solver);
        const Board &one = boards()[std::size_t(board)];
        const core::Puzzle &puzzle = *one.game.puzzle;
        const core::Solver &method = one.kind->solvers[std::size_t(solver)];
        const core::Goal goal = method.reaches(core::Goal::First) ? core::Goal::First : core::Goal::Count;
        tests::SerialContext context;
        context.stopAfter(1);
        const core::Outcome outcome = method.solve(
            puzzle, {goal, one.game.position, {}, core::Values(method.options), 1, true}, context);
        TraceWriter writer(*one.kind, one.game, method, goal, nullptr);
        std::string text = writer.beginning();
        for (const Event &event : context.events())
            text += writer.lines(event);
        const bool tells = std::ranges::count(context.events(), Event::Solution, &Event::type) > 0;
        text += tells || outcome.verdict != core::Outcome::Solved
                    ? writer.ending(outcome.verdict, outcome.reason, outcome.path)
                    : ".\n";
        const auto read = session::readTraceGame(kindsUnderContract(), QByteArray::fromStdString(text));
        const auto *game = std::get_if<session::TraceGame>(&read);
        QVERIFY(game && game->fault.empty());
        const session::Record &record = game->game.acts.back().record;
        std::vector<Event> events;
        core::Position position = one.game.position;
        for (qint64 i = 0; i < record.size(); ++i) {
            Event event = record.at(i);
            if (event.type == Event::Refused && method.id != std::string_view("permutations")) {
                const core::Explanation why = session::ownProgramMethod().explain(puzzle, position, event);
                QCOMPARE(std::get<std::string>(why.arguments.at(0)),
                         refusalText(method, puzzle, position, context.events().at(std::size_t(i))));
            }
            core::play(position, event);
            event.reason = 0;
            events.push_back(event);
        }
        std::vector<Event> expected(context.events().begin(), context.events().end());
        std::erase_if(expected, [](const Event &event) { return event.type == Event::Remark; }); // words only
        if (method.id == std::string_view("permutations")) {
            expected = wholeMoves(expected);
            events = wholeMoves(events);
        }
        for (Event &event : expected)
            event.reason = 0;
        for (std::size_t i = 0; i < std::min(events.size(), expected.size()); ++i)
            QVERIFY2(events[i] == expected[i], std::to_string(i).c_str());
        QCOMPARE(events.size(), expected.size());
    }
};

TEST_SUITE(Traces)
#include "tst_traces.moc"
