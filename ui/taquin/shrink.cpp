// SPDX-License-Identifier: MIT
#include "taquin/shrink.h"

#include <QColorSpace>

#include <algorithm>
#include <vector>

namespace taquin {

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
