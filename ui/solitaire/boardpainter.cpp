// SPDX-License-Identifier: MIT
#include "solitaire/boardpainter.h"

#include "board/lettering.h"
#include "board/painterstate.h"

#include <QLineF>
#include <QPainter>
#include <QRadialGradient>

#include <cmath>

namespace ui {

namespace {

const double rowHeight = std::sqrt(3.0) / 2; // the height of a row of the triangle
constexpr double shadow = 0.22;
constexpr double holeRadius = 0.2;
constexpr double smallestGrained = 14; // device pixels per unit; smaller boards have neither grain nor rings
constexpr double footRadius = 0.37;    // the radius of a peg's foot
constexpr double headRadius = 0.295;
constexpr double smallestRinged = 22; // device pixels per unit; smaller pegs have no rings

using board::rgb;

/// Returns the distance from the middle to the farthest point.
double reachFrom(QPointF middle, const std::vector<QPointF> &points)
{
    double reach = 0;
    for (const QPointF &point : points)
        reach = std::max(reach, QLineF(middle, point).length());
    return reach;
}

/// Returns the centre of the smallest enclosing circle, approached in ever smaller steps towards the farthest point
/// (Badoiu and Clarkson, 2003).
QPointF middleOf(const std::vector<QPointF> &points)
{
    constexpr int steps = 4000;
    QPointF middle = points.front();
    for (int step = 1; step <= steps; ++step) {
        const auto farthest = std::ranges::max_element(
            points, {}, [&](const QPointF &point) { return QLineF(middle, point).length(); });
        middle += (*farthest - middle) / (step + 1);
    }
    // The true centres of the usual square boards are multiples of a quarter.
    const QPointF rounded(std::round(middle.x() * 4) / 4, std::round(middle.y() * 4) / 4);
    return QLineF(middle, rounded).length() < 0.01 ? rounded : middle;
}

QColor mixed(const QColor &one, const QColor &other, double part)
{
    const auto mix = [part](float a, float b) { return float(a * (1 - part) + b * part); };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()),
                            mix(one.blueF(), other.blueF()));
}

/// Returns a gradient from the upper left, the side of the light, to the lower right.
QLinearGradient across(const QRectF &rect, const QColor &lit, const QColor &shaded)
{
    QLinearGradient gradient(rect.topLeft() + 0.15 * (rect.bottomRight() - rect.topLeft()),
                             rect.bottomRight() - 0.15 * (rect.bottomRight() - rect.topLeft()));
    gradient.setColorAt(0, lit);
    gradient.setColorAt(1, shaded);
    return gradient;
}

