// SPDX-License-Identifier: MIT
#pragma once

#include "core/tracer.h"
#include "taquin/beam.h"
#include "taquin/goaldistance.h"
#include "taquin/idastar.h"
#include "taquin/pdb/pdbcache.h"
#include "taquin/placing.h"
#include "taquin/quick/distancebeam.h"
#include "taquin/quick/staircase.h"
#include "taquin/quick/tuning.h"
#include "taquin/quick/windows.h"

#include <chrono>
#include <limits>
#include <new>
#include <optional>
#include <type_traits>
#include <utility>

namespace taquin {

enum class QuickLine : std::uint8_t { None, PlaceTile, PlacePair, Beam, Approach, Windows };

inline constexpr int usualRounds = 4; ///< the usual number of rounds

/// Returns the size of the databases that a search begins with.
inline PdbSet::Size firstSize(core::Grid grid)
{
    return PdbSet::covers(grid, PdbSet::Least) ? PdbSet::Least : PdbSet::Small;
}

/// The search of the method `quick` soon finds a short solution, and then shorter ones, until its rounds are done or it is
/// stopped.
///
/// On up to 36 cells, a beam search with pattern databases solves the whole board; while the databases are being
/// built, beams over the tiles' distances search. On larger boards, StaircasePlacer fills the outer rows and
/// columns, and the beam search solves the remaining board. Each round finds new solutions, by a wider beam or by
/// placing the tiles in another order, and then shortens the best one: short windows by iterative deepening
/// (WindowShortener), long ones by a beam search over distances. On up to 196 cells, such a beam also starts from
/// the whole board: it brings all tiles near their cells at once, and boards on its way are completed by placing.
/// Stats::length and Stats::lowerBound show how good the best solution is. A node is a move tried, or a move made
/// in placing tiles.
template <typename Tracer>
class QuickSearch {
public:
    /// `cancellation` is checked while the search waits for pattern databases. `seconds` is the time after which
    /// the search will be stopped; 0: unknown.
    QuickSearch(Tracer &tracer, ForkJoinPool &pool, core::Cancellation &cancellation, const Taquin &taquin,
                const core::Position &from, int rounds, double seconds)
        : m_tracer(tracer), m_pool(pool), m_cancellation(cancellation), m_from(from),
          m_start(taquin.grid(), from), m_goal(taquin.goal()), m_lastWalk(taquin.lastWalk()),
          m_rounds(rounds), m_seconds(seconds)
    {
    }

    static constexpr int untilStopped = std::numeric_limits<int>::max(); ///< the rounds of an endless search

    core::Outcome run(int lowerBound)
    {
        raiseLowerBound(lowerBound);
        if (lowerBound == 0)
            keepIfShorter(Route());
        try {
            if (m_start.grid().size() > tuning::maxBeamCells)
                solveLargeBoard();
            else if (shouldContinue())
                solveSmallBoard();
        } catch (const std::bad_alloc &) {
            if (!m_best)
                throw;
        }
        return outcome();
    }

private:
    using Clock = std::chrono::steady_clock;

    static constexpr int unlimited = 1 << 20;

