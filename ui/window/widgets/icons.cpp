// SPDX-License-Identifier: MIT
#include "window/widgets/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include <cmath>

namespace window {

namespace {

/// A shape on a square of 24 units: areas to fill and lines to stroke.
struct Shape {
    QPainterPath filled;
    QPainterPath stroked;
};

QPainterPath triangle(double back, double tip)
{
    QPainterPath path;
    path.addPolygon(QPolygonF{{back, 6}, {tip, 12}, {back, 18}});
    path.closeSubpath();
    return path;
}

QPainterPath bar(double x)
{
    QPainterPath path;
    path.addRoundedRect(QRectF(x, 6, 2.6, 12), 0.8, 0.8);
    return path;
}

QPainterPath line(const QPolygonF &points)
{
    QPainterPath path;
    path.addPolygon(points);
    return path;
}

/// Returns an arrow that turns back, to the left; its mirror image turns to the right.
QPainterPath turningBack()
{
    QPainterPath path(QPointF(6.5, 9.5));
    path.lineTo(14.5, 9.5);
    path.cubicTo(QPointF(20.2, 9.5), QPointF(20.2, 18), QPointF(14.5, 18));
    path.lineTo(10, 18);
    path.addPath(line({{10, 5.8}, {6.2, 9.5}, {10, 13.2}}));
    return path;
}

QPainterPath house()
{
    QPainterPath path = line({{3.5, 11.5}, {12, 4}, {20.5, 11.5}});
    path.addPath(line({{6, 10}, {6, 19.5}, {18, 19.5}, {18, 10}}));
    path.addPath(line({{10, 19.5}, {10, 14}, {14, 14}, {14, 19.5}}));
    return path;
}

QPainterPath mirrored(const QPainterPath &path)
{
    return QTransform(-1, 0, 0, 1, 24, 0).map(path);
}

QPainterPath crossingArrows()
{
    QPainterPath path(QPointF(4, 7.5));
    path.cubicTo(QPointF(11, 7.5), QPointF(12, 16.5), QPointF(19.5, 16.5));
    path.moveTo(4, 16.5);
    path.cubicTo(QPointF(11, 16.5), QPointF(12, 7.5), QPointF(19.5, 7.5));
    path.addPath(line({{16.8, 4.8}, {19.6, 7.5}, {16.8, 10.2}}));
    path.addPath(line({{16.8, 13.8}, {19.6, 16.5}, {16.8, 19.2}}));
    return path;
}

QPainterPath bulb()
{
    QPainterPath path(QPointF(9.6, 15.6));
    path.cubicTo(QPointF(3.2, 10.5), QPointF(7, 3.6), QPointF(12, 3.6));
    path.cubicTo(QPointF(17, 3.6), QPointF(20.8, 10.5), QPointF(14.4, 15.6));
    path.closeSubpath();
    path.addPath(line({{9.8, 18.2}, {14.2, 18.2}}));
    path.addPath(line({{10.6, 20.6}, {13.4, 20.6}}));
    return path;
}

Shape dice()
{
    Shape shape;
    shape.stroked.addRoundedRect(QRectF(4.5, 4.5, 15, 15), 3.2, 3.2);
    for (const QPointF dot :
         {QPointF(8.7, 8.7), QPointF(15.3, 8.7), QPointF(12, 12), QPointF(8.7, 15.3), QPointF(15.3, 15.3)})
        shape.filled.addEllipse(dot, 1.4, 1.4);
    return shape;
}

QPainterPath wand()
{
    QPainterPath path = line({{4.5, 19.5}, {13.2, 10.8}});
    for (const QLineF ray : {QLineF(16.5, 3.6, 16.5, 6), QLineF(16.5, 9.4, 16.5, 11.8),
                             QLineF(12.4, 7.7, 14.6, 7.7), QLineF(18.4, 7.7, 20.6, 7.7)})
        path.addPath(line({ray.p1(), ray.p2()}));
    return path;
}

QPainterPath sheet()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(4.5, 4.5, 15, 15), 2.4, 2.4);
    path.addPath(line({{12, 8.4}, {12, 15.6}}));
    path.addPath(line({{8.4, 12}, {15.6, 12}}));
    return path;
}

QPainterPath framedHills()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(3.5, 5, 17, 14), 2.2, 2.2);
    path.addPath(line({{4.4, 17}, {9.4, 11}, {13.2, 15.4}, {15.8, 12.8}, {19.6, 16.6}}));
    path.addEllipse(QPointF(15.6, 8.9), 1.4, 1.4);
    return path;
}

