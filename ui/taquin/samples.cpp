// SPDX-License-Identifier: MIT
#include "taquin/samples.h"

#include <QCoreApplication>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <array>

namespace taquin {

namespace {

struct Drawing {
    const char *id;
    const char *name;
    const char *file; ///< in resources/samples
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
    QImage image(found ? size : QSize(), QImage::Format_RGB32);
    if (image.isNull())
        return image;
    QSvgRenderer renderer(QStringLiteral(":/samples/%1.svgz").arg(QLatin1String(found->file)));
    const QSizeF covering = renderer.viewBoxF().size().scaled(size, Qt::KeepAspectRatioByExpanding);
    QRectF area({}, covering);
    area.moveCenter(QRectF(image.rect()).center());
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, area);
    return image;
}

} // namespace taquin
