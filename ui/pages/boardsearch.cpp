// SPDX-License-Identifier: MIT
#include "pages/boardsearch.h"

#include "core/dealcancellation.h"
#include "core/positionline.h"
#include "session/basics/unicodenormalization.h"
#include "session/search/race.h"
#include "session/timeline/landmarks.h"
#include "session/timeline/timeline.h"

namespace pages {

namespace {

using namespace std::chrono_literals;

/// The longest time for one search, so that one board does not delay a page.
constexpr auto longestRun = 10s;

/// Ends a search beyond this number of frames, at this number of solutions, or when `parent` ends it.
class UntilMoment : public core::NullContext {
public:
    UntilMoment(core::SearchContext &parent, qint64 frames, qint64 solutions)
        : m_parent(parent), m_frames(frames), m_solutions(solutions)
    {
    }

    bool keepGoing(const core::Stats &stats) override
    {
        return m_shouldContinue && m_parent.keepGoing(stats);
    }
    bool record(std::span<const core::Event> events) override
    {
        for (const core::Event &event : events)
            m_counts.add(event);
        m_shouldContinue =
            m_shouldContinue && m_counts.frames <= m_frames && m_counts.solutions < m_solutions;
        return m_shouldContinue && m_parent.record(events);
    }

private:
    core::SearchContext &m_parent;
    const qint64 m_frames;
    const qint64 m_solutions;
    session::Counts m_counts;
    bool m_shouldContinue = true;
};

core::Task taskOf(const BoardBlock &block, const Shown &shown)
{
    return {block.goal, shown.start, {}, core::Values(shown.solver->options)};
}

void readLine(core::Kinds kinds, const BoardBlock &block, core::SearchContext &context, Shown &shown)
{
    const core::DealCancellation cancellation(context);
    core::LineReading reading = core::readLine(kinds, session::composed(block.line.toStdString()));
    shown.kind = reading.kind;
    if (cancellation.stopped()) {
        shown.fault = {PUZZLE_TEXT("pages", "This board takes too long to be dealt.")};
        return;
    }
    if (auto *fault = std::get_if<core::Fault>(&reading.reading)) {
        shown.fault = std::move(fault->why);
        return;
    }
    core::Game &game = std::get<core::Game>(reading.reading);
    shown.puzzle = std::move(game.puzzle);
    shown.start = shown.position = std::move(game.position);
    if (block.method.isEmpty())
        return;
    shown.solver = shown.kind->solver(block.method.toStdString());
    if (!shown.solver)
        shown.fault = {PUZZLE_TEXT("pages", "There is no method “%1” for this puzzle."),
                       {core::quoted(block.method.toStdString())}};
    else if (!shown.solver->reaches(block.goal))
        shown.fault = {PUZZLE_TEXT("pages", "The method “%1” does not do what this board asks for."),
                       {shown.solver->name}};
    else if (block.isMoment() && block.goal == core::Goal::Count && shown.solver->showsCounts())
        shown.fault = shown.solver->whyCountIsUnwatchable(*shown.puzzle);
}

std::shared_ptr<session::Record> runTo(const BoardBlock &block, qint64 frames, qint64 solutions,
                                       core::SearchContext &context, Shown &shown)
{
    UntilMoment until(context, frames, solutions);
    session::RaceResult result =
        session::runRacer(*shown.puzzle, {shown.solver, taskOf(block, shown)}, until);
    if (result.counts.frames == 0)
        shown.fault = std::move(result.outcome.reason);
    return std::make_shared<session::Record>(std::move(result.record));
}

void goToMoment(const BoardBlock &block, core::SearchContext &context, Shown &shown)
{
    constexpr qint64 boundless = std::numeric_limits<qint64>::max();
    const auto record = block.at ? runTo(block, *block.at, boundless, context, shown)
                                 : runTo(block, boundless, block.solution.value_or(1), context, shown);
    const std::optional<qint64> frame =
        block.at ? std::optional(*block.at) : session::frameOfSolution(*record, block.solution.value_or(1));
    if (shown.fault.empty() && (!frame || *frame > record->counts().frames))
        shown.fault = {
            PUZZLE_TEXT_N("pages", "The moment asked for was not reached: the search has only %n step(s)."),
            {static_cast<long long>(record->counts().frames)}};
    if (frame && *frame <= record->counts().frames)
        record->truncate(record->indexAfterFrame(*frame));
    shown.position = record->end();
    shown.record = record;
    if (record->size() > 0 && shown.solver->explain) {
        qint64 last = record->size() - 1;
        while (last > 0 && !record->at(last).endsFrame())
            --last;
        shown.explanation = shown.solver->explain(*shown.puzzle, record->positionAt(last), record->at(last));
    }
}

core::Outcome runUnwatched(const BoardBlock &block, const Shown &shown, core::SearchContext &context)
{
    core::Outcome outcome = shown.kind->run(*shown.solver, *shown.puzzle, taskOf(block, shown), context);
    if (block.goal == core::Goal::First)
        outcome.stats.solutions = outcome.verdict == core::Outcome::Solved ? 1 : 0;
    else if (outcome.verdict == core::Outcome::Solved && outcome.stats.solutions == 0)
        outcome.verdict = core::Outcome::Impossible;
    return outcome;
}

/// Returns how often the first piece of a move differs from that of the move before; the first move counts, too.
int countSweeps(const core::Path &path)
{
    int sweeps = 0;
    int last = -1;
    bool begins = true;
    for (const core::Step &step : path) {
        if (begins && std::exchange(last, int(step.piece)) != step.piece)
            ++sweeps;
        begins = step.closes;
    }
    return sweeps;
}

} // namespace

Shown show(core::Kinds kinds, const BoardBlock &block, core::SearchContext &context)
{
    Shown shown;
    core::BudgetContext bounded(context, {.time = longestRun});
    readLine(kinds, block, bounded, shown);
    if (shown.fault.empty() && block.isMoment())
        goToMoment(block, bounded, shown);
    return shown;
}

Shown showSearch(core::Kinds kinds, const BoardBlock &block, qint64 frames, core::SearchContext &context)
{
    Shown shown = show(kinds, block, context);
    if (!shown.fault.empty() || !shown.solver || shown.record)
        return shown;
    core::BudgetContext bounded(context, {.time = longestRun});
    const auto record = runTo(block, frames, std::numeric_limits<qint64>::max(), bounded, shown);
    shown.isCut = record->counts().frames > frames;
    if (shown.isCut)
        record->truncate(record->indexAfterFrame(frames));
    shown.record = record;
    return shown;
}

FiguresOrReason figuresOf(core::Kinds kinds, const BoardBlock &block, core::SearchContext &context)
{
    Shown shown;
    readLine(kinds, block, context, shown);
    if (!shown.fault.empty())
        return shown.fault;
    if (!shown.solver)
        shown.solver = &shown.kind->preferred(*shown.puzzle, shown.start, block.goal);
    const core::Outcome outcome = runUnwatched(block, shown, context);
    if (outcome.verdict == core::Outcome::Stopped && !outcome.reason.empty())
        return outcome.reason;
    Figures figures{{Figure::Verdict, QString::fromLatin1(core::verdictNames[outcome.verdict])},
                    {Figure::Solutions, QString::number(outcome.stats.solutions)},
                    {Figure::Nodes, QString::number(outcome.stats.nodes)}};
    if (block.goal == core::Goal::First && outcome.verdict == core::Outcome::Solved) {
        figures[Figure::Length] = QString::number(core::countMoves(outcome.path));
        figures[Figure::Sweeps] = QString::number(countSweeps(outcome.path));
    }
    const bool counts = block.expected.contains(Figure::Tries) || block.expected.contains(Figure::Back);
    if (counts && context.keepGoing({})) {
        const session::RaceResult result =
            session::runRacer(*shown.puzzle, {shown.solver, taskOf(block, shown)}, context);
        figures[Figure::Tries] = QString::number(result.counts.tries);
        figures[Figure::Back] = QString::number(result.counts.backs);
    }
    return figures;
}

} // namespace pages
