// SPDX-License-Identifier: MIT
#include "tours/tourscene.h"

#include "board/lettering.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

constexpr double width = 0.085;

QColor mixed(const QColor &one, const QColor &other, double part)
{
    const auto mix = [part](int a, int b) { return int(a + (b - a) * part); };
    return QColor(mix(one.red(), other.red()), mix(one.green(), other.green()),
                  mix(one.blue(), other.blue()));
}

/// No thinner than a pixel and a half, so that a small board keeps its line.
double seenWidth(const QPainter &painter, double wished)
{
    return std::max(wished, 1.5 / painter.deviceTransform().m11());
}

QColor colourOf(tours::Sense sense, const board::Style &style)
{
    return sense == tours::Falling ? style.target : style.route;
}

} // namespace

void paintJump(QPainter &painter, QPointF from, QPointF to, double age, const board::Style &style)
{
    const QColor colour = age < 0.5 ? mixed(style.target, style.region, 2 * age)
                                    : mixed(style.region, style.route, 2 * age - 1);
    QPen pen(colour, seenWidth(painter, width));
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.drawLine(from, to);
}

void paintClosing(QPainter &painter, QPointF from, QPointF to, const board::Style &style)
{
    QPen pen(style.route, seenWidth(painter, width));
    pen.setCapStyle(Qt::RoundCap);
    pen.setDashPattern({0.1, 2});
    painter.setPen(pen);
    painter.drawLine(from, to);
}

void paintDiagonal(QPainter &painter, QPointF from, QPointF to, tours::Sense sense, const board::Style &style)
{
    QPen pen(colourOf(sense, style), seenWidth(painter, width));
    pen.setCapStyle(sense == tours::Falling ? Qt::RoundCap : Qt::FlatCap);
    if (sense == tours::Rising)
        pen.setDashPattern({2.1, 1.2});
    painter.setPen(pen);
    painter.drawLine(from, to);
}

void paintUsedSense(QPainter &painter, QPointF middle, tours::Sense sense, const board::Style &style)
{
    constexpr double reach = 0.3;
    QColor pale = colourOf(sense, style);
    pale.setAlphaF(style.look == board::Style::Contrast ? 0.6F : 0.28F);
    QPen pen(pale, 0.2);
    pen.setCapStyle(Qt::FlatCap);
    if (sense == tours::Rising)
        pen.setDashPattern({0.6, 0.3});
    painter.setPen(pen);
    const QPointF way(reach, sense == tours::Falling ? reach : -reach);
    painter.drawLine(middle - way, middle + way);
}

namespace {

constexpr int none = -1;
constexpr int traveller = -1; // a face
constexpr int ages = 48;      // colours of the line
constexpr board::PictureCache::Key targetKey{100, 0};
constexpr double letters = 0.62;        // of a plate's height
constexpr double leastRead = 5;         // pixels; over the line, smaller numbers would only hide it
constexpr std::size_t mostRedrawn = 60; // squares one by one; more of them are redrawn together

/// Nothing to be drawn: such a rectangle asks for no redrawing, as a null one would.
constexpr QRectF nothing(0, 0, 0, 1);

QRectF aroundWay(QPointF from, QPointF to)
{
    return QRectF(from, to).normalized().adjusted(-0.2, -0.2, 0.2, 0.2);
}

} // namespace

TourScene::TourScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style, QObject *parent)
    : ChessScene(std::move(puzzle), style, parent)
{
    connect(this, &BoardScene::cellsChanged, this, &TourScene::follow);
}

void TourScene::setDisplay(const TourDisplay &looks)
{
    if (looks == m_looks)
        return;
    m_looks = looks;
    m_stamps.clear();
    findTargets();
    facesChanged();
}

/// What lies on the board is another route now. A dragged piece is let go.
void TourScene::follow()
{
    Route now = tour().route(position());
    const auto same = std::ranges::mismatch(m_route, now).in1 - m_route.begin();
    const Route before = std::exchange(m_route, std::move(now));
    m_dragging = false;
    redrawBehind(before, std::size_t(same));
    findTargets();
}

