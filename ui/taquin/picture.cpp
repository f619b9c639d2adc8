// SPDX-License-Identifier: MIT
#include "taquin/picture.h"

#include "board/qtversion.h"

#include "session/basics/visibletext.h"
#include "session/files/localfiles.h"
#include "session/files/regularfile.h"
#include "taquin/pictureformat.h"

#include <QBuffer>
#include <QColorSpace>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>
#include <QLocale>
#include <QMimeData>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace taquin {

namespace {

QImage::Format fitFormat(const QImage &picture)
{
    return picture.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32;
}

/// Returns some rows of a picture without a copy: the result must not outlive the picture.
QImage rowsOf(const QImage &picture, int first, int count)
{
    QImage rows(picture.constScanLine(first), picture.width(), count, picture.bytesPerLine(),
                picture.format());
    rows.setColorTable(picture.colorTable());
    return rows;
}

/// Adds the pixels of a row to sums over `factor` neighbouring pixels, one sum for each channel.
void addRow(const QRgb *row, int factor, std::vector<quint32> &sums)
{
    for (std::size_t out = 0; out < sums.size(); out += 4) {
        for (int i = 0; i < factor; ++i, ++row) {
            sums[out] += *row & 0xff;
            sums[out + 1] += *row >> 8 & 0xff;
            sums[out + 2] += *row >> 16 & 0xff;
            sums[out + 3] += *row >> 24;
        }
    }
}

/// Downscales by a whole factor with a box filter: each pixel is the mean of a square. Remaining columns and
/// rows are dropped.
QImage boxDownsampled(const QImage &picture, int factor)
{
    QImage result(picture.width() / factor, picture.height() / factor, fitFormat(picture));
    const auto area = quint32(factor * factor);
    std::vector<quint32> sums;
    for (int y = 0; y < result.height(); ++y) {
        const QImage rows = rowsOf(picture, y * factor, factor).convertToFormat(result.format());
        sums.assign(std::size_t(result.width()) * 4, area / 2);
        for (int i = 0; i < factor; ++i)
            addRow(reinterpret_cast<const QRgb *>(rows.constScanLine(i)), factor, sums);
        auto *out = reinterpret_cast<QRgb *>(result.scanLine(y));
        for (std::size_t i = 0; i < sums.size(); i += 4)
            *out++ = sums[i] / area | sums[i + 1] / area << 8 | sums[i + 2] / area << 16 |
                     sums[i + 3] / area << 24;
    }
    return result;
}

/// Makes the error messages about pictures that cannot be shown, or not completely. An empty message means that
/// nothing is wrong.
class PictureError {
    Q_DECLARE_TR_FUNCTIONS(taquin::Picture)

public:
    static QString ofFile(const QFileInfo &file);
    static QString ofFormat(PictureFormat format, const QString &name);
    static QString ofSize(QSize size, qint64 memory, const QString &name);

