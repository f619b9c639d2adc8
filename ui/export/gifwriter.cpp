// SPDX-License-Identifier: MIT
#include "export/gifwriter.h"

#include <QIODevice>

#include <algorithm>
#include <array>
#include <cmath>
#include <gif_lib.h>
#include <iterator>
#include <span>

namespace exports {

namespace {

constexpr std::size_t mostExactColours = 30'000; // a photograph has more
constexpr QRgb coarseBits = 0xfffcfcfc;          // the bits of a colour kept if there are more
constexpr QRgb halfOfTheRest = 0x020202;         // the mean of the bits that are not kept
constexpr int refinements = 2;                   // more take time and change the palette little
constexpr std::array<int, 3> channelShifts{16, 8, 0};
// A box of two different colours has an error of at least a half; anything less is due to rounding.
constexpr double smallestError = 0.25;

/// A colour and the number of pixels that have it.
struct ColourCount {
    QRgb colour;
    double pixels = 0;
    std::size_t index = 0; ///< the index in the palette of the colour that it becomes

    int channel(int shift) const { return int(colour >> shift & 0xff); }
};

/// A box in RGB space whose colours will be merged into one.
struct ColourBox {
    std::span<ColourCount> colours;
    int axis = 0;     ///< the channel in which the colours differ most, as a shift
    double error = 0; ///< the sum of the squared differences from the mean in this channel, over all pixels

    explicit ColourBox(std::span<ColourCount> members) : colours(members)
    {
        for (const int shift : channelShifts) {
            double pixels = 0;
            double sum = 0;
            double squares = 0;
            for (const ColourCount &colour : colours) {
                const double value = colour.channel(shift);
                pixels += colour.pixels;
                sum += colour.pixels * value;
                squares += colour.pixels * value * value;
            }
            if (const double channelError = squares - sum * sum / pixels; channelError > error) {
                error = channelError;
                axis = shift;
            }
        }
    }

    double mean(int shift) const
    {
        double pixels = 0;
        double sum = 0;
        for (const ColourCount &colour : colours) {
            pixels += colour.pixels;
            sum += colour.pixels * colour.channel(shift);
        }
        return sum / pixels;
    }
    QRgb meanColour() const
    {
        return qRgb(int(std::lround(mean(16))), int(std::lround(mean(8))), int(std::lround(mean(0))));
    }
    /// Puts the colours up to the mean first and returns their number. Neither part is empty, since the
    /// colours differ along the axis.
    std::size_t partitionAtMean()
    {
        const double middle = mean(axis);
        const auto above = std::partition(colours.begin(), colours.end(), [&](const ColourCount &colour) {
            return colour.channel(axis) <= middle;
        });
        return std::size_t(above - colours.begin());
    }
};

std::vector<ColourCount> countColours(std::vector<QRgb> pixels)
{
    std::ranges::sort(pixels);
    std::vector<ColourCount> colours;
    for (const QRgb pixel : pixels) {
        if (colours.empty() || colours.back().colour != pixel)
            colours.push_back({pixel});
        ++colours.back().pixels;
    }
    return colours;
}

int squaredDistance(QRgb one, QRgb other)
{
    const int red = qRed(one) - qRed(other);
    const int green = qGreen(one) - qGreen(other);
    const int blue = qBlue(one) - qBlue(other);
    return red * red + green * green + blue * blue;
}

/// The nearest colours of a palette to each of its colours. A colour at the distance d from its palette
/// colour can be nearer only to palette colours within 2d of that one (the triangle inequality), which are
/// few. Comparing with all of them takes several times as long.
class Neighbours {
public:
    explicit Neighbours(std::span<const QRgb> palette) : m_palette(palette), m_nearest(palette.size())
    {
        std::vector<Neighbour> all(palette.size());
        for (std::size_t i = 0; i < palette.size(); ++i) {
            for (std::size_t j = 0; j < palette.size(); ++j)
                all[j] = {squaredDistance(palette[i], palette[j]), j};
            const std::size_t kept = std::min(all.size(), mostNeighbours);
            std::ranges::partial_sort(all, all.begin() + std::ptrdiff_t(kept), {}, &Neighbour::distance);
            m_nearest[i].assign(all.begin(), all.begin() + std::ptrdiff_t(kept));
        }
    }

    /// Returns the index of the palette's colour that is nearest to `colour`, which has the one at `index` now.
    std::size_t nearest(QRgb colour, std::size_t index) const
    {
        const int own = squaredDistance(colour, m_palette[index]);
        int least = own;
        std::size_t found = index;
        const auto compare = [&](std::size_t candidate) {
            if (const int distance = squaredDistance(colour, m_palette[candidate]); distance < least) {
                least = distance;
                found = candidate;
            }
        };
        for (const Neighbour &neighbour : m_nearest[index]) {
            if (neighbour.distance >= 4 * own)
                return found;
            compare(neighbour.index);
        }
        for (std::size_t i = 0; i < m_palette.size(); ++i)
            compare(i);
        return found;
    }

private:
    struct Neighbour {
        int distance; ///< squared
        std::size_t index;
    };
    static constexpr std::size_t mostNeighbours = 32;