    void solveSmallBoard()
    {
        const core::Grid grid = m_start.grid();
        const bool isInstant = m_isUnbounded && PdbSet::covers(grid, PdbSet::Least);
        const bool hasLarge = PdbSet::covers(grid, PdbSet::Large) && PdbSet::areKept(grid, PdbSet::Large);
        PdbCache::shared().request(grid, firstSize(grid));
        std::size_t width = tuning::firstWidth;
        if (isInstant && !m_lastWalk.empty())
            searchAsWithoutLimit();
        if (isInstant && m_seconds > 0) {
            width = searchInTime();
            keepWhole();
        } else if (isInstant) {
            keepIfShorter(beamSearch({}, m_start, tuning::firstWidthOfInstant));
        } else if (grid.size() >
                   tuning::firstRemainder) { // finds a solution while the databases are being built
            placeAndFinish(StaircasePlacer::defaultBlankWeight);
            if (m_isUnbounded)
                searchWithoutDatabases();
        }
        for (int round = 0; round < m_rounds && shouldContinue(); ++round) {
            for (int half = 0; half < 2; ++half, width = std::min(2 * width, m_widest)) {
                if (hasLarge && (half > 0 || !isInstant)) // loading them would delay the first solution
                    PdbCache::shared().request(grid, PdbSet::Large);
                searchAtWidth(width);
                if (!isInstant || width >= tuning::widthForWindows)
                    shortenSmallBoard(2 * round + half);
            }
            shorten(round);
            if (round + 1 >= usualRounds)
                keepWhole();
        }
    }
    /// Finds what a search without a time limit finds, in hundredths of a second. The shortest route to the ordered
    /// board need not be the beginning of the shortest one to the goal, so no amount of time could make up for it.
    void searchAsWithoutLimit()
    {
        m_isUnbounded = false;
        if (m_start.grid().size() > tuning::firstRemainder)
            placeAndFinish(StaircasePlacer::defaultBlankWeight);
        std::size_t width = tuning::firstWidth;
        for (int round = 0; round < usualRounds && shouldContinue(); ++round) {
            for (int half = 0; half < 2; ++half, width = std::min(2 * width, m_widest)) {
                searchAtWidth(width);
                shortenSmallBoard(2 * round + half);
            }
            shorten(round);
        }
        m_isUnbounded = true;
        keepWhole();
    }
    /// Runs beams over distances until the pattern databases are ready.
    void searchWithoutDatabases()
    {
        for (int round = 0;
             shouldContinue() && !PdbCache::shared().lookUp(m_start.grid(), firstSize(m_start.grid()));
             ++round) {
            const auto cells = std::size_t(m_start.grid().size());
            approach({}, widthOf(tuning::firstCellsOfSmall / cells, tuning::mostCellsOfSmall / cells, round),
                     round, nullptr);
            shortenSmallBoard(round);
        }
    }
    /// Shortens the solution with beams over distances, which find what the beams with pattern databases, working
    /// on the whole board, have missed.
    void shortenSmallBoard(int round)
    {
        if (m_start.grid().size() >= tuning::leastCellsForWindows)
            shortenByBeams(tuning::windowOfSmall,
                           widthOf(tuning::firstWindowWidthOfSmall, tuning::widestBeamWindow, round));
    }
    /// Finds the width that fills the available time, since one wide beam finds more than several narrow ones.
    /// Narrow beams measure the speed. Returns the width to continue with.
    std::size_t searchInTime()
    {
        std::size_t width = tuning::firstWidthOfInstant;
        m_widest = tuning::widestInTime;
        databasesFor(m_start.grid(), width); // waiting for databases must not count as a beam's time
        for (bool isKnown = false; !isKnown && shouldContinue();) {
            const Clock::time_point begin = Clock::now();
            searchFromStart(width);
            const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
            const double fitting = secondsLeft() / (seconds * (1 + tuning::beamsOfParts));
            isKnown =
                fitting <= tuning::mostWidening || double(width) * tuning::mostWidening >= double(m_widest);
            if (fitting >= tuning::leastWidening)
                width =
                    std::min(std::size_t(double(width) * std::min(fitting, tuning::mostWidening)), m_widest);
        }
        return width;
    }
    double secondsLeft() const
    {
        return m_seconds - std::chrono::duration<double>(Clock::now() - m_begin).count();
    }
    /// Searches from the start, unless that would repeat the last such beam.
    void searchFromStart(std::size_t width)
    {
        PdbCache::Databases databases = databasesFor(m_start.grid(), width);
        if (!shouldContinue() || (width == m_lastWidth && databases == m_lastDatabases))
            return;
        keepIfShorter(beamSearch({}, m_start, width));
        m_lastWidth = width;
        m_lastDatabases = std::move(databases);
        m_moreParts = 0;
    }
    /// Searches from the start, and then from boards along the best solution so far, where its parts begin: the
    /// nearer to the goal a beam begins, the more densely it covers the boards in between. The next call with the
    /// same width begins from more boards.
    void searchAtWidth(std::size_t width)
    {
        if (width >= tuning::widthToBuildLarge && PdbSet::covers(m_start.grid(), PdbSet::Large) &&
            (m_seconds == 0 || secondsLeft() > tuning::secondsToBuildLarge))
            PdbCache::shared().request(m_start.grid(), PdbSet::Large);
        searchFromStart(width);
        const std::size_t count = tuning::parts + m_moreParts++;
        const std::size_t atOnce = width < tuning::widthForOneAtOnce ? tuning::partsAtOnce : 1;
        for (std::size_t part = 1; part < count && width <= m_widest && m_best && shouldContinue();
             part += atOnce) {
            if (atOnce > 1)
                searchFromParts(part, std::min(part + atOnce, count), count, width);
            else
                keepIfShorter(beamSearch(beginningOf(part, count), boardAt(part, count), width));
        }
    }
    /// Returns the part of the best solution before this part.
    Route beginningOf(std::size_t part, std::size_t count) const
    {
        Route beginning = *m_best;
        beginning.resize(m_best->size() * part / count);
        return beginning;
    }
    Board boardAt(std::size_t part, std::size_t count) const
    {
        return after(m_start, beginningOf(part, count));
    }
    /// A beam that begins at a part of the best solution.
    struct PartSearch {
        Route beginning;
        BeamSearch beam;
        int maxMoves;

