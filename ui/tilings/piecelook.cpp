// SPDX-License-Identifier: MIT
#include "tilings/piecelook.h"

#include "core/indexed.h"
#include "core/values.h"
#include "tilings/polyomino.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ui {

namespace {

/// Walks clockwise along the boundary of the cells.
class OutlineWalker {
public:
    /// Begins at the upper left corner of a cell that has none above it.
    OutlineWalker(const std::vector<QPoint> &cells, QPoint start) : m_cells(cells), m_at(start) {}

    QPoint at() const { return m_at; }
    QPoint direction() const { return m_direction; }
    /// Moves to the next corner and turns there. Returns the direction before the turn.
    QPoint toNextCorner()
    {
        const QPoint before = m_direction;
        do {
            if (m_direction == QPoint(1, 0))
                m_tops.push_back(m_at);
            m_at += m_direction;
        } while (has(ahead(right())) && !has(ahead(left())));
        m_direction = has(ahead(left())) ? left() : right();
        return before;
    }
    /// Returns the cells along whose upper edges it went.
    const std::vector<QPoint> &tops() const { return m_tops; }

private:
    QPoint right() const { return {-m_direction.y(), m_direction.x()}; }
    QPoint left() const { return {m_direction.y(), -m_direction.x()}; }
    /// Returns the cell in front of the present point, on this side of the boundary.
    QPoint ahead(QPoint side) const
    {
        const QPoint sum = m_direction + side;
        return m_at + QPoint(sum.x() > 0 ? 0 : -1, sum.y() > 0 ? 0 : -1);
    }
    bool has(QPoint cell) const { return std::ranges::find(m_cells, cell) != m_cells.end(); }

    const std::vector<QPoint> &m_cells;
    QPoint m_at;
    QPoint m_direction{1, 0};
    std::vector<QPoint> m_tops;
};

/// Returns the normal that points into the cells.
QPointF inward(QPoint direction)
{
    return QPointF(-direction.y(), direction.x());
}

/// Adds the outline that goes along the upper edge of this cell; returns all cells along whose upper edges it goes.
std::vector<QPoint> addOutline(QPainterPath &path, const std::vector<QPoint> &cells, QPoint start,
                               double inset, double radius)
{
    constexpr double round = 0.5523; // approximates a quarter circle by a cubic curve
    OutlineWalker walker(cells, start);
    const QPoint direction = walker.direction();
    bool isFirst = true;
    do {
        const QPointF in(walker.toNextCorner());
        const QPointF out(walker.direction());
        const QPointF corner = QPointF(walker.at()) + inset * (inward(in.toPoint()) + inward(out.toPoint()));
        const QPointF from = corner - radius * in;
        if (std::exchange(isFirst, false))
            path.moveTo(from);
        else
            path.lineTo(from);
        path.cubicTo(from + round * radius * in, corner + (1 - round) * radius * out, corner + radius * out);
    } while (walker.at() != start || walker.direction() != direction);
    path.closeSubpath();
    return walker.tops();
}

} // namespace

QPainterPath outlineOf(const std::vector<QPoint> &cells, double inset, double radius)
{
    // In raster order, the upper edge of a cell whose outline is missing begins at a corner.
    std::vector<QPoint> sorted = cells;
    std::ranges::sort(sorted, {}, [](const QPoint &cell) { return std::pair(cell.y(), cell.x()); });
    QPainterPath path;
    std::vector<QPoint> outlined;
    for (const QPoint &cell : sorted) {
        const bool isTop = std::ranges::find(cells, cell - QPoint(0, 1)) == cells.end();
        if (!isTop || std::ranges::find(outlined, cell) != outlined.end())
            continue;
        std::ranges::copy(addOutline(path, cells, cell, inset, radius), std::back_inserter(outlined));
    }
    return path;
}

