// SPDX-License-Identifier: MIT
#include "taquin/pictureend.h"

#include <QIODevice>

#include <algorithm>
#include <cstdlib>

namespace taquin {

namespace {

/// The bytes of a device one after another, by the block.
class Bytes {
public:
    explicit Bytes(QIODevice &device) : m_device(device) { m_device.seek(0); }

    /// The next byte, -1 at the end.
    int next() { return m_at < m_block.size() || fill() ? uchar(m_block.at(m_at++)) : -1; }

    /// Two bytes, the first the higher; -1 at the end.
    int nextTwo()
    {
        const int high = next();
        const int low = next();
        return low < 0 ? -1 : high << 8 | low;
    }

    bool skip(qint64 count)
    {
        while (count > m_block.size() - m_at) {
            count -= m_block.size() - m_at;
            m_at = m_block.size();
            if (!fill())
                return false;
        }
        m_at += count;
        return true;
    }

    /// Passes the next byte of this value.
    bool find(char value)
    {
        while (m_at < m_block.size() || fill()) {
            m_at = m_block.indexOf(value, m_at);
            if (m_at >= 0) {
                ++m_at;
                return true;
            }
            m_at = m_block.size();
        }
        return false;
    }

private:
    bool fill()
    {
        m_block = m_device.read(1 << 16);
        m_at = 0;
        return !m_block.isEmpty();
    }

    QIODevice &m_device;
    QByteArray m_block;
    qsizetype m_at = 0;
};

/// Segments tell their length; the data of a scan runs to the next marker, with 0 or a restart behind each of
/// its own 255s.
bool jpegEndsEarly(Bytes bytes)
{
    while (bytes.find('\xff')) {
        int marker = bytes.next();
        while (marker == 0xff)
            marker = bytes.next();
        if (marker == 0xd9)
            return false;
        const bool bare = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
        if (!bare && !bytes.skip(std::max(bytes.nextTwo() - 2, 0)))
            return true;
    }
    return true;
}

bool skipGifBlocks(Bytes &bytes)
{
    for (int length = bytes.next(); length != 0; length = bytes.next()) {
        if (length < 0 || !bytes.skip(length))
            return false;
    }
    return true;
}

bool skipGifColours(Bytes &bytes, int flags)
{
    return (flags & 0x80) == 0 || bytes.skip(3 << ((flags & 7) + 1));
}

bool skipGifFrame(Bytes &bytes)
{
    return bytes.skip(8) && skipGifColours(bytes, bytes.next()) && bytes.skip(1) && skipGifBlocks(bytes);
}

bool gifEndsEarly(Bytes bytes)
{
    if (!bytes.skip(10))
        return true;
    const int flags = bytes.next();
    bool whole = bytes.skip(2) && skipGifColours(bytes, flags);
    while (whole) {
        const int kind = bytes.next();
        if (kind == 0x3b)
            return false;
        if (kind == 0x2c)
            whole = skipGifFrame(bytes);
        else
            whole = kind >= 0 && (kind != 0x21 || (bytes.skip(1) && skipGifBlocks(bytes)));
    }
    return true;
}

/// Rows are whole numbers of 4 bytes; a packed picture tells its length.
bool bmpEndsEarly(QIODevice &device)
{
    device.seek(0);
    const QByteArray head = device.read(54);
    if (numberAt(head, 14) < 40)
        return false;
    const qint64 rowBits = qint64(numberAt(head, 18)) * (numberAt(head, 28) & 0xffff);
    const qint64 rows = std::abs(qint64(qint32(numberAt(head, 22))));
    const quint32 packing = numberAt(head, 30);
    const bool packed = packing == 1 || packing == 2;
    return device.size() <
           numberAt(head, 10) + (packed ? numberAt(head, 34) : (rowBits + 31) / 32 * 4 * rows);
}

} // namespace

bool endsEarly(QIODevice &device, PictureFormat format)
{
    switch (format) {
    case PictureFormat::Jpeg:
        return jpegEndsEarly(Bytes(device));
    case PictureFormat::Gif:
        return gifEndsEarly(Bytes(device));
    case PictureFormat::Bmp:
        return bmpEndsEarly(device);
    default:
        return false;
    }
}

} // namespace taquin
