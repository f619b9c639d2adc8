// SPDX-License-Identifier: MIT
#include "session/rerun.h"

#include "session/ownprogram.h"

namespace session {

namespace {

constexpr int tickLength = 16;     // milliseconds
constexpr qint64 fetchLength = 8;  // milliseconds of a tick for fetching
constexpr int ticksToProgress = 6; // about ten times a second
constexpr qint64 eventsAtOnce = 16'384;

/// Returns the options for a solver; none if a value is not one of the solver's.
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

Rerun::Rerun(const core::Kind &kind, Timeline &timeline, QObject *parent)
    : QObject(parent), m_kind(kind), m_timeline(timeline)
{
    m_ticks.setInterval(tickLength);
    connect(&m_ticks, &QTimer::timeout, this, &Rerun::take);
}

Rerun::~Rerun() = default;

void Rerun::start(std::vector<std::string> allowed)
{
    giveUp();
    m_allowed = std::move(allowed);
    m_failed.clear();
    for (const Act &act : m_timeline.acts()) {
        if (act.abridged && act.recipe)
            m_acts.push_back(act.serial);
    }
    if (const auto here = std::ranges::find(m_acts, m_timeline.act().serial); here != m_acts.end())
        std::rotate(here, here + 1, m_acts.end());
    next();
}

void Rerun::giveUp()
{
    m_ticks.stop();
    m_acts.clear();
    m_refound = {};
    m_record = Record({});
    Q_EMIT progressed();
}

/// Returns the index of the present act; the number of acts if the act is gone.
std::size_t Rerun::index() const
{
    const auto act = std::ranges::find(m_timeline.acts(), m_acts.back(), &Act::serial);
    return std::size_t(act - m_timeline.acts().begin());
}

void Rerun::next()
{
    m_ticks.stop();
    m_refound = {};
    while (!m_acts.empty()) {
        const std::size_t number = index();
        const bool wanted = number < m_timeline.acts().size() && m_timeline.acts()[number].recipe;
        if (wanted && begin(m_timeline.acts()[number], number))
            break;
        if (wanted)
            m_failed[m_acts.back()] = programOf(m_timeline.acts()[number]).empty() ? Failure::UnknownMethod
                                                                                   : Failure::ForeignProgram;
        m_acts.pop_back();
    }
    Q_EMIT progressed();
}

bool Rerun::begin(const Act &act, std::size_t index)
{
    const bool isAllowed = std::ranges::find(m_allowed, programOf(act)) != m_allowed.end();
    const core::Solver *solver = isAllowed ? &ownProgramMethod() : m_kind.solver(act.method.toStdString());
    if (!solver || !solver->reaches(act.recipe->goal))
        return false;
    const std::optional<core::Values> options = checkedOptions(*solver, act.recipe->options);
    core::Path past = m_timeline.pastOf(index);
    const bool begins =
        !solver->unsuitable || solver->unsuitable(*act.instance.puzzle, act.record.start(), past).empty();
    if (!options || !begins)
        return false;
    m_recipe = *act.recipe;
    m_record = Record(act.record.start());
    m_refound.act = act.serial;
    m_refound.job = std::make_unique<SolverJob>(
        act.instance.puzzle, *solver,
        core::Task{.goal = m_recipe.goal,
                   .from = act.record.start(),
                   .past = std::move(past),
                   .options = optionsOf(*solver, *options, m_kind, *act.instance.puzzle, act.record.start()),
                   .seed = m_recipe.seed,
                   .traced = true});
    if (m_recipe.pauses)
        m_refound.job->waitAtSolutions();
    connect(m_refound.job.get(), &SolverJob::finished, this,
            [this](const core::Outcome &outcome) { m_refound.outcome = outcome; });
    m_refound.job->start();
    m_ticks.start();
    return true;
}

/// Takes the events and solutions that have arrived. Returns whether there were any events.
bool Rerun::fetch()
{
    SolverJob &job = *m_refound.job;
    m_arrived.clear();
    const qint64 missing = m_recipe.events - m_record.size();
    if (missing > 0) {
        job.mailbox().take(eventsAtOnce, m_arrived, std::size_t(std::min(missing, eventsAtOnce)));
        m_record.append(m_arrived);
        m_record.keepLast(Timeline::longestSearch);
    } else if (m_recipe.state == Recipe::Stopped && !isWhole()) {
        job.mailbox().take(eventsAtOnce, m_arrived); // takes what was not shown, up to its last solution
    }
    for (Found &found : job.takeFound()) {
        if (++m_refound.total <= Solutions::most)
            m_refound.found.push_back(std::move(found));
    }
    if (job.isWaiting() && job.mailbox().empty() && !isWhole())
        job.proceed();
    return !m_arrived.empty();
}

void Rerun::take()
{
    QElapsedTimer clock;
    clock.start();
    while (m_record.size() < m_recipe.events && fetch() && clock.elapsed() < fetchLength)
        continue;
    fetch(); // fetches the solutions
    // A method that gives reasons does not report its solution as an event.
    if (isOver() && m_record.size() + 1 == m_recipe.events &&
        m_refound.outcome->verdict == core::Outcome::Solved)
        m_record.append(std::array{core::Event{{}, core::Event::Solution, 0, 0}});
    if (m_record.size() == m_recipe.events && m_record.digest() != m_recipe.digest)
        fail(Failure::OtherWay);
    else if (isWhole() && m_recipe.state == Recipe::Stopped && !m_refound.outcome)
        m_refound.job->stop();
    else if (isWhole())
        end();
    else if (m_record.size() == m_recipe.events
                 ? m_recipe.state == Recipe::Ended && !m_refound.job->mailbox().empty()
                 : isOver())
        fail(Failure::OtherWay);
    else if (++m_tick % ticksToProgress == 0)
        Q_EMIT progressed();
}

/// Returns whether everything is found again: all events, the outcome of a search that had ended, and the
/// solutions of one that was stopped.
bool Rerun::isWhole() const
{
    if (m_record.size() < m_recipe.events)
        return false;
    if (m_recipe.state == Recipe::Ended)
        return isOver();
    return m_recipe.state == Recipe::Open || isOver() || m_refound.total >= m_recipe.found;
}

void Rerun::end()
{
    const std::size_t number = index();
    if (number == m_timeline.acts().size() || !m_timeline.acts()[number].recipe) {
        m_acts.pop_back();
        return next();
    }
    const Act &act = m_timeline.acts()[number];
    if (m_record.positionAt(std::max(act.recipe->at, m_record.first())) != act.record.end())
        return fail(Failure::OtherWay);
    m_ticks.stop();
    m_refound.job->disconnect(this);
    if (m_recipe.state == Recipe::Stopped) {
        m_refound.total = std::min(m_refound.total, m_recipe.found);
        m_refound.found.resize(std::size_t(std::min(m_refound.total, quint64(m_refound.found.size()))));
    }
    m_acts.pop_back();
    m_timeline.refill(number, std::exchange(m_record, Record({})));
    Q_EMIT refound(m_refound);
    next();
}

void Rerun::fail(Failure why)
{
    m_failed[m_acts.back()] = why;
    m_acts.pop_back();
    next();
}

core::Explanation Rerun::about(const Act &act) const
{
    if (!act.recipe)
        return {PUZZLE_TEXT("session", "Only the moves of this search were saved, without its tries.")};
    if (std::ranges::find(m_acts, act.serial) != m_acts.end()) {
        const bool now = m_acts.back() == act.serial;
        const double part = now ? double(m_record.size()) / double(std::max(qint64(1), m_recipe.events)) : 0;
        return {PUZZLE_TEXT("session", "The saved search is being run again to this point: %1%."),
                {static_cast<long long>(part * 100)}};
    }
    const auto failed = m_failed.find(act.serial);
    if (failed == m_failed.end())
        return {PUZZLE_TEXT("session", "The saved search was not run again; only its moves are shown.")};
    if (failed->second == Failure::ForeignProgram)
        return {PUZZLE_TEXT("session",
                            "The program that searched here does not run unasked; only its moves are "
                            "shown.")};
    if (failed->second == Failure::UnknownMethod)
        return {
            PUZZLE_TEXT("session", "The saved search cannot be run again here; only its moves are shown.")};
    return {PUZZLE_TEXT("session",
                        "The saved search took a different path this time; only its moves are shown.")};
}

} // namespace session
