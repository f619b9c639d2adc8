// SPDX-License-Identifier: MIT
#include "session/search/methodchoice.h"

#include "session/programs/ownprogram.h"
#include "session/search/presets.h"

namespace session {

MethodChoice::MethodChoice(const core::Kind &kind, const Timeline &timeline)
    : m_kind(kind), m_timeline(timeline), m_method(&kind.solvers.front())
{
    for (const core::Solver &solver : kind.solvers)
        m_solvers.push_back(&solver);
    m_solvers.push_back(&ownProgramMethod());
    m_unsuitable.resize(m_solvers.size());
}

void MethodChoice::choose(const core::Solver *solver)
{
    m_taken = nullptr;
    m_chosen = solver;
    m_chosenIn = m_timeline.act().serial;
    if (solver)
        m_method = solver;
}

void MethodChoice::consult()
{
    const qint64 from = m_timeline.frameToSolveFrom();
    const bool here = from == m_timeline.frame();
    m_consultedAt = m_timeline.position();
    m_consultedIn = m_timeline.act().serial;
    if (m_consultedIn != m_chosenIn)
        m_chosenIn = 0; // when that act comes back into view, its own method is shown again
    m_position = m_timeline.positionAt(from);
    if (const auto &puzzle = m_timeline.instance().puzzle; m_takenFor != puzzle) {
        // A board that is there to show a method begins with it.
        const core::Preset *preset =
            presetOf(m_kind, *puzzle, m_timeline.positionAt(m_timeline.startOfGame()));
        m_taken = preset ? m_kind.solver(preset->method) : nullptr;
        m_takenFor = puzzle;
    }
    m_method = &methodHere();
    const core::Path past = here ? m_timeline.past() : m_timeline.pastOf(m_timeline.actIndex());
    for (std::size_t i = 0; i < m_unsuitable.size(); ++i)
        m_unsuitable[i] = m_solvers[i]->whyUnsuitable(*m_timeline.instance().puzzle, m_position, past);
}

const core::Solver &MethodChoice::methodHere() const
{
    const Act &act = m_timeline.act();
    const bool isByMethod = act.type == Act::Search || act.type == Act::Solve;
    const core::Solver *inView = isByMethod ? methodOf(m_kind, act.method.toStdString()) : nullptr;
    if (inView && act.serial != m_chosenIn)
        return *inView;
    if (m_taken && m_takenFor == m_timeline.instance().puzzle)
        return *m_taken;
    if (m_chosen)
        return *m_chosen;
    return inView ? *inView : preferred(core::Goal::First);
}

const core::Solver &MethodChoice::preferred(core::Goal goal) const
{
    const core::Puzzle &puzzle = *m_timeline.instance().puzzle;
    const core::Solver &own = m_kind.preferred(puzzle, m_position, goal);
    if (!m_watching || !own.constructive)
        return own;
    const auto searches = [&](const core::Solver &solver) {
        return !solver.constructive && solver.reaches(goal) &&
               solver.whyUnsuitable(puzzle, m_position).empty();
    };
    const auto found = std::ranges::find_if(m_kind.solvers, searches);
    return found == m_kind.solvers.end() ? own : *found;
}

const core::Explanation &MethodChoice::unsuitable(const core::Solver &solver) const
{
    return m_unsuitable[std::size_t(std::ranges::find(m_solvers, &solver) - m_solvers.begin())];
}

const core::Solver *MethodChoice::methodFor(core::Goal goal) const
{
    if (!unsuitable(*m_method).empty())
        return nullptr;
    const core::Solver &solver = m_method->reaches(goal) ? *m_method : preferred(goal);
    return solver.reaches(goal) && unsuitable(solver).empty() ? &solver : nullptr;
}

const core::Solver *MethodChoice::take(core::Goal goal)
{
    const core::Solver *solver = methodFor(goal);
    if (solver && solver != m_method) {
        m_taken = m_method = solver;
        m_takenFor = m_timeline.instance().puzzle;
    }
    return solver;
}

} // namespace session
