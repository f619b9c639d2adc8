// SPDX-License-Identifier: MIT
#include "core/unwrapping.h"

#include "core/markup.h"
#include "core/textlines.h"
#include "core/titles.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace core {

namespace {

constexpr std::string_view columnGaps = " \t";

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
                strange += isSign || isCall(m_text, end) || isNothing(m_text.substr(at, end - at)) ? 0 : 1;
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
    /// Returns whether the word that ends here makes a list, as in Array(1, 2).
    static bool isCall(std::string_view text, std::size_t end)
    {
        return end < text.size() && text[end] == '(';
    }
    static bool isNothing(std::string_view word)
    {
        return word == "None" || word == "null" || word == "nil" || word == "NULL" || word == "NaN" ||
               word == "nan";
    }

    /// Appends what the sign or word at `at` means, and returns the offset after it.
    static std::size_t take(std::string_view list, std::size_t at, std::string &plain)
    {
        const char sign = list[at];
        if (isOfWord(sign)) {
            const std::size_t end = endOfWord(list, at);
            if (isCall(list, end))
                return end;
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

/// Returns the length of the number of an item at the beginning of a line: "2.", "a)" or "(3)".
std::size_t itemLength(std::string_view line)
{
    constexpr std::size_t longest = 3;
    const std::size_t begin = std::min(line.find_first_not_of(columnGaps), line.size());
    const bool hasBracket = begin < line.size() && line[begin] == '(';
    const std::size_t name = begin + (hasBracket ? 1 : 0);
    std::size_t end = name;
    while (end < line.size() && isDigit(line[end]))
        ++end;
    if (end == name && end < line.size() && isOfWord(line[end]))
        ++end;
    const bool isItem =
        end > name && end - name <= longest && end + 1 < line.size() &&
        std::string_view(hasBracket ? ")" : ").:").find(line[end]) != std::string_view::npos &&
        columnGaps.find(line[end + 1]) != columnGaps.npos;
    return isItem ? end + 1 : 0;
}

/// Returns the length of the label at the beginning of a line, with its colon or its equals sign: words and numbers.
std::size_t labelLength(std::string_view line)
{
    constexpr std::size_t longest = 60;
    constexpr int mostDigits = 3; // a longer number is a board
    bool hasLetter = false;
    int digits = 0;
    for (std::size_t at = 0; at < std::min(line.size(), longest); ++at) {
        const char sign = line[at];
        if (hasLetter && (sign == ':' || sign == '='))
            return at + 1;
        digits = isDigit(sign) ? digits + 1 : 0;
        if ((!isOfWord(sign) && !isDigit(sign) &&
             std::string_view(" -'_#().").find(sign) == std::string_view::npos) ||
            digits > mostDigits)
            return 0;
        hasLetter = hasLetter || isOfWord(sign);
    }
    return 0;
}

/// Returns the lines without their labels or numbers if each has one: "card 1: A b c D".
std::optional<std::string> unlabelledLines(std::string_view text)
{
    std::vector<std::string_view> lines = filledLines(text);
    for (std::string_view &line : lines) {
        const std::size_t length = markerLength(line);
        if (length == 0 || lines.size() < 2)
            return std::nullopt;
        line.remove_prefix(length);
    }
    return joinedLines(lines);
}

/// Returns the text without the number of an exercise before its first line: "a) 1 2 3". The mark is replaced by blanks,
/// so that the rows stay below one another.
std::optional<std::string> unnumbered(std::string_view text)
{
    const std::size_t length = itemLength(text);
    return length == 0 ? std::nullopt
                       : std::optional(std::string(length, ' ') + std::string(text.substr(length)));
}

/// Returns the text after a label.
std::optional<UnwrappedText> unlabelled(std::string_view text)
{
    const std::size_t length = labelLength(text);
    if (length == 0 || withoutBlanks(text.substr(length)).empty())
        return std::nullopt;
    return UnwrappedText{std::string(text.substr(length)), std::string(text.substr(0, length - 1))};
}

/// Returns the text below a title.
std::optional<UnwrappedText> untitled(std::string_view text)
{
    const std::size_t length = titleLength(text);
    if (length == 0)
        return std::nullopt;
    return UnwrappedText{std::string(text.substr(length)), std::string(withoutBlanks(text.substr(0, length))),
                         true};
}

/// Returns the squares that a sentence names: "The queens are on a1, b5 and c8."
std::optional<UnwrappedText> squaresOfSentence(std::string_view text)
{
    constexpr std::size_t fewest = 2;
    constexpr std::size_t longestSquare = 3;
    std::string squares;
    std::size_t count = 0;
    bool hasWords = false;
    for (const std::string_view word : wordsOf(text)) {
        const bool isSquare = word.size() >= 2 && word.size() <= longestSquare && isOfWord(word.front()) &&
                              std::ranges::all_of(word.substr(1), isDigit);
        if (!isSquare && !std::ranges::all_of(word, isOfWord))
            return std::nullopt;
        hasWords = hasWords || !isSquare;
        count += isSquare;
        if (isSquare)
            squares.append(squares.empty() ? "" : " ").append(word);
    }
    return hasWords && count >= fewest ? std::optional(UnwrappedText{squares, std::string(text), true})
                                       : std::nullopt;
}

/// Returns whether the line names the columns of a board: "a b c d", or "1 2 3 4" where `first` is 1.
bool namesColumns(std::string_view line, char first)
{
    char next = first;
    for (const char sign : line) {
        if (columnGaps.find(sign) != columnGaps.npos)
            continue;
        if (std::tolower(static_cast<unsigned char>(sign)) != next)
            return false;
        ++next;
    }
    return next > first + 1;
}

/// Removes the name of a row at both ends of its line; returns it, or nothing if there is none.
std::string_view takeRowName(std::string_view &line)
{
    const std::size_t begin = std::min(line.find_first_not_of(columnGaps), line.size());
    line = line.substr(begin, line.find_last_not_of(columnGaps) + 1 - begin);
    std::size_t length = std::min(line.find_first_not_of("0123456789"), line.size());
    if (length == 0 && line.size() > 1 && std::isalpha(static_cast<unsigned char>(line[0])) != 0 &&
        line[1] == ' ')
        length = 1;
    if (length == line.size())
        return {};
    const std::string_view name = line.substr(0, length);
    line.remove_prefix(length);
    if (length > 0 && line.size() > length && line.ends_with(name) &&
        columnGaps.find(line[line.size() - length - 1]) != columnGaps.npos)
        line.remove_suffix(length);
    line = line.substr(line.starts_with(' ') ? 1 : 0);
    return name;
}

/// Returns whether these are the names of rows in turn: 1 2 3, 3 2 1 or a b c.
bool areRowNames(const std::vector<std::string_view> &names)
{
    std::vector<int> places;
    for (const std::string_view name : names) {
        if (name.empty() || name.size() > 2)
            return false;
        const bool isNumber = isDigit(name.front());
        places.push_back(!isNumber          ? std::tolower(static_cast<unsigned char>(name.front())) - 'a' + 1
                         : name.size() == 1 ? name[0] - '0'
                                            : 10 * (name[0] - '0') + name[1] - '0');
    }
    const int first = std::min(places.front(), places.back());
    const int step = places.front() <= places.back() ? 1 : -1;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] != places.front() + step * int(i))
            return false;
    }
    return first == 0 || first == 1;
}