/// The last square that both routes share loses or gets the piece; behind it the line differs.
void TourScene::redrawBehind(const Route &before, std::size_t common)
{
    const std::size_t from = common > 0 ? common - 1 : 0;
    if (before.size() + m_route.size() - 2 * from > mostRedrawn) {
        update();
        return;
    }
    for (const Route *route : {&before, &std::as_const(m_route)}) {
        for (std::size_t i = from; i < route->size(); ++i) {
            const QRectF here = cellRect((*route)[i]);
            update(i > from ? here | cellRect((*route)[i - 1]) : here);
        }
    }
}

void TourScene::findTargets()
{
    std::vector<int> now;
    if (m_looks.targets && !m_route.empty())
        now = tour().targets(m_route);
    for (const std::vector<int> *cells : {&std::as_const(m_targets), &std::as_const(now)}) {
        for (const int cell : *cells)
            update(cellRect(cell));
    }
    m_targets = std::move(now);
}

QString TourScene::describe(int cell) const
{
    const QString place = nameOfCell(cell);
    QStringList numbers;
    for (std::size_t i = 0; i < m_route.size(); ++i) {
        if (m_route[i] == cell)
            numbers.append(QString::number(i + 1));
    }
    if (!m_route.empty() && m_route.back() == cell)
        return tr("%1: number %2, %3").arg(place, numbers.join(tr(" and ")), nameOfTraveller());
    if (!numbers.isEmpty())
        return tr("%1: number %2").arg(place, numbers.join(tr(" and ")));
    const std::vector<int> targets = tour().targets(m_route);
    return (std::ranges::find(targets, cell) == targets.end() ? tr("%1: not visited")
                                                              : tr("%1: not visited, can be reached"))
        .arg(place);
}

core::Step TourScene::stepTo(int cell) const
{
    return tour().step(m_route, m_route.size(), cell);
}

void TourScene::activate(int cell)
{
    if (cell < 0 || m_route.empty())
        return;
    if (isEditing()) {
        const auto puzzle = startingAt(cell);
        Q_EMIT edited({puzzle, puzzle->start()});
    } else if (tour().isComplete(m_route)) {
        Q_EMIT refused({PUZZLE_TEXT("tours", "The tour is complete.")});
    } else {
        Q_EMIT wanted(stepTo(cell));
    }
}

QString TourScene::editingHint() const
{
    return tr("Click the square where the tour is to begin.");
}

bool TourScene::dragFrom(QPointF at)
{
    if (isEditing() || m_route.empty() || cellAt(at) != m_route.back())
        return false;
    m_dragging = true;
    dragTo(at);
    return true;
}

void TourScene::dragTo(QPointF at)
{
    const auto redraw = [this](QPointF middle) {
        update(QRectF(middle.x() - 0.8, middle.y() - 0.8, 1.6, 1.6));
    };
    redraw(m_dragAt);
    m_dragAt = at;
    redraw(m_dragAt);
    update(cellRect(m_route.back()));
}

void TourScene::drop(QPointF at)
{
    dragTo(at);
    m_dragging = false;
    const int cell = cellAt(at);
    if (cell < 0 || cell == m_route.back())
        return;
    setCursor(cell);
    activate(cell);
}

void TourScene::release()
{
    if (std::exchange(m_dragging, false))
        update();
    BoardScene::release();
}

board::Pose TourScene::poseOf(int, const core::Place &place) const
{
    return {place.onBoard() ? middleOf(place.cell) : sceneRect().center()};
}

/// From the square before, or back to it, in an arc.
board::Pose TourScene::between(int piece, const board::Pose &from, const board::Pose &to,
                               double progress) const
{
    if (piece == 0)
        return ChessScene::between(piece, from, to, progress);
    const QPointF before = middleOf(position()[std::size_t(piece) - 1].cell);
    const bool laid = position()[std::size_t(piece)].onBoard();
    const QPointF begin = laid ? before : from.at;
    const QPointF end = laid ? to.at : before;
    return {begin + (end - begin) * progress, 0, flight() * std::sin(std::numbers::pi * progress)};
}

