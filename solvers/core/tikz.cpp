// SPDX-License-Identifier: MIT
#include "core/tikz.h"

namespace core {

namespace {

std::string point(const std::string &x, const std::string &y)
{
    return '(' + x + ',' + y + ')';
}

/// Formats hundredths as a decimal number for TikZ: "-2.50".
std::string decimal(int hundredths)
{
    const int size = hundredths < 0 ? -hundredths : hundredths;
    std::string text = hundredths < 0 ? "-" : "";
    text += std::to_string(size / 100);
    text += '.';
    text += std::to_string(100 + size % 100).substr(1);
    return text;
}

} // namespace

TikzPicture::TikzPicture(Grid grid) : m_grid(grid)
{
    const int longer = grid.columns > grid.rows ? grid.columns : grid.rows;
    m_text = "\\begin{tikzpicture}[x=" + decimal(longer > 10 ? 1000 / longer : 100) +
             "cm,y=" + decimal(longer > 10 ? 1000 / longer : 100) + "cm]\n";
}

void TikzPicture::cell(int cell, const std::string &style)
{
    const std::string x = std::to_string(m_grid.column(cell));
    m_text += "\\draw" + (style.empty() ? "" : '[' + style + ']') + ' ' +
              point(x, std::to_string(-m_grid.row(cell))) + " rectangle ++(1,-1);\n";
}

void TikzPicture::textAt(int cell, int right, int down, const std::string &text)
{
    m_text += "\\node at " +
              point(decimal(100 * m_grid.column(cell) + right), decimal(-100 * m_grid.row(cell) - down)) +
              " {" + text + "};\n";
}

void TikzPicture::disc(int cell, bool filled)
{
    m_text += std::string(filled ? "\\fill " : "\\draw ") +
              point(decimal(100 * m_grid.column(cell) + 50), decimal(-100 * m_grid.row(cell) - 50)) +
              (filled ? " circle (0.35);\n" : " circle (0.12);\n");
}

void TikzPicture::line(int from, int to)
{
    const auto middle = [this](int cell) {
        return point(decimal(100 * m_grid.column(cell) + 50), decimal(-100 * m_grid.row(cell) - 50));
    };
    m_text += "\\draw[gray] " + middle(from) + " -- " + middle(to) + ";\n";
}

void TikzPicture::edge(int column, int row, int toColumn, int toRow)
{
    m_text += "\\draw[very thick] " + point(std::to_string(column), std::to_string(-row)) + " -- " +
              point(std::to_string(toColumn), std::to_string(-toRow)) + ";\n";
}

} // namespace core
