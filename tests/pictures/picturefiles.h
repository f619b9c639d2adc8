// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/picture.h"

#include <QByteArray>
#include <QImage>

/// Generated picture files for the tests.
namespace tests {

/// Returns four quarters: red, green / blue, yellow, so that every orientation can be recognized.
QImage quarters(const QSize &size);
/// Returns whether a picture shows the quarters upright.
bool showsQuarters(const QImage &picture);

/// Returns random pixels in the same four colours.
QImage grains(const QSize &size);

struct Encoding {
    bool progressive = false;
    int quality = -1;
};
QByteArray encoded(const QImage &image, const char *format, const Encoding &how = {});

/// Returns a GIF of some frames, in the colours of the quarters.
QByteArray gif(const QList<QImage> &frames);
/// Returns a PNG whose rows are stored in seven passes.
QByteArray interlacedPng(const QImage &image);

/// Returns the quarters as stored by a camera that was held so that `orientation` (1 to 8, Exif 2.3, tag
/// 0112) sets them upright.
QByteArray turnedJpeg(const QSize &upright, int orientation);

// Files whose header declares the size of the picture, and that then end.
QByteArray pngHeader(quint32 width, quint32 height);
QByteArray bmpHeader(qint32 width, qint32 height);
QByteArray gifHeader(quint16 width, quint16 height);
QByteArray jpegHeader(quint16 width, quint16 height, bool progressive = false);

// The result of a reading; empty if the reading had the other result.
taquin::Picture pictureOf(const taquin::PictureReading &reading);
QString refusalOf(const taquin::PictureReading &reading);

} // namespace tests
