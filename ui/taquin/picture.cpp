// SPDX-License-Identifier: MIT
#include "taquin/picture.h"

#include "taquin/pictureformat.h"

#include <QBuffer>
#include <QColorSpace>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>
#include <QLocale>
#include <QMimeData>
#include <QTransform>
#include <QUrl>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace taquin {

namespace {

/// The sentences about pictures that cannot be shown as they should; an empty one means that nothing is
/// wrong.
class Refusal {
    Q_DECLARE_TR_FUNCTIONS(taquin::Picture)

public:
    static QString ofFile(const QFileInfo &file);
    static QString ofFormat(PictureFormat format, const QString &name);
    static QString ofSize(QSize size, int bytesPerPixel, const QString &name);

    static QString unreadable(const QString &name, const QString &reason)
    {
        return tr("“%1” cannot be read: %2.").arg(name, reason);
    }
    static QString damaged(const QString &name)
    {
        return tr("“%1” is damaged or cut short: nothing of it can be shown.").arg(name);
    }
    static QString incomplete(const QString &name)
    {
        return tr("“%1” is incomplete: what could be read of it is shown.").arg(name);
    }
};

QString Refusal::ofFile(const QFileInfo &file)
{
    const QString name = file.fileName();
    if (!file.exists())
        return tr("There is no file “%1”.").arg(file.filePath());
    if (file.isDir())
        return tr("“%1” is a folder, not a picture.").arg(file.filePath());
    if (!file.isFile())
        return tr("“%1” is a device, not a file with a picture.").arg(file.filePath());
    if (!file.isReadable())
        return tr("You are not allowed to read “%1”.").arg(name);
    if (file.size() == 0)
        return tr("The file “%1” is empty.").arg(name);
    if (file.size() > Picture::mostBytes)
        return tr("The file “%1” has more than %2, which is too much for a picture.")
            .arg(name, QLocale().formattedDataSize(Picture::mostBytes, 0));
    return {};
}

QString Refusal::ofFormat(PictureFormat format, const QString &name)
{
    if (format == PictureFormat::Svg)
        return tr("“%1” is an SVG drawing. Such a drawing can make a program open other files, so it is "
                  "refused; "
                  "save it as PNG and open that.")
            .arg(name);
    if (format == PictureFormat::Packed)
        return tr("“%1” is a compressed file, as SVGZ drawings are, and not a picture.").arg(name);
    if (format == PictureFormat::Heif)
        return tr("“%1” is a HEIF or AVIF picture, which cannot be read here; save it as JPEG and open that.")
            .arg(name);
    const QByteArray reader = readerOf(format);
    if (reader.isEmpty())
        return tr("“%1” is not a picture. PNG, JPEG, GIF, BMP, WebP and TIFF pictures can be opened.")
            .arg(name);
    if (!QImageReader::supportedImageFormats().contains(reader))
        return tr("“%1” is a %2 picture, and the part of Qt that reads those is not installed "
                  "(on Debian: the package qt6-image-formats-plugins).")
            .arg(name, QString::fromLatin1(reader).toUpper());
    return {};
}

QString Refusal::ofSize(QSize size, int bytesPerPixel, const QString &name)
{
    const QLocale locale;
    const QString width = locale.toString(size.width());
    const QString height = locale.toString(size.height());
    if (qint64(size.width()) * size.height() > Picture::mostDecoded / bytesPerPixel)
        return tr("“%1” is %2 × %3 pixels, which is more than can be opened.").arg(name, width, height);
    const double scale = std::min(1.0, double(Picture::longestSide) / std::max(size.width(), size.height()));
    if (std::min(size.width(), size.height()) * scale < Picture::shortestSide)
        return tr("“%1” is %2 × %3 pixels, which is too thin to be cut into pieces.")
            .arg(name, width, height);
    return {};
}

/// What a picture is, by its header alone.
struct Header {
    PictureFormat format = PictureFormat::Unknown;
    QSize size;     ///< empty when Qt cannot read it
    QSize declared; ///< what the file says, where Qt may not believe it
    QImage::Format pixels = QImage::Format_Invalid;
    QImageIOHandler::Transformations turned = {};
    bool interlaced = false;