void line(QPainter &painter, const QPainterPath &path, const QBrush &brush, double width)
{
    painter.strokePath(path, QPen(brush, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintBoardShadow(QPainter &painter, const PegBoardLayout &layout)
{
    const board::PainterState moved(painter, {0.03, 0.1});
    painter.setPen(Qt::NoPen);
    for (int layer = 0; layer < 6; ++layer)
        painter.fillPath(layout.outline(PegBoardLayout::outer + 0.16 - 0.045 * layer), QColor(0, 0, 0, 22));
}

/// Draws long, slightly bent fibres, the same every time.
void paintGrain(QPainter &painter, const PegBoardLayout &layout, const WoodPalette &wood)
{
    const QRectF whole = layout.board().boundingRect();
    const board::PainterState state(painter);
    painter.setClipPath(layout.board());
    constexpr int fibres = 46;
    for (int fibre = 0; fibre < fibres; ++fibre) {
        const double wave = std::sin(fibre * 12.9898) * 43758.5453;
        const double chance = wave - std::floor(wave);
        const double y = whole.top() + (fibre + chance * 0.8) * whole.height() / fibres;
        const double bend = 0.10 + 0.22 * std::sin(fibre * 0.7);
        QPainterPath path(QPointF(whole.left(), y));
        path.cubicTo(whole.left() + whole.width() * 0.3, y + bend, whole.left() + whole.width() * 0.65,
                     y - bend * (0.5 + chance), whole.right(), y + 0.2 * bend);
        line(painter, path, board::withAlpha(wood.grain, 0.05 + 0.11 * chance),
             0.018 + 0.05 * chance * chance);
    }
}

/// Draws the rings that a lathe leaves.
void paintRings(QPainter &painter, const PegBoardLayout &layout, const WoodPalette &wood)
{
    const double innermost = -layout.radius() + PegBoardLayout::outer + 0.3;
    int number = 0;
    for (double distance = PegBoardLayout::edge - 0.1; distance > std::max(innermost, -4.6);
         distance -= 0.16, ++number)
        line(painter, layout.outline(distance),
             board::withAlpha(number % 2 ? wood.light : wood.grain, number % 2 ? 0.1 : 0.09), 0.02);
    line(painter, layout.outline(PegBoardLayout::edge - 0.1), board::withAlpha(wood.grain, 0.4), 0.018);
}

void paintBody(QPainter &painter, const PegBoardLayout &layout, const WoodPalette &wood)
{
    const QPainterPath board = layout.board();
    const QRectF whole = board.boundingRect();
    painter.fillPath(board, across(whole, wood.light, wood.dark));
    if (painter.deviceTransform().m11() >= smallestGrained) {
        paintGrain(painter, layout, wood);
        if (layout.outline(0).boundingRect().width() > 5)
            paintRings(painter, layout, wood);
    }
    line(painter, layout.outline(PegBoardLayout::outer - 0.05),
         across(whole, wood.light.lighter(128), wood.dark.darker(150)), 0.1);
    line(painter, layout.outline(PegBoardLayout::outer - 0.012),
         board::withAlpha(wood.grain.darker(150), 0.8), 0.024);
}

/// Paints the groove, which is round at the bottom, and darkest along the wall that shades it.
void paintGroove(QPainter &painter, const PegBoardLayout &layout, const WoodPalette &wood)
{
    const QPainterPath middle = layout.outline(PegBoardLayout::edge + PegBoardLayout::grooveWidth / 2);
    const QRectF whole = middle.boundingRect();
    constexpr int layers = 8;
    for (int layer = 0; layer < layers; ++layer) {
        const double part = double(layer) / (layers - 1);
        line(painter, middle, mixed(wood.groove.darker(118), wood.groove.lighter(118), part),
             PegBoardLayout::grooveWidth * (1 - 0.85 * part));
    }
    const double half = PegBoardLayout::grooveWidth / 2;
    line(painter, layout.outline(PegBoardLayout::edge + 2 * half - 0.05),
         across(whole, QColor(0, 0, 0, 105), QColor(0, 0, 0, 0)), 0.12);
    line(painter, layout.outline(PegBoardLayout::edge + 0.05),
         across(whole, QColor(0, 0, 0, 0), QColor(0, 0, 0, 105)), 0.12);
    line(painter, layout.outline(PegBoardLayout::edge + 2 * half),
         across(whole, wood.groove.darker(140), wood.light.lighter(125)), 0.03);
    line(painter, layout.outline(PegBoardLayout::edge),
         across(whole, wood.light.lighter(125), wood.groove.darker(140)), 0.03);
}

void paintHole(QPainter &painter, QPointF at, const WoodPalette &wood)
{
    QRadialGradient well(at + QPointF(0.03, 0.04), holeRadius * 1.15, at + QPointF(0.07, 0.09));
    well.setColorAt(0, mixed(wood.hole, wood.dark, 0.35));
    well.setColorAt(0.75, wood.hole);
    well.setColorAt(1, wood.hole.darker(150));
    painter.setPen(Qt::NoPen);
    const QRectF around(at.x() - holeRadius - 0.025, at.y() - holeRadius - 0.025, 2 * holeRadius + 0.05,
                        2 * holeRadius + 0.05);
    painter.setBrush(across(around, wood.grain.darker(130), wood.light.lighter(130)));
    painter.drawEllipse(around);
    painter.setBrush(well);
    painter.drawEllipse(at, holeRadius, holeRadius);
}

void paintPlainBoard(QPainter &painter, const PegBoardLayout &layout, const WoodPalette &wood)
{
    painter.fillPath(layout.board(), wood.light);
    line(painter, layout.board(), wood.numbers, 0.05);
    line(painter, layout.outline(PegBoardLayout::edge), wood.numbers, 0.03);
    painter.setPen(QPen(wood.numbers, 0.04));
    painter.setBrush(wood.hole);
    for (int hole = 0; hole < layout.holes(); ++hole)
        painter.drawEllipse(layout.hole(hole), holeRadius, holeRadius);
}

/// Paints the numbers to the left of the first hole of each row and above the first hole of each column; columns of the
/// triangle have none.
void paintNumbers(QPainter &painter, const PegBoardLayout &layout, const solitaire::Board &shape,
                  const WoodPalette &wood)
{
    const core::Grid grid = shape.grid();
    const auto number = [&](QPointF at, int value) {
        board::write(painter, QRectF(at.x() - 0.15, at.y() - 0.12, 0.3, 0.24), QString::number(value), 0.17,
                     board::withAlpha(wood.numbers, 0.85));
    };
    core::Indexed<bool> rows(std::size_t(grid.rows));
    core::Indexed<bool> columns(std::size_t(grid.columns));
    for (const int hole : shape.inReadingOrder()) {
        const int row = shape.row(hole) - 1;
        const int column = shape.column(hole) - 1;
        if (!rows[row])
            number(layout.hole(hole) - QPointF(0.55, 0), shape.row(hole));
        if (!columns[column] && !shape.isTriangular())
            number(layout.hole(hole) - QPointF(0, 0.55), shape.column(hole));
        rows[row] = columns[column] = true;
    }
}

void paintDisc(QPainter &painter, QPointF at, double radius, const QBrush &brush)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawEllipse(at, radius, radius);
}

void paintRing(QPainter &painter, double radius, double width, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width));
    painter.drawEllipse(QPointF(), radius, radius);
}