namespace {

constexpr int kindCount = tilings::Polyomino::kinds;

constexpr core::IndexedArray<QRgb, kindCount> lightFaces{
    0xe2806f, 0x6699d0, 0xe9b850, 0x93b95a, 0xcb86b8, 0x5bb0a6, 0xe59a5e, 0x8b90d6, 0xbcab48,
    0xd96a76, 0x7cbbe0, 0xa985d0, 0x5aa3c7, 0xe6be48, 0xa878c8, 0x74b157, 0xe38f50, 0xe6dcc8,
};
constexpr core::IndexedArray<QRgb, kindCount> darkFaces{
    0xb4594a, 0x3f74ab, 0xb5862a, 0x668b33, 0x9a5688, 0x33877d, 0xb36c33, 0x5f64ad, 0x8a7b24,
    0xae4350, 0x3f88b3, 0x7c58a6, 0x33799d, 0xae8a24, 0x7a4d9c, 0x4a8632, 0xb0632a, 0x8d8474,
};

void addLine(QPainterPath &path, double x1, double y1, double x2, double y2)
{
    path.moveTo(x1, y1);
    path.lineTo(x2, y2);
}

PiecePattern lines(std::initializer_list<QLineF> all)
{
    PiecePattern pattern;
    for (const QLineF &line : all)
        addLine(pattern.lines, line.x1(), line.y1(), line.x2(), line.y2());
    return pattern;
}

PiecePattern risingLines()
{
    return lines({{0, 0.5, 0.5, 0}, {0, 1, 1, 0}, {0.5, 1, 1, 0.5}});
}

PiecePattern fallingLines()
{
    return lines({{0.5, 0, 1, 0.5}, {0, 0, 1, 1}, {0, 0.5, 0.5, 1}});
}

PiecePattern verticalLines(double distance)
{
    PiecePattern pattern;
    for (double x = distance / 2; x < 1; x += distance)
        addLine(pattern.lines, x, 0, x, 1);
    return pattern;
}

PiecePattern horizontalLines(double distance)
{
    PiecePattern pattern;
    for (double y = distance / 2; y < 1; y += distance)
        addLine(pattern.lines, 0, y, 1, y);
    return pattern;
}

PiecePattern dots(int across, double radius)
{
    PiecePattern pattern;
    for (int i = 0; i < across * across; ++i) {
        const QPointF centre((i % across + 0.5) / across, (i / across + 0.5) / across);
        pattern.areas.addEllipse(centre, radius, radius);
    }
    return pattern;
}

PiecePattern rings()
{
    PiecePattern pattern;
    for (const QPointF &centre :
         {QPointF(0.25, 0.25), QPointF(0.75, 0.25), QPointF(0.25, 0.75), QPointF(0.75, 0.75)})
        pattern.lines.addEllipse(centre, 0.13, 0.13);
    return pattern;
}

PiecePattern crosses()
{
    PiecePattern pattern;
    for (const double x : {0.25, 0.75}) {
        for (const double y : {0.25, 0.75}) {
            addLine(pattern.lines, x - 0.1, y, x + 0.1, y);
            addLine(pattern.lines, x, y - 0.1, x, y + 0.1);
        }
    }
    return pattern;
}

PiecePattern squares()
{
    PiecePattern pattern;
    for (const QPointF &corner :
         {QPointF(0, 0), QPointF(0.5, 0), QPointF(0.25, 0.25), QPointF(0.75, 0.25), QPointF(0, 0.5),
          QPointF(0.5, 0.5), QPointF(0.25, 0.75), QPointF(0.75, 0.75)})
        pattern.areas.addRect(QRectF(corner, QSizeF(0.25, 0.25)));
    return pattern;
}

PiecePattern bricks()
{
    PiecePattern pattern = horizontalLines(0.5);
    for (const QPointF &foot : {QPointF(0.25, 0.25), QPointF(0.75, 0.75)})
        addLine(pattern.lines, foot.x(), foot.y(), foot.x(), foot.y() + 0.5);
    addLine(pattern.lines, 0.75, -0.25, 0.75, 0.25);
    return pattern;
}

PiecePattern zigzag()
{
    PiecePattern pattern;
    for (const double y : {0.35, 0.85}) {
        pattern.lines.moveTo(0, y);
        for (const QPointF &point :
             {QPointF(0.25, y - 0.2), QPointF(0.5, y), QPointF(0.75, y - 0.2), QPointF(1, y)})
            pattern.lines.lineTo(point);
    }
    return pattern;
}

PiecePattern waves()
{
    PiecePattern pattern;
    for (const double y : {0.25, 0.75}) {
        pattern.lines.moveTo(0, y);
        pattern.lines.cubicTo(0.17, y - 0.22, 0.33, y - 0.22, 0.5, y);
        pattern.lines.cubicTo(0.67, y + 0.22, 0.83, y + 0.22, 1, y);
    }
    return pattern;
}

PiecePattern triangles()
{
    PiecePattern pattern;
    for (const QPointF &foot :
         {QPointF(0.25, 0.42), QPointF(0.75, 0.42), QPointF(0.25, 0.92), QPointF(0.75, 0.92)}) {
        pattern.areas.addPolygon(
            QPolygonF{{foot + QPointF(-0.13, 0), foot + QPointF(0, -0.24), foot + QPointF(0.13, 0)}});
        pattern.areas.closeSubpath();
    }
    return pattern;
}

PiecePattern crossedLines()
{
    PiecePattern pattern = risingLines();
    pattern.lines.addPath(fallingLines().lines);
    return pattern;
}

core::IndexedArray<PiecePattern, kindCount> patterns()
{
    return {
        risingLines(),
        verticalLines(0.25),
        dots(2, 0.09),
        zigzag(),
        crosses(),
        horizontalLines(0.25),
        waves(),
        fallingLines(),
        squares(),
        crossedLines(),
        triangles(),
        bricks(),
        verticalLines(0.5),
        rings(),
        horizontalLines(0.5),
        fallingLines(),
        dots(3, 0.06),
        PiecePattern(),
    };
}

} // namespace

