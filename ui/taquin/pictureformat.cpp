// SPDX-License-Identifier: MIT
#include "taquin/pictureformat.h"

#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <climits>

using namespace Qt::StringLiterals;

namespace taquin {

namespace {

/// "BM" alone begins many a text, so the size of the second header must be one of those there are.
bool isBmp(const QByteArray &head)
{
    static constexpr std::array<quint32, 7> headers{12, 40, 52, 56, 64, 108, 124};
    return head.startsWith("BM") && std::ranges::find(headers, numberAt(head, 14)) != headers.end();
}

/// Films begin like these, but for the brand.
bool isHeif(const QByteArray &head)
{
    static constexpr std::array brands{"heic", "heix", "heim", "heis", "mif1", "msf1", "avif", "avis"};
    const QByteArray brand = head.mid(8, 4);
    return head.mid(4, 4) == "ftyp" &&
           std::ranges::any_of(brands, [&](const char *each) { return brand == each; });
}

bool isSvg(QByteArray head)
{
    static const QRegularExpression element(u"<([A-Za-z][\\w.-]*:)?svg[\\s>/]"_s);
    head.replace('\0', ""); // UTF-16
    return element.match(QString::fromLatin1(head)).hasMatch();
}

} // namespace

quint32 numberAt(const QByteArray &bytes, int at)
{
    quint32 number = 0;
    for (const char byte : bytes.mid(at, 4))
        number = number >> 8 | quint32(uchar(byte)) << 24;
    return number;
}

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
    if (isHeif(head))
        return PictureFormat::Heif;
    if (head.startsWith("\x1f\x8b"))
        return PictureFormat::Packed;
    return isSvg(head) ? PictureFormat::Svg : PictureFormat::Unknown;
}

QSize declaredSize(const QByteArray &head, PictureFormat format)
{
    const auto side = [](qint64 length) { return int(std::min<qint64>(std::abs(length), INT_MAX)); };
    if (format == PictureFormat::Png && head.size() >= 24)
        return {side(qbswap(numberAt(head, 16))), side(qbswap(numberAt(head, 20)))};
    if (format == PictureFormat::Bmp && head.size() >= 26 && numberAt(head, 14) >= 40)
        return {side(qint32(numberAt(head, 18))), side(qint32(numberAt(head, 22)))};
    return {};
}

QByteArray readerOf(PictureFormat format)
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
    default:
        return {};
    }
}

} // namespace taquin
