// SPDX-License-Identifier: MIT
#include "board/piecescene.h"

#include "board/markpainter.h"

#include <QEasingCurve>
#include <QPainter>

#include <cmath>
#include <numbers>

namespace board {

namespace {

constexpr int frameInterval = 16;     // milliseconds
constexpr int shortestAnimation = 25; // milliseconds; a shorter one would show no frame of its own
constexpr int mostRectangles = 40;    // repainting more of them costs more than repainting their union

} // namespace

PieceScene::PieceScene(std::shared_ptr<const core::Puzzle> puzzle, const Style &style, QObject *parent)
    : QGraphicsScene(parent), m_puzzle(std::move(puzzle)), m_style(style)
{
    setItemIndexMethod(NoIndex);
    setSceneRect(0, 0, grid().columns, grid().rows);
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(frameInterval);
    connect(&m_frames, &QTimer::timeout, this, [this] { advanceAnimation(int(m_clock.restart())); });
}

PieceScene::~PieceScene() = default;

void PieceScene::show(const core::Position &position)
{
    if (position != m_position)
        aboutToChange();
    finish();
    QList<int> cells;
    const bool first = m_position.size() != position.size();
    if (first) {
        m_position = position;
        m_restPoses.assign(position.size(), {});
        m_poses.assign(position.size(), {});
    }
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (!first && m_position[piece] == position[piece])
            continue;
        setPlace(int(piece), position[piece], cells);
        setPose(int(piece), m_restPoses[piece]);
    }
    flushRedraws();
    if (!cells.isEmpty())
        Q_EMIT cellsChanged(cells);
}

void PieceScene::animate(const session::Played &played, int milliseconds)
{
    if (!played.steps.empty())
        aboutToChange();
    finish();
    m_returnTime = std::min(longestReturn, milliseconds);
    if (milliseconds < shortestAnimation) {
        show(core::after(m_position, played.steps));
        return;
    }
    QList<int> cells;
    std::vector<Motion> motions;
    for (const core::Step &step : played.steps) {
        if (std::ranges::none_of(motions, [&](const Motion &motion) { return motion.piece == step.piece; }))
            motions.push_back({step.piece, m_poses[step.piece]});
        setPlace(step.piece, step.to, cells);
    }
    startAnimation(std::move(motions), milliseconds);
    if (!cells.isEmpty())
        Q_EMIT cellsChanged(cells);
}

void PieceScene::animateTo(const core::Position &position, int milliseconds)
{
    if (milliseconds < shortestAnimation)
        return show(position);
    if (position != m_position)
        aboutToChange();
    m_frames.stop();
    m_motions.clear();
    QList<int> cells;
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (m_position[piece] != position[piece])
            setPlace(int(piece), position[piece], cells);
    }
    startAnimation(motionsToRest(), milliseconds);
    if (!cells.isEmpty())
        Q_EMIT cellsChanged(cells);
}

/// Returns a motion for each piece that is not drawn in its pose at rest.
std::vector<PieceScene::Motion> PieceScene::motionsToRest() const
{
    std::vector<Motion> motions;
    for (std::size_t piece = 0; piece < m_poses.size(); ++piece) {
        if (m_poses[piece] != m_restPoses[piece])
            motions.push_back({int(piece), m_poses[piece]});
    }
    return motions;
}

/// Records the new place of a piece and its pose at rest; the pose in which it is drawn does not change.
void PieceScene::setPlace(int piece, const core::Place &to, QList<int> &changedCells)
{
    core::Place &at = m_position[piece];
    const QList<int> covered = cellsOf(piece, to);
    for (const int cell : cellsOf(piece, at)) {
        if (!covered.contains(cell))
            changedCells.append(cell);
    }
    changedCells.append(covered);
    scheduleRedraw(boundingRect(piece)); // a piece's face may change with its place
    at = to;
    m_restPoses[piece] = poseOf(piece, to);
}

void PieceScene::setPose(int piece, const Pose &pose)
{
    scheduleRedraw(boundingRect(piece));
    m_poses[piece] = pose;
    scheduleRedraw(boundingRect(piece));
    if (const QRectF trail = trailRect(piece); !trail.isEmpty())
        scheduleRedraw(trail);
}

