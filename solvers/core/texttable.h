// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A cell of a table in a user's text; its text is empty if there is nothing between two separators.
struct TableCell {
    std::string_view text;
    std::size_t at = 0; ///< the offset in the text read
};

using TableRow = std::vector<TableCell>;

/// Splits a text into the rows and cells of a table: rows are lines, brackets, or parts between slashes or
/// semicolons; cells are separated by blanks, commas, tabs or bars, and may be empty between the latter. Quotation
/// marks and ruled lines are skipped.
std::vector<TableRow> tableRows(std::string_view text);

/// Returns the common number of cells of the rows; nothing if they differ.
std::optional<std::size_t> rowLength(const std::vector<TableRow> &rows);

/// A row of a drawing, one sign for each cell; a blank where nothing is drawn.
struct DrawnRow {
    std::string signs;
    std::vector<std::size_t> at; ///< the offset of each sign in the text read
};

/// Splits a text into the rows of a drawing: lines, parts between slashes, quoted strings, or rows of a spreadsheet. If
/// every sign is followed by a blank, those blanks are removed; so is common indentation.
std::vector<DrawnRow> drawnRows(std::string_view text);

} // namespace core
