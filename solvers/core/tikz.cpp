// SPDX-License-Identifier: MIT
#include "core/tikz.h"

#include <algorithm>
#include <cstdlib>

namespace core {

namespace {

std::string point(const std::string &x, const std::string &y)
{
    return '(' + x + ',' + y + ')';
}

/// Formats hundredths as a decimal number for TikZ: "-2.50".
std::string decimal(int hundredths)
{
    const int size = std::abs(hundredths);
    std::string text = hundredths < 0 ? "-" : "";
    text += std::to_string(size / 100);
    text += '.';
    text += std::to_string(100 + size % 100).substr(1);
    return text;
}

/// Returns a point of a cell, in hundredths from its upper left corner.
std::string pointIn(Grid grid, int cell, int right, int down)
{
    return point(decimal(100 * grid.column(cell) + right), decimal(-100 * grid.row(cell) - down));
}

} // namespace

TikzPicture::TikzPicture(Grid grid) : m_grid(grid)
{
    const int longer = std::max(grid.columns, grid.rows);
    const std::string side = decimal(longer > 10 ? 1000 / longer : 100);
    m_text = "\\begin{tikzpicture}[x=" + side + "cm,y=" + side + "cm]\n";
}

void TikzPicture::cell(int cell, const std::string &style)
{
    const std::string x = std::to_string(m_grid.column(cell));
    m_text += "\\draw" + (style.empty() ? "" : '[' + style + ']') + ' ' +
              point(x, std::to_string(-m_grid.row(cell))) + " rectangle ++(1,-1);\n";
}

void TikzPicture::textAt(int cell, int right, int down, const std::string &text)
{
    m_text += "\\node at " + pointIn(m_grid, cell, right, down) + " {" + text + "};\n";
}

void TikzPicture::disc(int cell, bool filled)
{
    m_text += std::string(filled ? "\\fill " : "\\draw ") + pointIn(m_grid, cell, 50, 50) +
              (filled ? " circle (0.35);\n" : " circle (0.12);\n");
}

void TikzPicture::line(int from, int to)
{
    m_text += "\\draw[gray] " + pointIn(m_grid, from, 50, 50) + " -- " + pointIn(m_grid, to, 50, 50) + ";\n";
}

void TikzPicture::edge(int column, int row, int toColumn, int toRow)
{
    m_text += "\\draw[very thick] " + point(std::to_string(column), std::to_string(-row)) + " -- " +
              point(std::to_string(toColumn), std::to_string(-toRow)) + ";\n";
}

} // namespace core
