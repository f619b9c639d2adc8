// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace window {

/// Returns the widgets of these areas at which the Tab key stops, area by area, each in reading order. Widgets that
/// are not visible, even by scrolling, are left out.
QWidgetList tabStops(const QWidgetList &areas);

} // namespace window
