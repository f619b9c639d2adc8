// SPDX-License-Identifier: MIT
#include "tours/mirrors.h"

#include "core/random.h"
#include "core/watch.h"
#include "tours/bishopwords.h"

#include <algorithm>

namespace tours {

namespace {

constexpr core::Goal goals[] = {core::Goal::First};

enum Line { GoOn = 1, BounceOff, TurnAt };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "The bishop goes straight on"),
    PUZZLE_TEXT("tours", "… is thrown back by the border"),
    PUZZLE_TEXT("tours",
                "… and turned by mirrors, laid at the corners of diamonds so that one trail visits all"),
};

constexpr std::size_t opposite(std::size_t diagonal)
{
    return (diagonal + 2) % diagonals.size();
}

bool isOnBorder(core::Grid grid, int cell)
{
    const int column = grid.column(cell);
    const int row = grid.row(cell);
    return column == 0 || row == 0 || column == grid.columns - 1 || row == grid.rows - 1;
}

} // namespace

Mirrors::Mirrors(const Bishop &bishop, int start)
    : m_bishop(bishop), m_grid(bishop.grid()), m_start(start), m_laid(std::size_t(bishop.grid().size()))
{
    for (int row = 2; row + 2 < m_grid.rows; ++row) {
        for (int column = 2; column + 2 < m_grid.columns; ++column) {
            if (!isOfColour(m_grid, m_grid.cell(column, row), start))
                m_centres.push_back(m_grid.cell(column, row));
        }
    }
}

bool Mirrors::isLaid(int column, int row) const
{
    return m_grid.has(column, row) && m_laid[std::size_t(m_grid.cell(column, row))];
}

/// A way along a diagonal has a centre on either side of it. It is lost where one of them has a diamond.
bool Mirrors::hasWay(int cell, std::size_t diagonal) const
{
    const int column = m_grid.column(cell);
    const int row = m_grid.row(cell);
    const Jump &way = diagonals[diagonal];
    return m_grid.has(column + way.dx, row + way.dy) &&
           isLaid(column + way.dx, row) == isLaid(column, row + way.dy);
}

/// Two diamonds must not meet at a corner: no way would be left there.
bool Mirrors::isSound(int column, int row) const
{
    const bool across = isLaid(column - 1, row);
    const bool along = isLaid(column, row - 1);
    return across != isLaid(column + 1, row) || along != isLaid(column, row + 1) || across == along;
}

bool Mirrors::toggle(int cell)
{
    const int column = m_grid.column(cell);
    const int row = m_grid.row(cell);
    m_laid[std::size_t(cell)].flip();
    return isSound(column - 1, row) && isSound(column + 1, row) && isSound(column, row - 1) &&
           isSound(column, row + 1);
}

int Mirrors::onward(int cell, std::size_t diagonal) const
{
    int ways = 0;
    int other = nowhere;
    for (std::size_t i = 0; i < diagonals.size(); ++i) {
        if (i != opposite(diagonal) && hasWay(cell, i)) {
            ++ways;
            other = int(i);
        }
    }
    return ways == 3 ? int(diagonal) : other;
}

/// Every way is followed from one of its ends to both sides, but those that were met already.
int Mirrors::trails() const
{
    std::vector<bool> met(4 * m_laid.size());
    const auto end = [](int cell, std::size_t diagonal) { return 4 * std::size_t(cell) + diagonal; };
    const auto next = [this](int cell, std::size_t diagonal) {
        return m_bishop.neighbours()[std::size_t(cell)][diagonal];
    };
    const auto run = [&](int cell, int diagonal) {
        while (diagonal != nowhere) {
            const auto way = std::size_t(diagonal);
            const int there = next(cell, way);
            met[end(cell, way)] = true;
            if (met[end(there, opposite(way))])
                return;
            met[end(there, opposite(way))] = true;
            cell = there;
            diagonal = onward(cell, way);
        }
    };
    int count = 0;
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        for (std::size_t way = 0; way < diagonals.size(); ++way) {
            if (!isOfColour(m_grid, cell, m_start) || !hasWay(cell, way) || met[end(cell, way)])
                continue;
            ++count;
            run(cell, int(way));
            const int back = onward(cell, opposite(way));
            if (back != nowhere && !met[end(cell, std::size_t(back))])
                run(cell, back);
        }
    }
    return count;
}

