// SPDX-License-Identifier: MIT
#include "core/watch.h"
#include "taquin/beam.h"
#include "taquin/heuristic.h"
#include "taquin/methods.h"
#include "taquin/parity.h"
#include "taquin/pdb/pdbcache.h"
#include "taquin/placing.h"
#include "taquin/staircase.h"
#include "taquin/variables.h"
#include "taquin/windows.h"

#include <optional>

// A short solution soon, and then shorter ones, until the rounds are done or somebody stops the search.
//
// Up to 36 cells a beam search over pattern databases solves the whole board. On larger boards
// StaircasePlacer fills the outer rows and columns, and the beam search solves what is left. Each round finds
// new solutions, by a wider beam or by placing the tiles in another order, and then WindowShortener shortens
// the best one. Stats::length and Stats::lowerBound tell how good that is. A node is a move tried, or a move
// made in placing the tiles.
namespace taquin {

namespace {

enum class QuickLine : std::uint8_t { None, PlaceTile, PlacePair, Beam, Windows };

/// The texts of QuickLine.
constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("taquin",
                "More than 9 cells: the outer rows and columns fill up like stairs from the upper left, "
                "first the tile the gap reaches soonest; the gap goes where the other tiles come nearer too"),
    PUZZLE_TEXT("taquin", "… the last two tiles of a row or column go in together, by the shortest route"),
    PUZZLE_TEXT("taquin",
                "The rest, or the whole up to 36 cells: level by level, all moves are tried, and the boards "
                "that look nearest to the goal, by pattern tables and powers of the distances, are kept; "
                "four times as many in each round"),
    PUZZLE_TEXT("taquin", "Part by part, a shorter route is sought between the same two boards"),
};

constexpr core::Option options[] = {
    {"rounds",
     PUZZLE_TEXT("taquin", "Rounds"),
     core::Option::Integer,
     "4",
     1,
     5,
     {},
     PUZZLE_TEXT("taquin",
                 "Each takes about four times as long as the one before, and finds shorter solutions")},
};

/// Boards of up to so many cells are left to the beam search as a whole.
constexpr int maxBeamCells = PdbSet::maxCells;
/// The pattern databases of boards of up to so many cells are built in no time.
constexpr int maxInstantCells = 25;
/// On larger boards the placing of tiles leaves so many cells for the first solution.
constexpr int firstRemainder = 9;

template <typename Watch>
class QuickSearch {
public:
    /// `cancellation` is asked while the search waits for pattern databases.
    QuickSearch(Watch &watch, ForkJoinPool &pool, core::Cancellation &cancellation, core::Grid grid,
                const core::Position &from, int rounds)
        : m_watch(watch), m_pool(pool), m_cancellation(cancellation), m_from(from), m_start(grid, from),
          m_rounds(rounds)
    {
    }

    core::Outcome run(int lowerBound)
    {
        m_watch.stats().lowerBound = lowerBound;
        if (lowerBound == 0)
            keepIfShorter(Route());
        if (m_start.grid().size() > maxBeamCells)
            solveLargeBoard();
        else if (goesOn())
            solveSmallBoard();
        return outcome();
    }

private:
    static constexpr std::size_t firstWidth = 256;
    static constexpr std::size_t widening = 4;
    /// The ends of so many equal parts of the best solution are where beam searches begin again.
    static constexpr std::size_t parts = 5;
    /// From this width on large pattern databases are worth their while: with them solutions come out shorter
    /// at a quarter of the width.
    static constexpr std::size_t widthForLarge = 4096;
    static constexpr int cellsPerRound = 6400;
    static constexpr int firstWindow = 12;
    static constexpr int windowGrowth = 4;
    static constexpr int unlimited = 1 << 20;

