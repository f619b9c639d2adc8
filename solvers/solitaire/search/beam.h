// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"

namespace solitaire {

/// Evaluates positions on the way to a single peg: good positions have their pegs near the middle, few isolated
/// pegs, and many jumps.
class Evaluation {
public:
    explicit Evaluation(const Board &board);

    /// Returns the score of a position; a lower score is better.
    std::int32_t operator()(Pegs pegs) const;

private:
    template <typename T>
    using PerByte = std::array<std::array<T, 256>, (maxHoles + 7) / 8>;

    const JumpTable &m_table;
    /// The summed squared distances of the pegs, indexed by a byte of them.
    PerByte<std::int32_t> m_distances{};
    PerByte<Pegs> m_neighbours{}; ///< the holes beside the pegs of a byte
};

/// An open hash table of positions.
class SeenPositions {
public:
    /// Makes a table with room for this many positions.
    explicit SeenPositions(std::size_t positions) : m_slots(std::bit_ceil(2 * positions + 1)) {}

    /// Returns false if the table already contained the position.
    bool add(Pegs pegs);

private:
    std::vector<Pegs> m_slots; ///< 0: empty
};

/// Beam search (Lowerre, 1976): of all positions after the same number of jumps the best `width` are kept. It
/// finds games on large boards in some milliseconds, where a depth-first search may take hours, and it proves
/// nothing if it finds none.
class Beam {
public:
    Beam(const Problem &problem, std::size_t width);

    /// Makes one jump from every position kept. Returns false if none of them has a jump left.
    bool advance();
    int jumps() const { return int(m_layers.size()) - 1; } ///< the number of jumps made so far
    std::size_t size() const { return m_layers.back().size(); }
    /// Returns whether a single peg is left, in a hole where the problem wants it.
    bool isSolved() const { return jumps() == m_problem.jumps(); }
    /// Returns the jumps that lead to the best position kept.
    std::vector<const Jump *> best() const;

private:
    struct Entry {
        Pegs pegs = 0;
        std::int32_t score = 0;   ///< a lower score is better
        std::uint32_t parent = 0; ///< the parent's index in the layer before
        std::uint8_t jump = 0;    ///< the jump that led here, by its index in the table
    };
    using Layer = std::vector<Entry>;

    std::size_t countChildren() const;

    const Problem &m_problem;
    const JumpTable &m_table;
    const Evaluation m_evaluation;
    const std::size_t m_width;
    std::vector<Layer> m_layers; ///< indexed by jumps made
};

/// Returns the jumps of a game that a beam of this width finds; none if it finds none or is stopped.
std::vector<const Jump *> gameByBeam(const Problem &problem, std::size_t width,
                                     core::Cancellation &cancellation);

} // namespace solitaire
