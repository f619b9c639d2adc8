// SPDX-License-Identifier: MIT
#include "solitaire/solitairescene.h"

#include "solitaire/boardpainter.h"
#include "solitaire/pegpainter.h"
#include "solitaire/sweeptrail.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr double arc = 0.34;      // how far up a jump is seen to rise
constexpr double leavesAt = 0.35; // of the animation, when the peg jumped over begins to leave
constexpr double reach = 0.5;     // of a hole, for the pointer

QRectF squareAround(QPointF middle, double side)
{
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side);
}

} // namespace

SolitaireScene::SolitaireScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                               QObject *parent)
    : BoardScene(std::move(puzzle), style, parent), m_plan(shape())
{
    setSceneRect(m_plan.whole());
    setCursor(shape().cell(solitaire().hole()));
    show(this->puzzle().start());
}

// Cells and slots.

QRectF SolitaireScene::cellRect(int cell) const
{
    if (isSlot(cell))
        return squareAround(m_plan.slot(cell - grid().size()), PegBoardLayout::pegInTray * 0.9);
    const int hole = holeOf(cell);
    return hole < 0 ? QRectF() : squareAround(m_plan.hole(hole), 1);
}

int SolitaireScene::cellAt(QPointF point) const
{
    for (int cell = 0; cell < placeCount(); ++cell) {
        const QRectF rect = cellRect(cell);
        const QPointF way = point - rect.center();
        if (!rect.isEmpty() && std::hypot(way.x(), way.y()) < reach * rect.width())
            return cell;
    }
    return none;
}

int SolitaireScene::pegAt(int cell) const
{
    for (std::size_t peg = 0; peg < position().size(); ++peg) {
        const core::Place &place = position()[peg];
        if (place.onBoard() ? place.cell == cell : grid().size() + place.turn == cell)
            return int(peg);
    }
    return none;
}

QString SolitaireScene::nameOfCell(int cell) const
{
    if (isSlot(cell))
        return tr("tray, place %1").arg(cell - grid().size() + 1);
    return BoardScene::nameOfCell(cell);
}

QString SolitaireScene::describe(int cell) const
{
    const QString place = nameOfCell(cell);
    if (cell == m_taken)
        return tr("%1: peg, taken up").arg(place);
    if (pegAt(cell) != none)
        return tr("%1: peg").arg(place);
    if (isSlot(cell))
        return tr("%1: empty").arg(place);
    if (std::ranges::count(targets(), cell) > 0)
        return tr("%1: empty hole, the peg taken up can jump here").arg(place);
    return tr("%1: empty hole").arg(place);
}

// Playing.

std::vector<int> SolitaireScene::targets() const
{
    std::vector<int> cells;
    const ::solitaire::Pegs pegs = solitaire().pegs(position());
    for (const ::solitaire::Jump &jump : shape().jumps()) {
        if (jump.from == holeOf(m_taken) && jump.isLegal(pegs))
            cells.push_back(shape().cell(jump.to));
    }
    return cells;
}

void SolitaireScene::activate(int cell)
{
    if (isEditing())
        return exchange(cell);
    if (m_taken == none)
        takeUp(cell);
    else if (cell == m_taken || cell < 0 || isSlot(cell))
        release();
    else if (pegAt(cell) != none)
        takeUp(cell);
    else
        jumpTo(cell);
}

/// Says why when the peg cannot jump anywhere.
bool SolitaireScene::takeUp(int cell)
{
    release();
    const int peg = pegAt(cell);
    if (peg == none)
        return false;
    if (isSlot(cell)) {
        refuse(PUZZLE_TEXT("solitaire", "The pegs in the tray are out of the game."), none);
        return false;
    }
    m_taken = cell;
    if (targets().empty()) {
        m_taken = none;
        refuse(PUZZLE_TEXT("solitaire",
                           "This peg cannot jump: it has no neighbour with an empty hole right behind."),
               cell);
        return false;
    }
    hold(peg, {restOf(peg).at, 0, 1});
    Q_EMIT cellsChanged({cell});
    update();
    return true;
}

void SolitaireScene::refuse(core::Text text, int cell)
{
    core::Explanation why{text};
    if (cell != none)
        why.marks.push_back({std::int16_t(cell), core::Role::Culprit, {}});
    Q_EMIT refused(why);
}

/// Lets go of the peg, and tells what the hand wants; what is not granted glides back.
void SolitaireScene::jumpTo(int cell)
{
    const int from = std::exchange(m_taken, none);
    const int peg = pegAt(from);
    update();
    Q_EMIT wanted({std::int16_t(peg), position()[std::size_t(peg)], {std::int16_t(cell)}});
    settle();
    Q_EMIT cellsChanged({from, cell});
}

void SolitaireScene::release()
{
    if (const int taken = std::exchange(m_taken, none); taken != none) {
        update();
        Q_EMIT cellsChanged({taken});
    }
    BoardScene::release();
}

/// With a peg in the hand an arrow makes it jump; on the triangle, which has more ways than there are arrows,
/// the cursor goes to the hole.
bool SolitaireScene::slide(int dx, int dy)
{
    if (m_taken == none || isEditing() || shape().isTriangular())
        return false;
    const int column = grid().column(m_taken) + 2 * dx;
    const int row = grid().row(m_taken) + 2 * dy;
    if (grid().has(column, row) && holeOf(grid().cell(column, row)) >= 0) {
        const int target = grid().cell(column, row);
        jumpTo(target);
        if (pegAt(target) != none)
            setCursor(target);
    } else {
        refuse(PUZZLE_TEXT("solitaire", "There is no hole: that is beside the board."), m_taken);
    }
    return true;
}

