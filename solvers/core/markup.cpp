// SPDX-License-Identifier: MIT
#include "core/markup.h"

#include "core/textlines.h"

#include <algorithm>
#include <vector>

namespace core {

namespace {

/// Builds rows of cells with commas between them.
class CellWriter {
public:
    void endCell()
    {
        if (m_isOpen)
            m_text += ',';
        m_isOpen = false;
    }
    void beginCell()
    {
        endCell();
        m_isOpen = true;
    }
    void endRow()
    {
        endCell();
        if (!m_text.empty() && m_text.back() != '\n')
            m_text += '\n';
    }
    void add(std::string_view content)
    {
        if (m_isOpen)
            m_text += withoutBlanks(content);
    }
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
    bool m_isOpen = false;
};

/// Returns whether the line aligns the columns of a table in Markdown, as |:-:|:-:| does.
bool alignsColumns(std::string_view line)
{
    return line.find_first_not_of("|:- \t") == line.npos && line.find('-') != line.npos &&
           line.find('|') != line.npos;
}

bool startsWith(std::string_view text, std::size_t at, std::string_view word)
{
    return text.substr(at).starts_with(word);
}

/// Removes each of these marks from the text.
std::string without(std::string_view text, std::initializer_list<std::string_view> marks)
{
    const std::string small = lowerCase(text);
    std::string rest;
    for (std::size_t at = 0; at < text.size();) {
        const auto found =
            std::ranges::find_if(marks, [&](std::string_view mark) { return startsWith(small, at, mark); });
        if (found == marks.end())
            rest += text[at++];
        else
            at += found->size();
    }
    return rest;
}

} // namespace

std::optional<std::string> htmlTable(std::string_view text)
{
    const std::string small = lowerCase(text);
    if (small.find("<td") == small.npos && small.find("<th") == small.npos)
        return std::nullopt;
    const std::string plain = without(text, {"&nbsp;", "&#160;", "&ensp;", "&emsp;"});
    CellWriter cells;
    for (std::size_t at = 0; at < plain.size();) {
        const std::size_t end = std::min(plain.find(plain[at] == '<' ? '>' : '<', at), plain.size());
        const std::string_view part = std::string_view(plain).substr(at, end - at);
        if (plain[at] != '<') {
            cells.add(part);
            at = end;
            continue;
        }
        const std::string tag = lowerCase(part);
        if (tag.starts_with("<td") || (tag.starts_with("<th") && !tag.starts_with("<thead")))
            cells.beginCell();
        else if (tag.starts_with("</td") || (tag.starts_with("</th") && !tag.starts_with("</thead")))
            cells.endCell();
        else if (tag.starts_with("<tr") || tag.starts_with("</tr") || tag.starts_with("</table"))
            cells.endRow();
        at = end + 1;
    }
    return cells.take();
}

std::optional<std::string> wikiTable(std::string_view text)
{
    if (text.find("{|") == text.npos && text.find("\n|-") == text.npos)
        return std::nullopt;
    CellWriter cells;
    for (std::string_view line : filledLines(text)) {
        line = withoutBlanks(line);
        if (line.starts_with("|-")) {
            cells.endRow();
            continue;
        }
        const bool isOfCells = line.front() == '|' || line.front() == '!';
        if (!isOfCells || line.starts_with("|}") || line.starts_with("|+"))
            continue;
        while (!line.empty()) { // each turn takes one mark and the cell after it
            line.remove_prefix(line.size() > 1 && line[1] == line[0] ? 2 : 1);
            const std::size_t end = std::min({line.find("||"), line.find("!!"), line.size()});
            const std::string_view cell = line.substr(0, end);
            cells.beginCell();
            cells.add(
                cell.substr(cell.find('|') == cell.npos ? 0 : cell.find('|') + 1)); // its style comes first
            line.remove_prefix(end);
        }
    }
    cells.endRow();
    return cells.take();
}

std::optional<std::string> markdownTable(std::string_view text)
{
    std::vector<std::string_view> lines = filledLines(text);
    const auto alignment = std::ranges::find_if(lines, alignsColumns);
    if (alignment == lines.end())
        return std::nullopt;
    const bool hasHeader =
        alignment != lines.begin() && (alignment - 1)->find_first_not_of("| \t") != text.npos;
    std::string rows;
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        const bool isEmptyHeader = line + 1 == alignment && !hasHeader;
        if (line != alignment && !isEmptyHeader)
            rows.append(*line).append("\n");
    }
    return rows;
}

std::optional<std::string> listing(std::string_view text)
{
    for (const std::string_view quotes : {"\"\"\"", "'''"}) {
        const std::size_t begin = text.find(quotes);
        const std::size_t end = text.rfind(quotes);
        if (begin != text.npos && end > begin)
            return std::string(text.substr(begin + quotes.size(), end - begin - quotes.size()));
    }
    std::string rest =
        without(text, {"[code]", "[/code]", "[pre]", "[/pre]", "<pre>", "</pre>", "<code>", "</code>"});
    for (const std::string_view fence : {"```", "~~~"}) {
        const std::size_t begin = rest.find(fence);
        const std::size_t line = begin == rest.npos ? begin : rest.find('\n', begin);
        if (line == rest.npos)
            continue;
        const std::size_t end = rest.find(fence, line);
        rest = rest.substr(line + 1, end == rest.npos ? end : end - line - 1);
    }
    return rest == text ? std::nullopt : std::optional(std::move(rest));
}

std::optional<std::string> withoutComments(std::string_view text)
{
    if (text.find_first_of("[{(") == text.npos)
        return std::nullopt;
    std::string rest;
    for (std::size_t at = 0; at < text.size();) {
        const bool isAfterBlank =
            at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t' || text[at - 1] == ',');
        if (startsWith(text, at, "/*")) {
            const std::size_t end = text.find("*/", at);
            at = end == text.npos ? text.size() : end + 2;
        } else if (isAfterBlank && (startsWith(text, at, "//") || startsWith(text, at, "# "))) {
            at = std::min(text.find('\n', at), text.size());
        } else {
            rest += text[at++];
        }
    }
    return rest.size() == text.size() ? std::nullopt : std::optional(std::move(rest));
}

} // namespace core
