// SPDX-License-Identifier: MIT
#include "core/unwrapping.h"

#include "core/textlines.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace core {

namespace {

constexpr std::string_view columnGaps = " \t";

bool isOfWord(char sign)
{
    const auto byte = static_cast<unsigned char>(sign);
    return byte >= 0x80 || std::isalpha(byte) != 0;
}
std::string joinedLines(const std::vector<std::string_view> &lines)
{
    std::string text;
    for (const std::string_view line : lines)
        text.append(text.empty() ? "" : "\n").append(line);
    return text;
}

/// Returns the lines of a quotation in a mail or in Markdown, which begin with ">".
std::optional<std::string> quotation(std::string_view text)
{
    std::vector<std::string_view> lines = filledLines(text);
    for (std::string_view &line : lines) {
        const std::size_t mark = line.find_first_not_of(columnGaps);
        if (line[mark] != '>')
            return std::nullopt;
        line.remove_prefix(mark + 1);
    }
    return joinedLines(lines);
}

/// Reads a matrix or a table in LaTeX: & separates the cells, \\ the rows; rules and environments are left out.
class LatexReader {
public:
    explicit LatexReader(std::string_view text) : m_text(text) {}

    std::optional<std::string> read()
    {
        const bool isTable = m_text.find("\\begin{") != m_text.npos || m_text.find("\\\\") != m_text.npos;
        if (!isTable || m_text.find('&') == m_text.npos)
            return std::nullopt;
        while (m_at < m_text.size())
            readSign();
        return std::move(m_read);
    }

private:
    void readSign()
    {
        const char sign = m_text[m_at++];
        if (sign == '\\')
            readCommand();
        else if (sign == '&')
            m_read += ',';
        else if (sign == '\n')
            m_read += ' ';
        else if (sign != '$' && sign != '{' && sign != '}')
            m_read += sign;
    }

    void readCommand()
    {
        std::size_t end = m_at;
        while (end < m_text.size() && std::isalpha(static_cast<unsigned char>(m_text[end])) != 0)
            ++end;
        const std::string_view name = m_text.substr(m_at, end - m_at);
        if (name.empty()) {
            const bool endsRow = m_at < m_text.size() && m_text[m_at] == '\\';
            m_at += m_at < m_text.size() ? 1 : 0;
            m_read += endsRow ? '\n' : ' ';
            return;
        }
        m_at = end;
        if (name == "begin" || name == "end" || name == "cline" || name == "vspace" || name == "phantom")
            skipArguments();
        m_read += ' ';
    }

    void skipArguments()
    {
        while (m_at < m_text.size() && (m_text[m_at] == '{' || m_text[m_at] == '[')) {
            const std::size_t end = m_text.find(m_text[m_at] == '{' ? '}' : ']', m_at);
            m_at = end == m_text.npos ? m_text.size() : end + 1;
        }
    }

    const std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_read;
};

/// Reads the longest list in source code or JSON, such as {{1,2},{3,0}}: brackets within which there are only numbers,
/// signs, quoted signs and the words for nothing.
class ListReader {
public:
    explicit ListReader(std::string_view text) : m_text(text) {}

    std::optional<UnwrappedText> read()
    {
        const auto [begin, end] = longestList();
        if (begin == end)
            return std::nullopt;
        const std::string_view list = m_text.substr(begin, end - begin);
        UnwrappedText found{{}, std::string(m_text.substr(0, begin))};
        if (list.find_first_of("'\"") != list.npos) {
            auto rows = drawing(list);
            if (!rows)
                return std::nullopt;
            found.text = *std::move(rows);
        } else {
            for (std::size_t at = 0; at < list.size();)
                at = take(list, at, found.text);
        }
        return found;
    }

private:
    struct Opening {
        std::size_t at;
        std::size_t strangeBefore; ///< the number of strange words up to there
    };