QRectF TourScene::extentOf(int piece, const core::Place &place) const
{
    const bool seen = isMoving(piece) || (place.onBoard() && !isCovered(piece));
    return seen ? QRectF(-0.5, -0.5, 1, 1) : nothing;
}

QRectF TourScene::trailOf(int piece) const
{
    if (piece == 0 || !isMoving(piece))
        return {};
    const int before = position()[std::size_t(piece) - 1].cell;
    return aroundWay(middleOf(before), poseNow(piece).at) | cellRect(before);
}

int TourScene::faceOf(int piece, const core::Place &) const
{
    return isMoving(piece) ? traveller : piece;
}

/// The piece stands on its number.
bool TourScene::isCovered(int piece) const
{
    return piece + 1 == int(m_route.size()) && !m_dragging && movingPiece() == none;
}

void TourScene::paintPiece(QPainter &painter, int piece, const core::Place &place) const
{
    if (isMoving(piece))
        paintTraveller(painter);
    else if (m_looks.numbers && place.onBoard())
        paintNumber(painter, piece, place.turn);
}

void TourScene::paintUse(const Canvas &, const Route &) const {}

void TourScene::stamp(const Canvas &canvas, const board::PictureCache::Key &key, const QRectF &extent,
                      QPointF at, const board::PictureCache::Paint &paint) const
{
    if (canvas.seen) {
        const board::PictureCache::Picture &picture = m_stamps.picture(key, extent, paint);
        canvas.painter.drawPixmap(canvas.toDevice.map(at).toPoint() + picture.corner, picture.pixmap);
        return;
    }
    canvas.painter.save();
    canvas.painter.translate(at);
    paint(canvas.painter);
    canvas.painter.restore();
}

void TourScene::paintUnder(QPainter &painter, const core::Position &position, const QRectF &exposed) const
{
    const bool seen = &position == &this->position();
    const Route shown = seen ? m_route : tour().route(position);
    if (shown.empty())
        return;
    paintEnds(painter, shown);
    Canvas canvas{painter, exposed, seen};
    painter.save();
    if (seen) {
        canvas.toDevice = board::enterDevicePixels(painter);
        m_stamps.setScale(canvas.toDevice.m11());
        paintTargets(canvas);
    }
    paintUse(canvas, shown);
    if (m_looks.line)
        paintLine(canvas, shown);
    painter.restore();
    if (const int moving = seen && m_looks.line ? movingPiece() : none; moving > 0)
        paintMovingWay(painter, moving);
}

void TourScene::paintTargets(const Canvas &canvas) const
{
    const QRectF square(-0.5, -0.5, 1, 1);
    for (const int cell : m_targets)
        stamp(canvas, targetKey, square, middleOf(cell),
              [&](QPainter &own) { board::paintShade(own, square, board::Shade::Reachable, style()); });
}

/// How far on the way of a whole tour a number is, from 0 to 1, in steps that few colours tell.
double TourScene::age(std::size_t number) const
{
    const int length = std::max(1, tour().squaresToVisit(m_route.front()) - 1);
    return std::min(1.0, double(int(number) * ages / length) / ages);
}

void TourScene::paintLine(const Canvas &canvas, const Route &route) const
{
    const int moving = canvas.seen ? movingPiece() : none;
    for (std::size_t i = 1; i < route.size(); ++i) {
        const QPointF from = middleOf(route[i - 1]);
        const QPointF way = middleOf(route[i]) - from;
        if (int(i) == moving || !aroundWay(from, from + way).intersects(canvas.exposed))
            continue;
        const int direction = int(way.x() + 2) * 5 + int(way.y() + 2);
        stamp(canvas, {direction, int(age(i) * ages)}, aroundWay({}, way), from,
              [&](QPainter &own) { paintWay(own, {}, way, age(i)); });
    }
}

