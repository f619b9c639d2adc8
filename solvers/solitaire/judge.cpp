// SPDX-License-Identifier: MIT
// This file computes verdicts and hints. It tries, in this order: the position class; a short search of the method
// `memory`; pagoda functions; a beam search; pagoda functions between the first jump and the last; for games from
// the middle to the middle of the English board, a table of all winnable positions; and a long search of `memory`,
// on the English board with a table of endings.
#include "core/tracer.h"
#include "solitaire/explanations.h"
#include "solitaire/jumptrace.h"
#include "solitaire/methods.h"
#include "solitaire/proofs/jumpbounds.h"
#include "solitaire/proofs/linearprogram.h"
#include "solitaire/proofs/pagoda.h"
#include "solitaire/search/beam.h"
#include "solitaire/search/endgametable.h"
#include "solitaire/search/meetinthemiddle.h"

#include <limits>
#include <mutex>

namespace solitaire {

namespace {

constexpr std::uint64_t nodesOfShortSearch = 4000;   // about a millisecond
constexpr std::uint64_t nodesOfLongSearch = 1000000; // less than a second
constexpr std::size_t beamWidth = 2000;              // about ten milliseconds

/// Locks the mutex; returns false if that was cancelled while waiting.
bool lockUnlessCancelled(std::unique_lock<std::timed_mutex> &lock, core::Cancellation &cancellation)
{
    while (!lock.try_lock_for(std::chrono::milliseconds(5))) {
        if (!cancellation.keepGoing({}))
            return false;
    }
    return true;
}

/// The positions of all games from an empty middle to a peg in the middle of the English board, computed when
/// first needed (in some 0.3 s; 10 MB): the verdict on such a position is a single lookup. All threads share one
/// table.
class WinnableTable {
public:
    static WinnableTable &english()
    {
        static WinnableTable table;
        return table;
    }

    /// Returns whether the table applies to the problem: the last peg may be in the middle.
    static bool covers(const Problem &problem)
    {
        return &problem.board == &englishBoard() && (problem.possibleEnds & bit(middle)) &&
               problem.jumps() > 1;
    }
    /// Returns nothing if the table does not contain the answer (the position does not occur in such a game), or
    /// if computing it was stopped; in that case, the next call continues.
    std::optional<bool> isWinnable(Pegs pegs, core::SearchContext &context)
    {
        std::unique_lock lock(m_mutex, std::defer_lock);
        if (!lockUnlessCancelled(lock, context) || (!m_ready && !makeReady(context)))
            return std::nullopt;
        return m_games.isWinnable(pegs);
    }

private:
    using Games = MeetInTheMiddle<std::uint32_t>;
    static constexpr int middle = 32;

    WinnableTable() : m_games(middleToMiddle(), Games::Keep::Links) {}

    static Problem middleToMiddle()
    {
        const Solitaire game(englishBoard(), englishBoard().classicHole(), englishBoard().classicHole());
        return {game, game.start()};
    }
    bool makeReady(core::SearchContext &context)
    {
        core::NullTracer tracer(context);
        if (m_games.build(tracer, context, std::numeric_limits<std::size_t>::max()) != Games::End::Done ||
            !m_games.markWinnable(tracer, context))
            return false;
        m_games.dropLinks();
        m_ready = true;
        return true;
    }

    std::timed_mutex m_mutex;
    Games m_games;
    bool m_ready = false;
};

/// Stores the latest EndgameTable of the English board: during a game, the position class and the end stay the
/// same, so it serves for all positions of the game. The table takes up to 0.5 s and 64 MB. Threads share it.
class EndgameCache {
public:
    static EndgameCache &english()
    {
        static EndgameCache cache;
        return cache;
    }

