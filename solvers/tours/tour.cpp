// SPDX-License-Identifier: MIT
#include "tours/tour.h"

#include <algorithm>

namespace tours {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// Returns the length of the shortest way between two squares through squares that `isFree` allows; -1 if there is
/// none.
int distanceBetween(const Tour &tour, int from, int goal, auto &&isFree)
{
    core::PerCell<int> distances(std::size_t(tour.grid().size()), -1);
    std::vector<int> queue = {goal};
    distances[goal] = 0;
    for (std::size_t i = 0; i < queue.size() && distances[from] < 0; ++i) {
        for (const int cell : tour.neighbourSquares(queue[i])) {
            if (distances[cell] >= 0)
                continue;
            distances[cell] = distances[queue[i]] + 1;
            if (isFree(cell))
                queue.push_back(cell);
        }
    }
    return distances[from];
}

} // namespace

Tour::Tour(core::Grid grid, int start, Conditions conditions, Visits visits)
    : m_grid(grid), m_start(start), m_conditions(std::move(conditions)),
      m_mostNumbers(tours::mostNumbers(grid, m_conditions, visits)),
      m_givenSquares(std::size_t(m_mostNumbers), Conditions::none),
      m_givenNumbers(std::size_t(grid.size()), Conditions::none)
{
    if (std::ranges::count(m_conditions.closed, true) == 0)
        m_conditions.closed.clear();
    m_conditions.startIsUsual = m_conditions.startIsUsual && start == firstOpenSquare(grid, m_conditions);
    for (const auto &[number, cell] : m_conditions.given)
        m_givenSquares[number] = cell;
    if (m_conditions.givesNumbers())
        m_givenSquares[0] = start;
    if (m_conditions.end != Conditions::none && visits == Visits::Once)
        m_givenSquares[m_mostNumbers - 1] = m_conditions.end;
    for (int number = m_mostNumbers - 1; number >= 0; --number) {
        if (m_givenSquares[number] != Conditions::none)
            m_givenNumbers[m_givenSquares[number]] = number;
    }
    m_dealing.from = core::Position(std::size_t(m_mostNumbers));
    m_dealing.from[0] = {std::int16_t(start)};
}

std::string Tour::options() const
{
    const std::string size = std::to_string(m_grid.columns) + 'x' + std::to_string(m_grid.rows);
    const bool isUsual = m_start == usualStart() || m_conditions.startIsUsual || m_conditions.order.deal;
    return size + spellRules() + (isUsual ? "" : ",start=" + name(m_start)) +
           tours::spell(m_grid, m_conditions);
}

Route Tour::route(const core::Position &position) const
{
    Route route;
    for (const core::Place &place : position) {
        if (!place.onBoard())
            break;
        route.push_back(place.cell);
    }
    return route;
}

core::Position Tour::position(const Route &route) const
{
    core::Position position(static_cast<std::size_t>(m_mostNumbers));
    for (std::size_t number = 0; number < route.size(); ++number)
        position[number] = step(route, number, route[number]).to;
    return position;
}

std::string Tour::write(const core::Position &position) const
{
    std::string text;
    for (const int cell : route(position))
        text += name(cell) + ' ';
    if (!text.empty())
        text.pop_back();
    return text;
}

std::string Tour::spell(const core::Position &, std::span<const core::Step> steps) const
{
    std::string text;
    for (const core::Step &step : steps)
        text += name(step.to.cell) + ' ';
    if (!text.empty())
        text.pop_back();
    return text;
}