Route Mirrors::follow() const
{
    Route route{m_start};
    const auto &ways = m_bishop.neighbours()[std::size_t(m_start)];
    int way = int(std::find_if(ways.begin(), ways.end(), [](int cell) { return cell >= 0; }) - ways.begin());
    for (; way != nowhere; way = onward(route.back(), std::size_t(way)))
        route.push_back(m_bishop.neighbours()[std::size_t(route.back())][std::size_t(way)]);
    return route;
}

Route Mirrors::tour()
{
    constexpr int mostTries = 20000;
    core::Random random(1);
    int count = trails();
    for (int tries = 0; count > 1 && tries < mostTries && !m_centres.empty(); ++tries) {
        const int centre = m_centres[random.below(m_centres.size())];
        int now = 0;
        if (toggle(centre) && ((now = trails()) <= count || random.below(now == count + 1 ? 5 : 25) == 0))
            count = now;
        else
            toggle(centre);
    }
    return count == 1 ? follow() : Route();
}

namespace {

core::Explanation unfit(const core::Puzzle &puzzle, const core::Position &position,
                        std::span<const core::Step>)
{
    const Bishop &bishop = asBishop(puzzle);
    const Route route = bishop.route(position);
    if (route.size() > 1)
        return {PUZZLE_TEXT("tours",
                            "Mirrors make a whole tour from its start: they cannot go on with a tour that "
                            "has begun.")};
    const bool corner = bishop.deadEnds(route.front()).size() == 1;
    if (!corner && whyNoTour(bishop, route.front()).empty())
        return {PUZZLE_TEXT("tours", "Mirrors need a start in a corner.")};
    return {};
}

template <typename Watch>
core::Outcome lay(Watch &watch, const Bishop &bishop, const core::Position &from, const Route &tour)
{
    core::Path path;
    for (std::size_t number = 1; number < tour.size(); ++number) {
        if (!watch.node(int(number)))
            return {core::Outcome::Stopped, {}, {}, watch.stats()};
        path.push_back(bishop.step(tour, number, tour[number]));
        const core::Grid grid = bishop.grid();
        const bool straight = number < 2 || 2 * tour[number - 1] == tour[number] + tour[number - 2];
        const bool border = isOnBorder(grid, tour[number - 1]);
        watch.at(straight ? GoOn : border ? BounceOff : TurnAt);
        const BishopWhy why = straight ? BishopWhy::Straight : border ? BishopWhy::Bounce : BishopWhy::Mirror;
        watch.changed([&] { return path.back(); }, int(why));
    }
    watch.found(core::after(from, path), path);
    return {core::Outcome::Solved, path, {}, watch.stats()};
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const Bishop &bishop = asBishop(puzzle);
    if (core::Explanation why = unfit(puzzle, task.from, {}); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    const int start = bishop.route(task.from).front();
    core::Explanation none = whyNoTour(bishop, start);
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    const Route tour = Mirrors(bishop, start).tour();
    if (tour.empty())
        return {core::Outcome::Stopped,
                {},
                {PUZZLE_TEXT("tours", "no mirrors were found that make one trail")},
                {}};
    return core::watched(control, task,
                         [&]<typename Watch>(Watch &watch) { return lay(watch, bishop, task.from, tour); });
}

} // namespace

core::Solver mirrors()
{
    return {.id = "mirrors",
            .name = PUZZLE_TEXT("tours", "Mirrors"),
            .about = PUZZLE_TEXT("tours",
                                 "Lets the bishop run like light, thrown back by the border and turned by "
                                 "mirrors: a tour of any size at once."),
            .goals = goals,
            .counts = PUZZLE_TEXT("tours", "Steps"),
            .constructive = true,
            .pseudocode = pseudocode,
            .unsuitable = unfit,
            .solve = solve,
            .explain = explainStep};
}

} // namespace tours