/// A jump that is being seen leads as far as the piece has come.
void TourScene::paintMovingWay(QPainter &painter, int moving) const
{
    const QPointF from = middleOf(position()[std::size_t(moving) - 1].cell);
    if (from != poseNow(moving).at)
        paintWay(painter, from, poseNow(moving).at, age(std::size_t(moving)));
}

int TourScene::movingPiece() const
{
    for (const int piece : {int(m_route.size()) - 1, int(m_route.size())}) {
        if (piece >= 0 && piece < int(position().size()) && isMoving(piece))
            return piece;
    }
    return none;
}

/// A frame on the start, and a tint where the tour has come to, so that the piece is found on a large board.
void TourScene::paintEnds(QPainter &painter, const Route &route) const
{
    QColor tint = style().accent;
    tint.setAlphaF(0.3F);
    painter.fillRect(cellRect(route.back()), tint);
    const QRectF ring = cellRect(route.front()).adjusted(0.07, 0.07, -0.07, -0.07);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style().placed, 0.055));
    painter.drawRoundedRect(ring, 0.16, 0.16);
}

void TourScene::paintNumber(QPainter &painter, int piece, std::int8_t turn) const
{
    const QString number = QString::number(piece + 1);
    const QRectF rect = numberRect(turn);
    if (m_looks.line) {
        if (letters * rect.height() * painter.deviceTransform().m11() < leastRead)
            return;
        QColor plate = style().piece;
        plate.setAlphaF(0.92F);
        painter.setPen(QPen(style().pieceEdge, 0.015));
        painter.setBrush(plate);
        const double width = std::max(rect.height(), board::plateWidth(number.size(), rect.height()));
        painter.drawRoundedRect(QRectF(rect.center().x() - width / 2, rect.top(), width, rect.height()),
                                rect.height() / 2, rect.height() / 2);
        board::write(painter, rect.adjusted(0.04, 0, -0.04, 0), number, letters * rect.height(),
                     style().onPiece, QFont::DemiBold);
    } else {
        const QColor ink = style().look == board::Style::Light ? style().onPiece : style().text;
        board::write(painter, rect, number, 0.8 * rect.height(), ink, QFont::DemiBold);
    }
}

void TourScene::paintOver(QPainter &painter, const core::Position &position) const
{
    const bool seen = &position == &this->position();
    const Route shown = seen ? m_route : tour().route(position);
    if (shown.empty())
        return;
    if (seen && m_looks.ways && m_looks.targets)
        paintWaysOn(painter);
    if (seen && m_dragging) {
        stand(painter, m_dragAt, 1);
        return;
    }
    if (seen && movingPiece() != none)
        return;
    stand(painter, middleOf(shown.back()), 0);
    if (m_looks.numbers)
        paintLastNumber(painter, shown);
}

void TourScene::stand(QPainter &painter, QPointF at, double lift) const
{
    painter.save();
    painter.translate(at);
    painter.scale(1 + 0.08 * lift, 1 + 0.08 * lift);
    paintTraveller(painter);
    painter.restore();
}

/// The piece stands on the number: it is told in the corner.
void TourScene::paintLastNumber(QPainter &painter, const Route &route) const
{
    constexpr double height = 0.27;
    const QString number = QString::number(route.size());
    const double width = board::plateWidth(number.size(), height);
    const QRectF cell = cellRect(route.back());
    board::writePlate(painter,
                      QRectF(cell.right() - width - 0.02, cell.bottom() - height - 0.02, width, height),
                      number, style().accent, style().onAccent);
}

void TourScene::paintWaysOn(QPainter &painter) const
{
    constexpr double height = 0.3;
    for (const int cell : m_targets) {
        Route then = m_route;
        then.push_back(cell);
        const QString ways = QString::number(tour().targets(then).size());
        const QPointF middle = middleOf(cell);
        const QRectF rect(middle.x() - height / 2, middle.y() - height / 2, height, height);
        board::writePlate(painter, rect, ways, style().target, style().onAccent);
    }
}

} // namespace ui
