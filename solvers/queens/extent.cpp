// SPDX-License-Identifier: MIT
#include "queens/extent.h"

#include <cmath>

namespace queens {

namespace {

constexpr double mostExact = 15; // digits that a double has for certain

/// Groups of three digits; the narrow blank between them is the same in every language.
std::string grouped(long long number)
{
    std::string text = std::to_string(number);
    for (auto at = std::ssize(text) - 3; at > 0; at -= 3)
        text.insert(std::size_t(at), "\u202f");
    return text;
}

std::string raised(int exponent)
{
    static constexpr const char *digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char digit : std::to_string(exponent))
        text += digits[digit - '0'];
    return text;
}

/// A product of factors, exactly while that is short, else the power of ten below it.
class Product {
public:
    void multiply(double by)
    {
        m_value *= by;
        m_digits += std::log10(by);
    }
    void divide(double by)
    {
        m_value /= by;
        m_digits -= std::log10(by);
    }
    std::string text() const
    {
        return m_digits < mostExact ? grouped(std::llround(m_value)) : "> 10" + raised(int(m_digits));
    }

private:
    double m_value = 1;
    double m_digits = 0;
};

} // namespace

core::Explanation extent(const core::Puzzle &puzzle)
{
    const int size = puzzle.grid().columns;
    const int squares = size * size;
    Product anywhere;
    Product byRow;
    Product byColumn;
    for (int queen = 1; queen <= size; ++queen) {
        anywhere.multiply(squares - size + queen);
        anywhere.divide(queen);
        byRow.multiply(size);
        byColumn.multiply(queen);
    }
    return {PUZZLE_TEXT("queens",
                        "Ways to set the queens, attacked or not: %1 on any squares, %2 with one on "
                        "each row, %3 with one on each row and column."),
            {anywhere.text(), byRow.text(), byColumn.text()}};
}

} // namespace queens
