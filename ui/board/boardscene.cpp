// SPDX-License-Identifier: MIT
#include "board/boardscene.h"

#include "board/markpainter.h"

#include <QApplication>
#include <QGraphicsSceneMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace board {

BoardScene::BoardScene(std::shared_ptr<const core::Puzzle> puzzle, const Style &style, QObject *parent)
    : PieceScene(std::move(puzzle), style, parent)
{
}

BoardScene::~BoardScene() = default;

void BoardScene::mark(const std::vector<core::Mark> &marks)
{
    if (marks == m_marks)
        return;
    const std::vector<core::Mark> before = m_marks;
    const auto redrawChanged = [this](const std::vector<core::Mark> &other) {
        for (std::size_t i = 0; i < m_marks.size(); ++i) {
            // A route's arrow points to the next mark, and changes with it.
            const bool same =
                i < other.size() && m_marks[i] == other[i] && m_marks[i].role != core::Role::Route;
            if (!same || !m_outlines[i].isEmpty())
                scheduleRedraw(rectOfMark(i));
        }
    };
    redrawChanged(marks);
    m_marks = marks;
    m_outlines.clear();
    for (const core::Mark &mark : marks)
        m_outlines.push_back(outlineAt(mark.cell));
    redrawChanged(before);
    flushRedraws();
}

QPainterPath BoardScene::outlineAt(int) const
{
    return {};
}

QString BoardScene::describeMark(int cell) const
{
    const auto mark = std::ranges::find(m_marks, cell, &core::Mark::cell);
    if (mark == m_marks.end())
        return {};
    return mark->label.empty() ? tr("marked") : tr("marked %1").arg(QString::fromStdString(mark->label));
}

QRectF BoardScene::rectOfMark(std::size_t index) const
{
    const QRectF cell = cellRect(m_marks[index].cell);
    return m_outlines[index].isEmpty()
               ? cell
               : cell | m_outlines[index].boundingRect().adjusted(-0.05, -0.05, 0.05, 0.05);
}

/// Returns whether an earlier mark has the same role and the same outline: a piece is outlined once, however many of
/// its cells are marked.
bool BoardScene::isRepeated(std::size_t index) const
{
    for (std::size_t i = 0; i < index; ++i) {
        if (m_marks[i].role == m_marks[index].role && m_outlines[i] == m_outlines[index])
            return true;
    }
    return false;
}

void BoardScene::aboutToShow(const session::Timeline &) {}

void BoardScene::paintLegendMark(QPainter &, const QRectF &, int) const {}

void BoardScene::setCursor(int cell)
{
    if (cell == m_cursor || cell < 0 || cell >= cellCount() || cellRect(cell).isEmpty())
        return;
    redrawCursor();
    m_cursor = cell;
    redrawCursor();
    Q_EMIT cursorMoved(cell);
}

/// Returns the distance of a cell from the cursor for a move of the cursor in this direction. A sideways offset
/// counts more, and cells behind the cursor are unreachable.
double BoardScene::cursorDistance(int cell, QPointF direction) const
{
    const QPointF to = cellRect(cell).center() - cellRect(m_cursor).center();
    const double along = QPointF::dotProduct(to, direction);
    const double aside = std::abs(to.x() * direction.y() - to.y() * direction.x());
    return along < 0.3 || aside > 2 * along ? std::numeric_limits<double>::infinity() : along + 3 * aside;
}

void BoardScene::moveCursor(int dx, int dy)
{
    int nearest = m_cursor;
    double least = std::numeric_limits<double>::infinity();
    for (int cell = 0; cell < cellCount(); ++cell) {
        const double far = takesCursor(cell) ? cursorDistance(cell, QPointF(dx, dy)) : least;
        if (far < least) {
            nearest = cell;
            least = far;
        }
    }
    setCursor(nearest);
}

void BoardScene::showCursor(bool visible)
{
    const bool changes = std::exchange(m_cursorShown, visible) != visible;
    redrawCursor();
    if (changes)
        Q_EMIT guidanceChanged();
}

void BoardScene::redrawCursor()
{
    update(cellRect(m_cursor).adjusted(-0.3, -0.3, 0.3, 0.3));
}

int BoardScene::cellAt(QPointF point) const
{
    const int column = int(std::floor(point.x()));
    const int row = int(std::floor(point.y()));
    if (grid().has(column, row) && !cellRect(grid().cell(column, row)).isEmpty())
        return grid().cell(column, row);
    for (int cell = grid().size(); cell < cellCount(); ++cell) {
        if (cellRect(cell).contains(point))
            return cell;
    }
    return -1;
}

QString BoardScene::nameOfCell(int cell) const
{
    if (isOffBoard(cell))
        return tr("beside the board, place %1").arg(offBoardIndex(cell) + 1);
    return tr("row %1, column %2").arg(grid().row(cell) + 1).arg(grid().column(cell) + 1);
}

QString BoardScene::nameOfMove(std::span<const core::Step>) const
{
    return {};
}

bool BoardScene::slide(int, int)
{
    return false;
}

bool BoardScene::turn(int, int)
{
    return false;
}

bool BoardScene::usesKey(int) const
{
    return false;
}

void BoardScene::useKey(int) {}

void BoardScene::showGoal(bool) {}

void BoardScene::hover(std::optional<QPointF>) {}

void BoardScene::release()
{
    m_drag = Drag::None;
    returnToRest();
}

void BoardScene::aboutToChange()
{
    if (isHolding())
        release();
}

