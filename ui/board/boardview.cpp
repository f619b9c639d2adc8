// SPDX-License-Identifier: MIT
#include "board/boardview.h"

#include "board/accessibilityevents.h"
#include "board/accessibleboard.h"
#include "board/announcement.h"

#include <QGestureEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QTimer>
#include <QWheelEvent>

#include <cmath>

namespace board {

namespace {

constexpr double zoomStep = 1.25;
constexpr double largestUnit = 480; // logical pixels
constexpr int notch = 120;          // one notch of a wheel, in eighths of a degree
constexpr double margin = 0.04;     // the margin around a fitted board, as a fraction of the view's size

QPoint directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

bool isOneOf(int key, std::initializer_list<int> keys)
{
    return std::ranges::find(keys, key) != keys.end();
}

} // namespace

BoardView::BoardView(QWidget *parent) : QGraphicsView(parent)
{
    installAccessibleBoards(); // installed before anything queries this view's interface
    quietenAccessibility();
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setRenderHint(QPainter::Antialiasing);
    setOptimizationFlag(DontSavePainterState);
    setViewportUpdateMode(SmartViewportUpdate);
    setCacheMode(CacheBackground);
    setResizeAnchor(AnchorViewCenter);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumSize(160, 160);
    setAcceptDrops(false); // the window takes drops
    new Announcement(this);
    viewport()->grabGesture(Qt::PinchGesture);
    viewport()->setMouseTracking(true);
}

BoardView::~BoardView() = default;

void BoardView::setBoard(BoardScene *scene)
{
    const bool sameShape = m_board && scene && m_board->sceneRect() == scene->sceneRect();
    const QPoint scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    if (sameShape)
        scene->setCursor(m_board->cursor());
    if (m_board)
        disconnect(m_board, nullptr, this, nullptr);
    m_board = scene;
    setScene(scene);
    resetCachedContent();
    if (!scene)
        return;
    connect(scene, &BoardScene::cellsChanged, this,
            [this](const QList<int> &cells) { notifyCellsChanged(*this, cells); });
    connect(scene, &BoardScene::cursorMoved, this, [this](int cell) {
        ensureVisible(m_board->cellRect(cell), 8, 8);
        notifyFocus(*this, cell);
    });
    scene->showCursor(m_playedByKeys && hasFocus());
    if (sameShape) {
        horizontalScrollBar()->setValue(scrolled.x());
        verticalScrollBar()->setValue(scrolled.y());
    } else {
        fit();
    }
    notifyNewBoard(*this);
}

double BoardView::fittedUnit() const
{
    if (!m_board)
        return 1;
    const QSizeF room = QSizeF(size()) * devicePixelRatioF() * (1 - 2 * margin);
    const QRectF whole = m_board->sceneRect();
    return std::max(1.0, std::floor(std::min(room.width() / whole.width(), room.height() / whole.height())));
}

void BoardView::setUnit(double pixels)
{
    const double fitted = fittedUnit();
    m_unit = std::clamp(std::round(pixels), fitted, std::max(fitted, largestUnit * devicePixelRatioF()));
    m_fitted = m_unit == fitted;
    const Qt::ScrollBarPolicy bars = m_fitted ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded;
    setHorizontalScrollBarPolicy(bars);
    setVerticalScrollBarPolicy(bars);
    const double scale = m_unit / devicePixelRatioF();
    setTransform(QTransform::fromScale(scale, scale));
}

void BoardView::zoomBy(double factor, ViewportAnchor anchor)
{
    if (!m_board)
        return;
    const double wanted = m_unit * factor;
    setTransformationAnchor(anchor);
    setUnit(factor > 1 ? std::max(wanted, m_unit + 1) : std::min(wanted, m_unit - 1));
    setTransformationAnchor(AnchorViewCenter);
}

void BoardView::zoomIn()
{
    zoomBy(zoomStep, AnchorViewCenter);
}

void BoardView::zoomOut()
{
    zoomBy(1 / zoomStep, AnchorViewCenter);
}

void BoardView::fit()
{
    if (m_board)
        setUnit(0);
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    if (m_board)
        setUnit(m_fitted ? 0 : m_unit);
}

bool BoardView::takesKey(const QKeyEvent &event) const
{
    if (!m_board || event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (m_picking && isOneOf(event.key(), {Qt::Key_Return, Qt::Key_Enter}))
        return true;
    if (event.key() == Qt::Key_Escape)
        return m_board->isHolding();
    if (m_mode == Mode::Play && m_board->usesKey(event.key()))
        return true;
    if (!directionOf(event.key()).isNull() || event.key() == Qt::Key_Space)
        return true;
    return isOneOf(event.key(), m_mode == Mode::Play
                                    ? std::initializer_list<int>{Qt::Key_Return, Qt::Key_Enter}
                                    : std::initializer_list<int>{Qt::Key_Home, Qt::Key_End});
}

bool BoardView::event(QEvent *event)
{
    // The keys that the board uses take precedence over the window's shortcuts.
    if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QGraphicsView::event(event);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    if (!takesKey(*event)) {
        event->ignore();
        return;
    }
    Q_EMIT gestureBegan();
    if (event->key() == Qt::Key_Escape)
        m_board->release();
    else if (m_picking && !isOneOf(event->key(), {Qt::Key_Home, Qt::Key_End}))
        pickByKey(*event);
    else if (m_mode == Mode::Watch && !(event->modifiers() & Qt::ShiftModifier))
        watchKey(*event);
    else
        playKey(*event);
}

void BoardView::playKey(const QKeyEvent &event)
{
    if (m_board->usesKey(event.key()))
        return m_board->useKey(event.key());
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    const QPoint direction = directionOf(event.key());
    if (!direction.isNull() && !shift && m_board->slide(direction.x(), direction.y()))
        return;
    m_playedByKeys = true;
    m_board->showCursor(true);
    if (!direction.isNull())
        m_board->moveCursor(direction.x(), direction.y());
    else
        m_board->activate(m_board->cursor());
}

void BoardView::setPicking(bool picking)
{
    m_picking = picking;
    if (picking)
        viewport()->setCursor(Qt::CrossCursor);
    else
        viewport()->unsetCursor();
    if (m_board)
        m_board->showCursor(picking && hasFocus());
}

void BoardView::pick(int cell)
{
    if (cell >= 0 && !m_board->isOffBoard(cell))
        Q_EMIT picked(cell);
}

void BoardView::pickByKey(const QKeyEvent &event)
{
    m_playedByKeys = true;
    m_board->showCursor(true);
    const QPoint direction = directionOf(event.key());
    if (direction.isNull())
        pick(m_board->cursor());
    else
        m_board->moveCursor(direction.x(), direction.y());
}

void BoardView::watchKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Left:
        Q_EMIT stepRequested(-1);
        break;
    case Qt::Key_Right:
        Q_EMIT stepRequested(1);
        break;
    case Qt::Key_Home:
        Q_EMIT firstRequested();
        break;
    case Qt::Key_End:
        Q_EMIT lastRequested();
        break;
    case Qt::Key_Space:
        Q_EMIT playRequested();
        break;
    default:
        break;
    }
}

