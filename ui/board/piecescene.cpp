// SPDX-License-Identifier: MIT
#include "board/piecescene.h"

#include "board/markpainter.h"

#include <QEasingCurve>
#include <QPainter>

#include <cmath>

namespace board {

namespace {

constexpr int frame = 16;          // milliseconds between two pictures of an animation
constexpr int shortestSeen = 25;   // a shorter animation has no picture of its own
constexpr int mostRectangles = 40; // more of them cost more than what lies between them

double eased(double progress)
{
    return QEasingCurve(QEasingCurve::InOutQuad).valueForProgress(progress);
}

} // namespace

PieceScene::PieceScene(std::shared_ptr<const core::Puzzle> puzzle, const Style &style, QObject *parent)
    : QGraphicsScene(parent), m_puzzle(std::move(puzzle)), m_style(style)
{
    setItemIndexMethod(NoIndex);
    setSceneRect(0, 0, grid().columns, grid().rows);
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(frame);
    connect(&m_frames, &QTimer::timeout, this, [this] { advanceAnimation(int(m_clock.restart())); });
}

PieceScene::~PieceScene() = default;

void PieceScene::show(const core::Position &position)
{
    finish();
    QList<int> cells;
    const bool first = m_position.size() != position.size();
    if (first) {
        m_position = position;
        m_rest.assign(position.size(), {});
        m_poses.assign(position.size(), {});
    }
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (!first && m_position[piece] == position[piece])
            continue;
        lay(int(piece), position[piece], cells);
        place(int(piece), m_rest[piece]);
    }
    redrawNow();
    if (!cells.isEmpty())
        Q_EMIT cellsChanged(cells);
}

void PieceScene::animate(const session::Played &played, int milliseconds)
{
    finish();
    m_settling = std::min(longestSettling, milliseconds);
    if (milliseconds < shortestSeen) {
        show(core::after(m_position, played.steps));
        return;
    }
    QList<int> cells;
    std::vector<Motion> motions;
    for (const core::Step &step : played.steps) {
        if (std::ranges::none_of(motions, [&](const Motion &motion) { return motion.piece == step.piece; }))
            motions.push_back({step.piece, m_poses[std::size_t(step.piece)]});
        lay(step.piece, step.to, cells);
    }
    begin(std::move(motions), milliseconds);
    if (!cells.isEmpty())
        Q_EMIT cellsChanged(cells);
}

// One that is under way is not brought to its end first.
void PieceScene::glide(const core::Position &position, int milliseconds)
{
    if (milliseconds < shortestSeen)
        return show(position);
    m_frames.stop();
    m_motions.clear();
    QList<int> cells;
    std::vector<Motion> motions;
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (m_position[piece] != position[piece])
            lay(int(piece), position[piece], cells);
        if (m_poses[piece] != m_rest[piece])
            motions.push_back({int(piece), m_poses[piece]});
    }
    begin(std::move(motions), milliseconds);
    if (!cells.isEmpty())
        Q_EMIT cellsChanged(cells);
}

/// Takes note of a piece's new place; where it is seen is another matter.
void PieceScene::lay(int piece, const core::Place &to, QList<int> &cells)
{
    core::Place &at = m_position[std::size_t(piece)];
    const QList<int> covered = cellsOf(piece, to);
    for (const int cell : cellsOf(piece, at)) {
        if (!covered.contains(cell))
            cells.append(cell);
    }
    cells.append(covered);
    redrawSoon(shapeOf(piece)); // its face may change with its place
    at = to;
    m_rest[std::size_t(piece)] = poseOf(piece, to);
}

void PieceScene::place(int piece, const Pose &pose)
{
    redrawSoon(shapeOf(piece));
    m_poses[std::size_t(piece)] = pose;
    redrawSoon(shapeOf(piece));
    if (const QRectF trail = trailOf(piece); !trail.isEmpty())
        redrawSoon(trail);
}

void PieceScene::begin(std::vector<Motion> motions, int milliseconds)
{
    m_motions = std::move(motions);
    m_elapsed = 0;
    m_duration = milliseconds;
    for (const Motion &motion : m_motions) {
        redrawSoon(shapeOf(motion.piece));
        place(motion.piece, between(motion.piece, motion.from, restOf(motion.piece), 0));
    }
    redrawNow();
    if (!m_motions.empty()) {
        progressed(0);
        m_clock.start();
        if (m_ticks)
            m_frames.start();
    }
}

