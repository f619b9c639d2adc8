// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace core {

/// A text of a solver, in English, that the window translates. Write it with PUZZLE_TEXT, so that the
/// catalogue has it.
struct Text {
    const char *context = nullptr;
    const char *source = nullptr;
    bool plural = false; ///< %n in it is the first argument

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

/// What a marked cell has to do with an explanation.
enum class Role : std::uint8_t {
    Culprit, ///< what forbids
    Region,  ///< the area spoken of
    Placed,  ///< done, and not to be disturbed
    Target,  ///< where the piece is going
    Route,   ///< how it goes there
    Moving,  ///< the piece spoken of
};

struct Mark {
    std::int16_t cell = 0;
    Role role = Role::Culprit;
    std::string label; ///< shown small on the cell, when not empty

    friend bool operator==(const Mark &, const Mark &) = default;
};

/// Why something is so: a sentence with its arguments, and the cells it speaks of. Empty when there is
/// nothing to say. Arguments fill %1, %2, … in order; in a plural text %n is the first, and %1, %2, … the
/// others.
struct Explanation {
    using Argument = std::variant<long long, Text, std::string>;

    Text text;
    std::vector<Argument> arguments = {};
    std::vector<Mark> marks = {};

    bool empty() const { return !text; }
};

} // namespace core
