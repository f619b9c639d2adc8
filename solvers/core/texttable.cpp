// SPDX-License-Identifier: MIT
#include "core/texttable.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

constexpr std::string_view quotationMarks = "\"'`";

/// Returns whether the line is only a rule of a table: "+---+---+".
bool isRule(std::string_view line)
{
    return line.find_first_not_of("+-=| \t") == line.npos &&
           (line.find('+') != line.npos || line.find("--") != line.npos || line.find("==") != line.npos);
}

/// Returns whether the lines between the rules all begin with the border of a cell, as in "| Q |   |".
bool isRuled(std::string_view text)
{
    bool hasRule = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
        hasRule = hasRule || isRule(line);
        if (first < line.size() && !isRule(line) && line[first] != '|')
            return false;
        at = end + 1;
    }
    return hasRule;
}

/// Splits a table into rows and cells.
class TableReader {
public:
    explicit TableReader(std::string_view text) : m_text(text)
    {
        const bool hasLines = text.find('\n') < text.find_last_not_of(" \n");
        const bool hasOthers = text.find_first_of(", \t|") < text.find_last_not_of(" \n");
        m_semicolonEndsRow = hasOthers && !hasLines;
    }

    std::vector<TableRow> read()
    {
        while (m_at < m_text.size()) {
            if (m_at == 0 || m_text[m_at - 1] == '\n')
                skipRule();
            if (m_at < m_text.size())
                readSign(m_text[m_at]);
        }
        endRow();
        return settled();
    }

private:
    struct Row {
        TableRow cells;
        std::vector<std::size_t> tabs;      ///< where tabs stand before the first cell
        std::optional<std::size_t> opensAt; ///< where a separator follows the last cell of the row
        bool hasBar = false;                ///< the border of the first cell was read
    };

    void skipRule()
    {
        const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        if (isRule(m_text.substr(m_at, end - m_at)))
            m_at = end;
    }

    void readSign(char sign)
    {
        const bool cuts = sign == '\n' || sign == '/' || (sign == ';' && m_semicolonEndsRow);
        if (cuts || sign == '[' || sign == ']' || sign == '(' || sign == ')' || sign == '{' || sign == '}') {
            endRow();
            m_isAfterBracket = !cuts;
        } else if (sign == ',' || sign == ';' || sign == '|' || sign == '\t') {
            separate(sign);
        } else if (sign != ' ' && quotationMarks.find(sign) == quotationMarks.npos) {
            return readCell();
        }
        ++m_at;
    }

    void readCell()
    {
        const std::size_t end = std::min(m_text.find_first_of(" \t\n,;|/[](){}\"'`", m_at), m_text.size());
        m_row.cells.push_back({m_text.substr(m_at, end - m_at), m_at});
        m_row.opensAt.reset();
        m_isAfterBracket = false;
        m_at = end;
    }

    void separate(char sign)
    {
        const bool begins = m_row.cells.empty() && !m_row.opensAt;
        // A second bar after a blank ends an empty first cell.
        const bool endsEmpty = sign == '|' && m_row.hasBar && m_at > 0 && m_text[m_at - 1] == ' ';
        const bool isBorder = begins && ((sign == '|' && !endsEmpty) || sign == '\t' || m_isAfterBracket);
        if (!isBorder && (begins || m_row.opensAt))
            m_row.cells.push_back({m_text.substr(m_at, 0), m_at});
        if (begins && sign == '\t')
            m_row.tabs.push_back(m_at);
        if (!isBorder || sign == '|')
            m_row.opensAt = m_at;
        if (isBorder && sign == '|') {
            m_row.opensAt.reset();
            m_row.hasBar = true;
        }
    }

    void endRow()
    {
        if (!m_row.cells.empty() || m_row.tabs.size() > 1)
            m_rows.push_back(std::move(m_row));
        m_row = {};
    }

    /// Returns the rows. Separators after the last cells, tabs before the first ones, or both stand for empty cells if
    /// that alone makes all rows equally long, as in a part of a spreadsheet.
    std::vector<TableRow> settled() const
    {
        for (const auto &[tabs, ends] :
             {std::pair(false, false), {false, true}, {true, false}, {true, true}}) {
            if (std::vector<TableRow> rows = rowsWith(tabs, ends); rowLength(rows))
                return rows;
        }
        return rowsWith(false, false);
    }

