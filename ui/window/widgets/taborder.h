// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace window {

/// Returns the widgets where the Tab key stops in these areas, one area after the other and each in the order
/// of reading. Widgets that cannot be seen, even by scrolling, are left out.
QWidgetList tabStops(const QWidgetList &areas);

} // namespace window
