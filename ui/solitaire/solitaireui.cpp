// SPDX-License-Identifier: MIT
#include "solitaire/solitaireui.h"

#include "board/painterstate.h"
#include "solitaire/boardpainter.h"
#include "solitaire/solitaire.h"
#include "solitaire/solitairescene.h"
#include "solitaire/solitairetools.h"

#include <QPainter>

namespace ui {

namespace {

/// Paints the middle of the board before the first jump: pegs around an empty hole.
void paintIcon(QPainter &painter, const QRectF &into, const board::Style &style)
{
    const double side = std::min(into.width(), into.height());
    static const ::solitaire::Board cross("icon", {}, std::array<std::string_view, 3>{"OOO", "OOO", "OOO"},
                                          false, "22");
    const PegBoardLayout layout(cross);
    const double scale = side / layout.whole().width();
    const board::PainterState scaled(painter, into.center(), scale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-layout.whole().center());
    paintPegBoard(painter, layout, cross, std::nullopt, style, Numbers::Hidden);
    for (int hole = 0; hole < layout.holes(); ++hole) {
        if (hole == cross.classicHole())
            continue;
        const board::PainterState moved(painter, layout.hole(hole));
        paintPeg(painter, style);
    }
}

} // namespace

const PuzzleUi &solitaire()
{
    static const PuzzleUi ui{
        .kind = &::solitaire::kind(),
        .paintIcon = paintIcon,
        .scene = makeSceneOf<SolitaireScene>,
        .showcase = {"solitaire:english,end=44", "memory"},
        .lesson = "lesson-7-solitaire.md",
        .answerKey = PUZZLE_TEXT(
            "solitaire",
            "Each jump is the row and the column of a peg, counted from the top left, and its direction: u "
            "is up, d down, l left, r right; on a triangle also y up to the left, n down to the right."),
        .tools = [](const ToolContext &context) -> QWidget * { return new SolitaireTools(context); },
    };
    return ui;
}

} // namespace ui
