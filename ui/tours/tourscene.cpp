// SPDX-License-Identifier: MIT
#include "tours/tourscene.h"

#include "board/lettering.h"
#include "board/painterstate.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString numbersKey = u"numbers"_s;
const QString lineKey = u"line"_s;
const QString targetsKey = u"targets"_s;
const QString onwardCountsKey = u"ways"_s;

const QString editKey = u"edit"_s;
const QString editedNumberKey = u"editedNumber"_s;

constexpr double lineWidth = 0.085;
constexpr int none = -1;
constexpr int chessPieceFace = -1;
constexpr int colourSteps = 48; // the number of colours of the line
constexpr board::PictureCache::Key targetKey{100, 0};
constexpr board::PictureCache::Key givenTargetKey{103, 0};
constexpr double givenHeight = 0.38;    // the height of a given number's letters, in squares
constexpr double textHeight = 0.62;     // as a fraction of a plate's height
constexpr double smallestText = 5;      // device pixels; smaller numbers would only hide the line
constexpr std::size_t mostRedrawn = 60; // squares; with more, the whole scene is redrawn

/// An empty rectangle that is not null: a null one would cause everything to be redrawn.
constexpr QRectF nothing(0, 0, 0, 1);

QRectF segmentRect(QPointF from, QPointF to)
{
    return QRectF(from, to).normalized().adjusted(-0.2, -0.2, 0.2, 0.2);
}
/// Returns a line width of at least a pixel and a half, so that the line is visible on a small board.
double visibleWidth(const QPainter &painter)
{
    return std::max(lineWidth, 1.5 / painter.deviceTransform().m11());
}

void paintTargetFrame(QPainter &painter, const QRectF &square, const board::Style &style)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.target, 0.075));
    painter.drawRoundedRect(square.adjusted(0.14, 0.14, -0.14, -0.14), 0.12, 0.12);
}

/// Paints the frame of the square on which the tour is to end, within that of given squares.
void paintWantedEnd(QPainter &painter, const QRectF &square, const board::Style &style)
{
    board::paintGivenSquare(painter, square, style);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(board::givenColour(style), 0.035));
    painter.drawRect(square.adjusted(0.12, 0.12, -0.12, -0.12));
}

QColor colourOf(tours::Sense sense, const board::Style &style)
{
    return sense == tours::Falling ? style.target : style.route;
}

} // namespace

TourDisplay TourDisplay::load()
{
    const auto settings = board::displaySettings("tours"_L1);
    const auto read = [&settings](const QString &key, bool byDefault) {
        return settings.value(key, byDefault).toBool();
    };
    const TourDisplay defaults;
    return {read(numbersKey, defaults.numbers), read(lineKey, defaults.line),
            read(targetsKey, defaults.targets), read(onwardCountsKey, defaults.onwardCounts)};
}

void TourDisplay::save() const
{
    auto settings = board::displaySettings("tours"_L1);
    settings.setValue(numbersKey, numbers);
    settings.setValue(lineKey, line);
    settings.setValue(targetsKey, targets);
    settings.setValue(onwardCountsKey, onwardCounts);
}

TourEditing TourEditing::load()
{
    const auto settings = board::displaySettings("tours"_L1);
    const TourEditing defaults;
    const int edit = settings.value(editKey, int(defaults.edit)).toInt();
    constexpr int mostNumber = 2 * tours::Tour::longest * tours::Tour::longest;
    return {edit >= 0 && edit <= int(tours::Edit::Number) ? tours::Edit(edit) : defaults.edit,
            std::clamp(settings.value(editedNumberKey, defaults.number).toInt(), 1, mostNumber)};
}

void TourEditing::save() const
{
    auto settings = board::displaySettings("tours"_L1);
    settings.setValue(editKey, int(edit));
    settings.setValue(editedNumberKey, number);
}

void paintJump(QPainter &painter, QPointF from, QPointF to, double fraction, const board::Style &style)
{
    const QColor colour = fraction < 0.5 ? board::mixed(style.target, style.region, 2 * fraction)
                                         : board::mixed(style.region, style.route, 2 * fraction - 1);
    QPen pen(colour, visibleWidth(painter));
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.drawLine(from, to);
}

void paintClosingJump(QPainter &painter, QPointF from, QPointF to, const board::Style &style)
{
    QPen pen(style.route, visibleWidth(painter));
    pen.setCapStyle(Qt::RoundCap);
    pen.setDashPattern({0.1, 2});
    painter.setPen(pen);
    painter.drawLine(from, to);
}

