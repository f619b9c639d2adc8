// SPDX-License-Identifier: MIT
// What the hand does in a TilingScene.
#include "tilings/tilingscene.h"

#include "tilings/piecepainter.h"

#include <QAction>
#include <QGraphicsSceneContextMenuEvent>
#include <QGraphicsSceneMouseEvent>
#include <QMenu>

#include <algorithm>

namespace ui {

using tilings::Polyomino;

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
    if (at && m_held)
        follow(*at);
}

void TilingScene::activate(int cell)
{
    const QPointF at = m_byMouse || cell < 0 ? m_pointer : cellRect(cell).center();
    if (isEditing()) {
        if (cell >= 0 && !isSlot(cell))
            close({cell}, !rules().isClosed(cell));
        return;
    }
    if (!m_held) {
        if (const int piece = cell < 0 ? -1 : pieceOn(cell); piece >= 0)
            take(piece, at);
        return;
    }
    follow(at);
    if (m_target)
        lay(true);
    else
        putBack();
}

void TilingScene::take(int piece, QPointF at)
{
    const core::Place &from = position()[std::size_t(piece)];
    const board::Pose &rest = restOf(piece);
    const QPointF grip = (rest.at - at) / rest.size;
    m_held.emplace(piece, rules().kindOf(piece), from, turnOf(piece, from), grip);
    Q_EMIT cellsChanged(cellsOf(piece, from));
    follow(at);
}

/// The piece in the hand goes there, and is seen to where it would be laid.
void TilingScene::follow(QPointF at)
{
    const int piece = m_held->piece();
    m_at = at;
    m_target = m_held->place(grid(), at);
    m_targetAllowed =
        m_target &&
        (*m_target == m_held->from() ||
         !core::legalMove(puzzle(), position(), {std::int16_t(piece), m_held->from(), *m_target}).empty());
    board::Pose pose = restOf(piece);
    pose.at = m_held->middle(at);
    pose.lift = 1;
    pose.size = 1;
    hold(piece, pose);
    update();
}

/// Lays what is held at the target. What is refused stays in the hand, or goes back.
void TilingScene::lay(bool keepsRefused)
{
    const core::Step step{std::int16_t(m_held->piece()), m_held->from(), *m_target};
    if (step.to == step.from)
        return release();
    if (!m_targetAllowed && keepsRefused) {
        Q_EMIT wanted(step);
        return;
    }
    m_held->makePlain();
    rearrange(step.piece);
    follow(m_at);
    forget();
    Q_EMIT wanted(step);
    settle();
}

void TilingScene::putBack()
{
    const core::Step step{std::int16_t(m_held->piece()), m_held->from(), {}};
    if (!step.from.onBoard()) {
        const int kind = rules().kindOf(step.piece);
        release();
        if (QRectF(0, 0, grid().columns, grid().rows).contains(m_at))
            Q_EMIT refused({PUZZLE_TEXT("tilings", "Here piece %1 would reach beyond the board."),
                            {std::string(1, rules().pieces().letter(kind))}});
        return;
    }
    m_turns[std::size_t(rules().kindOf(step.piece))] = m_held->turn();
    forget();
    Q_EMIT wanted(step);
    settle();
}

/// The hand is empty; the piece is not brought anywhere yet.
void TilingScene::forget()
{
    const int piece = m_held->piece();
    const QList<int> cells = cellsOf(piece, m_held->from());
    m_held.reset();
    m_target.reset();
    rearrange(piece);
    update();
    Q_EMIT cellsChanged(cells);
}

void TilingScene::release()
{
    m_stroke.clear();
    if (m_held)
        forget();
    BoardScene::release();
}

bool TilingScene::dragFrom(QPointF at)
{
    if (isEditing())
        return extendStroke(at);
    const int cell = cellAt(at);
    const int piece = m_held || cell < 0 ? -1 : pieceOn(cell);
    if (piece < 0)
        return false;
    take(piece, at);
    return true;
}

void TilingScene::dragTo(QPointF at)
{
    if (isEditing())
        extendStroke(at);
    else if (m_held)
        follow(at);
}

void TilingScene::drop(QPointF at)
{
    dragTo(at);
    if (isEditing()) {
        const QList<int> cells = std::exchange(m_stroke, {});
        if (!cells.isEmpty())
            close(cells, !rules().isClosed(cells.front()));
    } else if (m_held && m_target) {
        lay(false);
    } else if (m_held) {
        putBack();
    }
}

