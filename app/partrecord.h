// SPDX-License-Identifier: MIT
#pragma once

#include "core/treecut.h"

#include <string>
#include <variant>

namespace app {

/// Returns the text of a part: "3/64" is the third of 64 parts, counted from 1.
std::string spell(const core::Part &part);
/// Reads what `spell` wrote; returns none if the text is not a part or if there are more than core::Part::most parts.
std::optional<core::Part> readPart(std::string_view text);

/// The result of a part of a count. It is written as a JSON object on one line, with the count modulo the prime 2^61 -
/// 1 and a checksum of the whole, so that a change is noticed.
struct PartRecord {
    std::string line; ///< the position line, including the position
    std::string method;
    core::Part part;
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::string version; ///< the version of the program

    std::string write() const;
    /// Reads what `write` wrote; returns the error if the text is wrong.
    static std::variant<PartRecord, core::Explanation> read(const std::string &text);

private:
    std::string members() const; ///< the JSON members without the checksum
};

} // namespace app
