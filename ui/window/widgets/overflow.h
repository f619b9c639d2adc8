// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/verticalscrollarea.h"

namespace window {

/// Scrolls the contents of a window in both directions once the window is smaller than their minimum size.
/// Otherwise the area is not noticeable: it leaves keys and the wheel to the window.
class Overflow : public VerticalScrollArea {
    Q_OBJECT

public:
    Overflow(QWidget *content, QWidget *parent);

    QSize minimumSizeHint() const override { return {}; }

protected:
    void keyPressEvent(QKeyEvent *event) override { event->ignore(); }
};

} // namespace window
