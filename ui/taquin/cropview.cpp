// SPDX-License-Identifier: MIT
#include "taquin/cropview.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double margin = 10;
constexpr double handleSize = 14;   // the side of a corner's square
constexpr double handleReach = 16;  // the distance from a corner at which it can be grabbed
constexpr double keyStep = 0.01;    // as a fraction of the picture's longer side
constexpr double resizeStep = 1.05; // the factor of a key or a notch of the wheel

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

Qt::CursorShape cursorOf(Qt::Corner corner)
{
    switch (corner) {
    case Qt::TopLeftCorner:
    case Qt::BottomRightCorner:
        return Qt::SizeFDiagCursor;
    default:
        return Qt::SizeBDiagCursor;
    }
}

} // namespace

CropFrame::CropFrame(const QSize &picture, const QSize &cut)
    : m_picture(picture), m_cut(cut), m_middle(picture.width() / 2.0, picture.height() / 2.0),
      m_cell(largestCell())
{
}

void CropFrame::setCut(const QSize &cut)
{
    const double side = m_cell * std::sqrt(double(m_cut.width()) * m_cut.height());
    const bool whole = size() > 0.999;
    m_cut = cut;
    m_cell = whole ? largestCell() : side / std::sqrt(double(m_cut.width()) * m_cut.height());
    constrain();
}

void CropFrame::setSize(double fraction)
{
    m_cell = fraction * largestCell();
    constrain();
}

void CropFrame::moveTo(const QPointF &middle)
{
    m_middle = middle;
    constrain();
}

void CropFrame::dragCorner(Qt::Corner corner, const QPointF &to)
{
    const bool right = corner == Qt::TopRightCorner || corner == Qt::BottomRightCorner;
    const bool bottom = corner == Qt::BottomLeftCorner || corner == Qt::BottomRightCorner;
    const QRectF before = frame();
    const QPointF fixed(right ? before.left() : before.right(), bottom ? before.top() : before.bottom());
    const QPointF wantedSize((right ? 1 : -1) * (to.x() - fixed.x()),
                             (bottom ? 1 : -1) * (to.y() - fixed.y()));
    const QPointF room(right ? m_picture.width() - fixed.x() : fixed.x(),
                       bottom ? m_picture.height() - fixed.y() : fixed.y());
    const double wanted = std::max(wantedSize.x() / m_cut.width(), wantedSize.y() / m_cut.height());
    const double most = std::min(room.x() / m_cut.width(), room.y() / m_cut.height());
    m_cell = std::min(std::max(wanted, smallestCell()), most);
    m_middle = fixed + QPointF((right ? 0.5 : -0.5) * m_cell * m_cut.width(),
                               (bottom ? 0.5 : -0.5) * m_cell * m_cut.height());
    constrain();
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

double CropFrame::largestCell() const
{
    return std::min(double(m_picture.width()) / m_cut.width(), double(m_picture.height()) / m_cut.height());
}

/// Returns the smallest side of a cell: four pixels, or as many as a small picture allows.
double CropFrame::smallestCell() const
{
    return std::min(4.0, largestCell());
}

void CropFrame::constrain()
{
    m_cell = std::clamp(m_cell, smallestCell(), largestCell());
    const QSizeF half(m_cell * m_cut.width() / 2, m_cell * m_cut.height() / 2);
    // Clamping needs ordered bounds: the largest frame cannot move at all, and rounding errors must not make the upper
    // bound less than the lower one.
    m_middle.setX(
        std::clamp(m_middle.x(), half.width(), std::max(half.width(), m_picture.width() - half.width())));
    m_middle.setY(
        std::clamp(m_middle.y(), half.height(), std::max(half.height(), m_picture.height() - half.height())));
}

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

void CropView::setFrameSize(double fraction)
{
    m_frame.setSize(fraction);
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

/// Draws the lines of the cut: a light line next to a dark one is visible on any picture.
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
        painter.drawRoundedRect(
            QRectF(at.x() - handleSize / 2, at.y() - handleSize / 2, handleSize, handleSize), 3, 3);
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
    apply([&](CropFrame &frame) { frame.setSize(frame.size() * std::pow(resizeStep, notches)); });
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
    const double step = fine ? 1 : keyStep * std::max(m_picture.width(), m_picture.height());
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
    case Qt::Key_Equal: // the key of + without Shift on many keyboards
        return resize(resizeStep);
    case Qt::Key_Minus:
        return resize(1 / resizeStep);
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

QRectF CropView::frameRect() const
{
    const QRectF frame = m_frame.frame();
    return {pictureRect().topLeft() + frame.topLeft() * scale(), frame.size() * scale()};
}

std::optional<Qt::Corner> CropView::cornerAt(const QPointF &point) const
{
    for (const Qt::Corner corner : corners) {
        const QPointF away = pointOf(frameRect(), corner) - point;
        if (std::max(std::abs(away.x()), std::abs(away.y())) <= handleReach)
            return corner;
    }
    return std::nullopt;
}

void CropView::showCursor(const QPointF &point)
{
    const std::optional<Qt::Corner> corner = m_corner ? m_corner : cornerAt(point);
    if (corner)
        setCursor(cursorOf(*corner));
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
