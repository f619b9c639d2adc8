// SPDX-License-Identifier: MIT
#include "core/values.h"

#include <algorithm>
#include <charconv>

namespace core {

namespace {

template <typename Number>
std::optional<Number> exactly(std::string_view text)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace

std::optional<long long> wholeNumber(std::string_view text)
{
    return exactly<long long>(text);
}

std::optional<std::uint64_t> seedNumber(std::string_view text)
{
    return exactly<std::uint64_t>(text);
}

Values::Values(std::span<const Option> options)
{
    for (const Option &option : options)
        set(option.id, option.initial);
}

std::string Values::text(std::string_view id) const
{
    const auto found = m_values.find(id);
    return found == m_values.end() ? std::string() : found->second;
}

long long Values::integer(std::string_view id) const
{
    return wholeNumber(text(id)).value_or(0);
}

Explanation check(const Option &option, std::string_view value)
{
    switch (option.type) {
    case Option::Integer: {
        const auto number = wholeNumber(value);
        if (!number || *number < option.lowest || *number > option.highest)
            return {PUZZLE_TEXT("core", "%1 must be a whole number from %2 to %3"),
                    {option.name, option.lowest, option.highest}};
        return {};
    }
    case Option::OneOf:
        if (std::ranges::none_of(option.choices, [&](const Choice &choice) { return value == choice.id; }))
            return {PUZZLE_TEXT("core", "%1 cannot be “%2”"), {option.name, std::string(value)}};
        return {};
    case Option::Switch:
        if (value != "on" && value != "off")
            return {PUZZLE_TEXT("core", "%1 must be on or off"), {option.name}};
        return {};
    case Option::Word:
        return {};
    }
    return {};
}

} // namespace core
