// SPDX-License-Identifier: MIT
#include "tilings/tilingscene.h"

#include "board/lettering.h"
#include "session/basics/translation.h"
#include "tilings/boardpainter.h"
#include "tilings/piecelook.h"
#include "tilings/piecepainter.h"

#include <QAction>
#include <QGraphicsSceneContextMenuEvent>
#include <QGraphicsSceneMouseEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

using tilings::Polyomino;

namespace {

/// Returns half of a shape's width and height.
QPointF halfOf(const tilings::Shape &shape)
{
    const QSizeF size = spanOf(shape);
    return QPointF(size.width(), size.height()) / 2;
}

} // namespace

HeldPiece::HeldPiece(int piece, const tilings::Polyomino &shapes, const core::Place &from, int turn,
                     QPointF grasp)
    : m_piece(piece), m_shapes(&shapes), m_from(from), m_turn(turn)
{
    const tilings::Shape &shape = shapes.shape(turn);
    const std::vector<QPoint> corners = cornersOf(shape);
    const auto vectorFrom = [&](QPoint corner) { return halfOf(shape) - corner - QPointF(0.5, 0.5); };
    const auto distance = [&](QPoint corner) {
        const QPointF away = vectorFrom(corner) + grasp;
        return QPointF::dotProduct(away, away);
    };
    m_grip = vectorFrom(*std::ranges::min_element(corners, {}, distance));
}

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

/// Returns the cell of the board under the piece's top left corner, moved onto the board if need be; none if the piece's
/// middle is not over the board, or the board is too small.
std::optional<QPoint> HeldPiece::corner(const core::Grid &grid, QPointF at) const
{
    const QRectF board(0, 0, grid.columns, grid.rows);
    const tilings::Shape &shape = m_shapes->shape(m_turn);
    const QSize size = spanOf(shape);
    const QPointF middle = at + m_grip;
    if (!board.contains(middle) || size.width() > grid.columns || size.height() > grid.rows)
        return std::nullopt;
    const QPoint nearest = (middle - halfOf(shape)).toPoint();
    return QPoint(std::clamp(nearest.x(), 0, grid.columns - size.width()),
                  std::clamp(nearest.y(), 0, grid.rows - size.height()));
}

QPointF HeldPiece::middle(const core::Grid &grid, QPointF at) const
{
    const std::optional<QPoint> onBoard = corner(grid, at);
    return onBoard ? *onBoard + halfOf(m_shapes->shape(m_turn)) : at + m_grip;
}

std::optional<core::Place> HeldPiece::place(const core::Grid &grid, QPointF at) const
{
    const std::optional<QPoint> onBoard = corner(grid, at);
    if (!onBoard)
        return std::nullopt;
    const int first = cornersOf(m_shapes->shape(m_turn)).front().x();
    return core::Place{std::int16_t(grid.cell(onBoard->x() + first, onBoard->y())),
                       std::int8_t(m_shapes->canonicalTurn(m_turn))};
}

TilingScene::TilingScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                         QObject *parent)
    : BoardScene(std::move(puzzle), style, parent), m_layout(grid(), rules().pieces())
{
    setSceneRect(m_layout.scene());
    connect(this, &BoardScene::cursorMoved, this, [this](int cell) {
        if (m_held && !m_byMouse)
            moveHeld(cellRect(cell).center());
    });
    show(this->puzzle().start());
}

QRectF TilingScene::cellRect(int cell) const
{
    return isOffBoard(cell) ? m_layout.places()[offBoardIndex(cell)] : BoardScene::cellRect(cell);
}

int TilingScene::pieceAtCell(int cell) const
{
    for (std::size_t piece = 0; piece < position().size(); ++piece) {
        if (cellsOf(int(piece), position()[piece]).contains(cell))
            return int(piece);
    }
    return -1;
}

// Returns the outline of the piece on the cell.
QPainterPath TilingScene::outlineAt(int cell) const
{
    const int piece = isOffBoard(cell) ? -1 : pieceAtCell(cell);
    if (piece < 0)
        return {};
    std::vector<QPoint> corners;
    for (const QRectF &rect : cellRects(piece, position()[piece]))
        corners.push_back(rect.topLeft().toPoint());
    return outlineOf(corners, 0.055, 0.1);
}

int TilingScene::countInTray(int cell, const core::Position &position) const
{
    int count = 0;
    for (std::size_t piece = 0; piece < position.size(); ++piece)
        count += !position[piece].onBoard() && rules().kindOf(int(piece)) == kindInTray(cell) ? 1 : 0;
    return count;
}

