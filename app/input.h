// SPDX-License-Identifier: MIT
#pragma once

#include "core/importboard.h"

#include <deque>
#include <functional>
#include <istream>
#include <optional>
#include <sstream>
#include <string>

namespace app {

struct Console;

/// Calls `read` with a file, or with the standard input if the name is "-". Opening a pipe waits until
/// another process writes into it; Ctrl-C ends that wait. Returns the result of `read`, or a Status after
/// reporting why there is nothing to read.
int readFile(const std::string &name, const Console &console, const std::function<int(std::istream &)> &read);
/// Calls `read` with the positions that a command's argument gives: "@file" names a file, "-" is the standard
/// input, and any other argument contains the positions itself.
int readArgument(const std::string &argument, const Console &console,
                 const std::function<int(std::istream &)> &read);

/// A line of the input, or several that belong together, with \n between them.
struct Line {
    std::size_t number = 0; ///< the number of the first line from 1, counting all lines
    std::string text;
};

/// Reads the meaningful lines of a text: blank lines and lines that begin with # are counted and skipped. Other lines
/// are read together up to a blank line or one that names a puzzle. Below a line that names a puzzle, these are only
/// the lines that are there already, such as a drawing or moves in the same file: who writes one position after the
/// other into a pipe gets its answer before writing the next one. The end of a line that is half there is waited for,
/// unless it begins like the name of a puzzle. Paragraphs of prose above and below a drawn board are
/// skipped. A line that is too long for a position is cut to a length that is still too long, so that it is reported.
class LineReader {
public:
    LineReader(std::istream &text, core::Kinds kinds) : m_text(text), m_kinds(kinds) {}

    std::optional<Line> next();
    /// Returns the next meaningful line, without the lines that may belong to it.
    std::optional<Line> nextLine();
    /// Appends the following lines to one that names a puzzle but could not be parsed alone, since its
    /// position may continue there.
    void extend(Line &line);

private:
    struct Block {
        Line line;
        bool isNamed; ///< whether it is a line that names a puzzle
    };

    static constexpr std::size_t mostProse = 100; ///< the most paragraphs of prose that are held back

    void readBlocks();
    std::optional<Block> nextBlock();
    bool isProse(const Block &block);
    bool isLineThere();
    bool isTextThere();
    bool isPositionNext();
    void addGoal(Line &block);
    bool addBelowBlanks(Line &block, bool (*isWanted)(std::string_view line));
    void addFreeLines(Line &block);
    bool readLine();
    bool readFreeLine();
    bool readRawLine();
    std::istream &source();

    std::istream &m_text;
    const core::Kinds m_kinds;
    std::optional<std::istringstream> m_decoded; ///< the text, if it is not UTF-8
    std::optional<char> m_first;                 ///< the first byte, which was read to recognize the encoding
    std::string m_beginning; ///< the beginning of the next line, read to see whether it is a position
    bool m_begun = false;
    bool m_isAhead = false; ///< m_line was read to see where the lines before it end
    bool m_isBelowDrawing = false;
    std::deque<Line> m_ready; ///< the next blocks, which were read to see whether a drawn board follows
    Line m_line;
};

/// A board in the input: its position line, or why it has none.
struct BoardLine {
    Line line;
    const core::Notation *notation = nullptr; ///< the notation that was recognized; null for a position line
    core::Explanation remark = {};            ///< what was read into the text (core::NotationMatch::remark)
    std::vector<core::BoardReading> others = {}; ///< boards of other puzzles that the text may mean
    std::optional<core::Fault> fault = {};       ///< its place is an offset in the input's line
};

/// Returns the boards of a line that is not a position line, as core::importBoards finds them.
std::vector<BoardLine> boardLines(core::Kinds kinds, const Line &line);

} // namespace app
