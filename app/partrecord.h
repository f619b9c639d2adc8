// SPDX-License-Identifier: MIT
#pragma once

#include "core/treecut.h"

#include <string>
#include <variant>

namespace app {

/// "3/64" for the third of 64 parts, as it is given and told: counted from 1.
std::string spell(const core::Part &part);
/// Reads what `spell` wrote; none when it is no part, or one of more than core::Part::most.
std::optional<core::Part> readPart(std::string_view text);

/// What a part of a count has come to. It is told as a JSON object on one line, with the count modulo the prime
/// 2^61 - 1 and a checksum of the whole, so that a change is noticed.
struct PartRecord {
    std::string line; ///< the position line, with its position
    std::string method;
    core::Part part;
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::string version; ///< of the program

    std::string write() const;
    /// Reads what `write` wrote, or says what is wrong with it.
    static std::variant<PartRecord, core::Explanation> read(const std::string &text);

private:
    std::string members() const; ///< as JSON, but for the checksum
};

} // namespace app
