// SPDX-License-Identifier: MIT
#include "taquin/pictureloader.h"

#include "session/backgroundtask.h"
#include "taquin/picturestore.h"

#include <QCache>

namespace ui {

namespace {

// Undo and redo pass the same few boards again and again. Costs are in KiB.
QCache<QString, QImage> &lately()
{
    static QCache<QString, QImage> cache(64 << 10);
    return cache;
}

} // namespace

void loadPicture(const QString &id, QObject *context, const std::function<void(const QImage &)> &use)
{
    if (const QImage *known = lately().object(id)) {
        use(*known);
        return;
    }
    session::runInBackground(
        context, [id] { return ::taquin::PictureStore().load(id); },
        [id, use](const QImage &image) {
            if (!image.isNull())
                lately().insert(id, new QImage(image), int(image.sizeInBytes() >> 10));
            use(image);
        });
}

} // namespace ui