void PieceScene::startAnimation(std::vector<Motion> motions, int milliseconds)
{
    m_motions = std::move(motions);
    m_hops = false;
    m_elapsed = 0;
    m_duration = milliseconds;
    for (const Motion &motion : m_motions) {
        scheduleRedraw(boundingRect(motion.piece));
        setPose(motion.piece, interpolated(motion.piece, motion.from, restPose(motion.piece), 0));
    }
    flushRedraws();
    if (!m_motions.empty()) {
        animationProgressed(0);
        m_clock.start();
        if (m_clockRuns)
            m_frames.start();
    }
}

void PieceScene::advanceAnimation(int milliseconds)
{
    m_elapsed += milliseconds;
    if (m_elapsed >= m_duration) {
        const bool celebrates = m_rejoices;
        finish();
        if (celebrates)
            hop();
        return;
    }
    const double progress = double(m_elapsed) / m_duration;
    for (const Motion &motion : m_motions) {
        setPose(motion.piece,
                m_hops ? hopping(motion.piece, progress)
                       : interpolated(motion.piece, motion.from, restPose(motion.piece),
                                      QEasingCurve(QEasingCurve::InOutQuad).valueForProgress(progress)));
    }
    animationProgressed(progress);
    flushRedraws();
}

void PieceScene::hop()
{
    std::vector<Motion> motions;
    for (std::size_t piece = 0; piece < m_position.size(); ++piece) {
        if (m_position[piece].onBoard())
            motions.push_back({int(piece), m_restPoses[piece]});
    }
    startAnimation(std::move(motions), hopsTime);
    m_hops = true;
}

/// Returns the pose of a piece while a wave of hops runs over the board from the top left.
Pose PieceScene::hopping(int piece, double progress) const
{
    Pose pose = restPose(piece);
    const double phase = std::clamp((pose.at.x() + pose.at.y()) / (grid().columns + grid().rows), 0.0, 1.0);
    const double height = std::sin(std::numbers::pi * std::clamp(2 * progress - phase, 0.0, 1.0));
    pose.at.ry() -= 0.16 * height;
    pose.lift = 0.6 * height;
    return pose;
}

void PieceScene::finish()
{
    m_rejoices = m_hops = false;
    m_frames.stop();
    for (const Motion &motion : m_motions)
        setPose(motion.piece, restPose(motion.piece));
    if (!m_motions.empty())
        animationProgressed(1);
    m_motions.clear();
    flushRedraws();
}

Pose PieceScene::interpolated(int, const Pose &from, const Pose &to, double progress) const
{
    const double turned = std::remainder(to.angle - from.angle, 360.0);
    const auto mix = [progress](double begin, double end) { return begin + (end - begin) * progress; };
    return {from.at + (to.at - from.at) * progress, from.angle + turned * progress, mix(from.lift, to.lift),
            mix(from.scale, to.scale), mix(from.flip, to.flip)};
}

void PieceScene::updateRestPose(int piece)
{
    scheduleRedraw(boundingRect(piece));
    m_restPoses[piece] = poseOf(piece, m_position[piece]);
    scheduleRedraw(boundingRect(piece));
}

void PieceScene::aboutToChange() {}

void PieceScene::animationProgressed(double) {}

void PieceScene::displace(int piece, const Pose &pose)
{
    setPose(piece, pose);
    flushRedraws();
}

void PieceScene::returnToRest()
{
    if (isAnimating())
        return;
    startAnimation(motionsToRest(), m_returnTime);
    if (m_returnTime < shortestAnimation)
        finish();
}

int PieceScene::pieceAt(QPointF point) const
{
    for (int piece = int(m_poses.size()) - 1; piece >= 0; --piece) {
        if (boundingRect(piece).contains(point))
            return piece;
    }
    return -1;
}

QRectF PieceScene::pieceRect(int, const core::Place &) const
{
    return QRectF(-0.5, -0.5, 1, 1);
}

QRectF PieceScene::trailRect(int) const
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

void PieceScene::paintUnderPieces(QPainter &, const core::Position &, const QRectF &) const {}

void PieceScene::paintOverPieces(QPainter &, const core::Position &) const {}

bool PieceScene::isMoving(int piece) const
{
    return std::ranges::any_of(m_motions, [piece](const Motion &motion) { return motion.piece == piece; });
}

void PieceScene::invalidatePieces()
{
    m_pictures.clear();
    update();
}