        void advance(int levels) { beam.advance(levels, maxMoves); }
        bool hasEnded() const { return beam.hasEnded(); }
        std::uint64_t takeNodes() { return beam.takeNodes(); }
    };
    /// Searches from the parts `first` to `end` - 1 of `count` in parallel: a narrow beam does not have enough
    /// work for all threads.
    void searchFromParts(std::size_t first, std::size_t end, std::size_t count, std::size_t width)
    {
        const PdbCache::Databases databases = databasesFor(m_start.grid(), width);
        if (!databases)
            return;
        at(QuickLine::Beam);
        std::vector<PartSearch> searches;
        searches.reserve(end - first);
        for (std::size_t part = first; part < end; ++part) {
            Route beginning = beginningOf(part, count);
            const int maxMoves = int(m_best->size() - beginning.size()) - 1;
            BeamSearch beam(*databases, boardAt(part, count), width, nullptr,
                            BeamSearch::weightings[part % BeamSearch::weightings.size()]);
            searches.push_back({std::move(beginning), std::move(beam), maxMoves});
        }
        const auto routeOf = [](const PartSearch &search) {
            return joined(search.beginning, search.beam.route());
        };
        advance(
            searches, width, [](std::size_t, int) {},
            [&] {
                if (const PartSearch &search = searches.front(); !search.hasEnded())
                    m_tracer.show([&] { return steps(m_start, routeOf(search)); });
            });
        for (const PartSearch &search : searches) {
            if (search.beam.isSolved())
                keepIfShorter(routeOf(search));
        }
    }
    void solveLargeBoard()
    {
        placeAndFinish(StaircasePlacer::defaultBlankWeight);
        for (int round = 0; round < m_rounds && shouldContinue(); ++round) {
            const bool fits = DistanceBeam::fits(m_start.grid());
            if (fits)
                approachAndPlace(round);
            else if (round > 0)
                placeInOtherOrders(round);
            shorten(round);
            if (fits || m_rounds == untilStopped) // on larger boards, it would take minutes
                shortenByBeams(tuning::firstBeamWindow +
                                   tuning::beamWindowGrowth * std::size_t(std::min(round, 6)),
                               widthOf(tuning::firstBeamWindowWidth, tuning::widestBeamWindow, round));
            if (round + 1 >= usualRounds) // earlier, it would delay what a search without a limit finds
                keepWhole();
        }
    }
    /// Places the tiles in other orders: another weight of the blank's paths leads to another order and another
    /// solution.
    void placeInOtherOrders(int round)
    {
        const int more =
            std::clamp(tuning::cellsPerRound / m_start.grid().size(), 1, 1 << 2 * std::min(round, 8));
        for (int last = m_orders + more; m_orders < last && shouldContinue(); ++m_orders)
            placeAndFinish(40 + 23 * m_orders % 160);
    }
    /// Runs beams over distances, which seldom reach the goal of a large board, and places the tiles from boards
    /// on their way. A search until it is stopped also runs them from boards along the best solution so far: beams from
    /// the start alone would soon find nothing more.
    void approachAndPlace(int round)
    {
        const core::Grid grid = StaircasePlacer::remainingGrid(m_start.grid(), tuning::maxInstantCells);
        const auto cells = std::size_t(m_start.grid().size());
        const PdbCache::Databases databases = databasesFor(grid, tuning::firstWidth);
        if (!databases)
            return;
        const std::size_t width =
            widthOf(tuning::firstApproachCells / cells, tuning::mostApproachCells / cells, round);
        approach({}, width, round, databases.get());
        if (m_rounds != untilStopped || round < tuning::firstRoundOfParts)
            return;
        const auto count = std::size_t(tuning::approachParts + round - tuning::firstRoundOfParts);
        for (std::size_t part = 1; part < count && shouldContinue(); ++part)
            approach(beginningOf(part, count), width, round, databases.get());
    }
    /// Runs beams over distances from the board at the end of `beginning`, each with other weights. If there are
    /// databases for the board that remains after placing, tiles are placed from boards on the beams' way.
    void approach(const Route &beginning, std::size_t width, int round, const PdbSet *databases)
    {
        if (!m_best || m_best->size() <= beginning.size() + 2)
            return;
        at(QuickLine::Approach);
        const Board start = after(m_start, beginning);
        std::vector<DistanceBeam> beams;
        for (const DistanceBeam::Weights &weights : tuning::approachWeights)
            beams.emplace_back(start, varied(weights, round), width, m_best->size() - beginning.size() - 2);
        std::vector<std::optional<Route>> found(beams.size());
        advance(
            beams, width,
            [&](std::size_t number, int steps) {
                const DistanceBeam &beam = beams[number];
                found[number].reset();
                if (beam.isSolved())
                    found[number] = joined(beginning, beam.route());
                else if (databases && !beam.hasEnded() && steps % tuning::stepsPerPlacing == 0 &&
                         beam.remainder() < tuning::nearEnough)
                    found[number] = place(joined(beginning, beam.route()), *databases);
            },
            [&] {
                for (std::optional<Route> &route : found)
                    keepIfShorter(std::exchange(route, {}));
            });
    }
    /// Returns the solution that begins with `beginning` and continues by placing the tiles; nothing if it is not
    /// shorter than the best one. It may run in any thread.
    std::optional<Route> place(const Route &beginning, const PdbSet &databases) const
    {
        StaircasePlacer placer(after(m_start, beginning), StaircasePlacer::defaultBlankWeight,
                               [] { return true; });
        placer.run(tuning::maxInstantCells);
        Route route = joined(beginning, placer.route());
        if (route.size() + 1 >= m_best->size())
            return {};
        BeamSearch beam(databases, placer.remainingBoard(), tuning::firstWidth);
        const auto rest =
            beam.run(int(m_best->size() - route.size()) - 1, [](int, std::uint64_t) { return true; }, {});
        if (!rest)
            return {};
        append(route, *rest);
        return route;
    }
    /// Advances beams in parallel until all have ended or the search is stopped. After each step of some levels,
    /// calls `look(number, steps)` for each beam, in any thread, and then `collect`.
    template <typename Beam>
    void advance(std::vector<Beam> &beams, std::size_t width, const auto &look, const auto &collect)
    {
        constexpr bool looksUp = std::is_same_v<Beam, PartSearch>; // lookups in databases take longer
        const int levels =
            std::clamp(int((looksUp ? tuning::boardsPerStepOfParts : tuning::boardsPerStep) / width), 1, 16);
        const auto ended = [](const Beam &beam) { return beam.hasEnded(); };
        for (int steps = 1; shouldContinue() && !std::ranges::all_of(beams, ended); ++steps) {
            m_pool.run(int(beams.size()), [&](int number) {
                if (!beams[std::size_t(number)].hasEnded()) {
                    beams[std::size_t(number)].advance(levels);
                    look(std::size_t(number), steps);
                }
            });
            std::uint64_t nodes = 1;
            for (Beam &beam : beams)
                nodes += beam.takeNodes();
            collect();
            m_tracer.node(0, nodes);
        }
    }
    /// Returns the width of a round: twice the previous one, up to `widest`.
    static std::size_t widthOf(std::size_t first, std::size_t widest, int round)
    {
        return std::min(first << std::min(round, 16), widest);
    }
    /// Returns other weights for later rounds: once the beams grow no wider, these lead them elsewhere.
    static DistanceBeam::Weights varied(DistanceBeam::Weights weights, int round)
    {
        weights.factor *= 1 + 0.25 * (round % 5);
        return weights;
    }