int TilingScene::turnOf(int piece, const core::Place &place) const
{
    if (m_held && m_held->piece() == piece && place == m_held->from())
        return m_held->turn();
    return place.onBoard() ? place.turn : trayTurn(rules().kindOf(piece));
}

const tilings::Shape &TilingScene::shapeOf(int piece, const core::Place &place) const
{
    return rules().pieces().polyomino(rules().kindOf(piece)).shape(turnOf(piece, place));
}

QString TilingScene::nameOfCell(int cell) const
{
    if (!isOffBoard(cell))
        return BoardScene::nameOfCell(cell);
    return tr("beside the board, piece %1").arg(nameOfKind(kindInTray(cell)));
}

QString TilingScene::describe(int cell) const
{
    if (isOffBoard(cell))
        return describeTray(cell);
    const QString name = nameOfCell(cell);
    const int piece = pieceAtCell(cell);
    QString text = tr("%1: empty").arg(name);
    if (rules().isClosed(cell))
        text = tr("%1: closed").arg(name);
    else if (piece >= 0)
        text = tr("%1: piece %2").arg(name, letterOf(piece));
    return text + describeHeld(cell);
}

QString TilingScene::describeTray(int cell) const
{
    const QString name = nameOfCell(cell);
    if (m_held && !m_held->from().onBoard() && trayCellOf(rules().kindOf(m_held->piece())) == cell)
        return tr("%1: picked up").arg(name);
    const int count = countInTray(cell, position());
    return count == 0 ? tr("%1: none left").arg(name) : tr("%1: %n left", nullptr, count).arg(name);
}

QString TilingScene::describeHeld(int cell) const
{
    if (!m_held || cell != cursor())
        return {};
    const QString letter = letterOf(m_held->piece());
    return m_target && m_targetAllowed ? tr("; piece %1 fits here").arg(letter)
                                       : tr("; piece %1 does not fit here").arg(letter);
}

QString TilingScene::editingHint() const
{
    return tr(
        "Click cells to close or open them, or drag across several. Pieces are chosen and drawn in the Board "
        "panel.");
}

QString TilingScene::aim() const
{
    return tr("Cover the board with all the pieces.");
}

board::Guidance TilingScene::guidance() const
{
    const QString turning =
        tr("R or the wheel turns the piece, F turns it over, Esc puts it back where it was.");
    if (m_held && m_target && !m_targetAllowed)
        return {session::translated(whyRefused()), turning};
    if (m_held)
        return {isCursorShown() ? tr("Press Enter on the place for the piece.")
                                : tr("Click the place for the piece."),
                turning};
    return {
        aim(),
        isCursorShown()
            ? tr("Press Enter on a piece, then on its place. R turns it, F turns it over.")
            : tr("Drag a piece to its place, or click it and then the place. R turns it, F turns it over.")};
}

/// Returns why the held piece cannot be laid where it is held.
core::Explanation TilingScene::whyRefused() const
{
    return puzzle().why(position(), {std::int16_t(m_held->piece()), m_held->from(), *m_target});
}

board::Pose TilingScene::poseOf(int piece, const core::Place &place) const
{
    const QSizeF size = spanOf(shapeOf(piece, place));
    const int turn = turnOf(piece, place);
    board::Pose pose;
    pose.angle = 90.0 * (turn % 4);
    pose.flip = turn < 4 ? 1 : -1;
    if (place.onBoard()) {
        const double left = grid().column(place.cell) - cornersOf(shapeOf(piece, place)).front().x();
        pose.at = QPointF(left, grid().row(place.cell)) + QPointF(size.width(), size.height()) / 2;
    } else {
        pose.at = cellRect(trayCellOf(rules().kindOf(piece))).center();
        pose.scale = TrayLayout::scaleFor(size);
    }
    return pose;
}

// Interpolates poses. A piece that is turned over starts as the mirror image of its old pose, at the negative of its
// angle.
board::Pose TilingScene::interpolated(int piece, const board::Pose &from, const board::Pose &to,
                                      double progress) const
{
    board::Pose pose = BoardScene::interpolated(piece, from, to, progress);
    if (from.flip * to.flip < 0)
        pose.angle = to.angle + std::remainder(from.angle + to.angle, 360.0) * (1 - progress);
    return pose;
}

QRectF TilingScene::pieceRect(int piece, const core::Place &place) const
{
    QRectF bounds = pieceBounds(shapeOf(piece, place));
    if (place.onBoard())
        return bounds;
    // The number of equal pieces in the tray is painted beside them, and changes with every piece.
    const QRectF slot = cellRect(trayCellOf(rules().kindOf(piece)));
    const double scale = poseOf(piece, place).scale;
    return bounds | QRectF(-slot.width() / 2 / scale, -slot.height() / 2 / scale, slot.width() / scale,
                           slot.height() / scale);
}

