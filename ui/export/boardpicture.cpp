// SPDX-License-Identifier: MIT
#include "export/boardpicture.h"

#include "board/svgimages.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace exports {

namespace {

QSize sizeOf(const board::BoardScene &scene, int longerSide)
{
    return scene.pictureRect(scene.position())
        .size()
        .scaled(longerSide, longerSide, Qt::KeepAspectRatio)
        .toSize();
}

} // namespace

QImage BoardPicture::image(const board::BoardScene &scene, const board::Style &style)
{
    QImage picture(sizeOf(scene, longerSide), QImage::Format_ARGB32_Premultiplied);
    picture.fill(style.table);
    QPainter painter(&picture);
    scene.renderPosition(painter, QRectF(picture.rect()));
    return picture;
}

QByteArray BoardPicture::png(const board::BoardScene &scene, const board::Style &style)
{
    QBuffer content;
    image(scene, style).save(&content, "PNG");
    return content.data();
}

QByteArray BoardPicture::svg(const board::BoardScene &scene, const board::Style &style)
{
    constexpr int drawingSide = 640; // the length of the longer side in units of the drawing
    const QRectF all(QPointF(), sizeOf(scene, drawingSide));
    QBuffer content;
    QSvgGenerator drawing;
    drawing.setOutputDevice(&content);
    drawing.setViewBox(all);
    drawing.setSize(all.size().toSize());
    QPainter painter(&drawing);
    painter.fillRect(all, style.table);
    scene.renderPosition(painter, all);
    painter.end();
    return board::withSmallImages(content.data());
}

} // namespace exports
