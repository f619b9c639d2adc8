// SPDX-License-Identifier: MIT
#include "core/tracer.h"
#include "core/variables.h"
#include "dogs/explanations.h"
#include "dogs/methods.h"

#include <algorithm>
#include <utility>

// The method `permutations` of the course tries all permutations of the cards, made by exchanges, and in each
// of them turns the cards one after the other as long as they fit. It begins with an empty board, whatever
// cards are on it. A node is an edge test: a card, just turned by a quarter, is compared with its neighbours
// to the west and to the north; the first card's tests count too, although they compare no edge. A card that
// fails the test is refused. Fixed cards are neither exchanged nor turned, but are tested once when their turn
// comes; an edge at the border is tested only where the board says what it must show.
namespace dogs::permutations {

namespace {

enum PseudocodeLine { LayAll = 1, Exchange, Turn, Test, Whole, ExchangeBack };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("dogs", "All cards are laid in number order"),
    PUZZLE_TEXT("dogs",
                "Each later card swaps in turn into the first open place; then the next place is open, until "
                "every order has come up"),
    PUZZLE_TEXT("dogs", "An order is complete: the first card makes a quarter turn, four times"),
    PUZZLE_TEXT("dogs",
                "Each time its west and north edges are tested; if they fit, the next card turns likewise"),
    PUZZLE_TEXT("dogs", "All cards fit: a solution"),
    PUZZLE_TEXT("dogs", "All orders that begin like this are done: the exchange is undone"),
};

core::Outcome impossible(const core::Stats &stats)
{
    return {
        core::Outcome::Impossible, {}, {PUZZLE_TEXT("dogs", "All orders of the cards were tried.")}, stats};
}

/// Returns legal moves from one position to another: cards that must move elsewhere are taken away first, then every
/// card is laid or turned.
core::Path movesBetween(const core::Position &from, const core::Position &to)
{
    core::Path path;
    core::Position position = from;
    const auto move = [&](std::size_t card, const core::Place &place) {
        if (position[card] != place)
            path.push_back({std::int16_t(card), position[card], place});
        position[card] = place;
    };
    for (std::size_t card = 0; card < to.size(); ++card) {
        if (position[card].cell != to[card].cell)
            move(card, {});
    }
    for (std::size_t card = 0; card < to.size(); ++card)
        move(card, to[card]);
    return path;
}

/// Backtracks on two levels: over the permutations, and in each over the turns of its cards.
template <typename Tracer>
class PermutationSearch {
public:
    PermutationSearch(Tracer &tracer, const Dogs &dogs, const core::Task &task)
        : m_tracer(tracer), m_dogs(dogs), m_cards(dogs.cards()), m_columns(dogs.grid().columns),
          m_goal(task.goal), m_from(task.from), m_cardAt(m_cards.size(), Board::none), m_turn(m_cards.size()),
          m_permutations(1)
    {
        layInOrder();
        for (std::size_t card = 2; card <= m_open.size(); ++card)
            m_permutations *= double(card);
    }

    core::Outcome run()
    {
        m_tracer.at(LayAll);
        for (const core::Step &step : movesBetween(m_from, position()))
            m_tracer.changed([&] { return step; });
        const bool complete = permute(0);
        core::Outcome outcome{core::Outcome::Solved, std::move(m_path), {}, m_tracer.stats()};
        const bool found = outcome.stats.solutions > 0;
        if (!complete && !(found && m_goal == core::Goal::First))
            outcome.verdict = core::Outcome::Stopped;
        else if (!found)
            outcome = impossible(outcome.stats);
        return outcome;
    }

private:
    /// Lays the fixed cards on their cells, and the others on the open cells in the order of their numbers.
    void layInOrder()
    {
        const core::Position fixed = m_dogs.start();
        std::vector<int> free;
        for (int card = 0; card < int(fixed.size()); ++card) {
            if (!fixed[card].onBoard()) {
                free.push_back(card);
                continue;
            }
            m_cardAt[fixed[card].cell] = card;
            m_turn[card] = fixed[card].turn;
        }
        for (std::size_t cell = 0; cell < m_cardAt.size(); ++cell) {
            if (m_cardAt[cell] != Board::none)
                continue;
            m_cardAt[cell] = free[m_open.size()];
            m_open.push_back(cell);
        }
    }

    /// Tries all orders of the cards on the open cells from this one on.
    bool permute(std::size_t first)
    {
        if (first + 1 >= m_open.size()) {
            const bool going = turnCard(0);
            m_tracer.stats().done = ++m_tried / m_permutations;
            return going;
        }
        for (std::size_t other = first; other < m_open.size(); ++other) {
            exchange(m_open[first], m_open[other]);
            if (!permute(first + 1))
                return false;
            exchangeBack(m_open[first], m_open[other]);
        }
        return true;
    }

