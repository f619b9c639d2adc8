// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/problem.h"

namespace solitaire {

/// Evaluates positions on the way to a single peg: good ones have their pegs near the middle, few isolated pegs,
/// and many jumps.
template <typename Jumps>
class Evaluation {
public:
    explicit Evaluation(const Board &board);

    /// Returns the score of a position; a lower score is better.
    std::int32_t operator()(Pegs pegs) const;

private:
    template <typename T>
    using PerByte = std::array<std::array<T, 256>, Jumps::bytes>;

    const Jumps &m_table;
    /// The summed squared distances of a byte's pegs, indexed by byte and value.
    PerByte<std::int32_t> m_distances{};
    PerByte<Pegs> m_neighbours{}; ///< the holes next to the pegs of a byte
};

/// An open hash table of positions.
class SeenPositions {
public:
    /// Makes a table with room for this many positions.
    explicit SeenPositions(std::size_t positions) : m_slots(std::bit_ceil(2 * positions + 1)) {}

    /// Adds a position; returns false if the table already contained it.
    bool add(Pegs pegs);

private:
    std::vector<Pegs> m_slots; ///< 0: empty
};

/// Beam search (Lowerre, 1976): of all positions after the same number of jumps, the best `width` are kept. It
/// finds games on large boards within milliseconds, where a depth-first search may take hours; finding none proves
/// nothing.
template <typename Jumps>
class Beam {
public:
    Beam(const Problem &problem, std::size_t width);

    /// Makes each jump from every position kept, and keeps the best results; returns false if there are none.
    bool advance();
    int jumps() const { return int(m_layers.size()) - 1; } ///< the number of jumps made so far
    std::size_t size() const { return m_layers.back().size(); }
    /// Returns whether a single peg is left, in a hole allowed by the problem.
    bool isSolved() const { return jumps() == m_problem.jumps(); }
    /// Returns the jumps to the best position kept.
    std::vector<const Jump *> best() const;

private:
    struct Entry {
        Pegs pegs = 0;
        std::int32_t score = 0;   ///< a lower score is better
        std::uint32_t parent = 0; ///< the parent's index in the previous layer
        std::uint16_t jump = 0;   ///< the jump that led here, by its index in the table
    };
    using Layer = std::vector<Entry>;

    std::size_t countChildren() const;

    const Problem &m_problem;
    const Jumps &m_table;
    const Evaluation<Jumps> m_evaluation;
    const std::size_t m_width;
    std::vector<Layer> m_layers; ///< indexed by jumps made
};

/// Returns the jumps of a game found by a beam of this width; empty if it finds none or is stopped.
std::vector<const Jump *> gameByBeam(const Problem &problem, std::size_t width,
                                     core::Cancellation &cancellation);

} // namespace solitaire
