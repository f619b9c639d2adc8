// SPDX-License-Identifier: MIT
#include "taquin/picturesource.h"

#include <QCoreApplication>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace taquin {

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

} // namespace taquin