    int bytesPerPixel() const { return std::max(4, QImage::toPixelFormat(pixels).bitsPerPixel() / 8); }
    /// Whether Qt's reader makes the picture smaller while it decodes. Others decode all of it in any case,
    /// and would scale less sparingly than we do.
    bool scalesInReading() const
    {
        const bool plain = pixels == QImage::Format_RGB32 || pixels == QImage::Format_ARGB32;
        return format == PictureFormat::Jpeg || (format == PictureFormat::Png && plain && !interlaced);
    }
    QSize sizeInReading() const
    {
        const QSize most(Picture::longestSide, Picture::longestSide);
        const bool large = size.width() > most.width() || size.height() > most.height();
        return large && scalesInReading() ? size.scaled(most, Qt::KeepAspectRatio) : size;
    }
};

/// As QImageIOHandler defines the bits: the mirrors come first, then the quarter turn clockwise.
QImage upright(const QImage &image, QImageIOHandler::Transformations how)
{
    const QImage mirrored = image.mirrored(how.testFlag(QImageIOHandler::TransformationMirror),
                                           how.testFlag(QImageIOHandler::TransformationFlip));
    return how.testFlag(QImageIOHandler::TransformationRotate90)
               ? mirrored.transformed(QTransform().rotate(90))
               : mirrored;
}

bool isOfOneColour(const QImage &image)
{
    const auto *first = reinterpret_cast<const QRgb *>(image.constScanLine(0));
    for (int y = 0; y < image.height(); ++y) {
        const auto *row = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        if (!std::all_of(row, row + image.width(), [first](QRgb pixel) { return pixel == *first; }))
            return false;
    }
    return true;
}

QImage inSrgb(QImage image)
{
    if (image.colorSpace().isValid() && image.colorSpace() != QColorSpace(QColorSpace::SRgb))
        image.convertToColorSpace(QColorSpace::SRgb);
    image.setColorSpace({});
    return image;
}

/// One picture on its way from a device.
class Decoding {
public:
    Decoding(QIODevice &device, PictureFormat format, const QString &name);
    PictureReading run();

private:
    Header header();
    QImage read(const Header &header, bool &whole);

    QIODevice &m_device;
    PictureFormat m_format;
    QString m_name;
    QImageReader m_reader;
};

Decoding::Decoding(QIODevice &device, PictureFormat format, const QString &name)
    : m_device(device), m_format(format), m_name(name), m_reader(&device, readerOf(format))
{
    // Qt's own limit of 128 MB is for the whole program, and ours is checked before anything is decoded.
    static const bool raised = (QImageReader::setAllocationLimit(int(Picture::mostDecoded >> 20) + 1), true);
    Q_UNUSED(raised);
    m_reader.setAutoDetectImageFormat(false);
    m_reader.setAutoTransform(false);
}

Header Decoding::header()
{
    const QByteArray head = m_device.peek(headLength);
    const bool interlaced = m_format == PictureFormat::Png && head.size() > 28 && head.at(28) != 0;
    const QSize declared = declaredSize(head, m_format);
    // The readers answer with whatever lies in memory when they could make nothing of the header.
    QImage::Format pixels = m_reader.imageFormat();
    if (pixels < QImage::Format_Invalid || pixels >= QImage::NImageFormats)
        pixels = QImage::Format_Invalid;
    return {m_format, m_reader.size(), declared, pixels, m_reader.transformation(), interlaced};
}

QImage Decoding::read(const Header &header, bool &whole)
{
    const QSize size = header.sizeInReading();
    QImage image;
    // Of a picture that ends early Qt's PNG reader leaves the rest as it was, if it finds what it would make
    // itself.
    if (m_format == PictureFormat::Png) {
        image = QImage(size, header.pixels);
        image.fill(image.hasAlphaChannel() ? Qt::transparent : Qt::gray);
    }
    if (size != header.size)
        m_reader.setScaledSize(size);
    whole = m_reader.read(&image);
    if (!whole && m_format != PictureFormat::Png)
        return {};
    return shrunk(image, Picture::longestSide);
}

PictureReading Decoding::run()
{
    const Header head = header();
    const QSize size = head.size.isEmpty() ? head.declared : head.size;
    if (const QString why = Refusal::ofSize(size, head.bytesPerPixel(), m_name);
        !size.isEmpty() && !why.isEmpty())
        return why;
    if (head.size.isEmpty())
        return Refusal::damaged(m_name);
    bool whole = true;
    QImage image = read(head, whole);
    const bool incomplete = !whole || isTruncated(m_device, m_format);
    if (image.isNull() || (incomplete && isOfOneColour(image)))
        return Refusal::damaged(m_name);
    image = inSrgb(upright(image, head.turned));
    return Picture{image, m_name, incomplete ? Refusal::incomplete(m_name) : QString()};
}

PictureReading readDevice(QIODevice &device, const QString &name)
{
    const PictureFormat format = formatOf(device.peek(headLength));
    if (const QString why = Refusal::ofFormat(format, name); !why.isEmpty())
        return why;
    return Decoding(device, format, name).run();
}

PictureReading readFile(const QString &path)
{
    const QFileInfo info(path);
    if (const QString why = Refusal::ofFile(info); !why.isEmpty())
        return why;
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return Refusal::unreadable(info.fileName(), file.errorString());
    return readDevice(file, info.fileName());
}

PictureReading readBytes(QByteArray bytes, const QString &name)
{
    QBuffer buffer(&bytes);
    buffer.open(QBuffer::ReadOnly);
    return readDevice(buffer, name);
}

PictureReading readPixels(const QImage &image, const QString &name)
{
    if (image.isNull())
        return Refusal::damaged(name);
    if (const QString why = Refusal::ofSize(image.size(), 1, name); !why.isEmpty())
        return why;
    return Picture{inSrgb(shrunk(image, Picture::longestSide)), name, {}};
}

} // namespace