QList<int> TilingScene::cellsOf(int piece, const core::Place &place) const
{
    const int kind = rules().kindOf(piece);
    if (!place.onBoard())
        return {trayCellOf(kind)};
    const auto footprint = rules().coveredCells(kind, place);
    QList<int> cells;
    for (const int cell : *footprint)
        cells.append(cell);
    return cells;
}

int TilingScene::faceOf(int piece, const core::Place &place) const
{
    return rules().kindOf(piece) * Polyomino::turns + turnOf(piece, place);
}

QRectF TilingScene::pictureRect(const core::Position &position) const
{
    const QRectF board = QRectF(0, 0, grid().columns, grid().rows);
    return std::ranges::all_of(position, &core::Place::onBoard)
               ? board.adjusted(-boardFrameWidth, -boardFrameWidth, boardFrameWidth, boardFrameWidth)
               : sceneRect();
}

void TilingScene::paintBoard(QPainter &painter) const
{
    paintTilingBoard(painter, grid(), rules().closed(), style());
    paintTray(painter, m_layout.tray(), m_layout.places(), style());
}

void TilingScene::paintPiece(QPainter &painter, int piece, const core::Place &place) const
{
    const int look = lookOfKind(rules().pieces(), rules().kindOf(piece));
    paintPolyomino(painter, look, shapeOf(piece, place), letterOf(piece), style());
}

QList<QRectF> TilingScene::cellRects(int piece, const core::Place &place) const
{
    QList<QRectF> rects;
    for (const int cell : cellsOf(piece, place))
        rects.append(cellRect(cell));
    return rects;
}

void TilingScene::paintOverPieces(QPainter &painter, const core::Position &position) const
{
    for (int cell = grid().size(); cell < cellCount(); ++cell) {
        const int count = countInTray(cell, position);
        if (count > 1)
            paintBadge(painter, cellRect(cell), count, style());
        if (count > 0)
            continue;
        const QString letter = nameOfKind(kindInTray(cell));
        board::write(painter, cellRect(cell), letter, 0.42, style().faint);
    }
    if (m_held && m_target && !m_targetAllowed)
        paintRefusedTarget(painter, cellRects(m_held->piece(), *m_target), style());
    m_stroke.paint(
        painter, [this](int cell) { return cellRect(cell); }, style());
}

void TilingScene::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    m_byMouse = true;
    m_pointer = event->scenePos();
    BoardScene::mousePressEvent(event);
}

void TilingScene::mouseReleaseEvent(QGraphicsSceneMouseEvent *event)
{
    m_pointer = event->scenePos();
    BoardScene::mouseReleaseEvent(event);
    m_byMouse = false;
}

void TilingScene::hover(std::optional<QPointF> at)
{
    m_hovered = at;
    if (at && m_held)
        moveHeld(*at);
}

void TilingScene::activate(int cell)
{
    const QPointF at = m_byMouse || cell < 0 ? m_pointer : cellRect(cell).center();
    if (isEditing()) {
        if (cell >= 0 && !isOffBoard(cell))
            setClosed({cell}, !rules().isClosed(cell));
        return;
    }
    if (!m_held) {
        if (const int piece = cell < 0 ? -1 : pieceAtCell(cell); piece >= 0)
            pickUp(piece, at);
        return;
    }
    moveHeld(at);
    const int other = cell >= 0 && isOffBoard(cell) && !m_held->from().onBoard() ? pieceAtCell(cell) : -1;
    if (other >= 0 && rules().kindOf(other) != rules().kindOf(m_held->piece())) {
        removeHeld(true); // another piece of the tray is wanted instead
        pickUp(other, at);
    } else if (m_target) {
        layHeld(true);
    } else {
        removeHeld(false);
    }
}

void TilingScene::pickUp(int piece, QPointF at)
{
    const core::Place &from = position()[piece];
    const board::Pose &rest = restPose(piece);
    const QPointF grasp = (at - rest.at) / rest.scale;
    m_held.emplace(piece, rules().pieces().polyomino(rules().kindOf(piece)), from, turnOf(piece, from),
                   grasp);
    Q_EMIT cellsChanged(cellsOf(piece, from));
    moveHeld(at);
}