    /// Returns the table; null if making it was stopped.
    std::shared_ptr<const EndgameTable<JumpTable>> tableFor(const Problem &problem,
                                                            core::SearchContext &context)
    {
        std::unique_lock lock(m_mutex, std::defer_lock);
        if (!lockUnlessCancelled(lock, context))
            return nullptr;
        if (m_ends == problem.possibleEnds)
            return m_table;
        m_table = nullptr; // freed before the next one is made, since both would take too much memory
        m_ends = 0;
        const auto table = std::make_shared<EndgameTable<JumpTable>>(problem);
        core::NullTracer tracer(context);
        if (!table->make(tracer, context))
            return nullptr;
        m_ends = problem.possibleEnds;
        return m_table = table;
    }

private:
    std::timed_mutex m_mutex;
    Pegs m_ends = 0;
    std::shared_ptr<const EndgameTable<JumpTable>> m_table;
};

/// Explains how pagoda functions exclude all possible ends; empty if an end remains.
core::Explanation whyNoEndIsLeft(const Problem &problem)
{
    core::Explanation why;
    for (int end = 0; end < problem.board.holes(); ++end) {
        if ((problem.possibleEnds & bit(end)) == 0)
            continue;
        const auto pagoda = refutation(problem.board, problem.from, end);
        if (!pagoda)
            return {};
        if (why.empty())
            why =
                explainPagodas(problem.board, *pagoda, problem.from, end, problem.possibleEnds, problem.ends);
    }
    return why;
}

core::Explanation explainSolved()
{
    return {PUZZLE_TEXT("solitaire", "One peg is left, in an allowed hole.")};
}

/// Explains the verdict of the WinnableTable.
core::Explanation explainLost()
{
    return {PUZZLE_TEXT("solitaire",
                        "All boards from which the last peg can reach the middle are known, and this is "
                        "none of them: whatever jumps follow, more than one peg will be left.")};
}

core::Judgement solvable(const Problem &problem)
{
    return {core::Judgement::Solvable,
            {PUZZLE_TEXT_N("solitaire", "You can still finish with a single peg, in %n more jump(s)."),
             {problem.jumps()}}};
}

core::Judgement judged(const Problem &problem, core::Outcome outcome)
{
    if (outcome.verdict == core::Outcome::Solved)
        return solvable(problem);
    if (outcome.verdict == core::Outcome::Impossible)
        return {core::Judgement::Unsolvable, std::move(outcome.reason)};
    return {core::Judgement::Unknown,
            {PUZZLE_TEXT(
                "solitaire",
                "The search found neither a way to leave a single peg nor a proof that there is none.")}};
}

core::Hint hintAt(const Problem &problem, const core::Position &position, const Jump &jump)
{
    const Jump *const one = &jump;
    core::Hint hint{
        pathOf(problem.board, position, {&one, 1}),
        {PUZZLE_TEXT_N("solitaire", "Jump with the peg in row %1, column %2: %n more jump(s) can then "
                                    "leave a single peg."),
         {problem.jumps() - 1}}};
    addRowAndColumn(hint.why, problem.board, jump.from);
    markJump(hint.why, problem.board, jump);
    return hint;
}

core::Outcome searchLong(const Problem &problem, const core::Position &position, core::SearchContext &context,
                         std::uint64_t maxNodes)
{
    std::shared_ptr<const EndgameTable<JumpTable>> endings;
    if (&problem.board == &englishBoard())
        endings = EndgameCache::english().tableFor(problem, context);
    return memory::searchForOne(problem, position, context, maxNodes, std::move(endings));
}

/// Returns a jump to a position that the table knows to be winnable; null if there is none.
const Jump *jumpByTable(const Problem &problem, core::SearchContext &context)
{
    for (const Jump &jump : problem.board.jumps()) {
        if (jump.isLegal(problem.from) &&
            WinnableTable::english().isWinnable(problem.from ^ jump.mask, context).value_or(false))
            return &jump;
    }
    return nullptr;
}

} // namespace

core::Judgement judge(const Solitaire &puzzle, const core::Position &position, core::SearchContext &context)
{
    const Problem problem(puzzle, position);
    if (problem.isSolved())
        return {core::Judgement::Solved, explainSolved()};
    if (core::Explanation why = problem.impossibility(); !why.empty())
        return {core::Judgement::Unsolvable, std::move(why)};
    core::Outcome quick = memory::searchForOne(problem, position, context, nodesOfShortSearch);
    if (quick.verdict != core::Outcome::Stopped)
        return judged(problem, std::move(quick));
    if (core::Explanation why = whyNoEndIsLeft(problem); !why.empty())
        return {core::Judgement::Unsolvable, std::move(why)};
    if (!gameByBeam(problem, beamWidth, context).empty())
        return solvable(problem);
    if (const auto pagoda = pagodaBetweenJumps(problem))
        return {core::Judgement::Unsolvable, explainJumpBounds(problem, *pagoda)};
    if (WinnableTable::covers(problem)) {
        if (const auto winnable = WinnableTable::english().isWinnable(problem.from, context))
            return *winnable ? solvable(problem)
                             : core::Judgement{core::Judgement::Unsolvable, explainLost()};
    }
    return judged(problem, searchLong(problem, position, context, nodesOfLongSearch));
}

core::Hint hint(const Solitaire &puzzle, const core::Position &position, core::SearchContext &context)
{
    const Problem problem(puzzle, position);
    if (problem.isSolved())
        return {{}, explainSolved()};
    if (core::Explanation why = problem.impossibility(); !why.empty())
        return {{}, std::move(why)};
    core::Outcome found = memory::searchForOne(problem, position, context, nodesOfShortSearch);
    if (found.verdict == core::Outcome::Stopped) {
        if (const auto game = gameByBeam(problem, beamWidth, context); !game.empty())
            return hintAt(problem, position, *game.front());
    }
    if (found.verdict == core::Outcome::Stopped && WinnableTable::covers(problem)) {
        if (const Jump *const jump = jumpByTable(problem, context))
            return hintAt(problem, position, *jump);
        if (WinnableTable::english().isWinnable(problem.from, context) == false)
            return {{}, explainLost()};
    }
    if (found.verdict == core::Outcome::Stopped)
        found = searchLong(problem, position, context, 5 * nodesOfLongSearch);
    if (found.verdict == core::Outcome::Solved)
        return hintAt(problem, position, *puzzle.jump(found.path.front()));
    return {{}, judged(problem, std::move(found)).why};
}

} // namespace solitaire
