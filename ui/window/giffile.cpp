// SPDX-License-Identifier: MIT
#include "window/giffile.h"

#include "window/colourcut.h"

#include <QIODevice>

#include <array>
#include <gif_lib.h>
#include <span>

namespace window {

namespace {

constexpr int transparent = 255; // the number of the colour that leaves a pixel as it was
constexpr int mostColours = 255;
constexpr int bitsPerChannel = 8;
constexpr int longest = 65'535; // hundredths of a second

int writeTo(GifFileType *gif, const GifByteType *bytes, int count)
{
    auto *device = static_cast<QIODevice *>(gif->UserData);
    return int(std::max(qint64(0), device->write(reinterpret_cast<const char *>(bytes), count)));
}

/// That a film repeats for ever is an extension by Netscape (1995) which every viewer knows.
bool writeRepeats(GifFileType *gif)
{
    constexpr std::array<GifByteType, 3> forEver{1, 0, 0};
    return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif, int(forEver.size()), forEver.data()) == GIF_OK &&
           EGifPutExtensionTrailer(gif) == GIF_OK;
}

const QRgb *line(const QImage &picture, int row)
{
    return reinterpret_cast<const QRgb *>(picture.constScanLine(row));
}

} // namespace

/// The pixels that change: where in the part they are, and their colours.
struct GifFile::Changes {
    std::vector<std::size_t> places;
    std::vector<QRgb> colours;
};

GifFile::GifFile(QIODevice &device, const QSize &size, bool repeats)
    : m_size(size), m_gif(EGifOpen(&device, writeTo, nullptr)), m_good(m_gif != nullptr)
{
    if (!m_good)
        return;
    EGifSetGifVersion(m_gif, true);
    m_good = EGifPutScreenDesc(m_gif, size.width(), size.height(), bitsPerChannel, 0, nullptr) == GIF_OK &&
             (!repeats || writeRepeats(m_gif));
}

GifFile::~GifFile()
{
    close();
}

bool GifFile::add(const QImage &picture, int hundredths)
{
    Q_ASSERT(picture.size() == m_size);
    const QImage next = picture.convertToFormat(QImage::Format_RGB32);
    const QRect part = changed(next);
    m_good = m_good && writeTiming(hundredths) && writePart(part, changes(next, part));
    m_last = next;
    return m_good;
}

bool GifFile::close()
{
    if (GifFileType *gif = std::exchange(m_gif, nullptr))
        m_good = EGifCloseFile(gif, nullptr) == GIF_OK && m_good;
    return m_good;
}

/// The smallest rectangle outside of which nothing changes; one pixel when nothing changes at all, since a
/// picture cannot be empty.
QRect GifFile::changed(const QImage &picture) const
{
    if (m_last.isNull())
        return picture.rect();
    QRect part;
    for (int row = 0; row < m_size.height(); ++row) {
        const std::span now(line(picture, row), std::size_t(m_size.width()));
        const std::span before(line(m_last, row), now.size());
        const auto first = std::ranges::mismatch(now, before).in1;
        if (first == now.end())
            continue;
        const auto last = std::mismatch(now.rbegin(), now.rend(), before.rbegin()).first.base();
        part |= QRect(int(first - now.begin()), row, int(last - first), 1);
    }
    return part.isNull() ? QRect(0, 0, 1, 1) : part;
}

GifFile::Changes GifFile::changes(const QImage &picture, const QRect &part) const
{
    Changes changes;
    std::size_t place = 0;
    for (int row = part.top(); row <= part.bottom(); ++row) {
        for (int column = part.left(); column <= part.right(); ++column, ++place) {
            const QRgb colour = line(picture, row)[column];
            if (m_last.isNull() || colour != line(m_last, row)[column]) {
                changes.places.push_back(place);
                changes.colours.push_back(colour);
            }
        }
    }
    return changes;
}

bool GifFile::writeTiming(int hundredths)
{
    const GraphicsControlBlock block{DISPOSE_DO_NOT, false, std::min(hundredths, longest), transparent};
    std::array<GifByteType, 4> bytes{};
    EGifGCBToExtension(&block, bytes.data());
    return EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, int(bytes.size()), bytes.data()) == GIF_OK;
}

bool GifFile::writePart(const QRect &part, const Changes &changes)
{
    const ColourCut cut = ColourCut::of(changes.colours, mostColours);
    std::vector<GifColorType> colours(mostColours + 1);
    std::ranges::transform(cut.colours, colours.begin(), [](QRgb colour) {
        return GifColorType{GifByteType(qRed(colour)), GifByteType(qGreen(colour)),
                            GifByteType(qBlue(colour))};
    });
    std::vector<GifByteType> pixels(std::size_t(part.width()) * std::size_t(part.height()), transparent);
    for (std::size_t i = 0; i < changes.places.size(); ++i)
        pixels[changes.places[i]] = cut.numbers[i];

    const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(
        GifMakeMapObject(int(colours.size()), colours.data()), GifFreeMapObject);
    if (!map ||
        EGifPutImageDesc(m_gif, part.x(), part.y(), part.width(), part.height(), false, map.get()) != GIF_OK)
        return false;
    for (int row = 0; row < part.height(); ++row) {
        if (EGifPutLine(m_gif, &pixels[std::size_t(row) * std::size_t(part.width())], part.width()) != GIF_OK)
            return false;
    }
    return true;
}

} // namespace window