void paintDiagonal(QPainter &painter, QPointF from, QPointF to, tours::Sense sense, const board::Style &style)
{
    QPen pen(colourOf(sense, style), visibleWidth(painter));
    pen.setCapStyle(sense == tours::Falling ? Qt::RoundCap : Qt::FlatCap);
    if (sense == tours::Rising)
        pen.setDashPattern({2.1, 1.2});
    painter.setPen(pen);
    painter.drawLine(from, to);
}

void paintUsedSense(QPainter &painter, QPointF middle, tours::Sense sense, const board::Style &style)
{
    constexpr double half = 0.3; // half of the band's length along each axis
    QPen pen(board::withAlpha(colourOf(sense, style), style.look == board::Style::Contrast ? 0.6 : 0.28),
             0.2);
    pen.setCapStyle(Qt::FlatCap);
    if (sense == tours::Rising)
        pen.setDashPattern({0.6, 0.3});
    painter.setPen(pen);
    const QPointF end(half, sense == tours::Falling ? half : -half);
    painter.drawLine(middle - end, middle + end);
}

TourScene::TourScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style, QObject *parent)
    : ChessScene(std::move(puzzle), style, parent)
{
    connect(this, &BoardScene::cellsChanged, this, &TourScene::updateRoute);
}

void TourScene::setDisplay(const TourDisplay &display)
{
    if (display == m_display)
        return;
    m_display = display;
    m_sprites.clear();
    findTargets();
    invalidatePieces();
}

/// Edits the board: closes these squares, or opens them if the first is closed; for all other edits there is one
/// square.
void TourScene::edit(const QList<int> &cells)
{
    // A click on a given number takes that number, and so removes it here.
    if (const int given = tour().givenNumber(cells.front()); m_edit.edit == tours::Edit::Number && given >= 0)
        m_edit.number = given + 1;
    auto result = tours::edited(tour(), position(), m_edit.edit, cells, m_edit.number - 1);
    if (const auto *why = std::get_if<core::Explanation>(&result)) {
        Q_EMIT refused(*why);
        return;
    }
    const auto &game = std::get<core::Game>(result);
    const auto &after = static_cast<const tours::Tour &>(*game.puzzle);
    if (m_edit.edit == tours::Edit::Number && after.givenNumber(cells.front()) == m_edit.number - 1) {
        ++m_edit.number; // numbers are mostly given in their order
        m_edit.save();
    }
    Q_EMIT edited(game);
}

/// Updates the route from the position, and redraws what has changed.
void TourScene::updateRoute()
{
    Route now = tour().route(position());
    const auto common = std::ranges::mismatch(m_route, now).in1 - m_route.begin();
    // A moving line is painted again where it was: its place is lost once the move before it is taken back, too.
    if (const QRectF line = std::exchange(m_movingLine, QRectF()); !line.isEmpty())
        update(line);
    const Route before = std::exchange(m_route, std::move(now));
    redrawFrom(before, std::size_t(common));
    findTargets();
}

/// Redraws two routes from the last square that they share, on which the chess piece appears or disappears.
void TourScene::redrawFrom(const Route &before, std::size_t common)
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
    if ((m_display.targets || m_pickedUp) && !m_route.empty())
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
        return tr("%1: number %2, %3").arg(place, numbers.join(tr(" and ")), chessPieceName());
    if (!numbers.isEmpty())
        return tr("%1: number %2").arg(place, numbers.join(tr(" and ")));
    if (!tour().isOpen(cell))
        return tr("%1: closed").arg(place);
    if (const int given = tour().givenNumber(cell); given != none)
        return tr("%1: not visited, number %2 is given here").arg(place).arg(given + 1);
    if (cell == tour().conditions().end)
        return tr("%1: not visited, the tour is to end here").arg(place);
    const std::vector<int> targets = tour().targets(m_route);
    return (std::ranges::find(targets, cell) == targets.end() ? tr("%1: not visited")
                                                              : tr("%1: not visited, reachable"))
        .arg(place);
}

void TourScene::setPickedUp(bool pickedUp)
{
    if (std::exchange(m_pickedUp, pickedUp) == pickedUp)
        return;
    findTargets();
    Q_EMIT cellsChanged({m_route.back()});
}