    /// Returns the bounds of the longest bracket without strange words in it.
    std::pair<std::size_t, std::size_t> longestList() const
    {
        std::pair<std::size_t, std::size_t> longest;
        std::vector<Opening> open;
        std::size_t strange = 0;
        for (std::size_t at = 0; at < m_text.size(); ++at) {
            const char sign = m_text[at];
            if (sign == '[' || sign == '{' || sign == '(') {
                open.push_back({at, strange});
            } else if ((sign == ']' || sign == '}' || sign == ')') && !open.empty()) {
                if (open.back().strangeBefore == strange &&
                    at + 1 - open.back().at > longest.second - longest.first)
                    longest = {open.back().at, at + 1};
                open.pop_back();
            } else if (isOfWord(sign)) {
                const std::size_t end = endOfWord(m_text, at);
                const bool isSign = end == at + 1;
                strange += isSign || isNothing(m_text.substr(at, end - at)) ? 0 : 1;
                at = end - 1;
            } else if (sign == ':' || sign == '=') {
                ++strange;
            }
        }
        return longest;
    }

    static std::size_t endOfWord(std::string_view text, std::size_t at)
    {
        while (at < text.size() && isOfWord(text[at]))
            ++at;
        return at;
    }
    static bool isNothing(std::string_view word)
    {
        return word == "None" || word == "null" || word == "nil" || word == "NULL" || word == "NaN" ||
               word == "nan";
    }

    /// Appends what the sign or word at `at` means, and returns the offset behind it.
    static std::size_t take(std::string_view list, std::size_t at, std::string &plain)
    {
        const char sign = list[at];
        if (isOfWord(sign)) {
            const std::size_t end = endOfWord(list, at);
            plain.append(isNothing(list.substr(at, end - at)) ? "_" : list.substr(at, end - at));
            return end;
        }
        if (sign == '.' && at > 0 && isDigit(list[at - 1])) { // 3. and 3.0 are whole numbers
            const std::size_t end = std::min(list.find_first_not_of('0', at + 1), list.size());
            if (end == list.size() || !isDigit(list[end]))
                return end;
        }
        plain += sign == '{' || sign == '(' ? '[' : sign == '}' || sign == ')' ? ']' : sign;
        return at + 1;
    }

    /// Returns the rows of a nested list of quoted signs: [['.', 'Q'], ['Q', '.']].
    static std::optional<std::string> drawing(std::string_view list)
    {
        std::string rows;
        bool isQuoted = false;
        std::size_t begin = 0;
        for (std::size_t at = 0; at < list.size(); ++at) {
            const char sign = list[at];
            if (sign == '\'' || sign == '"') {
                if (isQuoted && at - begin > 1)
                    return std::nullopt;
                if (isQuoted)
                    rows += at == begin ? ' ' : list[begin];
                isQuoted = !isQuoted;
                begin = at + 1;
            } else if (!isQuoted && (sign == ']' || sign == '}' || sign == ')')) {
                rows += '\n';
            }
        }
        return rows;
    }

    const std::string_view m_text;
};

/// Returns the cells of a table in HTML.
std::optional<std::string> htmlTable(std::string_view text)
{
    if (text.find("<td") == text.npos)
        return std::nullopt;
    std::string cells;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != '<') {
            cells += text[at] == '\n' ? ' ' : text[at];
            ++at;
            continue;
        }
        const std::string_view tag = text.substr(at);
        cells += tag.starts_with("</tr") ? "\n" : tag.starts_with("</td") ? "," : "";
        at = std::min(text.find('>', at), text.size() - 1) + 1;
    }
    return cells;
}

/// Returns a string of source code with line breaks in it: "1 2\n3 0".
std::optional<std::string> sourceString(std::string_view text)
{
    if (text.find("\\n") == text.npos)
        return std::nullopt;
    const std::size_t begin = text.find_first_of("\"'");
    const std::size_t end = begin == text.npos ? begin : text.rfind(text[begin]);
    std::string_view inner = begin < end && end != text.npos ? text.substr(begin + 1, end - begin - 1) : text;
    std::string lines;
    for (std::size_t at = 0; at < inner.size(); ++at) {
        const bool breaks = inner.substr(at).starts_with("\\n");
        lines += breaks ? '\n' : inner[at];
        at += breaks ? 1 : 0;
    }
    return lines;
}

