// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <set>
#include <string>
#include <vector>

/// Slow programs that count without any code of the solvers. The board is given by its rows, with
/// # for a closed cell.
namespace reference {

using Cell = std::pair<int, int>; ///< row, column
using Shape = std::set<Cell>;

/// A piece given by its drawing, with / between rows, the number of its copies, and whether it may be turned
/// over.
struct Piece {
    std::string drawing;
    int count = 1;
    bool turnsOver = true;
};

/// Returns every orientation of a piece, with its first cell in reading order at (0, 0).
std::set<Shape> orientations(const Piece &piece);
/// Returns the drawing of the piece with this letter: one of FILNPTUVWXYZ, of iotsl, or m.
std::string drawing(char letter);

/// Counts tilings by plain backtracking: the first empty cell is covered by each piece in each orientation.
class BacktrackingCounter {
public:
    BacktrackingCounter(const std::vector<std::string> &board, const std::vector<Piece> &pieces);

    long long count();

private:
    Shape m_empty;
    std::vector<std::set<Shape>> m_orientations; ///< the orientations by piece
    std::vector<int> m_left;
};

/// Counts tilings as exact covers (D. E. Knuth's Algorithm X, 2000), by definition: an option is a way to lay
/// a single piece, an item is a cell or a single piece, and the options of an item with the fewest options
/// are tried in turn.
class ExactCoverCounter {
public:
    ExactCoverCounter(const std::vector<std::string> &board, const std::vector<Piece> &pieces);

    /// Returns the number of tilings, not counting exchanges of equal pieces.
    long long count() const;

private:
    static constexpr std::size_t maxItems = 128;
    using Items = std::bitset<maxItems>;

    void addOptions(const Piece &piece, std::size_t item, const Shape &empty);
    static long long countCovers(const std::vector<Items> &options, const Items &left);

    std::vector<Items> m_options;
    Items m_items;
    long long m_repetitions = 1; ///< how often each tiling is found: the permutations of equal pieces
};

/// Counts the tries of G. Vinrich's method (1985) on 3x7 by its description: the tetrominoes are laid in a given order,
/// each in every orientation wherever it fits, which is a try; it goes on only if the empty regions have sizes that are
/// multiples of four, or one of them one more, for the monomino.
class VinrichCounter {
public:
    explicit VinrichCounter(const std::string &order);

    long long tries();
    long long solutions() const { return m_solutions; }

private:
    void lay(std::size_t piece);
    bool canBeFilled() const;

    Shape m_empty;
    std::vector<std::set<Shape>> m_orientations; ///< the orientations by piece, in the order
    long long m_tries = 0;
    long long m_solutions = 0;
};

} // namespace reference
