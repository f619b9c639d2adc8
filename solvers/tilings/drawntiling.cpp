// SPDX-License-Identifier: MIT
#include "tilings/drawntiling.h"

#include "core/texttable.h"
#include "tilings/tilings.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace tilings {

namespace {

constexpr char closedSign = '#';
constexpr std::size_t fewestSigns = 3;
constexpr std::size_t fewestCellsOfEach = 2; // on average; words have letters that occur once
constexpr int mostCells = 16;

/// A drawing with a sign for each cell.
struct Drawing {
    std::vector<std::string> rows;
    std::string pieces; ///< the signs of the pieces, in the order of their first cells

    bool has(int row, int column, char sign) const
    {
        return row >= 0 && row < std::ssize(rows) && column >= 0 && column < std::ssize(rows.front()) &&
               rows[std::size_t(row)][std::size_t(column)] == sign;
    }
};

/// Returns the drawing of a text in which all rows are equally long and all signs are capitals, small letters or digits.
std::optional<Drawing> drawingIn(std::string_view text)
{
    Drawing drawing;
    for (const core::DrawnRow &row : core::drawnRows(text))
        drawing.rows.push_back(row.signs);
    const auto &rows = drawing.rows;
    if (rows.size() < 2 || rows.size() > std::size_t(Tilings::maxSide) || rows.front().size() < 2 ||
        rows.front().size() > std::size_t(Tilings::maxSide))
        return std::nullopt;
    for (const std::string &row : rows) {
        if (row.size() != rows.front().size())
            return std::nullopt;
        for (const char sign : row) {
            if (sign != closedSign && drawing.pieces.find(sign) == std::string::npos)
                drawing.pieces += sign;
        }
    }
    const auto are = [&](const auto &isOfClass) {
        return std::ranges::all_of(drawing.pieces, [&](char sign) {
            return isOfClass(static_cast<unsigned char>(sign)) != 0 && sign != '0';
        });
    };
    const bool isOneClass = are([](unsigned char sign) { return std::isupper(sign); }) ||
                            are([](unsigned char sign) { return std::islower(sign); }) ||
                            are([](unsigned char sign) { return std::isdigit(sign); });
    return isOneClass ? std::optional(std::move(drawing)) : std::nullopt;
}

/// The cells of a piece, cut out of the drawing.
class Cutting {
public:
    Cutting(const Drawing &drawing, char sign) : m_drawing(drawing), m_sign(sign)
    {
        for (int row = 0; row < std::ssize(drawing.rows); ++row) {
            for (int column = 0; column < std::ssize(drawing.rows.front()); ++column) {
                if (drawing.has(row, column, sign))
                    m_cells.emplace_back(row, column);
            }
        }
    }

    std::size_t size() const { return m_cells.size(); }

    /// Returns whether every cell can be reached from the first one.
    bool isWhole() const
    {
        std::vector<std::pair<int, int>> reached{m_cells.front()};
        for (std::size_t next = 0; next < reached.size(); ++next) {
            const auto [row, column] = reached[next];
            for (const auto &[down, right] : {std::pair(-1, 0), {0, -1}, {0, 1}, {1, 0}}) {
                const std::pair cell(row + down, column + right);
                if (m_drawing.has(cell.first, cell.second, m_sign) &&
                    std::ranges::find(reached, cell) == reached.end())
                    reached.push_back(cell);
            }
        }
        return reached.size() == m_cells.size();
    }

    /// Returns the piece as in the option `own`, "AAA/A..".
    std::string text(char letter) const
    {
        const auto [left, right] = std::ranges::minmax(m_cells, {}, &std::pair<int, int>::second);
        std::string rows;
        for (int row = m_cells.front().first; row <= m_cells.back().first; ++row) {
            if (!rows.empty())
                rows += '/';
            for (int column = left.second; column <= right.second; ++column)
                rows += m_drawing.has(row, column, m_sign) ? letter : '.';
        }
        return rows;
    }

private:
    const Drawing &m_drawing;
    const char m_sign;
    std::vector<std::pair<int, int>> m_cells;
};

} // namespace

std::optional<std::string> lineOfDrawnTiling(std::string_view text)
{
    const auto drawing = drawingIn(text);
    if (!drawing || drawing->pieces.size() < fewestSigns)
        return std::nullopt;
    std::string own;
    std::size_t cells = 0;
    const auto letterOf = [](char sign) {
        return std::isdigit(static_cast<unsigned char>(sign)) != 0 ? char(sign - '1' + 'A') : sign;
    };
    for (const char sign : drawing->pieces) {
        const Cutting piece(*drawing, sign);
        if (piece.size() > mostCells || !piece.isWhole())
            return std::nullopt;
        cells += piece.size();
        if (!own.empty())
            own += '+';
        own += piece.text(letterOf(sign));
    }
    if (cells < fewestCellsOfEach * drawing->pieces.size())
        return std::nullopt;
    std::string board;
    for (const std::string &row : drawing->rows) {
        board += board.empty() ? ':' : '/';
        for (const char sign : row)
            board += letterOf(sign);
    }
    return "tiling:" + std::to_string(drawing->rows.size()) + 'x' +
           std::to_string(drawing->rows.front().size()) + ",own=" + own + board;
}

} // namespace tilings
