// SPDX-License-Identifier: MIT
#include "taquin/pictureformat.h"

#include <QIODevice>
#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <climits>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace taquin {

namespace {

/// Returns the 32-bit little-endian number at this place; all four bytes must exist.
quint32 littleEndian32(const QByteArray &bytes, int at)
{
    quint32 number = 0;
    for (const char byte : bytes.mid(at, 4))
        number = number >> 8 | quint32(uchar(byte)) << 24;
    return number;
}

/// Returns whether the file is a BMP. Many texts begin with "BM", so the size of the second header must be a known one,
/// too.
bool isBmp(const QByteArray &head)
{
    static constexpr std::array<quint32, 7> headers{12, 40, 52, 56, 64, 108, 124};
    return head.startsWith("BM") && std::ranges::find(headers, littleEndian32(head, 14)) != headers.end();
}

/// Returns whether the file is a HEIF or an AVIF picture. Films begin with the same box, but have other brands.
PictureFormat heifFormat(const QByteArray &head)
{
    static constexpr std::array brands{"heic", "heix", "heim", "heis", "mif1", "msf1"};
    const QByteArray brand = head.mid(8, 4);
    if (head.mid(4, 4) != "ftyp")
        return PictureFormat::Unknown;
    if (brand == "avif" || brand == "avis" || (brand == "mif1" && head.mid(16, 64).contains("avif")))
        return PictureFormat::Avif;
    const bool isHeif = std::ranges::any_of(brands, [&](const char *each) { return brand == each; });
    return isHeif ? PictureFormat::Heif : PictureFormat::Unknown;
}

/// Returns the largest size that the "ispe" properties of a HEIF or AVIF file declare: those of its pictures, and of
/// the tiles and previews in it.
QSize largestSize(const QByteArray &head)
{
    const auto number = [&](qsizetype at) {
        return int(std::min<quint32>(qbswap(littleEndian32(head, int(at))), INT_MAX));
    };
    QSize largest;
    for (qsizetype at = head.indexOf("ispe"); at >= 0 && at + 16 <= head.size();
         at = head.indexOf("ispe", at + 4))
        largest = largest.expandedTo({number(at + 8), number(at + 12)});
    return largest;
}

bool isSvg(QByteArray head)
{
    static const QRegularExpression element(u"<([A-Za-z][\\w.-]*:)?svg[\\s>/]"_s);
    head.replace('\0', ""); // removes the zero bytes of UTF-16
    return element.match(QString::fromLatin1(head)).hasMatch();
}

/// Reads a device byte by byte through a buffer.
class Bytes {
public:
    explicit Bytes(QIODevice &device) : m_device(device) { m_device.seek(0); }

    /// Returns the next byte; -1 at the end.
    int next() { return m_at < m_block.size() || fill() ? uchar(m_block.at(m_at++)) : -1; }

    /// Returns the next two bytes as a number, the higher byte first; -1 at the end.
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

    /// Moves past the next byte of this value; returns false if there is none.
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

/// Returns whether a JPEG ends early. Segments contain their length. The data of a scan runs to the next marker; within
/// it, each byte 255 is followed by 0 or by a restart marker.
bool isJpegTruncated(Bytes bytes)
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

/// Returns the bytes per pixel that the coefficients take. A JPEG in several scans is kept whole until the last scan,
/// with two bytes for each of its coefficients; colour channels can have fewer coefficients than pixels. Qt does not
/// report the number of scans, so all JPEGs but the plain ones with all channels in the first scan count as having
/// several.
double coefficientBytes(Bytes bytes)
{
    double each = 0;
    int channels = 0;
    bool plain = false;
    while (bytes.find('\xff')) {
        int marker = bytes.next();
        while (marker == 0xff)
            marker = bytes.next();
        if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8))
            continue;
        const int length = bytes.nextTwo() - 2;
        const bool frame =
            marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (marker == 0xd9 || length < 1)
            return each;
        if (marker == 0xda)
            return plain && bytes.next() == channels ? 0 : each;
        if (!frame) {
            bytes.skip(length);
            continue;
        }
        plain = marker <= 0xc1;
        bytes.skip(5);
        channels = bytes.next();
        int samples = 0;
        int across = 1;
        int down = 1;
        for (int channel = 0; channel < std::min(channels, 4); ++channel) {
            bytes.skip(1);
            const int factors = std::max(bytes.next(), 0x11);
            bytes.skip(1);
            samples += (factors >> 4) * (factors & 15);
            across = std::max(across, factors >> 4);
            down = std::max(down, factors & 15);
        }
        each = 2.0 * samples / (across * down);
    }
    return each;
}

/// Returns the bytes per pixel of the copies: libwebp uses a copy if the compression is lossless, and Qt composes an
/// animation on another.
double webPCopies(const QByteArray &head)
{
    const bool extended = head.mid(12, 4) == "VP8X";
    const bool animated = extended && head.size() > 20 && (head.at(20) & 2) != 0;
    return head.mid(12, 4) == "VP8 " ? 0 : animated ? 8 : 4;
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

bool isGifTruncated(Bytes bytes)
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
            whole =
                bytes.skip(8) && skipGifColours(bytes, bytes.next()) && bytes.skip(1) && skipGifBlocks(bytes);
        else
            whole = kind >= 0 && (kind != 0x21 || (bytes.skip(1) && skipGifBlocks(bytes)));
    }
    return true;
}

