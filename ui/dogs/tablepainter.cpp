// SPDX-License-Identifier: MIT
#include "dogs/tablepainter.h"

#include "board/lettering.h"
#include "board/painterstate.h"
#include "dogs/dogpainter.h"
#include "dogs/edgepainter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

namespace {

constexpr double pitch = TableLayout::cardScale + 0.06;
constexpr double gap = 0.22;       // the gap between table and tray
constexpr double margin = 0.09;    // the margin of the tray around its places
constexpr double viewAspect = 1.2; // the ratio of width to height of the board's view in a usual window
constexpr double rounding = 0.06;

QColor cloth(const board::Style &style)
{
    switch (style.look) {
    case board::Style::Light:
        return QColor(0x55, 0x73, 0x64);
    case board::Style::Dark:
        return QColor(0x1e, 0x2c, 0x28);
    case board::Style::Contrast:
    case board::Style::Paper:
        break;
    }
    return style.tray;
}

void paintFrame(QPainter &painter, const QRectF &outer, const board::Style &style)
{
    if (style.isFlat()) {
        painter.setPen(QPen(style.line, 0.03));
        painter.setBrush(style.tray);
        painter.drawRoundedRect(outer.adjusted(0.015, 0.015, -0.015, -0.015), 0.1, 0.1);
        return;
    }
    const QColor wood = style.wood();
    painter.setPen(Qt::NoPen);
    painter.setBrush(board::downwards(outer, wood.lighter(114), wood.darker(110)));
    painter.drawRoundedRect(outer, 0.11, 0.11);
}

void paintCloth(QPainter &painter, const QRectF &cells, const board::Style &style)
{
    const QColor colour = cloth(style);
    const QRectF whole = cells.adjusted(-0.045, -0.045, 0.045, 0.045);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour.darker(128)); // the cloth's edge is in the shade of the frame
    painter.drawRoundedRect(whole, rounding, rounding);
    painter.setBrush(colour);
    painter.drawRoundedRect(whole.adjusted(0, 0.022, 0, 0), rounding, rounding);
}

void paintPlace(QPainter &painter, const QRectF &place, const QColor &line, double width)
{
    QPen pen(line, width);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(place, rounding, rounding);
}

} // namespace

/// Chooses the number of columns with which table and tray fill the view best.
TableLayout::TableLayout(core::Grid grid) : m_grid(grid)
{
    double smallest = 0;
    for (int columns = 1; columns <= grid.size(); ++columns) {
        const int rows = (grid.size() + columns - 1) / columns;
        const double width = grid.columns + 2 * frame + gap + columns * pitch + 2 * margin;
        const double height = std::max(grid.rows + 2 * frame, rows * pitch + 2 * margin);
        const double size = std::max(width / viewAspect, height);
        if (columns == 1 || size < smallest) {
            smallest = size;
            m_columns = columns;
            m_rows = rows;
        }
    }
}

QRectF TableLayout::table() const
{
    return QRectF(0, 0, m_grid.columns, m_grid.rows).adjusted(-frame, -frame, frame, frame);
}

QRectF TableLayout::tray() const
{
    const QSizeF size(m_columns * pitch + 2 * margin, m_rows * pitch + 2 * margin);
    return QRectF(QPointF(table().right() + gap, m_grid.rows / 2.0 - size.height() / 2), size);
}

QRectF TableLayout::trayPlace(int card) const
{
    const int row = card / m_columns;
    const int inRow = row + 1 < m_rows ? m_columns : m_grid.size() - row * m_columns;
    const double x = tray().center().x() + (card % m_columns - (inRow - 1) / 2.0) * pitch;
    const double y = tray().top() + margin + (row + 0.5) * pitch;
    const double half = cardScale / 2;
    return QRectF(x - half, y - half, cardScale, cardScale);
}

void paintTable(QPainter &painter, core::Grid grid, const board::Style &style)
{
    const QRectF cells(0, 0, grid.columns, grid.rows);
    const double frame = TableLayout::frame;
    paintFrame(painter, cells.adjusted(-frame, -frame, frame, frame), style);
    if (!style.isFlat())
        paintCloth(painter, cells, style);
    const QColor line =
        style.isFlat() ? style.line : cloth(style).lighter(style.look == board::Style::Dark ? 220 : 140);
    for (int cell = 0; cell < grid.size(); ++cell) {
        const QRectF place(grid.column(cell), grid.row(cell), 1, 1);
        paintPlace(painter, place.adjusted(0.06, 0.06, -0.06, -0.06), line, 0.012);
    }
}