    /// Shortens long windows repeatedly, each time starting a quarter of a window further on.
    void shortenByBeams(std::size_t window, std::size_t width)
    {
        std::size_t begin = 0;
        for (int idle = 0; idle < 2 && m_best && shouldContinue(); begin = (begin + window / 4) % window) {
            const std::size_t before = m_best->size();
            shortenWindows(begin, window, width);
            idle = m_best->size() < before ? 0 : idle + 1;
        }
    }
    /// Shortens all windows from `begin` on, which do not overlap, several at a time.
    void shortenWindows(std::size_t begin, std::size_t window, std::size_t width)
    {
        const std::span<const Direction> whole(*m_best);
        const auto first = whole.first(std::min(begin, whole.size()));
        Route route(first.begin(), first.end());
        Board board = after(m_start, route);
        std::size_t at = route.size();
        while (at < whole.size() && shouldContinue()) {
            std::vector<DistanceBeam> beams;
            std::vector<std::span<const Direction>> windows;
            for (; beams.size() < tuning::windowsAtOnce && at < whole.size(); at += windows.back().size()) {
                windows.push_back(whole.subspan(at, std::min(window, whole.size() - at)));
                beams.emplace_back(board, windows.back(), tuning::approachWeights.front(), width);
                for (const Direction direction : windows.back())
                    board.go(direction);
            }
            advance(
                beams, width, [](std::size_t, int) {}, [] {});
            for (std::size_t i = 0; i < beams.size(); ++i) {
                if (beams[i].isSolved())
                    append(route, beams[i].route());
                else
                    route.insert(route.end(), windows[i].begin(), windows[i].end());
            }
        }
        route.insert(route.end(), whole.begin() + std::ptrdiff_t(at), whole.end());
        this->at(QuickLine::Windows);
        keepIfShorter(std::move(route));
    }
    static Board after(Board board, const Route &route)
    {
        for (const Direction direction : route)
            board.go(direction);
        return board;
    }