/// Returns the whole notches by which the wheel was turned, positive away from the user. On some systems Shift turns
/// a vertical wheel into a horizontal one.
int BoardView::wheelNotches(const QWheelEvent &event)
{
    const QPoint delta = event.angleDelta();
    m_wheelRemainder += delta.y() != 0 ? delta.y() : delta.x();
    const int notches = m_wheelRemainder / notch;
    m_wheelRemainder -= notches * notch;
    return notches;
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    if (!m_board)
        return;
    event->accept();
    if (event->modifiers() & Qt::ControlModifier) {
        zoomBy(std::pow(zoomStep, event->angleDelta().y() / double(notch)), AnchorUnderMouse);
        return;
    }
    if (event->modifiers() & Qt::ShiftModifier || m_mode == Mode::Watch) {
        if (const int notches = wheelNotches(*event))
            Q_EMIT stepRequested(-notches);
        return;
    }
    const int cell = m_board->cellAt(mapToScene(event->position().toPoint()));
    const int notches = wheelNotches(*event);
    if (cell >= 0 && notches != 0 && m_board->turn(cell, -notches))
        return;
    if (!m_fitted)
        QGraphicsView::wheelEvent(event);
}

bool BoardView::pinch(const QPinchGesture &pinch)
{
    if (pinch.state() == Qt::GestureStarted)
        m_pinchedUnit = m_unit;
    m_pinchedUnit *= pinch.scaleFactor();
    setTransformationAnchor(AnchorViewCenter);
    setUnit(m_pinchedUnit);
    return true;
}

bool BoardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick)
        Q_EMIT gestureBegan();
    if (event->type() == QEvent::Leave && m_board)
        m_board->hover(std::nullopt);
    if (event->type() == QEvent::Gesture && m_board) {
        if (const QGesture *gesture = static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture))
            return pinch(*static_cast<const QPinchGesture *>(gesture));
    }
    if (event->type() == QEvent::NativeGesture && m_board) {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomBy(1 + gesture->value(), AnchorUnderMouse);
            return true;
        }
    }
    return QGraphicsView::viewportEvent(event);
}

// A zoomed board is panned by dragging from any point without a cell or a piece.
void BoardView::mousePressEvent(QMouseEvent *event)
{
    if (!m_board)
        return;
    m_playedByKeys = false;
    m_board->showCursor(false);
    const QPointF point = mapToScene(event->pos());
    if (m_picking && event->button() == Qt::LeftButton)
        return pick(m_board->cellAt(point));
    const bool beside = m_board->cellAt(point) < 0 && m_board->pieceAt(point) < 0;
    m_panning =
        !m_fitted && (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && beside));
    m_panFrom = event->pos();
    if (m_panning)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else
        QGraphicsView::mousePressEvent(event);
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_panning)
        return QGraphicsView::mouseMoveEvent(event);
    const QPoint moved = event->pos() - std::exchange(m_panFrom, event->pos());
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - moved.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - moved.y());
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!std::exchange(m_panning, false))
        return QGraphicsView::mouseReleaseEvent(event);
    viewport()->unsetCursor();
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    if (!m_board)
        return;
    const Qt::FocusReason reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
        m_playedByKeys = true;
    m_board->showCursor(m_playedByKeys);
    // The event for the cell follows Qt's own focus event for the whole widget, which would otherwise be the last one
    // that a screen reader receives.
    QTimer::singleShot(0, this, [this] {
        if (m_board)
            notifyFocus(*this, m_board->cursor());
    });
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    if (m_board)
        m_board->showCursor(false);
}

} // namespace board
