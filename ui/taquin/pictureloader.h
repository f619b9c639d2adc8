// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QObject>

#include <functional>

namespace ui {

/// Gets a kept picture or a sample by its id: at once when it was used lately, else by a thread of the pool.
/// `use` is not called when `context` is gone by then; it gets a null image when the picture is gone.
void loadPicture(const QString &id, QObject *context, const std::function<void(const QImage &)> &use);

} // namespace ui
