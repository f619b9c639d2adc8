// SPDX-License-Identifier: MIT
#include "tours/knight/numberdomains.h"

#include <algorithm>
#include <bit>

namespace tours {

namespace {

void forEachBit(auto &&words, auto &&action)
{
    int base = 0;
    for (std::uint64_t word : words) {
        for (; word != 0; word &= word - 1)
            action(base + std::countr_zero(word));
        base += 64;
    }
}

} // namespace

NumberDomains::NumberDomains(const Knight &knight, const Route &route) : m_numbers(knight.squareCount())
{
    const int cells = knight.grid().size();
    Graph graph{(cells + wordBits - 1) / wordBits, {}, knight.isClosed()};
    const auto words = std::size_t(graph.words);
    graph.masks.resize(std::size_t(cells) * words);
    m_open.resize(words);
    const auto set = [](Squares squares, int cell) {
        squares[std::size_t(cell / wordBits)] |= Word(1) << cell % wordBits;
    };
    for (int cell = 0; cell < cells; ++cell) {
        if (knight.isOpen(cell))
            set(m_open, cell);
        for (const int target : knight.graph().neighbours(cell))
            set(Squares(graph.masks).subspan(std::size_t(cell) * words, words), target);
    }
    m_graph = std::make_shared<const Graph>(std::move(graph));
    m_domains.resize(std::size_t(m_numbers) * words);
    m_neighbours.resize(words);
    m_isRemoved.resize(std::size_t(m_numbers));
    for (int number = 0; number < m_numbers; ++number) {
        const int given =
            number < std::ssize(route) ? route[std::size_t(number)] : knight.givenSquare(std::size_t(number));
        if (given == Conditions::none)
            std::ranges::copy(m_open, domain(number).begin());
        else
            set(domain(number), given);
    }
}

int NumberDomains::count(int number) const
{
    int count = 0;
    for (const Word word : domain(number))
        count += std::popcount(word);
    return count;
}

bool NumberDomains::has(int number, int cell) const
{
    return (domain(number)[std::size_t(cell / wordBits)] >> cell % wordBits & 1) != 0;
}

std::vector<int> NumberDomains::squares(int number) const
{
    std::vector<int> squares;
    forEachBit(domain(number), [&](int cell) { squares.push_back(cell); });
    return squares;
}

bool NumberDomains::isDecided() const
{
    for (int number = 0; number < m_numbers; ++number) {
        if (count(number) != 1)
            return false;
    }
    return true;
}

Route NumberDomains::route() const
{
    Route route;
    for (int number = 0; number < m_numbers; ++number)
        route.push_back(squares(number).front());
    return route;
}

void NumberDomains::assign(int number, int cell)
{
    std::ranges::fill(domain(number), 0);
    domain(number)[std::size_t(cell / wordBits)] = Word(1) << cell % wordBits;
}

std::optional<NumberDomains::Conflict> NumberDomains::propagate()
{
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto rule : {&NumberDomains::propagateDecided, &NumberDomains::propagateJumps,
                                &NumberDomains::propagateSquares, &NumberDomains::propagateWays}) {
            if (auto conflict = (this->*rule)(changed))
                return conflict;
        }
    }
    return {};
}

/// Finds the squares that are a jump away from any of these.
void NumberDomains::collectNeighbours(std::span<const Word> squares)
{
    const auto words = std::size_t(m_graph->words);
    std::ranges::fill(m_neighbours, 0);
    forEachBit(squares, [&](int cell) {
        const Word *const mask = m_graph->masks.data() + std::size_t(cell) * words;
        for (std::size_t i = 0; i < words; ++i)
            m_neighbours[i] |= mask[i];
    });
}

/// Removes all other squares from a number's domain; returns false if none is left.
bool NumberDomains::restrict(int number, std::span<const Word> to, bool &changed)
{
    Word rest = 0;
    const Squares squares = domain(number);
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const Word kept = squares[i] & to[i];
        changed = changed || kept != squares[i];
        squares[i] = kept;
        rest |= kept;
    }
    return rest != 0;
}

/// Keeps the squares of a number that are a jump away from a square of the number before it, and of the one after.
std::optional<NumberDomains::Conflict> NumberDomains::propagateJumps(bool &changed)
{
    const auto follow = [&](int number, int from) {
        collectNeighbours(domain(from));
        return restrict(number, m_neighbours, changed);
    };
    for (int number = 1; number < m_numbers; ++number) {
        if (!follow(number, number - 1))
            return Conflict{Conflict::NoSquare, number};
    }
    if (m_graph->closed && m_numbers > 1 && (!follow(m_numbers - 1, 0) || !follow(0, m_numbers - 1)))
        return Conflict{Conflict::NoSquare, m_numbers - 1};
    for (int number = m_numbers - 2; number >= 0; --number) {
        if (!follow(number, number + 1))
            return Conflict{Conflict::NoSquare, number};
    }
    return {};
}

