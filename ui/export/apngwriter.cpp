// SPDX-License-Identifier: MIT
#include "export/apngwriter.h"

#include <QBuffer>
#include <QtEndian>

#include <algorithm>
#include <array>

namespace exports {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype signatureSize = 8;

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray bigEndian16(quint16 number)
{
    return bigEndian(number).last(2);
}

/// Returns the CRC of ISO 3309, as PNG uses it.
quint32 cyclicRedundancyCheck(const QByteArray &bytes)
{
    static const auto table = [] {
        std::array<quint32, 256> all{};
        for (quint32 i = 0; i < all.size(); ++i) {
            quint32 sum = i;
            for (int bit = 0; bit < 8; ++bit)
                sum = (sum & 1) != 0 ? 0xEDB88320U ^ (sum >> 1) : sum >> 1;
            all[i] = sum;
        }
        return all;
    }();
    quint32 sum = ~0U;
    for (const char byte : bytes)
        sum = table[(sum ^ static_cast<unsigned char>(byte)) & 0xFF] ^ (sum >> 8);
    return ~sum;
}

QByteArray chunk(const QByteArray &type, const QByteArray &content)
{
    const QByteArray named = type + content;
    return bigEndian(quint32(content.size())) + named + bigEndian(cyclicRedundancyCheck(named));
}

/// Returns the contents of all chunks of this type in a PNG, one after the other.
QByteArray contentOf(const QByteArray &png, const QByteArray &type)
{
    QByteArray content;
    for (qsizetype at = signatureSize; at + 12 <= png.size();) {
        const auto size = qsizetype(qFromBigEndian<quint32>(png.constData() + at));
        if (png.sliced(at + 4, 4) == type)
            content += png.sliced(at + 8, size);
        at += size + 12;
    }
    return content;
}

/// Returns the smallest rectangle that contains all differing pixels; a single pixel if none differs.
QRect differenceOf(const QImage &one, const QImage &other)
{
    QRect changed;
    for (int y = 0; y < one.height(); ++y) {
        const auto *first = one.constScanLine(y);
        const auto *second = other.constScanLine(y);
        int left = 0;
        int right = one.width() - 1;
        const auto same = [&](int x) { return std::equal(first + 3 * x, first + 3 * x + 3, second + 3 * x); };
        while (left <= right && same(left))
            ++left;
        while (right > left && same(right))
            --right;
        if (left <= right)
            changed |= QRect(QPoint(left, y), QPoint(right, y));
    }
    return changed.isEmpty() ? QRect(0, 0, 1, 1) : changed;
}

} // namespace

ApngWriter::ApngWriter(QIODevice &device, const QSize &size, bool repeats)
    : m_device(device), m_size(size), m_repeats(repeats)
{
}

bool ApngWriter::write(const QByteArray &bytes)
{
    return m_device.write(bytes) == bytes.size();
}

/// Writes the number of the images, which at first is that of the images so far.
bool ApngWriter::writeControl()
{
    return write(chunk("acTL"_ba, bigEndian(m_images) + bigEndian(m_repeats ? 0 : 1)));
}

bool ApngWriter::add(const QImage &image, int centiseconds)
{
    const QImage plain = image.convertToFormat(QImage::Format_RGB888);
    const bool isFirst = m_images == 0;
    const QRect rect = isFirst ? QRect(QPoint(), m_size) : differenceOf(plain, m_last);
    QBuffer buffer;
    if (plain.size() != m_size || !plain.copy(rect).save(&buffer, "PNG"))
        return false;
    if (isFirst) {
        if (!write("\x89PNG\r\n\x1a\n"_ba + chunk("IHDR"_ba, contentOf(buffer.data(), "IHDR"_ba))))
            return false;
        m_controlAt = m_device.pos();
        if (!writeControl())
            return false;
    }
    m_last = plain;
    return writeImage(rect, centiseconds, contentOf(buffer.data(), "IDAT"_ba));
}

bool ApngWriter::writeImage(const QRect &rect, int centiseconds, const QByteArray &pixels)
{
    const QByteArray place = bigEndian(quint32(rect.width())) + bigEndian(quint32(rect.height())) +
                             bigEndian(quint32(rect.x())) + bigEndian(quint32(rect.y()));
    const QByteArray time = bigEndian16(quint16(centiseconds)) + bigEndian16(100);
    // It stays, and the next one covers what it changes.
    if (!write(chunk("fcTL"_ba, bigEndian(m_number++) + place + time + QByteArray(2, '\0'))))
        return false;
    return write(m_images++ == 0 ? chunk("IDAT"_ba, pixels)
                                 : chunk("fdAT"_ba, bigEndian(m_number++) + pixels));
}

bool ApngWriter::close()
{
    return m_images > 0 && write(chunk("IEND"_ba, {})) && m_device.seek(m_controlAt) && writeControl();
}

} // namespace exports