/// Moves the held piece to a point and finds the place on which it would be laid.
void TilingScene::moveHeld(QPointF at)
{
    const int piece = m_held->piece();
    m_heldAt = at;
    const auto before = std::exchange(m_target, m_held->place(grid(), at));
    m_targetAllowed =
        m_target &&
        (*m_target == m_held->from() ||
         !core::legalMove(puzzle(), position(), {std::int16_t(piece), m_held->from(), *m_target}).empty());
    board::Pose pose = restPose(piece);
    pose.at = m_held->middle(grid(), at);
    pose.lift = 1;
    pose.scale = 1;
    displace(piece, pose);
    update();
    if (m_target != before)
        Q_EMIT guidanceChanged();
}

/// Lays the held piece on its target. A piece that is refused stays held, or returns to its old place.
void TilingScene::layHeld(bool keepsRefused)
{
    const core::Step step{std::int16_t(m_held->piece()), m_held->from(), *m_target};
    if (step.to == step.from)
        return release();
    if (m_targetAllowed || !keepsRefused) {
        m_held->makeCanonical();
        updateRestPose(step.piece);
        moveHeld(m_heldAt);
        clearHeld();
    }
    Q_EMIT moveRequested(step);
    if (!m_held)
        returnToRest();
}

/// Takes the held piece off the board, or back to the tray, where it keeps its turn. A piece from the tray that is
/// still over the board stays held if `mustGo` is false.
void TilingScene::removeHeld(bool mustGo)
{
    const core::Step step{std::int16_t(m_held->piece()), m_held->from(), {}};
    const int kind = rules().kindOf(step.piece);
    const bool sticksOut =
        !step.from.onBoard() && QRectF(0, 0, grid().columns, grid().rows).contains(m_heldAt);
    if (sticksOut)
        Q_EMIT refused({PUZZLE_TEXT("tilings", "Piece %1 would stick out of the board here."),
                        {rules().pieces().name(kind)}});
    if (sticksOut && !mustGo)
        return;
    m_trayTurns[kind] = m_held->turn();
    if (!step.from.onBoard())
        return release();
    clearHeld();
    Q_EMIT moveRequested(step);
    returnToRest();
}

/// Ends holding a piece, without moving it.
void TilingScene::clearHeld()
{
    const int piece = m_held->piece();
    const QList<int> cells = cellsOf(piece, m_held->from());
    m_held.reset();
    m_target.reset();
    updateRestPose(piece);
    update();
    Q_EMIT cellsChanged(cells);
}

void TilingScene::release()
{
    m_stroke.take();
    if (m_held)
        clearHeld();
    BoardScene::release();
}

bool TilingScene::dragFrom(QPointF at)
{
    if (isEditing())
        return extendStroke(at);
    const int cell = cellAt(at);
    const int piece = m_held || cell < 0 ? -1 : pieceAtCell(cell);
    if (piece < 0)
        return false;
    pickUp(piece, at);
    return true;
}

void TilingScene::dragTo(QPointF at)
{
    if (isEditing())
        extendStroke(at);
    else if (m_held)
        moveHeld(at);
}

void TilingScene::drop(QPointF at)
{
    dragTo(at);
    if (isEditing()) {
        const QList<int> cells = m_stroke.take();
        if (!cells.isEmpty())
            setClosed(cells, !rules().isClosed(cells.front()));
    } else if (m_held && m_target) {
        layHeld(false);
    } else if (m_held) {
        removeHeld(true);
    }
}

bool TilingScene::extendStroke(QPointF at)
{
    const int cell = cellAt(at);
    if (cell < 0 || isOffBoard(cell))
        return false;
    if (m_stroke.extend(cell, [this](int other) { return rules().isClosed(other); }))
        update(cellRect(cell));
    return true;
}

void TilingScene::setClosed(const QList<int> &cells, bool closed)
{
    core::PerCell<bool> changed = rules().closed();
    for (const int cell : cells)
        changed[std::size_t(cell)] = closed;
    if (std::ranges::find(changed, false) == changed.end()) {
        Q_EMIT refused({PUZZLE_TEXT("tilings", "At least one cell must stay open.")});
        return;
    }
    Q_EMIT edited(tilings::edited(rules(), position(), std::move(changed), rules().pieces()));
}

bool TilingScene::turn(int cell, int quarters)
{
    if (isEditing())
        return false;
    turnAt(cell, quarters, false);
    return true;
}

bool TilingScene::usesKey(int key) const
{
    const bool takesOff = key == Qt::Key_Delete || key == Qt::Key_Backspace;
    return !isEditing() && (key == Qt::Key_R || key == Qt::Key_F || takesOff);
}

void TilingScene::useKey(int key)
{
    const int cell = isCursorShown() || !m_hovered ? cursor() : cellAt(*m_hovered);
    if (key == Qt::Key_R)
        turnAt(cell, 1, false);
    else if (key == Qt::Key_F)
        turnAt(cell, 0, true);
    else if (m_held)
        removeHeld(true);
    else if (cell >= 0)
        removePiece(cell);
}