    void solveSmallBoard()
    {
        const core::Grid grid = m_start.grid();
        PdbCache::shared().request(grid, PdbSet::Small);
        if (PdbSet::covers(grid, PdbSet::Large) && PdbSet::areKept(grid, PdbSet::Large))
            PdbCache::shared().request(grid, PdbSet::Large);
        if (m_start.grid().size() > firstRemainder) // a solution while the databases are being built
            placeAndFinish(StaircasePlacer::defaultBlankWeight);
        std::size_t width = firstWidth;
        for (int round = 0; round < m_rounds && goesOn(); ++round) {
            for (int half = 0; half < 2; ++half, width *= 2)
                searchAtWidth(width);
            shorten(round);
        }
    }
    /// From the start, and then from boards along the best solution so far: the nearer a beam begins to the
    /// goal, the denser it covers what lies between.
    void searchAtWidth(std::size_t width)
    {
        if (width >= widthForLarge && PdbSet::covers(m_start.grid(), PdbSet::Large))
            PdbCache::shared().request(m_start.grid(), PdbSet::Large);
        if (goesOn())
            keepIfShorter(beamSearch({}, m_start, width));
        for (std::size_t part = 1; part < parts && goesOn(); ++part) {
            Route beginning = *m_best;
            beginning.resize(m_best->size() * part / parts);
            Board board = m_start;
            for (const Direction direction : beginning)
                board.go(direction);
            keepIfShorter(beamSearch(beginning, board, width));
        }
    }
    /// Another weight of the blank's paths gives another order of the tiles, and another solution.
    void solveLargeBoard()
    {
        int tries = 0;
        for (int round = 0; round < m_rounds && goesOn(); ++round) {
            const int more = std::clamp(cellsPerRound / m_start.grid().size(), 1, 1 << 2 * round);
            for (int last = tries + more; tries < last && goesOn(); ++tries)
                placeAndFinish(tries == 0 ? StaircasePlacer::defaultBlankWeight : 40 + 23 * tries % 160);
            shorten(round);
        }
    }
    /// The beam solves the few cells that are left in the end, which is quick, and then once more the larger
    /// board that was left before, which makes a better solution.
    void placeAndFinish(int blankWeight)
    {
        StaircasePlacer placer(m_start, blankWeight, [this] { return m_watch.node(0); });
        if (!placer.run(maxInstantCells))
            return;
        const Board middle = placer.remainingBoard();
        const Route routeToMiddle = placer.route();
        if (!placer.run(firstRemainder))
            return;
        show(placer);
        keepIfShorter(beamSearch(placer.route(), placer.remainingBoard(), firstWidth));
        if (goesOn() && !routeToMiddle.empty())
            keepIfShorter(beamSearch(routeToMiddle, middle, firstWidth * widening));
    }

    /// The solution that begins with `beginning`, which leads to `board`; nothing when it is no shorter than
    /// the best one. `board` may also be what is left of a larger one at its lower right.
    std::optional<Route> beamSearch(const Route &beginning, const Board &board, std::size_t width)
    {
        const PdbCache::Databases databases = databasesFor(board.grid(), width);
        if (!databases)
            return {};
        const int maxMoves = m_best ? int(m_best->size() - beginning.size()) - 1 : unlimited;
        at(QuickLine::Beam);
        for (; m_watch.going(); width *= widening) {
            BeamSearch beam(*databases, board, width, &m_pool);
            if (beginning.empty())
                m_watch.stats().lowerBound = std::max(m_watch.stats().lowerBound, beam.lowerBound());
            const auto onNodes = [&](int depth, std::uint64_t nodes) {
                return m_watch.node(int(beginning.size()) + depth, nodes);
            };
            const auto showRoute = [&](const Route &route) {
                m_watch.show([&] { return steps(m_start, joined(beginning, route)); });
            };
            const std::optional<Route> route =
                beam.run(maxMoves, onNodes, Watch::traces ? showRoute : BeamSearch::OnBest());
            if (route)
                return joined(beginning, *route);
            if (m_best)
                return {};
            // else the beam was too narrow for any solution
        }
        return {};
    }
    /// For a wide beam the large ones if they are ready, else the small ones. A narrow one does not look, so
    /// that what it finds does not depend on what other searches have had built.
    PdbCache::Databases databasesFor(core::Grid grid, std::size_t width)
    {
        if (width >= widthForLarge) {
            if (PdbCache::Databases large = PdbCache::shared().lookUp(grid, PdbSet::Large))
                return large;
        }
        return PdbCache::shared().wait(grid, PdbSet::Small, [this] {
            return m_waits = m_waits && m_cancellation.keepGoing(m_watch.stats());
        });
    }
    static Route joined(Route first, const Route &second)
    {
        append(first, second);
        return first;
    }

    void shorten(int round)
    {
        if (!m_best || !goesOn())
            return;
        WindowShortener shortener(m_start, *m_best);
        shortener.run(std::size_t(firstWindow + round * windowGrowth), [&](std::uint64_t nodes) {
            m_watch.stats().length = int(shortener.length());
            return m_watch.node(int(shortener.length()), nodes);
        });
        at(QuickLine::Windows);
        keepIfShorter(shortener.route());
    }

    void keepIfShorter(std::optional<Route> route)
    {
        if (!route || (m_best && route->size() >= m_best->size()))
            return;
        m_best = std::move(route);
        m_watch.stats().length = int(m_best->size());
        m_watch.show([&] { return steps(m_start, *m_best); });
    }
    bool goesOn() const
    {
        return m_waits && m_watch.going() && (!m_best || m_watch.stats().length > m_watch.stats().lowerBound);
    }

