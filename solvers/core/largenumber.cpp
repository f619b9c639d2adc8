// SPDX-License-Identifier: MIT
#include "core/largenumber.h"

#include <cmath>

namespace core {

namespace {

constexpr double mostExact = 15; // the decimal digits that a double stores exactly

} // namespace

std::string raised(int exponent)
{
    constexpr const char *superscripts[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char digit : std::to_string(exponent))
        text += superscripts[digit - '0'];
    return text;
}

std::string powerOfTen(int exponent)
{
    return "10" + raised(exponent);
}

void LargeNumber::multiply(double by)
{
    m_value *= by;
    m_logarithm += std::log10(by);
}

void LargeNumber::divide(double by)
{
    m_value /= by;
    m_logarithm -= std::log10(by);
}

Explanation::Argument LargeNumber::argument() const
{
    if (m_logarithm < mostExact)
        return std::llround(m_value);
    int exponent = int(m_logarithm);
    int leading = int(std::lround(std::pow(10.0, m_logarithm - exponent)));
    if (leading == 10) {
        leading = 1;
        ++exponent;
    }
    return std::to_string(leading) + " × " + powerOfTen(exponent);
}

} // namespace core
