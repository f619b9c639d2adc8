// SPDX-License-Identifier: MIT
#include "window/widgets/onscreen.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QScreen>

#include <algorithm>

namespace window {

namespace {

constexpr QSize titleBar(16, 48); // the estimated frame of a window that has not been shown yet

class ShownDialogs : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (auto *dialog = event->type() == QEvent::Show ? qobject_cast<QDialog *>(watched) : nullptr)
            bringOnScreen(*dialog);
        return QObject::eventFilter(watched, event);
    }
};

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

std::optional<SideBySide> sideBySide(const QRect &screen, const QRect &window, int width, int narrowest)
{
    if (screen.width() - window.width() < narrowest)
        return std::nullopt;
    int before = window.left() - screen.left();
    int after = screen.right() - window.right();
    QRect moved = window;
    if (std::max(before, after) < narrowest) {
        moved.moveLeft(before <= after ? screen.left() : screen.right() + 1 - window.width());
        before = moved.left() - screen.left();
        after = screen.right() - moved.right();
    }
    QRect other(0, moved.top(), std::min(width, std::max(before, after)), moved.height());
    other.moveLeft(before > after ? moved.left() - other.width() : moved.right() + 1);
    return SideBySide{moved.topLeft(), other & screen};
}

void keepDialogsOnScreen(QObject &owner)
{
    qApp->installEventFilter(new ShownDialogs(&owner));
}

} // namespace window
