// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

namespace core {

/// Returns a power of ten, such as "10⁴⁵", which reads the same in every language.
std::string powerOfTen(int exponent);
/// Returns an exponent, such as "⁴⁵".
std::string raised(int exponent);

/// A product that may be too large for any integer type; for counts such as the number of ways to place some
/// pieces.
class LargeNumber {
public:
    void multiply(double by);
    void divide(double by);
    /// Returns the value as the argument of a sentence: the number itself while it is exact, otherwise one digit
    /// and a power of ten, as in "2 × 10²⁷".
    Explanation::Argument argument() const;

private:
    double m_value = 1;
    double m_logarithm = 0;
};

} // namespace core
