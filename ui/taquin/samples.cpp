// SPDX-License-Identifier: MIT
#include "taquin/samples.h"

#include <QCoreApplication>
#include <QImageReader>
#include <QtMath>

#include <algorithm>
#include <array>

namespace taquin {

namespace {

struct Drawing {
    const char *id;
    const char *name;
    const char *file; ///< the name of the file in resources/samples
};

constexpr std::array<Drawing, 4> drawings{
    {{"sample-lake", QT_TRANSLATE_NOOP("taquin::Sample", "Lake at dusk"), "lake"},
     {"sample-lighthouse", QT_TRANSLATE_NOOP("taquin::Sample", "Lighthouse"), "lighthouse"},
     {"sample-pond", QT_TRANSLATE_NOOP("taquin::Sample", "Koi pond"), "pond"},
     {"sample-rose", QT_TRANSLATE_NOOP("taquin::Sample", "Rose window"), "rose"}}};

const Drawing *drawing(const QString &id)
{
    const auto found =
        std::ranges::find_if(drawings, [&](const Drawing &each) { return id == QLatin1String(each.id); });
    return found == drawings.end() ? nullptr : &*found;
}

} // namespace

std::vector<Sample> samples()
{
    std::vector<Sample> all;
    for (const Drawing &each : drawings)
        all.push_back({each.id, QCoreApplication::translate("taquin::Sample", each.name)});
    return all;
}

bool isSample(const QString &id)
{
    return drawing(id) != nullptr;
}

QImage sample(const QString &id, const QSize &size)
{
    const Drawing *const found = drawing(id);
    if (!found || size.isEmpty())
        return {};
    // The plugin for SVG reads the file, so that the program is not linked with a library that few of its runs need.
    QImageReader reader(QStringLiteral(":/samples/%1.svgz").arg(QLatin1String(found->file)));
    const QSizeF covering = QSizeF(reader.size()).scaled(size, Qt::KeepAspectRatioByExpanding);
    reader.setScaledSize({qCeil(covering.width()), qCeil(covering.height())});
    QRect part({}, size);
    part.moveCenter(QRect({}, reader.scaledSize()).center());
    return reader.read().copy(part).convertToFormat(QImage::Format_RGB32);
}

} // namespace taquin
