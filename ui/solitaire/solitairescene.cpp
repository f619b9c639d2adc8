// SPDX-License-Identifier: MIT
#include "solitaire/solitairescene.h"

#include "solitaire/sweeptrail.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double arcHeight = 0.34;  // the height of a jump's arc
constexpr double leavesAt = 0.35;   // the progress at which the peg jumped over begins to leave
constexpr double clickRadius = 0.5; // the radius of a hole for clicks
constexpr double markRadius = 0.42; // the radius of a mark, between a peg and the numbers beside the holes

QRectF squareAround(QPointF middle, double side)
{
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side);
}

} // namespace

SolitaireScene::SolitaireScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                               QObject *parent)
    : BoardScene(std::move(puzzle), style, parent), m_layout(shape())
{
    setSceneRect(m_layout.whole());
    // The margin is the next row or column on every side on which the board may still grow.
    const core::Grid frame = grid();
    const bool growsDown = frame.rows < ::solitaire::maxSide;
    const bool growsAcross = frame.columns < ::solitaire::maxSide;
    for (int row = -1; row <= frame.rows; ++row) {
        for (int column = -1; column <= frame.columns; ++column) {
            const bool isAbove = row < 0 || row == frame.rows;
            const bool isBeside = column < 0 || column == frame.columns;
            if ((isAbove || isBeside) && (!isAbove || growsDown) && (!isBeside || growsAcross))
                m_margin.emplace_back(row, column);
        }
    }
    setCursor(shape().cell(std::countr_zero(solitaire().emptyAtStart())));
    show(this->puzzle().start());
}

// The functions below are about cells on and beside the board.

QRectF SolitaireScene::cellRect(int cell) const
{
    if (cell < 0)
        return {};
    if (isOffBoard(cell) && !isInMargin(cell))
        return isEditing()
                   ? QRectF()
                   : squareAround(m_layout.trayPlace(offBoardIndex(cell)), PegBoardLayout::trayScale * 0.9);
    const bool isPlace = holeAt(cell) >= 0 || (isEditing() && isFreePlace(cell));
    return isPlace ? squareAround(placeOf(cell), 1) : QRectF();
}

bool SolitaireScene::takesCursor(int cell) const
{
    return BoardScene::takesCursor(cell) && (!isOffBoard(cell) || isInMargin(cell));
}

QPointF SolitaireScene::placeOf(int cell) const
{
    if (!isInMargin(cell))
        return m_layout.place(grid().row(cell), grid().column(cell));
    const auto [row, column] = m_margin[std::size_t(offBoardIndex(cell) - m_layout.holes())];
    return m_layout.place(row, column);
}

bool SolitaireScene::isFreePlace(int cell) const
{
    const QPointF place = placeOf(cell);
    return holeAt(cell) < 0 && sceneRect().contains(squareAround(place, 0.6));
}

int SolitaireScene::cellAt(QPointF point) const
{
    for (int cell = 0; cell < cellCount(); ++cell) {
        const QRectF rect = cellRect(cell);
        const QPointF away = point - rect.center();
        if (!rect.isEmpty() && std::hypot(away.x(), away.y()) < clickRadius * rect.width())
            return cell;
    }
    return none;
}

int SolitaireScene::pegAt(int cell) const
{
    for (std::size_t peg = 0; peg < position().size(); ++peg) {
        const core::Place &place = position()[peg];
        if (place.onBoard() ? place.cell == cell : offBoardCell(place.turn) == cell)
            return int(peg);
    }
    return none;
}

QString SolitaireScene::nameOfCell(int cell) const
{
    if (isInMargin(cell)) {
        const auto [row, column] = m_margin[std::size_t(offBoardIndex(cell) - m_layout.holes())];
        return tr("beside the board, row %1, column %2").arg(row + 1).arg(column + 1);
    }
    if (isOffBoard(cell))
        return tr("tray, place %1").arg(offBoardIndex(cell) + 1);
    return BoardScene::nameOfCell(cell);
}

