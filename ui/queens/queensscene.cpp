// SPDX-License-Identifier: MIT
#include "queens/queensscene.h"

#include "board/style.h"
#include "queens/queenpainter.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString key = u"attackedSquares"_s;

} // namespace

bool showsAttackedSquares()
{
    return board::displaySettings("queens"_L1).value(key).toBool();
}

void setShowsAttackedSquares(bool shown)
{
    board::displaySettings("queens"_L1).setValue(key, shown);
}

namespace {

constexpr int none = -1;
constexpr double trayGap = 0.2; // between the board's frame and the tray

} // namespace

QueensScene::QueensScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                         QObject *parent)
    : ChessScene(std::move(puzzle), style, parent), m_board(sceneRect())
{
    setSceneRect(m_board.adjusted(0, 0, trayGap + 1, 0));
    connect(this, &BoardScene::cellsChanged, this, &QueensScene::shadeAttacked);
    show(this->puzzle().start());
}

QRectF QueensScene::pictureRect(const core::Position &) const
{
    return m_board;
}

const ::queens::Queens &QueensScene::queens() const
{
    return static_cast<const ::queens::Queens &>(puzzle());
}

void QueensScene::setAttackedShown(bool shown)
{
    m_attacked = shown;
    shadeAttacked();
}

void QueensScene::shadeAttacked()
{
    std::vector<Shaded> squares;
    for (int cell = 0; m_attacked && cell < grid().size(); ++cell) {
        if (queenOn(cell) == none && !queens().attackers(position(), cell).empty())
            squares.push_back({cell, board::Shade::Attacked});
    }
    shade(std::move(squares));
}

QRectF QueensScene::cellRect(int cell) const
{
    if (!isSlot(cell))
        return ChessScene::cellRect(cell);
    const double left = grid().columns + board::chessFrameWidth(grid()) + trayGap;
    return {left, double(cell - grid().size()), 1, 1};
}

QString QueensScene::nameOfCell(int cell) const
{
    return isSlot(cell) ? tr("beside row %1").arg(grid().rows - (cell - grid().size()))
                        : ChessScene::nameOfCell(cell);
}

QString QueensScene::describe(int cell) const
{
    const QString place = nameOfCell(cell);
    const int queen = queenOn(cell);
    if (isSlot(cell)) {
        if (queen == none)
            return tr("%1: her queen is set").arg(place);
        return queen == m_held ? tr("%1: queen, taken up").arg(place) : tr("%1: a queen waits").arg(place);
    }
    if (queen != none)
        return tr("%1: queen").arg(place);
    const std::vector<int> attackers = queens().attackers(position(), cell);
    if (attackers.empty())
        return tr("%1: free").arg(place);
    return tr("%1: attacked from %2").arg(place, nameOfCell(attackers.front()));
}

int QueensScene::queenOn(int cell) const
{
    if (isSlot(cell)) {
        const int row = cell - grid().size();
        return position()[std::size_t(row)].onBoard() ? none : row;
    }
    const int row = grid().row(cell);
    return position()[std::size_t(row)].cell == cell ? row : none;
}

core::Step QueensScene::step(int queen, const core::Place &to) const
{
    return {std::int16_t(queen), position()[std::size_t(queen)], to};
}

void QueensScene::activate(int cell)
{
    if (cell < 0) {
        release();
        return;
    }
    const int queen = queenOn(cell);
    if (isSlot(cell)) {
        pickUp(queen == m_held ? none : queen);
        return;
    }
    release();
    if (queen != none)
        take(queen);
    else
        set(cell);
}

void QueensScene::pickUp(int queen)
{
    release();
    if (queen == none)
        return;
    m_held = queen;
    hold(queen, {restOf(queen).at, 0, 1});
    Q_EMIT cellsChanged({slotOf(queen)});
}

void QueensScene::release()
{
    m_dragged = none;
    if (const int held = std::exchange(m_held, none); held != none)
        Q_EMIT cellsChanged({slotOf(held)});
    ChessScene::release();
}

bool QueensScene::usesKey(int key) const
{
    return key == Qt::Key_Delete || key == Qt::Key_Backspace;
}

void QueensScene::useKey(int)
{
    const int queen = isSlot(cursor()) ? none : queenOn(cursor());
    if (queen != none)
        take(queen);
}

void QueensScene::take(int queen)
{
    Q_EMIT wanted(step(queen, {}));
}

/// The row's own queen goes there; while she stands elsewhere on it, she is in the way.
void QueensScene::set(int cell)
{
    const int row = grid().row(cell);
    if (position()[std::size_t(row)].onBoard())
        Q_EMIT refused(queens().attacked(position(), cell));
    else
        Q_EMIT wanted(step(row, {std::int16_t(cell)}));
}

