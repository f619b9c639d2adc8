// SPDX-License-Identifier: MIT
#include "taquin/cropview.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
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

namespace {

constexpr double margin = 10;
constexpr double handle = 14;      ///< side of a corner's square
constexpr double reach = 16;       ///< how far from a corner it can be taken hold of
constexpr double smallStep = 0.01; ///< of the picture's longer side
constexpr double resizing = 1.05;

constexpr std::array corners{Qt::TopLeftCorner, Qt::TopRightCorner, Qt::BottomLeftCorner,
                             Qt::BottomRightCorner};

QPointF pointOf(const QRectF &rect, Qt::Corner corner)
{
    switch (corner) {
    case Qt::TopLeftCorner:
        return rect.topLeft();
    case Qt::TopRightCorner:
        return rect.topRight();
    case Qt::BottomLeftCorner:
        return rect.bottomLeft();
    default:
        return rect.bottomRight();
    }
}

} // namespace

CropView::CropView(const QImage &picture, const QSize &cut, QWidget *parent)
    : QWidget(parent), m_picture(picture), m_frame(picture.size(), cut)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CropView::setCut(const QSize &cut)
{
    m_frame.setCut(cut);
    update();
}

void CropView::setFrameSize(double part)
{
    m_frame.setSize(part);
    update();
}

void CropView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF place = pictureRect();
    painter.drawPixmap(place, m_shown, m_shown.rect());
    QPainterPath outside;
    outside.addRect(place);
    outside.addRect(frameRect());
    painter.fillPath(outside, QColor(0, 0, 0, 150));
    drawLines(painter);
    drawFrame(painter);
}

/// A light line beside a dark one shows on any picture.
void CropView::drawLines(QPainter &painter) const
{
    const QRectF frame = frameRect();
    const QSize cut = m_frame.cut();
    for (const auto &[shift, colour] :
         {std::pair(1.0, QColor(0, 0, 0, 110)), std::pair(0.0, QColor(255, 255, 255, 170))}) {
        painter.setPen(QPen(colour, 1));
        for (int column = 1; column < cut.width(); ++column) {
            const double x = frame.left() + frame.width() * column / cut.width() + shift;
            painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
        }
        for (int row = 1; row < cut.height(); ++row) {
            const double y = frame.top() + frame.height() * row / cut.height() + shift;
            painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y));
        }
    }
}

void CropView::drawFrame(QPainter &painter) const
{
    const QRectF frame = frameRect();
    const QColor colour = hasFocus() ? palette().color(QPalette::Highlight) : QColor(Qt::white);
    painter.setBrush(Qt::NoBrush);
    for (const auto &[width, pen] : {std::pair(5.0, QColor(0, 0, 0, 160)), std::pair(2.5, colour)}) {
        painter.setPen(QPen(pen, width));
        painter.drawRect(frame);
    }
    painter.setPen(QPen(QColor(0, 0, 0, 200), 1.5));
    painter.setBrush(Qt::white);
    for (const Qt::Corner corner : corners) {
        const QPointF at = pointOf(frame, corner);
        painter.drawRoundedRect(QRectF(at.x() - handle / 2, at.y() - handle / 2, handle, handle), 3, 3);
    }
}

void CropView::resizeEvent(QResizeEvent *)
{
    const QSize pixels = (pictureRect().size() * devicePixelRatioF()).toSize();
    m_shown = QPixmap::fromImage(
        m_picture.scaled(pixels.expandedTo({1, 1}), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}

void CropView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_corner = cornerAt(event->position());
    if (!m_corner && !frameRect().contains(event->position()))
        apply([&](CropFrame &frame) { frame.moveTo(toPicture(event->position())); });
    if (!m_corner)
        m_grip = toPicture(event->position());
    showCursor(event->position());
}

void CropView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = toPicture(event->position());
    if (m_corner) {
        apply([&](CropFrame &frame) { frame.dragCorner(*m_corner, at); });
    } else if (m_grip) {
        apply([&](CropFrame &frame) { frame.moveBy(at - *m_grip); });
        m_grip = at;
    }
    showCursor(event->position());
}

void CropView::mouseReleaseEvent(QMouseEvent *event)
{
    m_corner.reset();
    m_grip.reset();
    showCursor(event->position());
}

void CropView::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / 120.0;
    apply([&](CropFrame &frame) { frame.setSize(frame.size() * std::pow(resizing, notches)); });
    event->accept();
}

void CropView::keyPressEvent(QKeyEvent *event)
{
    if (!applyKey(*event))
        QWidget::keyPressEvent(event);
}

bool CropView::applyKey(const QKeyEvent &event)
{
    const bool fine = event.modifiers().testFlag(Qt::ShiftModifier);
    const double step = fine ? 1 : smallStep * std::max(m_picture.width(), m_picture.height());
    const auto move = [&](double x, double y) {
        apply([&](CropFrame &frame) { frame.moveBy(QPointF(x, y) * step); });
        return true;
    };
    const auto resize = [&](double factor) {
        apply([&](CropFrame &frame) { frame.setSize(frame.size() * factor); });
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left:
        return move(-1, 0);
    case Qt::Key_Right:
        return move(1, 0);
    case Qt::Key_Up:
        return move(0, -1);
    case Qt::Key_Down:
        return move(0, 1);
    case Qt::Key_Plus:
    case Qt::Key_Equal: // the key of + without Shift
        return resize(resizing);
    case Qt::Key_Minus:
        return resize(1 / resizing);
    default:
        return false;
    }
}

QRectF CropView::pictureRect() const
{
    const QRectF inside = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    QRectF place(QPointF(0, 0), QSizeF(m_picture.size()).scaled(inside.size(), Qt::KeepAspectRatio));
    place.moveCenter(inside.center());
    return place;
}

double CropView::scale() const
{
    return pictureRect().width() / m_picture.width();
}

QPointF CropView::toPicture(const QPointF &point) const
{
    return (point - pictureRect().topLeft()) / scale();
}

QRectF CropView::frameRect() const
{
    const QRectF frame = m_frame.frame();
    return {pictureRect().topLeft() + frame.topLeft() * scale(), frame.size() * scale()};
}

std::optional<Qt::Corner> CropView::cornerAt(const QPointF &point) const
{
    for (const Qt::Corner corner : corners) {
        const QPointF away = pointOf(frameRect(), corner) - point;
        if (std::max(std::abs(away.x()), std::abs(away.y())) <= reach)
            return corner;
    }
    return std::nullopt;
}

void CropView::showCursor(const QPointF &point)
{
    const std::optional<Qt::Corner> corner = m_corner ? m_corner : cornerAt(point);
    if (corner)
        setCursor(corner == Qt::TopLeftCorner || corner == Qt::BottomRightCorner ? Qt::SizeFDiagCursor
                                                                                 : Qt::SizeBDiagCursor);
    else if (m_grip)
        setCursor(Qt::ClosedHandCursor);
    else
        setCursor(frameRect().contains(point) ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void CropView::apply(const std::function<void(CropFrame &)> &change)
{
    change(m_frame);
    update();
    Q_EMIT changed();
}

} // namespace ui
