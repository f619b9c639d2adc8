// SPDX-License-Identifier: MIT
#include "board/svgimages.h"

#include <QBuffer>
#include <QImage>

namespace board {

namespace {

constexpr QByteArrayView pngPrefix = "data:image/png;base64,";
constexpr QByteArrayView jpegPrefix = "data:image/jpeg;base64,";
constexpr int jpegQuality = 92;
// A JPEG blurs colours, so that fine lines stay exact unless it is so many times smaller.
constexpr int leastSaving = 3;

/// Returns the image as a base64 JPEG; empty if that saves too little for what it loses, or the image is transparent.
QByteArray asJpeg(const QByteArray &png)
{
    const QImage image = QImage::fromData(QByteArray::fromBase64(png), "PNG");
    if (image.isNull())
        return {};
    const QImage opaque = image.convertToFormat(QImage::Format_RGB32);
    if (image.hasAlphaChannel() &&
        image.convertToFormat(QImage::Format_ARGB32) != opaque.convertToFormat(QImage::Format_ARGB32))
        return {};
    QBuffer buffer;
    buffer.open(QBuffer::WriteOnly);
    opaque.save(&buffer, "JPEG", jpegQuality);
    const QByteArray jpeg = buffer.data().toBase64();
    return jpeg.size() < png.size() / leastSaving ? jpeg : QByteArray();
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