    void exchange(std::size_t cell, std::size_t other)
    {
        if (cell == other)
            return;
        const core::Place here = placeOf(cell);
        const core::Place there = placeOf(other);
        m_tracer.at(Exchange);
        m_tracer.did([&] { return step(m_cardAt[cell], here, {there.cell, here.turn}, false); });
        m_tracer.did([&] { return step(m_cardAt[other], there, {here.cell, there.turn}); });
        std::swap(m_cardAt[cell], m_cardAt[other]);
    }

    void exchangeBack(std::size_t cell, std::size_t other)
    {
        if (cell == other)
            return;
        m_tracer.at(ExchangeBack);
        m_tracer.undid();
        m_tracer.undid();
        std::swap(m_cardAt[cell], m_cardAt[other]);
    }

    /// Turns a card by four quarters, the last of which restores its first turn. A viewer sees each quarter as one
    /// move.
    bool turnCard(std::size_t cell)
    {
        if (cell == m_cardAt.size())
            return reportSolution();
        if (m_dogs.isFixed(m_cardAt[cell]))
            return passFixedCard(cell);
        const core::Place begin = placeOf(cell);
        for (int quarter = 0; quarter < 4; ++quarter) {
            turnOf(cell) = std::int8_t((turnOf(cell) + 1) & 3);
            const bool fits = this->fits(cell);
            m_tracer.at(Turn);
            if (quarter > 0)
                m_tracer.undidForNext();
            m_tracer.did([&] { return step(m_cardAt[cell], begin, placeOf(cell), fits); });
            if (!m_tracer.node(int(cell) + 1))
                return false;
            if (fits) {
                if (!turnCard(cell + 1))
                    return false;
            } else {
                m_tracer.at(Test);
                m_tracer.refused(0, [&] { return step(m_cardAt[cell], placeOf(cell), placeOf(cell)); });
            }
        }
        m_tracer.at(Turn);
        m_tracer.undidForNext();
        return true;
    }

    /// Goes on after a fixed card if it fits.
    bool passFixedCard(std::size_t cell)
    {
        if (!m_tracer.node(int(cell) + 1))
            return false;
        if (fits(cell))
            return turnCard(cell + 1);
        m_tracer.at(Test);
        m_tracer.refused(0, [&] { return step(m_cardAt[cell], placeOf(cell), placeOf(cell)); });
        return true;
    }

    // Inlined by order, since calls of it would cost a fifth of the time.
    [[gnu::always_inline]] bool fits(std::size_t cell)
    {
        const std::size_t row = std::size_t(m_columns);
        if (cell % row != 0 && half(cell - 1, East) != complement(half(cell, West)))
            return false;
        if (cell >= row && half(cell - row, South) != complement(half(cell, North)))
            return false;
        return m_dogs.frame() == 0 || fitsFrame(cell);
    }

    bool fitsFrame(std::size_t cell)
    {
        return std::ranges::all_of(sides, [&](Side side) {
            return neighbour(m_dogs.grid(), int(cell), side) >= 0 || half(cell, side) == m_dogs.frame();
        });
    }

    bool reportSolution()
    {
        m_tracer.at(Whole);
        const core::Position found = position();
        core::Path path = movesBetween(m_from, found);
        const bool going = m_tracer.found(found, path);
        if (m_goal != core::Goal::First)
            return going;
        m_path = std::move(path);
        return false;
    }

    static core::Step step(int card, const core::Place &from, const core::Place &to, bool closes = true)
    {
        return {std::int16_t(card), from, to, closes};
    }
    std::int8_t &turnOf(std::size_t cell) { return m_turn[m_cardAt[cell]]; }
    core::Place placeOf(std::size_t cell) { return {std::int16_t(cell), turnOf(cell)}; }
    Half half(std::size_t cell, Side side)
    {
        return m_cards[std::size_t(m_cardAt[cell])].half(side, turnOf(cell));
    }
    core::Position position()
    {
        core::Position position(m_cardAt.size());
        for (std::size_t cell = 0; cell < m_cardAt.size(); ++cell)
            position[m_cardAt[cell]] = placeOf(cell);
        return position;
    }

    Tracer &m_tracer;
    const Dogs &m_dogs;
    const std::vector<Card> &m_cards;
    int m_columns;
    core::Goal m_goal;
    const core::Position &m_from;
    core::PerCell<int> m_cardAt;
    core::PerPiece<std::int8_t> m_turn;
    std::vector<std::size_t> m_open; ///< the cells without a fixed card
    core::Path m_path;
    double m_permutations; ///< the number of permutations
    double m_tried = 0;    ///< the number of permutations tried
};

core::Outcome solve(const Dogs &dogs, const core::Task &task, core::SearchContext &context)
{
    return core::runSearch<PermutationSearch>(context, task, dogs, task);
}

/// Explains an exchange, before either of its two steps: the two cards are then on the two cells, perhaps both on
/// one.
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
    why.text =
        event.line == Exchange
            ? PUZZLE_TEXT("dogs", "Cards %1 and %2 change places: another order begins.")
            : PUZZLE_TEXT("dogs", "All orders that begin like this were tried: cards %1 and %2 swap back.");
    why.arguments.assign(cards.begin(), cards.end());
    return why;
}

