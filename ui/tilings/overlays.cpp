// SPDX-License-Identifier: MIT
#include "tilings/overlays.h"

#include "board/lettering.h"
#include "tilings/outline.h"

#include <QLocale>
#include <QPainter>

namespace ui {

namespace {

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

std::vector<QPoint> corners(const QList<QRectF> &cells)
{
    std::vector<QPoint> corners;
    for (const QRectF &cell : cells)
        corners.push_back(cell.topLeft().toPoint());
    return corners;
}

} // namespace

void paintTarget(QPainter &painter, const QList<QRectF> &cells, bool allowed, const board::Style &style)
{
    const QColor colour = allowed ? style.target.lighter(130) : style.culprit;
    const QPainterPath outline = outlineOf(corners(cells), 0.05, 0.12);
    painter.fillPath(outline, faded(colour, allowed ? 0.5 : 0.2));
    painter.strokePath(outline, QPen(colour, allowed ? 0.05 : 0.06));
    if (allowed)
        return;
    painter.setPen(QPen(colour, 0.07, Qt::SolidLine, Qt::RoundCap));
    for (const QRectF &cell : cells) {
        const QRectF cross = cell.adjusted(0.38, 0.38, -0.38, -0.38);
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
    }
}

void paintBadge(QPainter &painter, const QRectF &place, int count, const board::Style &style)
{
    const QString text = u'×' + QLocale().toString(count);
    const double width = board::plateWidth(text.size(), 0.42);
    board::writePlate(painter, {place.right() - width - 0.12, place.bottom() - 0.54, width, 0.42}, text,
                      style.accent, style.onAccent);
}

void paintStroke(QPainter &painter, const QList<QRectF> &cells, bool closes, const board::Style &style)
{
    for (const QRectF &cell : cells) {
        const QRectF inner = cell.adjusted(0.08, 0.08, -0.08, -0.08);
        painter.setPen(QPen(style.accent, 0.05));
        painter.setBrush(faded(closes ? style.pieceEdge : style.tray, 0.8));
        painter.drawRoundedRect(inner, 0.12, 0.12);
    }
}

} // namespace ui
