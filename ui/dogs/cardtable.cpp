// SPDX-License-Identifier: MIT
#include "dogs/cardtable.h"

#include "dogs/dogpainter.h"
#include "dogs/tablepainter.h"
#include "dogs/words.h"
#include "session/words.h"

#include <algorithm>

namespace ui {

CardTable::CardTable(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style, QObject *parent)
    : BoardScene(std::move(puzzle), style, parent), m_plan(grid()), m_trayTurns(dogs().cards().size())
{
    setSceneRect(m_plan.whole());
    show(this->puzzle().start());
}

QRectF CardTable::cellRect(int cell) const
{
    return isSlot(cell) ? m_plan.slot(cell - grid().size()) : BoardScene::cellRect(cell);
}

int CardTable::cardAt(int cell) const
{
    if (isSlot(cell)) {
        const int card = cell - grid().size();
        return position()[std::size_t(card)].onBoard() ? none : card;
    }
    const auto found = std::ranges::find(position(), cell, &core::Place::cell);
    return cell < 0 || found == position().end() ? none : int(found - position().begin());
}

int CardTable::turnOf(int card, const core::Place &place) const
{
    return place.onBoard() ? place.turn : m_trayTurns[std::size_t(card)];
}

void CardTable::turnInTray(int card, int quarters)
{
    int &turns = m_trayTurns[std::size_t(card)];
    turns = (turns + quarters) & 3;
    rearrange(card);
    settle();
    Q_EMIT cellsChanged({grid().size() + card});
}

QString CardTable::nameOfCell(int cell) const
{
    if (isSlot(cell))
        return tr("beside the table, place %1").arg(cell - grid().size() + 1);
    return BoardScene::nameOfCell(cell);
}

QString CardTable::wordsOf(int card, int quarters) const
{
    const auto half = [&](dogs::Side side) {
        const int turn = turnOf(card, position()[std::size_t(card)]) + quarters;
        return session::words(dogs::aHalf(dogs().cards()[std::size_t(card)].half(side, turn & 3)));
    };
    return tr("card %1, north %2, east %3, south %4, west %5")
        .arg(QString::number(card + 1), half(dogs::North), half(dogs::East), half(dogs::South),
             half(dogs::West));
}

QRectF CardTable::pictureRect(const core::Position &position) const
{
    const bool full = std::ranges::all_of(position, &core::Place::onBoard);
    return full ? m_plan.table() : m_plan.whole();
}

board::Pose CardTable::poseOf(int piece, const core::Place &place) const
{
    const int cell = place.onBoard() ? place.cell : grid().size() + piece;
    return {cellRect(cell).center(), 90.0 * turnOf(piece, place), 0,
            place.onBoard() ? 1 : TablePlan::cardScale};
}

QList<int> CardTable::cellsOf(int piece, const core::Place &place) const
{
    return {place.onBoard() ? place.cell : grid().size() + piece};
}

/// With its turn in the tray, which the place does not tell.
int CardTable::faceOf(int piece, const core::Place &place) const
{
    return 8 * piece + (place.onBoard() ? 0 : 4 + m_trayTurns[std::size_t(piece)]);
}

void CardTable::paintBed(QPainter &painter) const
{
    paintTable(painter, grid(), style());
    paintTray(painter, m_plan, slotCount(), style());
}

void CardTable::paintPiece(QPainter &painter, int piece, const core::Place &place) const
{
    paintCard(painter, dogs().cards()[std::size_t(piece)], turnOf(piece, place), QString::number(piece + 1),
              style());
}

void CardTable::mark(const std::vector<core::Mark> &marks)
{
    const auto isAccused = [&marks](int cell) {
        return std::ranges::any_of(marks, [cell](const core::Mark &mark) {
            return mark.cell == cell && (mark.role == core::Role::Culprit || mark.role == core::Role::Moving);
        });
    };
    std::vector<dogs::Joint> misfits = dogs().layout(position()).wrong();
    std::erase_if(
        misfits, [&](const dogs::Joint &joint) { return !isAccused(joint.cell) || !isAccused(joint.other); });
    if (misfits != m_misfits) {
        redraw(m_misfits);
        redraw(misfits);
        m_misfits = std::move(misfits);
    }
    std::vector<core::Mark> others = marks;
    std::erase_if(others, [this](const core::Mark &mark) {
        return mark.role == core::Role::Culprit && isAtMisfit(mark.cell);
    });
    BoardScene::mark(others);
    redrawNow();
}

bool CardTable::isAtMisfit(int cell) const
{
    return std::ranges::any_of(
        m_misfits, [cell](const dogs::Joint &joint) { return joint.cell == cell || joint.other == cell; });
}

void CardTable::redraw(const std::vector<dogs::Joint> &joints)
{
    for (const dogs::Joint &joint : joints)
        redrawSoon(cellRect(joint.cell) | cellRect(joint.other));
}

void CardTable::drawForeground(QPainter *painter, const QRectF &exposed)
{
    BoardScene::drawForeground(painter, exposed);
    for (const dogs::Joint &joint : m_misfits) {
        const QPointF at = (cellRect(joint.cell).center() + cellRect(joint.other).center()) / 2;
        paintMisfit(*painter, at, joint.side == dogs::West, style());
    }
}

} // namespace ui
