// SPDX-License-Identifier: MIT
#include "core/importboard.h"

#include "core/blockreader.h"
#include "core/cleantext.h"
#include "core/goalheadings.h"
#include "core/positionline.h"
#include "core/textlines.h"
#include "core/titles.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>

namespace core {

namespace {

constexpr std::string_view drawingSigns = "#.OoXx*_0- \t";
constexpr std::size_t longestDrawing = 200; // a # line of this length is a comment
constexpr std::size_t longestLabel = 80; // the most characters of the name of a puzzle and what surrounds it

/// Returns whether a line that begins with # is part of a drawing rather than a comment; `within` as in roleOf.
bool isDrawn(std::string_view line, bool within)
{
    if (line.size() > longestDrawing)
        return false;
    if (line.size() > 2 && line.find_first_not_of("#.QD") == line.npos &&
        line.find_first_of("QD") != line.npos)
        return true; // queens among closed squares
    if (line.find_first_not_of(drawingSigns) == line.npos)
        return within || (line.size() > 2 && (line[1] != ' ' || line.find('#', 1) != line.npos));
    // A row of numbers has gaps or another closed square; “# 1 2 3” alone is a comment.
    return line.find_first_not_of("0123456789 \t#._") == line.npos &&
           (within || line.find_first_of("#.", 1) != line.npos);
}

/// Lines of a text that belong together.
struct Block {
    std::string_view text;
    LineRole role;    ///< the role of its first line
    bool isParagraph; ///< a blank line or the end of the text follows
};

/// Cuts a text into blocks: a line that names a puzzle or is a heading begins one, and a blank line ends it.
std::vector<Block> blocksOf(Kinds kinds, std::string_view text)
{
    std::vector<Block> blocks;
    std::size_t begin = 0; // the offset of the current block
    LineRole open = LineRole::Nothing;
    const auto close = [&](std::size_t end, bool isParagraph) {
        const std::string_view block = text.substr(begin, end - begin);
        // A heading that nothing follows at once says nothing.
        const bool isAlone =
            open == LineRole::Heading && withoutBlanks(block) == withoutBlanks(firstLineOf(block));
        if (open != LineRole::Nothing && !isAlone)
            blocks.push_back({block, open, isParagraph});
    };
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view line = firstLineOf(text.substr(at));
        const LineRole role = roleOf(kinds, line, open != LineRole::Nothing);
        if (role != LineRole::Free || open == LineRole::Nothing) {
            close(at, role == LineRole::Nothing);
            begin = at;
            open = role;
        }
        at += line.size() + 1;
    }
    close(text.size(), true);
    return blocks;
}

bool isComment(std::string_view line)
{
    return line.starts_with('#');
}

/// Returns whether a line that may be a row of a drawing is likelier a comment: a number, as in “# 57”, or a divider.
bool isLikelyComment(std::string_view line)
{
    const std::size_t signs = std::min(line.find_first_not_of('#'), line.size());
    return isDivider(line) ||
           (isComment(line) &&
            withoutBlanks(line.substr(signs)).find_first_not_of("0123456789") == line.npos);
}

/// Reads the parts of a block between its comments. Returns nothing unless there are comments and all parts can be read.
std::optional<std::vector<ImportedBoard>> readBetween(Kinds kinds, const Block &block,
                                                      bool (*isLeftOut)(std::string_view line))
{
    std::vector<ImportedBoard> all;
    std::size_t begin = 0; // the offset of the current part
    const auto readPart = [&](std::size_t end) {
        const std::string_view part = block.text.substr(begin, end - begin);
        if (withoutBlanks(part).empty())
            return true;
        const LineRole role = begin == 0 ? block.role : roleOf(kinds, firstLineOf(part), false);
        for (ImportedBoard &board : readBlock(kinds, part, role)) {
            if (board.readings.empty())
                return false;
            board.at += begin;
            all.push_back(std::move(board));
        }
        return true;
    };
    for (std::size_t at = 0; at < block.text.size();) {
        const std::string_view line = firstLineOf(block.text.substr(at));
        const std::size_t next = at + line.size() + 1;
        if (isLeftOut(withoutBlanks(line))) {
            if (!readPart(at))
                return std::nullopt;
            begin = std::min(next, block.text.size());
        }
        at = next;
    }
    if (begin == 0 || !readPart(block.text.size()))
        return std::nullopt;
    return all;
}

/// Returns the text with blanks in place of the comments at the ends of its lines, as in “queens:8 # page 12”; nothing if
/// there are none. A # among the signs of a drawing is a closed square, so a comment has a word, and begins at the last #
/// before it.
std::optional<std::string> withoutRemarks(std::string_view text)
{
    const auto isLetter = [](char sign) {
        const auto byte = static_cast<unsigned char>(sign);
        return std::isalpha(byte) != 0 || byte >= 0x80;
    };
    std::string rest(text);
    for (std::size_t at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size()) + 1) {
        const std::string_view line = firstLineOf(text.substr(at));
        std::size_t mark = line.npos;
        for (std::size_t i = 1; i + 1 < line.size(); ++i) {
            if (line.substr(i - 1, 3) == " # ")
                mark = i - 1;
            if (mark != line.npos && isLetter(line[i]) && isLetter(line[i + 1])) {
                rest.replace(at + mark, line.size() - mark, line.size() - mark, ' ');
                break;
            }
        }
    }
    return rest == text ? std::nullopt : std::optional(std::move(rest));
}

