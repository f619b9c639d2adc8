// SPDX-License-Identifier: MIT
#include "taquin/cropframe.h"

#include <algorithm>
#include <cmath>

namespace ui {

CropFrame::CropFrame(const QSize &picture, const QSize &cut)
    : m_picture(picture), m_cut(cut), m_middle(picture.width() / 2.0, picture.height() / 2.0),
      m_cell(largest())
{
}

void CropFrame::setCut(const QSize &cut)
{
    const double side = m_cell * std::sqrt(double(m_cut.width()) * m_cut.height());
    const bool whole = size() > 0.999;
    m_cut = cut;
    m_cell = whole ? largest() : side / std::sqrt(double(m_cut.width()) * m_cut.height());
    settle();
}

void CropFrame::setSize(double part)
{
    m_cell = part * largest();
    settle();
}

void CropFrame::moveBy(const QPointF &way)
{
    moveTo(m_middle + way);
}

void CropFrame::moveTo(const QPointF &middle)
{
    m_middle = middle;
    settle();
}

void CropFrame::dragCorner(Qt::Corner corner, const QPointF &to)
{
    const bool right = corner == Qt::TopRightCorner || corner == Qt::BottomRightCorner;
    const bool bottom = corner == Qt::BottomLeftCorner || corner == Qt::BottomRightCorner;
    const QRectF before = frame();
    const QPointF rest(right ? before.left() : before.right(), bottom ? before.top() : before.bottom());
    const QPointF way((right ? 1 : -1) * (to.x() - rest.x()), (bottom ? 1 : -1) * (to.y() - rest.y()));
    const QPointF room(right ? m_picture.width() - rest.x() : rest.x(),
                       bottom ? m_picture.height() - rest.y() : rest.y());
    const double wanted = std::max(way.x() / m_cut.width(), way.y() / m_cut.height());
    const double most = std::min(room.x() / m_cut.width(), room.y() / m_cut.height());
    m_cell = std::min(std::max(wanted, smallest()), most);
    m_middle = rest + QPointF((right ? 0.5 : -0.5) * m_cell * m_cut.width(),
                              (bottom ? 0.5 : -0.5) * m_cell * m_cut.height());
    settle();
}

QRectF CropFrame::frame() const
{
    const QSizeF size(m_cell * m_cut.width(), m_cell * m_cut.height());
    return {m_middle - QPointF(size.width(), size.height()) / 2, size};
}

QRect CropFrame::rect() const
{
    const QRectF exact = frame();
    const QSize size(std::max(1, qRound(exact.width())), std::max(1, qRound(exact.height())));
    const QPoint corner(std::clamp(qRound(exact.left()), 0, m_picture.width() - size.width()),
                        std::clamp(qRound(exact.top()), 0, m_picture.height() - size.height()));
    return {corner, size};
}

double CropFrame::largest() const
{
    return std::min(double(m_picture.width()) / m_cut.width(), double(m_picture.height()) / m_cut.height());
}

/// Four pixels a cell, or what a small picture has.
double CropFrame::smallest() const
{
    return std::min(4.0, largest());
}

void CropFrame::settle()
{
    m_cell = std::clamp(m_cell, smallest(), largest());
    const QSizeF half(m_cell * m_cut.width() / 2, m_cell * m_cut.height() / 2);
    // The largest frame has no room to move at all, not even that of a rounding error.
    m_middle.setX(
        std::clamp(m_middle.x(), half.width(), std::max(half.width(), m_picture.width() - half.width())));
    m_middle.setY(
        std::clamp(m_middle.y(), half.height(), std::max(half.height(), m_picture.height() - half.height())));
}

} // namespace ui
