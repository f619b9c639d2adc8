// SPDX-License-Identifier: MIT
#include "pictures/picturefiles.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPainter>
#include <QtEndian>

#include <array>

using namespace Qt::StringLiterals;

namespace tests {

namespace {

constexpr std::array<QRgb, 4> colours{0xffe00000, 0xff00a000, 0xff0000e0, 0xffe0e000};

template <typename Number>
QByteArray bigEndian(Number number)
{
    QByteArray bytes(sizeof(Number), '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

template <typename Number>
QByteArray littleEndian(Number number)
{
    QByteArray bytes(sizeof(Number), '\0');
    qToLittleEndian(number, bytes.data());
    return bytes;
}

/// Returns the CRC defined in annex D of the PNG specification.
quint32 checksum(const QByteArray &bytes)
{
    quint32 sum = 0xffffffff;
    for (const char byte : bytes) {
        sum ^= uchar(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum & 1 ? 0xedb88320 ^ (sum >> 1) : sum >> 1;
    }
    return ~sum;
}

QByteArray chunk(const QByteArray &type, const QByteArray &data)
{
    return bigEndian(quint32(data.size())) + type + data + bigEndian(checksum(type + data));
}

bool isNear(QRgb one, QRgb other)
{
    constexpr int tolerance = 24; // allows for JPEG's losses
    return qAbs(qRed(one) - qRed(other)) <= tolerance && qAbs(qGreen(one) - qGreen(other)) <= tolerance &&
           qAbs(qBlue(one) - qBlue(other)) <= tolerance && qAlpha(one) == qAlpha(other);
}

/// Returns the frame's GIF data in codes of 8 bits only: the table is cleared before codes would need a ninth
/// bit, so each pixel is one byte.
QByteArray gifFrame(const QImage &frame)
{
    QByteArray codes;
    for (int y = 0; y < frame.height(); ++y) {
        for (int x = 0; x < frame.width(); ++x) {
            if (codes.size() % 101 == 0)
                codes += char(128);
            const auto place = std::ranges::find(colours, frame.pixel(x, y));
            codes += char(place - colours.begin());
        }
    }
    codes += char(129);
    QByteArray blocks;
    for (qsizetype at = 0; at < codes.size(); at += 255) {
        const QByteArray block = codes.mid(at, 255);
        blocks += char(block.size()) + block;
    }
    return ",\0\0\0\0"_ba + littleEndian(quint16(frame.width())) + littleEndian(quint16(frame.height())) +
           "\0\7"_ba + blocks + '\0';
}

} // namespace

QImage quarters(const QSize &size)
{
    QImage image(size, QImage::Format_RGB32);
    const QSize half = size / 2;
    QPainter painter(&image);
    for (int i = 0; i < 4; ++i) {
        const QPoint corner(i % 2 * half.width(), i / 2 * half.height());
        painter.fillRect(QRect(corner, size), QColor(colours[std::size_t(i)]));
    }
    return image;
}

bool showsQuarters(const QImage &picture)
{
    for (int i = 0; i < 4; ++i) {
        const int x = picture.width() * (i % 2 == 0 ? 1 : 3) / 4;
        const int y = picture.height() * (i < 2 ? 1 : 3) / 4;
        if (!isNear(picture.pixel(x, y), colours[std::size_t(i)]))
            return false;
    }
    return true;
}

QImage grains(const QSize &size)
{
    QImage image(size, QImage::Format_RGB32);
    quint32 chance = 1;
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            chance = chance * 1664525 + 1013904223;
            image.setPixel(x, y, colours[chance >> 30]);
        }
    }
    return image;
}

QByteArray encoded(const QImage &image, const char *format, const Encoding &how)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QBuffer::WriteOnly);
    QImageWriter writer(&buffer, format);
    writer.setProgressiveScanWrite(how.progressive);
    writer.setQuality(how.quality);
    return writer.write(image) ? bytes : QByteArray();
}

QByteArray gif(const QList<QImage> &frames)
{
    QByteArray palette(3 * 128, '\0');
    for (qsizetype i = 0; i < 4; ++i) {
        const QRgb colour = colours[std::size_t(i)];
        palette[3 * i] = char(qRed(colour));
        palette[3 * i + 1] = char(qGreen(colour));
        palette[3 * i + 2] = char(qBlue(colour));
    }
    QByteArray bytes = "GIF89a"_ba + littleEndian(quint16(frames.first().width())) +
                       littleEndian(quint16(frames.first().height())) + "\xf6\0\0"_ba + palette;
    for (const QImage &frame : frames)
        bytes += "!\xf9\4\0\x0a\0\0\0"_ba + gifFrame(frame);
    return bytes + ';';
}

