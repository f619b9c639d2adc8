// SPDX-License-Identifier: MIT
#include "anagrams/lettertile.h"

#include "board/lettering.h"

#include <QPainter>

namespace ui {

namespace {

constexpr double hairline = 0.03; // the distance from a tile to the edge of its place
constexpr double rounding = 0.12;
constexpr double thickness = 0.05; // the thickness of a tile's lower edge
constexpr double side = 0.16;      // the rack's margin at either side of the letters
constexpr double edge = 0.3;       // the height of the rack's edge below them, with the numbers

QRectF tileRect()
{
    return QRectF(-0.5, -0.5, 1, 1).adjusted(hairline, hairline, -hairline, -hairline);
}

QRectF edgeOf(int places)
{
    return {-side, 1.04, places + 2 * side, edge};
}

void paintPlainTile(QPainter &painter, bool set, const board::Style &style)
{
    const double pen = set ? 0.07 : 0.04;
    painter.setPen(QPen(set ? style.accent : style.pieceEdge, pen));
    painter.setBrush(style.piece);
    painter.drawRoundedRect(tileRect().adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), rounding, rounding);
}

void paintTile(QPainter &painter, bool set, const board::Style &style)
{
    const bool dark = style.look == board::Style::Dark;
    const QColor face = set ? board::mixed(style.piece, style.accent, dark ? 0.3 : 0.2) : style.piece;
    const QColor rim = set ? board::mixed(style.pieceEdge, style.accent, 0.6) : style.pieceEdge;
    const QRectF whole = tileRect();
    const QRectF top = whole.adjusted(0, 0, 0, -thickness);
    painter.setPen(Qt::NoPen);
    painter.setBrush(board::mixed(rim, style.tray, 0.25));
    painter.drawRoundedRect(whole, rounding, rounding);
    painter.setBrush(face.lighter(dark ? 128 : 108));
    painter.drawRoundedRect(top, rounding, rounding);
    const QRectF inner = top.adjusted(0.014, 0.022, -0.014, -0.006);
    painter.setBrush(board::downwards(inner, face.lighter(103), face.darker(106)));
    painter.drawRoundedRect(inner, rounding - 0.014, rounding - 0.014);
}

} // namespace

QRectF rackRect(int places)
{
    return QRectF(-side, -side, places + 2 * side, 1 + side).united(edgeOf(places));
}

void paintRack(QPainter &painter, int places, int first, const board::Style &style)
{
    const bool plain = style.isFlat();
    const bool dark = style.look == board::Style::Dark;
    const QRectF board = rackRect(places);
    const QColor wood = style.wood();
    painter.setPen(plain ? QPen(style.line, 0.03) : QPen(Qt::NoPen));
    painter.setBrush(
        plain ? QBrush(style.tray)
              : QBrush(board::downwards(board, wood.darker(dark ? 95 : 112), wood.darker(dark ? 105 : 122))));
    painter.drawRoundedRect(board, 0.16, 0.16);
    const QRectF front = edgeOf(places);
    if (!plain) {
        painter.setBrush(style.tray);
        for (int place = 0; place < places; ++place)
            painter.drawRoundedRect(QRectF(place, 0, 1, 1).adjusted(0.02, 0.02, -0.02, -0.02), rounding,
                                    rounding);
        painter.setBrush(board::downwards(front, wood.lighter(116), wood.darker(104)));
        painter.drawRoundedRect(front, 0.12, 0.12);
    } else {
        painter.drawLine(front.topLeft(), front.topRight());
    }
    const QColor textColor = plain || dark ? style.text : style.piece;
    for (int place = 0; place < places; ++place)
        board::write(painter, {place + 0.1, front.top(), 0.8, front.height()}, QString::number(first + place),
                     0.12, textColor, QFont::DemiBold);
}

void paintLetterTile(QPainter &painter, const QString &letter, bool set, const board::Style &style)
{
    const bool plain = style.isFlat();
    plain ? paintPlainTile(painter, set, style) : paintTile(painter, set, style);
    const double up = plain ? 0.02 : 0.02 + thickness / 2;
    board::write(painter, QRectF(-0.42, -0.5 - up, 0.84, 1), letter, 0.38, style.onPiece, QFont::Medium);
    if (!set)
        return;
    painter.setPen(QPen(style.accent, 0.045, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-0.2, 0.36 - up / 2), QPointF(0.2, 0.36 - up / 2));
}

void paintOpenPlace(QPainter &painter, QPointF corner, int number, const board::Style &style)
{
    const QPointF tip = corner + QPointF(0.5, 1.035);
    const QRectF plate(corner + QPointF(0.28, 1.09), QSizeF(0.44, 0.2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.accent);
    painter.drawRoundedRect(plate, 0.1, 0.1);
    painter.drawPolygon(QPolygonF{{tip, tip + QPointF(0.09, 0.08), tip + QPointF(-0.09, 0.08)}});
    board::write(painter, plate, QString::number(number), 0.12, style.onAccent, QFont::Bold);
}

void paintEndOfWord(QPainter &painter, QPointF corner, const board::Style &style)
{
    painter.setPen(QPen(style.tray, 0.05)); // sets it off against tiles of the same colour
    painter.setBrush(style.accent);
    painter.drawRoundedRect(QRectF(corner + QPointF(0.93, -0.1), QSizeF(0.14, 1.2)), 0.06, 0.06);
}

} // namespace ui
