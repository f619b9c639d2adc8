// SPDX-License-Identifier: MIT
#include "dogs/permutations.h"

#include "core/watch.h"
#include "dogs/dogs.h"
#include "dogs/way.h"
#include "dogs/words.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace dogs {

namespace {

enum Line { LayAll = 1, Exchange, Turn, Test, Whole, ExchangeBack };

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("dogs", "All cards are laid in the order of their numbers"),
    PUZZLE_TEXT("dogs", "Each card behind comes to the first place still open, by an exchange; then the next "
                        "place is open, until all orders have come"),
    PUZZLE_TEXT("dogs", "An order is complete: the first card is turned by a quarter, four times over"),
    PUZZLE_TEXT("dogs",
                "Each time its west and north edges are tested; while they fit, the next card is turned "
                "likewise"),
    PUZZLE_TEXT("dogs", "All cards fit: a solution"),
    PUZZLE_TEXT("dogs", "All orders that begin so have come: the exchange is taken back"),
};

core::Outcome impossible(const core::Stats &stats)
{
    return {core::Outcome::Impossible,
            {},
            {PUZZLE_TEXT("dogs", "All orders of the cards were tried: there is no solution.")},
            stats};
}

template <typename Watch>
class Search {
public:
    Search(Watch &watch, const Dogs &dogs, const core::Task &task)
        : m_watch(watch), m_cards(dogs.cards()), m_columns(dogs.grid().columns), m_goal(task.goal),
          m_from(task.from), m_order(m_cards.size()), m_turn(m_cards.size()), m_orders(1)
    {
        std::iota(m_order.begin(), m_order.end(), 0);
        for (std::size_t card = 2; card <= m_cards.size(); ++card)
            m_orders *= double(card);
    }

    core::Outcome run()
    {
        m_watch.at(LayAll);
        for (const core::Step &step : way(m_from, position()))
            m_watch.changed([&] { return step; });
        const bool whole = arrange(0);
        core::Outcome outcome{core::Outcome::Solved, std::move(m_way), {}, m_watch.stats()};
        const bool found = outcome.stats.solutions > 0;
        if (!whole && !(found && m_goal == core::Goal::First))
            outcome.verdict = core::Outcome::Stopped;
        else if (!found)
            outcome = impossible(outcome.stats);
        return outcome;
    }

private:
    bool arrange(std::size_t place)
    {
        if (place + 1 == m_order.size()) {
            const bool going = rotate(0);
            m_watch.stats().done = ++m_tried / m_orders;
            return going;
        }
        for (std::size_t other = place; other < m_order.size(); ++other) {
            exchange(place, other);
            if (!arrange(place + 1))
                return false;
            exchangeBack(place, other);
        }
        return true;
    }

    void exchange(std::size_t place, std::size_t other)
    {
        if (place == other)
            return;
        const core::Place here = placeOf(place);
        const core::Place there = placeOf(other);
        m_watch.at(Exchange);
        m_watch.did([&] { return step(m_order[place], here, {there.cell, here.turn}, false); });
        m_watch.did([&] { return step(m_order[other], there, {here.cell, there.turn}); });
        std::swap(m_order[place], m_order[other]);
    }

    void exchangeBack(std::size_t place, std::size_t other)
    {
        if (place == other)
            return;
        m_watch.at(ExchangeBack);
        m_watch.undid();
        m_watch.undid();
        std::swap(m_order[place], m_order[other]);
    }

    /// The fourth quarter brings the card back to where it began, so that it is left as it was found. What is
    /// seen of a quarter is one move: the last turn gives way to the next.
    bool rotate(std::size_t place)
    {
        if (place == m_order.size())
            return solved();
        const core::Place begin = placeOf(place);
        for (int quarter = 0; quarter < 4; ++quarter) {
            turnOf(place) = std::int8_t((turnOf(place) + 1) & 3);
            const bool fits = this->fits(place);
            m_watch.at(Turn);
            if (quarter > 0)
                m_watch.undidForNext();
            m_watch.did([&] { return step(m_order[place], begin, placeOf(place), fits); });
            if (!m_watch.node(int(place) + 1))
                return false;
            if (fits) {
                if (!rotate(place + 1))
                    return false;
            } else {
                m_watch.at(Test);
                m_watch.refused(0, [&] { return step(m_order[place], placeOf(place), placeOf(place)); });
            }
        }
        m_watch.at(Turn);
        m_watch.undidForNext();
        return true;
    }

    bool fits(std::size_t place)
    {
        const std::size_t row = std::size_t(m_columns);
        if (place % row != 0 && half(place - 1, East) + half(place, West) != 0)
            return false;
        return place < row || half(place - row, South) + half(place, North) == 0;
    }

    bool solved()
    {
        m_watch.at(Whole);
        const core::Position found = position();
        core::Path path = way(m_from, found);
        const bool going = m_watch.found(found, path);
        if (m_goal != core::Goal::First)
            return going;
        m_way = std::move(path);
        return false;
    }

