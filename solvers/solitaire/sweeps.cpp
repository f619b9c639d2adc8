// SPDX-License-Identifier: MIT
// The method `sweeps` finds a game with the fewest sweeps; consecutive jumps of one peg are one sweep. Bergholt
// (1912) found a game of 18 sweeps from the middle to the middle of the English board; Beasley proved that none
// has fewer (The Ins and Outs of Peg Solitaire, 1985). A node is a position that is evaluated.
//
// MeetInTheMiddle finds the positions of all games. Then the fewest sweeps from each of them are computed by
// dynamic programming, starting with the fewest pegs: one sweep plus the minimum over the positions after a sweep.
//
// If these positions do not fit into memory, beams find games with few sweeps, and SweepBound proves a lower
// bound.
#include "core/tracer.h"
#include "solitaire/explanations.h"
#include "solitaire/jumptrace.h"
#include "solitaire/methods.h"
#include "solitaire/search/meetinthemiddle.h"
#include "solitaire/search/sweepbeam.h"
#include "solitaire/search/sweepbound.h"
#include "solitaire/variables.h"

namespace solitaire::sweeps {

namespace {

enum Line { MakeHalves = 1, Meet, Count, Begin, ContinueSweep, Done, KeepBest };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("solitaire", "All boards that can be reached from the start are generated, up to half way, "
                             "and so are all those that lead to the end"),
    PUZZLE_TEXT("solitaire", "A jump from one half into the other: a game passes through both boards"),
    PUZZLE_TEXT("solitaire", "For each board of a game, those with the fewest pegs first, the minimum is one "
                             "sweep plus the minimum from where it ends"),
    PUZZLE_TEXT("solitaire", "From the start, a peg sweeps to a board that needs one sweep less"),
    PUZZLE_TEXT("solitaire", "… the same peg jumps on: that does not count again"),
    PUZZLE_TEXT("solitaire", "One peg is left: no game has fewer sweeps"),
    PUZZLE_TEXT("solitaire",
                "The memory is full: of the boards after the same number of sweeps only the best are kept, "
                "until one peg is left"),
};

template <typename Key, typename Jumps>
class MinSweeps {
public:
    static constexpr std::uint8_t lost = 255; ///< more sweeps than any game has

    MinSweeps(const Problem &problem, const MeetInTheMiddle<Key, Jumps> &games)
        : m_problem(problem), m_games(games), m_jumps(jumpTable<Jumps>(problem.board))
    {
        m_forward = emptyTable(games.forward());
        m_backward = emptyTable(games.backward());
        for (const Jump &jump : problem.board.jumps())
            m_jumpsOf[jump.from].push_back(&jump);
    }

    /// Evaluates all positions; returns false if it was stopped.
    template <typename Tracer>
    bool run(Tracer &tracer, core::Executor &executor)
    {
        Parts<Tracer> parts(tracer, executor);
        for (int level = 2; level < m_games.forward().levels(); ++level) {
            const int other = m_games.holes() - level;
            if (!runLevel(parts, level, m_games.forward().level(level).winnable, false) ||
                !runLevel(parts, level, m_games.backward().level(other).winnable, true))
                return false;
        }
        return true;
    }

    std::uint8_t sweeps(Pegs pegs) const
    {
        const int level = countPegs(pegs);
        if (level == 1)
            return (pegs & m_problem.ends) ? 0 : lost;
        return lookUp(pegs, level);
    }
    /// Returns a game with the fewest sweeps.
    std::vector<const Jump *> game(Pegs pegs) const
    {
        std::vector<const Jump *> jumps;
        for (int left = sweeps(pegs); left > 0; --left)
            pegs = addSweep(pegs, left - 1, jumps);
        return jumps;
    }

private:
    using Set = typename Jumps::Set;
    using Table = core::Indexed<std::vector<std::uint8_t>>; ///< indexed by level and number of the position

    static Table emptyTable(const BreadthFirst<Key, Jumps> &half)
    {
        Table table;
        for (int level = 0; level < half.levels(); ++level)
            table.emplace_back(half.level(level).positions.size(), lost);
        return table;
    }

    /// Positions that are evaluated together, so that the memory for their lookups is fetched in time.
    struct Block {
        static constexpr std::size_t size = 32;

