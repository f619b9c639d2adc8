// SPDX-License-Identifier: MIT
#include "tours/knight/deals.h"

#include "core/dealcancellation.h"
#include "core/random.h"
#include "tours/knight/completion.h"
#include "tours/knight/warnsdorff.h"

namespace tours {

namespace {

/// Returns three tenths of the squares, rounded up: most magazine tours give about as many numbers.
long long fittingNumbers(core::Grid grid)
{
    return std::max(2, (3 * grid.size() + 9) / 10);
}

constexpr const char *chosenOptions[] = {"start", "end", "given"};

constexpr core::Deal allDeals[] = {
    {.id = "numbers",
     .name = PUZZLE_TEXT("tours", "Magazine tour"),
     .about = PUZZLE_TEXT("tours",
                          "Some numbers of a tour are given, and no other tour has them: find it. More are "
                          "given than asked for if fewer would leave a choice."),
     .count = {"count", PUZZLE_TEXT("tours", "Numbers given"), core::Option::Integer, "20", 1,
               mostDealtSquares},
     .verb = PUZZLE_TEXT("tours", "New Numbers"),
     .fitting = fittingNumbers,
     .chooses = chosenOptions},
};

constexpr int mostTours = 60;       // attempts to draw a tour
constexpr int triesPerNumber = 200; // squares tried to prove that a number can be left out
constexpr int triesForAll = 8000;

class NumbersDeal {
public:
    NumbersDeal(core::Grid grid, bool closed, core::PerCell<bool> closedSquares, const core::DealOrder &order)
        : m_grid(grid), m_closed(closed), m_closedSquares(std::move(closedSquares)), m_count(order.count),
          m_random(order.seed)
    {
    }

    std::optional<ConditionsReading> make()
    {
        for (int i = 0; i < mostTours && core::DealCancellation::keepGoing(); ++i) {
            if (const Route tour = drawTour(); !tour.empty())
                return leaveOut(tour);
        }
        return std::nullopt;
    }

private:
    /// Draws the first half of a tour by Warnsdorff's rule, which decides at random between equal squares, and has
    /// WarnsdorffSearch complete it. Returns an empty route if that fails.
    Route drawTour()
    {
        std::vector<int> open;
        for (int cell = 0; cell < m_grid.size(); ++cell) {
            if (m_closedSquares.empty() || !m_closedSquares[cell])
                open.push_back(cell);
        }
        const int start = open[m_random.below(open.size())];
        Conditions conditions;
        conditions.closed = m_closedSquares;
        const Knight knight(m_grid, start, m_closed, std::move(conditions));
        if (!whyNoTour(knight, {start}).empty())
            return {};
        Route route = {start};
        while (2 * int(route.size()) < knight.squareCount()) {
            const int next = drawNext(knight, route);
            if (next < 0)
                return {};
            route.push_back(next);
        }
        core::ReadingContext context;
        core::NullTracer tracer(context);
        core::Task task;
        task.from = knight.position(route);
        Walk<core::NullTracer> walk(tracer, knight, task);
        WarnsdorffSearch<core::NullTracer> search(walk, knight);
        search.run();
        return walk.isSolved() ? walk.route() : Route();
    }

    int drawNext(const Knight &knight, const Route &route)
    {
        int best = -1;
        std::size_t fewest = 0;
        std::uint64_t equals = 0;
        for (const int cell : knight.targets(route)) {
            Route then = route;
            then.push_back(cell);
            const std::size_t onward = knight.targets(then).size();
            if (best >= 0 && onward > fewest)
                continue;
            equals = best < 0 || onward < fewest ? 1 : equals + 1;
            fewest = onward;
            if (m_random.below(equals) == 0)
                best = cell;
        }
        return best;
    }

    ConditionsReading leaveOut(const Route &tour)
    {
        ConditionsReading dealt{tour.front(), {}};
        dealt.conditions.closed = m_closedSquares;
        const int last = int(tour.size()) - 1;
        std::vector<int> order;
        for (int number = 1; number < last; ++number) {
            dealt.conditions.given[number] = tour[std::size_t(number)];
            order.push_back(number);
        }
        if (last > 0) {
            dealt.conditions.end = tour.back();
            order.push_back(last);
        }
        for (std::size_t left = order.size(); left > 1; --left)
            std::swap(order[left - 1], order[m_random.below(left)]);
        auto given = static_cast<long long>(tour.size());
        for (const int number : order) {
            if (given <= m_count || m_tries >= triesForAll || !core::DealCancellation::keepGoing())
                break;
            Conditions fewer = dealt.conditions;
            if (number == last)
                fewer.end = Conditions::none;
            else
                fewer.given.erase(number);
            if (hasSingleTour(tour.front(), fewer)) {
                dealt.conditions = std::move(fewer);
                --given;
            }
        }
        return dealt;
    }

    bool hasSingleTour(int start, const Conditions &conditions)
    {
        const Knight knight(m_grid, start, m_closed, conditions);
        int tries = 0;
        CompletionSearch completion(knight, [&] { return ++tries <= triesPerNumber; });
        const auto tours = completion.find(NumberDomains(knight, {start}), 2);
        m_tries += tries;
        return tours.size() == 1 && tries <= triesPerNumber;
    }

    const core::Grid m_grid;
    const bool m_closed;
    const core::PerCell<bool> m_closedSquares;
    const long long m_count;
    core::Random m_random;
    int m_tries = 0;
};

} // namespace

std::span<const core::Deal> knightDeals()
{
    return allDeals;
}

std::optional<ConditionsReading> dealNumbers(core::Grid grid, bool closed,
                                             const core::PerCell<bool> &closedSquares,
                                             const core::DealOrder &order)
{
    return NumbersDeal(grid, closed, closedSquares, order).make();
}

} // namespace tours