void BoardScene::setEditing(bool editing)
{
    if (editing == m_editing || (editing && !canEdit()))
        return;
    release();
    m_editing = editing;
    update();
    Q_EMIT editingChanged(editing);
}

bool BoardScene::dragFrom(QPointF)
{
    return false;
}

void BoardScene::dragTo(QPointF) {}

void BoardScene::drop(QPointF) {}

void BoardScene::refuseDrag(int) {}

namespace {

/// Calls use(point) for points along the way to here, the last one included, so close that none of the cells between
/// them is left out.
void forEachPointTo(QPointF here, QPointF from, auto &&use)
{
    constexpr double closest = 0.2; // in cells
    const QPointF way = here - from;
    const int points = std::clamp(int(std::ceil(std::hypot(way.x(), way.y()) / closest)), 1, 1000);
    for (int point = 1; point <= points; ++point)
        use(from + way * point / points);
}

} // namespace

void BoardScene::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    finish();
    m_drag = Drag::Pressed;
    m_pressPoint = event->scenePos();
    event->accept();
}

void BoardScene::mouseMoveEvent(QGraphicsSceneMouseEvent *event)
{
    const QPoint moved = event->screenPos() - event->buttonDownScreenPos(Qt::LeftButton);
    if (m_drag == Drag::Pressed && moved.manhattanLength() >= QApplication::startDragDistance() &&
        dragFrom(m_pressPoint)) {
        m_drag = Drag::Carrying;
        if (isEditing())
            forEachPointTo(event->lastScenePos(), m_pressPoint, [this](QPointF at) { dragTo(at); });
    }
    if (m_drag == Drag::Carrying && isEditing()) // a fast stroke has few events
        forEachPointTo(event->scenePos(), event->lastScenePos(), [this](QPointF at) { dragTo(at); });
    else if (m_drag == Drag::Carrying)
        dragTo(event->scenePos());
    else if (m_drag == Drag::None && event->buttons() == Qt::NoButton)
        hover(event->scenePos());
}

void BoardScene::mouseReleaseEvent(QGraphicsSceneMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    switch (std::exchange(m_drag, Drag::None)) {
    case Drag::None:
        break;
    case Drag::Pressed:
        click(event->scenePos());
        break;
    case Drag::Carrying:
        if (isEditing())
            forEachPointTo(event->scenePos(), event->lastScenePos(), [this](QPointF at) { dragTo(at); });
        drop(event->scenePos());
        returnToRest();
        break;
    }
}

void BoardScene::click(QPointF at)
{
    const int cell = cellAt(at);
    const int pressed = cellAt(m_pressPoint);
    if (cell != pressed && pressed >= 0 && !isEditing())
        refuseDrag(pressed);
    if (cell != pressed)
        return;
    setCursor(cell);
    activate(cell);
}

// A double click counts as two clicks.
void BoardScene::mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event)
{
    mousePressEvent(event);
}

void BoardScene::drawForeground(QPainter *painter, const QRectF &exposed)
{
    PieceScene::drawForeground(painter, exposed);
    paintMarks(*painter, exposed);
    if (m_cursorShown)
        paintCursor(*painter);
}

void BoardScene::paintMarks(QPainter &painter, const QRectF &exposed)
{
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const core::Mark &mark = m_marks[i];
        if (!rectOfMark(i).intersects(exposed))
            continue;
        const QRectF cell = cellRect(mark.cell);
        QPointF towards;
        if (mark.role == core::Role::Route && i + 1 < m_marks.size() && m_marks[i + 1].role == mark.role)
            towards = cellRect(m_marks[i + 1].cell).center() - cell.center();
        if (m_outlines[i].isEmpty()) {
            paintSquareMark(painter, mark, towards);
        } else if (!isRepeated(i)) {
            painter.save();
            painter.translate(cell.center());
            paintMark(painter, m_outlines[i].translated(-cell.center()), mark.role, style(), towards);
            painter.restore();
        }
        if (!mark.label.empty())
            paintMarkLabel(painter, cell, mark, style());
    }
}

void BoardScene::paintSquareMark(QPainter &painter, const core::Mark &mark, QPointF towards)
{
    const QRectF cell = cellRect(mark.cell);
    const int angle = towards.isNull() ? -1 : qRound(QLineF({}, towards).angle());
    const double side = std::min(cell.width(), cell.height()); // less than 1 in a tray
    const QTransform scaled = QTransform::fromScale(side, side);
    painter.save();
    const QTransform toDevice = enterDevicePixels(painter);
    m_markPictures.setScale(toDevice.m11());
    const PictureCache::Picture &picture = m_markPictures.picture(
        {2 * int(mark.role) + marksLightly(), angle, side}, scaled.mapRect(markRect), [&](QPainter &own) {
            own.setTransform(scaled, true);
            marksLightly() ? paintLightMark(own, mark.role, style(), towards)
                           : paintMark(own, squareOutline(), mark.role, style(), towards);
        });
    painter.drawPixmap(toDevice.map(cell.center()).toPoint() + picture.corner, picture.pixmap);
    painter.restore();
}

void BoardScene::paintCursor(QPainter &painter) const
{
    const double pixel = 1 / painter.worldTransform().m11();
    const double width = std::max(0.045, 2 * pixel);
    const QRectF ring = cellRect(m_cursor).adjusted(-width / 2, -width / 2, width / 2, width / 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style().table, width + 2 * pixel));
    painter.drawRoundedRect(ring, 0.12, 0.12);
    painter.setPen(QPen(style().accent, width));
    painter.drawRoundedRect(ring, 0.12, 0.12);
}

} // namespace board
