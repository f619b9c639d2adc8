// SPDX-License-Identifier: MIT
#include "tilings/tilingsui.h"

#include "board/painterstate.h"
#include "tilings/boardpainter.h"
#include "tilings/piecepainter.h"
#include "tilings/tilings.h"
#include "tilings/tilingscene.h"
#include "tilings/tilingtools.h"

#include <QPainter>

namespace ui {

namespace {

using ::tilings::Polyomino;

/// A piece of the icon.
struct IconPiece {
    int kind; // the kind whose colours the piece has
    int shape;
    int turn;
    QPointF at;
};

constexpr int tetromino(int index)
{
    return Polyomino::pentominoes + index; // an index into I O T S L
}

/// The pieces of the icon: four tetrominoes in a square of four by four.
constexpr IconPiece iconPieces[] = {
    {tetromino(4), tetromino(4), 6, {1, 1.5}},
    {tetromino(1), tetromino(1), 0, {3, 1}},
    {tetromino(3), tetromino(4), 5, {2.5, 2}},
    {tetromino(0), tetromino(0), 1, {2, 3.5}},
};

void paintIcon(QPainter &painter, const QRectF &into, const board::Style &style)
{
    const core::Grid grid{4, 4};
    const double side = std::min(into.width(), into.height());
    const double scale = side / (grid.columns + 2 * boardFrameWidth);
    const board::PainterState scaled(painter, into.center(), scale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-grid.columns / 2.0, -grid.rows / 2.0);
    paintTilingBoard(painter, grid, std::vector<bool>(std::size_t(grid.size()), false), style);
    for (const IconPiece &piece : iconPieces) {
        const board::PainterState moved(painter, piece.at);
        paintPolyomino(painter, piece.kind, Polyomino::of(piece.shape).shape(piece.turn), {}, style);
    }
}

const ::tilings::Tilings &asTilings(const core::Puzzle &puzzle)
{
    return static_cast<const ::tilings::Tilings &>(puzzle);
}

QString pieceName(const core::Puzzle &puzzle, int piece)
{
    return QString::fromStdString(asTilings(puzzle).name(piece));
}

QList<int> cellsOf(const core::Puzzle &puzzle, int piece, const core::Place &place)
{
    const ::tilings::Tilings &tilings = asTilings(puzzle);
    const auto covered = tilings.coveredCells(tilings.kindOf(piece), place);
    return covered ? QList<int>(covered->begin(), covered->end()) : QList<int>();
}

bool isClosed(const core::Puzzle &puzzle, int cell)
{
    return asTilings(puzzle).isClosed(cell);
}

} // namespace

const PuzzleUi &tilings()
{
    static const PuzzleUi ui{
        .kind = &::tilings::kind(),
        .paintIcon = paintIcon,
        .scene = makeSceneOf<TilingScene>,
        .showcase = {"tiling:3x7,tetrominoes", "vinrich"},
        .lesson = "lesson-8-tilings.md",
        .answerKey = PUZZLE_TEXT(
            "tilings", "Each letter is the piece on a cell, row by row from the top; / ends a row."),
        .pieceName = pieceName,
        .cellsOf = cellsOf,
        .isClosed = isClosed,
        .tools = [](const ToolContext &context) -> QWidget * { return new TilingTools(context); },
    };
    return ui;
}

} // namespace ui
