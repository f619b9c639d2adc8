// SPDX-License-Identifier: MIT
#include "queens/queensscene.h"

#include "board/style.h"
#include "queens/queenpainter.h"
#include "session/timeline/timeline.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString attackedKey = u"attackedSquares"_s;
const QString givesQueensKey = u"givesQueens"_s;

constexpr int none = -1;
constexpr double trayGap = 0.2; // the gap between the board's frame and the tray

} // namespace

bool showsAttackedSquares()
{
    return board::displaySettings("queens"_L1).value(attackedKey).toBool();
}

void setShowsAttackedSquares(bool shown)
{
    board::displaySettings("queens"_L1).setValue(attackedKey, shown);
}

bool givesQueensByEditing()
{
    return board::displaySettings("queens"_L1).value(givesQueensKey).toBool();
}

void setGivesQueensByEditing(bool gives)
{
    board::displaySettings("queens"_L1).setValue(givesQueensKey, gives);
}

QueensScene::QueensScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                         QObject *parent)
    : ChessScene(std::move(puzzle), style, parent), m_boardRect(sceneRect())
{
    setSceneRect(m_boardRect.adjusted(0, 0, trayGap + 1, 0));
    connect(this, &BoardScene::cellsChanged, this, &QueensScene::shadeAttacked);
    show(this->puzzle().start());
}

QRectF QueensScene::pictureRect(const core::Position &) const
{
    return m_boardRect;
}

void QueensScene::setAttackedShown(bool shown)
{
    m_attackedShown = shown;
    shadeAttacked();
}

void QueensScene::aboutToShow(const session::Timeline &timeline)
{
    const session::Act &act = timeline.act();
    const bool fills = isSearchShown() && (act.method == "loops"_L1 || act.method == "copies"_L1);
    if (std::exchange(m_filledShown, fills && act.type == session::Act::Search) != m_filledShown)
        shadeAttacked();
}

void QueensScene::shadeAttacked()
{
    std::vector<ShadedSquare> squares;
    for (int cell = 0; (m_attackedShown || m_filledShown) && cell < grid().size(); ++cell) {
        const std::vector<int> attackers = queens().attackers(position(), cell);
        const auto fills = [&](int queen) { return grid().row(queen) <= grid().row(cell); };
        const bool shaded = m_attackedShown ? !attackers.empty() : std::ranges::any_of(attackers, fills);
        if (queenAt(cell) == none && !queens().isClosed(cell) && shaded)
            squares.push_back({cell, board::Shade::Attacked});
    }
    shade(std::move(squares));
}

QRectF QueensScene::cellRect(int cell) const
{
    if (!isOffBoard(cell))
        return ChessScene::cellRect(cell);
    const double left = grid().columns + board::chessFrameWidth(grid()) + trayGap;
    return {left, double(offBoardIndex(cell)), 1, 1};
}

QString QueensScene::nameOfCell(int cell) const
{
    return isOffBoard(cell) ? tr("beside row %1").arg(nameOfRow(offBoardIndex(cell)))
                            : ChessScene::nameOfCell(cell);
}

QString QueensScene::describe(int cell) const
{
    const QString place = nameOfCell(cell);
    const int queen = queenAt(cell);
    if (isOffBoard(cell)) {
        if (queen == none)
            return tr("%1: its queen is on the board").arg(place);
        return queen == m_held ? tr("%1: queen, picked up").arg(place) : tr("%1: queen waiting").arg(place);
    }
    if (queens().isClosed(cell))
        return tr("%1: closed").arg(place);
    if (queens().isGiven(cell))
        return tr("%1: given queen").arg(place);
    if (queen != none)
        return tr("%1: queen").arg(place);
    const std::vector<int> attackers = queens().attackers(position(), cell);
    if (attackers.empty())
        return tr("%1: free").arg(place);
    return tr("%1: attacked from %2").arg(place, nameOfCell(attackers.front()));
}

QString QueensScene::aim() const
{
    const int rows = grid().rows;
    const int missing = rows - int(std::ranges::count(queens().given(), true));
    if (queens().hasGivenQueens() && missing > 0) {
        return queens().isTorus()
                   ? tr("Add %n queen(s) to those given so that none attacks another; diagonals "
                        "wrap around the edges.",
                        nullptr, missing)
                   : tr("Add %n queen(s) to those given so that none attacks another.", nullptr, missing);
    }
    return queens().isTorus()
               ? tr("Place %n queen(s) so that none attacks another; diagonals wrap around the edges.",
                    nullptr, rows)
               : tr("Place %n queen(s) so that none attacks another.", nullptr, rows);
}

board::Guidance QueensScene::guidance() const
{
    if (m_held != none)
        return {isCursorShown() ? tr("Press Enter on the square for the queen.")
                                : tr("Click the square for the queen."),
                tr("Esc puts the queen back.")};
    return {aim(), isCursorShown()
                       ? tr("Press Enter on a square to place a queen, or on a queen to remove her.")
                       : tr("Click a square to place a queen. Click a queen to remove her.")};
}

