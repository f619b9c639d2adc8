// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <vector>

/// Counts tilings by the plainest of methods: cells are pairs, pieces are sets of them, and the first empty
/// cell is covered in every way. It shares nothing with the program.
class Tiler {
public:
    using Cell = std::pair<int, int>; ///< row, column
    using Shape = std::set<Cell>;
    /// A piece by its drawing, rows with / between them; how many there are, and whether it may be turned
    /// over.
    struct Piece {
        std::string drawing;
        int count = 1;
        bool turnsOver = true;
    };

    /// The board's rows, # for a closed cell.
    Tiler(const std::vector<std::string> &board, const std::vector<Piece> &pieces);

    long long count() { return search(); }

    /// Every way that a drawing can lie, its first cell in raster order at 0, 0.
    static std::set<Shape> waysToLie(const Piece &piece);
    /// The drawing of one of FILNPTUVWXYZ, of iotsl or of m.
    static std::string drawing(char letter);
    /// One of each of these.
    static std::vector<Piece> pieces(const std::string &letters);

private:
    long long search();

    Shape m_empty;
    std::vector<std::set<Shape>> m_ways;
    std::vector<int> m_left;
};
