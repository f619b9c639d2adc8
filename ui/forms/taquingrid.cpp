// SPDX-License-Identifier: MIT
#include "forms/taquingrid.h"

#include <QPainter>

namespace forms {

using namespace Qt::StringLiterals;

TaquinGrid::TaquinGrid(session::Timeline &timeline, QWidget *parent) : QWidget(parent), m_timeline(timeline)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    for (const auto changed : {&session::Timeline::opened, &session::Timeline::jumped})
        connect(&timeline, changed, this, &TaquinGrid::showPosition);
    connect(&timeline, &session::Timeline::moved, this, &TaquinGrid::showPosition);
    showPosition();
}

void TaquinGrid::showPosition()
{
    setAccessibleDescription(text());
    update();
}

QString TaquinGrid::text() const
{
    const core::Grid grid = m_timeline.instance().puzzle->grid();
    QStringList numbers(grid.size(), u"."_s);
    for (std::size_t tile = 0; tile < m_timeline.position().size(); ++tile)
        numbers[m_timeline.position()[tile].cell] = QString::number(tile);
    QStringList rows;
    for (int row = 0; row < grid.rows; ++row)
        rows << numbers.sliced(row * grid.columns, grid.columns).join(u' ');
    return rows.join(u'\n');
}

QSize TaquinGrid::sizeHint() const
{
    const int side = 18 * fontMetrics().height();
    return {side, side};
}

void TaquinGrid::paintEvent(QPaintEvent *)
{
    const core::Grid grid = m_timeline.instance().puzzle->grid();
    QPainter painter(this);
    painter.fillRect(rect(), Qt::white);
    const int side = std::min((width() - 16) / grid.columns, (height() - 16) / grid.rows);
    const QPoint origin((width() - side * grid.columns) / 2, (height() - side * grid.rows) / 2);
    painter.setPen(Qt::black);
    for (int column = 0; column <= grid.columns; ++column)
        painter.drawLine(origin + QPoint(column * side, 0), origin + QPoint(column * side, grid.rows * side));
    for (int row = 0; row <= grid.rows; ++row)
        painter.drawLine(origin + QPoint(0, row * side), origin + QPoint(grid.columns * side, row * side));
    QFont font = painter.font();
    font.setPixelSize(std::max(6, side * 2 / 5));
    painter.setFont(font);
    for (std::size_t tile = 0; tile < m_timeline.position().size(); ++tile) {
        const int cell = m_timeline.position()[tile].cell;
        const QPoint corner = origin + QPoint(grid.column(cell), grid.row(cell)) * side;
        painter.drawText(QRect(corner, QSize(side, side)), Qt::AlignCenter, QString::number(tile));
    }
}

} // namespace forms
