// SPDX-License-Identifier: MIT
#include "window/widgets/fittedtext.h"

#include <QFontMetrics>

namespace window {

int heightOf(const QString &text, const QFontMetrics &metrics, int width)
{
    return text.isEmpty() ? 0 : metrics.boundingRect(0, 0, width, 10'000, Qt::TextWordWrap, text).height();
}

QString elidedToHeight(const QString &text, const QFontMetrics &metrics, int width, int height)
{
    if (text.isEmpty() || heightOf(text, metrics, width) <= height)
        return text;
    qsizetype fits = 0;
    qsizetype tooLong = text.size();
    while (tooLong - fits > 1) {
        const qsizetype middle = (fits + tooLong) / 2;
        (heightOf(text.left(middle) + u'…', metrics, width) <= height ? fits : tooLong) = middle;
    }
    return text.left(fits).trimmed() + u'…';
}

} // namespace window
