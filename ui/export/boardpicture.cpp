// SPDX-License-Identifier: MIT
#include "export/boardpicture.h"

#include "board/legendtext.h"
#include "board/svgimages.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>
#include <numeric>

namespace exports {

namespace {

QSize sizeOf(const board::BoardScene &scene, int longerSide)
{
    return scene.pictureRect(scene.position())
        .size()
        .scaled(longerSide, longerSide, Qt::KeepAspectRatio)
        .toSize();
}

/// Returns the font of a legend below a picture whose longer side is as long as this.
QFont legendFont(int longerSide)
{
    constexpr int linesInPicture = 45;
    QFont font;
    font.setPixelSize(longerSide / linesInPicture);
    return font;
}

/// Returns where to draw `part` of a board at about this scale, so that the corners of the cells' rectangle
/// lie on pixels of screens whose scale is a quarter of a whole number: a picture in the drawing stays sharp
/// there.
QRectF onWholePixels(core::Grid grid, const QRectF &part, double scale)
{
    constexpr int step = 4;
    const int common = std::gcd(grid.columns, grid.rows);
    if (const double whole = std::floor(scale * common / step) * step / common; whole > scale * 0.9)
        scale = whole;
    const auto shift = [&](double margin) {
        return std::ceil(margin * scale / step) * step - margin * scale;
    };
    return {QPointF(shift(-part.left()), shift(-part.top())), part.size() * scale};
}

} // namespace

QImage BoardPicture::image(const board::BoardScene &scene, const board::Style &style)
{
    const QSize board = sizeOf(scene, longerSide);
    const board::LegendText legend(scene, legendFont(longerSide), board.width());
    QImage picture(board + QSize(0, int(std::ceil(legend.height()))), QImage::Format_ARGB32_Premultiplied);
    picture.fill(style.table);
    QPainter painter(&picture);
    scene.renderPosition(painter, QRectF(QPointF(), board));
    legend.paint(painter, QPointF(0, board.height()));
    return picture;
}

QByteArray BoardPicture::png(const board::BoardScene &scene, const board::Style &style)
{
    QBuffer content;
    image(scene, style).save(&content, "PNG");
    return content.data();
}

QByteArray BoardPicture::svg(const board::BoardScene &scene, const board::Style &style, const QString &title)
{
    constexpr int drawingSide = 640; // the length of the longer side in pixels of CSS
    constexpr int resolution = 96;   // the pixels per inch
    const QRectF part = scene.pictureRect(scene.position());
    QRectF into(QPointF(), part.size().scaled(drawingSide, drawingSide, Qt::KeepAspectRatio));
    if (scene.joinsWhenSolved())
        into = onWholePixels(scene.grid(), part, into.width() / part.width());
    const QSizeF board(into.right() + into.left(), into.bottom() + into.top());
    const board::LegendText legend(scene, legendFont(drawingSide), board.width());
    const QRectF all(QPointF(), QSizeF((board + QSizeF(0, legend.height())).toSize()));
    QBuffer content;
    QSvgGenerator drawing;
    drawing.setOutputDevice(&content);
    drawing.setTitle(title);
    drawing.setDescription({});
    drawing.setResolution(resolution);
    drawing.setViewBox(all);
    drawing.setSize(all.size().toSize());
    QPainter painter(&drawing);
    painter.fillRect(all, style.table);
    scene.renderPosition(painter, into);
    legend.paint(painter, QPointF(0, board.height()));
    painter.end();
    return board::withSmallImages(content.data());
}

} // namespace exports
