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

/// What counts in a run: its solutions, nodes, tries, moves taken back, the length of what it found, its
/// verdict.
enum class Figure { Solutions, Nodes, Tries, Back, Length, Verdict };
using Figures = std::map<Figure, QString>; ///< as the command line writes them: "276430", "impossible"

/// The view of a search that a board is opened in.
enum class SearchView { Board, Tree, Map, Stack, Program };

/// A ```board block: a board that is drawn by the program, and the search that it stands for.
struct BoardBlock {
    QString line; ///< the position line
    QString method = {};
    core::Goal goal = core::Goal::First;
    std::optional<qint64> at = {};       ///< a frame of that search
    std::optional<qint64> solution = {}; ///< `stop: solution 3`: where this one lies in it
    SearchView view = SearchView::Board;
    QString caption = {};  ///< Markdown
    Figures expected = {}; ///< of the whole search

    bool isMoment() const { return !method.isEmpty() && (at || solution); }
};

/// An ```exercise block, with an answer that is shown on demand.
struct ExerciseBlock {
    QString task; ///< Markdown
    QString board = {};
    int lines = 0;       ///< to write on, where it is printed
    QString answer = {}; ///< Markdown
};

/// All that lies between such blocks.
struct TextBlock {
    QString markdown;
};

using Block = std::variant<TextBlock, BoardBlock, ExerciseBlock>;

/// A line of a page that is not understood, and passed over.
struct PageFault {
    int line = 0; ///< from 1
    QString why;
};

/// A page as its text has it: Markdown with blocks of ours.
struct Page {
    Q_DECLARE_TR_FUNCTIONS(pages::Page)

public:
    static constexpr qint64 largestFile = 1 << 18; ///< bytes
    static constexpr int mostBoards = 200;         ///< those after them are left out
    static constexpr int mostLines = 40;           ///< of an exercise

    QString title; ///< the first heading; empty when there is none
    std::vector<Block> blocks = {};
    std::vector<PageFault> faults = {};

    /// Reads any text, in time in proportion to it.
    static Page read(const QString &text);

private:
    class Reader;
};

/// As the blocks name them.
QString nameOf(Figure figure);
QString nameOf(core::Goal goal);
QString nameOf(SearchView view);

/// The block as a page has it.
QString write(const BoardBlock &block);
QString write(const ExerciseBlock &block);

} // namespace pages
