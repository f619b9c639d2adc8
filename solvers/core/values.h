// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

struct Choice {
    const char *id;
    Text name;
};

/// One setting of a board, a deal or a method. Forms, position lines and stored settings are derived from it.
struct Option {
    enum Type { Integer, OneOf, Word, Switch };
    /// The places in which an option is given. One that only forms have replaces the last choice of the option before it,
    /// “your own”. The window has other means for what only position lines have.
    enum Place : std::uint8_t { Everywhere, OnlyInForms, OnlyInLines };

    const char *id;
    Text name;
    Type type = Integer;
    const char *initial = "";
    long long lowest = 0;
    long long highest = 0;
    std::span<const Choice> choices = {};
    Text about = {};
    Text blank = {};             ///< what an empty word means
    long long highestInLine = 0; ///< the upper limit in a position line, if higher than in a form
    bool changesResult = true;   ///< false if it only changes how a search runs
    Place place = Everywhere;
    /// The word consists of squares of the board, with numbers or without. A form shows and reads them in the notation
    /// that the user has chosen; the value always has them in letters and numbers, such as c5.
    bool namesSquares = false;
};

/// Option values by id, as text; a missing value stands for the option's initial value.
class Values {
public:
    Values() = default;
    explicit Values(std::span<const Option> options);

    void set(std::string_view id, std::string value) { m_values[std::string(id)] = std::move(value); }
    bool has(std::string_view id) const { return m_values.find(id) != m_values.end(); }
    std::string text(std::string_view id) const;
    long long integer(std::string_view id) const; ///< 0 if the value is missing or not a number
    bool on(std::string_view id) const { return text(id) == "on"; }
    const std::map<std::string, std::string, std::less<>> &all() const { return m_values; }

    friend bool operator==(const Values &, const Values &) = default;

private:
    std::map<std::string, std::string, std::less<>> m_values;
};

/// Returns what is wrong with a value of this option; empty if nothing is.
Explanation check(const Option &option, std::string_view value);

/// Returns the whole number that the entire text is; nothing if it is not one.
std::optional<long long> wholeNumber(std::string_view text);
std::optional<std::uint64_t> seedNumber(std::string_view text);

} // namespace core