/// Returns the rectangle of the scene that a piece is drawn in, including its shadow when it is lifted.
QRectF PieceScene::boundingRect(int piece) const
{
    const Pose &pose = m_poses[piece];
    const QRectF atOrigin = pieceRect(piece, m_position[piece]);
    const double turned = pose.angle - m_restPoses[piece].angle;
    const QTransform scaled = QTransform::fromScale(pose.scale, pose.scale);
    if (turned == 0 && pose.lift == 0)
        return scaled.mapRect(atOrigin).translated(pose.at);
    const QRectF rect = (scaled * QTransform().rotate(turned)).mapRect(atOrigin).translated(pose.at);
    const double margin = pose.lift * (0.25 + growth * std::max(rect.width(), rect.height()));
    return rect.adjusted(-margin, -margin, margin, margin);
}

void PieceScene::setComplete(bool complete)
{
    if (std::exchange(m_complete, complete) != complete && complete)
        Q_EMIT completed();
}

void PieceScene::flushRedraws()
{
    if (m_dirtyRects.size() > mostRectangles) {
        QRectF all;
        for (const QRectF &rect : std::as_const(m_dirtyRects))
            all |= rect;
        m_dirtyRects = {all};
    }
    for (const QRectF &rect : std::as_const(m_dirtyRects))
        update(rect);
    m_dirtyRects.clear();
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
    paintUnderPieces(*painter, m_position, exposed);
    painter->save();
    const QTransform toDevice = enterDevicePixels(*painter);
    m_pictures.setScale(toDevice.m11());
    for (const bool resting : {true, false}) {
        for (std::size_t piece = 0; piece < m_poses.size(); ++piece) {
            if ((m_poses[piece] == m_restPoses[piece]) == resting &&
                boundingRect(int(piece)).intersects(exposed))
                paintPicture(*painter, toDevice, int(piece));
        }
    }
    painter->restore();
    painter->setRenderHint(QPainter::Antialiasing);
    paintOverPieces(*painter, m_position);
}

// The picture of a piece at rest is copied unscaled. While a piece changes its scale, the picture of scale 1 is
// scaled.
void PieceScene::paintPicture(QPainter &painter, const QTransform &toDevice, int piece)
{
    const Pose &pose = m_poses[piece];
    const Pose &rest = restPose(piece);
    const core::Place &at = m_position[piece];
    const double scale = pose.scale == rest.scale ? rest.scale : 1;
    const QTransform scaled = QTransform::fromScale(scale, scale);
    const PictureCache::Picture &picture = m_pictures.picture(
        {faceOf(piece, at), at.turn, scale}, scaled.mapRect(pieceRect(piece, at)), [&](QPainter &own) {
            own.setTransform(scaled, true);
            paintPiece(own, piece, at);
        });
    const QPointF point = toDevice.map(pose.at);
    const double turned = pose.angle - rest.angle;
    const double flip = pose.flip * rest.flip;
    if (turned == 0 && pose.lift == 0 && flip == 1 && pose.scale == scale) {
        painter.drawPixmap(point.toPoint() + picture.corner, picture.pixmap);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(point);
    painter.rotate(turned);
    painter.scale(flip * pose.scale / scale, pose.scale / scale);
    if (pose.lift > 0)
        paintLifted(painter, picture, pose.lift);
    else
        painter.drawPixmap(picture.corner, picture.pixmap);
    painter.restore();
}

/// Draws a lifted piece slightly enlarged, over its shadow. The shadow is drawn several times with small offsets,
/// which blurs it.
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
        const core::Place &shown = step.to.onBoard() ? step.to : step.from;
        if (step.from.onBoard() && step.to.onBoard() && step.to.cell != step.from.cell)
            paintMoveArrow(painter, poseOf(step.piece, step.from).at, poseOf(step.piece, step.to).at,
                           m_style);
        else if (shown.onBoard())
            paintMoveFrame(painter, pieceRect(step.piece, shown).translated(poseOf(step.piece, shown).at),
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
    paintOverBoard(painter, part, position);
    paintMove(painter, move);
    painter.restore();
}

void PieceScene::paintOverBoard(QPainter &painter, const QRectF &part, const core::Position &position) const
{
    paintUnderPieces(painter, position, part);
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        painter.save();
        const Pose pose = poseOf(int(piece), position[piece]);
        painter.translate(pose.at);
        painter.scale(pose.scale, pose.scale);
        paintPiece(painter, int(piece), position[piece]);
        painter.restore();
    }
    paintOverPieces(painter, position);
}

void PieceScene::renderOverBoard(QPainter &painter) const
{
    const core::Position shown = m_position; // a copy is painted as on paper
    paintOverBoard(painter, sceneRect(), shown);
}

} // namespace board