core::Explanation explainLaying(const core::Step &step)
{
    core::Explanation why{PUZZLE_TEXT("dogs", "Card %1 first goes to the place of its number."),
                          {step.piece + 1}};
    mark(why, step.to.onBoard() ? step.to.cell : step.from.cell, core::Role::Moving);
    return why;
}

/// Explains a step of the solution's path, which is not a step of the search.
core::Explanation explainSolution(const core::Step &step)
{
    core::Explanation why{step.to.onBoard()
                              ? PUZZLE_TEXT("dogs", "Card %1 goes to its place in the solution.")
                              : PUZZLE_TEXT("dogs", "Card %1 first makes room for the others."),
                          {step.piece + 1}};
    mark(why, step.to.onBoard() ? step.to.cell : step.from.cell, core::Role::Moving);
    return why;
}

core::Explanation explainTurningOn(const core::Step &step)
{
    core::Explanation why{PUZZLE_TEXT("dogs", "Card %1 makes another quarter turn."), {step.piece + 1}};
    mark(why, step.to.cell, core::Role::Moving);
    return why;
}

core::Explanation explainTest(const Dogs &dogs, const core::Position &now, const core::Event &event)
{
    const int cell = event.step.to.cell;
    const Board board = dogs.board(now);
    const std::vector<SharedEdge> mismatches = board.mismatchesBehind(cell);
    core::Explanation why;
    if (mismatches.empty())
        why = {cell == 0 ? PUZZLE_TEXT("dogs", "Card %1 makes a quarter turn; there is no card before it.")
                         : PUZZLE_TEXT("dogs", "Card %1 makes a quarter turn and fits the cards before it."),
               {event.step.piece + 1},
               {}};
    else
        why = explainMismatch(board, mismatches.front());
    mark(why, cell, core::Role::Moving);
    for (const Side side : {West, North}) {
        const int other = neighbour(dogs.grid(), cell, side);
        if (other >= 0)
            mark(why, other,
                 board.isMismatch({cell, side, other}) ? core::Role::Culprit : core::Role::Placed);
    }
    return why;
}

core::Explanation explain(const Dogs &dogs, const core::Position &before, const core::Event &event)
{
    if (event.type == core::Event::Solution)
        return {whatFits(dogs)};
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

std::vector<core::Variable> variables(const Dogs &, const core::Position &before, const core::Event &event)
{
    const core::Position after = core::positionAfter(before, event);
    std::vector<int> st(after.size(), 0); // 0: a cell without a card, as happens within an exchange
    for (std::size_t card = 0; card < after.size(); ++card) {
        if (after[card].onBoard())
            st[std::size_t(after[card].cell)] = int(card + 1);
    }
    const long long cards = static_cast<long long>(after.size());
    std::optional<long long> i;
    std::optional<long long> j;
    std::optional<long long> numero;
    std::optional<long long> quarter;
    if (event.type == core::Event::Solution) {
        i = cards;
        numero = cards + 1;
    } else if (event.line == Exchange || event.line == ExchangeBack) {
        i = std::min(event.step.from.cell, event.step.to.cell) + 1;
        j = std::max(event.step.from.cell, event.step.to.cell) + 1;
    } else if (event.line != LayAll) {
        i = cards;
        numero = event.step.to.cell + 1;
        quarter = (event.step.to.turn + 3) % 4 + 1; // every card begins unturned
    }
    return {core::variable("order", core::sequence(st, int(cards))), core::variable("i", i),
            core::variable("j", j), core::variable("number", numero), core::variable("quarter", quarter)};
}

/// Returns whether a step leaves a card as it is, as the first of its four turns does.
bool staysThere(const Dogs &, const core::Position &, const core::Step &step)
{
    return step.from == step.to;
}

const char *permutationsProgram(const Dogs &dogs)
{
    return dogs.hasPlainEdges() ? "permutations-equal" : "permutations";
}

} // namespace

core::Solver solver()
{
    return {.id = "permutations",
            .name = PUZZLE_TEXT("dogs", "Orders and turns"),
            .about = PUZZLE_TEXT("dogs",
                                 "The course’s method: tries every order of the cards, then turns them one "
                                 "by one as long as they fit."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("dogs", "Edge tests"),
            .pseudocode = pseudocode,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>,
            .placesFirst = core::callback<staysThere>,
            .program = core::callback<permutationsProgram>};
}

} // namespace dogs::permutations