int lookOfKind(const tilings::PieceSet &pieces, int kind)
{
    if (kind < kindCount)
        return kind;
    const std::string name = pieces.name(kind);
    const bool isSmall = name[0] >= 'a';
    const int letter = name[0] - (isSmall ? 'a' : 'A') + (isSmall ? 26 : 0);
    const int number = int(core::wholeNumber(std::string_view(name).substr(1)).value_or(0));
    return letter + 52 * number;
}

PieceColours PieceColours::of(int look, const board::Style &style)
{
    look %= kindCount;
    if (style.look == board::Style::Contrast)
        return {style.piece, style.pieceEdge, style.onPiece, board::withAlpha(style.pieceEdge, 0.45)};
    if (style.look == board::Style::Paper) {
        const QColor pale = board::mixed(QColor::fromRgb(lightFaces[look]), style.piece, 0.55);
        return {pale, style.pieceEdge, style.onPiece, board::withAlpha(style.onPiece, 0.15)};
    }
    const bool dark = style.look == board::Style::Dark;
    const QColor face = QColor::fromRgb(dark ? darkFaces[look] : lightFaces[look]);
    // The letter is light or dark, whichever has the higher contrast.
    const double light = board::luminance(face) + 0.05;
    const QColor letter = 1.05 / light > light / 0.06 ? QColor(0xff, 0xfb, 0xf2) : QColor(0x1f, 0x19, 0x14);
    return {face, dark ? face.lighter(135) : face.darker(150), letter,
            board::withAlpha(letter, dark ? 0.17 : 0.15)};
}

const PiecePattern &PiecePattern::of(int look)
{
    static const core::IndexedArray<PiecePattern, kindCount> all = patterns();
    return all[look % kindCount];
}

} // namespace ui
