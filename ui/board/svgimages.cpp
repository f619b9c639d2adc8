// SPDX-License-Identifier: MIT
#include "board/svgimages.h"

#include "board/faithfuljpeg.h"

#include <QImage>

namespace board {

namespace {

constexpr QByteArrayView pngPrefix = "data:image/png;base64,";
constexpr QByteArrayView jpegPrefix = "data:image/jpeg;base64,";
constexpr int jpegQuality = 92;

/// Returns the image as a base64 JPEG; empty if that is larger or visibly different.
QByteArray asJpeg(const QByteArray &png)
{
    const QByteArray jpeg =
        faithfulJpeg(QImage::fromData(QByteArray::fromBase64(png), "PNG"), jpegQuality).toBase64();
    return jpeg.size() < png.size() ? jpeg : QByteArray();
}

} // namespace

QByteArray withSmallImages(const QByteArray &svg)
{
    QByteArray result;
    qsizetype done = 0;
    for (qsizetype at = svg.indexOf(pngPrefix); at >= 0; at = svg.indexOf(pngPrefix, at + 1)) {
        const qsizetype begin = at + pngPrefix.size();
        const qsizetype end = svg.indexOf('"', begin);
        if (end < 0)
            break;
        const QByteArray jpeg = asJpeg(svg.mid(begin, end - begin));
        if (jpeg.isEmpty())
            continue;
        result += QByteArrayView(svg).sliced(done, at - done);
        result += jpegPrefix;
        result += jpeg;
        done = end;
    }
    return result + svg.mid(done);
}

} // namespace board
