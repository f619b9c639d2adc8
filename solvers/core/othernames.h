// SPDX-License-Identifier: MIT
#pragma once

#include "core/cleantext.h"
#include "core/puzzle.h"

#include <span>

namespace core {

/// Another name for what the options of position lines contain, such as its French name.
struct OtherName {
    enum Meaning : std::uint8_t { Option, Value, Head };

    Meaning meaning;
    std::string_view name; ///< in lower case, without accents, blanks and hyphens
    std::string_view id;   ///< as position lines are written
};

/// Returns the options part of a position line with the ids instead of other names for the head, for options, and for
/// whole values. Names are read in any case, with accents or without, and with blanks or hyphens within them.
CleanText withIds(std::string_view options, std::span<const OtherName> names);

/// Returns whether a text, such as a position line or its options, has an option that deals a board, by any of its names.
/// Dealing may take long.
bool namesDeal(std::string_view text);

/// Reads the parts of a position line by a reader that knows only the ids. The place of a fault is that in the parts as
/// they are written.
Reading readWithIds(std::string_view options, std::string_view position, std::span<const OtherName> names,
                    Reading (*read)(std::string_view options, std::string_view position));

/// Makes a reader that also knows other names, for Kind::parse.
template <const auto &names, Reading (*read)(std::string_view, std::string_view)>
Reading withOtherNames(std::string_view options, std::string_view position)
{
    return readWithIds(options, position, names, read);
}

} // namespace core
