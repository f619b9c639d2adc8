// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace bench {

/// Solves the English board from the middle with simple programs, as a first attempt would be written: the
/// baselines of the solvers' times.
class PlainSolitaire {
public:
    PlainSolitaire();

    /// Returns the number of calls that the course's search, on a square array with a border, makes until it
    /// first leaves a single peg.
    std::uint64_t callsOfTheCourse();
    /// Returns the number of dead boards in the hash set when a depth-first search on bits, in the same
    /// order, first leaves a single peg.
    std::uint64_t deadBoardCount();
    /// Returns the number of games that end in the middle. The first half is counted level by level with a
    /// hash map of boards up to symmetry, the second by complements.
    std::uint64_t games() const;

private:
    using Board = std::uint64_t;
    using Level = std::unordered_map<Board, std::uint64_t>; ///< the ways to reach a board or an image of it
    static constexpr int side = 7;
    struct Jump {
        Board pair;
        Board triple;
    };

    void mapImages();
    bool play(int pegs);
    bool search(Board board);
    Level below(const Level &level) const;
    Board image(Board board, int number) const;
    Board least(Board board) const;
    std::uint64_t orbit(Board board) const;

    std::vector<Jump> m_jumps;
    std::array<std::array<std::array<Board, 256>, 5>, 8> m_images{}; ///< the images of each byte of a board
    Board m_start = 0;
    std::array<std::array<int, side + 4>, side + 4> m_square{}; ///< -1 border, 0 empty, 1 peg
    std::uint64_t m_calls = 0;
    std::unordered_set<Board> m_dead;
};

} // namespace bench
