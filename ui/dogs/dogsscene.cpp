// SPDX-License-Identifier: MIT
#include "dogs/dogsscene.h"

#include "board/painterstate.h"
#include "dogs/tablepainter.h"

#include <QGraphicsSceneMouseEvent>
#include <QPainter>

#include <cmath>

namespace ui {

namespace {

core::Place onCell(int cell, int turn)
{
    return {std::int16_t(cell), std::int8_t(turn & 3)};
}

/// Returns the side of a square that a point is nearest to.
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
    const bool isHeld = card == m_held;
    return (isHeld                 ? tr("%1: %2; picked up")
            : dogs().isFixed(card) ? tr("%1: %2; fixed")
                                   : tr("%1: %2"))
        .arg(place, cardText(card, isHeld ? m_heldTurns : 0));
}

// The functions below are for playing.

void DogsScene::activate(int cell)
{
    if (isEditing())
        return chooseAt(cell);
    if (m_held != none)
        return cell < 0 && m_pressPoint ? putDownBeside(*m_pressPoint) : putDown(cell);
    if (const int card = cell < 0 ? none : cardAt(cell); card != none)
        pickUp(card);
}

void DogsScene::pickUp(int card)
{
    release();
    if (refuseFixed(card))
        return;
    m_held = card;
    if (m_pressPoint) // picked up by the mouse, which it follows
        grip(*m_pressPoint);
    showHeld();
    Q_EMIT cellsChanged(cellsOf(card, position()[card]));
}

/// Takes the held card at this point, so that it follows the pointer from there.
void DogsScene::grip(QPointF at)
{
    const board::Pose &rest = restPose(m_held);
    m_grip = (rest.at - at) / rest.scale;
    m_pointer = at;
}

/// Says why a fixed card cannot be picked up; returns false for any other card.
bool DogsScene::refuseFixed(int card)
{
    if (!dogs().isFixed(card))
        return false;
    Q_EMIT refused(dogs().why(position(), {std::int16_t(card), position()[card], {}}));
    return true;
}

void DogsScene::showHeld()
{
    board::Pose pose = restPose(m_held);
    pose.angle += 90 * m_heldTurns;
    pose.lift = 1;
    if (m_grip) {
        pose.at = m_pointer + *m_grip;
        pose.scale = 1;
    }
    displace(m_held, pose);
    update();
}

/// Puts the held card down. A card put down where no move is possible returns to where it was picked up.
void DogsScene::putDown(int cell)
{
    const int card = m_held;
    const core::Place &from = position()[card];
    if (cell < 0)
        return release();
    if (!isOffBoard(cell)) {
        const core::Place to = onCell(cell, turnOf(card, from) + m_heldTurns);
        return to == from ? release() : requestMove(card, to);
    }
    if (from.onBoard())
        return removeFromTable(card);
    const int other = cardAt(cell);
    if (other != none && other != card)
        pickUp(other);
    else
        release();
}

/// Puts the held card down outside all cells: a card from the table that is put down beside it leaves it, and any other
/// card returns to where it was picked up.
void DogsScene::putDownBeside(QPointF at)
{
    if (position()[m_held].onBoard() && !layout().table().contains(at))
        removeFromTable(m_held);
    else
        release();
}

void DogsScene::removeFromTable(int card)
{
    if (position()[card].onBoard())
        requestMove(card, {});
}

/// Releases the held card and requests its move. If the move is refused, the card returns to its place.
void DogsScene::requestMove(int card, const core::Place &to)
{
    const core::Step step{std::int16_t(card), position()[card], to};
    m_held = none;
    m_heldTurns = 0;
    m_grip.reset();
    update();
    Q_EMIT moveRequested(step);
    if (position()[card].onBoard())
        resetTrayTurn(card);
    returnToRest();
}

void DogsScene::release()
{
    const int card = std::exchange(m_held, none);
    const int turns = std::exchange(m_heldTurns, 0);
    m_grip.reset();
    if (card != none) {
        // A card in the tray keeps the turn that it was given.
        if (!position()[card].onBoard() && turns != 0)
            turnInTray(card, turns);
        Q_EMIT cellsChanged(cellsOf(card, position()[card]));
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
        Q_EMIT cellsChanged(cellsOf(m_held, position()[m_held]));
        return true;
    }
    const int card = cell < 0 ? none : cardAt(cell);
    if (card == none)
        return false;
    const core::Place &place = position()[card];
    if (place.onBoard())
        requestMove(card, onCell(place.cell, place.turn + quarters));
    else
        turnInTray(card, quarters);
    return true;
}

bool DogsScene::usesKey(int key) const
{
    const bool plays = key == Qt::Key_R || key == Qt::Key_Delete || key == Qt::Key_Backspace;
    return key == Qt::Key_F || (plays && !isEditing());
}

void DogsScene::useKey(int key)
{
    const int place = isCursorShown() || m_hovered < 0 ? cursor() : m_hovered;
    if (isEditing())
        return fixAt(place);
    if (key == Qt::Key_R)
        turn(place, 1);
    else if (key == Qt::Key_F) // turns a piece of a tiling over
        Q_EMIT refused(
            {PUZZLE_TEXT("dogs", "A card is not turned over: it has dogs on one side only. R turns it.")});
    else if (const int card = m_held != none ? m_held : cardAt(place); card != none)
        removeFromTable(card);
}

/// Fixes the card on a cell or, if it is fixed, frees it.
void DogsScene::fixAt(int cell)
{
    const int card = cell < 0 ? none : cardAt(cell);
    if (card == none || isOffBoard(cell)) {
        Q_EMIT refused({PUZZLE_TEXT(
            "dogs", "Only a card that lies on the board can be fixed. Finish editing to lay it.")});
        return;
    }
    if (card != m_chosen)
        choose(card, dogs::Side(-position()[card].turn & 3));
    fixChosen(!dogs().isFixed(card));
}

void DogsScene::hover(std::optional<QPointF> at)
{
    m_hovered = at ? cellAt(*at) : none;
    if (m_held == none)
        return;
    if (at && m_grip)
        m_pointer = *at;
    showHeld();
}

void DogsScene::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    m_pressPoint = event->scenePos();
    if (event->button() != Qt::RightButton)
        return CardTable::mousePressEvent(event);
    finish();
    turn(cellAt(event->scenePos()), 1);
    event->accept();
}

