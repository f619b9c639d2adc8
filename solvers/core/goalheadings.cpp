// SPDX-License-Identifier: MIT
#include "core/goalheadings.h"

#include "core/textlines.h"
#include "core/titles.h"

#include <algorithm>
#include <span>
#include <vector>

namespace core {

namespace {

constexpr std::size_t longestHeading = 40; // in bytes

constexpr std::string_view goalWords[] = {"goal",  "target",  "final",   "end",    "but", "objectif",
                                          "cible", "arrivée", "arrivee", "finale", "fin"};
constexpr std::string_view startWords[] = {"start",  "initial", "initiale", "begin", "départ",
                                           "depart", "début",   "debut",    "from"};
constexpr std::string_view plainWords[] = {"state", "board", "position", "configuration", "grid",   "the",
                                           "état",  "État",  "etat",     "plateau",       "grille", "le",
                                           "la",    "à",     "atteindre"};

bool isAmong(std::span<const std::string_view> words, std::string_view word)
{
    return std::ranges::find(words, lowerCase(word)) != words.end();
}

/// A line cut after its heading, which may be empty.
struct LabelledLine {
    std::string_view heading;
    std::string_view rest;

    explicit LabelledLine(std::string_view line)
    {
        const std::size_t colon = line.find(':');
        const bool hasDigits = std::ranges::any_of(line, isDigit);
        const std::size_t end = colon != line.npos ? colon + 1 : hasDigits ? 0 : line.size();
        heading = line.substr(0, end);
        rest = line.substr(end);
    }

    /// Returns whether the heading has one of these words, and beside them only words without a meaning of their own.
    bool isAbout(std::span<const std::string_view> words) const
    {
        if (withoutBlanks(heading).size() > longestHeading)
            return false;
        const std::vector<std::string_view> all = wordsOf(heading);
        const auto isMeant = [words](std::string_view word) { return isAmong(words, word); };
        const auto isKnown = [&](std::string_view word) {
            return isMeant(word) || isAmong(plainWords, word);
        };
        return std::ranges::any_of(all, isMeant) && std::ranges::all_of(all, isKnown);
    }
};

bool isNumbers(std::string_view line)
{
    constexpr std::string_view signs = "0123456789 \t|[](){},;_.xX*#?/-";
    return std::ranges::count_if(line, isDigit) > 1 && line.find_first_not_of(signs) == line.npos;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size(); at += lines.back().size() + 1)
        lines.push_back(firstLineOf(text.substr(at)));
    return lines;
}

} // namespace

bool isGoalHeading(std::string_view line)
{
    return LabelledLine(line).isAbout(goalWords);
}

bool isStartHeading(std::string_view line)
{
    return LabelledLine(line).isAbout(startWords);
}

bool isRowOfNumbers(std::string_view line)
{
    const LabelledLine labelled(line);
    return isNumbers(line) ||
           (isNumbers(labelled.rest) && (labelled.isAbout(startWords) || labelled.isAbout(goalWords)));
}

namespace {

/// Joins the goals of a text to their boards.
class GoalJoiner {
public:
    explicit GoalJoiner(std::string &text) : m_text(text), m_whole(text), m_lines(linesOf(m_whole)) {}

    void join()
    {
        m_isGoalFirst = isGoalFirst();
        for (std::size_t line = 1; line < m_lines.size(); ++line) {
            if (isSecondHeading(line))
                joinAt(line);
        }
    }

private:
    bool isBlank(std::size_t line) const { return withoutBlanks(m_lines[line]).empty(); }

    /// Returns whether the first of all headings is that of a goal, and no board is above it.
    bool isGoalFirst() const
    {
        const auto first = std::ranges::find_if(m_lines, [](std::string_view line) {
            return isNumbers(line) || isGoalHeading(line) || isStartHeading(line);
        });
        return first != m_lines.end() && isGoalHeading(*first);
    }

    /// Returns whether a line is a heading below the first of two boards: where goals are above their boards, that of a
    /// board whose goal has not been joined to another one.
    bool isSecondHeading(std::size_t line) const
    {
        if (!m_isGoalFirst)
            return isGoalHeading(m_lines[line]);
        return isStartHeading(m_lines[line]) && isBelowGoal(line);
    }

    bool isBelowGoal(std::size_t line) const
    {
        while (line-- > 0) {
            if (isGoalHeading(m_lines[line]))
                return true;
            if (!isBlank(line) && !isNumbers(m_lines[line]))
                return false;
        }
        return false;
    }

    void joinAt(std::size_t line)
    {
        std::size_t above = line - 1;
        while (above > 0 && isBlank(above))
            --above;
        const LabelledLine labelled(m_lines[line]);
        const bool isBeside = !withoutBlanks(labelled.rest).empty();
        std::size_t below = line + (isBeside ? 0 : 1);
        while (below + 1 < m_lines.size() && isBlank(below))
            ++below;
        const LabelledLine first(m_lines[above]);
        const bool isBehindHeading = isHeadingOfFirst(first) && isNumbers(first.rest);
        if (below == m_lines.size() || (!isNumbers(m_lines[above]) && !isBehindHeading) ||
            !isNumbers(isBeside ? labelled.rest : m_lines[below]))
            return;
        for (std::size_t blank = above + 1; blank < below; ++blank) {
            if (isBlank(blank))
                m_text[offset(m_lines[blank]) + m_lines[blank].size()] = ' ';
        }
        if (!isBeside && below > line + 1) { // the line of the arrow ends before the second board
            m_text[offset(m_lines[line]) + m_lines[line].size()] = ' ';
            m_text[offset(m_lines[below]) - 1] = '\n';
        }
        erase(labelled.heading);
        const std::size_t arrow = offset(labelled.heading);
        m_text[arrow] = m_isGoalFirst ? '<' : '-';
        m_text[arrow + 1] = m_isGoalFirst ? '-' : '>';
        if (isBehindHeading)
            erase(first.heading);
    }

    bool isHeadingOfFirst(const LabelledLine &line) const
    {
        return m_isGoalFirst ? line.isAbout(goalWords) : line.isAbout(startWords);
    }

    std::size_t offset(std::string_view part) const { return std::size_t(part.data() - m_whole.data()); }
    void erase(std::string_view part)
    {
        std::fill_n(m_text.begin() + std::ptrdiff_t(offset(part)), part.size(), ' ');
    }

    std::string &m_text;
    const std::string m_whole; ///< the text as it was, of which m_lines are parts
    const std::vector<std::string_view> m_lines;
    bool m_isGoalFirst = false;
};

} // namespace

void joinGoals(std::string &text)
{
    GoalJoiner(text).join();
}

} // namespace core
