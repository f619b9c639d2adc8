// SPDX-License-Identifier: MIT
#include "core/celllist.h"

#include "core/itemlist.h"

#include <algorithm>

namespace core {

namespace {

struct Rectangle {
    int left;
    int top;
    int right;
    int bottom;

    /// Returns the largest rectangle of marked cells whose upper left corner is `first`: as wide as its first row
    /// allows, then as high as possible.
    static Rectangle grownFrom(Grid grid, const PerCell<bool> &cells, int first)
    {
        Rectangle grown{grid.column(first), grid.row(first), grid.column(first), grid.row(first)};
        while (grown.right + 1 < grid.columns && cells[grid.cell(grown.right + 1, grown.top)])
            ++grown.right;
        while (grown.bottom + 1 < grid.rows && grown.hasRow(grid, cells, grown.bottom + 1))
            ++grown.bottom;
        return grown;
    }

    void fill(Grid grid, PerCell<bool> &cells, bool with) const
    {
        for (int row = top; row <= bottom; ++row) {
            for (int column = left; column <= right; ++column)
                cells[grid.cell(column, row)] = with;
        }
    }

private:
    bool hasRow(Grid grid, const PerCell<bool> &cells, int row) const
    {
        for (int column = left; column <= right; ++column) {
            if (!cells[grid.cell(column, row)])
                return false;
        }
        return true;
    }
};

} // namespace

std::string writeCells(Grid grid, PerCell<bool> cells, std::string (*name)(Grid, int))
{
    std::string text;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (!cells[cell])
            continue;
        const Rectangle rectangle = Rectangle::grownFrom(grid, cells, cell);
        rectangle.fill(grid, cells, false);
        const int last = grid.cell(rectangle.right, rectangle.bottom);
        if (!text.empty())
            text += '+';
        text += name(grid, cell);
        if (last != cell)
            text.append(1, '-').append(name(grid, last));
    }
    return text;
}

std::variant<PerCell<bool>, Fault> readCells(Grid grid, std::string_view text, std::size_t at,
                                             std::optional<int> (*cell)(Grid, std::string_view), Text fault)
{
    PerCell<bool> cells(std::size_t(grid.size()), false);
    for (const auto &[item, begin] : listItems(text)) {
        const std::size_t dash = std::min(item.find('-'), item.size());
        const auto from = cell(grid, item.substr(0, dash));
        const auto to = dash < item.size() ? cell(grid, item.substr(dash + 1)) : from;
        if (!from || !to)
            return Fault{at + begin + (from ? dash + 1 : 0), {fault}};
        const auto [left, right] = std::minmax({grid.column(*from), grid.column(*to)});
        const auto [top, bottom] = std::minmax({grid.row(*from), grid.row(*to)});
        Rectangle{left, top, right, bottom}.fill(grid, cells, true);
    }
    return cells;
}

} // namespace core
