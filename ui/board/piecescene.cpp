// SPDX-License-Identifier: MIT
#include "board/piecescene.h"

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

} // namespace board