        std::array<std::size_t, size> numbers;
        std::array<Pegs, size> positions;
        std::array<Set, size> legal;
        /// The values after each legal jump.
        std::array<std::array<std::uint8_t, Jumps::maxJumps>, size> values;
        std::size_t count = 0;
    };

    static constexpr std::size_t positionsOfPart = 4096;

    /// Evaluates the positions with this number of pegs: those of the forward half, or those stored as
    /// complements.
    template <typename Tracer>
    bool runLevel(Parts<Tracer> &parts, int level, const std::vector<std::uint8_t> &winnable, bool backward)
    {
        const Range all{0, winnable.size()};
        const std::size_t count = parts.countRanges(all, positionsOfPart);
        std::vector<std::size_t> before(count + 1);
        for (std::size_t part = 0; part < count; ++part) {
            const Range range = parts.range(all, positionsOfPart, part);
            before[part + 1] = before[part] + std::size_t(std::count(winnable.data() + range.begin,
                                                                     winnable.data() + range.end, 1));
        }
        return parts.forEach(
            count, [&](std::size_t part) { return before[part]; },
            [&](std::size_t part, auto &tracer) {
                runRange(tracer, level, winnable, parts.range(all, positionsOfPart, part), backward);
            });
    }
    void runRange(auto &tracer, int level, const std::vector<std::uint8_t> &winnable, Range range,
                  bool backward)
    {
        Block block;
        for (std::size_t number = range.begin; number < range.end; ++number) {
            if (!winnable[number])
                continue;
            if (!tracer.node(m_games.holes() - level))
                return;
            block.numbers[block.count] = number;
            block.positions[block.count++] =
                backward ? m_games.complement(m_games.backward().position(m_games.holes() - level, number))
                         : m_games.forward().position(level, number);
            if (block.count == Block::size)
                workOut(block, level, backward);
        }
        workOut(block, level, backward);
    }
    void workOut(Block &block, int level, bool backward)
    {
        lookUpChildren(block, level - 1);
        std::vector<std::uint8_t> &table = backward ? m_backward[m_games.holes() - level] : m_forward[level];
        for (std::size_t i = 0; i < block.count; ++i)
            table[block.numbers[i]] = workOut(block.positions[i], level, block.legal[i], block.values[i]);
        block.count = 0;
    }
    /// Looks up the children of a block; `level` is the level of the children.
    void lookUpChildren(Block &block, int level) const
    {
        if (level == 1)
            return lookUpLast(block);
        SuccessorBatch<Key, Jumps> inside, across;
        for (std::size_t i = 0; i < block.count; ++i) {
            const Pegs pegs = block.positions[i];
            block.legal[i] = m_jumps.legal(pegs);
            const Set &staying = m_games.forward().stayingInside(pegs);
            const auto origin = [i](std::size_t jump) { return std::uint32_t(i * Jumps::maxJumps + jump); };
            (block.legal[i] & staying).forEach([&](std::size_t jump) {
                inside.add(BreadthFirst<Key, Jumps>::key(pegs ^ m_jumps.mask(jump)), origin(jump));
            });
            block.legal[i].without(staying).forEach([&](std::size_t jump) {
                across.add(BreadthFirst<Key, Jumps>::key(m_games.complement(pegs ^ m_jumps.mask(jump))),
                           origin(jump));
            });
            if (inside.isFull() || across.isFull() || i + 1 == block.count) {
                const int other = m_games.holes() - level;
                lookUp(block, inside, m_games.forward().level(level).positions, m_forward[level]);
                lookUp(block, across, m_games.backward().level(other).positions, m_backward[other]);
            }
        }
    }
    void lookUpLast(Block &block) const
    {
        for (std::size_t i = 0; i < block.count; ++i) {
            block.legal[i] = m_jumps.legal(block.positions[i]);
            block.legal[i].forEach([&](std::size_t jump) {
                block.values[i][jump] = value(block.positions[i] ^ m_jumps.mask(jump), 1);
            });
        }
    }
    void lookUp(Block &block, SuccessorBatch<Key, Jumps> &batch, const BucketIndex<Key> &positions,
                const std::vector<std::uint8_t> &table) const
    {
        batch.flush(m_games.forward().symmetry(), positions, [&](Key key, std::uint32_t origin) {
            const std::int64_t number = positions.find(key);
            block.values[origin / Jumps::maxJumps][origin % Jumps::maxJumps] =
                number < 0 ? lost : table[std::size_t(number)];
        });
    }