    static core::Step step(int card, const core::Place &from, const core::Place &to, bool closes = true)
    {
        return {std::int16_t(card), from, to, closes};
    }
    std::int8_t &turnOf(std::size_t place) { return m_turn[std::size_t(m_order[place])]; }
    core::Place placeOf(std::size_t place) { return {std::int16_t(place), turnOf(place)}; }
    int half(std::size_t place, Side side)
    {
        return m_cards[std::size_t(m_order[place])].half(side, turnOf(place));
    }
    core::Position position()
    {
        core::Position position(m_order.size());
        for (std::size_t place = 0; place < m_order.size(); ++place)
            position[std::size_t(m_order[place])] = placeOf(place);
        return position;
    }

    Watch &m_watch;
    const std::vector<Card> &m_cards;
    int m_columns;
    core::Goal m_goal;
    const core::Position &m_from;
    std::vector<int> m_order;        ///< the card on each place
    std::vector<std::int8_t> m_turn; ///< of each card
    core::Path m_way;
    double m_orders; ///< there are
    double m_tried = 0;
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        return Search<Watch>(watch, static_cast<const Dogs &>(puzzle), task).run();
    });
}

/// Whichever of the two steps it is, both cards lie on the two places between which they go.
core::Explanation explainExchange(const core::Position &before, const core::Event &event)
{
    core::Explanation why;
    mark(why, std::min(event.step.from.cell, event.step.to.cell), core::Role::Moving);
    mark(why, std::max(event.step.from.cell, event.step.to.cell), core::Role::Moving);
    std::vector<long long> cards;
    for (std::size_t card = 0; card < before.size(); ++card) {
        if (before[card].cell == event.step.from.cell || before[card].cell == event.step.to.cell)
            cards.push_back(static_cast<long long>(card + 1));
    }
    why.text = event.line == Exchange
                   ? PUZZLE_TEXT("dogs", "Cards %1 and %2 change places: another order begins.")
                   : PUZZLE_TEXT("dogs", "All orders that begin so were tried: cards %1 and %2 change back.");
    why.arguments.assign(cards.begin(), cards.end());
    return why;
}

core::Explanation explainLaying(const core::Step &step)
{
    core::Explanation why{
        PUZZLE_TEXT("dogs", "Card %1 is brought to where its number belongs, to begin with."),
        {static_cast<long long>(step.piece + 1)}};
    mark(why, step.to.onBoard() ? step.to.cell : step.from.cell, core::Role::Moving);
    return why;
}

/// A step on the way to a solution found, which is no step of the search.
core::Explanation explainSolution(const core::Step &step)
{
    core::Explanation why{step.to.onBoard()
                              ? PUZZLE_TEXT("dogs", "Card %1 goes to its place in the solution.")
                              : PUZZLE_TEXT("dogs", "Card %1 makes room for the others first."),
                          {static_cast<long long>(step.piece + 1)}};
    mark(why, step.to.onBoard() ? step.to.cell : step.from.cell, core::Role::Moving);
    return why;
}

core::Explanation explainTurningOn(const core::Step &step)
{
    core::Explanation why{PUZZLE_TEXT("dogs", "Card %1 is turned by another quarter."),
                          {static_cast<long long>(step.piece + 1)}};
    mark(why, step.to.cell, core::Role::Moving);
    return why;
}

core::Explanation explainTest(const Dogs &dogs, const core::Position &now, const core::Event &event)
{
    const int cell = event.step.to.cell;
    const Layout layout = dogs.layout(now);
    const std::vector<Joint> wrong = layout.wrongBehind(cell);
    core::Explanation why;
    if (wrong.empty())
        why = {cell == 0
                   ? PUZZLE_TEXT("dogs", "Card %1 is turned by a quarter; no card before it can object.")
                   : PUZZLE_TEXT("dogs", "Card %1, turned by a quarter, fits the cards before it."),
               {static_cast<long long>(event.step.piece + 1)},
               {}};
    else
        why = mismatch(layout, wrong.front());
    mark(why, cell, core::Role::Moving);
    for (const Side side : {West, North}) {
        const int other = neighbour(dogs.grid(), cell, side);
        if (other >= 0)
            mark(why, other, layout.isWrong({cell, side, other}) ? core::Role::Culprit : core::Role::Placed);
    }
    return why;
}

core::Explanation explain(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    const auto &dogs = static_cast<const Dogs &>(puzzle);
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("dogs", "On every common edge a head meets a body of its colour.")};
    switch (event.line) {
    case Exchange:
    case ExchangeBack:
        return explainExchange(before, event);
    case Turn:
        if (event.type == core::Event::Undid)
            return explainTurningOn(event.step);
        [[fallthrough]];
    case Test: {
        core::Position now = before;
        core::play(now, event);
        return explainTest(dogs, now, event);
    }
    case LayAll:
        return explainLaying(event.step);
    default:
        return explainSolution(event.step);
    }
}

} // namespace

core::Solver permutations()
{
    return {.id = "permutations",
            .name = PUZZLE_TEXT("dogs", "Orders and turns"),
            .about = PUZZLE_TEXT("dogs",
                                 "The course’s method: tries every order of the cards and turns them, card "
                                 "by card, as long as they fit."),
            .goals = goals,
            .counts = PUZZLE_TEXT("dogs", "Edge tests"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = explain};
}

} // namespace dogs
