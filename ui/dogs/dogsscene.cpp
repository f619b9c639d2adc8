// SPDX-License-Identifier: MIT
#include "dogs/dogsscene.h"

#include "dogs/tablepainter.h"

#include <QGraphicsSceneMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

core::Place onCell(int cell, int turn)
{
    return {std::int16_t(cell), std::int8_t(turn & 3)};
}

/// The side of a square that a point is nearest to.
dogs::Side sideAt(const QPointF &fromMiddle)
{
    if (std::abs(fromMiddle.x()) > std::abs(fromMiddle.y()))
        return fromMiddle.x() > 0 ? dogs::East : dogs::West;
    return fromMiddle.y() > 0 ? dogs::South : dogs::North;
}

} // namespace

QString DogsScene::describe(int cell) const
{
    const int card = cardAt(cell);
    const QString place = nameOfCell(cell);
    if (card == none)
        return tr("%1: empty").arg(place);
    return (card == m_held ? tr("%1: %2; taken up") : tr("%1: %2"))
        .arg(place, wordsOf(card, card == m_held ? m_heldTurns : 0));
}

// Playing.

void DogsScene::activate(int cell)
{
    if (isEditing())
        return chooseAt(cell);
    if (m_held != none)
        return putDown(cell);
    if (const int card = cell < 0 ? none : cardAt(cell); card != none)
        takeUp(card);
}

void DogsScene::takeUp(int card)
{
    release();
    m_held = card;
    showHeld();
    Q_EMIT cellsChanged(cellsOf(card, position()[std::size_t(card)]));
}

void DogsScene::showHeld()
{
    board::Pose pose = restOf(m_held);
    pose.angle += 90 * m_heldTurns;
    pose.lift = 1;
    if (m_grip) {
        pose.at = m_pointer + *m_grip;
        pose.size = 1;
    }
    hold(m_held, pose);
    update();
}

/// Where nothing can be meant but going back, the card goes back to where it was taken up.
void DogsScene::putDown(int cell)
{
    const int card = m_held;
    const core::Place &from = position()[std::size_t(card)];
    if (cell < 0)
        return release();
    if (!isSlot(cell)) {
        const core::Place to = onCell(cell, turnOf(card, from) + m_heldTurns);
        return to == from ? release() : want(card, to);
    }
    if (from.onBoard())
        return takeBack(card);
    const int other = cardAt(cell);
    if (other != none && other != card)
        takeUp(other);
    else
        release();
}

void DogsScene::takeBack(int card)
{
    if (position()[std::size_t(card)].onBoard())
        want(card, {});
}

/// Lets go of what is held, and tells what the hand wants; what is not granted glides back.
void DogsScene::want(int card, const core::Place &to)
{
    const core::Step step{std::int16_t(card), position()[std::size_t(card)], to};
    m_held = none;
    m_heldTurns = 0;
    m_grip.reset();
    update();
    Q_EMIT wanted(step);
    if (position()[std::size_t(card)].onBoard())
        straighten(card);
    settle();
}

void DogsScene::release()
{
    const int card = std::exchange(m_held, none);
    const int turns = std::exchange(m_heldTurns, 0);
    m_grip.reset();
    if (card != none) {
        // In the tray a card stays as it was turned in the hand.
        if (!position()[std::size_t(card)].onBoard() && turns != 0)
            turnInTray(card, turns);
        Q_EMIT cellsChanged(cellsOf(card, position()[std::size_t(card)]));
        update();
    }
    CardTable::release();
}

bool DogsScene::turn(int cell, int quarters)
{
    if (isEditing())
        return false;
    if (m_held != none) {
        m_heldTurns += quarters;
        showHeld();
        Q_EMIT cellsChanged(cellsOf(m_held, position()[std::size_t(m_held)]));
        return true;
    }
    const int card = cell < 0 ? none : cardAt(cell);
    if (card == none)
        return false;
    const core::Place &place = position()[std::size_t(card)];
    if (place.onBoard())
        want(card, onCell(place.cell, place.turn + quarters));
    else
        turnInTray(card, quarters);
    return true;
}

bool DogsScene::usesKey(int key) const
{
    return !isEditing() && (key == Qt::Key_R || key == Qt::Key_Delete || key == Qt::Key_Backspace);
}

void DogsScene::useKey(int key)
{
    const int place = isCursorShown() || m_hovered < 0 ? cursor() : m_hovered;
    if (key == Qt::Key_R)
        turn(place, 1);
    else if (const int card = m_held != none ? m_held : cardAt(place); card != none)
        takeBack(card);
}

