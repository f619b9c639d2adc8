// SPDX-License-Identifier: MIT
#include "window/solutions/heatmap.h"

#include "board/lettering.h"
#include "board/plaintext.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace window {

namespace {

constexpr double largestCellSide = 34;
constexpr double largestHeight = 220;
constexpr QFont::Weight weight = QFont::DemiBold;
constexpr double smallestText = 8; // pixels; where a number would be smaller, a square is drawn instead

} // namespace

Heatmap::Heatmap(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Heatmap::setStyle(const board::Style &style)
{
    m_style = style;
    update();
}

void Heatmap::setBoard(const core::Grid &grid, const std::vector<bool> &closed)
{
    m_grid = grid;
    m_closed = closed;
    m_counts.assign(closed.size(), 0);
    m_selected = none;
    m_framed.clear();
    m_cursor = 0;
    updateGeometry();
    update();
}

void Heatmap::setCounts(const std::vector<int> &counts)
{
    m_counts = counts;
    update();
}

void Heatmap::select(int cell)
{
    m_selected = cell;
    update();
}

void Heatmap::frame(const std::vector<int> &cells)
{
    m_framed = cells;
    update();
}

double Heatmap::cellSide() const
{
    // In a low window the widget may be lower than its size hint.
    return m_grid.size() > 0 ? std::min(cellSideFor(width()), (height() - 2.0) / m_grid.rows)
                             : largestCellSide;
}

double Heatmap::cellSideFor(int width) const
{
    return m_grid.size() > 0
               ? std::min({largestCellSide, double(width) / m_grid.columns, largestHeight / m_grid.rows})
               : largestCellSide;
}

int Heatmap::heightForWidth(int width) const
{
    return int(std::ceil(m_grid.rows * cellSideFor(width))) + 2;
}

QRectF Heatmap::cellRect(int cell) const
{
    const double left = (width() - cellSide() * m_grid.columns) / 2;
    return {left + m_grid.column(cell) * cellSide(), 1 + m_grid.row(cell) * cellSide(), cellSide(),
            cellSide()};
}

int Heatmap::cellAt(QPointF point) const
{
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        if (cellRect(cell).contains(point))
            return m_closed[std::size_t(cell)] ? none : cell;
    }
    return none;
}

double Heatmap::textHeight(double side) const
{
    const int most = m_counts.empty() ? 0 : *std::ranges::max_element(m_counts);
    return std::min(side * 0.5, (side - 4) / board::textWidth(QLocale().toString(most), 1, weight));
}

// Depends on the width alone: words that change with the height would change the height.
bool Heatmap::showsNumbers() const
{
    return textHeight(cellSideFor(width())) >= smallestText;
}

void Heatmap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int most = std::max(1, m_counts.empty() ? 1 : *std::ranges::max_element(m_counts));
    const double numbers = showsNumbers() ? textHeight(cellSide()) : 0;
    for (int cell = 0; cell < m_grid.size(); ++cell)
        paintCell(painter, cell, double(m_counts[std::size_t(cell)]) / most, numbers);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.accent, 3));
    std::vector<int> framed = m_framed;
    if (m_selected != none)
        framed.push_back(m_selected);
    for (const int cell : framed)
        painter.drawRoundedRect(cellRect(cell).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
    if (hasFocus() && m_cursor < m_grid.size()) {
        painter.setPen(QPen(m_style.text, 1, Qt::DashLine));
        painter.drawRect(cellRect(m_cursor).adjusted(3.5, 3.5, -3.5, -3.5));
    }
}

/// Paints a cell with a heat from 0 to 1. Without numbers, whose text height is then 0, the size of a square shows the
/// heat.
void Heatmap::paintCell(QPainter &painter, int cell, double heat, double textHeight) const
{
    const QRectF square = cellRect(cell).adjusted(0.75, 0.75, -0.75, -0.75);
    const bool closed = m_closed[std::size_t(cell)];
    const bool hasNumber = textHeight > 0;
    painter.setPen(QPen(m_style.line, 1));
    painter.setBrush(closed ? QBrush(m_style.line, Qt::BDiagPattern) : QBrush(m_style.surface));
    if (heat > 0 && hasNumber)
        painter.setBrush(board::withAlpha(m_style.accent, 0.1 + 0.45 * heat));
    painter.drawRoundedRect(square, 2, 2);
    if (!closed && hasNumber) {
        board::write(painter, square.adjusted(2, 2, -2, -2), QLocale().toString(m_counts[std::size_t(cell)]),
                     textHeight, m_style.text, weight);
    } else if (heat > 0) {
        const double half = (square.width() / 2 - 1) * std::sqrt(0.08 + 0.92 * heat);
        const QPointF middle = square.center();
        painter.fillRect(QRectF(middle - QPointF(half, half), middle + QPointF(half, half)), m_style.accent);
    }
}

void Heatmap::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        Q_EMIT resized();
}

bool Heatmap::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int cell = cellAt(help->pos());
        if (cell == none)
            return true;
        const bool lists = cell != m_selected && m_counts[std::size_t(cell)] > 0;
        QToolTip::showText(
            help->globalPos(),
            board::plainToolTip(describe(cell) + (lists ? u'\n' + tr("Click to list them.") : QString())),
            this);
        return true;
    }
    return QWidget::event(event);
}

QString Heatmap::nameOfCell(int cell) const
{
    return m_names ? m_names(cell)
                   : tr("row %1, column %2").arg(m_grid.row(cell) + 1).arg(m_grid.column(cell) + 1);
}

QString Heatmap::describe(int cell) const
{
    return tr("%1: in %n solution(s)", nullptr, m_counts[std::size_t(cell)]).arg(nameOfCell(cell));
}

void Heatmap::mousePressEvent(QMouseEvent *event)
{
    const int cell = cellAt(event->position());
    if (cell == none)
        return;
    m_cursor = cell;
    toggleSelection(cell);
}

void Heatmap::toggleSelection(int cell)
{
    select(cell == m_selected ? none : cell);
    describeCursor();
    Q_EMIT cellSelected(m_selected);
}

void Heatmap::keyPressEvent(QKeyEvent *event)
{
    const auto moveCursor = [this](int dx, int dy) {
        const int column = m_grid.column(m_cursor) + dx;
        const int row = m_grid.row(m_cursor) + dy;
        if (m_grid.has(column, row))
            m_cursor = m_grid.cell(column, row);
        describeCursor();
        update();
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor(-1, 0);
    case Qt::Key_Right:
        return moveCursor(1, 0);
    case Qt::Key_Up:
        return moveCursor(0, -1);
    case Qt::Key_Down:
        return moveCursor(0, 1);
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor < m_grid.size() && !m_closed[std::size_t(m_cursor)])
            toggleSelection(m_cursor);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Heatmap::focusInEvent(QFocusEvent *event)
{
    describeCursor();
    QWidget::focusInEvent(event);
}

/// Sets the widget's description, which screen readers read, to that of the cell at the cursor.
void Heatmap::describeCursor()
{
    if (m_cursor < m_grid.size())
        setAccessibleDescription(describe(m_cursor));
}

} // namespace window
