// SPDX-License-Identifier: MIT
//
// Boards of the knight that are too large for the window: the constructed tours of construction.h, written square
// by square.
#include "core/squarename.h"
#include "tours/knight/construction.h"
#include "tours/knight/kind.h"
#include "tours/knight/tiletour.h"

#include <algorithm>
#include <memory>

namespace tours {

namespace {

constexpr const char *ruleMethod = "warnsdorff";
constexpr const char *tilesMethod = "tiles";

/// The names of all squares, looked up in tables: a division and composing the name would take longer than making
/// the tour.
class SquareNames {
public:
    explicit SquareNames(core::Grid grid) : m_grid(grid)
    {
        for (int column = 0; column < grid.columns; ++column)
            m_columns.push_back(core::columnName(column));
        for (int row = 0; row < grid.rows; ++row)
            m_rows.push_back(std::to_string(grid.rows - row));
    }

    void append(std::string &text, int cell) const
    {
        text += m_columns[std::size_t(m_grid.column(cell))];
        text += m_rows[std::size_t(m_grid.row(cell))];
    }

private:
    core::Grid m_grid;
    std::vector<std::string> m_columns;
    std::vector<std::string> m_rows;
};

std::variant<core::LargeSolution, core::Explanation> solve(core::Grid grid, int start, bool closed,
                                                           bool tiled)
{
    if (core::Explanation why = whyNoTour(grid, start, closed); !why.empty())
        return why;
    const auto from = std::uint32_t(start);
    auto tour = std::make_shared<const Cells>(closed  ? closedTour(grid, from)
                                              : tiled ? tiledTour(grid, from)
                                                      : openTour(grid, from));
    auto names = std::make_shared<const SquareNames>(grid);
    return core::LargeSolution{1, tour->size(), [tour, names](std::string &text, std::uint64_t word) {
                                   names->append(text, int((*tour)[word]));
                               }};
}

core::Fault fault(core::Text text, std::vector<core::Explanation::Argument> arguments)
{
    return {0, {text, std::move(arguments), {}}};
}

} // namespace

core::LargeReading largeKnight(core::Grid grid, int start, bool closed, std::string_view method)
{
    const int shorter = std::min(grid.columns, grid.rows);
    const int longer = std::max(grid.columns, grid.rows);
    if ((shorter == 3 || shorter == 4) && longer > longestNarrow)
        return fault(PUZZLE_TEXT("tours", "with a side of three or four squares, the other can be up to %1"),
                     {longestNarrow});
    const char *const usual = closed || longer > longestByRule ? tilesMethod : ruleMethod;
    const bool tiled = method == tilesMethod || (method.empty() && usual == tilesMethod);
    if (!tiled && (usual == tilesMethod || (!method.empty() && method != ruleMethod)))
        return fault(PUZZLE_TEXT("core", "a board of this size can only be solved by the method “%1”"),
                     {std::string(usual)});
    const std::string size = std::to_string(grid.columns) + 'x' + std::to_string(grid.rows);
    return core::LargeBoard{
        size + (closed ? ",closed" : "") +
            (start == Tour::usualStart() ? "" : ",start=" + core::squareName(grid, start)),
        tiled ? tilesMethod : ruleMethod,
        [=] { return solve(grid, start, closed, tiled && shorter >= shortestTile); }};
}

} // namespace tours
