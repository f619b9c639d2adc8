// SPDX-License-Identifier: MIT
#include "dogs/edgepainter.h"

#include "board/lettering.h"
#include "board/painterstate.h"
#include "dogs/card.h"
#include "dogs/dogpainter.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

/// The colours of the kinds, named as in the puzzle's explanations. They differ in brightness too.
constexpr QRgb colours[] = {0xc2402c, 0x5fa553, 0x2f63ad, 0xf4c63d, 0x9a6cc6,
                            0x7b4d2b, 0xf0a3bd, 0xb4bec7, 0xee8a2c};
static_assert(std::size(colours) == dogs::mostKinds);

/// Returns black or white, whichever can be read better on a colour.
QColor letterOn(const QColor &fill)
{
    const double brightness = 0.299 * fill.redF() + 0.587 * fill.greenF() + 0.114 * fill.blueF();
    return brightness > 0.48 ? QColor(0x1c, 0x16, 0x12) : QColor(Qt::white);
}

} // namespace

QColor plainEdgeColour(int kind, const board::Style &style)
{
    const QColor colour = QColor::fromRgb(colours[kind - 1]);
    switch (style.look) {
    case board::Style::Dark:
        return colour.darker(112);
    case board::Style::Paper: // saves ink
        return board::mixed(colour, Qt::white, 0.35);
    case board::Style::Light:
    case board::Style::Contrast:
        break;
    }
    return colour;
}

void paintPlainEdge(QPainter &painter, int kind, double angle, const board::Style &style)
{
    constexpr double gap = 0.02; // the gap to the triangles beside it
    constexpr double inset = 0.014;
    constexpr double corner = 0.045;
    const double outer = cardEdge - inset;
    QPainterPath triangle(QPointF(0, gap));
    triangle.lineTo(outer - corner - gap / 2, outer - corner + gap / 2);
    triangle.quadTo(outer - gap, outer, outer - corner - gap, outer);
    triangle.lineTo(-(outer - corner - gap), outer);
    triangle.quadTo(-(outer - gap), outer, -(outer - corner - gap / 2), outer - corner + gap / 2);
    triangle.closeSubpath();
    const QColor fill = plainEdgeColour(kind, style);
    painter.setPen(QPen(fill.darker(style.isFlat() ? 160 : 125), 0.01));
    painter.setBrush(fill);
    painter.drawPath(triangle);
    constexpr double height = 0.125;
    const board::PainterState moved(painter, {0, 0.325});
    painter.rotate(-angle);
    board::write(painter, QRectF(-0.15, -0.1, 0.3, 0.2), QString(QChar(u'A' + kind - 1)), height,
                 letterOn(fill), QFont::DemiBold);
}

} // namespace ui
