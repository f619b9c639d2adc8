// SPDX-License-Identifier: MIT
#include "session/search/race.h"

#include <map>

namespace session {

namespace {

/// Records and counts the events of a racer.
class RacerContext : public core::NullContext {
public:
    RacerContext(const core::Puzzle &puzzle, const Racer &racer, RaceResult &result,
                 core::SearchContext &parent, std::atomic<qint64> *tries)
        : m_puzzle(puzzle), m_racer(racer), m_result(result), m_parent(parent), m_tries(tries),
          m_position(racer.task.from)
    {
        m_clock.start();
    }

    qint64 microseconds() const { return m_clock.nsecsElapsed() / 1000; }

    bool keepGoing(const core::Stats &stats) override
    {
        return m_shouldContinue && m_parent.keepGoing(stats);
    }

    bool record(std::span<const core::Event> events) override
    {
        for (const core::Event &event : events)
            take(event);
        const qint64 room = RaceResult::mostEvents - m_result.record.size();
        if (room > 0) {
            m_result.record.append(events.first(std::size_t(std::min(room, qint64(events.size())))));
            readClock();
        }
        if (m_tries)
            *m_tries = m_result.counts.tries;
        return m_parent.record(events) && m_shouldContinue;
    }

    bool found(const core::Position &, std::span<const core::Step>) override
    {
        m_shouldContinue = m_shouldContinue && ++m_found < m_racer.limit;
        return m_shouldContinue;
    }

    std::vector<RaceRefusals> refusals() const
    {
        std::vector<RaceRefusals> all;
        for (const auto &[code, refused] : m_refused)
            all.push_back(refused);
        std::ranges::stable_sort(all, std::ranges::greater(), &RaceRefusals::count);
        return all;
    }

private:
    /// Records the time, but not at each event of a method that reports events one by one.
    void readClock()
    {
        constexpr qint64 fewest = 64; // events
        const qint64 events = m_result.record.size();
        if (m_result.moments.empty() || events - m_result.moments.back().events >= fewest)
            m_result.moments.push_back({events, microseconds()});
    }

    void take(const core::Event &event)
    {
        m_result.counts.add(event);
        m_result.profile.add(m_result.counts.tries, m_result.counts.depth);
        if (event.type == core::Event::Solution && m_result.firstSolution < 0) {
            m_result.firstSolution = m_result.counts.tries;
            m_result.firstLength = m_result.counts.depth;
        }
        if (event.type == core::Event::Refused)
            refuse(event);
        core::play(m_position, event);
    }

    void refuse(const core::Event &event)
    {
        RaceRefusals &refused = m_refused[event.reason];
        if (refused.count++ == 0) {
            refused.code = event.reason;
            refused.example = m_racer.solver->explain(m_puzzle, m_position, event);
        }
    }