    /// Returns the table entry of a position with at least two pegs.
    std::uint8_t lookUp(Pegs pegs, int level) const
    {
        const BreadthFirst<Key, Jumps> &forward = m_games.forward();
        if (forward.isInside(pegs) || pegs == m_problem.from) {
            const std::int64_t number = forward.find(pegs, level);
            return number < 0 ? lost : m_forward[level][std::size_t(number)];
        }
        const int other = m_games.holes() - level;
        const std::int64_t number = m_games.backward().find(m_games.complement(pegs), other);
        return number < 0 ? lost : m_backward[other][std::size_t(number)];
    }
    std::uint8_t value(Pegs pegs, int level) const
    {
        return level > 1 ? lookUp(pegs, level) : (pegs & m_problem.ends) ? 0 : lost;
    }
    std::uint8_t workOut(Pegs pegs, int level, const Set &legal,
                         const std::array<std::uint8_t, Jumps::maxJumps> &values) const
    {
        std::uint8_t best = lost;
        legal.forEach([&](std::size_t jump) { best = std::min(best, values[jump]); });
        if (best == lost)
            return lost;
        // If the same peg goes on, at most one sweep is saved: from the position in between, its further jumps
        // would be one sweep.
        for (Set rest = legal; !rest.isEmpty();) {
            const std::size_t jump = rest.takeFirst();
            if (values[jump] == best &&
                shouldContinue(pegs ^ m_jumps.mask(jump), level - 1, m_jumps.jump(jump).to, best - 1))
                return best;
        }
        return std::uint8_t(best + 1);
    }
    /// Returns whether the peg in this hole can continue to a position that needs `wanted` sweeps.
    bool shouldContinue(Pegs pegs, int level, int hole, int wanted) const
    {
        for (const Jump *const jump : m_jumpsOf[hole]) {
            if (!jump->isLegal(pegs))
                continue;
            const Pegs after = pegs ^ jump->mask;
            const int left = value(after, level - 1);
            if (left == wanted || (left == wanted + 1 && shouldContinue(after, level - 1, jump->to, wanted)))
                return true;
        }
        return false;
    }

    /// Adds the jumps of a sweep to a position that needs `wanted` sweeps, and returns that position.
    Pegs addSweep(Pegs pegs, int wanted, std::vector<const Jump *> &jumps) const
    {
        for (const Jump &jump : m_problem.board.jumps()) {
            if (!jump.isLegal(pegs))
                continue;
            if (const Pegs end = follow(pegs, jump, wanted, jumps))
                return end;
        }
        return 0;
    }
    /// As above, for a sweep that begins or continues with this jump; returns 0 if there is none.
    Pegs follow(Pegs pegs, const Jump &jump, int wanted, std::vector<const Jump *> &jumps) const
    {
        jumps.push_back(&jump);
        pegs ^= jump.mask;
        if (sweeps(pegs) == wanted)
            return pegs;
        for (const Jump *const next : m_jumpsOf[jump.to]) {
            if (!next->isLegal(pegs))
                continue;
            if (const Pegs end = follow(pegs, *next, wanted, jumps))
                return end;
        }
        jumps.pop_back();
        return 0;
    }