/// Names each jump by the row and the column of its peg and an arrow, which has no language and points to where the peg
/// jumps in the picture.
QString SolitaireScene::nameOfMove(std::span<const core::Step> move) const
{
    static const QString arrows = u"→↗↑↖←↙↓↘"_s;
    QStringList jumps;
    for (const core::Step &step : move) {
        if (!step.from.onBoard() || !step.to.onBoard())
            continue;
        const QLineF way(placeOf(step.from.cell), placeOf(step.to.cell));
        const int eighth = qRound(way.angle() / 45) % int(arrows.size());
        jumps << QString::number(grid().row(step.from.cell) + 1) +
                     QString::number(grid().column(step.from.cell) + 1) + arrows[eighth];
    }
    return jumps.join(u' ');
}

QString SolitaireScene::describe(int cell) const
{
    const QString place = nameOfCell(cell);
    if (cellRect(cell).isEmpty())
        return tr("%1: no hole").arg(place);
    if (isInMargin(cell) || (!isOffBoard(cell) && holeAt(cell) < 0))
        return tr("%1: no hole, one can be added here").arg(place);
    if (cell == m_heldCell)
        return tr("%1: peg, picked up").arg(place);
    if (pegAt(cell) != none)
        return tr("%1: peg").arg(place);
    if (isOffBoard(cell))
        return tr("%1: empty").arg(place);
    if (std::ranges::count(targets(), cell) > 0)
        return tr("%1: empty hole, the peg in hand can jump here").arg(place);
    return tr("%1: empty hole").arg(place);
}

QPainterPath SolitaireScene::outlineAt(int cell) const
{
    const QRectF rect = cellRect(cell);
    QPainterPath path;
    path.addEllipse(rect.center(), markRadius * rect.width(), markRadius * rect.width());
    return path;
}

// The functions below are for playing.

std::vector<int> SolitaireScene::targets() const
{
    std::vector<int> cells;
    const ::solitaire::Pegs pegs = solitaire().pegs(position());
    for (const ::solitaire::Jump &jump : shape().jumps()) {
        if (jump.from == holeAt(m_heldCell) && jump.isLegal(pegs))
            cells.push_back(shape().cell(jump.to));
    }
    return cells;
}

void SolitaireScene::setPicking(bool picking)
{
    release();
    m_picking = picking;
}

void SolitaireScene::activate(int cell)
{
    if (m_picking) {
        if (holeAt(cell) != none)
            Q_EMIT picked(cell);
        return;
    }
    if (isEditing()) {
        if (!cellRect(cell).isEmpty())
            draw({cell});
        return;
    }
    if (m_heldCell == none)
        pickUp(cell);
    else if (cell == m_heldCell || cell < 0 || isOffBoard(cell))
        release();
    else if (pegAt(cell) != none)
        pickUp(cell);
    else
        jumpTo(cell);
}

/// Picks up the peg on a cell, or signals why it cannot jump.
bool SolitaireScene::pickUp(int cell)
{
    release();
    const int peg = pegAt(cell);
    if (peg == none)
        return false;
    if (isOffBoard(cell)) {
        refuse(PUZZLE_TEXT("solitaire", "The pegs in the tray are out of the game."), none);
        return false;
    }
    m_heldCell = cell;
    if (targets().empty()) {
        m_heldCell = none;
        refuse(
            PUZZLE_TEXT("solitaire", "This peg cannot jump: no neighbour has an empty hole right behind it."),
            cell);
        return false;
    }
    displace(peg, {restPose(peg).at, 0, 1});
    Q_EMIT cellsChanged({cell});
    update();
    return true;
}

void SolitaireScene::refuse(core::Text text, int cell)
{
    core::Explanation why{text};
    if (cell != none)
        why.mark(cell, core::Role::Culprit);
    Q_EMIT refused(why);
}

/// Releases the peg and requests its jump. If the jump is refused, the peg returns to its hole.
void SolitaireScene::jumpTo(int cell)
{
    const int from = std::exchange(m_heldCell, none);
    const int peg = pegAt(from);
    update();
    Q_EMIT moveRequested({std::int16_t(peg), position()[peg], {std::int16_t(cell)}});
    returnToRest();
    Q_EMIT cellsChanged({from, cell});
}

void SolitaireScene::release()
{
    m_stroke.clear();
    if (const int taken = std::exchange(m_heldCell, none); taken != none) {
        update();
        Q_EMIT cellsChanged({taken});
    }
    BoardScene::release();
}

