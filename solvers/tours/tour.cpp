// SPDX-License-Identifier: MIT
#include "tours/tour.h"

#include "core/squarename.h"

#include <algorithm>

namespace tours {

namespace {

constexpr std::string_view blanks = " \t\r\n";

core::Explanation notASquare(std::string_view word)
{
    return {PUZZLE_TEXT("tours", "“%1” is not a square of this board"), {core::quoted(word)}};
}

} // namespace

Tour::Tour(core::Grid grid, int start, int mostNumbers)
    : m_grid(grid), m_start(start), m_mostNumbers(mostNumbers)
{
}

std::string Tour::name(int cell) const
{
    return core::squareName(m_grid, cell);
}

std::string Tour::options() const
{
    const std::string size = std::to_string(m_grid.columns) + 'x' + std::to_string(m_grid.rows);
    return size + spellRules() + (m_start == usualStart() ? "" : ",start=" + name(m_start));
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
        const std::vector<int> legal = targets(route);
        if (!route.empty() && std::ranges::find(legal, *cell) == legal.end()) {
            if (isComplete(route))
                return core::Fault{at, {PUZZLE_TEXT("tours", "the tour is complete before this square")}};
            core::Fault fault{at, refusalReason(route, *cell)};
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

std::variant<BoardOptions, core::Fault> readBoardOptions(std::string_view options, int shortest,
                                                         std::span<const std::string_view> words, int longest)
{
    constexpr std::string_view keys[] = {"start"};
    auto list = core::OptionList::read(options);
    if (auto *fault = std::get_if<core::Fault>(&list))
        return std::move(*fault);
    const core::OptionList &read = std::get<core::OptionList>(list);
    const auto size = core::readSize(read.head(), read.headAt(), shortest, longest);
    if (const auto *fault = std::get_if<core::Fault>(&size))
        return *fault;
    if (auto fault = read.unknown(words, keys))
        return *std::move(fault);
    if (const auto order = read.deal({}); const auto *fault = std::get_if<core::Fault>(&order))
        return *fault;
    BoardOptions board{std::get<core::Grid>(size), Tour::usualStart(), read.find("closed") != nullptr};
    if (const core::OptionList::Item *start = read.find("start")) {
        const auto cell = core::squareCell(board.grid, start->value);
        if (!cell)
            return core::Fault{start->valueAt, notASquare(start->value)};
        board.start = *cell;
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