    const Problem &m_problem;
    const MeetInTheMiddle<Key, Jumps> &m_games;
    const Jumps &m_jumps;
    PerHole<std::vector<const Jump *>> m_jumpsOf;
    Table m_forward;
    Table m_backward;
};

/// Shows the game that was found; this method shows nothing else.
template <typename Tracer>
core::Outcome show(Tracer &tracer, const Problem &problem, const core::Task &task,
                   const std::vector<const Jump *> &game, Line line)
{
    JumpTrace<Tracer> trace(tracer, problem.board, task.from);
    const Jump *before = nullptr;
    for (const Jump *const jump : game) {
        trace.did(*jump, before && before->to == jump->from ? ContinueSweep : Begin);
        before = jump;
    }
    core::Path path = pathOf(problem.board, task.from, game);
    tracer.at(line);
    tracer.found(core::after(task.from, path), path);
    return {core::Outcome::Solved, std::move(path), {}, tracer.stats()};
}

/// Shows each legal first jump, so that a viewer who has left ends the search early.
template <typename Tracer>
void showFirst(Tracer &tracer, const Problem &problem, const core::Task &task)
{
    JumpTrace<Tracer> trace(tracer, problem.board, task.from);
    for (const Jump &jump : problem.board.jumps()) {
        if (!jump.isLegal(problem.from))
            continue;
        trace.did(jump, MakeHalves);
        trace.undid(jump, MakeHalves);
    }
}

int countSweeps(const std::vector<const Jump *> &game)
{
    int sweeps = 0;
    const Jump *before = nullptr;
    for (const Jump *const jump : game) {
        sweeps += !before || before->to != jump->from;
        before = jump;
    }
    return sweeps;
}

std::vector<const Jump *> jumpsOf(const Board &board, const core::Path &path)
{
    std::vector<const Jump *> jumps;
    for (const core::Step &step : path) {
        if (step.to.onBoard())
            jumps.push_back(board.jumpBetween(board.hole(step.from.cell), board.hole(step.to.cell)));
    }
    return jumps;
}

/// Searches for games with ever fewer sweeps, by a plain and a cautious beam in turn, each four times as wide as the
/// one of its type before. A cautious beam takes about four times as long as a plain one of the same width, so it gets
/// a quarter of the width.
template <typename Jumps, typename Tracer>
std::vector<const Jump *> gameByBeams(Tracer &tracer, const Problem &problem,
                                      const LostPositions<Jumps> &lost, std::size_t widest, int bound)
{
    constexpr std::size_t narrowest = 500;
    std::vector<const Jump *> best;
    const auto improve = [&](std::size_t width, bool isCautious) {
        const int most = best.empty() ? problem.jumps() + 1 : countSweeps(best);
        if (!tracer.going() || most == bound)
            return;
        auto game = SweepBeam<Jumps>(problem, lost, width, isCautious).game(tracer, most);
        if (tracer.going() && !game.empty())
            best = std::move(game);
    };
    for (std::size_t width = narrowest; width <= widest; width *= 4) {
        improve(width, false);
        improve(width / 4, true);
    }
    return best;
}

/// Proves a lower bound of the number of sweeps, and searches for a game with few; if no beam finds a game,
/// `memory` finds one or proves that there is none.
template <typename Jumps, typename Tracer>
core::Outcome approximate(Tracer &tracer, core::SearchContext &context, const Problem &problem,
                          const core::Task &task)
{
    constexpr std::size_t usualWidth = 8000, widest = 32000;
    constexpr std::size_t fewPositions = 150000, manyPositions = 4000000;
    const LostPositions<Jumps> lost(problem, [&tracer] { return tracer.keepGoing(); });
    if (!tracer.going())
        return stoppedOutcome(false, tracer.stats());
    SweepBound<Jumps> bound(problem, lost);
    bound.raise(tracer, fewPositions);
    auto best = gameByBeams(tracer, problem, lost, task.untilStopped ? widest : usualWidth, bound.sweeps());
    if (best.empty() && tracer.going()) {
        core::BudgetContext silent(context, {}); // the solution is reported below
        core::Outcome outcome = memory::searchForOne(problem, task.from, silent, core::Budget::unlimited / 2);
        if (outcome.verdict != core::Outcome::Solved)
            return outcome;
        best = jumpsOf(problem.board, outcome.path);
    }
    if (best.empty())
        return stoppedOutcome(false, tracer.stats());
    if (task.untilStopped && tracer.going() && countSweeps(best) > bound.sweeps())
        bound.raise(tracer, manyPositions);
    tracer.stats().lowerBound = bound.sweeps();
    return show(tracer, problem, task, best, countSweeps(best) == bound.sweeps() ? Done : KeepBest);
}

/// Returns whether the halves may fit into memory: from a board with one empty hole, they do so only on the
/// English board and smaller ones.
bool mayFit(const Problem &problem)
{
    return problem.board.holes() <= englishBoard().holes() || !problem.isFullBoardButOneHole();
}

template <typename Key, typename Jumps, typename Tracer>
core::Outcome minimize(Tracer &tracer, core::SearchContext &context, const Problem &problem,
                       const core::Task &task)
{
    showFirst(tracer, problem, task);
    if (!mayFit(problem))
        return approximate<Jumps>(tracer, context, problem, task);
    using Games = MeetInTheMiddle<Key, Jumps>;
    std::optional<Games> games(std::in_place, problem, Games::Keep::Links);
    const auto end = games->build(tracer, context, memoryForHalves);
    if (end == Games::End::Full) {
        games.reset();
        return approximate<Jumps>(tracer, context, problem, task);
    }
    if (end != Games::End::Done || !games->markWinnable(tracer, context))
        return stoppedOutcome(false, tracer.stats());
    games->dropLinks();
    MinSweeps<Key, Jumps> fewest(problem, *games);
    if (!fewest.run(tracer, context))
        return stoppedOutcome(false, tracer.stats());
    if (fewest.sweeps(problem.from) == MinSweeps<Key, Jumps>::lost)
        return {core::Outcome::Impossible, {}, explainNeverMeet(games->positions()), tracer.stats()};
    tracer.stats().lowerBound = fewest.sweeps(problem.from);
    return show(tracer, problem, task, fewest.game(problem.from), Done);
}

/// Solves a game of one jump, which is one sweep.
template <typename Tracer>
core::Outcome lastJump(Tracer &tracer, const Problem &problem, const core::Task &task)
{
    tracer.node(0);
    for (const Jump &jump : problem.board.jumps()) {
        if (jump.isLegal(problem.from) && (problem.ends & bit(jump.to)))
            return show(tracer, problem, task, {&jump}, Done);
    }
    return {core::Outcome::Impossible, {}, explainNeverMeet(1), tracer.stats()};
}

core::Outcome solve(const Solitaire &puzzle, const core::Task &task, core::SearchContext &context)
{
    const Problem problem(puzzle, task.from);
    if (auto answer = answerWithoutSearch(problem, task, context))
        return *std::move(answer);
    return core::watched(context, task, [&](auto &tracer) {
        if (problem.jumps() == 1)
            return lastJump(tracer, problem, task);
        if (&problem.board == &englishBoard())
            return minimize<std::uint32_t, JumpTable>(tracer, context, problem, task);
        return withJumps(problem.board, [&]<typename Jumps>() {
            return minimize<std::uint64_t, Jumps>(tracer, context, problem, task);
        });
    });
}

core::Text sentence(int line)
{
    switch (line) {
    case MakeHalves:
        return PUZZLE_TEXT("solitaire", "All boards that can follow a jump of the peg in row %1, column %2, "
                                        "directly or later, are generated.");
    case ContinueSweep:
        return PUZZLE_TEXT("solitaire",
                           "The same peg jumps on from row %1, column %2: still the same sweep.");
    default:
        return PUZZLE_TEXT("solitaire",
                           "The peg in row %1, column %2 begins a sweep: it leads to a board that needs one "
                           "sweep less.");
    }
}

core::Explanation explain(const Solitaire &puzzle, const core::Position &, const core::Event &event)
{
    const Board &board = puzzle.board();
    if (event.type == core::Event::Solution)
        return {event.line == Done
                    ? PUZZLE_TEXT("solitaire", "One peg is left, and no game from here has fewer sweeps.")
                    : PUZZLE_TEXT("solitaire",
                                  "One peg is left. No game with fewer sweeps was found; there may be one.")};
    const Jump *const known = jumpOf(board, event);
    if (!known)
        return explainRemoval(board, event.step);
    const Jump &jump = *known;
    core::Explanation why{sentence(event.line)};
    addRowAndColumn(why, board, jump.from);
    markJump(why, board, jump);
    return why;
}

} // namespace

core::Solver solver()
{
    return {.id = "sweeps",
            .name = PUZZLE_TEXT("solitaire", "Fewest sweeps"),
            .about =
                PUZZLE_TEXT("solitaire", "Finds a game with the fewest sweeps: 18 from centre to centre on "
                                         "the English board. On larger boards it finds one with few, and "
                                         "proves how many there must be. There is little to watch until it "
                                         "is done. It uses some 100 MB of memory, and up to 700 MB on larger "
                                         "boards."),
            .goals = core::onlyFirst,
            .counts = PUZZLE_TEXT("solitaire", "Boards"),
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<jumpVariables>};
}

} // namespace solitaire::sweeps
