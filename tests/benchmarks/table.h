// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace bench {

/// One line of the table. All numbers are in `unit`: "s", or anything that is counted ("moves", "MB",
/// "events/s").
struct Row {
    std::string work;
    double ours = 0;
    std::optional<double> baseline = {}; ///< the result of another way to do the same work
    std::string against = {};            ///< the name of the baseline
    std::optional<double> goal = {};
    std::string unit = "s";
    bool moreIsBetter = false;

    double ratio() const { return ours / *baseline; }
    bool met() const { return moreIsBetter ? ours >= *goal : ours <= *goal; }
};

/// Prints each row as soon as it is measured, in columns or, with --json, as one JSON object a line.
class Table {
public:
    Table(int count, char **arguments);

    void add(const Row &row) const;

private:
    bool m_json;
};

using Work = std::function<void()>;

/// The seconds that a piece of work takes.
struct Times {
    double ours = 0;
    std::optional<double> baseline = {};
};

/// Returns the medians of seven runs of the program and of the baseline in turn, so that both run under the
/// same conditions. A run repeats its work until a millisecond has passed; a baseline of more than a second
/// is run only once.
Times measure(const Work &ours, const Work &baseline = {});

/// Makes the compiler assume that the value is used.
void keep(const auto &value)
{
    asm volatile("" : : "r"(&value) : "memory");
}

} // namespace bench
