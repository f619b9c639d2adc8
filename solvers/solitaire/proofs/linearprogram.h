// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/proofs/pagoda.h"

#include <functional>

namespace solitaire {

/// The possible counts of each jump in a game from some pegs to a last one in `end`: a linear program with a
/// variable for each jump, since the jumps of a game add up to the change of each hole (Kiyomi and Matsui, 2001).
/// Its dual variables are hole values whose sum no jump raises, that is, pagoda functions. It is solved by the
/// simplex method (Dantzig, 1947) with a tableau.
class LinearProgram {
public:
    LinearProgram(const Board &board, Pegs from, int end);

    /// Returns whether counts exist that fit the pegs and the end; they need not be whole numbers.
    bool isFeasible() const { return m_isFeasible; }
    /// Returns the pagoda function that proves that the program has no solution; nothing if its values are not small
    /// whole numbers.
    std::optional<Pagoda> refutation() const;
    /// Returns the pagoda function that allows this jump, an index into Board::jumps(), the fewest times; nothing
    /// if its values are not small whole numbers.
    std::optional<Pagoda> leastFor(std::size_t jump);

private:
    using Row = std::vector<double>;

    void setUp(Pegs from);
    void findCounts();
    void maximize();
    std::optional<std::size_t> entering(bool byIndex) const;
    std::optional<std::size_t> leaving(std::size_t column) const;
    void pivot(std::size_t row, std::size_t column);
    void removeArtificials();
    std::optional<Pagoda> dual() const;
    bool isArtificial(std::size_t column) const { return column >= m_jumps; }
    double &right(Row &row) const { return row.back(); }

    const Board &m_board;
    const Pegs m_from;
    const int m_end;
    const std::size_t m_jumps;
    std::vector<Row>
        /// The tableau, one row for each hole; columns: the jumps, an artificial variable for each hole, the
        /// right-hand side.
        m_rows;
    Row m_objective;                  ///< the reduced costs
    std::vector<std::size_t> m_basis; ///< the basic variable of each row
    std::vector<double> m_signs;      ///< the factor of each hole's equation
    bool m_isFeasible = false;
};

/// Returns, for each jump, the function that allows it the fewest times in a game from these pegs to a last one in
/// `end`, without duplicates; only the function that refutes all games, if there is one. `keepGoing` is called for each
/// jump, and ends the list when it returns false.
std::vector<Pagoda> tightPagodas(const Board &board, Pegs from, int end,
                                 const std::function<bool()> &keepGoing);

/// Returns a function that proves that these pegs cannot end in a last one in `end`: one of `pagodas` or that of
/// the linear program. Returns nothing if neither proves it.
std::optional<Pagoda> refutation(const Board &board, Pegs pegs, int end);

} // namespace solitaire
