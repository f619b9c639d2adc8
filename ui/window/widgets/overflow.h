// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/verticalscrollarea.h"

namespace window {

/// Scrolls what a window shows, in both directions, once the window is smaller than its parts can be. As long
/// as it is not, nobody notices the area: keys and the wheel are left to the window.
class Overflow : public VerticalScrollArea {
    Q_OBJECT

public:
    Overflow(QWidget *content, QWidget *parent);

    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace window
