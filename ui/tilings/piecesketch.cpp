// SPDX-License-Identifier: MIT
#include "tilings/piecesketch.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr int cellSide = 20;

} // namespace

PieceSketch::PieceSketch(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    retranslate();
}

QSize PieceSketch::sizeHint() const
{
    return {side * cellSide + 1, side * cellSide + 1};
}

bool PieceSketch::isPiece() const
{
    return !isEmpty() && size() <= tilings::Polyomino::maxSize && tilings::firstApart(shape()) < 0;
}

tilings::Shape PieceSketch::shape() const
{
    tilings::Shape shape;
    for (const auto &[row, column] : m_cells)
        shape.push_back({std::int8_t(row), std::int8_t(column)});
    return tilings::normalized(shape);
}

void PieceSketch::clear()
{
    m_cells.clear();
    describe();
    update();
    Q_EMIT changed();
}

void PieceSketch::mirror()
{
    std::set<Cell> mirrored;
    for (const auto &[row, column] : m_cells)
        mirrored.emplace(row, side - 1 - column);
    m_cells = std::move(mirrored);
    describe();
    update();
    Q_EMIT changed();
}

void PieceSketch::setStyle(const board::Style &style)
{
    m_style = style;
    update();
}

void PieceSketch::retranslate()
{
    setAccessibleName(tr("Grid for drawing a piece"));
    setToolTip(tr("Click the cells of a piece of your own, or drag across them"));
    describe();
}

QRect PieceSketch::rectOf(const Cell &cell) const
{
    return {cell.second * cellSide, cell.first * cellSide, cellSide, cellSide};
}

std::optional<PieceSketch::Cell> PieceSketch::cellAt(const QPoint &at) const
{
    const QRect grid(0, 0, side * cellSide, side * cellSide);
    return grid.contains(at) ? std::optional(Cell(at.y() / cellSide, at.x() / cellSide)) : std::nullopt;
}

void PieceSketch::set(const Cell &cell, bool isCell)
{
    const bool isChanged = isCell ? m_cells.insert(cell).second : m_cells.erase(cell) > 0;
    if (!isChanged)
        return;
    update();
    Q_EMIT changed();
}

void PieceSketch::moveTo(const Cell &cell)
{
    m_cursor = {std::clamp(cell.first, 0, side - 1), std::clamp(cell.second, 0, side - 1)};
    describe();
    update();
}

void PieceSketch::describe()
{
    const QString state =
        m_cells.contains(m_cursor) ? tr("Row %1, column %2: in the piece") : tr("Row %1, column %2: free");
    setAccessibleDescription(state.arg(m_cursor.first + 1).arg(m_cursor.second + 1));
}

void PieceSketch::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            const Cell cell(row, column);
            const bool isCell = m_cells.contains(cell);
            painter.setPen(isCell ? m_style.pieceEdge : m_style.line);
            painter.setBrush(isCell ? m_style.accent : m_style.surface);
            painter.drawRect(rectOf(cell));
        }
    }
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_cells.contains(m_cursor) ? m_style.onAccent : m_style.accent, 2));
    painter.drawRect(rectOf(m_cursor).adjusted(3, 3, -2, -2));
}

void PieceSketch::mousePressEvent(QMouseEvent *event)
{
    const auto cell = cellAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !cell)
        return;
    m_stroke = !m_cells.contains(*cell);
    set(*cell, *m_stroke);
    moveTo(*cell);
}

void PieceSketch::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_stroke)
        return;
    // A fast stroke has few events, so the cells between two of them are walked through.
    const QPointF from = rectOf(m_cursor).center();
    const QPointF way = event->position() - from;
    const int points = std::max(1, int(std::max(std::abs(way.x()), std::abs(way.y())) * 2 / cellSide));
    for (int point = 1; point <= points; ++point) {
        const auto cell = cellAt((from + way * point / points).toPoint());
        if (!cell)
            continue;
        set(*cell, *m_stroke);
        moveTo(*cell);
    }
}

void PieceSketch::mouseReleaseEvent(QMouseEvent *)
{
    m_stroke.reset();
}

void PieceSketch::keyPressEvent(QKeyEvent *event)
{
    const auto [row, column] = m_cursor;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveTo({row, column - 1});
    case Qt::Key_Right:
        return moveTo({row, column + 1});
    case Qt::Key_Up:
        return moveTo({row - 1, column});
    case Qt::Key_Down:
        return moveTo({row + 1, column});
    case Qt::Key_Space:
        set(m_cursor, !m_cells.contains(m_cursor));
        return describe();
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace ui
