// SPDX-License-Identifier: MIT
//
// The bishop's method `mirrors` constructs a billiard tour. A bishop that always goes straight on and bounces off
// the border like a billiard ball misses squares if the number of columns minus one and the number of rows minus
// one have a common divisor: the diagonals then form several trails. At a crossing of two trails, a mirror can
// turn both. The other two edges at that square are then lost, so mirrors are placed at the corners of diamonds,
// whose four edges are not used.
//
// Diamonds are placed and removed by a random local search that prefers fewer trails, until a single trail is
// left: the tour. Every tour from a corner can be made in this way.
#include "core/random.h"
#include "core/tracer.h"
#include "tours/bishop/explanations.h"
#include "tours/bishop/methods.h"
#include "tours/variables.h"

#include <algorithm>

namespace tours::mirrors {

namespace {

enum Line { GoStraight = 1, BounceOff, TurnAt };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours", "The bishop goes straight on"),
    PUZZLE_TEXT("tours", "… bounces off the border"),
    PUZZLE_TEXT("tours",
                "… and is deflected by mirrors, laid at the corners of diamonds so that one path visits "
                "every square"),
};

/// A direction is an index into `diagonals`; an edge joins a cell to its neighbour in a direction.
constexpr std::size_t opposite(std::size_t direction)
{
    return (direction + 2) % diagonals.size();
}

class BilliardTour {
public:
    BilliardTour(const Bishop &bishop, int start);

    /// Places diamonds until one trail visits all squares; returns an empty route if no such diamonds were found.
    Route make();

private:
    static constexpr int none = -1;

    bool hasDiamond(int column, int row) const;
    bool hasEdge(int cell, std::size_t direction) const;
    bool isSound(int column, int row) const;
    bool toggleDiamond(int centre);
    int neighbour(int cell, std::size_t direction) const { return m_bishop.neighbours(cell)[direction]; }
    int nextDirection(int cell, std::size_t direction) const;
    static std::size_t halfEdge(int cell, std::size_t direction) { return 4 * std::size_t(cell) + direction; }
    int countTrails() const;
    void markTrail(int cell, int direction, std::vector<bool> &met) const;
    Route followTrail() const;

    const Bishop &m_bishop;
    core::Grid m_grid;
    int m_start;
    std::vector<int> m_centres;     ///< the centres of all possible diamonds, on squares of the other colour
    core::PerCell<bool> m_diamonds; ///< the cells around which diamonds are placed
};

BilliardTour::BilliardTour(const Bishop &bishop, int start)
    : m_bishop(bishop), m_grid(bishop.grid()), m_start(start), m_diamonds(std::size_t(bishop.grid().size()))
{
    for (int row = 2; row + 2 < m_grid.rows; ++row) {
        for (int column = 2; column + 2 < m_grid.columns; ++column) {
            if (!isOfColour(m_grid, m_grid.cell(column, row), start))
                m_centres.push_back(m_grid.cell(column, row));
        }
    }
}

bool BilliardTour::hasDiamond(int column, int row) const
{
    return m_grid.has(column, row) && m_diamonds[m_grid.cell(column, row)];
}

/// Returns whether the edge exists. On either side of an edge is a square of the other colour; the edge is lost if
/// exactly one of the two has a diamond.
bool BilliardTour::hasEdge(int cell, std::size_t direction) const
{
    const int column = m_grid.column(cell);
    const int row = m_grid.row(cell);
    const Offset &step = diagonals[direction];
    return m_grid.has(column + step.dx, row + step.dy) &&
           hasDiamond(column + step.dx, row) == hasDiamond(column, row + step.dy);
}

/// Returns whether no two diamonds meet only at this cell, which would leave it without edges.
bool BilliardTour::isSound(int column, int row) const
{
    const bool left = hasDiamond(column - 1, row);
    const bool above = hasDiamond(column, row - 1);
    return left != hasDiamond(column + 1, row) || above != hasDiamond(column, row + 1) || left == above;
}

/// Places or removes a diamond. Returns false if two diamonds then meet only at a corner.
bool BilliardTour::toggleDiamond(int centre)
{
    const int column = m_grid.column(centre);
    const int row = m_grid.row(centre);
    m_diamonds[centre].flip();
    return isSound(column - 1, row) && isSound(column + 1, row) && isSound(column, row - 1) &&
           isSound(column, row + 1);
}

/// Returns the direction in which a bishop leaves a cell that it enters in this direction: straight on at a
/// crossing, otherwise by the only other edge; none in a corner.
int BilliardTour::nextDirection(int cell, std::size_t direction) const
{
    int exits = 0;
    int exit = none;
    for (std::size_t i = 0; i < diagonals.size(); ++i) {
        if (i != opposite(direction) && hasEdge(cell, i)) {
            ++exits;
            exit = int(i);
        }
    }
    return exits == 3 ? int(direction) : exit;
}

/// Counts the trails, following each new edge from one of its ends both ways. Visited edges are marked as
/// half-edges; a half-edge is an edge seen from one of its ends.
int BilliardTour::countTrails() const
{
    std::vector<bool> met(4 * m_diamonds.size());
    int count = 0;
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        for (std::size_t direction = 0; direction < diagonals.size(); ++direction) {
            if (!isOfColour(m_grid, cell, m_start) || !hasEdge(cell, direction) ||
                met[halfEdge(cell, direction)])
                continue;
            ++count;
            markTrail(cell, int(direction), met);
            const int back = nextDirection(cell, opposite(direction));
            if (back != none && !met[halfEdge(cell, std::size_t(back))])
                markTrail(cell, back, met);
        }
    }
    return count;
}

