// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

namespace core {

/// "10⁴⁵", in every language.
std::string powerOfTen(int exponent);
/// "⁴⁵"
std::string raised(int exponent);

/// A product that may be beyond all bounds, such as the number of ways to lay some pieces.
class Magnitude {
public:
    void multiply(double by);
    void divide(double by);
    /// For a sentence: the number itself while it is exact, then its first digit, as in "2 × 10²⁷".
    Explanation::Argument argument() const;

private:
    double m_value = 1;
    double m_logarithm = 0;
};

} // namespace core
