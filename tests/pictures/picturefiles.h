// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/picture.h"

#include <QByteArray>
#include <QImage>

/// Generated picture files for the tests.
namespace tests {

/// Returns a picture of four quarters, red, green / blue, yellow, in which every orientation can be
/// recognized.
QImage quarters(const QSize &size);
/// Returns whether a picture shows the four quarters upright.
bool showsQuarters(const QImage &picture);

/// Returns random pixels in the same four colours.
QImage grains(const QSize &size);

struct Encoding {
    bool progressive = false;
    int quality = -1;
};
QByteArray encoded(const QImage &image, const char *format, const Encoding &how = {});

/// Returns a GIF with these frames, in the colours of the quarters.
QByteArray gif(const QList<QImage> &frames);
/// Returns an interlaced PNG, whose rows are stored in seven passes.
QByteArray interlacedPng(const QImage &image);

/// Returns the quarters as a JPEG of a turned camera: `orientation` (1 to 8, Exif 2.3, tag 0112) turns them
/// upright.
QByteArray turnedJpeg(const QSize &upright, int orientation);

// Files that declare the size of the picture in their header, and end there.
QByteArray pngHeader(quint32 width, quint32 height);
QByteArray bmpHeader(qint32 width, qint32 height);
QByteArray gifHeader(quint16 width, quint16 height);
QByteArray jpegHeader(quint16 width, quint16 height, bool progressive = false);

// Return the result of a reading; empty if the reading had the other result.
taquin::Picture pictureOf(const taquin::PictureReading &reading);
QString refusalOf(const taquin::PictureReading &reading);

} // namespace tests