    static QString unreadable(const QString &name, const QString &reason)
    {
        return tr("“%1” cannot be read: %2.").arg(name, reason);
    }
    static QString damaged(const QString &name)
    {
        return tr("“%1” is damaged or cut short: nothing can be shown.").arg(name);
    }
    static QString incomplete(const QString &name)
    {
        return tr("“%1” is incomplete: the part that could be read is shown.").arg(name);
    }
};

QString PictureError::ofFile(const QFileInfo &file)
{
    const QString name = session::visibleText(file.fileName());
    const QString path = session::visibleText(file.filePath());
    if (!file.exists())
        return tr("There is no file “%1”.").arg(path);
    if (file.isDir())
        return tr("“%1” is a folder, not a picture.").arg(path);
    if (!file.isFile())
        return tr("“%1” is a device, not a file with a picture.").arg(path);
    if (!file.isReadable())
        return tr("You do not have permission to read “%1”.").arg(name);
    if (file.size() == 0)
        return tr("The file “%1” is empty.").arg(name);
    if (file.size() > Picture::mostBytes)
        return tr("The file “%1” is larger than %2, too large for a picture.")
            .arg(name, QLocale().formattedDataSize(Picture::mostBytes, 0));
    return {};
}

QString PictureError::ofFormat(PictureFormat format, const QString &name)
{
    if (format == PictureFormat::Svg)
        return tr("“%1” is an SVG drawing, which could make a program open other files, so it is refused; "
                  "save it as PNG and open that.")
            .arg(name);
    if (format == PictureFormat::Compressed)
        return tr("“%1” is a compressed file, such as an SVGZ drawing, not a picture.").arg(name);
    const QByteArray reader = qtFormatName(format);
    if (reader.isEmpty())
        return tr("“%1” is not a picture. PNG, JPEG, GIF, BMP, WebP and TIFF pictures can be opened.")
            .arg(name);
    const bool isRead = QImageReader::supportedImageFormats().contains(reader);
    if (!isRead && (format == PictureFormat::Heif || format == PictureFormat::Avif))
        return tr("“%1” is a %2 picture, and the Qt plug-in that reads those is not installed (on Debian 13: "
                  "the "
                  "package kimageformat6-plugins). Or save it as JPEG and open that.")
            .arg(name, format == PictureFormat::Heif ? u"HEIC"_s : u"AVIF"_s);
    if (!isRead)
        return tr("“%1” is a %2 picture, and the Qt plug-in that reads those is not installed (on Debian: "
                  "the package qt6-image-formats-plugins).")
            .arg(name, QString::fromLatin1(reader).toUpper());
    return {};
}

/// Returns why a picture of this size is refused; empty if it is not. `memory` is the number of bytes that decoding it
/// takes.
QString PictureError::ofSize(QSize size, qint64 memory, const QString &name)
{
    const QLocale locale;
    const QString width = locale.toString(size.width());
    const QString height = locale.toString(size.height());
    if (qint64(size.width()) * size.height() > Picture::mostPixels || memory > Picture::mostMemory)
        return tr("“%1” is %2 × %3 pixels: too large to open.").arg(name, width, height);
    const double scale = std::min(1.0, double(Picture::longestSide) / std::max(size.width(), size.height()));
    if (std::min(size.width(), size.height()) * scale < Picture::shortestSide)
        return tr("“%1” is %2 × %3 pixels: too thin to be cut into pieces.").arg(name, width, height);
    return {};
}

/// The properties of a picture in the header of its file.
struct Header {
    PictureFormat format = PictureFormat::Unknown;
    QSize size;     // empty if Qt cannot read it
    QSize declared; // the size that the file declares; Qt may refuse it
    QImage::Format pixels = QImage::Format_Invalid;
    QImageIOHandler::Transformations orientation = {};
    bool interlaced = false;
    int longest = Picture::longestSide; // the longest side in pixels of the picture to be made
    double bytesBeside = 0;             // the bytes per pixel that the decoder needs beside the picture

