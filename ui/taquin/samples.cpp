// SPDX-License-Identifier: MIT
#include "taquin/samples.h"

#include "taquin/samplebrush.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace taquin {

namespace {

constexpr QSizeF canvas(1600, 1200);

struct Drawing {
    const char *id;
    const char *name;
    void (*draw)(QPainter &);
};

constexpr std::array<Drawing, 4> drawings{
    {{"sample-lake", QT_TRANSLATE_NOOP("taquin::Sample", "Lake at dusk"), drawLake},
     {"sample-lighthouse", QT_TRANSLATE_NOOP("taquin::Sample", "Lighthouse"), drawLighthouse},
     {"sample-pond", QT_TRANSLATE_NOOP("taquin::Sample", "Koi pond"), drawPond},
     {"sample-rose", QT_TRANSLATE_NOOP("taquin::Sample", "Rose window"), drawRose}}};

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
    const Drawing *found = drawing(id);
    QImage image(found ? size : QSize(), QImage::Format_RGB32);
    if (image.isNull())
        return image;
    const QSizeF covering = canvas.scaled(size, Qt::KeepAspectRatioByExpanding);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate((size.width() - covering.width()) / 2, (size.height() - covering.height()) / 2);
    painter.scale(covering.width() / canvas.width(), covering.height() / canvas.height());
    found->draw(painter);
    return image;
}

} // namespace taquin
