// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/knight.h"

#include <cstdint>
#include <optional>
#include <span>

namespace tours {

/// The most squares of a board for which NumberDomains is made: its memory grows with their square.
inline constexpr int mostDomainSquares = 400;

/// For each number of a knight's tour, the squares on which it can still be. Consecutive numbers are a jump apart,
/// and each square has one number; `propagate` removes what these two rules exclude, and the squares to which too few
/// ways are left. It is the propagation of a constraint satisfaction problem, whose variables are the numbers (A. K.
/// Mackworth, Consistency in networks of relations, 1977). A knight's tour of which some numbers are given is often
/// solved by it alone.
class NumberDomains {
public:
    /// A reason why no tour is left.
    struct Conflict {
        enum Kind { NoSquare, NoNumber };

        Kind kind;
        int which; ///< the number without a square, from 0, or the square without a number
    };

    /// Takes the numbers of the route and the given ones. The board has at most `mostDomainSquares` squares.
    NumberDomains(const Knight &knight, const Route &route);

    int numbers() const { return m_numbers; }
    int count(int number) const;
    bool has(int number, int cell) const;
    std::vector<int> squares(int number) const;
    /// Returns whether each number has a single square left, which makes a tour.
    bool isDecided() const;
    /// Returns the tour of decided numbers.
    Route route() const;

    /// Puts a number on a square.
    void assign(int number, int cell);
    /// Removes what the rules exclude, until they exclude nothing more; returns the conflict that this has led to,
    /// if any.
    std::optional<Conflict> propagate();

private:
    using Word = std::uint64_t;
    using Squares = std::span<Word>;

    static constexpr int wordBits = 64;

    /// The neighbours of each square as bits, shared by all copies.
    struct Graph {
        int words;
        std::vector<Word> masks;
        bool closed;
    };

    Squares domain(int number)
    {
        return Squares(m_domains).subspan(std::size_t(number * m_graph->words), std::size_t(m_graph->words));
    }
    std::span<const Word> domain(int number) const
    {
        return std::span(m_domains).subspan(std::size_t(number * m_graph->words),
                                            std::size_t(m_graph->words));
    }
    void collectNeighbours(std::span<const Word> squares);
    bool restrict(int number, std::span<const Word> to, bool &changed);
    std::optional<Conflict> propagateJumps(bool &changed);
    std::optional<Conflict> propagateDecided(bool &changed);
    std::optional<Conflict> propagateSquares(bool &changed);
    std::optional<Conflict> propagateWays(bool &changed);

    int m_numbers;
    std::shared_ptr<const Graph> m_graph;
    std::vector<Word> m_domains;
    std::vector<Word> m_open;
    std::vector<Word> m_neighbours;   ///< the result of collectNeighbours
    core::PerPiece<bool> m_isRemoved; ///< the number is decided, and its square was removed from the others
};

/// Explains why the given numbers leave no tour after this route, and marks what prevents it; without a simpler
/// reason, it says that everything was tried.
core::Explanation explainExcluded(const Knight &knight, const Route &route);

} // namespace tours