    const core::Puzzle &m_puzzle;
    const Racer &m_racer;
    RaceResult &m_result;
    core::SearchContext &m_parent;
    std::atomic<qint64> *m_tries;
    QElapsedTimer m_clock;
    core::Position m_position;
    std::map<int, RaceRefusals> m_refused;
    std::uint64_t m_found = 0;
    bool m_shouldContinue = true;
};

} // namespace

qint64 RaceResult::eventsUpToTry(qint64 tries) const
{
    qint64 low = 0;
    qint64 high = record.size();
    while (low < high) {
        const qint64 middle = low + (high - low) / 2;
        if (record.countsAt(middle).tries < tries)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

qint64 RaceResult::eventsUpToTime(qint64 time) const
{
    const auto after = std::ranges::upper_bound(moments, time, {}, &Moment::microseconds);
    if (after == moments.end())
        return record.size();
    const Moment before = after == moments.begin() ? Moment() : *std::prev(after);
    const double part =
        double(time - before.microseconds) / double(after->microseconds - before.microseconds);
    return before.events + qint64(part * double(after->events - before.events));
}

void DepthProfile::add(qint64 tries, qint64 depth)
{
    if (tries < qint64(mostStretches)) {
        m_firstDepths.resize(std::max(m_firstDepths.size(), std::size_t(tries) + 1), 0);
        m_firstDepths[std::size_t(tries)] = std::max(m_firstDepths[std::size_t(tries)], depth);
    }
    auto stretch = std::size_t(tries / m_triesEach);
    while (stretch >= mostStretches) {
        for (std::size_t i = 0; 2 * i < m_depths.size(); ++i)
            m_depths[i] = std::max(m_depths[2 * i], m_depths[std::min(2 * i + 1, m_depths.size() - 1)]);
        m_depths.resize((m_depths.size() + 1) / 2);
        m_triesEach *= 2;
        stretch /= 2;
    }
    if (stretch >= m_depths.size())
        m_depths.resize(stretch + 1, 0);
    m_depths[stretch] = std::max(m_depths[stretch], depth);
}

RaceResult runRacer(const core::Puzzle &puzzle, const Racer &racer, core::SearchContext &context,
                    std::atomic<qint64> *tries)
{
    RaceResult result(racer);
    result.outcome.reason = racer.solver->whyUnsuitable(puzzle, racer.task.from, racer.task.past);
    if (!result.outcome.reason.empty())
        return result;
    core::Task task = racer.task;
    task.traced = true;
    RacerContext watcher(puzzle, racer, result, context, tries);
    auto outcome = catchExceptions([&] { return racer.solver->solve(puzzle, task, watcher); });
    result.microseconds = watcher.microseconds();
    if (auto *why = std::get_if<core::Explanation>(&outcome))
        result.outcome.reason = std::move(*why);
    else
        result.outcome = std::get<core::Outcome>(std::move(outcome));
    // A method that constructs its solution, or ends at the first one, need not report it as an event.
    if (result.firstSolution < 0 && result.outcome.verdict == core::Outcome::Solved &&
        racer.task.goal == core::Goal::First) {
        result.firstSolution = result.counts.tries;
        result.firstLength = result.counts.depth;
    }
    result.refusals = watcher.refusals();
    return result;
}

core::Explanation whyGoalIsNotReached(const core::Solver &solver, core::Goal goal)
{
    if (solver.reaches(goal))
        return {};
    if (solver.onlyCounts())
        return {PUZZLE_TEXT("race", "It only counts the solutions.")};
    return {goal == core::Goal::First ? PUZZLE_TEXT("race", "It does not stop at one solution.")
            : goal == core::Goal::All ? PUZZLE_TEXT("race", "It does not look for all solutions.")
                                      : PUZZLE_TEXT("race", "It does not count the solutions.")};
}

core::Explanation whyNotRacing(const core::Solver &solver, const core::Puzzle &puzzle, const core::Task &task)
{
    if (core::Explanation why = whyGoalIsNotReached(solver, task.goal); !why.empty())
        return why;
    return solver.whyUnsuitable(puzzle, task.from, task.past);
}

std::vector<const core::Solver *> possibleRacers(const core::Kind &kind, const core::Puzzle &puzzle,
                                                 const core::Task &task)
{
    std::vector<const core::Solver *> all;
    for (const core::Solver &solver : kind.solvers) {
        if (whyNotRacing(solver, puzzle, task).empty())
            all.push_back(&solver);
    }
    return all;
}

Race::Race(QObject *parent) : QObject(parent)
{
    connect(&m_heartbeat, &QTimer::timeout, this, &Race::progressed);
}

// All racers are asked to end before any of them is waited for.
Race::~Race()
{
    clear();
}

void Race::start(std::shared_ptr<const core::Puzzle> puzzle, std::vector<Racer> racers)
{
    clear();
    m_running = int(racers.size());
    for (Racer &racer : racers) {
        Lane &lane = *m_lanes.emplace_back(std::make_unique<Lane>());
        lane.racer = std::move(racer);
        const auto fail = [this, &lane](const core::Explanation &why) {
            RaceResult result(lane.racer);
            result.outcome.reason = why;
            arrived(lane, std::make_shared<const RaceResult>(std::move(result)));
        };
        lane.task = std::make_unique<BackgroundTask<Result>>(
            [this, &lane](const Result &result) { arrived(lane, result); }, fail);
        if (!lane.racer.puzzle)
            lane.racer.puzzle = puzzle;
        lane.task->start([&lane](core::SearchContext &context) -> Result {
            return std::make_shared<const RaceResult>(
                runRacer(*lane.racer.puzzle, lane.racer, context, &lane.tries));
        });
    }
    m_heartbeat.start(100);
}

void Race::arrived(Lane &lane, Result result)
{
    lane.tries = result->counts.tries;
    lane.result = std::move(result);
    if (--m_running > 0)
        return;
    m_heartbeat.stop();
    Q_EMIT finished();
}

void Race::stop()
{
    for (const auto &lane : m_lanes)
        lane->task->finishEarly();
}

void Race::clear()
{
    stop();
    m_lanes.clear();
    m_running = 0;
    m_heartbeat.stop();
}

std::vector<Race::Result> Race::results() const
{
    std::vector<Result> all;
    for (const auto &lane : m_lanes) {
        if (lane->result)
            all.push_back(lane->result);
    }
    return all;
}

} // namespace session
