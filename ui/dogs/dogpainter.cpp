// SPDX-License-Identifier: MIT
#include "dogs/dogpainter.h"

#include "art/drawing.h"
#include "board/lettering.h"
#include "board/painterstate.h"
#include "dogs/edgepainter.h"
#include "dogs/furcolours.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

constexpr double cardRounding = 0.05;

void paintPaper(QPainter &painter, const board::Style &style)
{
    const QRectF paper(-cardEdge, -cardEdge, 2 * cardEdge, 2 * cardEdge);
    const bool plain = style.isFlat();
    painter.setPen(QPen(style.pieceEdge, plain ? 0.02 : 0.012));
    const double inset = plain ? 0.01 : 0.006;
    painter.setBrush(style.piece);
    painter.drawRoundedRect(paper.adjusted(inset, inset, -inset, -inset), cardRounding, cardRounding);
}

/// Returns the colours that the style changes in the drawings: without shading, round bodies have the coat's colour.
art::Replacements replacements(int colour, const board::Style &style)
{
    if (!style.isFlat())
        return {};
    const FurColours drawn = furColours(colour, board::Style::make(board::Style::Light));
    const FurColours fur = furColours(colour, style);
    const auto text = [](const QColor &of) { return of.name().toLatin1(); };
    return {{"url(#round)", text(fur.coat)},          {text(drawn.coat), text(fur.coat)},
            {text(drawn.mark), text(fur.mark)},       {text(drawn.light), text(fur.light)},
            {text(drawn.outline), text(fur.outline)}, {text(drawn.dark), text(fur.dark)}};
}

/// Paints a card's number, which stays upright however the card is turned, so that a 6 is not read as a 9.
void paintNumber(QPainter &painter, const QString &number, const board::Style &style)
{
    constexpr double radius = 0.074;
    painter.setPen(QPen(style.pieceEdge, 0.009));
    painter.setBrush(style.isFlat() ? style.piece : style.piece.darker(105));
    painter.drawEllipse(QPointF(), radius, radius);
    board::write(painter, QRectF(-0.06, -radius, 0.12, 2 * radius), number, 0.076, style.onPiece,
                 QFont::DemiBold);
}

} // namespace

void paintHalf(QPainter &painter, dogs::Half half, const board::Style &style, double angle)
{
    const int colour = dogs::colourOf(half);
    if (dogs::isPlain(half))
        return paintPlainEdge(painter, colour, angle, style);
    const QString name = "dogs/"_L1 + QString::number(colour) + (half > 0 ? "-front"_L1 : "-hind"_L1);
    art::paint(painter, QRectF(-0.5, 0, 1, 0.5), name, replacements(colour, style));
}

void paintCard(QPainter &painter, const dogs::Card &card, int turn, const QString &number,
               const board::Style &style)
{
    paintPaper(painter, style);
    for (const dogs::Side side : dogs::sides) {
        const board::PainterState state(painter);
        const double angle = 90 * (side + turn) + 180;
        painter.rotate(angle);
        paintHalf(painter, card.faces[side], style, angle);
    }
    if (!number.isEmpty())
        paintNumber(painter, number, style);
}

void paintNails(QPainter &painter, const board::Style &style)
{
    constexpr double at = cardEdge - 0.062;
    constexpr double radius = 0.034;
    const QColor metal = style.isFlat() ? style.piece : QColor(0xd9, 0xdc, 0xe0);
    for (const QPointF corner : {QPointF(at, at), QPointF(at, -at), QPointF(-at, at), QPointF(-at, -at)}) {
        painter.setPen(QPen(style.isFlat() ? style.onPiece : QColor(0x4a, 0x4d, 0x52), 0.014));
        painter.setBrush(metal);
        painter.drawEllipse(corner, radius, radius);
        painter.drawLine(corner - QPointF(radius / 2, radius / 2), corner + QPointF(radius / 2, radius / 2));
    }
}

} // namespace ui