void PieceScene::advanceAnimation(int milliseconds)
{
    m_elapsed += milliseconds;
    if (m_elapsed >= m_duration) {
        finish();
        return;
    }
    const double progress = eased(double(m_elapsed) / m_duration);
    for (const Motion &motion : m_motions)
        place(motion.piece, between(motion.piece, motion.from, restOf(motion.piece), progress));
    progressed(double(m_elapsed) / m_duration);
    redrawNow();
}

void PieceScene::finish()
{
    m_frames.stop();
    for (const Motion &motion : m_motions)
        place(motion.piece, restOf(motion.piece));
    if (!m_motions.empty())
        progressed(1);
    m_motions.clear();
    redrawNow();
}

Pose PieceScene::between(int, const Pose &from, const Pose &to, double progress) const
{
    const double turned = std::remainder(to.angle - from.angle, 360.0);
    const auto way = [progress](double begin, double end) { return begin + (end - begin) * progress; };
    return {from.at + (to.at - from.at) * progress, from.angle + turned * progress, way(from.lift, to.lift),
            way(from.size, to.size), way(from.side, to.side)};
}

void PieceScene::rearrange(int piece)
{
    redrawSoon(shapeOf(piece));
    m_rest[std::size_t(piece)] = poseOf(piece, m_position[std::size_t(piece)]);
    redrawSoon(shapeOf(piece));
}

void PieceScene::progressed(double) {}

void PieceScene::hold(int piece, const Pose &pose)
{
    place(piece, pose);
    redrawNow();
}

void PieceScene::settle()
{
    if (isAnimating())
        return;
    std::vector<Motion> motions;
    for (std::size_t piece = 0; piece < m_poses.size(); ++piece) {
        if (m_poses[piece] != m_rest[piece])
            motions.push_back({int(piece), m_poses[piece]});
    }
    begin(std::move(motions), m_settling);
    if (m_settling < shortestSeen)
        finish();
}

int PieceScene::pieceAt(QPointF point) const
{
    for (int piece = int(m_poses.size()) - 1; piece >= 0; --piece) {
        if (shapeOf(piece).contains(point))
            return piece;
    }
    return -1;
}

QRectF PieceScene::extentOf(int, const core::Place &) const
{
    return QRectF(-0.5, -0.5, 1, 1);
}

QRectF PieceScene::trailOf(int) const
{
    return {};
}

QList<int> PieceScene::cellsOf(int, const core::Place &place) const
{
    return place.onBoard() ? QList<int>{place.cell} : QList<int>();
}

int PieceScene::faceOf(int piece, const core::Place &) const
{
    return piece;
}

QRectF PieceScene::pictureRect(const core::Position &) const
{
    return sceneRect();
}

void PieceScene::paintUnder(QPainter &, const core::Position &, const QRectF &) const {}

void PieceScene::paintOver(QPainter &, const core::Position &) const {}

bool PieceScene::isMoving(int piece) const
{
    return std::ranges::any_of(m_motions, [piece](const Motion &motion) { return motion.piece == piece; });
}

void PieceScene::facesChanged()
{
    m_pictures.clear();
    update();
}

/// All that a piece covers, with the shadow of a lifted one.
QRectF PieceScene::shapeOf(int piece) const
{
    const auto index = std::size_t(piece);
    const Pose &pose = m_poses[index];
    const QRectF extent = extentOf(piece, m_position[index]);
    const double turned = pose.angle - m_rest[index].angle;
    const QTransform seen = QTransform::fromScale(pose.size, pose.size);
    if (turned == 0 && pose.lift == 0)
        return seen.mapRect(extent).translated(pose.at);
    const QRectF shape = (seen * QTransform().rotate(turned)).mapRect(extent).translated(pose.at);
    const double margin = pose.lift * (0.25 + growth * std::max(shape.width(), shape.height()));
    return shape.adjusted(-margin, -margin, margin, margin);
}

void PieceScene::setComplete(bool complete)
{
    if (std::exchange(m_complete, complete) != complete && complete)
        Q_EMIT completed();
}

void PieceScene::redrawNow()
{
    if (m_dirty.size() > mostRectangles) {
        QRectF all;
        for (const QRectF &rect : std::as_const(m_dirty))
            all |= rect;
        m_dirty = {all};
    }
    for (const QRectF &rect : std::as_const(m_dirty))
        update(rect);
    m_dirty.clear();
}

void PieceScene::drawBackground(QPainter *painter, const QRectF &exposed)
{
    painter->fillRect(exposed, m_style.table);
    painter->setRenderHint(QPainter::Antialiasing);
    paintBoard(*painter);
}

