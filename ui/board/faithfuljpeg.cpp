// SPDX-License-Identifier: MIT
#include "board/faithfuljpeg.h"

#include <QBuffer>
#include <QImage>

#include <cmath>
#include <cstdlib>

namespace board {

namespace {

constexpr double leastRatio = 36; // decibels

/// Returns the mean of the squared differences of two images of RGB32 and one size, over all pixels and colours.
double meanSquaredDifference(const QImage &one, const QImage &other)
{
    qint64 sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        const auto *a = reinterpret_cast<const QRgb *>(one.constScanLine(y));
        const auto *b = reinterpret_cast<const QRgb *>(other.constScanLine(y));
        for (int x = 0; x < one.width(); ++x) {
            for (const int shift : {0, 8, 16}) {
                const int difference = int(a[x] >> shift & 0xff) - int(b[x] >> shift & 0xff);
                sum += difference * difference;
            }
        }
    }
    return double(sum) / (3.0 * one.width() * one.height());
}

} // namespace

QByteArray faithfulJpeg(const QImage &image, int quality)
{
    const QImage opaque = image.convertToFormat(QImage::Format_RGB32);
    if (image.isNull() || (image.hasAlphaChannel() && image.convertToFormat(QImage::Format_ARGB32) !=
                                                          opaque.convertToFormat(QImage::Format_ARGB32)))
        return {};
    QBuffer buffer;
    buffer.open(QBuffer::WriteOnly);
    opaque.save(&buffer, "JPEG", quality);
    const QImage decoded = QImage::fromData(buffer.data(), "JPEG").convertToFormat(QImage::Format_RGB32);
    if (decoded.size() != opaque.size())
        return {};
    const double most = 255 * 255 / std::pow(10, leastRatio / 10);
    return meanSquaredDifference(opaque, decoded) <= most ? buffer.data() : QByteArray();
}

} // namespace board