void TourScene::activate(int cell)
{
    if (m_route.empty())
        return;
    const bool picksUp = !isEditing() && !m_pickedUp && !m_dragging && cell == m_route.back();
    setPickedUp(picksUp && !tour().isComplete(m_route));
    if (cell < 0 || (cell == m_route.back() && !isEditing()))
        return;
    if (isEditing()) {
        edit({cell});
    } else if (tour().isComplete(m_route)) {
        Q_EMIT refused({PUZZLE_TEXT("tours", "The tour is complete.")});
    } else {
        Q_EMIT moveRequested(tour().step(m_route, m_route.size(), cell));
    }
}

QString TourScene::editingHint() const
{
    const QString how = tr("Choose in the panel what a click does.");
    switch (m_edit.edit) {
    case tours::Edit::Start:
        return tr("Click the starting square of the tour.") + u' ' + how;
    case tours::Edit::End:
        return tr("Click the square on which the tour is to end; click it again to allow any.");
    case tours::Edit::Number:
        return tr("Click the square of number %1; click a given number to remove it.").arg(m_edit.number);
    case tours::Edit::Closed:
        break;
    }
    return tr("Click squares to close or open them, or drag across several.");
}

board::Guidance TourScene::guidance() const
{
    if (!m_pickedUp)
        return {aim(), m_route.size() == 1 ? howToBegin() : howToMove()};
    return {isCursorShown() ? tr("Press Enter on one of the marked squares.")
                            : tr("Click one of the marked squares."),
            tr("Esc ends the choice.")};
}

bool TourScene::dragFrom(QPointF at)
{
    if (isEditing()) {
        const int cell = cellAt(at);
        if (cell < 0 || m_edit.edit != tours::Edit::Closed)
            return false;
        if (m_stroke.extend(cell, [this](int other) { return !tour().isOpen(other); }))
            update(cellRect(cell));
        return true;
    }
    if (m_route.empty() || cellAt(at) != m_route.back())
        return false;
    setPickedUp(false);
    m_dragging = true;
    dragTo(at);
    return true;
}

void TourScene::dragTo(QPointF at)
{
    if (isEditing()) {
        dragFrom(at);
        return;
    }
    const auto redraw = [this](QPointF middle) {
        update(QRectF(middle.x() - 0.8, middle.y() - 0.8, 1.6, 1.6));
    };
    redraw(m_dragPoint);
    m_dragPoint = at;
    redraw(m_dragPoint);
    update(cellRect(m_route.back()));
}

void TourScene::drop(QPointF at)
{
    dragTo(at);
    if (isEditing()) {
        if (const QList<int> cells = m_stroke.take(); !cells.isEmpty())
            edit(cells);
        return;
    }
    m_dragging = false;
    const int cell = cellAt(at);
    if (cell < 0 || cell == m_route.back())
        return;
    setCursor(cell);
    activate(cell);
}

// A drag of a number is refused for the reason why that number cannot be moved.
void TourScene::refuseDrag(int cell)
{
    const auto number = std::ranges::find(m_route, cell) - m_route.begin();
    if (number < std::ssize(m_route))
        Q_EMIT refused(tour().why(position(), {std::int16_t(number), position()[std::size_t(number)], {}}));
}

void TourScene::release()
{
    setPickedUp(false);
    m_stroke.take();
    if (std::exchange(m_dragging, false))
        update();
    BoardScene::release();
}

board::Pose TourScene::poseOf(int, const core::Place &place) const
{
    return {place.onBoard() ? middleOf(place.cell) : sceneRect().center()};
}

// Moves the chess piece in an arc from the previous square, or back to it.
board::Pose TourScene::interpolated(int piece, const board::Pose &from, const board::Pose &to,
                                    double progress) const
{
    if (piece == 0)
        return ChessScene::interpolated(piece, from, to, progress);
    const QPointF before = middleOf(position()[piece - 1].cell);
    const bool laid = position()[piece].onBoard();
    const QPointF begin = laid ? before : from.at;
    const QPointF end = laid ? to.at : before;
    return {begin + (end - begin) * progress, 0, liftHeight() * std::sin(std::numbers::pi * progress)};
}

QRectF TourScene::pieceRect(int piece, const core::Place &place) const
{
    const bool visible = isMoving(piece) || (place.onBoard() && !isCovered(piece));
    return visible ? QRectF(-0.5, -0.5, 1, 1) : nothing;
}

QRectF TourScene::trailRect(int piece) const
{
    if (piece == 0 || !isMoving(piece))
        return {};
    const int before = position()[piece - 1].cell;
    return segmentRect(middleOf(before), currentPose(piece).at) | cellRect(before);
}

int TourScene::faceOf(int piece, const core::Place &) const
{
    return isMoving(piece) ? chessPieceFace : piece;
}

