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

/// A line cut behind its heading, which may be empty.
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

bool isRowOfNumbers(std::string_view line)
{
    if (isNumbers(line))
        return true;
    const LabelledLine labelled(line);
    return labelled.isAbout(startWords) && isNumbers(labelled.rest);
}

void joinGoals(std::string &text)
{
    const std::string whole = text;
    const std::vector<std::string_view> lines = linesOf(whole);
    const auto offset = [&](std::string_view part) { return std::size_t(part.data() - whole.data()); };
    const auto erase = [&](std::string_view part) {
        std::fill_n(text.begin() + std::ptrdiff_t(offset(part)), part.size(), ' ');
    };
    const auto isBlank = [&](std::size_t line) { return withoutBlanks(lines[line]).empty(); };
    for (std::size_t line = 1; line < lines.size(); ++line) {
        if (!isGoalHeading(lines[line]))
            continue;
        std::size_t above = line - 1;
        while (above > 0 && isBlank(above))
            --above;
        const LabelledLine labelled(lines[line]);
        const bool isBeside = !withoutBlanks(labelled.rest).empty();
        std::size_t below = line + (isBeside ? 0 : 1);
        while (below + 1 < lines.size() && isBlank(below))
            ++below;
        if (below == lines.size() || !isRowOfNumbers(lines[above]) ||
            !isNumbers(isBeside ? labelled.rest : lines[below]))
            continue;
        for (std::size_t blank = above + 1; blank < below; ++blank) {
            if (isBlank(blank))
                text[offset(lines[blank]) + lines[blank].size()] = ' ';
        }
        if (!isBeside && below > line + 1) { // the line of the arrow ends before the goal
            text[offset(lines[line]) + lines[line].size()] = ' ';
            text[offset(lines[below]) - 1] = '\n';
        }
        erase(labelled.heading);
        text[offset(labelled.heading)] = '-';
        text[offset(labelled.heading) + 1] = '>';
        // The numbers of the start may be behind a heading, too.
        if (const LabelledLine start(lines[above]); start.isAbout(startWords))
            erase(start.heading);
    }
}

} // namespace core