std::variant<Route, core::Fault> Tour::read(Route route, std::string_view squares) const
{
    std::size_t at = std::min(squares.find_first_not_of(blanks), squares.size());
    while (at < squares.size()) {
        const std::size_t end = std::min(squares.find_first_of(blanks, at), squares.size());
        const std::string_view word = squares.substr(at, end - at);
        const auto cell = core::squareCell(m_grid, word);
        if (!cell)
            return core::Fault{at, notASquare(word)};
        if (route.empty()) {
            if (core::Explanation why = whyNotFirst(*cell); !why.empty())
                return core::Fault{at, core::namedAsInTexts(std::move(why))};
        }
        const std::vector<int> legal = targets(route);
        if (!route.empty() && std::ranges::find(legal, *cell) == legal.end()) {
            if (isComplete(route))
                return core::Fault{at, {PUZZLE_TEXT("tours", "the tour is complete before this square")}};
            core::Fault fault{at, core::namedAsInTexts(refusalReason(route, *cell))};
            if (int(route.size()) < m_mostNumbers)
                fault.illegalMove = {step(route, route.size(), *cell)};
            return fault;
        }
        route.push_back(*cell);
        at = std::min(squares.find_first_not_of(blanks, end), squares.size());
    }
    return route;
}

std::variant<core::Path, core::Fault> Tour::replay(const core::Position &from, std::string_view moves) const
{
    const Route before = route(from);
    auto after = read(before, moves);
    if (auto *fault = std::get_if<core::Fault>(&after))
        return std::move(*fault);
    const Route &squares = std::get<Route>(after);
    core::Path path;
    for (std::size_t number = before.size(); number < squares.size(); ++number)
        path.push_back(step(squares, number, squares[number]));
    return path;
}

std::vector<core::Path> Tour::moves(const core::Position &position) const
{
    const Route before = route(position);
    std::vector<core::Path> all;
    for (const int cell : targets(before))
        all.push_back({step(before, before.size(), cell)});
    return all;
}

core::Explanation Tour::why(const core::Position &position, const core::Step &step) const
{
    const Route before = route(position);
    const long long number = step.piece + 1;
    const auto next = static_cast<long long>(before.size() + 1);
    if (number < next)
        return {PUZZLE_TEXT("tours", "Number %1 is part of the tour: undo moves to take it back."),
                {number},
                {mark(position[step.piece].cell, core::Role::Culprit)}};
    if (isComplete(before))
        return {PUZZLE_TEXT("tours", "The tour is complete.")};
    if (number > next)
        return {PUZZLE_TEXT("tours", "The next number is %1, not %2."), {next, number}};
    return refusalReason(before, step.to.cell);
}

core::Explanation Tour::closedReason(int cell) const
{
    if (isOpen(cell))
        return {};
    return {PUZZLE_TEXT("tours", "%1 is closed: no tour visits it."),
            {square(cell)},
            {mark(cell, core::Role::Culprit)}};
}

core::Explanation Tour::givenReason(const Route &route, int cell) const
{
    const auto number = std::ssize(route);
    const int given = givenSquare(route.size());
    if (given != Conditions::none && given != cell)
        return {PUZZLE_TEXT("tours", "Number %1 is given on %2, so it cannot be on %3."),
                {number + 1, square(given), square(cell)},
                {mark(cell, core::Role::Culprit), mark(given, core::Role::Target)}};
    if (!isAllowed(route.size(), cell))
        return {
            PUZZLE_TEXT("tours",
                        "%1 is the square of number %2, which is given there: number %3 cannot be on it."),
            {square(cell), givenNumber(cell) + 1LL, number + 1},
            {mark(cell, core::Role::Culprit)}};
    return {};
}

core::Explanation Tour::whyNotFirst(int cell) const
{
    core::Explanation why = closedReason(cell);
    return why.empty() ? givenReason({}, cell) : why;
}

core::Explanation needsPlainBoard(const Tour &tour, const core::Position &, std::span<const core::Step>)
{
    if (tour.isPlain())
        return {};
    if (!tour.conditions().closed.empty())
        return {PUZZLE_TEXT("tours", "This method cannot handle closed squares.")};
    return {PUZZLE_TEXT("tours", "This method cannot handle given numbers.")};
}

