// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/picture.h"

#include <QByteArray>
#include <QImage>

/// Picture files for the tests, made on the spot.
namespace tests {

/// Four quarters: red, green / blue, yellow; so that each way of lying can be told.
QImage quarters(const QSize &size);
/// Whether a picture shows the quarters upright.
bool showsQuarters(const QImage &picture);

/// The same four colours by chance, pixel by pixel.
QImage grains(const QSize &size);

struct Encoding {
    bool progressive = false;
    int quality = -1;
};
QByteArray encoded(const QImage &image, const char *format, const Encoding &how = {});

/// A GIF of some frames, in the colours of the quarters.
QByteArray gif(const QList<QImage> &frames);
/// A PNG whose rows come in seven passes.
QByteArray interlacedPng(const QImage &image);

/// The quarters as a camera stores them that was held so that `orientation` (1 to 8, Exif 2.3, tag 0112) sets
/// them upright.
QByteArray turnedJpeg(const QSize &upright, int orientation);

// Files that say in their first bytes how large they are, and then end.
QByteArray pngHeader(quint32 width, quint32 height);
QByteArray bmpHeader(qint32 width, qint32 height);
QByteArray gifHeader(quint16 width, quint16 height);
QByteArray jpegHeader(quint16 width, quint16 height, bool progressive = false);

// What a reading came to; an empty answer when it came to the other.
taquin::Picture pictureOf(const taquin::PictureReading &reading);
QString refusalOf(const taquin::PictureReading &reading);

} // namespace tests
