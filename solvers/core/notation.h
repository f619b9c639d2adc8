// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// The boards that a notation's reader finds in a text.
struct NotationMatch {
    /// How well the text fits; of several matches, the most certain are taken.
    enum Certainty : std::uint8_t { Possible, Likely, Certain };

    /// The position lines that the text may mean; more than one if it can be read in several ways.
    std::vector<std::string> lines = {};
    /// The fault of a text that is plainly meant in this notation but is not a board; its place is an offset in
    /// bytes.
    std::optional<Fault> fault = {};
    Certainty certainty = Likely;
    /// Marks a drawing whose signs may as well mean another puzzle: beside a match that is more certain, it is
    /// offered as another reading.
    bool isOpen = false;
    /// Marks a text that is only meant so if it names the puzzle, such as the squares of some queens.
    bool needsName = false;
    /// A remark on what was read into the text beyond its signs, such as which hole begins empty.
    Explanation remark = {};

    /// Returns the match of a text that is plainly meant in this notation, but has this fault.
    static NotationMatch faulty(std::size_t at, Text text, std::vector<Explanation::Argument> arguments)
    {
        return {{}, core::fault(at, text, std::move(arguments)), Certain};
    }
};

/// A text in this notation, and the position line that it is read as. The manual shows the examples, and a test
/// reads them.
struct NotationExample {
    const char *text;
    const char *line;
};

/// A notation besides position lines for boards of a puzzle, which can be read, written, or both.
struct Notation {
    const char *id; ///< the argument of `convert --to`: "grid"
    Text name;      ///< the name in the message that a text was read so: "a grid of numbers"
    /// Examples for the manual; none if the notation cannot be read.
    std::span<const NotationExample> examples = {};
    /// Reads a text whose lines end with \n and which contains no comments; returns nothing if it is not
    /// meant in this notation. The lines returned need not be valid.
    std::optional<NotationMatch> (*read)(std::string_view text) = nullptr;
    /// Returns a position in this notation.
    std::string (*write)(const Puzzle &, const Position &) = nullptr;
};

} // namespace core
