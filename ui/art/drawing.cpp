// SPDX-License-Identifier: MIT
#include "art/drawing.h"

#include <QtCore/QCache>
#include <QtCore/QFile>
#include <QtCore/QRectF>
#include <QtSvg/QSvgRenderer>

namespace art {

namespace {

/// The most drawings that a thread keeps: all of the program's in two sets of colours.
constexpr int mostKept = 80;

QByteArray read(const QString &name, const Replacements &replacements)
{
    QFile file(QLatin1StringView(":/art/") + name + QLatin1StringView(".svg"));
    const bool isOpen = file.open(QFile::ReadOnly);
    Q_ASSERT(isOpen);
    QByteArray svg = isOpen ? file.readAll() : QByteArray();
    for (const auto &[text, other] : replacements)
        svg.replace(text, other);
    return svg;
}

} // namespace

void paint(QPainter &painter, const QRectF &rect, const QString &name, const Replacements &replacements)
{
    // A renderer changes while it draws, and pictures are painted in several threads.
    thread_local QCache<std::pair<QString, Replacements>, QSvgRenderer> kept(mostKept);
    const std::pair key(name, replacements);
    if (!kept.contains(key))
        kept.insert(key, new QSvgRenderer(read(name, replacements)));
    kept.object(key)->render(&painter, rect);
}

} // namespace art
