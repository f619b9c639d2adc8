// SPDX-License-Identifier: MIT
#include "queens/queensui.h"

#include "board/chessboard.h"
#include "board/painterstate.h"
#include "queens/queenpainter.h"
#include "queens/queens.h"
#include "queens/queensscene.h"
#include "queens/queenstools.h"
#include "session/basics/translation.h"

#include <QPainter>

namespace ui {

using namespace Qt::StringLiterals;

namespace {

/// Paints a solution of four queens, or a single queen if there are few pixels.
void paintIcon(QPainter &painter, const QRectF &into, const board::Style &style)
{
    const double side = std::min(into.width(), into.height());
    const bool small = side * painter.deviceTransform().m11() < 40;
    const core::Grid grid = small ? core::Grid{2, 2} : core::Grid{4, 4};
    const double edge = 0.05 * grid.columns;
    const double scale = side / (grid.columns + 2 * edge);
    const board::PainterState scaled(painter, into.center(), scale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-grid.columns / 2.0, -grid.rows / 2.0);
    painter.setPen(style.look == board::Style::Contrast ? QPen(style.line, edge / 2) : QPen(Qt::NoPen));
    painter.setBrush(style.tray);
    painter.drawRoundedRect(QRectF(-edge, -edge, grid.columns + 2 * edge, grid.rows + 2 * edge), edge, edge);
    board::paintChessSquares(painter, grid, grid.cell(0, grid.rows - 1), style);
    if (small) {
        painter.translate(1, 1);
        painter.scale(2, 2);
        paintQueen(painter, style);
    }
    for (int row = 0; row < grid.rows && !small; ++row) {
        constexpr int columns[] = {1, 3, 0, 2};
        const board::PainterState moved(painter, {columns[row] + 0.5, row + 0.5});
        paintQueen(painter, style);
    }
}

std::unique_ptr<board::BoardScene> makeScene(const session::Instance &instance, const board::Style &style)
{
    auto scene = std::make_unique<QueensScene>(instance.puzzle, style);
    scene->setNotation(board::notationOf("queens"_L1, queensNotations));
    scene->setAttackedShown(showsAttackedSquares());
    return scene;
}

} // namespace

const PuzzleUi &queens()
{
    static const bool areNamed =
        (session::setSquareNames("queens",
                                 [](const core::Squares &squares) {
                                     return board::namesOf(board::notationOf("queens"_L1, queensNotations),
                                                           squares);
                                 }),
         true);
    Q_UNUSED(areNamed);
    static const PuzzleUi ui{
        .kind = &::queens::kind(),
        .paintIcon = paintIcon,
        .scene = makeScene,
        .showcase = {"queens:6", "bits"},
        .lesson = "lesson-2-four-queens.md",
        .answerKey = PUZZLE_TEXT("queens", "Each number is the column of a queen, counted from the left: "
                                           "first hers in the top row, then downwards."),
        .pieceName = [](const core::Puzzle &, int) { return QString(); },
        .isClosed = [](const core::Puzzle &puzzle,
                       int cell) { return static_cast<const ::queens::Queens &>(puzzle).isClosed(cell); },
        .tools = [](const ToolContext &context) -> QWidget * { return new QueensTools(context); },
    };
    return ui;
}

} // namespace ui
