// SPDX-License-Identifier: MIT
#include "board/movepainter.h"
#include "board/piecescene.h"

#include <QPainter>

namespace board {

void PieceScene::drawBackground(QPainter *painter, const QRectF &exposed)
{
    painter->fillRect(exposed, m_style.table);
    painter->setRenderHint(QPainter::Antialiasing);
    paintBed(*painter);
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
    paintBed(painter);
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
