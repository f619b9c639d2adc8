// SPDX-License-Identifier: MIT
// Fuzzes the bytes of a picture, in any format.
#include "attack.h"

#include "taquin/picture.h"

#include <QBuffer>

using namespace Qt::StringLiterals;

namespace {

constexpr int largestWritten = 64; ///< pixels a side; larger pictures take too long to write

QByteArray png(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QBuffer::WriteOnly);
    fuzz::require(image.save(&buffer, "png"), "a picture can be written");
    return bytes;
}

QImage read(const QByteArray &bytes)
{
    const taquin::PictureReading reading = taquin::readPicture({u"picture"_s, bytes});
    const auto *picture = std::get_if<taquin::Picture>(&reading);
    if (!picture)
        fuzz::require(!std::get<QString>(reading).isEmpty(), "a picture is refused with a reason");
    return picture ? picture->image : QImage();
}

} // namespace

void attack(const QByteArray &bytes)
{
    const QImage image = read(bytes);
    if (image.isNull())
        return;
    const int longest = std::max(image.width(), image.height());
    fuzz::require(longest <= taquin::Picture::longestSide, "no picture is larger than it may be");
    fuzz::require(image.format() == QImage::Format_RGB32 ||
                      image.format() == QImage::Format_ARGB32_Premultiplied,
                  "a picture is fit for cutting");
    if (longest <= largestWritten)
        fuzz::require(read(png(image)) == image, "what is written is read as the same");
}