/// Returns whether a BMP ends early. Rows are padded to multiples of 4 bytes; the header of a compressed picture
/// contains its length.
bool isBmpTruncated(QIODevice &device)
{
    device.seek(0);
    const QByteArray head = device.read(54);
    if (littleEndian32(head, 14) < 40)
        return false;
    const qint64 rowBits = qint64(littleEndian32(head, 18)) * (littleEndian32(head, 28) & 0xffff);
    const qint64 rows = std::abs(qint64(qint32(littleEndian32(head, 22))));
    const quint32 compression = littleEndian32(head, 30);
    const bool runLengthEncoded = compression == 1 || compression == 2;
    return device.size() < littleEndian32(head, 10) +
                               (runLengthEncoded ? littleEndian32(head, 34) : (rowBits + 31) / 32 * 4 * rows);
}

} // namespace

PictureFormat formatOf(const QByteArray &head)
{
    if (head.startsWith("\x89PNG\r\n\x1a\n"))
        return PictureFormat::Png;
    if (head.startsWith("\xff\xd8\xff"))
        return PictureFormat::Jpeg;
    if (head.startsWith("GIF87a") || head.startsWith("GIF89a"))
        return PictureFormat::Gif;
    if (isBmp(head))
        return PictureFormat::Bmp;
    if (head.startsWith("RIFF") && head.mid(8, 4) == "WEBP")
        return PictureFormat::WebP;
    if (head.startsWith("II*\0"_ba) || head.startsWith("MM\0*"_ba))
        return PictureFormat::Tiff;
    if (const PictureFormat heif = heifFormat(head); heif != PictureFormat::Unknown)
        return heif;
    if (head.startsWith("\x1f\x8b"))
        return PictureFormat::Compressed;
    return isSvg(head) ? PictureFormat::Svg : PictureFormat::Unknown;
}

QSize declaredSize(QIODevice &device, PictureFormat format)
{
    // The sizes follow the list of the tiles, which alone has 4 KB for the largest photos of telephones.
    constexpr qint64 heifHeadLength = 64 << 10;
    if (format == PictureFormat::Heif || format == PictureFormat::Avif)
        return largestSize(device.peek(heifHeadLength));
    const QByteArray head = device.peek(headLength);
    const auto side = [](qint64 length) { return int(std::min<qint64>(std::abs(length), INT_MAX)); };
    if (format == PictureFormat::Png && head.size() >= 24)
        return {side(qbswap(littleEndian32(head, 16))), side(qbswap(littleEndian32(head, 20)))};
    if (format == PictureFormat::Bmp && head.size() >= 26 && littleEndian32(head, 14) >= 40)
        return {side(qint32(littleEndian32(head, 18))), side(qint32(littleEndian32(head, 22)))};
    return {};
}

double bytesBeside(QIODevice &device, PictureFormat format)
{
    switch (format) {
    case PictureFormat::Jpeg:
        return coefficientBytes(Bytes(device));
    case PictureFormat::WebP:
        return webPCopies(device.peek(headLength));
    case PictureFormat::Gif:
        return 4; // the frame that later frames revert to
    case PictureFormat::Tiff:
        return 4; // the strips, which can be as large as the whole picture
    default:
        return 0;
    }
}

bool claimsTooMuch(QIODevice &device, PictureFormat format)
{
    constexpr quint32 largest = 16U << 20;
    constexpr int mostChunks = 100'000;
    if (format != PictureFormat::Png)
        return false;
    qint64 at = 8;
    for (int chunk = 0; device.seek(at); ++chunk) {
        const QByteArray begin = device.read(8);
        if (begin.size() < 8 || begin.endsWith("IEND"))
            return false;
        const quint32 length = qbswap(littleEndian32(begin, 0));
        if (chunk == mostChunks || (length > largest && !begin.endsWith("IDAT")))
            return true;
        at += 12 + qint64(length);
    }
    return false;
}

QByteArray qtFormatName(PictureFormat format)
{
    switch (format) {
    case PictureFormat::Png:
        return "png"_ba;
    case PictureFormat::Jpeg:
        return "jpeg"_ba;
    case PictureFormat::Gif:
        return "gif"_ba;
    case PictureFormat::Bmp:
        return "bmp"_ba;
    case PictureFormat::WebP:
        return "webp"_ba;
    case PictureFormat::Tiff:
        return "tiff"_ba;
    case PictureFormat::Heif:
        return "heif"_ba;
    case PictureFormat::Avif:
        return "avif"_ba;
    default:
        return {};
    }
}

bool isTruncated(QIODevice &device, PictureFormat format)
{
    switch (format) {
    case PictureFormat::Jpeg:
        return isJpegTruncated(Bytes(device));
    case PictureFormat::Gif:
        return isGifTruncated(Bytes(device));
    case PictureFormat::Bmp:
        return isBmpTruncated(device);
    default:
        return false;
    }
}

} // namespace taquin
