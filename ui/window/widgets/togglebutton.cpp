// SPDX-License-Identifier: MIT
#include "window/widgets/togglebutton.h"

#include <QAction>
#include <QToolButton>

namespace window {

void letScreenReadersToggle(QToolButton &button)
{
    QObject::connect(&button, &QToolButton::toggled, &button, [&button](bool isOn) {
        QAction *action = button.defaultAction();
        if (!action || !action->isCheckable() || action->isChecked() == isOn)
            return;
        action->trigger();
        button.setChecked(action->isChecked()); // the chosen one of several actions stays chosen
    });
}

} // namespace window
