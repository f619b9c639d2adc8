// SPDX-License-Identifier: MIT
#include "queens/reading.h"

#include "queens/deals.h"
#include "queens/notation.h"

namespace queens {

namespace {

core::Fault fault(std::size_t at, core::Text text, std::vector<core::Explanation::Argument> arguments = {})
{
    return {at, {text, std::move(arguments), {}}};
}

using Instance = std::variant<std::shared_ptr<const Queens>, core::Fault>;

Instance begin(int size, const core::OptionList &options, const core::DealOrder &order)
{
    const core::OptionList::Item *count = options.find("count");
    const std::size_t at = count ? count->valueAt : options.find("deal")->valueAt;
    if (order.count > size)
        return fault(at, PUZZLE_TEXT("queens", "the board has room for %1 queens only"),
                     {static_cast<long long>(size)});
    if (!hasSolution(size))
        return fault(options.find("deal")->valueAt,
                     PUZZLE_TEXT("queens", "this board has no solution that could be begun"));
    return std::make_shared<const Queens>(size, order);
}

Instance readInstance(std::string_view text)
{
    auto list = core::OptionList::read(text);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const auto &options = std::get<core::OptionList>(list);
    const auto size = core::wholeNumber(options.head());
    if (!size || *size < Queens::smallest || *size > Queens::largest)
        return fault(options.headAt(),
                     PUZZLE_TEXT("queens", "the number of queens must be a whole number from %1 to %2"),
                     {static_cast<long long>(Queens::smallest), static_cast<long long>(Queens::largest)});
    if (auto found = options.unknown({}, {}))
        return *std::move(found);
    auto order = options.deal(deals());
    if (auto *found = std::get_if<core::Fault>(&order))
        return std::move(*found);
    const auto &dealt = std::get<core::DealOrder>(order);
    return dealt.deal ? begin(int(*size), options, dealt) : std::make_shared<const Queens>(int(*size));
}

} // namespace

core::Reading read(std::string_view options, std::string_view position)
{
    auto instance = readInstance(options);
    if (auto *found = std::get_if<core::Fault>(&instance))
        return std::move(*found);
    auto queens = std::get<std::shared_ptr<const Queens>>(std::move(instance));
    if (position.find_first_not_of(" \t\r\n") == position.npos)
        return core::Game{queens, queens->start()};
    auto placing = readColumns(*queens, position);
    if (auto *found = std::get_if<core::Fault>(&placing)) {
        found->at += options.size() + 1;
        return std::move(*found);
    }
    return core::Game{queens, std::get<core::Position>(std::move(placing))};
}

} // namespace queens
