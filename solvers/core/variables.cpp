// SPDX-License-Identifier: MIT
#include "core/variables.h"

#include "core/squarename.h"

namespace core {

Variable variable(std::string name, std::optional<long long> value)
{
    return {std::move(name), value ? std::to_string(*value) : noValue};
}

Variable variable(std::string name, Squares squares)
{
    std::string value = textOf(squares);
    return {std::move(name), std::move(value), std::move(squares)};
}

std::string sequence(std::span<const int> numbers, int largest)
{
    std::string text;
    for (const int number : numbers) {
        if (largest > 9 && !text.empty())
            text += ' ';
        text += std::to_string(number);
    }
    return text.empty() ? noValue : text;
}

Position positionAfter(Position before, const Event &event)
{
    play(before, event);
    return before;
}

} // namespace core
