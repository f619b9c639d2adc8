// SPDX-License-Identifier: MIT
#include "window/widgets/onscreen.h"

#include <QScreen>
#include <QWidget>

namespace window {

namespace {

constexpr QSize titleBar(16, 48); // the estimated frame of a window that has not been shown yet

} // namespace

void bringOnScreen(QWidget &window)
{
    if (window.isMaximized() || window.isFullScreen())
        return;
    const QRect free = window.screen()->availableGeometry();
    const QSize known = window.frameGeometry().size() - window.size();
    const QSize frame = known.isNull() ? titleBar.boundedTo(free.size() / 4) : known;
    const QSize most = free.size() - frame;
    if (window.width() > most.width() || window.height() > most.height())
        window.resize(window.size().boundedTo(most));
    const QRect room = free.adjusted(0, 0, -frame.width(), -frame.height());
    const QPoint at = window.frameGeometry().topLeft();
    const int right = room.right() + 1 - window.width();
    const int bottom = room.bottom() + 1 - window.height();
    const QPoint there(std::max(room.left(), std::min(at.x(), right)),
                       std::max(room.top(), std::min(at.y(), bottom)));
    if (there != at)
        window.move(there);
}

} // namespace window