QString QueensScene::editingHint() const
{
    return givesQueensByEditing() ? tr("Click squares to place queens that stay, or to remove them.")
                                  : tr("Click squares to close or open them, or drag across several.") +
                                        u' ' + tr("Choose in the panel what a click does.");
}

/// Edits the board: gives a queen that stays on this square, or removes her.
void QueensScene::give(int cell)
{
    Q_EMIT edited(::queens::withGiven(queens(), position(), cell));
}

/// Edits the board: closes these squares, or opens them if the first is closed.
void QueensScene::setClosed(const QList<int> &cells)
{
    core::PerCell<bool> closed = queens().closed();
    for (const int cell : cells)
        closed[cell] = !queens().isClosed(cells.front());
    Q_EMIT edited(::queens::edited(queens(), position(), std::move(closed)));
}

int QueensScene::queenAt(int cell) const
{
    if (isOffBoard(cell)) {
        const int row = offBoardIndex(cell);
        return position()[row].onBoard() ? none : row;
    }
    const int row = grid().row(cell);
    return position()[row].cell == cell ? row : none;
}

core::Step QueensScene::step(int queen, const core::Place &to) const
{
    return {std::int16_t(queen), position()[queen], to};
}

void QueensScene::activate(int cell)
{
    if (cell < 0) {
        release();
        return;
    }
    if (isEditing()) {
        if (isOnBoard(cell))
            givesQueensByEditing() ? give(cell) : setClosed({cell});
        return;
    }
    const int queen = queenAt(cell);
    if (isOffBoard(cell)) {
        pickUp(queen == m_held ? none : queen);
        return;
    }
    release();
    if (queen != none)
        removeQueen(queen);
    else
        placeQueen(cell);
}

void QueensScene::pickUp(int queen)
{
    release();
    if (queen == none)
        return;
    m_held = queen;
    displace(queen, {restPose(queen).at, 0, 1});
    Q_EMIT cellsChanged({offBoardCell(queen)});
}

void QueensScene::release()
{
    m_dragged = none;
    m_stroke.take();
    if (const int held = std::exchange(m_held, none); held != none)
        Q_EMIT cellsChanged({offBoardCell(held)});
    ChessScene::release();
}

bool QueensScene::usesKey(int key) const
{
    return !isEditing() && (key == Qt::Key_Delete || key == Qt::Key_Backspace);
}

void QueensScene::useKey(int)
{
    const int queen = isOffBoard(cursor()) ? none : queenAt(cursor());
    if (queen != none)
        removeQueen(queen);
}

void QueensScene::removeQueen(int queen)
{
    Q_EMIT moveRequested(step(queen, {}));
}

/// Places the row's own queen on a square. If she is elsewhere in the row, the move is refused.
void QueensScene::placeQueen(int cell)
{
    const int row = grid().row(cell);
    if (position()[row].onBoard())
        Q_EMIT refused(queens().whyUnsafe(position(), cell));
    else
        Q_EMIT moveRequested(step(row, {std::int16_t(cell)}));
}

bool QueensScene::dragFrom(QPointF at)
{
    const int cell = cellAt(at);
    if (isEditing()) {
        if (!isOnBoard(cell) || givesQueensByEditing())
            return false;
        if (m_stroke.extend(cell, [this](int other) { return queens().isClosed(other); }))
            update(cellRect(cell));
        return true;
    }
    const int queen = cell < 0 ? none : queenAt(cell);
    release();
    if (queen != none && isOnBoard(cell) && queens().isGiven(cell)) {
        removeQueen(queen); // is refused with the reason
        return false;
    }
    m_dragged = queen;
    return queen != none;
}

void QueensScene::dragTo(QPointF at)
{
    if (isEditing())
        dragFrom(at);
    else
        displace(m_dragged, {at, 0, 1});
}

void QueensScene::drop(QPointF at)
{
    if (isEditing()) {
        dragFrom(at);
        if (const QList<int> cells = m_stroke.take(); !cells.isEmpty())
            setClosed(cells);
        return;
    }
    const int queen = std::exchange(m_dragged, none);
    if (queen == none)
        return;
    const int cell = cellAt(at);
    if (position()[queen].onBoard()) {
        moveQueen(queen, cell);
        return;
    }
    if (cell < 0 || isOffBoard(cell))
        return;
    // The queens are alike: the row's own queen replaces the dragged one, which returns to the tray.
    const int row = grid().row(cell);
    if (row != queen && queenAt(cell) == none && !position()[row].onBoard()) {
        displace(queen, restPose(queen));
        displace(row, {at, 0, 1});
    }
    if (queenAt(cell) != none)
        Q_EMIT refused(queens().why(position(), step(row, {std::int16_t(cell)})));
    else
        placeQueen(cell);
}