/// Reads a block. Its lines that begin with # are taken for rows of a drawing and, if it cannot be read so, for comments.
std::vector<ImportedBoard> readBlock(Kinds kinds, const Block &block)
{
    std::vector<ImportedBoard> whole = readBlock(kinds, block.text, block.role);
    if (std::ranges::none_of(whole, [](const ImportedBoard &board) { return board.readings.empty(); }))
        return whole;
    if (isDivider(withoutBlanks(block.text)))
        return {};
    for (const auto isLeftOut : {isLikelyComment, isComment}) {
        if (auto parts = readBetween(kinds, block, isLeftOut); parts && !parts->empty())
            return *std::move(parts);
    }
    if (const auto rest = withoutRemarks(block.text))
        return readBlock(kinds, *rest, block.role);
    return whole;
}

/// Returns whether a paragraph is the name of a puzzle or consists of words.
bool mayBeProse(Kinds kinds, std::string_view paragraph)
{
    const std::vector<std::string_view> words = wordsOf(paragraph.substr(0, longestLabel));
    return (words.size() == 1 && kindCalled(kinds, words.front())) || isTitleWord(paragraph) ||
           consistsOfWords(paragraph);
}

/// Returns whether a paragraph in which these boards were found is a title or another text for people. “Exercise 5:
/// tiles” is read as an anagram, too.
bool isProse(Kinds kinds, std::string_view paragraph, const std::vector<ImportedBoard> &boards)
{
    const std::size_t colon = std::min(paragraph.find(':'), paragraph.size());
    const bool hasTitle = colon < paragraph.size() && wordsOf(paragraph.substr(0, colon)).size() > 1;
    const auto isOfTitle = [&](const ImportedBoard &board) {
        const auto isName = [&](const BoardReading &reading) {
            return kindCalled(kinds, reading.line.substr(reading.line.find(':') + 1)) != nullptr;
        };
        return board.isUnlike ||
               ((hasTitle || isTitleWord(paragraph)) && board.certainty == NotationMatch::Possible) ||
               std::ranges::any_of(board.readings, isName);
    };
    return mayBeProse(kinds, paragraph) && std::ranges::all_of(boards, isOfTitle);
}

} // namespace

bool isDivider(std::string_view line)
{
    const std::string_view text = withoutBlanks(line);
    const std::size_t signs = std::min(text.find_first_not_of('#'), text.size());
    return signs > 0 && text.find_first_not_of("-_ \t", signs) == text.npos;
}

