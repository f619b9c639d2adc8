// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// The boards that a reader of a notation finds in a text.
struct Claim {
    /// Says how well the text fits; of several claims only the surest count.
    enum Certainty : std::uint8_t { Possible, Likely, Certain };

    /// The position lines that the text may mean; more than one if it can be read in several ways.
    std::vector<std::string> lines = {};
    /// Why the text is not a board although it is plainly meant as this notation; its place counts from the
    /// first byte of the text.
    std::optional<Fault> fault = {};
    Certainty certainty = Likely;
};

/// A text of this notation, and the position line that it is read as. The manual shows the examples, and a test
/// reads them.
struct NotationExample {
    const char *text;
    const char *line;
};

/// A way besides position lines in which people write boards of a puzzle: it is read, or written, or both.
struct Notation {
    const char *id; ///< the word for `convert --to`: "grid"
    Text name;      ///< what a text is taken for: "a grid of numbers"
    /// Examples; a notation that is not read has none.
    std::span<const NotationExample> examples = {};
    /// Returns what the text, in lines that end with \n and without comments, means in this notation; nothing
    /// if it is not meant as this notation. The lines it returns need not be valid.
    std::optional<Claim> (*read)(std::string_view text) = nullptr;
    /// Returns a position in this notation.
    std::string (*write)(const Puzzle &, const Position &) = nullptr;
};

} // namespace core
