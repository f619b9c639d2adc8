// SPDX-License-Identifier: MIT
#include "dogs/cardtable.h"

#include "dogs/dogpainter.h"
#include "dogs/explanations.h"
#include "session/basics/translation.h"

#include <algorithm>

namespace ui {

namespace {

/// Returns the middle of a side of a cell.
QPointF middleOf(const QRectF &cell, dogs::Side side)
{
    switch (side) {
    case dogs::North:
        return {cell.center().x(), cell.top()};
    case dogs::East:
        return {cell.right(), cell.center().y()};
    case dogs::South:
        return {cell.center().x(), cell.bottom()};
    case dogs::West:
        break;
    }
    return {cell.left(), cell.center().y()};
}

} // namespace

CardTable::CardTable(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style, QObject *parent)
    : BoardScene(std::move(puzzle), style, parent), m_layout(grid()), m_trayTurns(dogs().cards().size())
{
    setSceneRect(m_layout.whole());
    show(this->puzzle().start());
}

QRectF CardTable::cellRect(int cell) const
{
    return isOffBoard(cell) ? m_layout.trayPlace(offBoardIndex(cell)) : BoardScene::cellRect(cell);
}

int CardTable::cardAt(int cell) const
{
    if (isOffBoard(cell)) {
        const int card = offBoardIndex(cell);
        return position()[card].onBoard() ? none : card;
    }
    const auto found = std::ranges::find(position(), cell, &core::Place::cell);
    return cell < 0 || found == position().end() ? none : int(found - position().begin());
}

int CardTable::turnOf(int card, const core::Place &place) const
{
    return place.onBoard() ? place.turn : m_trayTurns[card];
}

void CardTable::turnInTray(int card, int quarters)
{
    int &turn = m_trayTurns[card];
    turn = (turn + quarters) & 3;
    updateRestPose(card);
    returnToRest();
    Q_EMIT cellsChanged({offBoardCell(card)});
}

QString CardTable::nameOfCell(int cell) const
{
    if (isOffBoard(cell))
        return tr("beside the table, place %1").arg(offBoardIndex(cell) + 1);
    return BoardScene::nameOfCell(cell);
}

QString CardTable::nameOfMove(std::span<const core::Step> move) const
{
    const core::Step &last = move.back();
    if (!last.to.onBoard())
        return {};
    const int card = last.piece + 1;
    return last.to.turn == 0 ? tr("card %1").arg(card)
                             : tr("card %1, %2°", "a card and its turn").arg(card).arg(90 * last.to.turn);
}

QString CardTable::cardText(int card, int quarters) const
{
    const auto half = [&](dogs::Side side) {
        const int turn = turnOf(card, position()[card]) + quarters;
        return session::translated(dogs::aHalf(dogs().cards()[std::size_t(card)].half(side, turn & 3)));
    };
    return tr("card %1, north %2, east %3, south %4, west %5")
        .arg(QString::number(card + 1), half(dogs::North), half(dogs::East), half(dogs::South),
             half(dogs::West));
}

QRectF CardTable::pictureRect(const core::Position &position) const
{
    const bool full = std::ranges::all_of(position, &core::Place::onBoard);
    return full ? m_layout.table() : m_layout.whole();
}

board::Pose CardTable::poseOf(int piece, const core::Place &place) const
{
    const int cell = place.onBoard() ? place.cell : offBoardCell(piece);
    return {cellRect(cell).center(), 90.0 * turnOf(piece, place), 0,
            place.onBoard() ? 1 : TableLayout::cardScale};
}

QList<int> CardTable::cellsOf(int piece, const core::Place &place) const
{
    return {place.onBoard() ? place.cell : offBoardCell(piece)};
}

// The place of a card in the tray does not include its turn, so the face must.
int CardTable::faceOf(int piece, const core::Place &place) const
{
    return 8 * piece + (place.onBoard() ? 0 : 4 + m_trayTurns[piece]);
}

void CardTable::paintBoard(QPainter &painter) const
{
    paintTable(painter, grid(), style());
    if (dogs().frame() != 0)
        paintBorder(painter, grid(), dogs().frame(), style());
    paintTray(painter, m_layout, offBoardCount(), style());
}

void CardTable::paintPiece(QPainter &painter, int piece, const core::Place &place) const
{
    paintCard(painter, dogs().cards()[std::size_t(piece)], turnOf(piece, place), QString::number(piece + 1),
              style());
    if (dogs().isFixed(piece))
        paintNails(painter, style());
}

void CardTable::aboutToShow(const session::Timeline &timeline)
{
    const session::Act::Type type = timeline.act().type;
    m_marksAllMisfits = type != session::Act::Solve && type != session::Act::Search;
}

void CardTable::mark(const std::vector<core::Mark> &marks)
{
    const std::vector<dogs::SharedEdge> before = m_joints;
    findMarkedJoints(marks);
    if (m_joints != before) {
        redraw(before);
        redraw(m_joints);
    }
    std::vector<core::Mark> others = marks;
    // The card that a hint lays is marked where it is, too.
    for (const core::Mark &mark : marks) {
        const int card = mark.role == core::Role::Target ? dogs::cardOfHint(mark.label) : none;
        if (card >= 0 && card < int(position().size()) && !position()[card].onBoard())
            others.push_back(core::mark(offBoardCell(card), core::Role::Moving));
    }
    std::erase_if(others, [this](const core::Mark &mark) {
        return (mark.role == core::Role::Culprit || mark.role == core::Role::Placed) && isAtJoint(mark.cell);
    });
    BoardScene::mark(others);
    flushRedraws();
}

/// Finds the edges to mark: the misfits, in a search only those between marked culprits, and the edges that fit around
/// a card just laid or turned.
void CardTable::findMarkedJoints(const std::vector<core::Mark> &marks)
{
    using enum core::Role;
    const auto is = [&marks](int cell, std::initializer_list<core::Role> roles) {
        return std::ranges::any_of(marks, [&](const core::Mark &mark) {
            return mark.cell == cell && std::ranges::find(roles, mark.role) != roles.end();
        });
    };
    const dogs::Board cards = dogs().board(position());
    m_joints = cards.mismatches();
    std::erase_if(m_joints, [&](const dogs::SharedEdge &joint) {
        return !m_marksAllMisfits && (!is(joint.cell, {Culprit, Moving}) ||
                                      (joint.other >= 0 && !is(joint.other, {Culprit, Moving})));
    });
    m_misfitCount = m_joints.size();
    for (int cell = 0; cell < grid().size(); ++cell) {
        if (cards.card(cell) == dogs::Board::none || !is(cell, {Target, Moving}))
            continue;
        for (const dogs::Side side : dogs::sides) {
            const dogs::SharedEdge joint{cell, side, dogs::neighbour(grid(), cell, side)};
            if (is(joint.other, {Placed}) && !cards.isMismatch(joint))
                m_joints.push_back(joint);
        }
    }
}

bool CardTable::isAtJoint(int cell) const
{
    return std::ranges::any_of(m_joints, [cell](const dogs::SharedEdge &joint) {
        return joint.cell == cell || joint.other == cell;
    });
}

void CardTable::redraw(const std::vector<dogs::SharedEdge> &joints)
{
    for (const dogs::SharedEdge &joint : joints) {
        constexpr double badge = 0.15; // the part of a badge on a border edge that is beyond the cell
        scheduleRedraw(joint.other < 0 ? cellRect(joint.cell).adjusted(-badge, -badge, badge, badge)
                                       : cellRect(joint.cell) | cellRect(joint.other));
    }
}

// Redraws the marked edges of a moving card once it has arrived.
void CardTable::animationProgressed(double progress)
{
    BoardScene::animationProgressed(progress);
    if (progress >= 1) {
        redraw(m_joints);
        flushRedraws();
    }
}

void CardTable::drawForeground(QPainter *painter, const QRectF &exposed)
{
    BoardScene::drawForeground(painter, exposed);
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        const dogs::SharedEdge &joint = m_joints[i];
        const bool isAtBorder = joint.other < 0;
        if (isMoving(cardAt(joint.cell)) || (!isAtBorder && isMoving(cardAt(joint.other))))
            continue;
        const QPointF at = middleOf(cellRect(joint.cell), joint.side);
        if (i < m_misfitCount)
            paintMisfit(*painter, at, joint.side % 2 != 0, style());
        else
            paintFit(*painter, at, style());
    }
}

} // namespace ui
