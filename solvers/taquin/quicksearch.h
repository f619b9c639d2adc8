// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"
#include "core/watch.h"
#include "taquin/beam.h"
#include "taquin/quickevents.h"
#include "taquin/rowmethod.h"
#include "taquin/shells.h"
#include "taquin/shortening.h"
#include "taquin/tableshelf.h"

#include <optional>

namespace taquin {

/// Up to so many cells the whole board is left to the Beam.
inline constexpr int mostBeamCells = TableSet::mostCells;
/// Up to so many cells the tables for it are there in no time.
inline constexpr int mostCellsAtOnce = 25;
/// On larger boards so much is left by Shells for the first way.
inline constexpr int firstRestCells = 9;

/// A short way soon, and then shorter ones: by a Beam, wider round by round, on large boards by Shells and a
/// Beam for what they leave; in each round the way is made shorter in windows, too. Stats::length and
/// Stats::lowerBound tell how good the best way is. Its nodes are the moves tried, by Shells the moves made.
template <typename Watch>
class QuickSearch {
public:
    QuickSearch(Watch &watch, Crew &crew, core::Control &control, core::Grid grid, const core::Position &from,
                int rounds)
        : m_watch(watch), m_crew(crew), m_control(control), m_from(from), m_start(grid, from),
          m_rounds(rounds)
    {
    }

    core::Outcome run(int atLeast)
    {
        m_watch.stats().lowerBound = atLeast;
        if (atLeast == 0)
            consider(Route());
        if (m_start.grid().size() > mostBeamCells)
            largeBoard();
        else if (goesOn())
            smallBoard();
        return conclude();
    }

private:
    static constexpr std::size_t leastWidth = 256;
    static constexpr std::size_t widening = 4;
    static constexpr std::size_t parts = 5; ///< of a way, from the ends of which rests are searched again
    /// The large tables are then worth the while: with them ways come out shorter at a quarter of the width.
    static constexpr std::size_t widthForLarge = 4096;
    static constexpr int cellsPerRound = 6400;
    static constexpr int firstWindow = 12;
    static constexpr int longerWindow = 4;

    void smallBoard()
    {
        TableShelf::shelf().ask(m_start.grid(), TableSet::Small);
        if (m_start.grid().size() > firstRestCells) // so that there is a way while the tables are being built
            fillShells(Shells::usualGapWeight);
        std::size_t width = leastWidth;
        for (int round = 0; round < m_rounds && goesOn(); ++round) {
            for (int half = 0; half < 2; ++half, width *= 2)
                searchWith(width);
            shorten(round);
        }
    }
    /// The whole way, and then again and again a rest of the best one: there all the beam's boards are near
    /// it.
    void searchWith(std::size_t width)
    {
        if (width >= widthForLarge && TableSet::covers(m_start.grid(), TableSet::Large))
            TableShelf::shelf().ask(m_start.grid(), TableSet::Large);
        if (goesOn())
            consider(fromBeam(m_start, width, {}));
        for (std::size_t part = 1; part < parts && goesOn(); ++part) {
            Route beginning = *m_best;
            beginning.resize(m_best->size() * part / parts);
            Board board = m_start;
            for (const Direction direction : beginning)
                board.go(direction);
            consider(fromBeam(board, width, beginning));
        }
    }
    /// The stairs come out a little different, and so does the way, when other tiles are taken first.
    void largeBoard()
    {
        int tries = 0;
        for (int round = 0; round < m_rounds && goesOn(); ++round) {
            const int more = std::clamp(cellsPerRound / m_start.grid().size(), 1, 1 << 2 * round);
            for (int last = tries + more; tries < last && goesOn(); ++tries)
                fillShells(tries == 0 ? Shells::usualGapWeight : 40 + 23 * tries % 160);
            shorten(round);
        }
    }
    /// A first way, and a better one for the end of it.
    void fillShells(int gapWeight)
    {
        Shells shells(m_start, gapWeight, [this] { return m_watch.node(0); });
        if (!shells.run(mostCellsAtOnce))
            return;
        const Board middle = shells.left();
        const Route beginning = shells.route();
        if (!shells.run(firstRestCells))
            return;
        show(shells);
        consider(fromBeam(shells.left(), leastWidth, shells.route()));
        if (goesOn() && !beginning.empty())
            consider(fromBeam(middle, leastWidth * widening, beginning));
    }

