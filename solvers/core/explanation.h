// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <cstdint>
#include <string>
#include <string_view>
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

/// Squares of a chessboard, or one of its rows or columns, that a sentence names. The notation is chosen where the
/// sentence is shown; without a choice it is that of texts: d4, row 4, column d, and columns from 1 in a row of them.
struct Squares {
    enum Part {
        Each,
        Row,
        Column,
        ColumnOfEach, ///< the numbers of the columns in turn, as in "15863724"
    };

    std::string_view puzzle = {}; ///< the id of the puzzle whose notation is used; empty: as in texts
    Grid grid;
    std::vector<int> cells; ///< the squares, -1 for none; for a row or a column, one square of it
    Part part = Each;

    friend bool operator==(const Squares &, const Squares &) = default;
};

/// The reason for something: a sentence with its arguments, and the cells that it is about. Empty if there is
/// nothing to say. The arguments replace %1, %2, … in order; in a plural text, the first argument replaces %n, and
/// the others %1, %2, ….
/// A number is given as an int or a long long. A size is converted, as by std::ssize: `{size, text}` would be a vector
/// of that many texts.
struct Explanation {
    using Argument = std::variant<long long, Text, std::string, Quotation, Squares>;

    Text text;
    std::vector<Argument> arguments = {};
    std::vector<Mark> marks = {};

    bool empty() const { return !text; }
    /// Marks a cell that the sentence is about.
    void mark(int cell, Role role) { marks.push_back({std::int16_t(cell), role, {}}); }
};

/// A name that needs no translation, in parts that are written one after another.
using Name = std::vector<Explanation::Argument>;

} // namespace core
