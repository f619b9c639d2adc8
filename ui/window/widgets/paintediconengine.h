// SPDX-License-Identifier: MIT
#pragma once

#include <QIconEngine>
#include <QPainter>

namespace window {

/// An icon that is painted at any size and scale, without a picture of its own.
class PaintedIconEngine : public QIconEngine {
public:
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) // a window too small for the icon asks for no size
            return {};
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }
};

} // namespace window