void PieceScene::drawForeground(QPainter *painter, const QRectF &exposed)
{
    painter->setRenderHint(QPainter::Antialiasing);
    paintUnder(*painter, m_position, exposed);
    painter->save();
    const QTransform toDevice = enterDevicePixels(*painter);
    m_pictures.setScale(toDevice.m11());
    for (const bool resting : {true, false}) {
        for (std::size_t piece = 0; piece < m_poses.size(); ++piece) {
            if ((m_poses[piece] == m_rest[piece]) == resting && shapeOf(int(piece)).intersects(exposed))
                paintPicture(*painter, toDevice, int(piece));
        }
    }
    painter->restore();
    painter->setRenderHint(QPainter::Antialiasing);
    paintOver(*painter, m_position);
}

// At rest a picture is copied as it is; on the way to another size it is that of the board, scaled.
void PieceScene::paintPicture(QPainter &painter, const QTransform &toDevice, int piece)
{
    const Pose &pose = m_poses[std::size_t(piece)];
    const Pose &rest = restOf(piece);
    const core::Place &at = m_position[std::size_t(piece)];
    const double size = pose.size == rest.size ? rest.size : 1;
    const QTransform scale = QTransform::fromScale(size, size);
    const PictureCache::Picture &picture = m_pictures.picture(
        {faceOf(piece, at), at.turn, size}, scale.mapRect(extentOf(piece, at)), [&](QPainter &own) {
            own.setTransform(scale, true);
            paintPiece(own, piece, at);
        });
    const QPointF point = toDevice.map(pose.at);
    const double turned = pose.angle - rest.angle;
    const double wide = pose.side * rest.side;
    if (turned == 0 && pose.lift == 0 && wide == 1 && pose.size == size) {
        painter.drawPixmap(point.toPoint() + picture.corner, picture.pixmap);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(point);
    painter.rotate(turned);
    painter.scale(wide * pose.size / size, pose.size / size);
    if (pose.lift > 0)
        paintLifted(painter, picture, pose.lift);
    else
        painter.drawPixmap(picture.corner, picture.pixmap);
    painter.restore();
}

/// A little larger, over the shadow of its own outline, which is blurred by laying it several times.
void PieceScene::paintLifted(QPainter &painter, const PictureCache::Picture &picture, double lift) const
{
    QPixmap outline = picture.pixmap;
    QPainter shade(&outline);
    shade.setCompositionMode(QPainter::CompositionMode_SourceIn);
    shade.fillRect(outline.rect(), Qt::black);
    shade.end();
    painter.setOpacity(0.06 * lift);
    const double unit = m_pictures.scale() * lift;
    for (int ring = 1; ring <= 4; ++ring) {
        const double spread = 0.025 * ring * unit;
        for (const QPointF &side : {QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)})
            painter.drawPixmap(picture.corner + side * spread + QPointF(0, 0.06 * unit), outline);
    }
    painter.setOpacity(1);
    painter.scale(1 + growth * lift, 1 + growth * lift);
    painter.drawPixmap(picture.corner, picture.pixmap);
}

void PieceScene::renderPosition(QPainter &painter, const QRectF &into) const
{
    renderPosition(painter, into, m_position);
}

void PieceScene::paintMove(QPainter &painter, std::span<const core::Step> move) const
{
    for (const core::Step &step : move) {
        const bool laid = !step.from.onBoard();
        const core::Place &seen = step.to.onBoard() ? step.to : step.from;
        if (!laid && step.to.onBoard() && step.to.cell != step.from.cell)
            paintMoveArrow(painter, poseOf(step.piece, step.from).at, poseOf(step.piece, step.to).at,
                           m_style);
        else if (seen.onBoard())
            paintMoveFrame(painter, extentOf(step.piece, seen).translated(poseOf(step.piece, seen).at),
                           step.to.onBoard(), m_style);
    }
}

void PieceScene::renderPosition(QPainter &painter, const QRectF &into, const core::Position &position) const
{
    renderMove(painter, into, pictureRect(position), position, {});
}

void PieceScene::renderMove(QPainter &painter, const QRectF &into, const QRectF &part,
                            const core::Position &position, std::span<const core::Step> move) const
{
    const double scale = std::min(into.width() / part.width(), into.height() / part.height());
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(into.center());
    painter.scale(scale, scale);
    painter.translate(-part.center());
    if (part != sceneRect())
        painter.setClipRect(part, Qt::IntersectClip);
    paintBoard(painter);
    paintUnder(painter, position, part);
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        painter.save();
        const Pose pose = poseOf(int(piece), position[piece]);
        painter.translate(pose.at);
        painter.scale(pose.size, pose.size);
        paintPiece(painter, int(piece), position[piece]);
        painter.restore();
    }
    paintOver(painter, position);
    paintMove(painter, move);
    painter.restore();
}

} // namespace board