    /// Returns the rows in which tabs before the first cell, or separators after the last one, stand for empty cells.
    std::vector<TableRow> rowsWith(bool tabs, bool ends) const
    {
        std::vector<TableRow> rows;
        for (const Row &row : m_rows) {
            TableRow cells;
            for (std::size_t i = 0; tabs && i < row.tabs.size(); ++i)
                cells.push_back({m_text.substr(row.tabs[i], 0), row.tabs[i]});
            cells.insert(cells.end(), row.cells.begin(), row.cells.end());
            const std::optional<std::size_t> end =
                row.cells.empty() && !row.tabs.empty() ? row.tabs.back() : row.opensAt;
            if (ends && end && (tabs || !row.cells.empty()))
                cells.push_back({m_text.substr(*end, 0), *end});
            if (!cells.empty())
                rows.push_back(std::move(cells));
        }
        return rows;
    }

    std::string_view m_text;
    bool m_semicolonEndsRow = false;
    std::size_t m_at = 0;
    bool m_isAfterBracket = false;
    Row m_row;
    std::vector<Row> m_rows;
};

void append(DrawnRow &row, char sign, std::size_t at)
{
    row.signs += sign;
    row.at.push_back(at);
}

/// Splits the text into rows: its quoted strings if it has any, otherwise its lines.
std::vector<DrawnRow> cutRows(std::string_view text)
{
    const bool hasStrings = text.find('"') != text.npos || std::ranges::count(text, '\'') > 1;
    std::vector<DrawnRow> rows(1);
    bool isInside = !hasStrings;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char sign = text[at];
        if (hasStrings && (sign == '"' || sign == '\'')) {
            if (isInside)
                rows.emplace_back();
            isInside = !isInside;
        } else if (!hasStrings && (sign == '\n' || sign == '/')) {
            rows.emplace_back();
            if (text.substr(at).starts_with("/ ")) // a slash between rows, as in "Q.. / ..Q"
                ++at;
        } else if (isInside && sign != '[' && sign != ']' && sign != '|') {
            append(rows.back(), sign == '\t' ? ' ' : sign, at);
        }
    }
    for (DrawnRow &row : rows) {
        const std::size_t last = row.signs.find_last_not_of(" ,");
        row.signs.resize(last + 1);
        row.at.resize(row.signs.size());
    }
    std::erase_if(rows, [](const DrawnRow &row) { return row.signs.empty(); });
    return rows;
}

/// Returns whether every second sign of each row is a blank, counted from the leftmost sign of all rows.
bool isSpaced(const std::vector<DrawnRow> &rows)
{
    bool hasPairs = false;
    for (const DrawnRow &row : rows) {
        for (std::size_t i = 1; i < row.signs.size(); i += 2) {
            if (row.signs[i] != ' ')
                return false;
        }
        hasPairs = hasPairs || row.signs.size() > 2;
    }
    return hasPairs;
}

/// Reads the drawing as a table with one sign in each cell, as spreadsheets write them; empty cells are blanks. Returns
/// nothing if it is no such table.
std::optional<std::vector<DrawnRow>> spreadsheetRows(std::string_view text)
{
    const bool isSeparated =
        text.find_first_of(",;\t") != text.npos && text.find_first_of("[]|'/") == text.npos;
    if ((!isSeparated && !isRuled(text)) || text.find('\n') == text.npos)
        return std::nullopt;
    const std::vector<TableRow> table = tableRows(text);
    if (!rowLength(table))
        return std::nullopt;
    std::vector<DrawnRow> rows;
    for (const TableRow &cells : table) {
        DrawnRow &row = rows.emplace_back();
        for (const TableCell &cell : cells) {
            if (cell.text.size() > 1)
                return std::nullopt;
            append(row, cell.text.empty() ? ' ' : cell.text.front(), cell.at);
        }
    }
    return rows.front().signs.size() > 1 ? std::optional(std::move(rows)) : std::nullopt;
}

} // namespace

std::vector<TableRow> tableRows(std::string_view text)
{
    return TableReader(text).read();
}

std::optional<std::size_t> rowLength(const std::vector<TableRow> &rows)
{
    const auto differs = [&](const TableRow &row) { return row.size() != rows.front().size(); };
    if (rows.empty() || std::ranges::any_of(rows, differs))
        return std::nullopt;
    return rows.front().size();
}

std::vector<DrawnRow> drawnRows(std::string_view text)
{
    if (auto table = spreadsheetRows(text))
        return *std::move(table);
    std::vector<DrawnRow> rows = cutRows(text);
    std::size_t left = std::string_view::npos;
    for (const DrawnRow &row : rows)
        left = std::min(left, row.signs.find_first_not_of(' '));
    for (DrawnRow &row : rows) {
        row.signs.erase(0, left);
        row.at.erase(row.at.begin(), row.at.begin() + std::ptrdiff_t(left));
    }
    if (!isSpaced(rows))
        return rows;
    for (DrawnRow &row : rows) {
        DrawnRow close;
        for (std::size_t i = 0; i < row.signs.size(); i += 2)
            append(close, row.signs[i], row.at[i]);
        row = std::move(close);
    }
    return rows;
}

} // namespace core
