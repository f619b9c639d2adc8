// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace window {

/// Where the Tab key stops in these areas, one area after the other and each in the order of reading. What
/// cannot be seen, even by scrolling, is left out.
QWidgetList tabStops(const QWidgetList &areas);

} // namespace window