QPainterPath squares()
{
    QPainterPath path;
    for (const QPointF corner :
         {QPointF(4.5, 4.5), QPointF(13.2, 4.5), QPointF(4.5, 13.2), QPointF(13.2, 13.2)})
        path.addRoundedRect(QRectF(corner, QSizeF(6.3, 6.3)), 1.4, 1.4);
    return path;
}

QPainterPath chevron()
{
    return line({{16.4, 7.6}, {20.6, 12}, {16.4, 16.4}});
}

/// Returns a star, as in the verdict "solved", and an arrow head.
Shape starAhead()
{
    QPolygonF star;
    for (int point = 0; point < 10; ++point) {
        const double angle = M_PI * point / 5 - M_PI / 2;
        const double radius = point % 2 ? 2.9 : 6.6;
        star << QPointF(9 + radius * std::cos(angle), 12.4 + radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(star);
    path.closeSubpath();
    return {path, chevron()};
}

/// Returns an arrow that reaches the ground, and an arrow head.
Shape depthAhead()
{
    QPainterPath path = line({{8.4, 4.6}, {8.4, 15}});
    path.addPath(line({{4.8, 11.6}, {8.4, 15.2}, {12, 11.6}}));
    path.addPath(line({{3.4, 19.2}, {13.4, 19.2}}));
    path.addPath(chevron());
    return {{}, path};
}

Shape mirrored(const Shape &shape)
{
    return {mirrored(shape.filled), mirrored(shape.stroked)};
}

/// Returns a tick, as in the verdict "solvable", and an arrow head to the left.
QPainterPath backToTick()
{
    QPainterPath path = line({{11.4, 12.6}, {14.6, 16}, {20.6, 7.8}});
    path.addPath(line({{9.4, 8}, {4.6, 12.4}, {9.4, 16.8}}));
    return path;
}

Shape shapeOf(Icon icon)
{
    switch (icon) {
    case Icon::First:
        return {mirrored(triangle(4, 10.5) | triangle(10, 16.5) | bar(17)), {}};
    case Icon::Back:
        return {mirrored(triangle(6, 15.5) | bar(16.4)), {}};
    case Icon::Play:
        return {triangle(8, 18.5), {}};
    case Icon::Pause:
        return {bar(7.4) | bar(14), {}};
    case Icon::Forward:
        return {triangle(6, 15.5) | bar(16.4), {}};
    case Icon::Last:
        return {triangle(4, 10.5) | triangle(10, 16.5) | bar(17), {}};
    case Icon::New:
        return {{}, sheet()};
    case Icon::Scramble:
        return {{}, crossingArrows()};
    case Icon::Undo:
        return {{}, turningBack()};
    case Icon::Redo:
        return {{}, mirrored(turningBack())};
    case Icon::Hint:
        return {{}, bulb()};
    case Icon::Solve:
        return {{}, wand()};
    case Icon::Picture:
        return {{}, framedHills()};
    case Icon::Board:
        return {{}, squares()};
    case Icon::Stop: {
        QPainterPath square;
        square.addRoundedRect(QRectF(6.6, 6.6, 10.8, 10.8), 1.6, 1.6);
        return {square, {}};
    }
    case Icon::Dice:
        return dice();
    case Icon::PreviousSolution:
        return mirrored(starAhead());
    case Icon::NextSolution:
        return starAhead();
    case Icon::PreviousDeepest:
        return mirrored(depthAhead());
    case Icon::NextDeepest:
        return depthAhead();
    case Icon::BackToSolvable:
        return {{}, backToTick()};
    case Icon::Home:
        return {{}, house()};
    }
    return {};
}

class ShapeIconEngine : public QIconEngine {
public:
    explicit ShapeIconEngine(Icon icon) : m_icon(icon) {}

    QIconEngine *clone() const override { return new ShapeIconEngine(m_icon); }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor colour = QGuiApplication::palette().color(group, QPalette::ButtonText);
        const double scale = std::min(rect.width(), rect.height()) / 24.0;
        const Shape shape = shapeOf(m_icon);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center() - QPointF(12, 12) * scale);
        painter->scale(scale, scale);
        painter->fillPath(shape.filled, colour);
        painter->strokePath(shape.stroked, QPen(colour, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->restore();
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) // in a window too small for the icon
            return {};
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }

private:
    const Icon m_icon;
};

} // namespace

QIcon icon(Icon icon)
{
    return QIcon(new ShapeIconEngine(icon));
}

} // namespace window