    std::span<const QRgb> m_palette;
    std::vector<std::vector<Neighbour>> m_nearest;
};

/// Assigns each colour to the nearest one of the palette, and replaces each of these by the mean of its
/// colours.
void refine(std::span<ColourCount> colours, std::vector<QRgb> &palette)
{
    struct Sum {
        double pixels = 0;
        std::array<double, channelShifts.size()> values{};
    };
    std::vector<Sum> sums(palette.size());
    const Neighbours neighbours(palette);
    for (ColourCount &colour : colours) {
        colour.index = neighbours.nearest(colour.colour, colour.index);
        Sum &sum = sums[colour.index];
        sum.pixels += colour.pixels;
        for (std::size_t c = 0; c < channelShifts.size(); ++c)
            sum.values[c] += colour.pixels * colour.channel(channelShifts[c]);
    }
    for (std::size_t i = 0; i < palette.size(); ++i) {
        const auto mean = [&](std::size_t c) { return int(std::lround(sums[i].values[c] / sums[i].pixels)); };
        if (sums[i].pixels > 0)
            palette[i] = qRgb(mean(0), mean(1), mean(2));
    }
}

std::vector<ColourBox> splitIntoBoxes(std::span<ColourCount> colours, std::size_t mostBoxes)
{
    std::vector<ColourBox> boxes;
    if (!colours.empty())
        boxes.emplace_back(colours);
    while (!boxes.empty() && boxes.size() < mostBoxes) {
        ColourBox &worst = *std::ranges::max_element(boxes, {}, &ColourBox::error);
        if (worst.error < smallestError)
            break;
        const std::span<ColourCount> members = worst.colours;
        const std::size_t lower = worst.partitionAtMean();
        worst = ColourBox(members.first(lower));
        boxes.emplace_back(members.subspan(lower));
    }
    return boxes;
}

/// Returns the colours of plain areas in ascending order: each is that of at least one pixel in `mostAreas`.
std::vector<QRgb> areaColours(const std::vector<QRgb> &pixels, std::size_t mostAreas)
{
    std::vector<QRgb> areas;
    for (const ColourCount &colour : countColours(pixels)) {
        if (colour.pixels * double(mostAreas) >= double(pixels.size()))
            areas.push_back(colour.colour);
    }
    return areas;
}

IndexedColours cutAtMeans(const std::vector<QRgb> &pixels, std::size_t mostColours)
{
    QRgb mask = 0xffffffff;
    QRgb rest = 0;
    std::vector<ColourCount> colours = countColours(pixels);
    if (colours.size() > mostExactColours) {
        mask = coarseBits;
        rest = halfOfTheRest;
        std::vector<QRgb> coarsePixels = pixels;
        for (QRgb &pixel : coarsePixels)
            pixel = (pixel & mask) + rest;
        colours = countColours(std::move(coarsePixels));
    }
    const bool exact = colours.size() <= mostColours;
    IndexedColours result;
    for (const ColourBox &box : splitIntoBoxes(colours, mostColours)) {
        for (ColourCount &colour : box.colours)
            colour.index = result.palette.size();
        result.palette.push_back(box.meanColour());
    }
    for (int i = 0; i < refinements && !exact; ++i)
        refine(colours, result.palette);
    std::ranges::sort(colours, {}, &ColourCount::colour);
    for (const QRgb pixel : pixels) {
        const auto found = std::ranges::lower_bound(colours, (pixel & mask) + rest, {}, &ColourCount::colour);
        result.indices.push_back(static_cast<unsigned char>(found->index));
    }
    return result;
}

} // namespace

// An area that is plain in one image and is redrawn in part in the next would otherwise show the outline of that part.
IndexedColours quantize(const std::vector<QRgb> &pixels, std::size_t mostColours)
{
    const std::vector<QRgb> areas = areaColours(pixels, mostColours / 4);
    std::vector<QRgb> others;
    std::ranges::copy_if(pixels, std::back_inserter(others),
                         [&](QRgb pixel) { return !std::ranges::binary_search(areas, pixel); });
    const IndexedColours rest = cutAtMeans(others, mostColours - areas.size());
    IndexedColours result{areas, {}};
    result.palette.insert(result.palette.end(), rest.palette.begin(), rest.palette.end());
    auto next = rest.indices.begin();
    for (const QRgb pixel : pixels) {
        const auto area = std::ranges::lower_bound(areas, pixel);
        const bool isOfArea = area != areas.end() && *area == pixel;
        result.indices.push_back(static_cast<unsigned char>(isOfArea ? std::size_t(area - areas.begin())
                                                                     : areas.size() + *next++));
    }
    return result;
}

namespace {

constexpr int transparent = 255; // the index of the colour that leaves a pixel unchanged
constexpr int mostColours = 255;
constexpr int bitsPerChannel = 8;
constexpr int longestDelay = 65'535; // hundredths of a second

int writeTo(GifFileType *gif, const GifByteType *bytes, int count)
{
    auto *device = static_cast<QIODevice *>(gif->UserData);
    return int(std::max(qint64(0), device->write(reinterpret_cast<const char *>(bytes), count)));
}

/// Writes the extension by which Netscape (1995) repeats an animation forever. Every viewer supports it.
bool writeLoopExtension(GifFileType *gif)
{
    constexpr std::array<GifByteType, 3> loopForEver{1, 0, 0};
    return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif, int(loopForEver.size()), loopForEver.data()) == GIF_OK &&
           EGifPutExtensionTrailer(gif) == GIF_OK;
}

const QRgb *line(const QImage &image, int row)
{
    return reinterpret_cast<const QRgb *>(image.constScanLine(row));
}

} // namespace