core::Explanation whyOutOfReach(const Tour &tour, const Route &route)
{
    int here = route.back();
    long long number = std::ssize(route) - 1;
    core::PerCell<bool> visited(std::size_t(tour.grid().size()));
    for (const int cell : route)
        visited[cell] = tour.visitsOnce();
    for (int next = int(route.size()); next < tour.mostNumbers(); ++next) {
        const int square = tour.givenSquare(std::size_t(next));
        if (square == Conditions::none)
            continue;
        const long long moves = next - number;
        const int distance = distanceBetween(tour, here, square, [&](int cell) { return !visited[cell]; });
        core::Text text;
        if (distance < 0)
            text = PUZZLE_TEXT("tours", "No way is left from number %1 on %2 to number %3 on %4.");
        else if (distance > moves)
            text = PUZZLE_TEXT("tours",
                               "From number %1 on %2 to number %3 on %4, at least %5 moves are needed, but "
                               "the numbers leave only %6.");
        else if ((moves - distance) % 2 != 0)
            text = PUZZLE_TEXT("tours",
                               "From number %1 on %2 to number %3 on %4, the squares alternate: it takes %5 "
                               "moves, or an even number more, but never %6.");
        if (text)
            return {text,
                    {number + 1, tour.square(here), next + 1LL, tour.square(square),
                     static_cast<long long>(distance), moves},
                    {mark(here, core::Role::Culprit), mark(square, core::Role::Culprit)}};
        here = square;
        number = next;
    }
    return {};
}

std::variant<BoardOptions, core::Fault> readBoardOptions(std::string_view options, const BoardRules &rules)
{
    constexpr std::string_view keys[] = {"start", "end", "without", "closed", "given"};
    auto list = core::OptionList::read(options);
    if (auto *fault = std::get_if<core::Fault>(&list))
        return std::move(*fault);
    const core::OptionList &read = std::get<core::OptionList>(list);
    const auto size = core::readSize(read.head(), read.headAt(), rules.shortest, rules.longest);
    if (const auto *fault = std::get_if<core::Fault>(&size))
        return *fault;
    if (auto fault = read.unknown(rules.words, keys))
        return *std::move(fault);
    const auto order = read.deal(rules.deals);
    if (const auto *fault = std::get_if<core::Fault>(&order))
        return *fault;
    const core::OptionList::Item *const word = read.find("closed");
    BoardOptions board{std::get<core::Grid>(size), Tour::usualStart(), word && !word->assigns};
    if (std::max(board.grid.columns, board.grid.rows) > Tour::longest) {
        for (const core::OptionList::Item &item : read.items()) {
            if (item.assigns && item.key != "start")
                return core::fault(item.at,
                                   PUZZLE_TEXT("tours", "this is for boards whose sides are at most %1"),
                                   {Tour::longest});
        }
    }
    auto conditions = readConditions(board.grid, read, rules.visits);
    if (auto *fault = std::get_if<core::Fault>(&conditions))
        return std::move(*fault);
    auto &[start, asked] = std::get<ConditionsReading>(conditions);
    board.start = start;
    board.conditions = std::move(asked);
    board.conditions.order = std::get<core::DealOrder>(order);
    if (const core::Deal *deal = board.conditions.order.deal) {
        for (const char *key : deal->chooses) {
            if (const auto *item = read.find(key))
                return core::fault(item->at,
                                   PUZZLE_TEXT("tours",
                                               "the deal chooses the start and the numbers: do not give any "
                                               "as well"));
        }
    }
    return board;
}

core::Reading readSquares(std::shared_ptr<const Tour> tour, std::string_view squares, std::size_t at)
{
    if (squares.find_first_not_of(blanks) == squares.npos) {
        core::Position start = tour->start();
        return core::Game{std::move(tour), std::move(start)};
    }
    auto route = tour->read({}, squares);
    if (auto *fault = std::get_if<core::Fault>(&route)) {
        fault->at += at;
        return std::move(*fault);
    }
    core::Position position = tour->position(std::get<Route>(route));
    return core::Game{std::move(tour), std::move(position)};
}

} // namespace tours