void TilingScene::turnAt(int cell, int quarters, bool over)
{
    const int piece = m_held ? m_held->piece() : cell < 0 ? -1 : pieceAtCell(cell);
    if (piece < 0 || (over && !mayTurnOver(rules().kindOf(piece))))
        return;
    if (m_held) {
        m_held->turnBy(quarters);
        if (over)
            m_held->turnOver();
        updateRestPose(piece);
        moveHeld(m_heldAt);
        return;
    }
    const core::Place &at = position()[piece];
    const int turn = tilings::turned(turnOf(piece, at), over ? 4 : ((quarters % 4) + 4) % 4);
    if (at.onBoard())
        turnOnBoard(piece, cell, turn);
    else
        setTrayTurn(rules().kindOf(piece), turn);
}

bool TilingScene::mayTurnOver(int kind)
{
    if (!rules().pieces().isFixed(kind) || !rules().pieces().polyomino(kind).isChiral())
        return true;
    Q_EMIT refused({PUZZLE_TEXT("tilings", "Piece %1 cannot be turned over on this board."),
                    {rules().pieces().name(kind)}});
    return false;
}

void TilingScene::setTrayTurn(int kind, int turn)
{
    finish();
    m_trayTurns[kind] = turn;
    for (std::size_t piece = 0; piece < position().size(); ++piece) {
        if (rules().kindOf(int(piece)) == kind && !position()[piece].onBoard())
            updateRestPose(int(piece));
    }
    returnToRest();
}

/// Requests the step to this turn that keeps the cell covered and moves the piece least; a legal step is preferred.
void TilingScene::turnOnBoard(int piece, int cell, int turn)
{
    const int kind = rules().kindOf(piece);
    const core::Place &from = position()[piece];
    const Polyomino &shapes = rules().pieces().polyomino(kind);
    const auto plain = std::int8_t(shapes.canonicalTurn(turn));
    std::optional<core::Step> best;
    bool bestIsLegal = false;
    double nearest = 0;
    for (const tilings::Offset &covered : shapes.shape(plain)) {
        const int column = grid().column(cell) - covered.column;
        const int row = grid().row(cell) - covered.row;
        if (!grid().has(column, row))
            continue;
        const core::Step step{std::int16_t(piece), from, {std::int16_t(grid().cell(column, row)), plain}};
        if (step.to == from || !rules().coveredCells(kind, step.to))
            continue;
        const bool legal = !core::legalMove(puzzle(), position(), step).empty();
        const QPointF offset = poseOf(piece, step.to).at - restPose(piece).at;
        const double distance = QPointF::dotProduct(offset, offset);
        if (!best || (legal && !bestIsLegal) || (legal == bestIsLegal && distance < nearest)) {
            best = step;
            bestIsLegal = legal;
            nearest = distance;
        }
    }
    if (best)
        Q_EMIT moveRequested(*best);
}

void TilingScene::removePiece(int cell)
{
    const int piece = pieceAtCell(cell);
    if (piece >= 0 && position()[piece].onBoard())
        Q_EMIT moveRequested({std::int16_t(piece), position()[piece], {}});
}

void TilingScene::contextMenuEvent(QGraphicsSceneContextMenuEvent *event)
{
    const bool byKey = event->reason() == QGraphicsSceneContextMenuEvent::Keyboard;
    const int cell = byKey ? cursor() : cellAt(event->scenePos());
    const int piece = m_held ? m_held->piece() : cell < 0 ? -1 : pieceAtCell(cell);
    if (piece < 0 || isEditing())
        return;
    auto *menu = new QMenu(event->widget());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &text, Qt::Key key, auto act) {
        QAction *action = menu->addAction(text, this, act);
        if (key != Qt::Key_unknown)
            action->setShortcut(key);
        return action;
    };
    add(tr("Turn Clockwise"), Qt::Key_R, [this, cell] { turnAt(cell, 1, false); });
    add(tr("Turn Anticlockwise"), Qt::Key_unknown, [this, cell] { turnAt(cell, -1, false); });
    add(tr("Turn Over"), Qt::Key_F, [this, cell] { turnAt(cell, 0, true); });
    menu->addSeparator();
    add(tr("Remove from Board"), Qt::Key_Delete, [this, cell] {
        if (m_held)
            removeHeld(true);
        else
            removePiece(cell);
    })->setEnabled(position()[piece].onBoard());
    const QPoint below = event->screenPos();
    menu->popup(below);
    event->accept();
}

} // namespace ui