    /// Places the tiles and quickly solves the few remaining cells by a beam; then solves the larger board that
    /// remained earlier, which gives a better solution.
    void placeAndFinish(int blankWeight)
    {
        StaircasePlacer placer(m_start, blankWeight, [this] { return m_tracer.node(0); });
        if (!placer.run(tuning::maxInstantCells))
            return;
        const Board middle = placer.remainingBoard();
        const Route routeToMiddle = placer.route();
        if (!placer.run(tuning::firstRemainder))
            return;
        show(placer);
        keepIfShorter(beamSearch(placer.route(), placer.remainingBoard(), tuning::firstWidth));
        // On smaller boards, a beam solves the whole board next.
        const bool isLarge = m_start.grid().size() > tuning::maxBeamCells;
        if (shouldContinue() && isLarge && !routeToMiddle.empty())
            keepIfShorter(beamSearch(routeToMiddle, middle, tuning::firstWidth * tuning::widening));
    }

    /// Returns the solution that begins with `beginning`, which leads to `board`; nothing if it is not shorter
    /// than the best one. `board` may also be the remainder of a larger board at its lower right.
    std::optional<Route> beamSearch(const Route &beginning, const Board &board, std::size_t width)
    {
        const PdbCache::Databases databases = databasesFor(board.grid(), width);
        if (!databases)
            return {};
        const int maxMoves = m_best ? int(m_best->size() - beginning.size()) - 1 : unlimited;
        at(QuickLine::Beam);
        try {
            return beamSearch(*databases, beginning, board, width, maxMoves);
        } catch (const std::bad_alloc &) {
            if (!m_best)
                throw;
            m_widest = std::max(tuning::firstWidth, width / tuning::widening);
            return {};
        }
    }
    std::optional<Route> beamSearch(const PdbSet &databases, const Route &beginning, const Board &board,
                                    std::size_t width, int maxMoves)
    {
        for (; m_tracer.going(); width *= tuning::widening) {
            BeamSearch beam(databases, board, width, &m_pool);
            if (beginning.empty())
                raiseLowerBound(beam.lowerBound());
            const auto onNodes = [&](int depth, std::uint64_t nodes) {
                return m_tracer.node(int(beginning.size()) + depth, nodes);
            };
            const auto showRoute = [&](const Route &route) {
                m_tracer.show([&] { return steps(m_start, joined(beginning, route)); });
            };
            const std::optional<Route> route =
                beam.run(maxMoves, onNodes, Tracer::traces ? showRoute : BeamSearch::OnBest());
            if (route)
                return joined(beginning, *route);
            if (m_best)
                return {};
            // The beam was too narrow for any solution.
        }
        return {};
    }
    /// Returns the largest databases that are ready and worthwhile, otherwise the first ones. A reproducible
    /// search uses large ones only with a wide beam, so that the result of a narrow beam does not depend on
    /// databases that other searches have built.
    PdbCache::Databases databasesFor(core::Grid grid, std::size_t width)
    {
        if (width >= tuning::widthForLarge || m_isUnbounded) {
            if (PdbCache::Databases large = PdbCache::shared().lookUp(grid, PdbSet::Large))
                return large;
        }
        PdbCache::Databases first = PdbCache::shared().wait(grid, firstSize(grid), [this] {
            return m_waits = m_waits && m_cancellation.keepGoing(m_tracer.stats());
        });
        m_lacksMemory = !first && m_waits;
        return first;
    }
    static Route joined(Route first, const Route &second)
    {
        append(first, second);
        return first;
    }