void paintBorder(QPainter &painter, core::Grid grid, dogs::Half edge, const board::Style &style)
{
    constexpr double near = 0.025; // the gap between the cells and the strip
    constexpr double far = TableLayout::frame - 0.025;
    const QColor colour = plainEdgeColour(dogs::colourOf(edge), style);
    painter.setPen(QPen(colour.darker(150), 0.01));
    painter.setBrush(colour);
    for (int cell = 0; cell < grid.size(); ++cell) {
        const QRectF place(grid.column(cell), grid.row(cell), 1, 1);
        const auto strip = [&](const QRectF &rect) { painter.drawRoundedRect(rect, 0.02, 0.02); };
        constexpr double margin = 0.12;
        if (grid.row(cell) == 0)
            strip(QRectF(QPointF(place.left() + margin, -far), QPointF(place.right() - margin, -near)));
        if (grid.row(cell) == grid.rows - 1)
            strip(QRectF(QPointF(place.left() + margin, grid.rows + near),
                         QPointF(place.right() - margin, grid.rows + far)));
        if (grid.column(cell) == 0)
            strip(QRectF(QPointF(-far, place.top() + margin), QPointF(-near, place.bottom() - margin)));
        if (grid.column(cell) == grid.columns - 1)
            strip(QRectF(QPointF(grid.columns + near, place.top() + margin),
                         QPointF(grid.columns + far, place.bottom() - margin)));
    }
}

void paintTray(QPainter &painter, const TableLayout &layout, int cards, const board::Style &style)
{
    painter.setPen(QPen(style.line, style.isFlat() ? 0.02 : 0.01));
    painter.setBrush(style.isFlat() ? style.tray : board::mixed(style.table, style.line, 0.45));
    painter.drawRoundedRect(layout.tray(), 0.1, 0.1);
    const QColor line = style.isFlat() ? style.line : board::mixed(style.table, style.text, 0.32);
    for (int card = 0; card < cards; ++card) {
        const QRectF place = layout.trayPlace(card);
        paintPlace(painter, place.adjusted(0.03, 0.03, -0.03, -0.03), line, 0.01);
        board::write(painter, place, QString::number(card + 1), 0.16, line);
    }
}

void paintMisfit(QPainter &painter, QPointF at, bool upright, const board::Style &style)
{
    constexpr double radius = 0.11;
    const board::PainterState moved(painter, at);
    painter.rotate(upright ? 0 : 90);
    painter.setPen(QPen(style.piece, 0.022));
    painter.setBrush(style.culprit);
    painter.drawRoundedRect(QRectF(-0.036, -0.46, 0.072, 0.92), 0.036, 0.036);
    painter.drawEllipse(QPointF(), radius, radius);
    QPainterPath crack(QPointF(0.018, -0.066));
    crack.lineTo(-0.023, -0.02);
    crack.lineTo(0.023, 0.014);
    crack.lineTo(-0.018, 0.066);
    painter.strokePath(crack, QPen(style.piece, 0.028, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintFit(QPainter &painter, QPointF at, const board::Style &style)
{
    constexpr double radius = 0.085;
    painter.setPen(QPen(style.piece, 0.022));
    painter.setBrush(style.placed);
    painter.drawEllipse(at, radius, radius);
    QPainterPath tick(at + QPointF(-0.038, 0.002));
    tick.lineTo(at + QPointF(-0.01, 0.032));
    tick.lineTo(at + QPointF(0.042, -0.032));
    painter.strokePath(tick, QPen(style.piece, 0.026, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintChosenHalf(QPainter &painter, const board::Style &style)
{
    QPainterPath part(QPointF(0, 0.03));
    part.lineTo(cardEdge - 0.045, cardEdge - 0.02);
    part.lineTo(-cardEdge + 0.045, cardEdge - 0.02);
    part.closeSubpath();
    QColor tint = style.accent;
    tint.setAlphaF(0.16F);
    painter.setBrush(tint);
    painter.setPen(QPen(style.piece, 0.05, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(part);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.accent, 0.028, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(part);
}

} // namespace ui
