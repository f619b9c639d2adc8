// SPDX-License-Identifier: MIT
#include "tours/reading.h"

#include "core/squarename.h"
#include "tours/bishop.h"
#include "tours/knight.h"

namespace tours {

namespace {

constexpr std::string_view blanks = " \t\r\n";

struct Board {
    core::Grid grid;
    int start = 0;
    bool closed = false;
};

std::variant<Board, core::Fault> readBoard(std::string_view options, int shortest,
                                           std::span<const std::string_view> words)
{
    constexpr std::string_view keys[] = {"start"};
    auto list = core::OptionList::read(options);
    if (auto *fault = std::get_if<core::Fault>(&list))
        return std::move(*fault);
    const core::OptionList &read = std::get<core::OptionList>(list);
    const auto size = core::readSize(read.head(), read.headAt(), shortest, Tour::longest);
    if (const auto *fault = std::get_if<core::Fault>(&size))
        return *fault;
    if (auto fault = read.unknown(words, keys))
        return *std::move(fault);
    if (const auto order = read.deal({}); const auto *fault = std::get_if<core::Fault>(&order))
        return *fault;
    Board board{std::get<core::Grid>(size), Tour::usualStart(), read.find("closed") != nullptr};
    if (const core::OptionList::Item *start = read.find("start")) {
        const auto cell = core::squareCell(board.grid, start->value);
        if (!cell)
            return core::Fault{
                start->valueAt,
                {PUZZLE_TEXT("tours", "“%1” is not a square of this board"), {core::quoted(start->value)}}};
        board.start = *cell;
    }
    return board;
}

core::Reading place(std::shared_ptr<const Tour> tour, std::string_view position, std::size_t at)
{
    if (position.find_first_not_of(blanks) == position.npos) {
        core::Position start = tour->start();
        return core::Game{std::move(tour), std::move(start)};
    }
    auto squares = tour->read({}, position);
    if (auto *fault = std::get_if<core::Fault>(&squares)) {
        fault->at += at;
        return std::move(*fault);
    }
    core::Position placed = tour->position(std::get<Route>(squares));
    return core::Game{std::move(tour), std::move(placed)};
}

} // namespace

core::Reading readKnight(std::string_view options, std::string_view position)
{
    constexpr std::string_view words[] = {"closed"};
    auto board = readBoard(options, 1, words);
    if (auto *fault = std::get_if<core::Fault>(&board))
        return std::move(*fault);
    const auto &[grid, start, closed] = std::get<Board>(board);
    return place(std::make_shared<const Knight>(grid, start, closed), position, options.size() + 1);
}

core::Reading readBishop(std::string_view options, std::string_view position)
{
    auto board = readBoard(options, Bishop::shortest, {});
    if (auto *fault = std::get_if<core::Fault>(&board))
        return std::move(*fault);
    const auto &[grid, start, closed] = std::get<Board>(board);
    return place(std::make_shared<const Bishop>(grid, start), position, options.size() + 1);
}

} // namespace tours
