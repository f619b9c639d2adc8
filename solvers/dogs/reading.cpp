// SPDX-License-Identifier: MIT
#include "dogs/reading.h"

#include "dogs/deals.h"
#include "dogs/notation.h"
#include "dogs/sets.h"
#include "dogs/wordreader.h"

namespace dogs {

namespace {

constexpr std::string_view blanks = " \t\r\n";

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(blanks) == text.npos;
}

/// A part of the line, and where it begins.
struct Part {
    std::string_view text;
    std::size_t at;
};

core::Fault moved(core::Fault fault, std::size_t by)
{
    fault.at += by;
    return fault;
}

using Instance = std::variant<std::shared_ptr<const Dogs>, core::Fault>;

Instance readCardsInto(core::Grid grid, const Part &cards)
{
    if (isBlank(cards.text))
        return std::make_shared<const Dogs>(grid, standardCards(grid));
    auto read = readCards(grid, cards.text);
    if (auto *found = std::get_if<core::Fault>(&read))
        return moved(std::move(*found), cards.at);
    return std::make_shared<const Dogs>(grid, std::get<std::vector<Card>>(std::move(read)));
}

Instance dealInto(core::Grid grid, const core::DealOrder &order, const Part &cards, std::size_t at)
{
    if (!isBlank(cards.text))
        return fault(cards.at, PUZZLE_TEXT("dogs", "the deal makes the cards: none can be given as well"));
    std::vector<Card> dealt = deal(grid, order);
    if (dealt.empty())
        return fault(at,
                     PUZZLE_TEXT("dogs", "no set with exactly one solution was found for %1×%2 places in "
                                         "%3 colours; more colours make it easier"),
                     {static_cast<long long>(grid.columns), static_cast<long long>(grid.rows), order.count});
    return std::make_shared<const Dogs>(grid, std::move(dealt), order);
}

Instance readInstance(std::string_view options, const Part &cards)
{
    auto list = core::OptionList::read(options);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const core::OptionList &read = std::get<core::OptionList>(list);
    const auto size = core::readSize(read.head(), read.headAt(), Dogs::shortest, Dogs::longest);
    if (const auto *found = std::get_if<core::Fault>(&size))
        return *found;
    if (auto found = read.unknown({}, {}))
        return *std::move(found);
    const auto order = read.deal(deals());
    if (const auto *found = std::get_if<core::Fault>(&order))
        return *found;
    const core::Grid grid = std::get<core::Grid>(size);
    const core::DealOrder dealt = std::get<core::DealOrder>(order);
    if (!dealt.deal)
        return readCardsInto(grid, cards);
    return dealInto(grid, dealt, cards, read.find("deal")->at);
}

} // namespace

core::Reading read(std::string_view options, std::string_view position)
{
    const std::string line = std::string(options) + ':' + std::string(position);
    const std::size_t first = line.find(':');
    const std::size_t second = std::min(line.find(':', first + 1), line.size());
    const std::string_view whole = line;
    const Part cards{whole.substr(first + 1, second - first - 1), first + 1};
    auto instance = readInstance(whole.substr(0, first), cards);
    if (auto *found = std::get_if<core::Fault>(&instance))
        return std::move(*found);
    auto dogs = std::get<std::shared_ptr<const Dogs>>(std::move(instance));
    const std::string_view layout = whole.substr(std::min(second + 1, whole.size()));
    if (isBlank(layout))
        return core::Game{dogs, dogs->start()};
    auto laid = readLayout(dogs->grid(), layout);
    if (auto *found = std::get_if<core::Fault>(&laid))
        return moved(std::move(*found), second + 1);
    return core::Game{dogs, std::get<core::Position>(std::move(laid))};
}

} // namespace dogs
