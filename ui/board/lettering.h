// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QString>

class QColor;
class QPainter;
class QRectF;

namespace board {

/// Writes a short text into the middle of a rectangle: capitals and digits are `height` high, or smaller if
/// the text is too wide. The text is drawn as outlines, so that it is sharp at any scale and on paper.
void write(QPainter &painter, const QRectF &into, const QString &text, double height, const QColor &color,
           QFont::Weight weight = QFont::Normal);

/// Returns the width of a text written by `write` if there is enough room.
double textWidth(const QString &text, double height, QFont::Weight weight = QFont::Normal);

/// Draws a text on a small plate, for marks and counts. Nothing is drawn if the plate would be less than 9 device
/// pixels high.
void writePlate(QPainter &painter, const QRectF &into, const QString &text, const QColor &plate,
                const QColor &color);

/// Returns a suitable width for a plate with this number of digits.
double plateWidth(qsizetype digits, double height);

} // namespace board