bool QueensScene::dragFrom(QPointF at)
{
    const int cell = cellAt(at);
    const int queen = cell < 0 ? none : queenOn(cell);
    release();
    m_dragged = queen;
    return queen != none;
}

void QueensScene::dragTo(QPointF at)
{
    hold(m_dragged, {at, 0, 1});
}

void QueensScene::drop(QPointF at)
{
    const int queen = std::exchange(m_dragged, none);
    if (queen == none)
        return;
    const int cell = cellAt(at);
    if (position()[std::size_t(queen)].onBoard()) {
        moveTo(queen, cell);
        return;
    }
    if (cell < 0 || isSlot(cell))
        return;
    // The queens are alike: it is the row's own that is seen to be let go, and the other never left.
    const int row = grid().row(cell);
    if (row != queen && queenOn(cell) == none && !position()[std::size_t(row)].onBoard()) {
        hold(queen, restOf(queen));
        hold(row, {at, 0, 1});
    }
    if (queenOn(cell) != none)
        Q_EMIT refused(queens().why(position(), step(row, {std::int16_t(cell)})));
    else
        set(cell);
}

/// A queen let go elsewhere than where she stood: off the board, along her row, or as another row's queen.
void QueensScene::moveTo(int queen, int cell)
{
    const core::Place from = position()[std::size_t(queen)];
    if (cell == from.cell)
        return;
    if (cell < 0 || isSlot(cell)) {
        take(queen);
        return;
    }
    const int row = grid().row(cell);
    if (row == queen) {
        Q_EMIT wanted(step(queen, {std::int16_t(cell)}));
        return;
    }
    core::Position without = position();
    without[std::size_t(queen)] = {};
    const core::Explanation why = queens().attacked(without, cell);
    if (!why.empty() || queenOn(cell) != none) {
        Q_EMIT refused(why.empty() ? queens().why(position(), step(row, {std::int16_t(cell)})) : why);
        return;
    }
    const board::Pose letGo{cellRect(cell).center()};
    take(queen);
    finish();
    hold(row, letGo);
    set(cell);
}

board::Pose QueensScene::poseOf(int piece, const core::Place &place) const
{
    return {cellRect(place.onBoard() ? place.cell : slotOf(piece)).center()};
}

QList<int> QueensScene::cellsOf(int piece, const core::Place &place) const
{
    return {place.onBoard() ? int(place.cell) : slotOf(piece)};
}

int QueensScene::faceOf(int, const core::Place &) const
{
    return 0;
}

void QueensScene::paintBoard(QPainter &painter) const
{
    ChessScene::paintBoard(painter);
    const QRectF tray = cellRect(slotOf(0)).united(cellRect(slotOf(grid().rows - 1)));
    const bool plain = style().look == board::Style::Contrast;
    painter.setPen(plain ? QPen(style().line, 0.03) : QPen(Qt::NoPen));
    QColor bed = style().tray;
    bed.setAlphaF(style().look == board::Style::Light ? 0.16F : 1.F);
    painter.setBrush(bed);
    painter.drawRoundedRect(tray.adjusted(0.03, 0.03, -0.03, -0.03), 0.16, 0.16);
}

void QueensScene::paintPiece(QPainter &painter, int, const core::Place &) const
{
    paintQueen(painter, style());
}

/// From each culprit to what it forbids; between culprits when there is nothing but them.
std::vector<QLineF> QueensScene::attacks() const
{
    std::vector<int> culprits;
    std::vector<int> targets;
    for (const core::Mark &mark : marks()) {
        if (mark.role == core::Role::Culprit)
            culprits.push_back(mark.cell);
        else if (mark.role == core::Role::Target)
            targets.push_back(mark.cell);
    }
    std::vector<QLineF> lines;
    for (const int from : culprits) {
        for (const int to : targets.empty() ? culprits : targets) {
            if (::queens::lineBetween(grid(), from, to) != ::queens::Line::None)
                lines.push_back({middleOf(from), middleOf(to)});
        }
    }
    return lines;
}

QRectF QueensScene::reachOfAttacks() const
{
    QRectF reach;
    for (const QLineF &line : attacks())
        reach |= QRectF(line.p1(), line.p2()).normalized().adjusted(-0.3, -0.3, 0.3, 0.3);
    return reach;
}

void QueensScene::mark(const std::vector<core::Mark> &marks)
{
    const QRectF before = reachOfAttacks();
    ChessScene::mark(marks);
    const QRectF reach = before | reachOfAttacks();
    if (!reach.isEmpty())
        update(reach);
}

void QueensScene::drawForeground(QPainter *painter, const QRectF &exposed)
{
    ChessScene::drawForeground(painter, exposed);
    for (const QLineF &line : attacks())
        board::paintAttack(*painter, line.p1(), line.p2(), style());
}

} // namespace ui
