// SPDX-License-Identifier: MIT
#include "session/answers/winsummary.h"

#include "session/timeline/shortestlengths.h"

namespace session {

namespace {

constexpr core::Budget proof{.nodes = 100'000'000, .time = std::chrono::seconds(20)};

} // namespace

WinSummary::WinSummary(const core::Kind &kind, const Timeline &timeline, QObject *parent)
    : QObject(parent), m_kind(kind), m_timeline(timeline), m_proving(
                                                               [this](const std::optional<qint64> &fewest) {
                                                                   m_fewest = fewest;
                                                                   Q_EMIT proved();
                                                               },
                                                               [](const core::Explanation &) {})
{
    connect(&timeline, &Timeline::changed, this, &WinSummary::proveShortestAtEnd);
}

bool WinSummary::isWon() const
{
    return isReached() && m_timeline.act().type == Act::Hand &&
           m_timeline.handMoves() == m_timeline.frame() - m_timeline.startOfGame();
}

bool WinSummary::isReached() const
{
    const core::Puzzle &puzzle = *m_timeline.instance().puzzle;
    return puzzle.solved(m_timeline.position()) &&
           !puzzle.solved(m_timeline.positionAt(m_timeline.startOfGame()));
}

const core::Solver *WinSummary::shortestMethod() const
{
    const int cells = m_timeline.instance().puzzle->grid().size();
    const auto proves = [&](const core::Solver &solver) { return cells <= solver.shortestUpTo; };
    const auto found = std::ranges::find_if(m_kind.solvers, proves);
    return found == m_kind.solvers.end() ? nullptr : &*found;
}

const core::Solver *WinSummary::shortMethod() const
{
    const auto found = std::ranges::find_if(m_kind.solvers, &core::Solver::anytime);
    return found == m_kind.solvers.end() ? nullptr : &*found;
}

std::optional<qint64> WinSummary::fewest() const
{
    const bool asked = m_asked.puzzle == m_timeline.instance().puzzle &&
                       m_asked.position == m_timeline.positionAt(m_timeline.startOfGame());
    if (asked && m_fewest)
        return m_fewest;
    return shortestLength(m_kind, *m_timeline.instance().puzzle,
                          m_timeline.positionAt(m_timeline.startOfGame()));
}

void WinSummary::proveShortestAtEnd()
{
    const core::Solver *solver = shortestMethod();
    // That a saved game names a method which finds shortest solutions does not prove anything.
    const Act &act = m_timeline.act();
    const bool isPlayed = act.type == Act::Hand || (act.type == Act::Solve && m_timeline.handMoves() > 0);
    const bool claims = solver && act.type == Act::Solve && act.method == QLatin1StringView(solver->id);
    if (!solver || (!isPlayed && !claims) || !isReached() || fewest())
        return;
    core::Game game{m_timeline.instance().puzzle, m_timeline.positionAt(m_timeline.startOfGame())};
    if (game.puzzle == m_asked.puzzle && game.position == m_asked.position)
        return;
    m_asked = game;
    m_fewest.reset();
    m_proving.start([solver, game](core::SearchContext &context) -> std::optional<qint64> {
        core::BudgetContext budget(context, proof);
        core::Task task;
        task.from = game.position;
        task.options = core::Values(solver->options);
        const core::Outcome outcome = solver->solve(*game.puzzle, task, budget);
        if (outcome.verdict != core::Outcome::Solved)
            return std::nullopt;
        return qint64(core::countMoves(outcome.path));
    });
}

} // namespace session
