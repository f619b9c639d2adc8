// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/pagoda.h"

#include <functional>

namespace solitaire {

/// How often each jump can be made in a game from some pegs to a last one in `end`: a linear program with a variable
/// for each jump, since the jumps of a game add up to what it changes in each hole (Kiyomi and Matsui, 2001). Its dual
/// variables are values of holes whose sum no jump raises, that is, pagoda functions. It is solved by the simplex
/// method (Dantzig, 1947), in the form of a tableau.
class LinearProgram {
public:
    LinearProgram(const Board &board, Pegs from, int end);

    /// Whether counts exist that need not be whole numbers.
    bool isFeasible() const { return m_isFeasible; }
    /// The pagoda function that proves that they do not exist. Nothing when its values are no small whole numbers.
    std::optional<Pagoda> refutation() const;
    /// The one that allows this jump, by its index in Board::jumps(), the fewest times. Nothing as above.
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
        m_rows; ///< by hole; columns: the jumps, an artificial variable for each hole, the right-hand side
    Row m_objective;                  ///< reduced costs
    std::vector<std::size_t> m_basis; ///< the variable of each row
    std::vector<double> m_signs;      ///< by hole: what its equation was multiplied by
    bool m_isFeasible = false;
};

/// For each jump the function that allows it the fewest times in a game from these pegs to a last one in `end`, without
/// doubles. The one that refutes all games, where there is one. Fewer once `goOn`, asked for each jump, says false.
std::vector<Pagoda> tightPagodas(const Board &board, Pegs from, int end, const std::function<bool()> &goOn);

/// A function that proves these pegs lost for a last one in `end`: one of `pagodas`, or else that of the linear
/// program. Nothing when neither finds one.
std::optional<Pagoda> refutation(const Board &board, Pegs pegs, int end);

} // namespace solitaire
