// SPDX-License-Identifier: MIT
#include "app/commandcontext.h"

namespace app {

CommandContext::CommandContext(const std::atomic<bool> &interrupted, std::optional<double> seconds,
                               std::uint64_t limit, OnFound onFound)
    : m_interrupted(interrupted), m_limitSeconds(seconds), m_limit(limit), m_onFound(std::move(onFound))
{
}

bool CommandContext::keepGoing(const core::Stats &stats)
{
    m_stats = stats;
    if (stats.solutions > m_limit)
        return end(tooMany);
    return shouldContinue();
}

bool CommandContext::record(std::span<const core::Event> events)
{
    if (m_show && m_reason.empty() && !m_show(events))
        return end(PUZZLE_TEXT("commandline", "the output was closed"));
    return shouldContinue();
}

bool CommandContext::found(const core::Position &position, std::span<const core::Step> steps)
{
    if (!m_reason.empty())
        return false;
    if (m_passedOn == m_limit)
        return end(tooMany);
    if (!m_onFound(position, steps))
        return end(PUZZLE_TEXT("commandline", "the output was closed"));
    m_stats.solutions = std::max(m_stats.solutions, ++m_passedOn);
    // Reading the clock can take longer than finding the next solution.
    return m_passedOn % solutionsPerLook != 0 || shouldContinue();
}

void CommandContext::parallel(int tasks, const std::function<void(int, core::SearchContext &)> &work)
{
    core::runParallel(*this, m_threads, tasks, work);
}

bool CommandContext::end(core::Text why)
{
    if (m_reason.empty())
        m_reason = {why};
    return false;
}

// The clock is read once, since a count may ask after each solution.
bool CommandContext::shouldContinue()
{
    const auto now = Clock::now();
    if (m_periodicCall && now - m_lastCall >= std::chrono::milliseconds(50)) {
        m_lastCall = now;
        m_periodicCall();
    }
    if (m_interrupted)
        return end(PUZZLE_TEXT("commandline", "it was interrupted"));
    if (m_limitSeconds && std::chrono::duration<double>(now - m_begin).count() >= *m_limitSeconds)
        return end(PUZZLE_TEXT("commandline", "the time is up"));
    return m_reason.empty();
}

} // namespace app