    void at(QuickLine line) { m_watch.at(int(line)); }
    void show(const StaircasePlacer &placer)
    {
        if constexpr (Watch::traces) {
            m_watch.show([] { return core::Path(); });
            const core::Path path = steps(m_start, placer.route());
            for (std::size_t i = 0; i < path.size(); ++i) {
                const StaircasePlacer::Subgoal subgoal = placer.subgoals()[i];
                at(subgoal.isPair() ? QuickLine::PlacePair : QuickLine::PlaceTile);
                m_watch.did([&] { return path[i]; }, subgoal.tile + 1);
            }
        }
    }

    /// A stopped search owes a solution too, however soon it was stopped.
    core::Outcome outcome()
    {
        core::Outcome outcome{core::Outcome::Stopped, {}, {}, {}};
        outcome.path = m_best ? steps(m_start, *m_best) : solveByRows(m_start.grid(), m_from);
        m_watch.stats().length = int(outcome.path.size());
        if (m_best && m_waits && m_watch.going()) {
            at(QuickLine::Windows);
            m_watch.show([&] { return outcome.path; });
            m_watch.found(core::after(m_from, outcome.path), outcome.path);
            outcome.verdict = core::Outcome::Solved;
        }
        outcome.stats = m_watch.stats();
        return outcome;
    }

    Watch &m_watch;
    ForkJoinPool &m_pool;
    core::Cancellation &m_cancellation;
    const core::Position &m_from;
    Board m_start;
    int m_rounds;
    bool m_waits = true; ///< nobody stopped the search while it waited for pattern databases
    std::optional<Route> m_best;
};

core::Outcome solve(const Taquin &taquin, const core::Task &task, core::Control &control)
{
    if (auto no = impossible(taquin, task.from))
        return *std::move(no);
    const int lowerBound =
        LinearConflict(GridGraph(taquin.grid()), Board(taquin.grid(), task.from)).lowerBound();
    const core::Values chosen = task.options.has("rounds") ? task.options : core::Values(options);
    const int rounds = int(chosen.integer("rounds"));
    core::Outcome outcome;
    ForkJoinPool::open(control, [&](ForkJoinPool &pool, core::Control &own) {
        outcome = core::watched(own, task, [&]<typename Watch>(Watch &watch) {
            return QuickSearch<Watch>(watch, pool, own, taquin.grid(), task.from, rounds).run(lowerBound);
        });
    });
    return outcome;
}

/// Builds the small pattern databases of the boards that beam searches begin with.
void prepare(const Taquin &taquin, core::Control &control)
{
    const core::Grid whole = taquin.grid();
    const auto build = [&](core::Grid grid) {
        PdbCache::shared().wait(grid, PdbSet::Small, [&] { return control.keepGoing({}); });
    };
    build(StaircasePlacer::remainingGrid(whole, firstRemainder));
    build(StaircasePlacer::remainingGrid(whole, maxInstantCells));
    if (whole.size() <= maxBeamCells)
        build(whole);
}

core::Explanation explainMove(const core::Event &event)
{
    const long long number = event.step.piece + 1;
    const long long placed = event.reason; // the number of the tile that is being placed
    switch (QuickLine(event.line)) {
    case QuickLine::PlaceTile:
        return explainPlacing(event.step, int(placed) - 1, false);
    case QuickLine::PlacePair:
        return explainPlacing(event.step, int(placed) - 1, true);
    case QuickLine::Beam:
        return {PUZZLE_TEXT("taquin", "Tile %1 moves, towards the board that looks nearest now."), {number}};
    default:
        return {PUZZLE_TEXT("taquin", "Next on the best route: tile %1."), {number}};
    }
}

core::Explanation explain(const Taquin &, const core::Position &, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("taquin", "All tiles are in order, by the shortest route found.")};
    core::Explanation why = explainMove(event);
    if (event.type == core::Event::Undid)
        why = {PUZZLE_TEXT("taquin", "Tile %1 goes back: another route is shown from here."),
               {static_cast<long long>(event.step.piece + 1)}};
    mark(why, event.step.from.cell, core::Role::Moving);
    mark(why, event.step.to.cell, core::Role::Target);
    return why;
}

constexpr core::Goal goals[] = {core::Goal::First};

std::vector<core::Variable> variables(const Taquin &taquin, const core::Position &before,
                                      const core::Event &event)
{
    if (event.line == 0) // of a search that was not watched
        return {};
    return distanceVariables(taquin, before, event);
}

} // namespace

core::Solver quick()
{
    return {.id = "quick",
            .name = PUZZLE_TEXT("taquin", "Fast, near-shortest"),
            .about = PUZZLE_TEXT(
                "taquin", "Finds a good solution at once on boards of any size, then better ones; up to "
                          "5×5 mostly within a few per cent of the shortest. Its last rounds take up to "
                          "190 MB."),
            .goals = goals,
            .options = options,
            .anytime = true,
            .pseudocode = pseudocode,
            .prepare = core::callback<prepare>,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace taquin
