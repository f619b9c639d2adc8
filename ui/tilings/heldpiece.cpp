// SPDX-License-Identifier: MIT
#include "tilings/heldpiece.h"

#include "tilings/piecepainter.h"

#include <algorithm>

namespace ui {

void HeldPiece::turnBy(int quarters)
{
    for (int quarter = ((quarters % 4) + 4) % 4; quarter > 0; --quarter) {
        m_turn = tilings::turned(m_turn, 1);
        m_grip = QPointF(-m_grip.y(), m_grip.x());
    }
}

void HeldPiece::turnOver()
{
    m_turn = tilings::turned(m_turn, 4);
    m_grip.setX(-m_grip.x());
}

void HeldPiece::makePlain()
{
    m_turn = tilings::Polyomino::of(m_kind).canonicalTurn(m_turn);
}

std::optional<core::Place> HeldPiece::place(const core::Grid &grid, QPointF at) const
{
    const QRectF board(0, 0, grid.columns, grid.rows);
    const tilings::Shape &shape = tilings::Polyomino::of(m_kind).shape(m_turn);
    const QSize size = spanOf(shape);
    if (!board.contains(middle(at)) || size.width() > grid.columns || size.height() > grid.rows)
        return std::nullopt;
    const QPointF corner = middle(at) - QPointF(size.width(), size.height()) / 2;
    const int left = std::clamp(qRound(corner.x()), 0, grid.columns - size.width());
    const int top = std::clamp(qRound(corner.y()), 0, grid.rows - size.height());
    const int first = cornersOf(shape).front().x();
    return core::Place{std::int16_t(grid.cell(left + first, top)),
                       std::int8_t(tilings::Polyomino::of(m_kind).canonicalTurn(m_turn))};
}

} // namespace ui
