// SPDX-License-Identifier: MIT
#include "tours/conditions.h"

#include "core/celllist.h"
#include "core/itemlist.h"
#include "core/squarename.h"

#include <algorithm>

namespace tours {

namespace {

using Number = std::pair<int, int>; // a number, from 0, and its square

core::Fault asFault(std::size_t at, core::Explanation why)
{
    return {at, std::move(why)};
}

std::variant<int, core::Fault> readSquare(core::Grid grid, std::string_view name, std::size_t at)
{
    if (const auto cell = core::squareCell(grid, name))
        return *cell;
    return asFault(at, notASquare(name));
}

/// Reads a number with its square, such as "12c5".
std::variant<Number, core::Fault> readNumber(core::Grid grid, std::string_view item, std::size_t at, int most)
{
    const std::size_t digits = std::min(item.find_first_not_of("0123456789"), item.size());
    const auto number = core::wholeNumber(item.substr(0, digits));
    if (!number)
        return fault(at, PUZZLE_TEXT("tours", "a number and its square, such as 12c5, are expected here"));
    if (*number < 1 || *number > most)
        return fault(at, PUZZLE_TEXT("tours", "the numbers of this board go from 1 to %1"), {most});
    auto cell = readSquare(grid, item.substr(digits), at + digits);
    if (auto *wrong = std::get_if<core::Fault>(&cell))
        return std::move(*wrong);
    return Number(int(*number) - 1, std::get<int>(cell));
}

/// The start and the conditions of a board while its options are read.
class ConditionsReader {
public:
    ConditionsReader(core::Grid grid, const core::OptionList &options, Visits visits)
        : m_grid(grid), m_options(options), m_visits(visits)
    {
    }

    std::variant<ConditionsReading, core::Fault> read()
    {
        for (const auto part : {&ConditionsReader::readClosed, &ConditionsReader::readEnds,
                                &ConditionsReader::readGiven, &ConditionsReader::check}) {
            if (auto wrong = (this->*part)())
                return *std::move(wrong);
        }
        return std::move(m_read);
    }

private:
    using Wrong = std::optional<core::Fault>;

    Wrong readClosed()
    {
        const core::OptionList::Item *item = m_options.find("without");
        if (const auto *other = m_options.find("closed"); !item && other && other->assigns)
            item = other;
        if (!item || item->value.empty())
            return {};
        auto cells = core::readCells(
            m_grid, item->value, item->valueAt, core::squareCell,
            item->key == "closed"
                ? PUZZLE_TEXT("tours", "the closed squares are expected here, such as c3+d4; for a tour that "
                                       "returns to its start, write “closed” alone")
                : PUZZLE_TEXT("tours", "a square of the board, such as c3, is expected here"));
        if (auto *wrong = std::get_if<core::Fault>(&cells))
            return std::move(*wrong);
        m_read.conditions.closed = std::get<core::PerCell<bool>>(std::move(cells));
        m_at = item->valueAt;
        return {};
    }

    Wrong readEnds()
    {
        for (const auto &[key, place] :
             {std::pair("start", &m_start), std::pair("end", &m_read.conditions.end)}) {
            const core::OptionList::Item *item = m_options.find(key);
            if (!item)
                continue;
            auto cell = readSquare(m_grid, item->value, item->valueAt);
            if (auto *wrong = std::get_if<core::Fault>(&cell))
                return std::move(*wrong);
            *place = std::get<int>(cell);
            m_at = item->valueAt;
        }
        return {};
    }

    Wrong readGiven()
    {
        const core::OptionList::Item *item = m_options.find("given");
        if (!item || item->value.empty())
            return {};
        const int most = mostNumbers(m_grid, m_read.conditions, m_visits);
        for (const core::ListItem &one : core::listItems(item->value)) {
            const std::size_t at = item->valueAt + one.at;
            auto number = readNumber(m_grid, one.text, at, most);
            if (auto *wrong = std::get_if<core::Fault>(&number))
                return std::move(*wrong);
            if (auto wrong = give(std::get<Number>(number), at, most))
                return wrong;
        }
        return {};
    }

    /// Adds a given number: the first is the start, and the last number of a knight's tour is the end.
    Wrong give(const Number &number, std::size_t at, int most)
    {
        const auto &[index, cell] = number;
        if (index == 0)
            return putAt(m_start, cell, at,
                         PUZZLE_TEXT("tours", "number 1 is given on %2, but the tour starts on %1"));
        if (m_visits == Visits::Once && index == most - 1)
            return putAt(
                m_read.conditions.end, cell, at,
                PUZZLE_TEXT("tours", "the last number is given on %2, but the tour is to end on %1"));
        if (const auto [known, isNew] = m_read.conditions.given.insert(number); !isNew)
            return fault(at, PUZZLE_TEXT("tours", "number %1 is given twice, on %2 and on %3"),
                         {index + 1, name(known->second), name(cell)});
        if (m_read.conditions.isClosed(cell))
            return fault(at, PUZZLE_TEXT("tours", "number %1 is given on %2, which is closed"),
                         {index + 1, name(cell)});
        m_at = at;
        return {};
    }

