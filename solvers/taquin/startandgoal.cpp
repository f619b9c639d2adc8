// SPDX-License-Identifier: MIT
#include "taquin/startandgoal.h"

#include "core/textlines.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <utility>

namespace taquin {

namespace {

constexpr std::size_t longestText = 1 << 15; // in bytes; two boards of 40 x 40 have up to 20,000
constexpr std::size_t mostLines = 64;

/// A column, or several side by side, in which no line has a sign of a board.
struct Gutter {
    std::size_t begin;
    std::size_t end;
    bool hasArrow = false;
    bool pointsLeft = false;
};

bool isOfBoard(char sign)
{
    return std::isalnum(static_cast<unsigned char>(sign)) != 0 || sign == '_' || sign == '.' || sign == '*' ||
           sign == '#' || sign == '?';
}

/// An arrow in a text: "->", "=>", "-->", "==>", or one to the left.
struct Arrow {
    std::size_t at;
    std::size_t length;
    bool pointsLeft;
};

std::optional<Arrow> firstArrow(std::string_view text)
{
    constexpr std::size_t longestShaft = 3;
    for (std::size_t at = text.find_first_of("<-="); at != text.npos;
         at = text.find_first_of("<-=", at + 1)) {
        const bool pointsLeft = text[at] == '<';
        const std::size_t shaft = at + (pointsLeft ? 1 : 0);
        const std::size_t end = std::min(text.find_first_not_of("-=", shaft), text.size());
        const bool pointsRight = end < text.size() && text[end] == '>';
        if (end > shaft && end - shaft <= longestShaft && pointsLeft != pointsRight)
            return Arrow{at, end - at + (pointsRight ? 1 : 0), pointsLeft};
        at = std::max(at, end - 1);
    }
    return std::nullopt;
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
        if (m_lines.empty() || m_lines.size() > mostLines)
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
            if (gutter.pointsLeft)
                std::swap(cut.start, cut.goal);
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
                gutters.push_back({column, column});
            isInside = isFree;
            if (isFree)
                gutters.back().end = column + 1;
        }
        const std::vector<long long> cells = cellsBefore(m_lines.front(), width);
        // The first line has as many cells on both sides. A gap that is left blank is not seen.
        std::erase_if(gutters, [&](const Gutter &one) {
            return one.begin == 0 || one.end == width || std::abs(2 * cells[one.begin] - cells.back()) > 1;
        });
        for (Gutter &one : gutters) {
            const auto has = [&](char sign) {
                return std::ranges::any_of(m_lines, [&](std::string_view line) {
                    return line.substr(0, one.end).find(sign, one.begin) != line.npos;
                });
            };
            one.hasArrow = has('>') || has('<');
            one.pointsLeft = has('<') && !has('>');
        }
        return gutters;
    }

    /// Returns how many cells of a line begin before each column, and before its end.
    static std::vector<long long> cellsBefore(std::string_view line, std::size_t width)
    {
        std::vector<long long> cells(width + 1);
        for (std::size_t i = 0; i < width; ++i)
            cells[i + 1] =
                cells[i] + (i < line.size() && isOfBoard(line[i]) && (i == 0 || !isOfBoard(line[i - 1])));
        return cells;
    }

    const std::string_view m_text;
    const std::vector<std::string_view> m_lines;
};

/// Returns the widest gap within a line, of at least two blanks; nothing if there are two of this width.
std::optional<Gutter> widestGap(std::string_view line)
{
    constexpr std::string_view blanks = " \t";
    std::optional<Gutter> widest;
    bool isOnly = false;
    const std::size_t last = line.find_last_not_of(blanks);
    for (std::size_t at = line.find_first_not_of(blanks); at < last;) {
        const std::size_t begin = std::min(line.find_first_of(blanks, at), last);
        const std::size_t end = line.find_first_not_of(blanks, begin);
        const std::size_t width = widest ? widest->end - widest->begin : 1;
        isOnly = end - begin > width || (isOnly && end - begin < width);
        if (end - begin > width)
            widest = {begin, end};
        at = std::max(end, begin + 1);
    }
    return isOnly ? widest : std::nullopt;
}

/// Cuts boards side by side whose columns are not aligned: each line at its arrow, or else each at its widest gap.
std::optional<StartAndGoal> cutEachLine(std::string_view text)
{
    const std::vector<std::string_view> lines = core::filledLines(text);
    if (lines.size() < 2)
        return std::nullopt;
    StartAndGoal cut;
    const std::optional<Arrow> first = firstArrow(lines.front());
    for (const std::string_view line : lines) {
        const auto arrow = firstArrow(line);
        if (arrow.has_value() != first.has_value())
            return std::nullopt;
        const auto gap = arrow ? Gutter{arrow->at, arrow->at + arrow->length} : widestGap(line);
        if (!gap || (arrow && arrow->pointsLeft != first->pointsLeft))
            return std::nullopt;
        const auto from = std::size_t(line.data() - text.data());
        append(cut.start, text, from, from + gap->begin);
        append(cut.goal, text, from + gap->end, from + line.size());
    }
    cut.hasArrow = first.has_value();
    if (first && first->pointsLeft)
        std::swap(cut.start, cut.goal);
    return cut;
}

} // namespace

std::vector<StartAndGoal> cutIntoStartAndGoal(std::string_view text)
{
    if (text.size() > longestText)
        return {};
    std::vector<StartAndGoal> all;
    if (const auto arrow = firstArrow(text)) {
        const std::size_t end = arrow->at + arrow->length;
        StartAndGoal cut{part(text, 0, arrow->at), part(text, end, text.size()), true};
        if (arrow->pointsLeft)
            std::swap(cut.start, cut.goal);
        if (text.find_first_of("<>", end) == text.npos)
            all.push_back(std::move(cut));
    }
    std::ranges::move(ColumnCutter(text).cut(), std::back_inserter(all));
    if (auto cut = cutEachLine(text))
        all.push_back(*std::move(cut));
    return all;
}

} // namespace taquin