// Makes the picked-up peg jump at an arrow key. On the triangle, which has more directions than there are arrow keys,
// an arrow key moves the cursor.
bool SolitaireScene::slide(int dx, int dy)
{
    if (m_heldCell == none || isEditing() || shape().isTriangular())
        return false;
    const int column = grid().column(m_heldCell) + 2 * dx;
    const int row = grid().row(m_heldCell) + 2 * dy;
    if (grid().has(column, row) && holeAt(grid().cell(column, row)) >= 0) {
        const int target = grid().cell(column, row);
        jumpTo(target);
        if (pegAt(target) != none)
            setCursor(target);
    } else {
        refuse(PUZZLE_TEXT("solitaire", "There is no hole there: that is off the board."), m_heldCell);
    }
    return true;
}

QString SolitaireScene::editingHint() const
{
    return tr("Click a peg to remove it, an empty hole to close it, or a free place to add a hole. Drag "
              "to change several.");
}

QString SolitaireScene::aim() const
{
    return solitaire().end() ? tr("Jump until a single peg is left, in the marked hole.")
                             : tr("Jump until a single peg is left.");
}

board::Guidance SolitaireScene::guidance() const
{
    if (m_heldCell != none)
        return {!isCursorShown()         ? tr("Click the hole where the peg should land.")
                : shape().isTriangular() ? tr("Press Enter on the hole where the peg should land.")
                                         : tr("Press the arrow key of the jump."),
                tr("Esc puts the peg back.")};
    return {aim(),
            isCursorShown()
                ? tr("Press Enter on a peg. It jumps over its neighbour, which is taken off the board.")
                : tr("Click a peg, then the empty hole beyond its neighbour: the peg jumps there, and the "
                     "neighbour is taken off the board.")};
}

/// Returns the cell of a drawing whose margin is one cell wide.
int SolitaireScene::cellOfDrawing(int cell) const
{
    const int width = grid().columns + 2;
    if (!isInMargin(cell))
        return (grid().row(cell) + 1) * width + grid().column(cell) + 1;
    const auto [row, column] = m_margin[std::size_t(offBoardIndex(cell) - m_layout.holes())];
    return (row + 1) * width + column + 1;
}

::solitaire::Drawing::Sign SolitaireScene::signAt(int cell) const
{
    if (holeAt(cell) < 0)
        return ::solitaire::Drawing::Outside;
    return pegAt(cell) == none ? ::solitaire::Drawing::Hole : ::solitaire::Drawing::Peg;
}

/// Turns these cells into what follows the state of the first: a peg becomes an empty hole, that is removed, and a
/// free place becomes a hole with a peg.
void SolitaireScene::draw(const QList<int> &cells)
{
    using ::solitaire::Drawing;
    Drawing drawing(solitaire(), position(), 1);
    const auto before = signAt(cells.front());
    const auto after = before == Drawing::Peg    ? Drawing::Hole
                       : before == Drawing::Hole ? Drawing::Outside
                                                 : Drawing::Peg;
    for (const int cell : cells)
        drawing.signs[cellOfDrawing(cell)] = after;
    auto drawn = drawing.game();
    if (auto *why = std::get_if<core::Explanation>(&drawn)) {
        if (holeAt(cells.front()) >= 0)
            why->mark(cells.front(), core::Role::Culprit);
        Q_EMIT refused(*why);
    } else if (before == Drawing::Peg) {
        const auto &game = std::get<core::Game>(drawn);
        const auto &changed = static_cast<const ::solitaire::Solitaire &>(*game.puzzle);
        Q_EMIT edited({instance(), solitaire().position(changed.pegs(game.position))});
    } else {
        Q_EMIT edited(std::get<core::Game>(drawn));
    }
}

bool SolitaireScene::dragFrom(QPointF at)
{
    const int cell = cellAt(at);
    if (isEditing())
        return extendStroke(cell);
    if (cell < 0 || isOffBoard(cell) || pegAt(cell) == none)
        return false;
    release();
    m_heldCell = cell;
    m_grip = m_layout.hole(holeAt(cell)) - at;
    Q_EMIT cellsChanged({cell});
    update();
    return true;
}

/// Adds a cell to the stroke if it is in the same state as the first.
bool SolitaireScene::extendStroke(int cell)
{
    if (cell < 0)
        return false;
    if (!m_stroke.contains(cell) && (m_stroke.isEmpty() || signAt(cell) == signAt(m_stroke.first()))) {
        m_stroke.append(cell);
        update(cellRect(cell));
    }
    return true;
}