PictureReading readPicture(const PictureSource &source)
{
    if (const auto *path = std::get_if<QString>(&source.data))
        return readFile(*path);
    if (const auto *bytes = std::get_if<QByteArray>(&source.data))
        return readBytes(*bytes, source.name);
    return readPixels(std::get<QImage>(source.data), source.name);
}

namespace {

QString localFile(const QMimeData &data)
{
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            return url.toLocalFile();
    }
    return {};
}

/// The type of the bytes to take. SVG comes last and is taken all the same: Qt would draw it when asked for
/// the pixels, where reading its bytes refuses it.
QString bytesType(const QMimeData &data)
{
    static const QStringList types{u"image/png"_s,  u"image/jpeg"_s, u"image/webp"_s,   u"image/gif"_s,
                                   u"image/tiff"_s, u"image/bmp"_s,  u"image/svg+xml"_s};
    const auto type = std::ranges::find_if(types, [&](const QString &each) { return data.hasFormat(each); });
    return type == types.end() ? QString() : *type;
}

} // namespace

bool mayHavePicture(const QMimeData &data)
{
    return data.hasImage() || !localFile(data).isEmpty() || !bytesType(data).isEmpty();
}

std::optional<PictureSource> pictureSource(const QMimeData &data)
{
    const QString name = QCoreApplication::translate("taquin::Picture", "Pasted picture");
    if (const QString file = localFile(data); !file.isEmpty())
        return PictureSource{{}, file};
    if (const QString type = bytesType(data); !type.isEmpty())
        return PictureSource{name, data.data(type)};
    if (data.hasImage())
        return PictureSource{name, qvariant_cast<QImage>(data.imageData())};
    return std::nullopt;
}

namespace {

QImage::Format fitFormat(const QImage &picture)
{
    return picture.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32;
}

/// Some rows of the picture, not copied. It must not outlive the picture.
QImage rowsOf(const QImage &picture, int first, int count)
{
    QImage rows(picture.constScanLine(first), picture.width(), count, picture.bytesPerLine(),
                picture.format());
    rows.setColorTable(picture.colorTable());
    return rows;
}

/// Adds up the pixels of a row by groups of `group`, a sum for each channel.
void addRow(const QRgb *row, int group, std::vector<quint32> &sums)
{
    for (std::size_t out = 0; out < sums.size(); out += 4) {
        for (int i = 0; i < group; ++i, ++row) {
            sums[out] += *row & 0xff;
            sums[out + 1] += *row >> 8 & 0xff;
            sums[out + 2] += *row >> 16 & 0xff;
            sums[out + 3] += *row >> 24;
        }
    }
}

/// A picture of the means of squares of side `group`; what is left over at the right and at the bottom is
/// dropped.
QImage grouped(const QImage &picture, int group)
{
    QImage result(picture.width() / group, picture.height() / group, fitFormat(picture));
    const auto area = quint32(group * group);
    std::vector<quint32> sums;
    for (int y = 0; y < result.height(); ++y) {
        const QImage rows = rowsOf(picture, y * group, group).convertToFormat(result.format());
        sums.assign(std::size_t(result.width()) * 4, area / 2);
        for (int i = 0; i < group; ++i)
            addRow(reinterpret_cast<const QRgb *>(rows.constScanLine(i)), group, sums);
        auto *out = reinterpret_cast<QRgb *>(result.scanLine(y));
        for (std::size_t i = 0; i < sums.size(); i += 4)
            *out++ = sums[i] / area | sums[i + 1] / area << 8 | sums[i + 2] / area << 16 |
                     sums[i + 3] / area << 24;
    }
    return result;
}

} // namespace

QImage shrunk(const QImage &picture, int longest)
{
    const QSize most(longest, longest);
    const bool large = picture.width() > longest || picture.height() > longest;
    const QSize size = large ? picture.size().scaled(most, Qt::KeepAspectRatio) : picture.size();
    const int group = std::max(picture.width(), picture.height()) / longest;
    QImage result = group > 1 ? grouped(picture, group) : picture.convertToFormat(fitFormat(picture));
    if (result.size() != size)
        result = result.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    result.setColorSpace(picture.colorSpace());
    return result;
}

} // namespace taquin