    void shorten(int round)
    {
        if (!m_best || !shouldContinue())
            return;
        WindowShortener shortener(m_start, *m_best);
        shortener.run(std::size_t(tuning::firstWindow + std::min(round, 5) * tuning::windowGrowth),
                      [&](std::uint64_t nodes) {
                          m_tracer.stats().length = lengthToGoal(shortener.length());
                          return m_tracer.node(int(shortener.length()), nodes);
                      });
        at(QuickLine::Windows);
        keepIfShorter(shortener.route());
    }

    void keepIfShorter(std::optional<Route> route)
    {
        if (!route || (m_best && route->size() >= m_best->size()))
            return;
        m_best = std::move(route);
        m_tracer.stats().length = lengthToGoal(m_best->size());
        m_tracer.show([&] { return steps(m_start, *m_best); });
    }
    bool shouldContinue() const
    {
        return m_waits && !m_lacksMemory && m_tracer.going() &&
               (!m_best || m_tracer.stats().length > m_tracer.stats().lowerBound);
    }

    /// Raises the lower bound to that of a solution that needs at least `moves` to the ordered board, from which the
    /// last walk leads on.
    void raiseLowerBound(int moves)
    {
        int &lowerBound = m_tracer.stats().lowerBound;
        lowerBound = std::max(lowerBound, moves - int(m_lastWalk.size()));
    }
    /// Returns the number of moves to the goal itself, if there are `moves` to the ordered board.
    int lengthToGoal(std::size_t moves) const
    {
        const int length = int(moves + m_lastWalk.size());
        return m_whole ? std::min(length, int(m_whole->size())) : length;
    }
    /// Adds the last walk to a copy of the best solution if the search goes on until it is stopped, since no time is left
    /// to shorten the whole then.
    void keepWhole()
    {
        if (!m_isUnbounded || m_lastWalk.empty() || !m_best || m_best == m_continued || !shouldContinue())
            return;
        m_continued = m_best;
        const Route walk = m_lastWalk;
        walkToGoal();
        m_lastWalk = walk;
        std::swap(m_best, m_continued);
        if (!m_whole || m_continued->size() < m_whole->size())
            m_whole = m_continued;
        m_continued = m_best;
        m_tracer.stats().length = lengthToGoal(m_best->size());
    }
    /// Adds the last walk to the best solution, and shortens the whole.
    void walkToGoal()
    {
        m_best = withoutReturns(joined(m_best ? *m_best : routeByRows(), std::exchange(m_lastWalk, {})));
        m_tracer.stats().length = int(m_best->size());
        if (m_start.grid().size() <= tuning::firstRemainder) {
            m_best = shortestRoute();
            m_tracer.stats().length = m_tracer.stats().lowerBound = int(m_best->size());
        }
        shorten(m_rounds == untilStopped ? usualRounds : m_rounds);
        if (DistanceBeam::fits(m_start.grid()))
            shortenByBeams(tuning::firstBeamWindow, tuning::firstWindowWidthOfSmall);
    }
    Route routeByRows() const
    {
        Route route;
        for (const core::Step &step : rows::path(m_start.grid(), m_from))
            route.push_back(directionOfBlank(m_start.grid(), step));
        return route;
    }
    /// Returns a shortest route to the goal of a small board, which takes milliseconds.
    Route shortestRoute() const
    {
        core::NullContext context;
        core::NullTracer tracer(context);
        const GridGraph graph(m_start.grid());
        IdaStar<core::NullTracer, GoalDistance> search(tracer, graph, m_start,
                                                       GoalDistance(graph, m_start, m_goal));
        search.run();
        return search.route();
    }

