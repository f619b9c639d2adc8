// SPDX-License-Identifier: MIT
#pragma once

#include "core/search.h"

#include <QCoreApplication>
#include <QString>

#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace pages {

/// A figure of a search: its solutions, nodes, tries, moves taken back, the length of what it found in moves and in
/// sweeps, which are moves of one piece in a row, or its verdict.
enum class Figure { Solutions, Nodes, Tries, Back, Length, Sweeps, Verdict };
using Figures = std::map<Figure, QString>; ///< values as the command line writes them: "276430", "impossible"

/// The view of a search in which a board is opened.
enum class SearchView { Board, Tree, Map, Stack, Program };

/// A ```board block: a board that the program draws, and a search on it if the block names a method.
struct BoardBlock {
    QString line; ///< the position line
    QString method = {};
    core::Goal goal = core::Goal::First;
    std::optional<qint64> at = {};       ///< the number of a frame of the search
    std::optional<qint64> solution = {}; ///< `stop: solution 3`: the place of this solution in the search
    SearchView view = SearchView::Board;
    QString caption = {};  ///< a text in Markdown
    Figures expected = {}; ///< the figures of the whole search

    bool isMoment() const { return !method.isEmpty() && (at || solution); }
};

/// An ```exercise block, with an answer that is shown on demand.
struct ExerciseBlock {
    QString task; ///< a text in Markdown
    QString board = {};
    int lines = 0;       ///< the number of lines to write on, if the page is printed
    QString answer = {}; ///< a text in Markdown
    int across = 1;      ///< how many boards with the same task stand beside each other on paper
    QString key = {};    ///< how the answer is written; printed once for all answers that share it
};

/// The text between board and exercise blocks.
struct TextBlock {
    QString markdown;
};

using Block = std::variant<TextBlock, BoardBlock, ExerciseBlock>;

/// A line of a page that cannot be read and is ignored.
struct PageFault {
    int line = 0; ///< the line number, from 1
    QString why;
};

/// A page as its text describes it: Markdown with the blocks of this program.
struct Page {
    Q_DECLARE_TR_FUNCTIONS(pages::Page)

public:
    static constexpr qint64 largestFile = 1 << 18; ///< the number of bytes
    static constexpr int mostBoards = 200;         ///< the number of boards; those after them are left out
    static constexpr int mostLinesOfText = 10'000; ///< the number of lines; those after them are left out
    static constexpr int mostLines = 40;           ///< the number of lines of an exercise
    static constexpr int mostAcross = 6;           ///< the number of boards beside each other

    QString title; ///< the first heading; empty if there is none
    std::vector<Block> blocks = {};
    std::vector<PageFault> faults = {};

    /// Reads any text, in time proportional to its length.
    static Page read(const QString &text);

private:
    class Reader;
};

/// These functions return the word that stands for a value in a block, such as "nodes".
QString nameOf(Figure figure);
QString nameOf(SearchView view);

/// Returns the text of a block in a page.
QString write(const BoardBlock &block);
QString write(const ExerciseBlock &block);

} // namespace pages