QByteArray interlacedPng(const QImage &image)
{
    static constexpr std::array<std::array<int, 4>, 7> passes{
        {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}};
    QByteArray rows;
    for (const auto &[left, top, across, down] : passes) {
        for (int y = top; y < image.height(); y += down) {
            rows += '\0';
            for (int x = left; x < image.width(); x += across) {
                const QRgb pixel = image.pixel(x, y);
                rows += char(qRed(pixel));
                rows += char(qGreen(pixel));
                rows += char(qBlue(pixel));
            }
        }
    }
    return "\x89PNG\r\n\x1a\n"_ba +
           chunk("IHDR"_ba,
                 bigEndian(quint32(image.width())) + bigEndian(quint32(image.height())) + "\x08\2\0\0\1"_ba) +
           chunk("IDAT"_ba, qCompress(rows).mid(4)) + chunk("IEND"_ba, {});
}

QByteArray turnedJpeg(const QSize &upright, int orientation)
{
    const QImage seen = quarters(upright);
    // The first stored row and column are at these sides of the upright picture.
    const bool rowsAreColumns = orientation >= 5;
    const bool fromRight = orientation == 2 || orientation == 3 || orientation == 6 || orientation == 7;
    const bool fromBottom = orientation == 3 || orientation == 4 || orientation == 7 || orientation == 8;
    QImage stored(rowsAreColumns ? seen.size().transposed() : seen.size(), QImage::Format_RGB32);
    for (int y = 0; y < stored.height(); ++y) {
        for (int x = 0; x < stored.width(); ++x) {
            const QPoint at = rowsAreColumns ? QPoint(y, x) : QPoint(x, y);
            stored.setPixel(x, y,
                            seen.pixel(fromRight ? seen.width() - 1 - at.x() : at.x(),
                                       fromBottom ? seen.height() - 1 - at.y() : at.y()));
        }
    }
    const QByteArray directory =
        "MM\0*\0\0\0\x08\0\1\1\x12\0\3\0\0\0\1\0"_ba + char(orientation) + "\0\0\0\0\0\0"_ba;
    const QByteArray segment = "Exif\0\0"_ba + directory;
    QByteArray bytes = encoded(stored, "jpeg");
    return bytes.insert(2, "\xff\xe1"_ba + bigEndian(quint16(segment.size() + 2)) + segment);
}

QByteArray pngHeader(quint32 width, quint32 height)
{
    return "\x89PNG\r\n\x1a\n"_ba +
           chunk("IHDR"_ba, bigEndian(width) + bigEndian(height) + "\x08\2\0\0\0"_ba) +
           chunk("IDAT"_ba, qCompress(QByteArray(4096, '\0')).mid(4));
}

QByteArray bmpHeader(qint32 width, qint32 height)
{
    return "BM"_ba + littleEndian(quint32(154)) + QByteArray(4, '\0') + littleEndian(quint32(54)) +
           littleEndian(quint32(40)) + littleEndian(width) + littleEndian(height) + "\1\0\x18\0"_ba +
           QByteArray(24, '\0') + QByteArray(100, '\x55');
}

QByteArray gifHeader(quint16 width, quint16 height)
{
    return "GIF89a"_ba + littleEndian(width) + littleEndian(height) + "\x80\0\0\0\0\0\xff\xff\xff"_ba +
           ",\0\0\0\0"_ba + littleEndian(width) + littleEndian(height) + "\0\2\2\x44\1\0;"_ba;
}

QByteArray jpegHeader(quint16 width, quint16 height, bool progressive)
{
    QByteArray bytes = encoded(quarters({64, 64}), "jpeg", {.progressive = progressive});
    const qsizetype frame = bytes.indexOf(progressive ? "\xff\xc2\0\x11\x08"_ba : "\xff\xc0\0\x11\x08"_ba);
    const QByteArray size = bigEndian(height) + bigEndian(width);
    return bytes.replace(frame + 5, 4, size);
}

taquin::Picture pictureOf(const taquin::PictureReading &reading)
{
    const auto *picture = std::get_if<taquin::Picture>(&reading);
    return picture ? *picture : taquin::Picture();
}

QString refusalOf(const taquin::PictureReading &reading)
{
    const auto *why = std::get_if<QString>(&reading);
    return why ? *why : QString();
}

} // namespace tests