    void at(QuickLine line) { m_tracer.at(int(line)); }
    void show(const StaircasePlacer &placer)
    {
        if constexpr (Tracer::traces) {
            m_tracer.show([] { return core::Path(); });
            const core::Path path = steps(m_start, placer.route());
            for (std::size_t i = 0; i < path.size(); ++i) {
                const StaircasePlacer::Subgoal subgoal = placer.subgoals()[i];
                at(subgoal.isPair() ? QuickLine::PlacePair : QuickLine::PlaceTile);
                m_tracer.did([&] { return path[i]; }, subgoal.tile + 1);
            }
        }
    }

    /// Returns the outcome. A stopped search must also return a solution, however early it was stopped.
    core::Outcome outcome()
    {
        core::Outcome outcome{core::Outcome::Stopped, {}, {}, {}};
        if (!m_lastWalk.empty())
            walkToGoal();
        if (m_whole && m_whole->size() < m_best->size())
            m_best = m_whole;
        outcome.path = m_best ? steps(m_start, *m_best) : rows::path(m_start.grid(), m_from);
        m_tracer.stats().length = int(outcome.path.size());
        if (m_best && m_waits && m_tracer.going()) {
            at(QuickLine::Windows);
            m_tracer.show([&] { return outcome.path; });
            m_tracer.found(core::after(m_from, outcome.path), outcome.path);
            outcome.verdict = core::Outcome::Solved;
        }
        outcome.stats = m_tracer.stats();
        return outcome;
    }

    Tracer &m_tracer;
    ForkJoinPool &m_pool;
    core::Cancellation &m_cancellation;
    const core::Position &m_from;
    Board m_start;
    const Board m_goal;
    Route m_lastWalk; ///< the moves from the ordered board to the goal; empty once the best solution has them
    int m_rounds;
    const double m_seconds;
    const Clock::time_point m_begin = Clock::now();
    /// The search runs until it is stopped, and its result need not be reproducible.
    bool m_isUnbounded = m_rounds == untilStopped && !Tracer::traces;
    int m_orders = 1;           ///< the number of orders in which tiles have been placed
    bool m_waits = true;        ///< false once the search was stopped while it waited for databases
    bool m_lacksMemory = false; ///< there is no memory for pattern databases
    std::optional<Route> m_best;
    std::optional<Route> m_whole;     ///< the best solution with the last walk so far, if there are several
    std::optional<Route> m_continued; ///< the best solution when the last walk was added to it
    std::size_t m_widest = tuning::widest; ///< lower once memory has run out
    // The state of the last search from the whole board and its parts.
    std::size_t m_lastWidth = 0;
    PdbCache::Databases m_lastDatabases;
    std::size_t m_moreParts = 0;
};

} // namespace taquin
