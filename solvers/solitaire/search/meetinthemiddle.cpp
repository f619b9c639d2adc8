// SPDX-License-Identifier: MIT
#include "solitaire/search/meetinthemiddle.h"

#include "core/tracer.h"

#include <tuple>

namespace solitaire {

namespace {

core::Outcome counted(std::uint64_t games, std::size_t positions, core::Stats stats)
{
    stats.solutions = games;
    if (games == 0)
        return {core::Outcome::Impossible, {}, explainNeverMeet(positions), stats};
    return {core::Outcome::Solved, {}, {}, stats};
}

template <typename Key, typename Jumps>
core::Outcome countInTheMiddle(core::NullTracer &tracer, const Problem &problem, core::Executor &executor,
                               const typename MeetInTheMiddle<Key, Jumps>::Part &part)
{
    using Search = MeetInTheMiddle<Key, Jumps>;
    using End = typename Search::End;
    Search search(problem, Search::Keep::Paths, part);
    End end = search.build(tracer, executor, memoryForHalves);
    std::uint64_t games = 0;
    if (end == End::Done)
        std::tie(end, games) = search.countGames(tracer, executor);
    if (end == End::Overflow)
        return {core::Outcome::Stopped,
                {},
                {PUZZLE_TEXT("solitaire", "there are more than 18,446,744,073,709,551,615 games")},
                tracer.stats()};
    if (end != End::Done)
        return stoppedOutcome(end == End::Full, tracer.stats());
    return counted(games, search.positions(), tracer.stats());
}

core::Outcome countLastJumps(const Problem &problem)
{
    std::uint64_t games = 0;
    for (const Jump &jump : problem.board.jumps())
        games += jump.isLegal(problem.from) && (problem.ends & bit(jump.to)) ? 1 : 0;
    core::Stats stats;
    stats.nodes = 1;
    return counted(games, 1, stats);
}

} // namespace

core::Outcome stoppedOutcome(bool full, const core::Stats &stats)
{
    if (!full)
        return {core::Outcome::Stopped, {}, {}, stats};
    return {core::Outcome::Stopped,
            {},
            {PUZZLE_TEXT("solitaire", "the memory allowed for this method is full")},
            stats};
}

core::Explanation explainNeverMeet(std::size_t positions)
{
    return {PUZZLE_TEXT_N("solitaire", "%n board(s) were generated, forward from the start and backward from "
                                       "the end, and no jump links the two sets."),
            {static_cast<long long>(positions)}};
}

core::Outcome countGames(const Problem &problem, core::SearchContext &context,
                         const std::function<bool(std::uint64_t)> &part)
{
    if (problem.jumps() == 1)
        return !part || part(0) ? countLastJumps(problem) : counted(0, 1, {});
    core::NullTracer tracer(context);
    if (&problem.board == &englishBoard())
        return countInTheMiddle<std::uint32_t, JumpTable>(tracer, problem, context, part);
    return withJumps(problem.board, [&]<typename Jumps>() {
        return countInTheMiddle<std::uint64_t, Jumps>(tracer, problem, context, part);
    });
}

} // namespace solitaire
