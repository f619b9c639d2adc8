// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <string>

namespace core {

/// The most columns of a board for the LaTeX package chessboard, which names them by single letters.
inline constexpr int mostChessboardColumns = 26;

/// A picture in LaTeX, drawn with TikZ: rows go down, and each cell is a square of side 1.
class TikzPicture {
public:
    /// Begins the picture; boards with many cells have smaller ones.
    explicit TikzPicture(Grid grid);

    /// Draws the outline of a cell; `style` holds TikZ options, such as "fill=black!15".
    void cell(int cell, const std::string &style = {});
    void text(int cell, const std::string &text) { textAt(cell, 50, 50, text); }
    /// Draws a text at a point of the cell, in hundredths from its upper left corner.
    void textAt(int cell, int right, int down, const std::string &text);
    void disc(int cell, bool filled);
    void line(int from, int to);
    /// Draws a thick line between two corners of cells.
    void edge(int column, int row, int toColumn, int toRow);

    std::string end() const { return m_text + "\\end{tikzpicture}"; }

private:
    const Grid m_grid;
    std::string m_text;
};

} // namespace core