    Wrong putAt(int &place, int cell, std::size_t at, core::Text otherwise)
    {
        if (place != Conditions::none && place != cell)
            return fault(at, otherwise, {name(place), name(cell)});
        place = cell;
        m_at = at;
        return {};
    }

    Wrong check()
    {
        m_read.conditions.startIsUsual = m_start == Conditions::none;
        m_read.start = m_start == Conditions::none ? firstOpenSquare(m_grid, m_read.conditions) : m_start;
        core::Explanation why = contradiction({}, m_grid, m_read.start, m_read.conditions);
        if (why.empty() && m_visits == Visits::Once)
            why = sharedSquare();
        if (why.empty())
            return {};
        why.marks.clear();
        return asFault(m_at, std::move(why));
    }

    /// Returns the sentence about a square with two numbers, of which a knight's tour has none.
    core::Explanation sharedSquare() const
    {
        std::map<int, int> numbers = {{m_read.start, 0}};
        if (m_read.conditions.end != Conditions::none)
            numbers[m_read.conditions.end] = mostNumbers(m_grid, m_read.conditions, m_visits) - 1;
        for (const auto &[number, cell] : m_read.conditions.given) {
            if (const auto [other, isNew] = numbers.insert({cell, number}); !isNew)
                return {
                    PUZZLE_TEXT("tours", "%1 is given two numbers, %2 and %3"),
                    {name(cell), std::min(other->second, number) + 1, std::max(other->second, number) + 1}};
        }
        return {};
    }

    std::string name(int cell) const { return core::squareName(m_grid, cell); }

    const core::Grid m_grid;
    const core::OptionList &m_options;
    const Visits m_visits;
    ConditionsReading m_read;
    int m_start = Conditions::none;
    std::size_t m_at = 0; ///< where the latest option that was read begins
};

} // namespace

core::Explanation notASquare(std::string_view word)
{
    return {PUZZLE_TEXT("tours", "“%1” is not a square of this board"), {core::quoted(word)}};
}

int firstOpenSquare(core::Grid grid, const Conditions &conditions)
{
    int cell = 0;
    while (cell + 1 < grid.size() && conditions.isClosed(cell))
        ++cell;
    return cell;
}

std::string spellGiven(core::Grid grid, const Conditions &conditions)
{
    std::string text;
    for (const auto &[number, cell] : conditions.given) {
        if (!text.empty())
            text += '+';
        text.append(std::to_string(number + 1)).append(core::squareName(grid, cell));
    }
    return text;
}

std::string spell(core::Grid grid, const Conditions &conditions)
{
    std::string text;
    if (!conditions.closed.empty())
        text.append(",without=").append(core::writeCells(grid, conditions.closed, core::squareName));
    if (conditions.order.deal)
        return text + core::spell(conditions.order);
    if (conditions.end != Conditions::none)
        text.append(",end=").append(core::squareName(grid, conditions.end));
    if (!conditions.given.empty())
        text.append(",given=").append(spellGiven(grid, conditions));
    return text;
}

int mostNumbers(core::Grid grid, const Conditions &conditions, Visits visits)
{
    if (visits == Visits::UpToTwice)
        return 2 * ((grid.size() + 1) / 2);
    return grid.size() - int(std::ranges::count(conditions.closed, true));
}

std::variant<ConditionsReading, core::Fault> readConditions(core::Grid grid, const core::OptionList &options,
                                                            Visits visits)
{
    return ConditionsReader(grid, options, visits).read();
}

core::Explanation contradiction(std::string_view puzzle, core::Grid grid, int start,
                                const Conditions &conditions)
{
    const auto about = [puzzle, grid](core::Text text, int cell) {
        return core::Explanation{
            text, {core::Squares{puzzle, grid, {cell}}}, {{std::int16_t(cell), core::Role::Culprit, {}}}};
    };
    if (conditions.isClosed(start))
        return about(PUZZLE_TEXT("tours", "%1 is the start of the tour, so it cannot be closed"), start);
    if (conditions.end != Conditions::none && conditions.isClosed(conditions.end))
        return about(PUZZLE_TEXT("tours", "%1 is the end of the tour, so it cannot be closed"),
                     conditions.end);
    if (conditions.end == start && grid.size() > 1)
        return about(PUZZLE_TEXT("tours", "%1 is the start of the tour, so it cannot be its end, too"),
                     start);
    return {};
}

} // namespace tours
