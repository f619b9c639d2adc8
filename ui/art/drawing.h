// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>

#include <utility>

class QPainter;
class QRectF;

namespace art {

/// Strings to replace in an SVG file, mostly colours, each with its replacement.
using Replacements = QList<std::pair<QByteArray, QByteArray>>;

/// Paints a drawing of resources/art so that it fills the rectangle, with these replacements. Each thread reads a
/// drawing once for each list of replacements.
void paint(QPainter &painter, const QRectF &rect, const QString &name, const Replacements &replacements);

} // namespace art