/// Marks the trail up to its end or to an edge already visited.
void BilliardTour::markTrail(int cell, int direction, std::vector<bool> &met) const
{
    while (direction != none) {
        const auto out = std::size_t(direction);
        const int there = neighbour(cell, out);
        met[halfEdge(cell, out)] = true;
        if (met[halfEdge(there, opposite(out))])
            return;
        met[halfEdge(there, opposite(out))] = true;
        cell = there;
        direction = nextDirection(cell, out);
    }
}

Route BilliardTour::followTrail() const
{
    Route route{m_start};
    const DiagonalNeighbours &first = m_bishop.neighbours(m_start);
    int direction =
        int(std::find_if(first.begin(), first.end(), [](int cell) { return cell >= 0; }) - first.begin());
    for (; direction != none; direction = nextDirection(route.back(), std::size_t(direction)))
        route.push_back(neighbour(route.back(), std::size_t(direction)));
    return route;
}

Route BilliardTour::make()
{
    constexpr int mostTries = 20000;
    core::Random random(1);
    int count = countTrails();
    for (int tries = 0; count > 1 && tries < mostTries && !m_centres.empty(); ++tries) {
        const int centre = m_centres[random.below(m_centres.size())];
        int now = 0;
        // Changes that add trails are sometimes kept, to escape from local minima.
        if (toggleDiamond(centre) &&
            ((now = countTrails()) <= count || random.below(now == count + 1 ? 5 : 25) == 0))
            count = now;
        else
            toggleDiamond(centre);
    }
    return count == 1 ? followTrail() : Route();
}

core::Explanation unsuitable(const Bishop &bishop, const core::Position &position,
                             std::span<const core::Step>)
{
    if (core::Explanation why = needsPlainBoard(bishop, position, {}); !why.empty())
        return why;
    const Route route = bishop.route(position);
    if (route.size() > 1)
        return {PUZZLE_TEXT("tours",
                            "Mirrors make a complete tour from the beginning: they cannot continue one "
                            "already begun.")};
    const bool corner = bishop.deadEnds(route.front()).size() == 1;
    if (!corner && whyNoTour(bishop, route).empty())
        return {PUZZLE_TEXT("tours", "Mirrors need a start in a corner.")};
    return {};
}

/// Returns how the tour arrived at the square of this number.
StepReason reasonOf(core::Grid grid, const Route &tour, std::size_t number)
{
    if (number < 2 || 2 * tour[number - 1] == tour[number] + tour[number - 2])
        return StepReason::Straight;
    const int column = grid.column(tour[number - 1]);
    const int row = grid.row(tour[number - 1]);
    const bool border = column == 0 || row == 0 || column == grid.columns - 1 || row == grid.rows - 1;
    return border ? StepReason::Bounce : StepReason::Mirror;
}

Line lineOf(StepReason reason)
{
    return reason == StepReason::Straight ? GoStraight : reason == StepReason::Bounce ? BounceOff : TurnAt;
}

template <typename Tracer>
core::Outcome layTour(Tracer &tracer, const Bishop &bishop, const core::Position &from, const Route &tour)
{
    core::Path path;
    for (std::size_t number = 1; number < tour.size(); ++number) {
        if (!tracer.node(int(number)))
            return {core::Outcome::Stopped, {}, {}, tracer.stats()};
        path.push_back(bishop.step(tour, number, tour[number]));
        const StepReason reason = reasonOf(bishop.grid(), tour, number);
        tracer.at(lineOf(reason));
        tracer.changed([&] { return path.back(); }, int(reason));
    }
    tracer.found(core::after(from, path), path);
    return {core::Outcome::Solved, path, {}, tracer.stats()};
}

core::Outcome solve(const Bishop &bishop, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = unsuitable(bishop, task.from, {}); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    const int start = bishop.route(task.from).front();
    core::Explanation none = whyNoTour(bishop, {start});
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    const Route tour = billiardTour(bishop, start);
    if (tour.empty())
        return {core::Outcome::Stopped,
                {},
                {PUZZLE_TEXT("tours", "no mirrors were found that make a single path")},
                {}};
    return core::watched(context, task, [&]<typename Tracer>(Tracer &tracer) {
        return layTour(tracer, bishop, task.from, tour);
    });
}

std::vector<core::Variable> variables(const Bishop &bishop, const core::Position &before,
                                      const core::Event &event)
{
    return squareVariables(bishop, WalkCall(bishop, before, event));
}

} // namespace

Route billiardTour(const Bishop &bishop, int start)
{
    return BilliardTour(bishop, start).make();
}

core::Solver solver()
{
    return {.id = "mirrors",
            .name = PUZZLE_TEXT("tours", "Mirrors"),
            .about = PUZZLE_TEXT("tours", "The bishop travels like light, reflected by the border and "
                                          "deflected by mirrors: tours of any size, at once."),
            .goals = core::onlyFirst,
            .counts = PUZZLE_TEXT("tours", "Steps"),
            .constructive = true,
            .pseudocode = pseudocode,
            .unsuitable = core::callback<unsuitable>,
            .solve = core::callback<solve>,
            .explain = core::callback<explainStep>,
            .variables = core::callback<variables>};
}

} // namespace tours::mirrors