void SolitaireScene::dragTo(QPointF at)
{
    if (isEditing())
        extendStroke(cellAt(at));
    else if (m_heldCell != none)
        displace(pegAt(m_heldCell), {at + m_grip, 0, 1});
}

void SolitaireScene::drop(QPointF at)
{
    if (isEditing()) {
        extendStroke(cellAt(at));
        if (const QList<int> cells = std::exchange(m_stroke, {}); !cells.isEmpty())
            draw(cells);
        return;
    }
    if (m_heldCell == none)
        return;
    const int cell = cellAt(at + m_grip);
    if (cell == m_heldCell || cell < 0 || isOffBoard(cell))
        release();
    else
        jumpTo(cell);
}

// The functions below paint.

board::Pose SolitaireScene::poseOf(int, const core::Place &place) const
{
    if (place.onBoard())
        return {m_layout.hole(holeAt(place.cell))};
    return {m_layout.trayPlace(place.turn), 0, 0, PegBoardLayout::trayScale};
}

// Moves the jumping peg in an arc. The peg jumped over leaves its hole once the jumping peg has passed. A jump taken
// back is the same in reverse.
board::Pose SolitaireScene::interpolated(int piece, const board::Pose &from, const board::Pose &to,
                                         double progress) const
{
    const bool leaves = to.scale < from.scale;
    const bool returns = to.scale > from.scale;
    double part = progress;
    if (leaves)
        part = std::max(0.0, (progress - leavesAt) / (1 - leavesAt));
    else if (returns)
        part = std::min(1.0, progress / (1 - leavesAt));
    board::Pose pose = BoardScene::interpolated(piece, from, to, part);
    const double height = std::sin(part * std::numbers::pi);
    const double distance = std::hypot(to.at.x() - from.at.x(), to.at.y() - from.at.y());
    if (distance > 1.2) { // a peg that returns to its hole makes no arc
        pose.lift = std::max(pose.lift, height);
        pose.at.ry() -= arcHeight * height;
    }
    return pose;
}

QList<int> SolitaireScene::cellsOf(int, const core::Place &place) const
{
    return {place.onBoard() ? place.cell : offBoardCell(place.turn)};
}

QRectF SolitaireScene::pieceRect(int, const core::Place &place) const
{
    return squareAround({}, pegRect.width() * (place.onBoard() ? 1 : PegBoardLayout::trayScale));
}

// All pegs have the same face.
int SolitaireScene::faceOf(int, const core::Place &) const
{
    return 0;
}

void SolitaireScene::paintBoard(QPainter &painter) const
{
    paintPegBoard(painter, m_layout, shape(), solitaire().end(), style());
}

void SolitaireScene::paintPiece(QPainter &painter, int, const core::Place &place) const
{
    if (!place.onBoard())
        painter.scale(PegBoardLayout::trayScale, PegBoardLayout::trayScale);
    paintPeg(painter, style());
}

void SolitaireScene::setSweep(const std::vector<int> &cells)
{
    if (cells == m_sweep)
        return;
    scheduleRedraw(sweepRect());
    m_sweep = cells;
    scheduleRedraw(sweepRect());
    flushRedraws();
}

QRectF SolitaireScene::sweepRect() const
{
    QRectF whole;
    for (const int cell : m_sweep)
        whole |= cellRect(cell);
    return whole.adjusted(-0.2, -0.2, 0.2, 0.2);
}

void SolitaireScene::paintUnderPieces(QPainter &painter, const core::Position &shown, const QRectF &) const
{
    if (&shown != &position() || m_sweep.size() < 2)
        return; // the position is another one, shown in a thumbnail
    std::vector<QPointF> points;
    for (const int cell : m_sweep)
        points.push_back(cellRect(cell).center());
    paintSweep(painter, points, style());
}

// Paints each jump as an arrow over the peg that is jumped over; the removal of that peg needs no mark of its own.
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
    if (m_heldCell != none) {
        for (const int cell : targets())
            paintJumpTarget(*painter, cellRect(cell).center(), style());
    }
    if (isEditing())
        paintDrawing(*painter);
}

void SolitaireScene::paintDrawing(QPainter &painter) const
{
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (holeAt(cell) < 0 && !cellRect(cell).isEmpty())
            paintFreePlace(painter, placeOf(cell), style());
    }
    for (const int cell : m_stroke)
        paintJumpTarget(painter, placeOf(cell), style());
}

} // namespace ui