void DogsScene::hover(std::optional<QPointF> at)
{
    const int cell = at ? cellAt(*at) : none;
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    if (m_held != none)
        update();
}

void DogsScene::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    m_press = event->scenePos();
    if (event->button() != Qt::RightButton)
        return CardTable::mousePressEvent(event);
    finish();
    turn(cellAt(event->scenePos()), 1);
    event->accept();
}

void DogsScene::mouseReleaseEvent(QGraphicsSceneMouseEvent *event)
{
    CardTable::mouseReleaseEvent(event);
    m_press.reset();
}

bool DogsScene::dragFrom(QPointF at)
{
    const int card = isEditing() ? none : cardAt(cellAt(at));
    if (card == none)
        return false;
    if (card != m_held)
        takeUp(card);
    m_grip = restOf(card).at - at;
    return true;
}

void DogsScene::dragTo(QPointF at)
{
    m_pointer = at;
    m_hovered = cellAt(at);
    if (m_held != none)
        showHeld();
}

void DogsScene::drop(QPointF at)
{
    m_pointer = at;
    if (m_held == none)
        return;
    const int cell = cellAt(at);
    const bool onTable = cell >= 0 && !isSlot(cell);
    if (onTable)
        putDown(cell);
    else if (position()[std::size_t(m_held)].onBoard() && !plan().table().contains(at))
        takeBack(m_held);
    else
        release();
}

// Editing.

QString DogsScene::editingHint() const
{
    return tr("Click half a dog on any card, then choose in the panel what is to be there.");
}

/// A click chooses the half that it hits; a key the next one of the card, clockwise as it lies.
void DogsScene::chooseAt(int cell)
{
    const int card = cell < 0 ? none : cardAt(cell);
    if (card == none)
        return choose(none, dogs::North);
    const int turn = turnOf(card, position()[std::size_t(card)]);
    if (m_press)
        choose(card, dogs::Side((sideAt(*m_press - cellRect(cell).center()) - turn) & 3));
    else
        choose(card, card == m_chosen ? dogs::Side((m_chosenSide + 1) & 3) : dogs::Side(-turn & 3));
}

void DogsScene::choose(int card, dogs::Side side)
{
    m_chosen = card;
    m_chosenSide = side;
    update();
    Q_EMIT chosen(card, side);
}

void DogsScene::put(dogs::Half half)
{
    if (m_chosen == none)
        return;
    std::vector<dogs::Card> cards = dogs().cards();
    dogs::Half &there = cards[std::size_t(m_chosen)].faces[m_chosenSide];
    if (there == half)
        return;
    there = half;
    Q_EMIT edited({std::make_shared<const dogs::Dogs>(grid(), std::move(cards)), position()});
}

// Painting.

void DogsScene::drawForeground(QPainter *painter, const QRectF &exposed)
{
    CardTable::drawForeground(painter, exposed);
    if (aim() != none && cardAt(aim()) != none)
        paintAim(*painter);
    if (isEditing())
        paintChosen(*painter);
}

/// The place on the table to which the card in the hand would go; none.
int DogsScene::aim() const
{
    const int cell = isCursorShown() ? none : m_hovered;
    const bool aiming = m_held != none && cell >= 0 && !isSlot(cell);
    return aiming && position()[std::size_t(m_held)].cell != cell ? cell : none;
}

void DogsScene::paintAim(QPainter &painter) const
{
    QPen dashes(style().target, 0.035);
    dashes.setDashPattern({2.5, 1.5});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cellRect(aim()).adjusted(0.035, 0.035, -0.035, -0.035), 0.06, 0.06);
}

/// An empty place is seen below the card in the hand.
void DogsScene::paintUnder(QPainter &painter, const core::Position &position, const QRectF &exposed) const
{
    CardTable::paintUnder(painter, position, exposed);
    if (aim() != none && cardAt(aim()) == none)
        paintAim(painter);
}

void DogsScene::paintChosen(QPainter &painter) const
{
    if (m_chosen == none)
        return;
    const board::Pose pose = restOf(m_chosen);
    painter.save();
    painter.translate(pose.at);
    painter.scale(pose.size, pose.size);
    painter.rotate(pose.angle + 90 * m_chosenSide + 180);
    paintChosenHalf(painter, style());
    painter.restore();
}

} // namespace ui