/// Returns the squares of a board whose border has the names of the columns and those of the rows.
std::optional<std::string> withoutBorder(std::string_view text)
{
    std::vector<std::string_view> lines = filledLines(text);
    const auto before = lines.size();
    for (const char first : {'a', '1', '0'}) {
        if (lines.size() == before)
            std::erase_if(lines, [first](std::string_view line) { return namesColumns(line, first); });
    }
    if (lines.empty())
        return std::nullopt;
    const bool hasColumnNames = lines.size() < before;
    std::vector<std::string_view> names;
    for (std::string_view &line : lines) {
        names.push_back(takeRowName(line));
        // Without names of columns, the first numbers of a table may be those of a board.
        if (!hasColumnNames && line.find_first_of("0123456789") != line.npos)
            return std::nullopt;
    }
    return areRowNames(names) ? std::optional(joinedLines(lines)) : std::nullopt;
}

} // namespace

std::vector<UnwrappedText> unwrapped(std::string_view text)
{
    std::vector<UnwrappedText> all;
    const auto add = [&](std::optional<std::string> found) {
        if (found && !withoutBlanks(*found).empty())
            all.push_back({*std::move(found)});
    };
    for (const auto unwrap : {quotation, listing, withoutComments})
        add(unwrap(text));
    add(LatexReader(text).read());
    if (auto found = ListReader(text).read())
        all.push_back(*std::move(found));
    for (const auto unwrap :
         {htmlTable, wikiTable, markdownTable, sourceString, unlabelledLines, withoutBorder, unnumbered})
        add(unwrap(text));
    for (const auto unwrap : {unlabelled, untitled, squaresOfSentence}) {
        if (auto found = unwrap(text))
            all.push_back(*std::move(found));
    }
    return all;
}

std::size_t markerLength(std::string_view line)
{
    if (line.starts_with("- ") || line.starts_with("* "))
        return 2;
    const std::size_t item = itemLength(line);
    return item > 0 ? item : labelLength(line);
}

} // namespace core