/// Returns whether the chess piece is on a number.
bool TourScene::isCovered(int piece) const
{
    return piece + 1 == int(m_route.size()) && !m_dragging && movingNumber() == none;
}

void TourScene::paintPiece(QPainter &painter, int piece, const core::Place &place) const
{
    if (isMoving(piece))
        paintChessPiece(painter);
    else if (m_display.numbers && place.onBoard())
        paintNumber(painter, piece, place.turn);
}

void TourScene::paintUnderLine(const Canvas &, const Route &) const {}

void TourScene::drawForeground(QPainter *painter, const QRectF &exposed)
{
    ChessScene::drawForeground(painter, exposed);
    m_stroke.paint(
        *painter, [this](int cell) { return cellRect(cell); }, style());
}

// Paints the closed squares, and frames around those with given numbers and around the wanted end.
void TourScene::paintBoard(QPainter &painter) const
{
    ChessScene::paintBoard(painter);
    if (tour().isPlain())
        return;
    for (int cell = 0; cell < grid().size(); ++cell) {
        if (!tour().isOpen(cell))
            board::paintClosedSquare(painter, cellRect(cell), style());
        else if (cell == tour().conditions().end)
            paintWantedEnd(painter, cellRect(cell), style());
        else if (tour().givenNumber(cell) != none)
            board::paintGivenSquare(painter, cellRect(cell), style());
        board::write(painter, cellRect(cell).adjusted(0.1, 0.27, -0.1, -0.27), givenText(cell), givenHeight,
                     board::givenColour(style()), QFont::Bold);
    }
}

/// Returns the given numbers of a square as they are printed on it; number 1 is always on the board.
QString TourScene::givenText(int cell) const
{
    QStringList numbers;
    for (int number = 1; number < tour().mostNumbers() && tour().givenNumber(cell) != none; ++number) {
        if (tour().givenSquare(std::size_t(number)) == cell)
            numbers.append(QString::number(number + 1));
    }
    return numbers.join(u", "_s);
}

void TourScene::paintSprite(const Canvas &canvas, const board::PictureCache::Key &key, const QRectF &rect,
                            QPointF at, const board::PictureCache::Paint &draw) const
{
    if (canvas.onScreen) {
        const board::PictureCache::Picture &picture = m_sprites.picture(key, rect, draw);
        canvas.painter.drawPixmap(canvas.toDevice.map(at).toPoint() + picture.corner, picture.pixmap);
        return;
    }
    const board::PainterState moved(canvas.painter, at);
    draw(canvas.painter);
}

void TourScene::paintUnderPieces(QPainter &painter, const core::Position &position,
                                 const QRectF &exposed) const
{
    const bool onScreen = &position == &this->position();
    const Route shown = onScreen ? m_route : tour().route(position);
    if (shown.empty())
        return;
    paintEnds(painter, shown);
    Canvas canvas{painter, exposed, onScreen};
    painter.save();
    if (onScreen) {
        canvas.toDevice = board::enterDevicePixels(painter);
        m_sprites.setScale(canvas.toDevice.m11());
        paintTargets(canvas);
    }
    paintUnderLine(canvas, shown);
    if (m_display.line)
        paintLine(canvas, shown);
    painter.restore();
    if (const int moving = onScreen && m_display.line ? movingNumber() : none; moving > 0)
        paintMovingSegment(painter, moving);
}

void TourScene::paintTargets(const Canvas &canvas) const
{
    const QRectF square(-0.5, -0.5, 1, 1);
    for (const int cell : m_targets) {
        const bool isGiven = tour().givenNumber(cell) != none;
        paintSprite(canvas, isGiven ? givenTargetKey : targetKey, square, middleOf(cell), [&](QPainter &own) {
            if (isGiven) // a ring in the middle would hide the number
                paintTargetFrame(own, square, style());
            else
                board::paintShade(own, square, board::Shade::Reachable, style());
        });
    }
}

/// Returns the place of a number in a complete tour, from 0 to 1, rounded down so that the line has few colours.
double TourScene::fractionOf(std::size_t number) const
{
    const int length = std::max(1, tour().squaresToVisit(m_route.front()) - 1);
    return std::min(1.0, double(int(number) * colourSteps / length) / colourSteps);
}

