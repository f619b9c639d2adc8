// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace core {

/// A solver's text in English, which the window translates. Write it with PUZZLE_TEXT, so that the catalogue
/// contains it.
struct Text {
    const char *context = nullptr;
    const char *source = nullptr;
    bool plural = false; ///< %n in the text is the first argument

    explicit operator bool() const { return source != nullptr; }
};

#define PUZZLE_TEXT(context, source)                                                                         \
    ::core::Text                                                                                             \
    {                                                                                                        \
        context, source, false                                                                               \
    }
#define PUZZLE_TEXT_N(context, source)                                                                       \
    ::core::Text                                                                                             \
    {                                                                                                        \
        context, source, true                                                                                \
    }

/// The meaning of a marked cell in an explanation.
enum class Role : std::uint8_t {
    Culprit, ///< a cell that forbids something
    Region,  ///< a cell of the area that the explanation is about
    Placed,  ///< a cell that is finished and must not be disturbed
    Target,  ///< the cell the piece is moving to
    Route,   ///< a cell on the way to the target
    Moving,  ///< the piece that the explanation is about
};

struct Mark {
    std::int16_t cell = 0;
    Role role = Role::Culprit;
    std::string label; ///< a short text on the cell; empty: none

    friend bool operator==(const Mark &, const Mark &) = default;
};

inline Mark mark(int cell, Role role)
{
    return {std::int16_t(cell), role, {}};
}

/// A part of a user's text that a sentence quotes. It may contain any characters: each of them is made visible where
/// the sentence is shown.
struct Quotation {
    std::string text;
};

/// The reason for something: a sentence with its arguments, and the cells that it is about. Empty if there is
/// nothing to say. The arguments replace %1, %2, … in order; in a plural text, the first argument replaces %n, and
/// the others %1, %2, ….
/// A number is given as an int or a long long. A size is converted, as by std::ssize: `{size, text}` would be a vector
/// of that many texts.
struct Explanation {
    using Argument = std::variant<long long, Text, std::string, Quotation>;

    Text text;
    std::vector<Argument> arguments = {};
    std::vector<Mark> marks = {};

    bool empty() const { return !text; }
    /// Marks a cell that the sentence is about.
    void mark(int cell, Role role) { marks.push_back({std::int16_t(cell), role, {}}); }
};

} // namespace core