/// Returns the length of the label at the beginning of a line, with its colon or its equals sign: words and numbers.
std::size_t labelLength(std::string_view line)
{
    constexpr std::size_t longest = 60;
    bool hasLetter = false;
    for (std::size_t at = 0; at < std::min(line.size(), longest); ++at) {
        const char sign = line[at];
        if (hasLetter && (sign == ':' || sign == '='))
            return at + 1;
        if (!isOfWord(sign) && !isDigit(sign) &&
            std::string_view(" -'_#").find(sign) == std::string_view::npos)
            return 0;
        hasLetter = hasLetter || isOfWord(sign);
    }
    return 0;
}

/// Returns the lines without their labels if each has one: "card 1: A b c D".
std::optional<std::string> unlabelledLines(std::string_view text)
{
    std::vector<std::string_view> lines = filledLines(text);
    for (std::string_view &line : lines) {
        const std::size_t length = labelLength(line);
        if (length == 0 || lines.size() < 2)
            return std::nullopt;
        line.remove_prefix(length);
    }
    return joinedLines(lines);
}

/// Returns the text behind a label.
std::optional<UnwrappedText> unlabelled(std::string_view text)
{
    const std::size_t length = labelLength(text);
    if (length == 0 || withoutBlanks(text.substr(length)).empty())
        return std::nullopt;
    return UnwrappedText{std::string(text.substr(length)), std::string(text.substr(0, length - 1))};
}

/// Returns the text below a title: a line with a word and something else, such as "Exercise 2" or "Paul's puzzle (hard)".
std::optional<UnwrappedText> untitled(std::string_view text)
{
    constexpr std::size_t longest = 200;
    constexpr int shortestWord = 3;
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::string_view title = withoutBlanks(line);
    int run = 0;
    bool hasWord = false;
    for (const char sign : title) {
        run = isOfWord(sign) ? run + 1 : 0;
        hasWord = hasWord || run == shortestWord;
    }
    if (!hasWord || title.find(' ') == title.npos || title.size() > longest || line.size() == text.size() ||
        withoutBlanks(text.substr(line.size())).empty())
        return std::nullopt;
    return UnwrappedText{std::string(text.substr(line.size() + 1)), std::string(title), true};
}

/// Returns whether the line names the columns of a board: "a b c d".
bool namesColumns(std::string_view line)
{
    char next = 'a';
    for (const char sign : line) {
        if (columnGaps.find(sign) != columnGaps.npos)
            continue;
        if (std::tolower(static_cast<unsigned char>(sign)) != next)
            return false;
        ++next;
    }
    return next > 'b';
}

/// Returns the squares of a board whose border has the names of the columns and the numbers of the rows.
std::optional<std::string> withoutBorder(std::string_view text)
{
    std::vector<std::string_view> lines = filledLines(text);
    const auto before = lines.size();
    std::erase_if(lines, namesColumns);
    if (lines.size() == before || lines.empty())
        return std::nullopt;
    for (std::string_view &line : lines) {
        line = withoutBlanks(line);
        const std::size_t number = std::min(line.find_first_not_of("0123456789"), line.size());
        if (number == 0 || number == line.size())
            return std::nullopt;
        const std::string_view name = line.substr(0, number);
        line.remove_prefix(number);
        if (line.ends_with(name) && columnGaps.find(line[line.size() - number - 1]) != columnGaps.npos)
            line.remove_suffix(number);
        line = line.substr(line.starts_with(' ') ? 1 : 0);
    }
    return joinedLines(lines);
}

} // namespace

std::vector<UnwrappedText> unwrapped(std::string_view text)
{
    std::vector<UnwrappedText> all;
    const auto add = [&](std::optional<std::string> found) {
        if (found && !withoutBlanks(*found).empty())
            all.push_back({*std::move(found)});
    };
    add(quotation(text));
    add(LatexReader(text).read());
    if (auto found = ListReader(text).read())
        all.push_back(*std::move(found));
    add(htmlTable(text));
    add(sourceString(text));
    add(unlabelledLines(text));
    add(withoutBorder(text));
    for (const auto unwrap : {unlabelled, untitled}) {
        if (auto found = unwrap(text))
            all.push_back(*std::move(found));
    }
    return all;
}

} // namespace core
