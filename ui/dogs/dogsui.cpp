// SPDX-License-Identifier: MIT
#include "dogs/dogsui.h"

#include "board/painterstate.h"
#include "dogs/dogpainter.h"
#include "dogs/dogs.h"
#include "dogs/dogsscene.h"
#include "dogs/dogtools.h"

#include <QPainter>

namespace ui {

namespace {

/// Paints four cards whose edges make dogs.
void paintIcon(QPainter &painter, const QRectF &into, const board::Style &style)
{
    const double side = std::min(into.width(), into.height());
    const board::PainterState scaled(painter, into.center(), side / 2);
    painter.setRenderHint(QPainter::Antialiasing);
    const dogs::Card cards[] = {{{1, 3, -4, -2}}, {{-2, 4, 1, -3}}, {{4, -1, 2, -3}}, {{-1, -2, 3, 1}}};
    for (int cell = 0; cell < 4; ++cell) {
        const int row = cell / 2;
        const board::PainterState moved(painter, {cell % 2 - 0.5, row - 0.5});
        paintCard(painter, cards[cell], 0, QString(), style);
    }
}

} // namespace

const PuzzleUi &dogs()
{
    static const PuzzleUi ui{
        .kind = &::dogs::kind(),
        .paintIcon = paintIcon,
        .scene = makeSceneOf<DogsScene>,
        .showcase = {"dogs:3x3", "placement"},
        .lesson = "lesson-4-dog-cards.md",
        .answerKey = PUZZLE_TEXT(
            "dogs",
            "Each number is a card, row by row from the top left; each ' is a quarter turn clockwise."),
        .pieceName = [](const core::Puzzle &, int card) { return QString::number(card + 1); },
        .tools = [](const ToolContext &context) -> QWidget * { return new DogTools(context); },
    };
    return ui;
}

} // namespace ui
