// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A cell of a table that somebody wrote. Its text is empty if the table has nothing between two separators.
struct TableCell {
    std::string_view text;
    std::size_t at = 0; ///< the offset in the text that was read
};

using TableRow = std::vector<TableCell>;

/// Cuts a text into the rows and cells of the table it shows: rows are lines, or brackets, or parts between
/// slashes or semicolons; cells are separated by blanks, commas, tabs or bars. Quotation marks and lines that only
/// rule the table are skipped.
std::vector<TableRow> tableRows(std::string_view text);

/// Returns the number of cells that the rows have, or nothing if they differ.
std::optional<std::size_t> rowLength(const std::vector<TableRow> &rows);

/// A row of a drawing, one sign for each cell; blanks stand for nothing.
struct DrawnRow {
    std::string signs;
    std::vector<std::size_t> at; ///< the offset of each sign in the text that was read
};

/// Cuts a text into the rows of a drawing: lines, parts between slashes, or strings in quotation marks. A drawing
/// with a blank after each sign is drawn together, and blanks that all rows begin with are removed.
std::vector<DrawnRow> drawnRows(std::string_view text);

} // namespace core