/// Returns the shading of a sphere lit from the upper left.
QRadialGradient dome(double radius, const QColor &light, const QColor &middle, const QColor &dark)
{
    QRadialGradient gradient(QPointF(), radius * 1.05, QPointF(-0.38 * radius, -0.42 * radius));
    gradient.setColorAt(0, light);
    gradient.setColorAt(0.45, middle);
    gradient.setColorAt(1, dark);
    return gradient;
}

void paintPegShadow(QPainter &painter)
{
    QRadialGradient shade(QPointF(0.05, 0.09), 0.42);
    shade.setColorAt(0, QColor(0, 0, 0, 130));
    shade.setColorAt(0.72, QColor(0, 0, 0, 90));
    shade.setColorAt(1, QColor(0, 0, 0, 0));
    paintDisc(painter, {0.04, 0.07}, 0.43, shade);
}

void paintPlainPeg(QPainter &painter, const WoodPalette &wood)
{
    paintDisc(painter, {}, 0.36, wood.hole);
    paintDisc(painter, {}, 0.33, wood.peg);
    paintRing(painter, 0.2, 0.05, wood.hole);
}

} // namespace

PegBoardLayout::PegBoardLayout(const solitaire::Board &shape)
    : m_columns(shape.grid().columns), m_triangular(shape.isTriangular())
{
    for (int hole = 0; hole < shape.holes(); ++hole)
        m_holes.push_back(place(shape.row(hole) - 1, shape.column(hole) - 1));
    const int rows = shape.grid().rows;
    if (shape.rowLength(0) < shape.grid().columns) { // a triangle
        m_corners = {place(0, 0), place(rows - 1, rows - 1), place(rows - 1, 0)};
        m_middle = (m_corners[0] + m_corners[1] + m_corners[2]) / 3;
    } else {
        m_middle = middleOf(m_holes);
        m_reach = reachFrom(m_middle, m_holes);
    }
    // The places of the tray go clockwise, from the top of the board.
    const QPainterPath groove = outline(edge + grooveWidth / 2);
    for (int peg = 0; peg < holes(); ++peg)
        m_trayPlaces.push_back(groove.pointAtPercent(double(peg) / holes()));
}

QPointF PegBoardLayout::place(int row, int column) const
{
    if (!m_triangular)
        return {column + 0.5, row + 0.5};
    return {m_columns / 2.0 + column - row / 2.0, 0.5 + row * rowHeight};
}

QPainterPath PegBoardLayout::outline(double distance) const
{
    QPainterPath path;
    if (m_corners.empty()) {
        const double radius = m_reach + distance;
        const QRectF around(m_middle.x() - radius, m_middle.y() - radius, 2 * radius, 2 * radius);
        path.arcMoveTo(around, 90);
        path.arcTo(around, 90, -360);
        path.closeSubpath();
        return path;
    }
    // The path runs around the corners at the top, on the right and on the left, 120 degrees each.
    double angle = 90;
    path.arcMoveTo(QRectF(m_corners[0] - QPointF(distance, distance), QSizeF(2 * distance, 2 * distance)),
                   angle);
    for (const std::size_t corner : {0U, 1U, 2U, 0U}) {
        const QRectF around(m_corners[corner] - QPointF(distance, distance),
                            QSizeF(2 * distance, 2 * distance));
        const double turn = corner == 0 ? 60 : 120; // the path starts and ends at the middle of the top
        path.arcTo(around, angle, -turn);
        angle -= turn;
    }
    path.closeSubpath();
    return path;
}

double PegBoardLayout::radius() const
{
    return reachFrom(m_middle, m_holes) + outer;
}

QRectF PegBoardLayout::whole() const
{
    return board().boundingRect().adjusted(-shadow, -shadow * 0.6, shadow, shadow * 1.4);
}

