// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>

#include <utility>

class QPainter;
class QRectF;

namespace art {

/// Texts of an SVG file, most of them colours, each with the text that takes its place.
using Replacements = QList<std::pair<QByteArray, QByteArray>>;

/// Paints a drawing of resources/art, which fills the rectangle, with these replacements. Drawings are read once for
/// each list of replacements and thread.
void paint(QPainter &painter, const QRectF &rect, const QString &name, const Replacements &replacements);

} // namespace art
