// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace bench {

/// Counts the games of a board of any holes by the textbook method: all boards with a peg fewer, each with the number of
/// games that lead to it, in a hash map. It is the baseline for boards of the player's own.
class PlainPegs {
public:
    /// `rows` are drawn: O is a peg, . a hole and - no hole.
    explicit PlainPegs(const std::vector<std::string> &rows);

    /// Returns the number of games that end with one peg, modulo 2^64.
    std::uint64_t games() const;

private:
    using Board = std::uint64_t;
    using Level = std::unordered_map<Board, std::uint64_t>;

    struct Jump {
        Board pair;   ///< the hole of the peg and the hole jumped over
        Board triple; ///< these, and the hole where it ends
    };

    std::vector<Jump> m_jumps;
    Board m_start = 0;
};

} // namespace bench
