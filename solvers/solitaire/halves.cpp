// SPDX-License-Identifier: MIT
#include "solitaire/halves.h"

#include "core/watch.h"
#include "solitaire/crossing.h"

#include <tuple>

namespace solitaire {

namespace {

core::Outcome counted(std::uint64_t games, std::size_t boards, core::Stats stats)
{
    stats.solutions = games;
    if (games == 0)
        return {core::Outcome::Impossible, {}, neverMeet(boards), stats};
    return {core::Outcome::Solved, {}, {}, stats};
}

template <typename Key>
core::Outcome countBy(core::NullWatch &watch, const Problem &problem)
{
    using End = typename Reach<Key>::End;
    Crossing<Key> crossing(problem, Reach<Key>::Kept::Ways);
    End end = crossing.build(watch, roomForHalves);
    std::uint64_t games = 0;
    if (end == End::Done)
        std::tie(end, games) = crossing.count(watch);
    if (end == End::Overflow)
        return {core::Outcome::Stopped,
                {},
                {PUZZLE_TEXT("solitaire", "there are more than 18 446 744 073 709 551 615 games")},
                watch.stats()};
    if (end != End::Done)
        return unfinished(end == End::Full, watch.stats());
    return counted(games, crossing.near().total() + crossing.far().total(), watch.stats());
}

core::Outcome countLastJumps(const Problem &problem)
{
    std::uint64_t games = 0;
    for (const Jump &jump : problem.shape.jumps())
        games += jump.isLegal(problem.from) && (problem.ends & bit(jump.to)) ? 1 : 0;
    core::Stats stats;
    stats.nodes = 1;
    return counted(games, 1, stats);
}

} // namespace

core::Outcome unfinished(bool full, const core::Stats &stats)
{
    if (!full)
        return {core::Outcome::Stopped, {}, {}, stats};
    return {core::Outcome::Stopped,
            {},
            {PUZZLE_TEXT("solitaire", "the memory that this method may take is full")},
            stats};
}

core::Explanation neverMeet(std::size_t boards)
{
    return {PUZZLE_TEXT_N("solitaire",
                          "%n board(s) were made from the start on and from the end back, and no jump joins "
                          "the ones to the others."),
            {static_cast<long long>(boards)}};
}

core::Outcome countGames(const Problem &problem, core::Control &control)
{
    if (problem.jumps() == 1)
        return countLastJumps(problem);
    core::NullWatch watch(control);
    return &problem.shape == &englishShape() ? countBy<std::uint32_t>(watch, problem)
                                             : countBy<std::uint64_t>(watch, problem);
}

} // namespace solitaire
