// SPDX-License-Identifier: MIT
#include "tours/knightscene.h"

#include "session/timeline/timeline.h"
#include "tours/frontierpainter.h"
#include "tours/piecepainter.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int closingFace = 101;

} // namespace

KnightScene::KnightScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                         QObject *parent)
    : TourScene(std::move(puzzle), style, parent)
{
    show(this->puzzle().start());
}

void KnightScene::aboutToShow(const session::Timeline &timeline)
{
    std::optional<tours::FrontierPicture> shown;
    const core::Event *last = timeline.lastEvent();
    if (isSearchShown() && timeline.act().method == "frontier"_L1 && last &&
        last->type == core::Event::Remark)
        shown = tours::frontierPicture(knight(), timeline.positionBeforeLast(), *last);
    if (shown == m_frontier)
        return;
    m_frontier = std::move(shown);
    invalidatePieces();
}

QString KnightScene::describe(int cell) const
{
    if (!m_frontier)
        return TourScene::describe(cell);
    const QString place = nameOfCell(cell);
    if (std::ranges::find(m_frontier->tourEnds, cell) != m_frontier->tourEnds.end())
        return tr("%1: passed, an end of the tour").arg(place);
    switch (m_frontier->squares[cell]) {
    case tours::FrontierPicture::LeftOut:
        return tr("%1: not visited").arg(place);
    case tours::FrontierPicture::Beyond:
        return tr("%1: beyond the frontier").arg(place);
    case tours::FrontierPicture::Ahead:
        return tr("%1: in the frontier, without a jump").arg(place);
    case tours::FrontierPicture::End:
        return tr("%1: in the frontier, end of path %2").arg(place, nameOfPath(m_frontier->paths[cell]));
    case tours::FrontierPicture::Both:
        return tr("%1: in the frontier, with both jumps").arg(place);
    case tours::FrontierPicture::Passed:
        break;
    }
    return tr("%1: passed").arg(place);
}

bool KnightScene::showsFrontier(const core::Position &position) const
{
    return m_frontier && &position == &this->position();
}

void KnightScene::paintUnderPieces(QPainter &painter, const core::Position &position,
                                   const QRectF &exposed) const
{
    if (showsFrontier(position))
        paintFrontier(painter, *m_frontier, grid(), style());
    else
        TourScene::paintUnderPieces(painter, position, exposed);
}

void KnightScene::paintPiece(QPainter &painter, int piece, const core::Place &place) const
{
    if (!m_frontier)
        TourScene::paintPiece(painter, piece, place);
}

void KnightScene::paintOverPieces(QPainter &painter, const core::Position &position) const
{
    if (!showsFrontier(position))
        TourScene::paintOverPieces(painter, position);
}

void KnightScene::paintChessPiece(QPainter &painter) const
{
    paintKnight(painter, style());
}

void KnightScene::paintSegment(QPainter &painter, QPointF from, QPointF to, double fraction) const
{
    paintJump(painter, from, to, fraction, style());
}

// Paints the jump back to the start that ends a closed tour.
void KnightScene::paintUnderLine(const Canvas &canvas, const Route &route) const
{
    if (!isLineShown() || !knight().isClosed() || route.size() < 2 || !knight().isComplete(route))
        return;
    const QPointF from = middleOf(route.back());
    const QPointF jump = middleOf(route.front()) - from;
    const QRectF rect = QRectF({}, jump).normalized().adjusted(-0.2, -0.2, 0.2, 0.2);
    const int direction = int(jump.x() + 2) * 5 + int(jump.y() + 2);
    paintSprite(canvas, {closingFace, direction}, rect, from,
                [&](QPainter &own) { paintClosingJump(own, {}, jump, style()); });
}

QRectF KnightScene::numberRect(std::int8_t) const
{
    return isLineShown() ? QRectF(-0.29, -0.19, 0.58, 0.38) : QRectF(-0.42, -0.25, 0.84, 0.5);
}

board::Guidance KnightScene::invitation() const
{
    const QString how = tr("Click a square a jump away, or drag the knight there. Undo takes a jump back.");
    if (knight().conditions().givesNumbers())
        return {tr("Visit every square once, with the given numbers on their squares."), how};
    const QString aim = knight().isClosed()
                            ? tr("Visit every square once, and end a jump away from the start.")
                            : tr("Visit every square once with the knight.");
    return {aim, how};
}

} // namespace ui
