// SPDX-License-Identifier: MIT
#include "queens/queenpainter.h"

#include "board/painterstate.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

struct Colours {
    QColor lit;
    QColor shaded;
    QColor rim;
    QColor line; // the colour of the turned grooves
};

Colours colours(const board::Style &style)
{
    switch (style.look) {
    case board::Style::Light:
        return {QColor::fromRgb(0x7a5b45), QColor::fromRgb(0x33221a), QColor::fromRgb(0x20140e),
                QColor::fromRgb(0xe6cfae)};
    case board::Style::Dark:
        return {QColor::fromRgb(0xfbf4e4), QColor::fromRgb(0xc6b593), QColor::fromRgb(0x14181d),
                QColor::fromRgb(0x7d6c4e)};
    case board::Style::Contrast:
    case board::Style::Paper:
        return {style.text, style.text, style.table, style.table};
    }
    return {};
}

constexpr double rim = 0.022;

/// The tips of the crown, from the left.
constexpr QPointF tips[] = {{-0.315, -0.205}, {-0.175, -0.305}, {0, -0.34}, {0.175, -0.305}, {0.315, -0.205}};

QPainterPath crown()
{
    constexpr QPointF valleys[] = {{-0.205, -0.045}, {-0.08, -0.085}, {0.08, -0.085}, {0.205, -0.045}};
    QPainterPath path(QPointF(-0.2, 0.13));
    path.quadTo(QPointF(-0.215, 0.02), tips[0]);
    for (std::size_t i = 0; i < std::size(valleys); ++i) {
        path.lineTo(valleys[i]);
        path.lineTo(tips[i + 1]);
    }
    path.quadTo(QPointF(0.215, 0.02), QPointF(0.2, 0.13));
    path.quadTo(QPointF(0, 0.075), QPointF(-0.2, 0.13));
    return path;
}

QPainterPath body()
{
    QPainterPath path(QPointF(-0.2, 0.13));
    path.quadTo(QPointF(0, 0.075), QPointF(0.2, 0.13));
    path.cubicTo(QPointF(0.17, 0.19), QPointF(0.185, 0.22), QPointF(0.225, 0.27));
    path.lineTo(QPointF(-0.225, 0.27));
    path.cubicTo(QPointF(-0.185, 0.22), QPointF(-0.17, 0.19), QPointF(-0.2, 0.13));
    return path;
}

QPainterPath foot()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(-0.275, 0.27, 0.55, 0.1), 0.035, 0.035);
    return path;
}

QBrush across(const Colours &colours)
{
    if (colours.lit == colours.shaded)
        return colours.lit;
    QLinearGradient light(QPointF(-0.3, 0), QPointF(0.3, 0));
    light.setColorAt(0, colours.shaded);
    light.setColorAt(0.36, colours.lit);
    light.setColorAt(1, colours.shaded);
    return light;
}

void paintGroove(QPainter &painter, double halfWidth, double y, double sag, const QColor &colour,
                 double width)
{
    QPainterPath path(QPointF(-halfWidth, y));
    path.quadTo(QPointF(0, y - sag), QPointF(halfWidth, y));
    painter.strokePath(path, QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
}

} // namespace

void paintQueen(QPainter &painter, const board::Style &style)
{
    const Colours colour = colours(style);
    // The rim is stroked before the parts are filled, so that it is visible only around the whole queen.
    QPainterPath whole = crown();
    whole.addPath(body());
    whole.addPath(foot());
    for (const QPointF &tip : tips)
        whole.addEllipse(tip, 0.044, 0.044);
    whole.setFillRule(Qt::WindingFill);
    const board::PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    if (style.look == board::Style::Light) { // a shadow on the light wood
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(60, 40, 20, 46));
        painter.drawEllipse(QPointF(0, 0.368), 0.31, 0.04);
    }
    painter.strokePath(whole, QPen(colour.rim, 2 * rim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(whole, across(colour));
    const QColor fine = board::withAlpha(colour.line, style.isFlat() ? 1 : 0.75);
    paintGroove(painter, 0.175, 0.128, 0.055, fine, 0.022);
    paintGroove(painter, 0.165, 0.19, 0.05, fine, 0.014);
    paintGroove(painter, 0.215, 0.283, 0, fine, 0.018);
}

} // namespace ui
