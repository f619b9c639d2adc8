// SPDX-License-Identifier: MIT
#include "taquin/startandgoal.h"

#include "core/textlines.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace taquin {

namespace {

constexpr std::size_t longestText = 4096;
constexpr std::size_t mostLines = 64;

/// A column, or several side by side, in which no line has a sign of a board.
struct Gutter {
    std::size_t begin;
    std::size_t end;
    bool hasArrow;
};

bool isOfBoard(char sign)
{
    return std::isalnum(static_cast<unsigned char>(sign)) != 0 || sign == '_' || sign == '.' || sign == '*' ||
           sign == '#' || sign == '?';
}

/// Returns the length of an arrow at this place: of "->", "=>", "-->" or "==>"; 0 if there is none.
std::size_t arrowLength(std::string_view text, std::size_t at)
{
    const std::size_t end = std::min(text.find_first_not_of("-=", at), text.size());
    const std::size_t line = end - at;
    return line > 0 && line < 4 && end < text.size() && text[end] == '>' ? line + 1 : 0;
}

core::CleanText part(std::string_view text, std::size_t from, std::size_t to)
{
    core::CleanText part;
    for (std::size_t at = from; at < to; ++at) {
        part.text += text[at];
        part.origins.push_back(at);
    }
    part.origins.push_back(to);
    return part;
}

/// Appends a piece of a line, and the end of the line.
void append(core::CleanText &part, std::string_view text, std::size_t from, std::size_t to)
{
    for (std::size_t at = from; at < to; ++at) {
        part.text += text[at];
        part.origins.push_back(at);
    }
    part.text += '\n';
    part.origins.push_back(to);
}

/// Cuts texts whose boards are side by side.
class ColumnCutter {
public:
    explicit ColumnCutter(std::string_view text) : m_text(text), m_lines(core::filledLines(text)) {}

    std::vector<StartAndGoal> cut() const
    {
        std::vector<StartAndGoal> all;
        if (m_lines.size() > mostLines)
            return all;
        std::vector<Gutter> found = gutters();
        // The arrow is between the boards; otherwise the widest gutter probably is.
        std::ranges::stable_sort(found, [](const Gutter &one, const Gutter &other) {
            return std::pair(one.hasArrow, one.end - one.begin) >
                   std::pair(other.hasArrow, other.end - other.begin);
        });
        for (const Gutter &gutter : found) {
            StartAndGoal &cut = all.emplace_back();
            cut.hasArrow = gutter.hasArrow;
            for (const std::string_view line : m_lines) {
                const auto from = std::size_t(line.data() - m_text.data());
                append(cut.start, m_text, from, from + std::min(gutter.begin, line.size()));
                append(cut.goal, m_text, from + std::min(gutter.end, line.size()), from + line.size());
            }
        }
        return all;
    }

private:
    std::vector<Gutter> gutters() const
    {
        std::size_t width = 0;
        for (const std::string_view line : m_lines)
            width = std::max(width, line.size());
        std::vector<Gutter> gutters;
        bool isInside = false;
        for (std::size_t column = 0; column < width; ++column) {
            const bool isFree = std::ranges::none_of(m_lines, [column](std::string_view line) {
                return column < line.size() && isOfBoard(line[column]);
            });
            if (isFree && !isInside)
                gutters.push_back({column, column, false});
            isInside = isFree;
            if (isFree)
                gutters.back().end = column + 1;
        }
        std::erase_if(gutters, [&](const Gutter &one) {
            return one.begin == 0 || one.end == width || !isInTheMiddle(one);
        });
        for (Gutter &one : gutters) {
            one.hasArrow = std::ranges::any_of(m_lines, [&](std::string_view line) {
                return line.substr(0, one.end).find('>', one.begin) != line.npos;
            });
        }
        return gutters;
    }

    /// Returns whether the first line has as many cells on both sides. A gap that is left blank is not seen.
    bool isInTheMiddle(const Gutter &gutter) const
    {
        const std::string_view line = m_lines.front();
        const long long before = cellsIn(line.substr(0, gutter.begin));
        const long long behind = cellsIn(line.substr(std::min(gutter.end, line.size())));
        return std::abs(before - behind) <= 1;
    }

    static long long cellsIn(std::string_view text)
    {
        long long cells = 0;
        for (std::size_t i = 0; i < text.size(); ++i)
            cells += isOfBoard(text[i]) && (i == 0 || !isOfBoard(text[i - 1]));
        return cells;
    }

    const std::string_view m_text;
    const std::vector<std::string_view> m_lines;
};

} // namespace

std::vector<StartAndGoal> cutIntoStartAndGoal(std::string_view text)
{
    if (text.size() > longestText)
        return {};
    std::vector<StartAndGoal> all;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t length = arrowLength(text, at);
        if (length == 0)
            continue;
        const bool isOnly = text.find('>', at + length) == text.npos;
        if (isOnly)
            all.push_back({part(text, 0, at), part(text, at + length, text.size()), true});
        break;
    }
    std::ranges::move(ColumnCutter(text).cut(), std::back_inserter(all));
    return all;
}

} // namespace taquin
