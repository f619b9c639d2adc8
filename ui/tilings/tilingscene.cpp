// SPDX-License-Identifier: MIT
#include "tilings/tilingscene.h"

#include "board/lettering.h"
#include "tilings/bedpainter.h"
#include "tilings/overlays.h"
#include "tilings/piecepainter.h"

#include <QGraphicsSceneMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

using tilings::Polyomino;

TilingScene::TilingScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                         QObject *parent)
    : BoardScene(std::move(puzzle), style, parent), m_layout(grid(), rules().pieces())
{
    setSceneRect(m_layout.scene());
    connect(this, &BoardScene::cursorMoved, this, [this](int cell) {
        if (m_held && !m_byMouse)
            follow(cellRect(cell).center());
    });
    // Undone, or moved by a solver, while it was in the hand.
    connect(this, &BoardScene::cellsChanged, this, [this] {
        if (m_held && position()[std::size_t(m_held->piece())] != m_held->from())
            forget();
    });
    show(this->puzzle().start());
}

TilingScene::~TilingScene() = default;

QRectF TilingScene::cellRect(int cell) const
{
    return isSlot(cell) ? m_layout.places()[std::size_t(cell - grid().size())] : BoardScene::cellRect(cell);
}

int TilingScene::pieceOn(int cell) const
{
    for (std::size_t piece = 0; piece < position().size(); ++piece) {
        if (cellsOf(int(piece), position()[piece]).contains(cell))
            return int(piece);
    }
    return -1;
}

int TilingScene::countIn(int slot, const core::Position &position) const
{
    int count = 0;
    for (std::size_t piece = 0; piece < position.size(); ++piece)
        count += !position[piece].onBoard() && rules().kindOf(int(piece)) == kindOfSlot(slot) ? 1 : 0;
    return count;
}

int TilingScene::turnOf(int piece, const core::Place &place) const
{
    if (m_held && m_held->piece() == piece && place == m_held->from())
        return m_held->turn();
    return place.onBoard() ? place.turn : turnInTray(rules().kindOf(piece));
}

const tilings::Shape &TilingScene::lying(int piece, const core::Place &place) const
{
    return Polyomino::of(rules().kindOf(piece)).shape(turnOf(piece, place));
}

QString TilingScene::nameOfCell(int cell) const
{
    if (!isSlot(cell))
        return BoardScene::nameOfCell(cell);
    return tr("beside the board, piece %1").arg(QLatin1Char(rules().pieces().letter(kindOfSlot(cell))));
}

QString TilingScene::describe(int cell) const
{
    if (isSlot(cell))
        return describeSlot(cell);
    const QString name = nameOfCell(cell);
    const int piece = pieceOn(cell);
    QString text = tr("%1: empty").arg(name);
    if (rules().isClosed(cell))
        text = tr("%1: closed").arg(name);
    else if (piece >= 0)
        text = tr("%1: piece %2").arg(name, letterOf(piece));
    return text + describeHeld(cell);
}

QString TilingScene::describeSlot(int slot) const
{
    const QString name = nameOfCell(slot);
    if (m_held && !m_held->from().onBoard() && slotOf(rules().kindOf(m_held->piece())) == slot)
        return tr("%1: taken up").arg(name);
    const int count = countIn(slot, position());
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
    return tr("Click cells to close or open them, or draw over several.");
}

board::Pose TilingScene::poseOf(int piece, const core::Place &place) const
{
    const QSizeF size = spanOf(lying(piece, place));
    const int turn = turnOf(piece, place);
    board::Pose pose;
    pose.angle = 90.0 * (turn % 4);
    pose.side = turn < 4 ? 1 : -1;
    if (place.onBoard()) {
        const double left = grid().column(place.cell) - cornersOf(lying(piece, place)).front().x();
        pose.at = QPointF(left, grid().row(place.cell)) + QPointF(size.width(), size.height()) / 2;
    } else {
        pose.at = cellRect(slotOf(rules().kindOf(piece))).center();
        pose.size = TrayLayout::sizeFor(size);
    }
    return pose;
}

// Turned over, a piece comes from the reflection of how it lay, which is turned by the sum of both angles.
board::Pose TilingScene::between(int piece, const board::Pose &from, const board::Pose &to,
                                 double progress) const
{
    board::Pose pose = BoardScene::between(piece, from, to, progress);
    if (from.side * to.side < 0)
        pose.angle = to.angle + std::remainder(from.angle + to.angle, 360.0) * (1 - progress);
    return pose;
}

QRectF TilingScene::extentOf(int piece, const core::Place &place) const
{
    return pieceExtent(lying(piece, place));
}

QList<int> TilingScene::cellsOf(int piece, const core::Place &place) const
{
    const int kind = rules().kindOf(piece);
    if (!place.onBoard())
        return {slotOf(kind)};
    const auto covered = rules().coveredCells(kind, place);
    QList<int> cells;
    for (const int cell : *covered)
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
               ? board.adjusted(-bedFrame, -bedFrame, bedFrame, bedFrame)
               : sceneRect();
}

void TilingScene::paintBed(QPainter &painter) const
{
    paintTilingBed(painter, grid(), rules().closed(), style());
    paintTrayBed(painter, m_layout.tray(), m_layout.places(), style());
}

void TilingScene::paintPiece(QPainter &painter, int piece, const core::Place &place) const
{
    paintPolyomino(painter, rules().kindOf(piece), lying(piece, place), letterOf(piece), style());
}

QList<QRectF> TilingScene::rectsOf(int piece, const core::Place &place) const
{
    QList<QRectF> rects;
    for (const int cell : cellsOf(piece, place))
        rects.append(cellRect(cell));
    return rects;
}

// Where it may be laid shows below what is held, like its shadow; where not, on top of what is in the way.
void TilingScene::paintUnder(QPainter &painter, const core::Position &, const QRectF &) const
{
    if (m_held && m_target && m_targetAllowed)
        paintTarget(painter, rectsOf(m_held->piece(), *m_target), true, style());
}

void TilingScene::paintOver(QPainter &painter, const core::Position &position) const
{
    for (int slot = grid().size(); slot < placeCount(); ++slot) {
        const int count = countIn(slot, position);
        if (count > 1)
            paintBadge(painter, cellRect(slot), count, style());
        if (count > 0)
            continue;
        const QString letter(QLatin1Char(rules().pieces().letter(kindOfSlot(slot))));
        board::write(painter, cellRect(slot), letter, 0.42, style().faint);
    }
    if (m_held && m_target && !m_targetAllowed)
        paintTarget(painter, rectsOf(m_held->piece(), *m_target), false, style());
    QList<QRectF> stroke;
    for (const int cell : m_stroke)
        stroke.append(cellRect(cell));
    if (!stroke.isEmpty())
        paintStroke(painter, stroke, !rules().isClosed(m_stroke.front()), style());
}

} // namespace ui
