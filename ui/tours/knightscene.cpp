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
    case tours::FrontierPicture::Visited:
        return TourScene::describe(cell);
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

QList<board::LegendEntry> KnightScene::legend() const
{
    if (!m_frontier)
        return {};
    QList<board::LegendEntry> all{{tr("passed", "the line at the frontier"), int(FrontierMark::Border)},
                                  {tr("no jump", "a square of the frontier"), int(FrontierMark::Ahead)},
                                  {tr("end of a path", "a square of the frontier"), int(FrontierMark::End)},
                                  {tr("same path", "two ends of the frontier"), int(FrontierMark::Pair)},
                                  {tr("both jumps", "a square of the frontier"), int(FrontierMark::Both)},
                                  {tr("end of the tour", "a square"), int(FrontierMark::TourEnd)},
                                  {tr("one way here", "jumps"), int(FrontierMark::Jump)},
                                  {tr("not taken", "jumps"), int(FrontierMark::Tried)}};
    const bool isCircle = knight().isClosed() && knight().route(position()).size() == 1;
    if (isCircle)
        all.removeIf([](const board::LegendEntry &entry) {
            return FrontierMark(entry.mark) == FrontierMark::TourEnd;
        });
    return all;
}

void KnightScene::paintLegendMark(QPainter &painter, const QRectF &place, int mark) const
{
    paintFrontierMark(painter, place, FrontierMark(mark), style());
}

bool KnightScene::showsFrontier(const core::Position &position) const
{
    return m_frontier && position == this->position();
}

void KnightScene::paintUnderPieces(QPainter &painter, const core::Position &position,
                                   const QRectF &exposed) const
{
    if (!showsFrontier(position))
        return TourScene::paintUnderPieces(painter, position, exposed);
    // The tour up to where the count begins is painted as on paper: without the squares that can be reached.
    const core::Position begun = position;
    if (knight().route(begun).size() > 1)
        TourScene::paintUnderPieces(painter, begun, exposed);
    paintFrontier(painter, *m_frontier, grid(), style());
}

void KnightScene::paintPiece(QPainter &painter, int piece, const core::Place &place) const
{
    const bool isVisited =
        m_frontier && place.onBoard() && m_frontier->squares[place.cell] == tours::FrontierPicture::Visited;
    if (!m_frontier || isVisited)
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

QString KnightScene::aim() const
{
    if (knight().conditions().givesNumbers())
        return tr("Visit every square once, with the given numbers on their squares.");
    return knight().isClosed() ? tr("Visit every square once, and end a jump away from the start.")
                               : tr("Visit every square once with the knight.");
}

QString KnightScene::howToBegin() const
{
    return isCursorShown()
               ? tr("Press Enter on a square a jump away. To start on another square, edit the board.")
               : tr("Click a square a jump away, or drag the knight there. To start on another square, edit "
                    "the board.");
}

QString KnightScene::howToMove() const
{
    return isCursorShown()
               ? tr("Press Enter on a square a jump away. Undo takes a jump back.")
               : tr("Click a square a jump away, or drag the knight there. Undo takes a jump back.");
}

} // namespace ui
