// SPDX-License-Identifier: MIT
#include "session/search/searchreplay.h"

#include "session/programs/ownprogram.h"

namespace session {

namespace {

constexpr int tickLength = 16;     // milliseconds
constexpr qint64 fetchLength = 8;  // milliseconds per tick for fetching events
constexpr int ticksToProgress = 6; // ticks between two progress reports, about ten reports a second
constexpr qint64 eventsAtOnce = 16'384;

/// Returns the options for a solver; none if an id or a value is not valid for it.
std::optional<core::Values> checkedOptions(const core::Solver &solver, const core::Values &values)
{
    core::Values all(solver.options);
    for (const auto &[id, value] : values.all()) {
        const auto option = std::ranges::find(solver.options, std::string_view(id), &core::Option::id);
        if (option == solver.options.end() || !core::check(*option, value).empty())
            return {};
        all.set(id, value);
    }
    return all;
}

} // namespace

SearchReplay::SearchReplay(const core::Kind &kind, Timeline &timeline, QObject *parent)
    : QObject(parent), m_kind(kind), m_timeline(timeline)
{
    m_ticks.setInterval(tickLength);
    connect(&m_ticks, &QTimer::timeout, this, &SearchReplay::take);
}

void SearchReplay::start(std::vector<std::string> allowed)
{
    giveUp();
    m_allowed = std::move(allowed);
    m_failed.clear();
    for (const Act &act : m_timeline.acts()) {
        if (act.abridged && act.spec)
            m_acts.push_back(act.serial);
    }
    if (const auto here = std::ranges::find(m_acts, m_timeline.act().serial); here != m_acts.end())
        std::rotate(here, here + 1, m_acts.end());
    next();
}

void SearchReplay::giveUp()
{
    m_ticks.stop();
    m_acts.clear();
    m_replayed = {};
    m_record = Record({});
    Q_EMIT progressed();
}

/// Returns the index of the act being replayed; the number of acts if the act is gone.
std::size_t SearchReplay::index() const
{
    const auto act = std::ranges::find(m_timeline.acts(), m_acts.back(), &Act::serial);
    return std::size_t(act - m_timeline.acts().begin());
}

void SearchReplay::next()
{
    m_ticks.stop();
    m_replayed = {};
    while (!m_acts.empty()) {
        const std::size_t number = index();
        const bool wanted = number < m_timeline.acts().size() && m_timeline.acts()[number].spec;
        if (wanted && begin(m_timeline.acts()[number], number))
            break;
        if (wanted)
            m_failed[m_acts.back()] = programOf(m_timeline.acts()[number]).empty() ? Failure::UnknownMethod
                                                                                   : Failure::ForeignProgram;
        m_acts.pop_back();
    }
    Q_EMIT progressed();
}

bool SearchReplay::begin(const Act &act, std::size_t index)
{
    const bool isAllowed = std::ranges::find(m_allowed, programOf(act)) != m_allowed.end();
    const core::Solver *solver = isAllowed ? &ownProgramMethod() : m_kind.solver(act.method.toStdString());
    if (!solver || !solver->reaches(act.spec->goal))
        return false;
    const std::optional<core::Values> options = checkedOptions(*solver, act.spec->options);
    core::Path past = m_timeline.pastOf(index);
    if (!options || !solver->whyUnsuitable(*act.instance.puzzle, act.record.start(), past).empty())
        return false;
    m_spec = *act.spec;
    m_record = Record(act.record.start());
    m_replayed.act = act.serial;
    m_replayed.job = std::make_unique<SolverJob>(
        act.instance.puzzle, *solver,
        core::Task{.goal = m_spec.goal,
                   .from = act.record.start(),
                   .past = std::move(past),
                   .options = optionsOf(*solver, *options, m_kind, *act.instance.puzzle, act.record.start()),
                   .seed = m_spec.seed,
                   .traced = true});
    if (m_spec.pauses)
        m_replayed.job->waitAtSolutions();
    connect(m_replayed.job.get(), &SolverJob::finished, this,
            [this](const core::Outcome &outcome) { m_replayed.outcome = outcome; });
    m_replayed.job->start();
    m_ticks.start();
    return true;
}

/// Takes the events and solutions that have arrived. Returns whether there were any events.
bool SearchReplay::fetch()
{
    SolverJob &job = *m_replayed.job;
    m_arrived.clear();
    const qint64 missing = m_spec.events - m_record.size();
    if (missing > 0) {
        job.queue().take(eventsAtOnce, m_arrived, std::size_t(std::min(missing, eventsAtOnce)));
        m_record.append(m_arrived);
        m_record.keepLast(Timeline::longestSearch);
    } else if (m_spec.state == SearchSpec::Stopped && !isWhole()) {
        job.queue().take(eventsAtOnce, m_arrived); // takes the rest, up to its last solution
    }
    for (Found &found : job.takeFound()) {
        if (++m_replayed.total <= Solutions::most)
            m_replayed.found.push_back(std::move(found));
    }
    if (job.isWaiting() && job.queue().empty() && !isWhole())
        job.proceed();
    return !m_arrived.empty();
}

void SearchReplay::take()
{
    QElapsedTimer clock;
    clock.start();
    while (m_record.size() < m_spec.events && fetch() && clock.elapsed() < fetchLength)
        continue;
    fetch(); // fetches the solutions
    // A method that gives reasons does not report its solution as an event.
    if (isOver() && m_record.size() + 1 == m_spec.events &&
        m_replayed.outcome->verdict == core::Outcome::Solved)
        m_record.append(std::array{core::Event{{}, core::Event::Solution, 0, 0}});
    if (m_record.size() == m_spec.events && m_record.digest() != m_spec.digest)
        fail(Failure::OtherWay);
    else if (isWhole() && m_spec.state == SearchSpec::Stopped && !m_replayed.outcome)
        m_replayed.job->stop();
    else if (isWhole())
        end();
    else if (m_record.size() == m_spec.events
                 ? m_spec.state == SearchSpec::Ended && !m_replayed.job->queue().empty()
                 : isOver())
        fail(Failure::OtherWay);
    else if (++m_tick % ticksToProgress == 0)
        Q_EMIT progressed();
}

/// Returns whether everything has been found again: all events, the outcome of a search that had ended, and the
/// solutions of one that was stopped.
bool SearchReplay::isWhole() const
{
    if (m_record.size() < m_spec.events)
        return false;
    if (m_spec.state == SearchSpec::Ended)
        return isOver();
    return m_spec.state == SearchSpec::Open || isOver() || m_replayed.total >= m_spec.found;
}

void SearchReplay::end()
{
    const std::size_t number = index();
    if (number == m_timeline.acts().size() || !m_timeline.acts()[number].spec) {
        m_acts.pop_back();
        return next();
    }
    const Act &act = m_timeline.acts()[number];
    if (m_record.positionAt(std::max(act.spec->at, m_record.first())) != act.record.end())
        return fail(Failure::OtherWay);
    m_ticks.stop();
    m_replayed.job->disconnect(this);
    if (m_spec.state == SearchSpec::Stopped) {
        m_replayed.total = std::min(m_replayed.total, m_spec.found);
        m_replayed.found.resize(std::size_t(std::min(m_replayed.total, quint64(m_replayed.found.size()))));
    }
    m_acts.pop_back();
    m_timeline.refill(number, std::exchange(m_record, Record({})));
    Q_EMIT replayed(m_replayed);
    next();
}

void SearchReplay::fail(Failure why)
{
    m_failed[m_acts.back()] = why;
    m_acts.pop_back();
    next();
}

core::Explanation SearchReplay::about(const Act &act) const
{
    if (!act.spec)
        return {PUZZLE_TEXT("session", "Only the moves of this search were saved, without its tries.")};
    if (std::ranges::find(m_acts, act.serial) != m_acts.end()) {
        const bool now = m_acts.back() == act.serial;
        const double part = now ? double(m_record.size()) / double(std::max(qint64(1), m_spec.events)) : 0;
        return {PUZZLE_TEXT("session", "The saved search is being run again to this point: %1%."),
                {static_cast<long long>(part * 100)}};
    }
    const auto failed = m_failed.find(act.serial);
    if (failed == m_failed.end())
        return {PUZZLE_TEXT("session", "The saved search was not run again; only its moves are shown.")};
    if (failed->second == Failure::ForeignProgram)
        return {PUZZLE_TEXT("session", "The program that searched here does not run without your permission; "
                                       "only its moves are shown.")};
    if (failed->second == Failure::UnknownMethod)
        return {
            PUZZLE_TEXT("session", "The saved search cannot be run again here; only its moves are shown.")};
    return {PUZZLE_TEXT("session",
                        "The saved search took a different path this time; only its moves are shown.")};
}

} // namespace session
