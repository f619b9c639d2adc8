// SPDX-License-Identifier: MIT
#include "anagrams/anagramsui.h"

#include "anagrams/anagrams.h"
#include "anagrams/anagramscene.h"
#include "anagrams/lettertile.h"
#include "board/painterstate.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

/// Paints an arrow in an arc above the middle, from left to right.
void paintArrow(QPainter &painter, const QColor &color)
{
    QPainterPath arc;
    arc.moveTo(-0.55, -0.5);
    arc.cubicTo(-0.5, -1.02, 0.42, -1.02, 0.53, -0.66);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 0.11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(arc);
    painter.drawPolyline(QPolygonF{{QPointF(0.26, -0.7), QPointF(0.55, -0.58), QPointF(0.68, -0.86)}});
}

/// Paints two letters that change places.
void paintIcon(QPainter &painter, const QRectF &into, const board::Style &style)
{
    const double scale = std::min(into.width(), into.height()) / 2.24;
    const board::PainterState scaled(painter, into.center(), scale);
    for (const double side : {-1.0, 1.0}) {
        painter.save();
        painter.translate(0.53 * side, 0);
        paintLetterTile(painter, side < 0 ? QStringLiteral("b") : QStringLiteral("a"), side < 0, style);
        painter.restore();
        painter.save();
        painter.rotate(side < 0 ? 0 : 180);
        paintArrow(painter, style.accent);
        painter.restore();
    }
}

/// Returns whether the letters must make words; otherwise every order of theirs is as good as another.
bool asksForWords(const core::Puzzle &puzzle)
{
    return static_cast<const ::anagrams::Anagrams &>(puzzle).realWords().most > 0;
}

} // namespace

const PuzzleUi &anagrams()
{
    static const PuzzleUi ui{
        .kind = &::anagrams::kind(),
        .paintIcon = paintIcon,
        .scene = makeSceneOf<AnagramScene>,
        .showcase = {"anagrams:abcd", "swaps", core::Goal::All},
        .lesson = "lesson-1-anagrams.md",
        .isWinnable = asksForWords,
    };
    return ui;
}

} // namespace ui