QString SolitaireScene::editingHint() const
{
    return tr("Click a hole to put a peg there or to take it away.");
}

void SolitaireScene::exchange(int cell)
{
    if (holeOf(cell) < 0)
        return;
    const ::solitaire::Pegs pegs = solitaire().pegs(position()) ^ ::solitaire::bit(holeOf(cell));
    if (pegs == 0)
        return refuse(PUZZLE_TEXT("solitaire", "The last peg stays: there must be at least one."), cell);
    Q_EMIT edited({instance(), solitaire().position(pegs)});
}

bool SolitaireScene::dragFrom(QPointF at)
{
    const int cell = cellAt(at);
    if (isEditing() || cell < 0 || isSlot(cell) || pegAt(cell) == none)
        return false;
    release();
    m_taken = cell;
    m_grip = m_plan.hole(holeOf(cell)) - at;
    Q_EMIT cellsChanged({cell});
    update();
    return true;
}

void SolitaireScene::dragTo(QPointF at)
{
    if (m_taken != none)
        hold(pegAt(m_taken), {at + m_grip, 0, 1});
}

void SolitaireScene::drop(QPointF at)
{
    if (m_taken == none)
        return;
    const int cell = cellAt(at + m_grip);
    if (cell == m_taken || cell < 0 || isSlot(cell))
        release();
    else
        jumpTo(cell);
}

// Painting.

board::Pose SolitaireScene::poseOf(int, const core::Place &place) const
{
    if (place.onBoard())
        return {m_plan.hole(holeOf(place.cell))};
    return {m_plan.slot(place.turn), 0, 0, PegBoardLayout::pegInTray};
}

/// A jump rises and falls; the peg jumped over waits until it has been, and then rises out of its hole. Going
/// back is the same in reverse.
board::Pose SolitaireScene::between(int piece, const board::Pose &from, const board::Pose &to,
                                    double progress) const
{
    const bool leaves = to.size < from.size;
    const bool returns = to.size > from.size;
    double part = progress;
    if (leaves)
        part = std::max(0.0, (progress - leavesAt) / (1 - leavesAt));
    else if (returns)
        part = std::min(1.0, progress / (1 - leavesAt));
    board::Pose pose = BoardScene::between(piece, from, to, part);
    const double height = std::sin(part * std::numbers::pi);
    const double distance = std::hypot(to.at.x() - from.at.x(), to.at.y() - from.at.y());
    if (distance > 1.2) { // not when it only glides back
        pose.lift = std::max(pose.lift, height);
        pose.at.ry() -= arc * height;
    }
    return pose;
}

QList<int> SolitaireScene::cellsOf(int, const core::Place &place) const
{
    return {place.onBoard() ? place.cell : grid().size() + place.turn};
}

QRectF SolitaireScene::extentOf(int, const core::Place &place) const
{
    return squareAround({}, pegExtent.width() * (place.onBoard() ? 1 : PegBoardLayout::pegInTray));
}

/// All pegs look alike.
int SolitaireScene::faceOf(int, const core::Place &) const
{
    return 0;
}

void SolitaireScene::paintBoard(QPainter &painter) const
{
    paintPegBoard(painter, m_plan, shape(), solitaire().end(), style());
}

void SolitaireScene::paintPiece(QPainter &painter, int, const core::Place &place) const
{
    if (!place.onBoard())
        painter.scale(PegBoardLayout::pegInTray, PegBoardLayout::pegInTray);
    paintPeg(painter, style());
}

void SolitaireScene::setSweep(const std::vector<int> &cells)
{
    if (cells == m_sweep)
        return;
    redrawSoon(sweepRect());
    m_sweep = cells;
    redrawSoon(sweepRect());
    redrawNow();
}

QRectF SolitaireScene::sweepRect() const
{
    QRectF whole;
    for (const int cell : m_sweep)
        whole |= cellRect(cell);
    return whole.adjusted(-0.2, -0.2, 0.2, 0.2);
}

void SolitaireScene::paintUnder(QPainter &painter, const core::Position &shown, const QRectF &) const
{
    if (&shown != &position() || m_sweep.size() < 2)
        return; // a thumbnail of another position
    std::vector<QPointF> points;
    for (const int cell : m_sweep)
        points.push_back(cellRect(cell).center());
    paintSweep(painter, points, style());
}

/// In a small picture an arrow says it all: over which peg it goes, and where to.
void SolitaireScene::paintMove(QPainter &painter, std::span<const core::Step> move) const
{
    constexpr double weight = 2;
    for (const core::Step &step : move) {
        if (step.from.onBoard() && step.to.onBoard())
            paintSweep(painter, {cellRect(step.from.cell).center(), cellRect(step.to.cell).center()}, style(),
                       weight);
    }
}

void SolitaireScene::drawForeground(QPainter *painter, const QRectF &exposed)
{
    BoardScene::drawForeground(painter, exposed);
    if (m_taken != none)
        paintTargets(*painter);
}

void SolitaireScene::paintTargets(QPainter &painter) const
{
    for (const int cell : targets())
        paintTarget(painter, cellRect(cell).center(), style());
}

} // namespace ui