WoodPalette WoodPalette::make(const board::Style &style)
{
    switch (style.look) {
    case board::Style::Light:
        return {rgb(0xd8a96f), rgb(0xa8733f), rgb(0x8a5a2c), rgb(0x7a4d28), rgb(0x3a2110), rgb(0x5f3c1c),
                rgb(0xfff2d8), rgb(0xe9c993), rgb(0x9c6a33), rgb(0xf7d98b), false};
    case board::Style::Dark:
        return {rgb(0x6b4a33), rgb(0x3d2819), rgb(0x28180e), rgb(0x24160d), rgb(0x100904), rgb(0xcaa887),
                rgb(0xfff0d0), rgb(0xdfb77f), rgb(0x86592c), rgb(0xe8c46c), false};
    case board::Style::Contrast:
    case board::Style::Paper:
        break;
    }
    return {style.piece, style.piece, style.piece,     style.piece,  style.piece, style.text,
            style.text,  style.text,  style.pieceEdge, style.target, true};
}

void paintPegBoard(QPainter &painter, const PegBoardLayout &layout, const solitaire::Board &shape,
                   std::optional<int> goal, const board::Style &style, Numbers numbers)
{
    const WoodPalette wood = WoodPalette::make(style);
    if (wood.plain) {
        paintPlainBoard(painter, layout, wood);
    } else {
        paintBoardShadow(painter, layout);
        paintBody(painter, layout, wood);
        paintGroove(painter, layout, wood);
        for (int hole = 0; hole < layout.holes(); ++hole)
            paintHole(painter, layout.hole(hole), wood);
    }
    if (numbers == Numbers::Shown)
        paintNumbers(painter, layout, shape, wood);
    if (!goal)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(board::withAlpha(wood.hole, 0.6), 0.075));
    painter.drawEllipse(layout.hole(*goal), 0.425, 0.425);
    painter.setPen(QPen(wood.inlay, 0.045));
    painter.drawEllipse(layout.hole(*goal), 0.425, 0.425);
}

void paintPeg(QPainter &painter, const board::Style &style)
{
    const WoodPalette wood = WoodPalette::make(style);
    if (wood.plain)
        return paintPlainPeg(painter, wood);
    paintPegShadow(painter);
    paintDisc(painter, {}, footRadius,
              dome(footRadius, wood.peg.lighter(112), wood.peg.darker(112), wood.pegDark.darker(115)));
    paintRing(painter, footRadius - 0.012, 0.022, board::withAlpha(wood.pegDark.darker(150), 0.55));
    // The neck shows as a dark line under the head, wider on the side away from the light.
    paintDisc(painter, {0.018, 0.026}, headRadius + 0.022, board::withAlpha(wood.pegDark.darker(190), 0.75));
    paintDisc(painter, {}, headRadius, dome(headRadius, wood.pegLight, wood.peg, wood.pegDark));
    if (painter.deviceTransform().m11() >= smallestRinged) {
        paintRing(painter, headRadius * 0.74, 0.012, board::withAlpha(wood.pegDark, 0.35));
        paintRing(painter, headRadius * 0.5, 0.01, board::withAlpha(wood.pegDark, 0.22));
        paintRing(painter, headRadius * 0.77, 0.008, board::withAlpha(wood.pegLight, 0.4));
    }
    QRadialGradient glint(QPointF(-0.105, -0.125), 0.1);
    glint.setColorAt(0, QColor(255, 255, 255, 190));
    glint.setColorAt(1, QColor(255, 255, 255, 0));
    paintDisc(painter, {-0.105, -0.125}, 0.1, glint);
}

void paintFreePlace(QPainter &painter, QPointF at, const board::Style &style)
{
    const WoodPalette wood = WoodPalette::make(style);
    const board::PainterState state(painter);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(board::withAlpha(wood.plain ? style.piece : wood.light, 0.9), 0.09));
    painter.drawEllipse(at, holeRadius, holeRadius);
    QPen dashes(wood.plain ? style.text : wood.hole, 0.05);
    dashes.setDashPattern({2.2, 1.6});
    painter.setPen(dashes);
    painter.drawEllipse(at, holeRadius, holeRadius);
}

void paintJumpTarget(QPainter &painter, QPointF at, const board::Style &style)
{
    const board::PainterState state(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(board::withAlpha(style.target, 0.35));
    painter.drawEllipse(at, 0.37, 0.37);
    painter.setBrush(style.target);
    painter.drawEllipse(at, 0.085, 0.085);
    painter.setBrush(Qt::NoBrush);
    QPen dashes(style.piece, 0.1);
    painter.setPen(dashes);
    painter.drawEllipse(at, 0.37, 0.37);
    dashes = QPen(style.target, 0.062);
    dashes.setDashPattern({2.6, 1.5});
    painter.setPen(dashes);
    painter.drawEllipse(at, 0.37, 0.37);
}

} // namespace ui
