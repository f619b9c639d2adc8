// SPDX-License-Identifier: MIT
#include "export/webpwriter.h"

#include <QIODevice>
#include <QLocale>
#include <QtEndian>

#include <webp/encode.h>
#include <webp/mux.h>

namespace exports {

namespace {

constexpr int effort = 3;                     // from 0 to 9: more takes longer
constexpr int nearLossless = 60;              // from 0 to 100, which is exact: the difference is not seen
constexpr qsizetype fileHeader = 12;          // "RIFF", the size of the file, "WEBP"
constexpr qsizetype chunkHeader = 8;          // a name of four letters, and the size of what follows
constexpr char animatedAndTransparent = 0x12; // pixels that stay as they were are transparent
constexpr char replacing = 2;                 // a frame that is not blended with the one before

WebPAnimEncoder *newEncoder(const QSize &size)
{
    return WebPAnimEncoderNew(size.width(), size.height(), nullptr);
}

/// Reads an image's pixels into a picture of libwebp, and adds it to the animation.
bool addPicture(WebPAnimEncoder *encoder, const QImage &image, int milliseconds)
{
    const QImage pixels = image.convertToFormat(QImage::Format_RGB888);
    WebPConfig config;
    WebPPicture picture;
    if (WebPConfigInit(&config) == 0 || WebPConfigLosslessPreset(&config, effort) == 0 ||
        WebPPictureInit(&picture) == 0)
        return false;
    config.near_lossless = nearLossless;
    picture.use_argb = 1;
    picture.width = pixels.width();
    picture.height = pixels.height();
    const bool good = WebPPictureImportRGB(&picture, pixels.constBits(), int(pixels.bytesPerLine())) != 0 &&
                      WebPAnimEncoderAdd(encoder, &picture, milliseconds, &config) != 0;
    WebPPictureFree(&picture);
    return good;
}

qint64 changedPixels(const QImage &image, const QImage &before)
{
    if (before.isNull())
        return qint64(image.width()) * image.height();
    qint64 count = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto *now = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        const auto *then = reinterpret_cast<const QRgb *>(before.constScanLine(y));
        for (int x = 0; x < image.width(); ++x)
            count += now[x] != then[x];
    }
    return count;
}

/// Returns a number of some bytes, the lowest first.
QByteArray number(qint64 value, int bytes)
{
    QByteArray text;
    for (int i = 0; i < bytes; ++i, value >>= 8)
        text += char(value & 0xff);
    return text;
}

QByteArray chunk(const char *name, const QByteArray &content)
{
    QByteArray text = name + number(content.size(), 4) + content;
    return content.size() % 2 == 0 ? text : text + '\0';
}

/// Returns the frames of an animation that libwebp has assembled, as chunks of a file. libwebp writes a
/// single image as a still picture, from which this function makes a frame.
QByteArray framesOf(QByteArrayView file, const QSize &size, int milliseconds)
{
    QByteArray frames;
    for (qsizetype at = fileHeader; at + chunkHeader <= file.size();) {
        const auto *length = reinterpret_cast<const uchar *>(file.data()) + at + 4;
        const qsizetype whole = chunkHeader + (qsizetype(qFromLittleEndian<quint32>(length)) + 1) / 2 * 2;
        const QByteArrayView part = file.sliced(at, std::min(whole, file.size() - at));
        if (part.startsWith("ANMF"))
            frames += part;
        else if (part.startsWith("VP8L"))
            frames +=
                chunk("ANMF", number(0, 6) + number(size.width() - 1, 3) + number(size.height() - 1, 3) +
                                  number(milliseconds, 3) + replacing + part);
        at += whole;
    }
    return frames;
}

} // namespace

WebpWriter::WebpWriter(QIODevice &device, const QSize &size, bool repeats, qint64 most)
    : m_device(device), m_size(size), m_repeats(repeats), m_most(most), m_encoder(newEncoder(size)),
      m_good(m_encoder != nullptr)
{
}

WebpWriter::~WebpWriter()
{
    WebPAnimEncoderDelete(m_encoder);
}

bool WebpWriter::add(const QImage &image, int centiseconds)
{
    const QImage pixels = image.convertToFormat(QImage::Format_RGB32);
    m_good = m_good && pixels.size() == m_size;
    if (!m_good)
        return false;
    m_changed += changedPixels(pixels, m_milliseconds > 0 ? m_last : QImage());
    m_good = (m_changed <= pixelsHeld || m_milliseconds == 0 || writeStretch()) &&
             addPicture(m_encoder, pixels, m_milliseconds);
    m_last = pixels;
    m_milliseconds += centiseconds * 10;
    return m_good;
}

bool WebpWriter::writeHeader()
{
    const QByteArray size = number(m_size.width() - 1, 3) + number(m_size.height() - 1, 3);
    return write("RIFF" + number(0, 4) + "WEBP" +
                 chunk("VP8X", animatedAndTransparent + number(0, 3) + size) +
                 chunk("ANIM", number(0, 4) + number(m_repeats ? 0 : 1, 2)));
}

/// Writes the images that libwebp holds, and starts a new section, whose first image is stored whole.
bool WebpWriter::writeStretch()
{
    // A call without an image gives the time at which the last image ends.
    WebPData file;
    WebPDataInit(&file);
    const bool good = (m_bytes > 0 || writeHeader()) &&
                      WebPAnimEncoderAdd(m_encoder, nullptr, m_milliseconds, nullptr) != 0 &&
                      WebPAnimEncoderAssemble(m_encoder, &file) != 0 &&
                      write(framesOf({file.bytes, qsizetype(file.size)}, m_size, m_milliseconds));
    WebPDataClear(&file);
    WebPAnimEncoderDelete(std::exchange(m_encoder, newEncoder(m_size)));
    m_milliseconds = 0;
    m_changed = qint64(m_size.width()) * m_size.height();
    return good && m_encoder;
}

bool WebpWriter::close()
{
    m_good = m_good && m_milliseconds > 0 && writeStretch() && m_device.seek(4) &&
             m_device.write(number(m_bytes - chunkHeader, 4)) == 4;
    return m_good;
}

bool WebpWriter::write(const QByteArray &bytes)
{
    m_bytes += bytes.size();
    return m_bytes <= m_most && m_device.write(bytes) == bytes.size();
}

QString WebpWriter::fault() const
{
    return m_bytes <= m_most
               ? QString()
               : tr("it would be larger than %1; make its images smaller, or choose fewer moves")
                     .arg(QLocale().formattedDataSize(m_most, 0));
}

} // namespace exports
