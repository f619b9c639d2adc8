// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QFontMetrics;

namespace window {

/// Returns the height of a text that is wrapped to this width; 0 if it is empty.
int heightOf(const QString &text, const QFontMetrics &metrics, int width);

/// Returns the text, shortened with an ellipsis so that it is no higher than this when wrapped.
QString elidedToHeight(const QString &text, const QFontMetrics &metrics, int width, int height);

} // namespace window
