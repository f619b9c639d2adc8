// SPDX-License-Identifier: MIT
#include "board/lettering.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

namespace board {

namespace {

/// The font size in pixels at which outlines are taken, to be scaled down: the units per em of DejaVu Sans, so that
/// no point is rounded. FreeType shifts an outline by the fraction of a pixel at which the last glyph was drawn,
/// anywhere in the program; unless points are rounded, the shift is the same for all of them and can be undone.
constexpr int outlineSize = 2048;

// The following heights are in device pixels.
constexpr double smallestPlate = 9;   // smaller plates cannot be read
constexpr double smallestText = 2.5;  // smaller capitals cannot be read
constexpr double smallestOutline = 9; // smaller letters are drawn with the font's hinting

QFont fontOf(int pixels, QFont::Weight weight)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

struct Measures {
    double width;   // the width of the text, as a multiple of the height of a capital
    double capital; // the height of a capital, as a fraction of the font's size
};

Measures measure(const QString &text, QFont::Weight weight)
{
    const QFontMetricsF metrics(fontOf(outlineSize, weight));
    return {metrics.horizontalAdvance(text) / metrics.capHeight(), metrics.capHeight() / outlineSize};
}

void drawOutline(QPainter &painter, QPointF centre, const QString &text, double height, double capital,
                 const QColor &color, QFont::Weight weight)
{
    QPainterPath path;
    path.addText(0, 0, fontOf(outlineSize, weight), text);
    const double scale = height / (capital * outlineSize);
    const QTransform placed =
        QTransform::fromTranslate(-path.boundingRect().center().x(), capital * outlineSize / 2) *
        QTransform::fromScale(scale, scale) * QTransform::fromTranslate(centre.x(), centre.y());
    painter.fillPath(placed.map(path), color);
}

void drawGlyphs(QPainter &painter, QPointF centre, const QString &text, double fontPixels,
                const QColor &color, QFont::Weight weight)
{
    const QPointF at = painter.worldTransform().map(centre);
    const QFont font = fontOf(std::max(1, qRound(fontPixels)), weight);
    const QFontMetricsF metrics(font);
    painter.save();
    painter.setWorldTransform(QTransform());
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(QPointF(at.x() - metrics.horizontalAdvance(text) / 2, at.y() + metrics.capHeight() / 2),
                     text);
    painter.restore();
}

} // namespace

void write(QPainter &painter, const QRectF &into, const QString &text, double height, const QColor &color,
           QFont::Weight weight)
{
    const Measures measures = measure(text, weight);
    const double fitting = std::min(height, into.width() / std::max(measures.width, 1e-9));
    const QTransform &world = painter.worldTransform();
    const double pixels = fitting * painter.deviceTransform().m22();
    if (pixels < smallestText && world.type() <= QTransform::TxScale)
        return;
    // Text in a PDF can be searched, and takes less space than its outlines.
    const bool isPdf = painter.paintEngine()->type() == QPaintEngine::Pdf;
    if ((isPdf || pixels < smallestOutline) && world.type() <= QTransform::TxScale)
        drawGlyphs(painter, into.center(), text, fitting * world.m22() / measures.capital, color, weight);
    else
        drawOutline(painter, into.center(), text, fitting, measures.capital, color, weight);
}

double textWidth(const QString &text, double height, QFont::Weight weight)
{
    return measure(text, weight).width * height;
}

void writePlate(QPainter &painter, const QRectF &into, const QString &text, const QColor &plate,
                const QColor &color)
{
    const double pixels = into.height() * painter.deviceTransform().m22();
    if (pixels < smallestPlate)
        return;
    const double radius = into.height() / 2;
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(into, radius, radius);
    painter.restore();
    write(painter, into.adjusted(radius * 0.4, 0, -radius * 0.4, 0), text, into.height() * 0.6, color,
          QFont::DemiBold);
}

double plateWidth(qsizetype digits, double height)
{
    return height * (0.4 + 0.6 * double(digits));
}

} // namespace board