/// Removes the squares of decided numbers from all other numbers.
std::optional<NumberDomains::Conflict> NumberDomains::propagateDecided(bool &changed)
{
    for (int number = 0; number < m_numbers; ++number) {
        if (m_isRemoved[number] || count(number) != 1)
            continue;
        m_isRemoved[number] = true;
        std::vector<Word> others(domain(number).begin(), domain(number).end());
        for (Word &word : others)
            word = ~word;
        for (int other = 0; other < m_numbers; ++other) {
            if (other != number && !restrict(other, others, changed))
                return Conflict{Conflict::NoSquare, other};
        }
    }
    return {};
}

/// Decides the number of each square that only one number can be on.
std::optional<NumberDomains::Conflict> NumberDomains::propagateSquares(bool &changed)
{
    const auto words = std::size_t(m_graph->words);
    std::vector<Word> once(words);
    std::vector<Word> twice(words);
    for (int number = 0; number < m_numbers; ++number) {
        const Squares squares = domain(number);
        for (std::size_t i = 0; i < words; ++i) {
            twice[i] |= once[i] & squares[i];
            once[i] |= squares[i];
        }
    }
    for (std::size_t i = 0; i < words; ++i) {
        if (const Word missing = m_open[i] & ~once[i]; missing != 0)
            return Conflict{Conflict::NoNumber, int(i) * wordBits + std::countr_zero(missing)};
        once[i] &= ~twice[i];
    }
    for (int number = 0; number < m_numbers; ++number) {
        const Squares squares = domain(number);
        Word single = 0;
        int singles = 0;
        for (std::size_t i = 0; i < words; ++i) {
            singles += std::popcount(squares[i] & once[i]);
            single |= squares[i] & once[i];
        }
        if (single == 0)
            continue;
        if (singles > 1) { // two squares wait for the same number: one of them has none
            int last = 0;
            for (std::size_t i = 0; i < words; ++i)
                twice[i] = squares[i] & once[i];
            forEachBit(twice, [&](int cell) { last = cell; });
            return Conflict{Conflict::NoNumber, last};
        }
        restrict(number, once, changed);
    }
    return {};
}

/// Checks the squares without a decided number. Each needs a way in and a way out: to another such square, or to one
/// with a decided number whose neighbour number is not decided. Only the last square of an open tour needs no way out.
std::optional<NumberDomains::Conflict> NumberDomains::propagateWays(bool &changed)
{
    const auto words = std::size_t(m_graph->words);
    std::vector<Word> undecided = m_open;
    std::vector<Word> ways(words);
    bool isBeforeDecided = !m_graph->closed || count(m_numbers - 1) == 1;
    for (int number = 0; number < m_numbers; ++number) {
        const bool isDecided = count(number) == 1;
        const int next = number + 1 < m_numbers ? number + 1 : 0;
        const bool isAfterDecided = (next == 0 && !m_graph->closed) || count(next) == 1;
        for (std::size_t i = 0; i < words && isDecided; ++i) {
            undecided[i] &= ~domain(number)[i];
            ways[i] |= isBeforeDecided && isAfterDecided ? 0 : domain(number)[i];
        }
        isBeforeDecided = isDecided;
    }
    for (std::size_t i = 0; i < words; ++i)
        ways[i] |= undecided[i];
    int end = -1;
    std::optional<Conflict> conflict;
    forEachBit(undecided, [&](int cell) {
        const Word *const mask = m_graph->masks.data() + std::size_t(cell) * words;
        int count = 0;
        for (std::size_t i = 0; i < words; ++i)
            count += std::popcount(mask[i] & ways[i]);
        if (count > 1)
            return;
        if (count == 0 || m_graph->closed || end >= 0 || !has(m_numbers - 1, cell))
            conflict = Conflict{Conflict::NoNumber, cell};
        end = cell;
    });
    if (!conflict && end >= 0 && count(m_numbers - 1) > 1) {
        assign(m_numbers - 1, end);
        changed = true;
    }
    return conflict;
}

core::Explanation explainExcluded(const Knight &knight, const Route &route)
{
    const core::Mark moving = mark(route.back(), core::Role::Moving);
    const auto conflict = NumberDomains(knight, route).propagate();
    if (!conflict)
        return {PUZZLE_TEXT("tours",
                            "With number %1 on %2, no tour has the given numbers: everything was tried."),
                {std::ssize(route), knight.square(route.back())},
                {moving}};
    if (conflict->kind == NumberDomains::Conflict::NoSquare)
        return {PUZZLE_TEXT(
                    "tours",
                    "With number %1 on %2, the given numbers and the jumps leave no square for number %3."),
                {std::ssize(route), knight.square(route.back()), conflict->which + 1LL},
                {moving}};
    return {
        PUZZLE_TEXT("tours", "With number %1 on %2, the given numbers and the jumps leave no number for %3."),
        {std::ssize(route), knight.square(route.back()), knight.square(conflict->which)},
        {moving, mark(conflict->which, core::Role::Culprit)}};
}

} // namespace tours