bool TilingScene::extendStroke(QPointF at)
{
    const int cell = cellAt(at);
    if (cell < 0 || isSlot(cell))
        return false;
    const bool wanted = m_stroke.isEmpty() || rules().isClosed(cell) == rules().isClosed(m_stroke.front());
    if (wanted && !m_stroke.contains(cell)) {
        m_stroke.append(cell);
        update(cellRect(cell));
    }
    return true;
}

void TilingScene::close(const QList<int> &cells, bool closed)
{
    core::PerCell<bool> changed = rules().closed();
    for (const int cell : cells)
        changed[cell] = closed;
    if (std::ranges::find(changed, false) == changed.end()) {
        Q_EMIT refused({PUZZLE_TEXT("tilings", "One cell at least must stay open.")});
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
    if (key == Qt::Key_R)
        turnAt(cursor(), 1, false);
    else if (key == Qt::Key_F)
        turnAt(cursor(), 0, true);
    else if (m_held)
        putBack();
    else
        takeOff(cursor());
}

void TilingScene::turnAt(int cell, int quarters, bool over)
{
    const int piece = m_held ? m_held->piece() : pieceOn(cell);
    if (piece < 0 || (over && !mayTurnOver(rules().kindOf(piece))))
        return;
    if (m_held) {
        m_held->turnBy(quarters);
        if (over)
            m_held->turnOver();
        rearrange(piece);
        follow(m_at);
        return;
    }
    const core::Place &at = position()[std::size_t(piece)];
    const int turn = tilings::turned(turnOf(piece, at), over ? 4 : ((quarters % 4) + 4) % 4);
    if (at.onBoard())
        turnOnBoard(piece, cell, turn);
    else
        turnInTray(rules().kindOf(piece), turn);
}

bool TilingScene::mayTurnOver(int kind)
{
    if (!rules().pieces().isFixed(kind) || !Polyomino::of(kind).isChiral())
        return true;
    Q_EMIT refused({PUZZLE_TEXT("tilings", "Piece %1 may not be turned over on this board."),
                    {std::string(1, rules().pieces().letter(kind))}});
    return false;
}

void TilingScene::turnInTray(int kind, int turn)
{
    finish();
    m_turns[std::size_t(kind)] = turn;
    for (std::size_t piece = 0; piece < position().size(); ++piece) {
        if (rules().kindOf(int(piece)) == kind && !position()[piece].onBoard())
            rearrange(int(piece));
    }
    settle();
}

/// About the cell, or so that the piece still covers it where that is not possible.
void TilingScene::turnOnBoard(int piece, int cell, int turn)
{
    const int kind = rules().kindOf(piece);
    const core::Place &from = position()[std::size_t(piece)];
    const auto plain = std::int8_t(Polyomino::of(kind).canonicalTurn(turn));
    std::optional<core::Step> best;
    bool bestIsLegal = false;
    double nearest = 0;
    for (const tilings::Offset &offset : Polyomino::of(kind).shape(plain)) {
        const int column = grid().column(cell) - offset.column;
        const int row = grid().row(cell) - offset.row;
        if (!grid().has(column, row))
            continue;
        const core::Step step{std::int16_t(piece), from, {std::int16_t(grid().cell(column, row)), plain}};
        if (step.to == from || !rules().coveredCells(kind, step.to))
            continue;
        const bool legal = !core::legalMove(puzzle(), position(), step).empty();
        const QPointF way = poseOf(piece, step.to).at - restOf(piece).at;
        const double distance = QPointF::dotProduct(way, way);
        if (!best || (legal && !bestIsLegal) || (legal == bestIsLegal && distance < nearest)) {
            best = step;
            bestIsLegal = legal;
            nearest = distance;
        }
    }
    if (best)
        Q_EMIT wanted(*best);
}

void TilingScene::takeOff(int cell)
{
    const int piece = pieceOn(cell);
    if (piece >= 0 && position()[std::size_t(piece)].onBoard())
        Q_EMIT wanted({std::int16_t(piece), position()[std::size_t(piece)], {}});
}

void TilingScene::contextMenuEvent(QGraphicsSceneContextMenuEvent *event)
{
    const bool byKey = event->reason() == QGraphicsSceneContextMenuEvent::Keyboard;
    const int cell = byKey ? cursor() : cellAt(event->scenePos());
    const int piece = m_held ? m_held->piece() : cell < 0 ? -1 : pieceOn(cell);
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
    add(tr("Take off the Board"), Qt::Key_Delete, [this, cell] {
        if (m_held)
            putBack();
        else
            takeOff(cell);
    })->setEnabled(position()[std::size_t(piece)].onBoard());
    const QPoint below = event->screenPos();
    menu->popup(below);
    event->accept();
}

} // namespace ui
