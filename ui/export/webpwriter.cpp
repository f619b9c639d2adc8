// SPDX-License-Identifier: MIT
#include "export/webpwriter.h"

#include <QIODevice>
#include <QImage>

#include <webp/encode.h>
#include <webp/mux.h>

namespace exports {

namespace {

constexpr int effort = 3;        // from 0 to 9: more takes longer
constexpr int nearLossless = 60; // from 0 to 100 (lossless): the difference is invisible

WebPAnimEncoder *newEncoder(const QSize &size, bool repeats)
{
    WebPAnimEncoderOptions options;
    if (WebPAnimEncoderOptionsInit(&options) == 0)
        return nullptr;
    options.anim_params.loop_count = repeats ? 0 : 1;
    return WebPAnimEncoderNew(size.width(), size.height(), &options);
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

} // namespace

WebpWriter::WebpWriter(QIODevice &device, const QSize &size, bool repeats)
    : m_device(device), m_size(size), m_encoder(newEncoder(size, repeats)), m_good(m_encoder != nullptr)
{
}

WebpWriter::~WebpWriter()
{
    WebPAnimEncoderDelete(m_encoder);
}

bool WebpWriter::add(const QImage &image, int centiseconds)
{
    m_good = m_good && image.size() == m_size && addPicture(m_encoder, image, m_milliseconds);
    m_milliseconds += centiseconds * 10;
    return m_good;
}

bool WebpWriter::close()
{
    // A call without an image gives the time at which the last image ends.
    if (!m_good || m_milliseconds == 0 ||
        WebPAnimEncoderAdd(m_encoder, nullptr, m_milliseconds, nullptr) == 0)
        return false;
    WebPData file;
    WebPDataInit(&file);
    m_good =
        WebPAnimEncoderAssemble(m_encoder, &file) != 0 &&
        m_device.write(reinterpret_cast<const char *>(file.bytes), qint64(file.size)) == qint64(file.size);
    WebPDataClear(&file);
    return m_good;
}

} // namespace exports