LineRole roleOf(Kinds kinds, std::string_view line, bool within)
{
    const std::string_view text = withoutBlanks(line);
    // Several tabs within a table are a row of empty cells of a spreadsheet.
    if (text.empty() && within && std::ranges::count(line, '\t') > 1)
        return LineRole::Free;
    if (text.empty() && line.size() <= longestLine)
        return LineRole::Nothing;
    if (!text.empty() && text.front() == '#')
        return isDrawn(text, within) ? LineRole::Free : LineRole::Nothing;
    if (kindNamed(kinds, text))
        return LineRole::Named;
    return isHeading(text) ? LineRole::Heading : LineRole::Free;
}

bool isProse(Kinds kinds, std::string_view paragraph)
{
    const CleanText clean = cleaned(paragraph);
    if (!mayBeProse(kinds, clean.text)) // reading a position line may take long
        return false;
    const LineRole role = roleOf(kinds, firstLineOf(clean.text), false);
    return isProse(kinds, clean.text, readBlock(kinds, clean.text, role));
}

std::vector<ImportedBoard> importBoards(Kinds kinds, std::string_view text)
{
    if (text.size() > longestLine)
        return {{0, {}, {0, tooLong().why}}};
    CleanText clean = cleaned(text);
    joinGoals(clean.text);
    std::vector<ImportedBoard> all;
    std::vector<ImportedBoard> held; // the faults of prose that may be about the board below it
    bool isBelowDrawing = false;
    for (const Block &block : blocksOf(kinds, clean.text)) {
        std::vector<ImportedBoard> boards = readBlock(kinds, block);
        if (boards.empty()) // ornaments or comments
            continue;
        for (ImportedBoard &board : boards) {
            const auto at = std::size_t(block.text.data() - clean.text.data());
            board.at = clean.origin(board.at + at);
            board.fault.at = clean.origin(board.fault.at + at);
        }
        if (block.isParagraph && isProse(kinds, block.text, boards)) {
            if (!isBelowDrawing)
                std::ranges::move(boards, std::back_inserter(held));
            continue;
        }
        isBelowDrawing = block.role != LineRole::Named;
        if (!isBelowDrawing)
            std::ranges::move(held, std::back_inserter(all));
        held.clear();
        std::ranges::move(boards, std::back_inserter(all));
    }
    std::ranges::move(held, std::back_inserter(all));
    return all;
}

const Kind *kindCalled(Kinds kinds, std::string_view name)
{
    const std::string wanted = lowerCase(withoutBlanks(name));
    const auto found = std::ranges::find_if(kinds, [&](const Kind *kind) { return kind->isCalled(wanted); });
    return found == kinds.end() ? nullptr : *found;
}

bool beginsName(Kinds kinds, std::string_view text)
{
    constexpr std::size_t leastLetters = 3;
    const std::string begun = lowerCase(withoutBlanks(text));
    const auto begins = [&](std::string_view name) { return lowerCase(name).starts_with(begun); };
    return begun.size() >= leastLetters && std::ranges::any_of(kinds, [&](const Kind *kind) {
               return begins(kind->id) || std::ranges::any_of(kind->alsoCalled, begins);
           });
}

std::string exampleLine(const Kind &kind)
{
    const std::string_view line = kind.presets.front().line;
    return std::string(line.substr(0, line.find(",deal=")));
}

Explanation notABoard()
{
    return {PUZZLE_TEXT("core",
                        "this is not a board in any notation of the manual; write a position line, such as "
                        "queens:8, or the board row by row")};
}

Explanation ambiguity(const ImportedBoard &board)
{
    std::string lines;
    for (const BoardReading &reading : board.readings)
        lines += (lines.empty() ? "" : " · ") + shortened(reading.line);
    const BoardReading &first = board.readings.front();
    const bool isOnePuzzle = std::ranges::all_of(
        board.readings, [&](const BoardReading &reading) { return reading.kind == first.kind; });
    if (isOnePuzzle)
        return {PUZZLE_TEXT("core", "this can be read as several boards; give the one you mean: %1"),
                {Quotation{lines}}};
    return {PUZZLE_TEXT("core",
                        "this can be read as boards of several puzzles; write the puzzle’s name before it, "
                        "such as “%1:”, or give the board you mean: %2"),
            {first.kind->id, Quotation{lines}}};
}

} // namespace core