void TourScene::paintLine(const Canvas &canvas, const Route &route) const
{
    const int moving = canvas.onScreen ? movingNumber() : none;
    for (std::size_t i = 1; i < route.size(); ++i) {
        const QPointF from = middleOf(route[i - 1]);
        const QPointF segment = middleOf(route[i]) - from;
        if (int(i) == moving || !segmentRect(from, from + segment).intersects(canvas.exposed))
            continue;
        const int direction = int(segment.x() + 2) * 5 + int(segment.y() + 2);
        paintSprite(canvas, {direction, int(fractionOf(i) * colourSteps)}, segmentRect({}, segment), from,
                    [&](QPainter &own) { paintSegment(own, {}, segment, fractionOf(i)); });
    }
}

/// Paints the line of an animated move, which ends at the chess piece.
void TourScene::paintMovingSegment(QPainter &painter, int moving) const
{
    const QPointF from = middleOf(position()[moving - 1].cell);
    m_movingLine |= segmentRect(from, currentPose(moving).at);
    if (from != currentPose(moving).at)
        paintSegment(painter, from, currentPose(moving).at, fractionOf(std::size_t(moving)));
}

int TourScene::movingNumber() const
{
    for (const int piece : {int(m_route.size()) - 1, int(m_route.size())}) {
        if (piece >= 0 && piece < int(position().size()) && isMoving(piece))
            return piece;
    }
    return none;
}

/// Paints a frame on the start and a tint on the last square, so that the chess piece is easy to find on a large
/// board.
void TourScene::paintEnds(QPainter &painter, const Route &route) const
{
    painter.fillRect(cellRect(route.back()), board::withAlpha(style().accent, 0.3));
    const QRectF ring = cellRect(route.front()).adjusted(0.07, 0.07, -0.07, -0.07);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style().placed, 0.055));
    painter.drawRoundedRect(ring, 0.16, 0.16);
}

void TourScene::paintNumber(QPainter &painter, int piece, std::int8_t turn) const
{
    const QString number = QString::number(piece + 1);
    const bool isPrinted = tour().visitsOnce() && piece > 0 && tour().givenSquare(std::size_t(piece)) != none;
    if (isPrinted && !m_display.line)
        return;
    // The plate of a given number hides the number that is printed on its square.
    const QRectF rect = isPrinted ? QRectF(-0.42, -0.23, 0.84, 0.46) : numberRect(turn);
    if (m_display.line) {
        if (textHeight * rect.height() * painter.deviceTransform().m11() < smallestText)
            return;
        painter.setPen(QPen(style().pieceEdge, 0.015));
        painter.setBrush(board::withAlpha(style().piece, 0.92));
        const double width = isPrinted
                                 ? rect.width()
                                 : std::max(rect.height(), board::plateWidth(number.size(), rect.height()));
        const double radius = isPrinted ? 0.1 : rect.height() / 2;
        painter.drawRoundedRect(QRectF(rect.center().x() - width / 2, rect.top(), width, rect.height()),
                                radius, radius);
        board::write(painter, rect.adjusted(0.04, 0, -0.04, 0), number, textHeight * rect.height(),
                     style().onPiece, QFont::DemiBold);
    } else {
        const QColor colour = style().look == board::Style::Light ? style().onPiece : style().text;
        board::write(painter, rect, number, 0.8 * rect.height(), colour, QFont::DemiBold);
    }
}

void TourScene::paintOverPieces(QPainter &painter, const core::Position &position) const
{
    const bool onScreen = &position == &this->position();
    const Route shown = onScreen ? m_route : tour().route(position);
    if (shown.empty())
        return;
    if (onScreen && m_display.onwardCounts && m_display.targets)
        paintOnwardCounts(painter);
    if (onScreen && m_dragging) {
        paintChessPieceAt(painter, m_dragPoint, 1);
        return;
    }
    if (onScreen && movingNumber() != none)
        return;
    paintChessPieceAt(painter, middleOf(shown.back()), 0);
    if (m_display.numbers)
        paintLastNumber(painter, shown);
}

void TourScene::paintChessPieceAt(QPainter &painter, QPointF at, double lift) const
{
    const board::PainterState scaled(painter, at, 1 + 0.08 * lift);
    paintChessPiece(painter);
}

/// Writes the number under the chess piece in the corner of its square.
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

void TourScene::paintOnwardCounts(QPainter &painter) const
{
    constexpr double height = 0.3;
    for (const int cell : m_targets) {
        Route next = m_route;
        next.push_back(cell);
        const QString count = QString::number(tour().targets(next).size());
        const QPointF middle = middleOf(cell);
        const QRectF rect(middle.x() - height / 2, middle.y() - height / 2, height, height);
        board::writePlate(painter, rect, count, style().target, style().onAccent);
    }
}

} // namespace ui