    bool goesOn() const
    {
        return m_waits && m_watch.going() && (!m_best || m_watch.stats().length > m_watch.stats().lowerBound);
    }
    void at(QuickLine line) { m_watch.at(int(line)); }

    core::Path pathOf(const Route &route) const
    {
        Board board = m_start;
        core::Path path;
        path.reserve(route.size());
        for (const Direction direction : route) {
            path.push_back(board.step(direction));
            board.go(direction);
        }
        return path;
    }
    void consider(std::optional<Route> route)
    {
        if (!route || (m_best && route->size() >= m_best->size()))
            return;
        m_best = std::move(route);
        m_watch.stats().length = int(m_best->size());
        m_watch.show([&] { return pathOf(*m_best); });
    }

    /// The way of the gap from `board`, to which `before` led, as far as it is worth the while.
    std::optional<Route> fromBeam(const Board &board, std::size_t width, const Route &before)
    {
        const TableShelf::Tables tables = take(board.grid());
        if (!tables)
            return {};
        const int most = m_best ? int(m_best->size() - before.size()) - 1 : unlimited;
        at(QuickLine::Nearest);
        while (m_watch.going()) {
            Beam beam(*tables, board, width, &m_crew);
            if (before.empty())
                m_watch.stats().lowerBound = std::max(m_watch.stats().lowerBound, beam.atLeast());
            const auto pulse = [&](int depth, std::uint64_t nodes) {
                return m_watch.node(int(before.size()) + depth, nodes);
            };
            const auto show = [&](const Route &route) {
                m_watch.show([&] { return pathOf(joined(before, route)); });
            };
            std::optional<Route> route = beam.run(most, pulse, Watch::sees ? show : Beam::Show());
            if (route)
                return joined(before, *route);
            if (m_best)
                return {};
            width *= widening; // the beam was too narrow for any way
        }
        return {};
    }
    TableShelf::Tables take(core::Grid grid)
    {
        if (TableShelf::Tables large = TableShelf::shelf().look(grid, TableSet::Large))
            return large;
        return TableShelf::shelf().wait(grid, TableSet::Small, [this] {
            return m_waits = m_waits && m_control.keepGoing(m_watch.stats());
        });
    }
    static Route joined(Route first, const Route &second)
    {
        first.insert(first.end(), second.begin(), second.end());
        return first;
    }

    void show(const Shells &shells)
    {
        if constexpr (Watch::sees) {
            m_watch.show([] { return core::Path(); });
            const core::Path path = pathOf(shells.route());
            for (std::size_t i = 0; i < path.size(); ++i) {
                const Ground::Purpose purpose = shells.purposes()[i];
                at(purpose.pair ? QuickLine::Pair : QuickLine::Single);
                m_watch.did([&] { return path[i]; }, purpose.tile + 1);
            }
        }
    }

    void shorten(int round)
    {
        if (!m_best || !goesOn())
            return;
        Shortening shortening(m_start, *m_best);
        shortening.run(std::size_t(firstWindow + round * longerWindow), [&](std::uint64_t nodes) {
            m_watch.stats().length = int(shortening.length());
            return m_watch.node(int(shortening.length()), nodes);
        });
        at(QuickLine::Windows);
        consider(shortening.route());
    }

    core::Outcome conclude()
    {
        core::Outcome outcome{core::Outcome::Stopped, {}, {}, {}};
        outcome.path = m_best ? pathOf(*m_best) : rowByRow();
        if (m_best && m_waits && m_watch.going()) {
            at(QuickLine::Windows);
            m_watch.show([&] { return outcome.path; });
            m_watch.found(core::after(m_from, outcome.path), outcome.path);
            outcome.verdict = core::Outcome::Solved;
        }
        outcome.stats = m_watch.stats();
        return outcome;
    }

    /// However soon somebody said stop, a way is owed.
    core::Path rowByRow()
    {
        core::NullControl control;
        core::NullWatch watch(control);
        RowMethod<core::NullWatch> method(watch, m_start.grid(), m_from);
        method.run();
        core::Path path = method.outcome().path;
        m_watch.stats().length = int(path.size());
        return path;
    }

    static constexpr int unlimited = 1 << 20;

    Watch &m_watch;
    Crew &m_crew;
    core::Control &m_control;
    const core::Position &m_from;
    Board m_start;
    int m_rounds;
    bool m_waits = true; ///< nobody said stop while it waited for tables
    std::optional<Route> m_best;
};

} // namespace taquin
