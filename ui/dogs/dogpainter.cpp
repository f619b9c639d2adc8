// SPDX-License-Identifier: MIT
#include "dogs/dogpainter.h"

#include "board/lettering.h"
#include "dogs/breed.h"
#include "dogs/dogshapes.h"

#include <QPainter>
#include <QPainterPath>

#include <cstdlib>

namespace ui {

namespace {

constexpr double rounding = 0.05;
constexpr double narrowestShaded = 0.15; // the width below which parts are painted flat

QColor colourOf(Tone tone, const FurColours &fur)
{
    switch (tone) {
    case Tone::Coat:
        return fur.coat;
    case Tone::Mark:
        return fur.mark;
    case Tone::Light:
        return fur.light;
    case Tone::Shade:
        return fur.shade;
    case Tone::Outline:
        return fur.outline;
    case Tone::Dark:
        return fur.dark;
    case Tone::Gleam:
        break;
    }
    return Qt::white;
}

/// Returns the shading of a round body, darker towards its sides. It does not depend on the card's turn.
QBrush roundShading(const QRectF &bounds, const FurColours &fur)
{
    QLinearGradient across(bounds.left(), 0, bounds.right(), 0);
    across.setColorAt(0, fur.shade);
    across.setColorAt(0.32, fur.coat);
    across.setColorAt(0.5, fur.coat.lighter(107));
    across.setColorAt(0.68, fur.coat);
    across.setColorAt(1, fur.shade);
    return across;
}

void paintPaper(QPainter &painter, const board::Style &style)
{
    const QRectF paper(-cardEdge, -cardEdge, 2 * cardEdge, 2 * cardEdge);
    const bool plain = style.isFlat();
    painter.setPen(QPen(style.pieceEdge, plain ? 0.02 : 0.012));
    const double inset = plain ? 0.01 : 0.006;
    painter.setBrush(style.piece);
    painter.drawRoundedRect(paper.adjusted(inset, inset, -inset, -inset), rounding, rounding);
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

void paintHalf(QPainter &painter, dogs::Half half, const board::Style &style)
{
    const FurColours fur = furColours(std::abs(half), style);
    for (const DogPart &part : shapesOf(half)) {
        const QRectF bounds = part.path.boundingRect();
        const bool round =
            part.tone == Tone::Coat && !part.line && bounds.width() > narrowestShaded && !style.isFlat();
        const QBrush fill = round ? roundShading(bounds, fur) : QBrush(colourOf(part.tone, fur));
        if (part.line) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(fill, part.width, Qt::SolidLine,
                                part.tone == Tone::Outline ? Qt::FlatCap : Qt::RoundCap, Qt::RoundJoin));
        } else {
            painter.setBrush(fill);
            painter.setPen(part.width > 0
                               ? QPen(fur.outline, part.width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin)
                               : QPen(Qt::NoPen));
        }
        painter.drawPath(part.path);
    }
}

void paintCard(QPainter &painter, const dogs::Card &card, int turn, const QString &number,
               const board::Style &style)
{
    paintPaper(painter, style);
    for (const dogs::Side side : dogs::sides) {
        painter.save();
        painter.rotate(90 * (side + turn) + 180);
        paintHalf(painter, card.faces[side], style);
        painter.restore();
    }
    if (!number.isEmpty())
        paintNumber(painter, number, style);
}

} // namespace ui