    /// Returns the memory for decoding, including the copy that is made of the whole picture if it is too small to be
    /// averaged.
    qint64 memory() const
    {
        const auto area = [](QSize of) { return double(of.width()) * of.height(); };
        const int bits = QImage::toPixelFormat(pixels).bitsPerPixel();
        const double depth = bits > 0 ? bits / 8.0 : 4;
        const QSize whole = size.isEmpty() ? declared : size;
        const QSize read = size.isEmpty() ? declared : decodedSize();
        const bool averaged = std::max(read.width(), read.height()) >= 2 * longest;
        const double copy = averaged ? 0 : 4 * area(read);
        return qint64(std::min(area(read) * depth + copy + area(whole) * bytesBeside, 1e18));
    }
    /// Returns whether Qt's reader can downscale the picture while it decodes. The other readers decode the whole
    /// picture in any case, and need more memory to scale it than `downscaled`.
    bool scalesWhileReading() const
    {
        const bool plain = pixels == QImage::Format_RGB32 || pixels == QImage::Format_ARGB32;
        return format == PictureFormat::Jpeg || (format == PictureFormat::Png && plain && !interlaced);
    }
    QSize readingSize() const
    {
        const QSize most(longest, longest);
        const bool large = size.width() > most.width() || size.height() > most.height();
        return large && scalesWhileReading() ? size.scaled(most, Qt::KeepAspectRatio) : size;
    }
    /// Returns the size that is decoded: a JPEG is decoded to a multiple of an eighth of its size, and scaled from
    /// there.
    QSize decodedSize() const
    {
        const QSize scaled = readingSize();
        if (format != PictureFormat::Jpeg)
            return scaled;
        const double eighths = std::ceil(8.0 * scaled.width() / size.width());
        return {int(size.width() * eighths / 8) + 1, int(size.height() * eighths / 8) + 1};
    }
};

/// Applies an orientation. By the definition of QImageIOHandler the picture is mirrored first, then turned clockwise.
QImage upright(const QImage &image, QImageIOHandler::Transformations orientation)
{
    const QImage mirrored =
        board::mirrored(image, orientation.testFlag(QImageIOHandler::TransformationMirror),
                        orientation.testFlag(QImageIOHandler::TransformationFlip));
    return orientation.testFlag(QImageIOHandler::TransformationRotate90)
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

/// Decodes one picture of a device.
class PictureDecoder {
public:
    PictureDecoder(QIODevice &device, PictureFormat format, const QString &name, int longest);
    PictureReading run();

private:
    Header header();
    QImage read(const Header &header, bool &complete);

    QIODevice &m_device;
    PictureFormat m_format;
    QString m_name;
    int m_longest; ///< the length in pixels that the longer side of the result may have
    QImageReader m_reader;
};

PictureDecoder::PictureDecoder(QIODevice &device, PictureFormat format, const QString &name, int longest)
    : m_device(device), m_format(format), m_name(name), m_longest(longest),
      m_reader(&device, qtFormatName(format))
{
    // Raises Qt's own limit of 128 MB, which is global; the program's limit is checked before anything is
    // decoded. Qt's limit then applies only to frames that are larger than their GIF.
    static const bool set = (QImageReader::setAllocationLimit(int(Picture::mostMemory >> 20)), true);
    Q_UNUSED(set);
    m_reader.setAutoDetectImageFormat(false);
    m_reader.setAutoTransform(false);
}

Header PictureDecoder::header()
{
    const QByteArray head = m_device.peek(headLength);
    const bool interlaced = m_format == PictureFormat::Png && head.size() > 28 && head.at(28) != 0;
    const QSize declared = declaredSize(m_device, m_format);
    const double beside = bytesBeside(m_device, m_format);
    m_device.seek(0);
    const QSize size = m_reader.size();
    // Readers that cannot read the header return an uninitialised format, which is held as a number until it is
    // checked.
    const int number = size.isValid() ? int(m_reader.imageFormat()) : 0;
    const bool isFormat = number > QImage::Format_Invalid && number < QImage::NImageFormats;
    const QImage::Format pixels = isFormat ? QImage::Format(number) : QImage::Format_Invalid;
    return {m_format, size, declared, pixels, m_reader.transformation(), interlaced, m_longest, beside};
}

QImage PictureDecoder::read(const Header &header, bool &complete)
{
    const QSize size = header.readingSize();
    QImage image;
    // Qt's PNG reader fills an image that has the right size and format. The part that is missing from a truncated file
    // keeps the colour set here.
    if (m_format == PictureFormat::Png) {
        image = QImage(size, header.pixels);
        image.fill(image.hasAlphaChannel() ? Qt::transparent : Qt::gray);
    }
    if (size != header.size)
        m_reader.setScaledSize(size);
    complete = m_reader.read(&image);
    if (!complete && m_format != PictureFormat::Png)
        return {};
    return downscaled(image, m_longest);
}

PictureReading PictureDecoder::run()
{
    const Header head = header();
    const QSize size = head.size.isEmpty() ? head.declared : head.size;
    if (const QString why = PictureError::ofSize(size, head.memory(), m_name);
        !size.isEmpty() && !why.isEmpty())
        return why;
    if (head.size.isEmpty())
        return PictureError::damaged(m_name);
    bool complete = true;
    QImage image = read(head, complete);
    const bool incomplete = !complete || isTruncated(m_device, m_format);
    if (image.isNull() || (incomplete && isOfOneColour(image)))
        return PictureError::damaged(m_name);
    image = inSrgb(upright(image, head.orientation));
    return Picture{image, m_name, incomplete ? PictureError::incomplete(m_name) : QString()};
}

PictureReading readDevice(QIODevice &device, const QString &name, int longest = Picture::longestSide)
{
    const PictureFormat format = formatOf(device.peek(headLength));
    if (const QString why = PictureError::ofFormat(format, name); !why.isEmpty())
        return why;
    if (claimsTooMuch(device, format))
        return PictureError::damaged(name);
    if (format == PictureFormat::Heif || format == PictureFormat::Avif) {
        constexpr int decoderBytes = 8; // for each pixel: the picture, and the decoder's own data
        const QSize size = declaredSize(device, format);
        if (size.isEmpty())
            return PictureError::damaged(name);
        if (const QString why =
                PictureError::ofSize(size, qint64(size.width()) * size.height() * decoderBytes / 2, name);
            !why.isEmpty())
            return why;
    }
    device.seek(0);
    return PictureDecoder(device, format, name, longest).run();
}

PictureReading readFile(const QString &path, int longest = Picture::longestSide)
{
    const QFileInfo info(path);
    if (const QString why = PictureError::ofFile(info); !why.isEmpty())
        return why;
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return PictureError::unreadable(session::visibleText(info.fileName()), file.errorString());
    return readDevice(file, session::visibleText(info.fileName()), longest);
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
        return PictureError::damaged(name);
    if (const QString why = PictureError::ofSize(image.size(), 0, name); !why.isEmpty())
        return why;
    return Picture{inSrgb(downscaled(image, Picture::longestSide)), name, {}};
}

QString localFile(const QMimeData &data)
{
    return session::localFiles(data).value(0);
}

/// Returns the MIME type of the bytes to read. SVG is among the types, so that reading its bytes refuses it; Qt would
/// draw it when asked for pixels.
QString bytesType(const QMimeData &data)
{
    static const QStringList types{u"image/png"_s,  u"image/jpeg"_s,   u"image/webp"_s, u"image/gif"_s,
                                   u"image/tiff"_s, u"image/bmp"_s,    u"image/heic"_s, u"image/heif"_s,
                                   u"image/avif"_s, u"image/svg+xml"_s};
    const auto type = std::ranges::find_if(types, [&](const QString &each) { return data.hasFormat(each); });
    return type == types.end() ? QString() : *type;
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

QImage picturePreview(const QString &path, int side)
{
    const PictureReading reading = readFile(path, side);
    const auto *picture = std::get_if<Picture>(&reading);
    return picture ? picture->image : QImage();
}

bool isPicture(const QString &path)
{
    QFile file(path);
    return session::openRegular(file) && (formatOf(file.peek(headLength)) != PictureFormat::Unknown ||
                                          !QImageReader::imageFormat(&file).isEmpty());
}

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

QImage downscaled(const QImage &picture, int longest)
{
    const QSize most(longest, longest);
    const bool large = picture.width() > longest || picture.height() > longest;
    const QSize size = large ? picture.size().scaled(most, Qt::KeepAspectRatio) : picture.size();
    const int factor = std::max(picture.width(), picture.height()) / longest;
    QImage result =
        factor > 1 ? boxDownsampled(picture, factor) : picture.convertToFormat(fitFormat(picture));
    if (result.size() != size)
        result = result.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    result.setColorSpace(picture.colorSpace());
    return result;
}

} // namespace taquin