/// Moves a queen of the board: off it, along her row, or to another row, whose own queen is set instead.
void QueensScene::moveQueen(int queen, int cell)
{
    const core::Place from = position()[queen];
    if (cell == from.cell)
        return;
    if (cell < 0 || isOffBoard(cell)) {
        removeQueen(queen);
        return;
    }
    const int row = grid().row(cell);
    if (row == queen) {
        Q_EMIT moveRequested(step(queen, {std::int16_t(cell)}));
        return;
    }
    core::Position without = position();
    without[queen] = {};
    const core::Explanation why = queens().whyUnsafe(without, cell);
    if (!why.empty() || queenAt(cell) != none) {
        Q_EMIT refused(why.empty() ? queens().why(position(), step(row, {std::int16_t(cell)})) : why);
        return;
    }
    const board::Pose dropped{cellRect(cell).center()};
    removeQueen(queen);
    finish();
    displace(row, dropped);
    placeQueen(cell);
}

board::Pose QueensScene::poseOf(int piece, const core::Place &place) const
{
    return {cellRect(place.onBoard() ? place.cell : offBoardCell(piece)).center()};
}

QList<int> QueensScene::cellsOf(int piece, const core::Place &place) const
{
    return {place.onBoard() ? int(place.cell) : offBoardCell(piece)};
}

int QueensScene::faceOf(int, const core::Place &) const
{
    return 0;
}

void QueensScene::paintBoard(QPainter &painter) const
{
    ChessScene::paintBoard(painter);
    for (int cell = 0; cell < grid().size(); ++cell) {
        if (queens().isClosed(cell))
            board::paintClosedSquare(painter, cellRect(cell), style());
        else if (queens().isGiven(cell))
            board::paintGivenSquare(painter, cellRect(cell), style());
    }
    if (queens().isTorus())
        board::paintTorusCorners(painter, grid(), style());
    const QRectF tray = cellRect(offBoardCell(0)).united(cellRect(offBoardCell(grid().rows - 1)));
    const bool plain = style().look == board::Style::Contrast;
    painter.setPen(plain ? QPen(style().line, 0.03) : QPen(Qt::NoPen));
    painter.setBrush(board::withAlpha(style().tray, style().look == board::Style::Light ? 0.16 : 1));
    painter.drawRoundedRect(tray.adjusted(0.03, 0.03, -0.03, -0.03), 0.16, 0.16);
}

void QueensScene::paintPiece(QPainter &painter, int, const core::Place &) const
{
    paintQueen(painter, style());
}

/// Returns the line of attack from one square to another. On a torus it may leave the board and come back: then it
/// has several parts.
std::vector<QLineF> QueensScene::linesOfAttack(int from, int to) const
{
    const ::queens::Line line = queens().lineBetween(from, to);
    if (line == ::queens::Line::None)
        return {};
    if (line != ::queens::Line::DiagonalRoundTheEdge)
        return {{middleOf(from), middleOf(to)}};
    constexpr double shortest = 0.4;
    const int size = grid().columns;
    const auto round = [size](int steps) { return (steps + size) % size; };
    QPointF along;
    int steps = size;
    for (const QPoint &way : {QPoint(1, 1), QPoint(1, -1), QPoint(-1, 1), QPoint(-1, -1)}) {
        const int right = round(way.x() * (grid().column(to) - grid().column(from)));
        const int down = round(way.y() * (grid().row(to) - grid().row(from)));
        if (right == down && right < steps) {
            steps = right;
            along = way;
        }
    }
    std::vector<QLineF> lines;
    for (int copy = 0; copy < 9; ++copy) { // copies of the line for this board and its eight neighbours
        const QPointF begin = middleOf(from) + QPointF(copy % 3 - 1, copy / 3 - 1) * size;
        double first = 0;
        double last = steps;
        for (const auto &[at, way] : {std::pair(begin.x(), along.x()), std::pair(begin.y(), along.y())}) {
            first = std::max(first, way > 0 ? -at : at - size);
            last = std::min(last, way > 0 ? size - at : at);
        }
        if (last - first > shortest)
            lines.push_back({begin + along * first, begin + along * last});
    }
    return lines;
}

/// Returns lines from each culprit to the squares that it attacks, or between the culprits if no target is marked.
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
            std::ranges::copy(linesOfAttack(from, to), std::back_inserter(lines));
        }
    }
    return lines;
}

QRectF QueensScene::attacksRect() const
{
    QRectF rect;
    for (const QLineF &line : attacks())
        rect |= QRectF(line.p1(), line.p2()).normalized().adjusted(-0.3, -0.3, 0.3, 0.3);
    return rect;
}

void QueensScene::mark(const std::vector<core::Mark> &marks)
{
    const QRectF before = attacksRect();
    ChessScene::mark(marks);
    const QRectF changed = before | attacksRect();
    if (!changed.isEmpty())
        update(changed);
}

void QueensScene::drawForeground(QPainter *painter, const QRectF &exposed)
{
    ChessScene::drawForeground(painter, exposed);
    for (const QLineF &line : attacks())
        board::paintAttack(*painter, line.p1(), line.p2(), style());
    m_stroke.paint(
        *painter, [this](int cell) { return cellRect(cell); }, style());
}

} // namespace ui
