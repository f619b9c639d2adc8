// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

namespace core {

/// Returns "10⁴⁵", for example, which is the same in every language.
std::string powerOfTen(int exponent);
/// Returns "⁴⁵", for example.
std::string raised(int exponent);

/// A product that may be too large for any integer type, such as the number of ways to lay some pieces.
class Magnitude {
public:
    void multiply(double by);
    void divide(double by);
    /// Returns the value for a sentence: the number itself while it is exact, otherwise its first digit and a
    /// power of ten, as in "2 × 10²⁷".
    Explanation::Argument argument() const;

private:
    double m_value = 1;
    double m_logarithm = 0;
};

} // namespace core
