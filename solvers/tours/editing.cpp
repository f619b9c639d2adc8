// SPDX-License-Identifier: MIT
#include "tours/editing.h"

#include <algorithm>

namespace tours {

namespace {

/// The start and the conditions of a board that is being edited.
class Editor {
public:
    explicit Editor(const Tour &tour)
        : m_tour(tour), m_start(tour.startCell()), m_conditions(tour.conditions())
    {
        m_conditions.order = {};
        m_conditions.closed.resize(std::size_t(tour.grid().size()), false);
    }

    int start() const { return m_start; }
    const Conditions &conditions() const { return m_conditions; }

    void makeStart(int cell)
    {
        clear(cell);
        m_start = cell;
        m_conditions.startIsUsual = false;
    }
    void close(std::span<const int> cells)
    {
        const bool closes = m_tour.isOpen(cells.front());
        for (const int cell : cells) {
            m_conditions.closed[cell] = closes;
            std::erase_if(m_conditions.given, [&](const auto &number) { return number.second == cell; });
        }
        if (m_conditions.startIsUsual && !closes)
            m_start = firstOpenSquare(m_tour.grid(), m_conditions);
    }
    void makeEnd(int cell)
    {
        const bool isEnd = m_conditions.end == cell;
        clear(cell);
        m_conditions.end = isEnd ? Conditions::none : cell;
    }
    void give(int number, int cell)
    {
        const int last = m_tour.visitsOnce() ? m_tour.mostNumbers() - 1 : -1;
        if (number == 0 || number == last) {
            number == 0 ? makeStart(cell) : makeEnd(cell);
            return;
        }
        const auto known = m_conditions.given.find(number);
        const bool isThere = known != m_conditions.given.end() && known->second == cell;
        clear(cell);
        m_conditions.given.erase(number);
        if (!isThere)
            m_conditions.given[number] = cell;
    }

    /// Drops the given numbers that a smaller board does not have; its last number is the end.
    void fit()
    {
        if (!m_tour.visitsOnce())
            return;
        const int last = mostNumbers(m_tour.grid(), m_conditions, Visits::Once) - 1;
        std::erase_if(m_conditions.given, [&](const auto &number) { return number.first >= last; });
    }

private:
    /// Removes what is asked of a square.
    void clear(int cell)
    {
        std::erase_if(m_conditions.given, [&](const auto &number) { return number.second == cell; });
        if (m_conditions.end == cell)
            m_conditions.end = Conditions::none;
    }

    const Tour &m_tour;
    int m_start;
    Conditions m_conditions;
};

/// Returns the longest beginning of a route that obeys the rules of the board.
Route legalBeginning(const Tour &tour, const Route &route)
{
    Route legal = {tour.startCell()};
    for (std::size_t i = 1; i < route.size() && route.front() == tour.startCell(); ++i) {
        const std::vector<int> targets = tour.targets(legal);
        if (std::ranges::find(targets, route[i]) == targets.end())
            break;
        legal.push_back(route[i]);
    }
    return legal;
}

} // namespace

std::variant<core::Game, core::Explanation> edited(const Tour &tour, const core::Position &position,
                                                   Edit edit, std::span<const int> cells, int number)
{
    Editor editor(tour);
    switch (edit) {
    case Edit::Start:
        editor.makeStart(cells.front());
        break;
    case Edit::Closed:
        editor.close(cells);
        break;
    case Edit::End:
        editor.makeEnd(cells.front());
        break;
    case Edit::Number:
        editor.give(number, cells.front());
        break;
    }
    editor.fit();
    if (core::Explanation why =
            contradiction(tour.puzzleId(), tour.grid(), editor.start(), editor.conditions());
        !why.empty())
        return why;
    for (const auto &[given, cell] : editor.conditions().given) {
        if (editor.conditions().isClosed(cell) || (tour.visitsOnce() && cell == editor.start()))
            return core::Explanation{
                editor.conditions().isClosed(cell)
                    ? PUZZLE_TEXT("tours", "%1 is closed: no number can be given there.")
                    : PUZZLE_TEXT("tours", "%1 is the start of the tour: it has number 1."),
                {tour.square(cell)},
                {mark(cell, core::Role::Culprit)}};
    }
    std::shared_ptr<const Tour> after = tour.with(editor.start(), editor.conditions());
    core::Position kept = after->position(legalBeginning(*after, tour.route(position)));
    return core::Game{std::move(after), std::move(kept)};
}

} // namespace tours