void DogsScene::mouseReleaseEvent(QGraphicsSceneMouseEvent *event)
{
    CardTable::mouseReleaseEvent(event);
    m_pressPoint.reset();
}

bool DogsScene::dragFrom(QPointF at)
{
    if (m_held != none && m_grip) // the card already follows the pointer
        return true;
    const int card = isEditing() ? none : cardAt(cellAt(at));
    if (card == none || dogs().isFixed(card))
        return false;
    if (card != m_held)
        pickUp(card);
    grip(at);
    return true;
}

void DogsScene::refuseDrag(int cell)
{
    if (const int card = isEditing() ? none : cardAt(cell); card != none)
        refuseFixed(card);
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
    const bool onTable = cell >= 0 && !isOffBoard(cell);
    if (onTable)
        putDown(cell);
    else
        putDownBeside(at);
}

// The functions below are for editing.

QString DogsScene::editingHint() const
{
    return dogs().hasPlainEdges() ? tr("Click an edge of any card, then choose another in the panel.")
                                  : tr("Click half a dog on any card, then choose another in the panel.");
}

QString DogsScene::aim() const
{
    return dogs().hasPlainEdges() ? tr("Lay the cards so that equal edges meet.")
                                  : tr("Lay the cards so that every dog is whole.");
}

board::Guidance DogsScene::guidance() const
{
    if (m_held != none)
        return {isCursorShown() ? tr("Press Enter on the place for the card.")
                                : tr("Click the place for the card."),
                tr("The wheel, a right click or R turns the card. Esc puts it back where it was.")};
    return {aim(), isCursorShown()
                       ? tr("Press Enter on a card, then on a place. R turns it.")
                       : tr("Drag a card to a place, or click it and then the place. R turns it.")};
}

/// Chooses a half to replace: a click chooses the half that is clicked, a key the card's next half, clockwise.
void DogsScene::chooseAt(int cell)
{
    const int card = cell < 0 ? none : cardAt(cell);
    if (card == none)
        return choose(none, dogs::North);
    const int turn = turnOf(card, position()[card]);
    if (m_pressPoint)
        choose(card, dogs::Side((sideAt(*m_pressPoint - cellRect(cell).center()) - turn) & 3));
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

void DogsScene::replaceChosen(dogs::Half half)
{
    if (m_chosen == none)
        return;
    std::vector<dogs::Card> cards = dogs().cards();
    dogs::Half &replaced = cards[std::size_t(m_chosen)].faces[m_chosenSide];
    if (replaced == half)
        return;
    replaced = half;
    Q_EMIT edited(
        {std::make_shared<const dogs::Dogs>(grid(), std::move(cards), dogs().conditions()), position()});
}

void DogsScene::fixChosen(bool fixed)
{
    if (m_chosen == none || !position()[m_chosen].onBoard() || fixed == dogs().isFixed(m_chosen))
        return;
    dogs::Conditions conditions = dogs().conditions();
    conditions.fixed[m_chosen] = fixed ? position()[m_chosen] : core::Place();
    Q_EMIT edited(
        {std::make_shared<const dogs::Dogs>(grid(), dogs().cards(), std::move(conditions)), position()});
}

// The functions below paint.

void DogsScene::drawForeground(QPainter *painter, const QRectF &exposed)
{
    CardTable::drawForeground(painter, exposed);
    if (dropTarget() != none && cardAt(dropTarget()) != none)
        paintDropTarget(*painter);
    if (isEditing())
        paintChosen(*painter);
}

/// Returns the cell of the table on which the held card would be put down; `none` if there is none.
int DogsScene::dropTarget() const
{
    const int cell = isCursorShown() ? none : m_hovered;
    const bool overTable = m_held != none && cell >= 0 && !isOffBoard(cell);
    return overTable && position()[m_held].cell != cell ? cell : none;
}

void DogsScene::paintDropTarget(QPainter &painter) const
{
    QPen dashes(style().target, 0.035);
    dashes.setDashPattern({2.5, 1.5});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cellRect(dropTarget()).adjusted(0.035, 0.035, -0.035, -0.035), 0.06, 0.06);
}

// Paints the target on an empty cell below the held card.
void DogsScene::paintUnderPieces(QPainter &painter, const core::Position &position,
                                 const QRectF &exposed) const
{
    CardTable::paintUnderPieces(painter, position, exposed);
    if (dropTarget() != none && cardAt(dropTarget()) == none)
        paintDropTarget(painter);
}

void DogsScene::paintChosen(QPainter &painter) const
{
    if (m_chosen == none)
        return;
    const board::Pose pose = restPose(m_chosen);
    const board::PainterState scaled(painter, pose.at, pose.scale);
    painter.rotate(pose.angle + 90 * m_chosenSide + 180);
    paintChosenHalf(painter, style());
}

} // namespace ui