/// The pixels that change within a rectangle.
struct GifWriter::Changes {
    std::vector<std::size_t> positions; ///< the positions of the pixels in raster order
    std::vector<QRgb> colours;
};

GifWriter::GifWriter(QIODevice &device, const QSize &size, bool repeats)
    : m_size(size), m_gif(EGifOpen(&device, writeTo, nullptr)), m_good(m_gif != nullptr)
{
    if (!m_good)
        return;
    EGifSetGifVersion(m_gif, true);
    m_good = EGifPutScreenDesc(m_gif, size.width(), size.height(), bitsPerChannel, 0, nullptr) == GIF_OK &&
             (!repeats || writeLoopExtension(m_gif));
}

GifWriter::~GifWriter()
{
    GifWriter::close();
}

bool GifWriter::add(const QImage &image, int centiseconds)
{
    Q_ASSERT(image.size() == m_size);
    const QImage next = image.convertToFormat(QImage::Format_RGB32);
    const QRect rect = changedRect(next);
    m_good = m_good && writeDelay(centiseconds) && writePixels(rect, changes(next, rect));
    m_last = next;
    return m_good;
}

bool GifWriter::close()
{
    if (GifFileType *gif = std::exchange(m_gif, nullptr))
        m_good = EGifCloseFile(gif, nullptr) == GIF_OK && m_good;
    return m_good;
}

/// Returns the smallest rectangle outside of which nothing changes; one pixel if nothing changes at all,
/// since an image of a GIF cannot be empty.
QRect GifWriter::changedRect(const QImage &image) const
{
    if (m_last.isNull())
        return image.rect();
    QRect rect;
    for (int row = 0; row < m_size.height(); ++row) {
        const std::span now(line(image, row), std::size_t(m_size.width()));
        const std::span before(line(m_last, row), now.size());
        const auto first = std::ranges::mismatch(now, before).in1;
        if (first == now.end())
            continue;
        const auto last = std::mismatch(now.rbegin(), now.rend(), before.rbegin()).first.base();
        rect |= QRect(int(first - now.begin()), row, int(last - first), 1);
    }
    return rect.isNull() ? QRect(0, 0, 1, 1) : rect;
}

GifWriter::Changes GifWriter::changes(const QImage &image, const QRect &rect) const
{
    Changes changes;
    std::size_t position = 0;
    for (int row = rect.top(); row <= rect.bottom(); ++row) {
        for (int column = rect.left(); column <= rect.right(); ++column, ++position) {
            const QRgb colour = line(image, row)[column];
            if (m_last.isNull() || colour != line(m_last, row)[column]) {
                changes.positions.push_back(position);
                changes.colours.push_back(colour);
            }
        }
    }
    return changes;
}

bool GifWriter::writeDelay(int centiseconds)
{
    const GraphicsControlBlock block{DISPOSE_DO_NOT, false, std::min(centiseconds, longestDelay),
                                     transparent};
    std::array<GifByteType, 4> bytes{};
    EGifGCBToExtension(&block, bytes.data());
    return EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, int(bytes.size()), bytes.data()) == GIF_OK;
}

bool GifWriter::writePixels(const QRect &rect, const Changes &changes)
{
    const IndexedColours indexed = quantize(changes.colours, mostColours);
    std::vector<GifColorType> colours(mostColours + 1);
    std::ranges::transform(indexed.palette, colours.begin(), [](QRgb colour) {
        return GifColorType{GifByteType(qRed(colour)), GifByteType(qGreen(colour)),
                            GifByteType(qBlue(colour))};
    });
    std::vector<GifByteType> pixels(std::size_t(rect.width()) * std::size_t(rect.height()), transparent);
    for (std::size_t i = 0; i < changes.positions.size(); ++i)
        pixels[changes.positions[i]] = indexed.indices[i];

    const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(
        GifMakeMapObject(int(colours.size()), colours.data()), GifFreeMapObject);
    if (!map ||
        EGifPutImageDesc(m_gif, rect.x(), rect.y(), rect.width(), rect.height(), false, map.get()) != GIF_OK)
        return false;
    for (int row = 0; row < rect.height(); ++row) {
        if (EGifPutLine(m_gif, &pixels[std::size_t(row) * std::size_t(rect.width())], rect.width()) != GIF_OK)
            return false;
    }
    return true;
}

} // namespace exports
